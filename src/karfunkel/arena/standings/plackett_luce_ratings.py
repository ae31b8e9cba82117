"""Ratings by openskill's model of Plackett and Luce: the places of every game, one game after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from karfunkel.arena.contest.game_result import GameResult
from karfunkel.optional_imports import require_extra

with require_extra("arena"):
    from openskill.models import PlackettLuce


@dataclass
class Rating:
    """A bot's rating: `mu` is where it stands, `sigma` how unsure that is. All begin at 25, give or take 8.3."""

    mu: float
    sigma: float
    history: list[tuple[int, float]] = field(default_factory=list)
    """The rating after each of its games, with how many games of the contest had been played."""


def ratings(bots: Sequence[str], games: Iterable[GameResult]) -> dict[str, Rating]:
    """The ratings after these games, in their order.

    A bot that sits on several seats of a table is rated on each, and takes the mean of what comes out. Games among
    copies of one bot say nothing.
    """
    model = PlackettLuce()
    start = model.rating()
    found = {name: Rating(start.mu, start.sigma) for name in dict.fromkeys(bots)}
    for number, played in enumerate(games, start=1):
        if len(set(played.seats)) == 1:
            continue
        teams = [[model.rating(mu=found[name].mu, sigma=found[name].sigma)] for name in played.seats]
        rated = model.rate(teams, ranks=list(played.places))
        for name in set(played.seats):
            own = [team[0] for team, seat in zip(rated, played.seats, strict=True) if seat == name]
            rating = found[name]
            rating.mu = sum(one.mu for one in own) / len(own)
            rating.sigma = sum(one.sigma for one in own) / len(own)
            rating.history.append((number, rating.mu))
    return found
