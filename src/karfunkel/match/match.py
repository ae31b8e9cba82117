"""A match: a game with people at it, as its events left it. Only `evolve` changes one."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Self

import msgspec

from karfunkel.engine.slot_copier import slot_copier
from karfunkel.errors import Refused
from karfunkel.games.game import RULES
from karfunkel.games.registry import game_called
from karfunkel.match.clock import DAY, SECOND, Clocks
from karfunkel.match.events import LogEntry, Opened, Question, Started
from karfunkel.notation.game_record import Entry as RecordEntry
from karfunkel.table.append_only_list import AppendOnlyList
from karfunkel.table.create_table import laid_out
from karfunkel.table.table import Table
from karfunkel.table.verifiable_chance import seed_hash

Stage = Literal["open", "running", "over", "abandoned"]
OPEN_FOR = 3 * DAY * SECOND
"""So long a match waits for people after the last one came or went."""
ANSWER_WITHIN = 1 * DAY * SECOND
"""So long those who are asked to end the game can object, in thousandths of a second."""
FIRST_RULES = "1"
"""The rules of a game whose log does not say them."""
MOST_TALK = 100
"""So many of the last lines said are kept at hand."""


class Seat(msgspec.Struct, omit_defaults=True, frozen=True):
    """Who sits here: a guest, a bot of some level, or nobody. A guest may be away; one who resigned has a level."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False
    bot: int | None = None
    """Which of the bots it is, if it had its name before it came to this seat."""

    def bot_number(self, seat: int) -> int:
        """The number by which a bot on this seat is called."""
        return seat if self.bot is None else self.bot

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.level is None

    @property
    def person(self) -> bool:
        """Whether a person plays here, be it one who is away now."""
        return self.guest is not None and self.level is None

    @property
    def present(self) -> bool:
        """Whether a person plays here and is not away."""
        return self.person and not self.away

    @property
    def by_bot(self) -> bool:
        """Whether a bot moves for this seat now."""
        return self.level is not None or self.away


class PendingVote(msgspec.Struct, frozen=True):
    """A question that waits for answers: who asked what, and which seats agree."""

    question: Question
    seat: int
    agree: list[int]


class Turn(msgspec.Struct, frozen=True):
    """A move that counts: its place in the log, whose it is, its entries in the record, what it let others see."""

    seq: int
    seat: int
    entries: list[RecordEntry]
    secret: bool
    """Whether the others do not know yet what was chosen."""
    revealing: bool
    """Whether a card was turned or a secret shown, so that it would not be fair to take it back."""


