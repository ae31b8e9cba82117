"""Standings: the figures of every bot of a contest. Games can be added one at a time, in any order."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from karfunkel.arena.contest.game_result import GameResult, ThinkingStats, seconds_of
from karfunkel.arena.standings.clustered_confidence_intervals import Interval, mean_interval, share_interval

SHARE, COUNT, MARGIN, SCORE, PLACE = range(5)
"""What is summed up for each deal."""


@dataclass(frozen=True)
class BotRow:
    """How one bot fared. A bot that sits on several seats of a table counts once for each."""

    name: str
    games: int
    seats: int
    """On how many seats it sat in these games."""
    wins: Interval
    """Its share of wins for each seat it sat on; a shared win is a part of one."""
    margin: Interval
    """By how many points it was ahead of the best other."""
    score: Interval
    place: Interval
    decisions: int
    mean_seconds: float
    slow_seconds: float
    """19 of 20 decisions took no longer."""
    longest_seconds: float
    lost: int
    """How many moves it lost to crashes, stalls and nonsense."""
    why: str
    """Why it lost the first of them."""
    by_seat: Sequence[float | None]
    """Its share of wins on each seat."""

    def as_dict(self) -> dict[str, Any]:
        """The row, JSON-ready."""
        return {
            "bot": self.name,
            "games": self.games,
            "seats": self.seats,
            **{name: _interval(getattr(self, name)) for name in ("wins", "margin", "score", "place")},
            "decisions": self.decisions,
            "seconds": {"mean": self.mean_seconds, "p95": self.slow_seconds, "max": self.longest_seconds},
            "lost": self.lost,
            "why": self.why,
            "wins_by_seat": list(self.by_seat),
        }


@dataclass
class _Tally:
    """What is counted of a bot."""

    players: int
    games: int = 0
    deals: dict[int, list[float]] = field(default_factory=dict)
    seat_wins: list[float] = field(init=False)
    seat_counts: list[int] = field(init=False)
    scores: Counter[int] = field(default_factory=Counter)
    thought: ThinkingStats = field(default_factory=ThinkingStats)

    def __post_init__(self) -> None:
        self.seat_wins, self.seat_counts = [0.0] * self.players, [0] * self.players

    def add_seat(self, played: GameResult, seat: int, place: float) -> None:
        score, share = played.scores[seat], played.share(seat)
        sums = self.deals.setdefault(played.deal, [0.0] * 5)
        for column, value in enumerate((share, 1, played.margin(seat), score, place)):
            sums[column] += value
        self.seat_wins[seat] += share
        self.seat_counts[seat] += 1
        self.scores[score] += 1
        _add_thought(self.thought, played.thoughts[seat])


class Standings:
    """How the bots fared so far."""

    def __init__(self, bots: Sequence[str], players: int, games: Iterable[GameResult] = ()) -> None:
        self._tallies = {name: _Tally(players) for name in dict.fromkeys(bots)}
        self._ahead: Counter[tuple[str, str]] = Counter()
        self.games = 0
        for played in games:
            self.add(played)

    def add(self, played: GameResult) -> None:
        """Count a game."""
        self.games += 1
        places = played.places
        for seat, (name, place) in enumerate(zip(played.seats, places, strict=True)):
            self._tallies[name].add_seat(played, seat, place)
        for name in set(played.seats):
            self._tallies[name].games += 1
        for own, place in zip(played.seats, places, strict=True):
            for other, behind in zip(played.seats, places, strict=True):
                if own != other:
                    self._ahead[own, other] += 2 * (place < behind) + (place == behind)

    def rows(self) -> list[BotRow]:
        """The bots that have played, the one with the most wins first."""
        rows = [_row(name, tally) for name, tally in self._tallies.items() if tally.games]
        return sorted(rows, key=lambda row: (-row.wins.value, row.place.value))

    def scores(self, name: str) -> Counter[int]:
        """How often a bot had so many points at the end."""
        return self._tallies[name].scores

    def ahead(self, name: str, other: str) -> float | None:
        """How often a bot was placed ahead of another that sat at its table; None if they never met."""
        won, lost = self._ahead[name, other], self._ahead[other, name]
        return won / (won + lost) if won + lost else None


def _row(name: str, tally: _Tally) -> BotRow:
    sums = np.array(list(tally.deals.values())).T
    counts, thought = sums[COUNT], tally.thought
    return BotRow(
        name=name,
        games=tally.games,
        seats=int(counts.sum()),
        wins=share_interval(sums[SHARE], counts),
        margin=mean_interval(sums[MARGIN], counts),
        score=mean_interval(sums[SCORE], counts),
        place=mean_interval(sums[PLACE], counts),
        decisions=thought.asked,
        mean_seconds=thought.seconds / max(1, thought.asked),
        slow_seconds=min(thought.longest, quantile(thought.times, 0.95)),
        longest_seconds=thought.longest,
        lost=thought.lost.total(),
        why=thought.why,
        by_seat=[won / sat if sat else None for won, sat in zip(tally.seat_wins, tally.seat_counts, strict=True)],
    )


def quantile(times: Counter[int], share: float) -> float:
    """The seconds within which this share of the answers was given, as exactly as the bins are."""
    left = share * times.total()
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return seconds_of(number)
    return 0.0


def _add_thought(total: ThinkingStats, more: ThinkingStats) -> None:
    total.asked += more.asked
    total.seconds += more.seconds
    total.longest = max(total.longest, more.longest)
    total.times.update(more.times)
    total.lost.update(more.lost)
    total.why = total.why or more.why


def _interval(interval: Interval) -> dict[str, float | None]:
    """An interval, JSON-ready: JSON has no infinity."""
    return {name: value if np.isfinite(value) else None for name, value in interval._asdict().items()}
