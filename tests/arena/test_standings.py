"""How the bots fared, from games of which we know it."""

import json
from collections import Counter

import pytest

from karfunkel.arena.contest import ThinkingStats
from karfunkel.arena.contest.game_result import GameResult, bin_of, seconds_of
from karfunkel.arena.standings import Standings
from karfunkel.arena.standings.plackett_luce_ratings import ratings
from karfunkel.arena.standings.standings import quantile
from karfunkel.engine.game_interface import Order
from tests.arena.made import game_of

ONE_AMONG_THREE = [
    game_of(0, 0, "abb", [30, 20, 10]),
    game_of(1, 0, "bab", [30, 20, 10]),
    game_of(2, 0, "bba", [20, 30, 30]),
    game_of(3, 1, "abb", [5, 9, 9]),
    game_of(4, 1, "bab", [1, 7, 2]),
    game_of(5, 1, "bba", [1, 2, 6]),
]


def test_a_bot_counts_once_for_each_seat() -> None:
    rows = {row.name: row for row in Standings("ab", 3, ONE_AMONG_THREE).rows()}
    assert (rows["a"].games, rows["a"].seats) == (6, 6)
    assert (rows["b"].games, rows["b"].seats) == (6, 12)


def test_shared_wins_count_in_parts() -> None:
    rows = {row.name: row for row in Standings("ab", 3, ONE_AMONG_THREE).rows()}
    assert rows["a"].wins.value == pytest.approx((1 + 0 + 1 / 2 + 0 + 1 + 1) / 6)
    assert rows["a"].wins.value + 2 * rows["b"].wins.value == pytest.approx(1)


def test_margin_points_and_place() -> None:
    row = next(row for row in Standings("ab", 3, ONE_AMONG_THREE).rows() if row.name == "a")
    assert row.margin.value == pytest.approx((10 - 10 + 0 - 4 + 5 + 4) / 6)
    assert row.score.value == pytest.approx((30 + 20 + 30 + 5 + 7 + 6) / 6)
    assert row.place.value == pytest.approx((1 + 2 + 1.5 + 3 + 1 + 1) / 6)
    assert row.by_seat == pytest.approx([1 / 2, 1 / 2, 3 / 4])


def test_a_tie_break_of_the_rules_decides_the_place() -> None:
    played = GameResult(
        0, 0, ("a", "b", "c"), (30, 30, 10), (1,), (2, 1, 3), 9, (ThinkingStats(), ThinkingStats(), ThinkingStats())
    )
    assert played.places == (2, 1, 3)
    assert [played.share(seat) for seat in range(3)] == [0, 1, 0]


def test_places_that_are_shared_are_in_the_middle() -> None:
    assert game_of(0, 0, "abcd", [9, 9, 9, 1]).places == (2, 2, 2, 4)


def test_the_order_of_games_does_not_matter() -> None:
    there, back = Standings("ab", 3, ONE_AMONG_THREE), Standings("ab", 3, reversed(ONE_AMONG_THREE))
    for one, other in zip(there.rows(), back.rows(), strict=True):
        assert one.wins == pytest.approx(other.wins)
        assert one.margin == pytest.approx(other.margin)


def test_who_ends_ahead_of_whom() -> None:
    standings = Standings("abc", 2, [game_of(0, 0, "ab", [2, 1]), game_of(1, 0, "ba", [2, 2])])
    assert standings.ahead("a", "b") == 3 / 4
    assert standings.ahead("b", "a") == 1 / 4
    assert standings.ahead("a", "c") is None


def test_thinking_is_summed_up() -> None:
    quick, slow = ThinkingStats(), ThinkingStats()
    for _ in range(95):
        quick.add(0.001, None, "")
    for _ in range(5):
        slow.add(0.1, "stalled", "it slept")
    games = [
        game_of(0, 0, "ab", [1, 2], [quick, ThinkingStats()]),
        game_of(1, 0, "ba", [1, 2], [ThinkingStats(), slow]),
    ]
    row = next(row for row in Standings("ab", 2, games).rows() if row.name == "a")
    assert (row.decisions, row.lost, row.why) == (100, 5, "it slept")
    assert row.mean_seconds == pytest.approx((95 * 0.001 + 5 * 0.1) / 100)
    assert row.slow_seconds == pytest.approx(0.001, rel=0.05)
    assert row.longest_seconds == 0.1


@pytest.mark.parametrize("seconds", [2e-6, 0.00037, 0.02, 1.7, 60.0])
def test_bins_are_as_fine_as_they_say(seconds: float) -> None:
    assert seconds_of(bin_of(seconds)) == pytest.approx(seconds, rel=0.05)


def test_quantiles() -> None:
    times = Counter({bin_of(0.001): 90, bin_of(0.01): 9, bin_of(1.0): 1})
    assert quantile(times, 0.5) == pytest.approx(0.001, rel=0.05)
    assert quantile(times, 0.95) == pytest.approx(0.01, rel=0.05)
    assert quantile(times, 1.0) == pytest.approx(1.0, rel=0.05)
    assert quantile(Counter(), 0.95) == 0


def test_ratings_follow_the_places() -> None:
    games = [game_of(number, number, "abc", [3, 2, 1]) for number in range(30)]
    found = ratings("abc", games)
    assert found["a"].mu > 30
    assert 23 < found["b"].mu < 27
    assert found["c"].mu < 20
    assert all(rating.sigma < 25 / 3 for rating in found.values())
    assert [number for number, _ in found["a"].history] == list(range(1, 31))


def test_copies_of_a_bot_say_nothing_of_it_but_three_of_another_do() -> None:
    start = ratings("ab", [])["a"]
    alone = ratings("ab", [game_of(0, 0, "aa", [2, 1])])["a"]
    assert (alone.mu, alone.sigma) == (start.mu, start.sigma)
    among = ratings("ab", [game_of(0, 0, "abbb", [9, 3, 2, 1])])
    assert among["a"].mu > start.mu > among["b"].mu


def test_where_few_points_win_the_margin_and_the_places_are_right() -> None:
    played = result_of((-5, 3, 12), (1, 2, 3), "fewest")
    assert [played.margin(seat) for seat in range(3)] == [8, -8, -17]
    assert GameResult.from_line(played.line()) == played
    row = Standings("abc", 3, [played]).rows()[0]
    assert (row.name, row.place.value) == ("a", 1)


@pytest.mark.parametrize(("order", "margins"), [("most", [-9, 9, -14]), ("fewest", [-5, -14, 5])])
def test_the_margin_is_of_points_where_something_else_decides(order: Order, margins: list[int]) -> None:
    played = result_of((10, 19, 5), (1, 2, 3), order)
    assert [played.margin(seat) for seat in range(3)] == margins


def result_of(scores: tuple[int, ...], ranks: tuple[int, ...], order: Order) -> GameResult:
    """A game of three that seat 0 has won."""
    return GameResult(0, 0, ("a", "b", "c"), scores, (0,), ranks, 9, tuple(ThinkingStats() for _ in scores), order)


def test_a_game_written_down_before_there_were_ranks_is_ranked_by_its_winners_and_points() -> None:
    line = json.loads(game_of(0, 0, "abc", [30, 20, 10]).line())
    del line["ranks"]
    assert GameResult.from_line(json.dumps(line)).ranks == (1, 2, 3)