class Match:
    """A game with people at it. Tables are never changed, only replaced, so that whoever has one may keep it."""

    __slots__ = (
        "admitted",
        "answered",
        "asked",
        "at",
        "banned",
        "checkpoint",
        "clocks",
        "counts",
        "drawn_seats",
        "game",
        "id",
        "log",
        "rematch",
        "seats",
        "seed_hash",
        "seq",
        "setup",
        "stage",
        "talk",
        "turns",
        "undoable",
        "unseated",
        "unusual_options",
        "vote",
        "vote_at",
    )

    def __init__(self, match_id: str, first: LogEntry) -> None:
        if not isinstance(first.event, Opened):
            raise TypeError("a log begins with the creation of its match")
        self.id = match_id
        self.setup: Opened = first.event
        self.log = AppendOnlyList([first])
        self.seq, self.at = first.seq, first.at
        """The place of the last entry of the log, and when it was written."""
        self.stage: Stage = "open"
        self.seats: tuple[Seat, ...] = (Seat(),) * self.setup.players
        self.admitted: frozenset[str] = frozenset({self.setup.host})
        self.game: Table | None = None
        self.drawn_seats: Sequence[int] | None = None
        """Where seats were drawn: for each seat the place on which its player had sat down."""
        self.turns: AppendOnlyList[Turn] = AppendOnlyList()
        self.checkpoint: Table | None = None
        """The table after the last card or secret was shown: no move before it can be taken back."""
        self.undoable: frozenset[int] = frozenset()
        """The seats that could take their last move back now, or ask for it: nothing was shown since."""
        self.asked: Mapping[int, int] = {}
        """The seats that are to move, each with the place in the log at which it was asked."""
        self.answered: Mapping[int, LogEntry] = {}
        """The last move of each seat."""
        self.clocks = Clocks(self.setup.clock, self.setup.players) if self.setup.clock else None
        self.vote: PendingVote | None = None
        self.vote_at = 0
        """When it was called."""
        self.talk: tuple[LogEntry, ...] = ()
        self.unseated: Mapping[str, int] = {}
        """The guests whose seats the host has freed, and when it last did."""
        self.banned: Mapping[str, str] = {}
        """The guests whom the host lets sit down and speak here no more, with what they were called here."""
        self.rematch: str | None = None
        self.unusual_options = game_called(self.setup.game).unusual_options(self.setup.options)
        self.seed_hash = seed_hash(self.setup.seed) if self.setup.seed else ""
        self.counts: Counter[tuple[str, str]] = Counter()
        """How often each guest has done what only so much is allowed of."""

    def copy(self) -> Self:
        """The same match once more: what happens to one does not happen to the other."""
        twin = object.__new__(type(self))
        _copy_slots(self, twin)
        if self.clocks is not None:
            twin.clocks = self.clocks.copy()
        return twin

    # ---- who and when

    @property
    def seed(self) -> str | None:
        """The seed, once nothing depends on it any more; a record may not tell it even then."""
        return self.setup.seed or None if self.stage in ("over", "abandoned") else None

    @property
    def ended(self) -> bool:
        """Whether the game is over, with a result or without."""
        return self.stage in ("over", "abandoned")

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest plays on."""
        if guest is not None:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest and seat.level is None:
                    return number
        return None

    def sat_on(self, seat: int) -> int:
        """The place on which the player of a seat had sat down before the game."""
        return seat if self.drawn_seats is None else self.drawn_seats[seat]

    def may_see(self, guest: str | None) -> bool:
        """Whether a guest may look at this match: a private one is for those who came by its link."""
        return self.setup.public or guest in self.admitted

    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return tuple(self.asked)

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot is to move now."""
        return [seat for seat in self.asked if self.seats[seat].by_bot]

    def playing(self) -> Table:
        """The game, while it is on."""
        if self.game is None or self.stage != "running":
            raise Refused("not-running", _NOT_RUNNING[self.stage])
        return self.game

    # ---- when somebody has to look after it

    def due(self) -> int | None:
        """When the match needs the server by itself: a bot is to move, time runs out, or nobody comes."""
        if self.stage == "open":
            return self.at + OPEN_FOR
        if self.stage != "running":
            return None
        if self.bots_to_act():
            return self.at
        if self.clocks is None and self.vote is None:
            return None
        times = [self.vote_due(), *map(self.deadline, self.asked)]
        return min((time for time in times if time is not None), default=None)

    def vote_due(self) -> int | None:
        """When the wish to end the game is granted, if nobody objects: some may never come back to answer."""
        return self.vote_at + ANSWER_WITHIN if self.vote is not None and self.vote.question == "abandon" else None

    def gone_after(self, at_least: int) -> int:
        """How long the others wait for one who has left: for the time of a decision, where that is longer."""
        return max(at_least, self.setup.clock.each * SECOND if self.setup.clock else 0)

    def deadline(self, seat: int) -> int | None:
        """When the time of a person who is to move runs out."""
        return self.clocks.deadline(seat) if self.clocks is not None and self.seats[seat].present else None

    # ---- the game

    def laid_out(self, seats: Sequence[int] | None) -> Table:
        """The table before its first draw, where seats were drawn in this order, if they were."""
        setup = self.setup
        options = {RULES: FIRST_RULES, **setup.options}
        return laid_out(setup.game, setup.players, setup.seed, options, setup.deck, seats)

    def replayed(self, started: Started, turns: Iterable[Turn]) -> Table:
        """The table after the cards of the set-up and these turns."""
        table = self.laid_out(started.seats)
        table.replay([RecordEntry(None, card) for card in started.drawn])
        for turn in turns:
            table.replay(turn.entries)
        return table


_copy_slots = slot_copier(Match.__slots__, ("log", "turns"))

_NOT_RUNNING = {
    "open": "the game has not begun yet",
    "over": "the game is over",
    "abandoned": "the game was abandoned",
    "running": "the game is on",
}
