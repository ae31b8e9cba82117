"""A table with people at it: who sits where, the game, the clocks, the talk. All of it follows from the log."""

from collections.abc import Callable, Iterable
from sys import intern
from typing import Any, ClassVar, Literal

import msgspec

from karfunkel.errors import Refused
from karfunkel.games.game import RULES
from karfunkel.notation.game_record import Entry as Written
from karfunkel.table.chance import seed_hash
from karfunkel.table.clock import DAY, SECOND, Clocks
from karfunkel.table.entries import (
    Abandoned,
    Admitted,
    Answered,
    Asked,
    BotSat,
    CameBack,
    Line,
    LogEntry,
    Opened,
    Played,
    Question,
    Rematched,
    Resigned,
    Said,
    Sat,
    Started,
    Stood,
    TookBack,
    WentAway,
)
from karfunkel.table.make import laid_out
from karfunkel.table.table import Table

Stage = Literal["open", "running", "over", "abandoned"]
OPEN_FOR = 3 * DAY * SECOND
"""So long a table waits for people after the last one came or went."""
ANSWER_WITHIN = 1 * DAY * SECOND
"""So long those who are asked to end the game can object, in thousandths of a second."""
FIRST_RULES = "1"
"""The rules of a game whose log does not say them."""
MOST_TALK = 100
"""So many of the last lines said are kept at hand."""


