"""A session on this computer: one person against bots, with the sentences told so far, and undo."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from karfunkel.bots import Bot, bot_called
from karfunkel.cli.terminal.game_ui import Event, GameUI, View
from karfunkel.errors import Error
from karfunkel.notation.game_record import Entry
from karfunkel.table import Table


@dataclass(frozen=True)
class Mark:
    """Where a decision of the person began: how long the table's log and the story were then."""

    entries: int
    lines: int


class LocalSession:
    """A table at which one person plays, with bots of a level at the other seats, and the story told to that person.

    Where several may choose at once, the others choose before the person is asked. Going back to a decision takes
    their choices back as well, so that nobody learns them by undoing; they choose anew.
    """

    def __init__(
        self,
        table: Table,
        person: int,
        ui: GameUI,
        chance: random.Random,
        level: str = "random",
        bot: Bot | None = None,
    ) -> None:
        """A session; the bots are of a level, unless one is brought along: then that is only what it is called."""
        self.table = table
        self.person = person
        self._ui = ui
        self._chance = chance
        self.level = level
        self._bot = bot_called(level) if bot is None else bot
        self._marks: list[Mark] = []
        self._deciding = False
        self.story: list[str] = []
        self._listen_to_what_was_played()

    # ---- looking

    @property
    def view(self) -> View:
        """What the person sees."""
        return self.table.view(self.person)

    @property
    def moves(self) -> Sequence[str]:
        """The moves that the person can make now."""
        return self.table.moves(self.person)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    def record(self) -> str:
        """The game as text, with its seed, so that it can go on later."""
        return self.table.record(with_seed=True)

    # ---- playing

    def advance(self) -> None:
        """Let the others move until the person has to decide or the game is over."""
        self._mark_decision()
        while others := [seat for seat in self.table.to_act if seat != self.person]:
            seat = others[0]
            self.table.play(seat, self._bot.choose(self.table.view(seat), self.table.moves(seat), self._chance))
            self._tell(self.table.events(self.person))
            self._mark_decision()

    def play(self, move: str) -> None:
        """Play a move of the person; Error, and nothing has changed, if it cannot be played."""
        events = self.table.play(self.person, move)
        self._deciding = False
        self._tell(events)

    def undo(self) -> None:
        """Go back to the person's decision before this one; Error if there is none."""
        earlier = len(self._marks) - (2 if self._deciding else 1)
        if earlier < 0:
            raise Error(self._ui.words.say("terminal-error-undo"))
        mark = self._marks[earlier]
        while len(self.table.log) > mark.entries:
            self.table.undo()
        del self._marks[earlier:], self.story[mark.lines :]
        self._deciding = False

    def news(self) -> list[str]:
        """What was told since the person's last decision began."""
        earlier = len(self._marks) - (2 if self._deciding else 1)
        return self.story[self._marks[earlier].lines if earlier >= 0 else len(self._ui.opening()) :]

    # ---- the story

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.story += self._ui.tell(events, self.table.view(self.person))

    def _mark_decision(self) -> None:
        if self.person in self.table.to_act and not self._deciding:
            self._marks.append(Mark(len(self.table.log), len(self.story)))
            self._deciding = True

    def _listen_to_what_was_played(self) -> None:
        """Play the log of a resumed table again on a second one, to hear its story."""
        played, log = self.table, self.table.log
        first = next((number for number, entry in enumerate(log) if entry.seat is not None), len(log))
        self.table = played.at(first)
        self.story = self._ui.opening()
        for part in moves_with_draws(log[first:]):
            self._hear(part)
        self.table = played

    def _hear(self, part: list[Entry]) -> None:
        """Hear a move and the draws that follow it."""
        self._mark_decision()
        if part[0].seat == self.person:
            self._deciding = False
        self.table.replay(part)
        self._tell(self.table.events(self.person))


def moves_with_draws(log: tuple[Entry, ...]) -> list[list[Entry]]:
    """The moves of a log, each with the draws that follow it."""
    parts: list[list[Entry]] = []
    for entry in log:
        if entry.seat is not None:
            parts.append([])
        parts[-1].append(entry)
    return parts
