"""Histories at random: people of all kinds do all that can be done at a table, sensible or not."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

from karfunkel.errors import Error, Refused
from karfunkel.games.game import Game
from karfunkel.match.clock import Clock
from karfunkel.match.commands import (
    Answer,
    AnyCommand,
    Ask,
    Ban,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Unban,
    Unseat,
)
from karfunkel.match.decision import Person
from karfunkel.match.events import Admitted, LogEntry, Played
from karfunkel.match.match import Match
from tests.match.company import (
    ANNA,
    MINUTE,
    PEOPLE,
    SECOND,
    ZOE,
    add_event,
    bot_move,
    can_take_back,
    expire,
    legal,
    opened,
    try_to,
)

CLOCKS = [None, Clock(20, 60), Clock(0, 90), Clock(3 * 86_400)]
NONSENSE = ["", "money", "99r", "accept", "T1", "t1", "🂡", "r>0b", "bribe9", "stop"]
TALK = ["Hello!", "\x00\x1b[2J", "  well   played ", "\u202eturn around"]

Deed = Callable[[], list[LogEntry]]


class Evening:
    """One table from its opening on. `try_something` lets one thing happen, or be refused."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.dice = random.Random(f"{game.id}-{players}-{seed}")
        self.match = opened(
            game.id,
            players,
            seed=f"seed-of-evening-{seed}",
            clock=self.dice.choice(CLOCKS),
            public=self.dice.random() < 0.7,
            starts_when_full=self.dice.random() < 0.5,
        )
        self.at = self.match.at
        self.refusals: Counter[str] = Counter()
        self._bold = self.dice.choice([0.1, 0.3, 0.5])
        """How often something is tried that is not the next move."""

    def try_something(self) -> list[LogEntry] | None:
        """The lines that were written; None if it was refused."""
        self.at += self.dice.choice([0, 10, SECOND, 25 * SECOND, 2 * MINUTE, -5 * SECOND])
        deed = self._next_deed()
        try:
            return deed()
        except Refused as refused:
            self.refusals[refused.code] += 1
        except Error as error:
            self.refusals[type(error).__name__] += 1
        return None

    # ---- what is tried

    def _next_deed(self) -> Deed:
        match, dice = self.match, self.dice
        if match.stage == "open":
            return self._before_the_game()
        if match.vote is not None and dice.random() < 0.7:
            return self._answer()
        if match.stage == "running" and dice.random() >= self._bold:
            return self._next_move()
        if dice.random() < 0.2:
            return self._by_the_house()
        if match.stage == "running" and dice.random() < 0.5:
            return self._by_one_who_may()
        return self._by_somebody(self._any_command())

    def _before_the_game(self) -> Deed:
        seats = self.match.setup.players
        command: AnyCommand = self.dice.choice(
            [
                Sit(),
                Sit(),
                Sit(self.dice.randrange(seats)),
                Sit(4),
                Stand(),
                SeatBot(self.dice.randrange(seats), "trader") if self.dice.random() < 0.3 else Sit(),
                SeatBot(4, "trader"),
                Unseat(self.dice.randrange(seats)) if self.dice.random() < 0.2 else Sit(),
                Start(),
                Start(),
                Say(self.dice.choice(TALK), "k"),
                Play("gems", 0),
                Ask("undo"),
                Return(),
            ]
        )
        if self.dice.random() < 0.1:
            return self._by_the_house()
        if isinstance(command, SeatBot | Unseat | Start) and self.dice.random() < 0.7:
            return lambda: try_to(self.match, ANNA, command, self.at)
        return self._by_somebody(command)

    def _next_move(self) -> Deed:
        seat = self.dice.choice(self.match.to_act())
        text = self.dice.choice(legal(self.match, seat))
        owner = self.match.seats[seat]
        if owner.by_bot and (not owner.person or self.dice.random() < 0.7):
            return lambda: [bot_move(self.match, seat, text, self.at)]
        who = Person(str(owner.guest), owner.name)
        return lambda: try_to(self.match, who, Play(text, self.match.asked[seat]), self.at)

    def _answer(self) -> Deed:
        seat = self.dice.choice(self.match.seats)
        command = Answer(yes=self.dice.random() < 0.9)
        return lambda: try_to(self.match, Person(str(seat.guest), seat.name), command, self.at)

    def _by_one_who_may(self) -> Deed:
        """Somebody asks for an undo, is back, or tries to move when it is time to."""
        match, dice = self.match, self.dice
        people = [seat for seat in range(match.setup.players) if match.seats[seat].person]
        if not people:
            return self._by_the_house()
        seat = dice.choice(people)
        command: AnyCommand = Play(dice.choice(NONSENSE), match.asked.get(seat, 0))
        if match.seats[seat].away and dice.random() < 0.5:
            command = Return()
        elif dice.random() < 0.7:
            seat = next((seat for seat in people if can_take_back(match, seat)), seat)
            command = Ask("undo")
        return lambda: try_to(match, Person(str(match.seats[seat].guest), ""), command, self.at)

    def _any_command(self) -> AnyCommand:
        question = "undo" if self.dice.random() < 0.9 else "abandon"
        always: list[AnyCommand] = [
            Ask(question),
            Ask(question),
            Answer(yes=True),
            Answer(yes=True),
            Answer(yes=False),
            Return(),
            Say(self.dice.choice(TALK), self.dice.choice(["", "a", "b"])),
            self._wrong_move(),
            self._repeated_move(),
            Sit(),
            Stand(),
            Start(),
            SeatBot(0, "trader"),
            Unseat(1),
            Ban(ZOE.guest),
            Unban(ZOE.guest),
            Rematch(),
        ]
        if self.dice.random() < 0.02:
            return Resign()
        return self.dice.choice(always)

    def _wrong_move(self) -> Play:
        return Play(self.dice.choice(NONSENSE), self.dice.randrange(self.match.seq + 2))

    def _repeated_move(self) -> Play:
        played = [line.event for line in self.match.log if isinstance(line.event, Played)]
        last = self.dice.choice(played[-3:]) if played else Played(0, "gems", 0)
        return Play(last.move, last.asked)

    def _by_somebody(self, command: AnyCommand) -> Deed:
        who = self.dice.choice([*PEOPLE[: self.match.setup.players], ZOE])
        return lambda: try_to(self.match, who, command, self.at)

    def _by_the_house(self) -> Deed:
        if self.dice.random() < 0.8:
            return lambda: expire(self.match, self.at)
        guest = self.dice.choice(PEOPLE).guest
        return lambda: [add_event(self.match, Admitted(guest), self.at)]


def evening(game: Game, players: int, seed: int, *, most_lines: int) -> Iterator[Evening]:
    """An evening, before each thing that is tried; it goes on for a little while after the game."""
    table = Evening(game, players, seed)
    after_the_end = 0
    while table.match.seq < most_lines and after_the_end < 25:
        after_the_end += table.match.stage in ("over", "abandoned")
        yield table


def after(game: Game, players: int, seed: int, *, most_lines: int) -> Match:
    """The table at the end of an evening."""
    for table in evening(game, players, seed, most_lines=most_lines):
        table.try_something()
    return table.match
