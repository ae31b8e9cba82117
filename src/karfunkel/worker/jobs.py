"""Jobs: what a worker can be asked to do, as messages, and how it is done."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from karfunkel.analysis import AnalysedDecision, analyse
from karfunkel.analysis.game_analysis import SECOND_LOOK
from karfunkel.bots.mind import Effort, ThinkingBot, mind_of
from karfunkel.errors import Error, Refused
from karfunkel.lesson import lesson_of, play_lesson
from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import match_from_log
from karfunkel.match.from_record import match_from_record
from karfunkel.match.match import Match
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.projection import Viewer, redact_muted, snapshot, updates_since
from karfunkel.protocol import analysis_bodies as bodies
from karfunkel.protocol.http import Replay
from karfunkel.protocol.lesson_bodies import LessonTold


class Job(msgspec.Struct, frozen=True, tag=True):
    """Something to be worked out. What comes of it is the body of an answer."""

    def prepare(self) -> None:
        """Load what the work needs; that is nobody's expense."""

    def work(self) -> object:
        """Do it; Refused if it cannot be done."""
        raise NotImplementedError


class TellRecord(Job, frozen=True):
    """The game of a record, update by update, with the eyes of a seat or of a spectator."""

    text: str
    seat: int | None
    form: MoveForm

    def work(self) -> Replay:
        """The replay."""
        match = read_record(self.text)
        if self.seat is not None and self.seat >= match.setup.players:
            raise Refused("bad-record", f"there is no seat {self.seat}")
        return replay_of(match, Viewer(self.seat, self.form))


class NameGame(Job, frozen=True):
    """The id of the game of a record, if all of it can be read."""

    text: str

    def work(self) -> str:
        """The id."""
        return read_record(self.text).setup.game


class AnalyseRecord(Job, frozen=True):
    """The game of a record thought over again, so many seconds for each decision."""

    text: str
    game: str
    seconds: float | None = None

    def prepare(self) -> None:
        """The mind of the game."""
        mind_of(self.game)

    def work(self) -> bodies.GameAnalysis:
        """The analysis."""
        return analysis_of(read_record(self.text), self.seconds)


class TellGame(Job, frozen=True):
    """A game that was played here, update by update, but for what some have said."""

    match: str
    log: Sequence[LogEntry]
    seat: int | None
    form: MoveForm
    muted: frozenset[str]

    def work(self) -> Replay:
        """The replay."""
        return replay_of(match_from_log(self.match, self.log), Viewer(self.seat, self.form), self.muted)


class AnalyseGame(Job, frozen=True):
    """A game that was played here thought over again."""

    match: str
    game: str
    log: Sequence[LogEntry]
    seconds: float | None = None

    def prepare(self) -> None:
        """The mind of the game."""
        mind_of(self.game)

    def work(self) -> bodies.GameAnalysis:
        """The analysis."""
        return analysis_of(match_from_log(self.match, self.log), self.seconds)


class PlayLesson(Job, frozen=True):
    """The lesson of a game after these moves of the learner."""

    game: str
    played: Sequence[str]

    def work(self) -> LessonTold:
        """What is told up to the next move."""
        lesson = lesson_of(self.game)
        if lesson is None:
            raise Refused("no-lesson", f"{self.game} brings no lesson")
        return play_lesson(lesson, self.played)


class LoadMind(Job, frozen=True):
    """Get ready to think about a game."""

    game: str

    def prepare(self) -> None:
        """The mind of the game."""
        mind_of(self.game)

    def work(self) -> None:
        """There is nothing more to be done."""


class ChooseMove(Job, frozen=True):
    """The move that a bot chooses with these dice, seeing this."""

    level: str
    seconds: float
    view: dict[str, Any]
    moves: list[str]
    dice: str

    def work(self) -> str:
        """The move."""
        return ThinkingBot(self.level, self.seconds).choose(self.view, self.moves, random.Random(self.dice))  # noqa: S311 the game's dice


AnyJob = TellRecord | NameGame | AnalyseRecord | TellGame | AnalyseGame | PlayLesson | LoadMind | ChooseMove


class JobResult(msgspec.Struct, frozen=True):
    """What came of a job: a body in JSON, why there is none, or what broke; and what it cost of the processor."""

    seconds: float
    body: bytes = b""
    refused: tuple[str, str] | None = None
    """The code and the reason."""
    broken: str | None = None
    """The trace of an error that nobody thought of."""


def read_record(text: str) -> Match:
    """The match of a record; Refused if it is none."""
    try:
        return match_from_record(text)
    except Error as error:
        raise Refused("bad-record", str(error)) from None


def replay_of(match: Match, viewer: Viewer, muted: frozenset[str] = frozenset()) -> Replay:
    """A match from its beginning, as a viewer sees it."""
    first = snapshot(match_from_log(match.id, match.log[:1]), viewer)
    updates = updates_since(match.id, match.log, viewer, 0)
    return Replay(first, [redact_muted(update, muted) for update in updates])


def analysis_of(match: Match, seconds: float | None = None) -> bodies.GameAnalysis:
    """Analyse a game, and name its moves by their places in the log of the match."""
    if match.game is None:
        raise Refused("not-started", "this game never began")
    found = analyse(match.game, SECOND_LOOK if seconds is None else Effort(SECOND_LOOK.level, seconds))
    entries = len(found.chances) - 1 - sum(len(turn.entries) for turn in match.turns)
    chances = [bodies.Chances(0, _rounded(found.chances[entries]))]
    places: dict[int, int] = {}
    for turn in match.turns:
        places[entries] = turn.seq
        entries += len(turn.entries)
        chances.append(bodies.Chances(turn.seq, _rounded(found.chances[entries])))
    return bodies.GameAnalysis(chances, [_analysed_move(choice, places[choice.entry]) for choice in found.choices])


def _analysed_move(choice: AnalysedDecision, seq: int) -> bodies.AnalysedMove:
    chance, best, error = _rounded((choice.chance, choice.best_chance, choice.error))
    return bodies.AnalysedMove(seq, choice.seat, choice.move, choice.best, chance, best, error, choice.is_mistake)


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]
