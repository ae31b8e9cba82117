"""Who meets whom: line-ups, seatings and deals."""

from collections import Counter
from itertools import permutations

import pytest

from karfunkel.arena.contest.schedule import MOST_SEATINGS, Fixture, fixtures, line_ups, orders, rotations, seatings


def by_deal(planned: tuple[Fixture, ...]) -> dict[int, list[tuple[str, ...]]]:
    deals: dict[int, list[tuple[str, ...]]] = {}
    for fixture in planned:
        deals.setdefault(fixture.deal, []).append(fixture.seats)
    return deals


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("abbb", 4, ["abbb"]),
        ("ab", 4, ["aabb"]),
        ("ab", 3, ["aab", "abb"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("abc", 5, ["aabbc", "aabcc", "abbcc"]),
        ("a", 3, ["aaa"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("aabc", 3, ["aab", "aac", "abc"]),
    ],
)
def test_line_ups(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(line_up) for line_up in line_ups(tuple(bots), players)] == expected


@pytest.mark.parametrize("line_up", ["ab", "abb", "aabb", "abcd", "aabbb", "abcde", "aaaa", "aabc"])
def test_seatings_are_all_there_are_and_each_once(line_up: str) -> None:
    found = seatings(tuple(line_up))
    assert set(found) == set(permutations(line_up))
    assert len(found) == len(set(found))
    together = [seats for order in orders(tuple(line_up)) for seats in order]
    assert Counter(together) == Counter(found)


@pytest.mark.parametrize("line_up", ["ab", "abb", "aabb", "abbb", "abbbb", "aabbb", "aabc", "aaaa"])
def test_every_seating_once_on_every_deal(line_up: str) -> None:
    expected = Counter(seatings(tuple(line_up)))
    assert len(expected) <= MOST_SEATINGS
    deals = by_deal(fixtures(tuple(line_up), len(line_up), 1, 60))
    assert len(deals) > 3
    for seats in deals.values():
        assert Counter(seats) == expected


@pytest.mark.parametrize("line_up", ["abcd", "abcde", "aabbc"])
def test_of_many_seatings_a_deal_has_the_rotations_of_one_order_and_all_orders_take_turns(line_up: str) -> None:
    everything = seatings(tuple(line_up))
    assert len(everything) > MOST_SEATINGS
    planned = fixtures(tuple(line_up), len(line_up), 1, 2 * len(everything))
    for seats in by_deal(planned).values():
        assert Counter(seats) == Counter(rotations(seats[0]))
        assert all(Counter(seat) == Counter(line_up) for seat in zip(*seats, strict=True)), "each sits everywhere"
    assert Counter(fixture.seats for fixture in planned) == Counter(2 * everything)


def test_a_round_robin_lets_all_meet_equally_often() -> None:
    planned = fixtures(tuple("abcde"), 3, 1, 2 * 10 * 3)
    together = Counter(frozenset(fixture.seats) for fixture in planned)
    assert len(together) == 10
    assert set(together.values()) == {6}
    for seats in by_deal(planned).values():
        assert Counter(seats) == Counter(rotations(seats[0]))


def test_who_fills_up_takes_turns() -> None:
    planned = fixtures(("a", "b"), 3, 1, 60)
    sat = Counter(name for fixture in planned for name in fixture.seats)
    assert sat["a"] == sat["b"]


@pytest.mark.parametrize(("bots", "players"), [("abbb", 4), ("abcde", 4), ("ab", 3), ("abcde", 5)])
def test_whole_deals_and_a_longer_contest_begins_with_the_shorter(bots: str, players: int) -> None:
    longer = fixtures(tuple(bots), players, 3, 100)
    assert [fixture.number for fixture in longer] == list(range(len(longer)))
    assert len(longer) >= 100
    for games in (1, 7, 40):
        shorter = fixtures(tuple(bots), players, 3, games)
        assert longer[: len(shorter)] == shorter
        assert shorter[-1].deal != longer[len(shorter)].deal
    assert list(by_deal(longer)) == list(range(longer[-1].deal + 1))
