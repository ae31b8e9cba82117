"""GameResult: seats, scores, places and thinking times of one game, as a line of JSON."""

import json
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from karfunkel.engine.game_interface import Order
from karfunkel.errors import Error

BINS_AN_OCTAVE = 8
"""Times are counted in bins, each 9 % longer than the one before."""


@dataclass
class ThinkingStats:
    """How the bot on a seat thought: how often it was asked, how long it took, and how it lost moves."""

    asked: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    times: Counter[int] = field(default_factory=Counter)
    """How many answers took about so long; `seconds_of` tells what a bin means."""
    lost: Counter[str] = field(default_factory=Counter)
    why: str = ""
    """Why the first lost move was lost."""

    def add(self, seconds: float, lost: str | None, why: str) -> None:
        """Count an answer."""
        self.asked += 1
        self.seconds = round(self.seconds + seconds, 6)
        self.longest = max(self.longest, round(seconds, 6))
        self.times[bin_of(seconds)] += 1
        if lost is not None:
            self.lost[lost] += 1
            self.why = self.why or why


def bin_of(seconds: float) -> int:
    """The bin in which a time is counted."""
    return round(BINS_AN_OCTAVE * math.log2(max(seconds, 1e-7) * 1e6))


def seconds_of(number: int) -> float:
    """The time in the middle of a bin."""
    return float(2 ** (number / BINS_AN_OCTAVE)) / 1e6


@dataclass(frozen=True)
class GameResult:
    """A game that was played: which one, who sat where, how it ended, how each seat thought."""

    game: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    """The place of each seat, 1 for the first; those who are level have the same."""
    moves: int
    thoughts: tuple[ThinkingStats, ...]
    order: Order = "most"
    """Whether the most points win, or the fewest."""

    def share(self, seat: int) -> float:
        """A seat's part of the win: 1, less if it is shared, or 0."""
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> int:
        """By how many points a seat is ahead of the best other, whether many points win or few.

        Only points count: where the rules let something else decide, a winner may have fewer than another.
        """
        points = [-score if self.order == "fewest" else score for score in self.scores]
        return points.pop(seat) - max(points)

    @property
    def places(self) -> tuple[float, ...]:
        """The place of each seat for averages: who is level has the mean of the places that they share."""
        return tuple(own + (self.ranks.count(own) - 1) / 2 for own in self.ranks)

    def line(self) -> str:
        """The game as a line of JSON."""
        return json.dumps({**vars(self), "thoughts": [*map(vars, self.thoughts)]}, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> "GameResult":
        """The game of a line; Error if it is none."""
        try:
            found = json.loads(line)
            scores, winners = tuple(map(int, found["scores"])), tuple(map(int, found["winners"]))
            return cls(
                game=int(found["game"]),
                deal=int(found["deal"]),
                seats=tuple(map(str, found["seats"])),
                scores=scores,
                winners=winners,
                ranks=tuple(map(int, found.get("ranks", _ranks(scores, winners)))),
                moves=int(found["moves"]),
                thoughts=tuple(map(_thought, found["thoughts"])),
                order="fewest" if found.get("order") == "fewest" else "most",
            )
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Error(f"this is not a game: {type(error).__name__} {error}") from None


def _ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The places of a game that was written down without them: the winners first, then by points."""
    order = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in order) for own in order]


def _thought(found: Mapping[str, Any]) -> ThinkingStats:
    return ThinkingStats(
        asked=int(found["asked"]),
        seconds=float(found["seconds"]),
        longest=float(found["longest"]),
        times=Counter({int(number): int(times) for number, times in found["times"].items()}),
        lost=Counter({str(kind): int(times) for kind, times in found["lost"].items()}),
        why=str(found["why"]),
    )
