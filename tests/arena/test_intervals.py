"""The intervals: right formulas, and the truth within them as often as they promise."""

import math

import numpy as np
import pytest

from karfunkel.arena.standings import Interval, mean_interval, share_interval
from karfunkel.arena.standings.clustered_confidence_intervals import student_t

TRIALS = 1500


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student_t(0.975, freedom) == pytest.approx(t, rel=0.0015)


def test_a_mean_of_deals_by_hand() -> None:
    interval = mean_interval([2.0, 6.0, 4.0], [2, 2, 2])
    error = math.sqrt(3 / 2 * (2**2 + 2**2)) / 6  # each deal is off by -2, 2 and 0
    assert interval == pytest.approx((2.0, 2.0 - student_t(0.975, 2) * error, 2.0 + student_t(0.975, 2) * error))


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    wins = [1] * 30 + [0] * 70
    low, high = share_interval(wins, [1] * 100)[1:]
    n, p, t = 99.0, 0.3, student_t(0.975, 99)  # one game less, for the mean is not known either
    middle, reach = (p + t * t / (2 * n)) / (1 + t * t / n), t / (1 + t * t / n)
    reach *= math.sqrt(p * (1 - p) / n + t * t / (4 * n * n))
    assert (low, high) == pytest.approx((middle - reach, middle + reach))


def test_games_of_one_deal_that_end_alike_count_as_one() -> None:
    alone, together = share_interval([1, 0] * 20, [1] * 40), share_interval([4, 0] * 20, [4] * 40)
    assert together == pytest.approx(alone)


def test_deals_that_balance_seats_make_the_interval_narrow() -> None:
    balanced = share_interval([1, 1, 1, 2] * 10, [4] * 40)
    assert balanced.high - balanced.low < (share_interval([1] * 50 + [0] * 110, [1] * 160).high - 0.3125)


@pytest.mark.parametrize(("wins", "end"), [([4] * 10, 1.0), ([0] * 10, 0.0)])
def test_who_wins_always_or_never_is_not_sure_to_go_on(wins: list[int], end: float) -> None:
    interval = share_interval(wins, [4] * 10)
    assert interval.value == end
    assert 0.05 < interval.high - interval.low < 0.2


def test_one_deal_tells_nothing() -> None:
    assert share_interval([1], [2]) == Interval(0.5, 0.0, 1.0)
    assert mean_interval([10], [4]) == Interval(2.5, -math.inf, math.inf)


def covered(share: float, deals: int, games: int, alike: float, seed: int) -> float:
    """How often the interval holds the truth, if the games of a deal are alike to this degree."""
    dice = np.random.default_rng(seed)
    hits = 0
    for _ in range(TRIALS):
        rest = (1 - alike) / alike
        chances = dice.beta(share * rest, (1 - share) * rest, deals)
        interval = share_interval(dice.binomial(games, chances), [games] * deals)
        hits += interval.low <= share <= interval.high
    return hits / TRIALS


@pytest.mark.parametrize(
    ("share", "deals", "games", "alike"),
    [(0.5, 100, 2, 0.01), (0.25, 50, 4, 0.3), (0.8, 40, 5, 0.2), (0.1, 100, 4, 0.1), (0.3, 12, 12, 0.1)],
)
def test_the_truth_is_within_as_often_as_promised(share: float, deals: int, games: int, alike: float) -> None:
    assert 0.93 <= covered(share, deals, games, alike, 1) <= 0.975


def test_it_is_also_when_luck_of_the_deal_goes_round_the_seats() -> None:
    """Every deal has a lucky seat that mostly wins, so that a bot that sits everywhere wins about one game of four."""
    dice = np.random.default_rng(2)
    hits, widths = 0, []
    for _ in range(TRIALS):
        wins = dice.binomial(1, 0.85, 50) + dice.binomial(3, 0.05, 50)
        interval = share_interval(wins, [4] * 50)
        hits += interval.low <= 0.25 <= interval.high
        widths.append(interval.high - interval.low)
    assert 0.93 <= hits / TRIALS <= 0.975
    assert np.mean(widths) < 0.08, "independent games would need 0.12"


def test_if_deals_were_not_heeded_the_interval_would_lie() -> None:
    """The reason for all this: games of one deal as if they were independent."""
    dice = np.random.default_rng(3)
    hits = 0
    for _ in range(TRIALS):
        wins = dice.binomial(4, dice.beta(0.5, 1.5, 50))
        each = np.repeat([1] * 50, wins).tolist() + [0] * (200 - int(wins.sum()))
        interval = share_interval(each, [1] * 200)
        hits += interval.low <= 0.25 <= interval.high
    assert hits / TRIALS < 0.88
