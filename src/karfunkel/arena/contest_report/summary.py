"""Summary of a contest: every figure of its report, computed once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.arena.contest import Contest, GameResult
from karfunkel.arena.standings import BotRow, Standings
from karfunkel.arena.standings.plackett_luce_ratings import Rating, ratings


@dataclass(frozen=True)
class ContestFigures:
    """A contest, its games and how the bots fared."""

    contest: Contest
    games: Sequence[GameResult]
    standings: Standings
    rows: Sequence[BotRow]
    ratings: dict[str, Rating]

    @property
    def planned(self) -> int:
        """How many games the contest has."""
        return len(self.contest.fixtures())

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len({played.deal for played in self.games})

    @property
    def even(self) -> float:
        """The share of wins of a bot that is neither better nor worse than the others."""
        return 1 / self.contest.players

    def as_dict(self) -> dict[str, Any]:
        """The summary, JSON-ready."""
        return {
            "contest": self.contest.as_dict(),
            "games": len(self.games),
            "planned": self.planned,
            "deals": self.deals,
            "bots": [{**row.as_dict(), "rating": _rating(self.ratings[row.name])} for row in self.rows],
            "ahead": {
                row.name: {
                    other.name: self.standings.ahead(row.name, other.name) for other in self.rows if other != row
                }
                for row in self.rows
            },
        }


def summary_of(contest: Contest, games: Sequence[GameResult]) -> ContestFigures:
    """The summary of these games, which are in the order of their numbers."""
    standings = Standings(contest.bots, contest.players, games)
    return ContestFigures(contest, games, standings, standings.rows(), ratings(contest.bots, games))


def _rating(rating: Rating) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma}