class Seat(msgspec.Struct, omit_defaults=True):
    """Who sits here: a guest, a bot of some level, or nobody. A guest may be away; one who resigned has a level."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False

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


class Open(msgspec.Struct):
    """A question that waits for answers: who asked what, and which seats agree."""

    question: Question
    seat: int
    agree: list[int]


class Turn(msgspec.Struct, frozen=True):
    """A move that counts: its place in the log, whose it is, what it let others see."""

    seq: int
    seat: int
    written: list[Written]
    secret: bool
    """Whether the others do not know yet what was chosen."""
    revealing: bool
    """Whether a card was turned or a secret shown, so that it would not be fair to take it back."""


class Sitting:
    """A table with people at it."""

    def __init__(self, table_id: str, first: Line) -> None:
        if not isinstance(first.entry, Opened):
            raise TypeError("a log begins with the opening of its table")
        self.id = table_id
        self.setup: Opened = first.entry
        if self.setup.deck is not None:
            self.setup.deck = [intern(card) for card in self.setup.deck]  # thousands of tables have the same cards
        self.lines = [first]
        self.stage: Stage = "open"
        self.seats = [Seat() for _ in range(self.setup.players)]
        self.admitted = {self.setup.host}
        self.game: Table | None = None
        self.turns: list[Turn] = []
        self.asked: dict[int, int] = {}
        self.answered: dict[int, Line] = {}
        self.clocks = Clocks(self.setup.clock, self.setup.players) if self.setup.clock else None
        self.question: Open | None = None
        self.question_at = 0
        """When it was asked."""
        self.talk: list[Line] = []
        self.rematch: str | None = None
        self.seed_hash = seed_hash(self.setup.seed) if self.setup.seed else ""
        self.listeners: list[Callable[[Line], None]] = []
        """Who is told of every line right after it has happened."""
        self._dealt: list[Written] = []

    @classmethod
    def from_log(cls, table_id: str, lines: Iterable[Line]) -> "Sitting":
        """The table as its log leaves it."""
        rest = iter(lines)
        sitting = cls(table_id, next(rest))
        for line in rest:
            sitting.enter(line)
        return sitting

    # ---- looking

    @property
    def seq(self) -> int:
        """The place of the last line."""
        return self.lines[-1].seq

    @property
    def at(self) -> int:
        """When the last line was written."""
        return self.lines[-1].at

    @property
    def seed(self) -> str | None:
        """The seed, once nothing depends on it any more; a record may not tell it even then."""
        return self.setup.seed or None if self.stage in ("over", "abandoned") else None

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest plays on."""
        for number, seat in enumerate(self.seats):
            if guest is not None and seat.guest == guest and seat.level is None:
                return number
        return None

    def may_see(self, guest: str | None) -> bool:
        """Whether a guest may look at this table: a private one is for those who came by its link."""
        return self.setup.public or guest in self.admitted

    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return tuple(self.asked)

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot is to move now."""
        return [seat for seat in self.asked if self.seats[seat].by_bot]

    def due(self) -> int | None:
        """When the table needs somebody to look after it: a bot is to move, time runs out, or nobody comes."""
        if self.stage == "open":
            return self.at + OPEN_FOR
        if self.stage != "running":
            return None
        if self.bots_to_act():
            return self.at
        if self.clocks is None and self.question is None:
            return None
        times = [self.answer_due(), *map(self.deadline, self.asked)]
        return min((time for time in times if time is not None), default=None)

    def answer_due(self) -> int | None:
        """When the wish to end the game is granted, if nobody objects: some may never come back to answer."""
        wished = self.question is not None and self.question.question == "abandon"
        return self.question_at + ANSWER_WITHIN if wished else None

    def deadline(self, seat: int) -> int | None:
        """When the time of a person who is to move runs out."""
        return self.clocks.deadline(seat) if self.clocks is not None and self.seats[seat].present else None

    # ---- writing

    def write(self, entry: LogEntry, at: int) -> Line:
        """Write an entry into the log, and let it happen."""
        line = Line(self.seq + 1, max(at, self.at), entry)
        self.enter(line)
        return line

    def start(self, at: int) -> Line:
        """Begin the game: draw the cards of the set-up."""
        self.game = self._laid_out()
        self.game.draw()
        line = Line(self.seq + 1, max(at, self.at), Started([card.text for card in self.game.log]))
        self.lines.append(line)
        self._started(line)
        self._tell(line)
        return line

    def play(self, seat: int, move: str, at: int, *, bot: bool = False) -> Line:
        """Play a move, and draw the cards that follow. Nothing has changed if it cannot be played."""
        game = self.playing()
        before = game.entries
        game.move(seat, move)
        written = game.entries_from(before)
        drawn = [card.text for card in written[1:]]
        entry = Played(seat, written[0].text, self.asked.get(seat, 0), drawn, bot)
        line = Line(self.seq + 1, max(at, self.at), entry)
        self.lines.append(line)
        self._moved(line, entry, written)
        self._tell(line)
        return line

    def playing(self) -> Table:
        """The game, while it is on."""
        if self.game is None or self.stage != "running":
            raise Refused("not-running", _NOT_RUNNING[self.stage])
        return self.game

    def enter(self, line: Line) -> None:
        """Let what a line says happen."""
        self.lines.append(line)
        self._ENTER[type(line.entry)](self, line, line.entry)
        self._tell(line)

    def _tell(self, line: Line) -> None:
        for listener in self.listeners:
            listener(line)

    # ---- what each entry does

    def _admit(self, line: Line, entry: Admitted) -> None:
        self.admitted.add(entry.guest)

    def _sit(self, line: Line, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(entry.guest, entry.name)
        self.admitted.add(entry.guest)

    def _sit_bot(self, line: Line, entry: BotSat) -> None:
        self.seats[entry.seat] = Seat(level=entry.level)

    def _stand(self, line: Line, entry: Stood) -> None:
        self.seats[entry.seat] = Seat()

    def _start(self, line: Line, entry: Started) -> None:
        self.game = self._laid_out()
        self.game.replay([Written(None, card) for card in entry.drawn])
        self._started(line)

    def _play(self, line: Line, entry: Played) -> None:
        written = [Written(entry.seat, entry.move), *(Written(None, card) for card in entry.drawn)]
        self.playing().replay(written)
        self._moved(line, entry, written)

    def _take_back(self, line: Line, entry: TookBack) -> None:
        taken = [turn for turn in self.turns if turn.seq in entry.moves]
        self.turns = [turn for turn in self.turns if turn.seq not in entry.moves]
        self.game = self._laid_out()
        self.game.replay(self._dealt)
        for turn in self.turns:
            self.game.replay(turn.written)
        self._drop_undo()
        freely = all(turn.secret for turn in taken)
        self._ask_anew(line, set() if freely else set(self.asked))
        for turn in taken if freely else ():
            self._think_on(turn)

    def _think_on(self, turn: Turn) -> None:
        """Let the clock of one who took a secret choice back run as if it had never been made."""
        played = self.lines[turn.seq]
        if self.clocks is not None and isinstance(played.entry, Played):
            self.clocks.resume(turn.seat, self.lines[played.entry.asked].at, played.at)

    def _say(self, line: Line, entry: Said) -> None:
        self.talk.append(line)
        del self.talk[:-MOST_TALK]

    def _ask(self, line: Line, entry: Asked) -> None:
        self.question = Open(entry.question, entry.seat, [entry.seat])
        self.question_at = line.at

    def _answer(self, line: Line, entry: Answered) -> None:
        if self.question is not None:
            self.question = Open(self.question.question, self.question.seat, [*self.question.agree, entry.seat])
        if not entry.yes:
            self.question = None

    def _resign(self, line: Line, entry: Resigned) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat(seat.guest, seat.name, entry.level)

    def _go_away(self, line: Line, entry: WentAway) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat(seat.guest, seat.name, away=True)

    def _come_back(self, line: Line, entry: CameBack) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat(seat.guest, seat.name)
        if self.clocks is not None:
            self.clocks.restart(entry.seat, line.at)

    def _abandon(self, line: Line, entry: Abandoned) -> None:
        self.stage = "abandoned"
        self.question = None
        self._ask_anew(line, set(self.asked))

    def _rematch(self, line: Line, entry: Rematched) -> None:
        self.rematch = entry.table

    _ENTER: ClassVar[dict[type[Any], Callable[["Sitting", Line, Any], None]]] = {
        Admitted: _admit,
        Sat: _sit,
        BotSat: _sit_bot,
        Stood: _stand,
        Started: _start,
        Played: _play,
        TookBack: _take_back,
        Said: _say,
        Asked: _ask,
        Answered: _answer,
        Resigned: _resign,
        WentAway: _go_away,
        CameBack: _come_back,
        Abandoned: _abandon,
        Rematched: _rematch,
    }

    # ---- the game

    def _laid_out(self) -> Table:
        setup = self.setup
        return laid_out(setup.game, setup.players, setup.seed, {RULES: FIRST_RULES, **setup.options}, setup.deck)

    def _started(self, line: Line) -> None:
        self.stage = "running"
        self._dealt = [Written(None, card) for card in line.entry.drawn] if isinstance(line.entry, Started) else []
        self._ask_anew(line, set())

    def _moved(self, line: Line, entry: Played, written: list[Written]) -> None:
        game = self.playing()
        revealing = bool(entry.drawn) or game.showed_secrets
        self.turns.append(Turn(line.seq, entry.seat, written, game.kept_secret, revealing))
        self.answered[entry.seat] = line
        self._drop_undo()
        if game.over:
            self.stage = "over"
            self.question = None
        self._ask_anew(line, {entry.seat})

    def _drop_undo(self) -> None:
        """Nobody is asked any more to take a move back: it was done, or the game has gone on."""
        if self.question is not None and self.question.question == "undo":
            self.question = None

    def _ask_anew(self, line: Line, moved: set[int]) -> None:
        """Ask the seats that are to move now; those that have been asked before and have not moved think on."""
        to_act = self.game.to_act if self.game is not None and self.stage == "running" else ()
        before = self.asked
        thinking = {seat: place for seat, place in before.items() if seat in to_act and seat not in moved}
        self.asked = {seat: thinking.get(seat, line.seq) for seat in to_act}
        if self.clocks is not None:
            for seat in moved | set(before):
                if seat not in thinking:
                    self.clocks.stop(seat, line.at)
            for seat in to_act:
                if seat not in thinking:
                    self.clocks.start(seat, line.at)


_NOT_RUNNING = {
    "open": "the game has not begun yet",
    "over": "the game is over",
    "abandoned": "the game was abandoned",
    "running": "the game is on",
}
