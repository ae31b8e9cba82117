"""Records, rules and their binding."""

import numpy as np
import pytest

from karfunkel.engine import Agenda, Binding, Grid, Record, Row, int8, int16, rows_of, rule, unwrapped, verb
from karfunkel.engine.cards_from_counts import one_by_one, row_by_row
from karfunkel.engine.random_numbers import random_below, roll, shake


class Small(Record):
    number: int = int16()
    row: Row = int8(3)
    grid: Grid = int8(2, 2)


def test_a_record_is_plain_and_numpy() -> None:
    small = Small()
    small.number, small.row[1], small.grid[1, 0] = 300, -1, 7
    array = small.to_numpy()
    assert (array["number"][0], array["row"][0, 1], array["grid"][0, 1, 0]) == (300, -1, 7)
    assert Small.from_numpy(array[0]) == small
    assert Small.from_bytes(small.to_bytes()) == small
    assert Small.dtype.itemsize == 10


def test_a_copy_is_independent() -> None:
    small = Small()
    twin = small.copy()
    twin.row[0], twin.grid[0, 0], twin.number = 1, 1, 1
    assert small == Small()


def test_a_grid_is_read_row_by_row() -> None:
    small = Small()
    small.grid[0, 1], small.grid[1, 0] = 2, 1
    assert rows_of(small.grid, 2) == [[0, 2], [1, 0]]
    assert rows_of(Small.from_bytes(small.to_bytes()).grid, 2) == [[0, 2], [1, 0]]
    assert row_by_row("ab", small.grid, 2) == [["b", "b"], ["a"]]
    assert row_by_row("ab", small.grid, 1) == [["b", "b"]]
    assert one_by_one("abc", [2, 0, 1]) == ["a", "a", "c"]


def test_too_few_bytes_are_refused() -> None:
    with pytest.raises(ValueError, match="10 bytes make a table, not 3"):
        Small.from_bytes(b"abc")


def test_a_field_cannot_have_a_name_that_numpy_uses() -> None:
    with pytest.raises(TypeError, match="round"):

        class Wrong(Record):
            round: int = int8()


@verb
def price(small: Small) -> int:
    raise NotImplementedError


@rule
def double_price(small: Small) -> int:
    return 2 * price(small)


@rule
def own_price(small: Small) -> int:
    return small.number


@rule
def again(small: Small) -> int:
    return once_more(small)


@rule
def once_more(small: Small) -> int:
    return again(small)


def test_a_verb_is_the_game_s_own() -> None:
    small = Small()
    small.number = 21
    assert Binding(unwrapped, {"price": own_price})(double_price)(small) == 42


def test_rules_that_call_each_other_in_a_circle_are_refused() -> None:
    with pytest.raises(TypeError, match="again → once_more → again"):
        Binding(unwrapped, {})(again)


def test_a_rule_stands_after_the_rules_it_calls() -> None:
    binding = Binding(unwrapped, {"price": own_price})
    binding(double_price)
    assert [function.__name__ for function in binding.bound] == ["own_price", "double_price"]


@rule
def other_price(small: Small) -> int:
    return small.number + 1


@rule
def both_prices(small: Small) -> int:
    return own_price(small) + double_price(small)


def test_what_two_bindings_have_in_common_is_copied_once() -> None:
    shared: dict[object, object] = {}
    one, other = (Binding(unwrapped, {"price": price}, None, shared) for price in (own_price, other_price))
    small = Small()
    small.number = 10
    assert (one(both_prices)(small), other(both_prices)(small)) == (30, 32)
    assert one(own_price) is other(own_price), "it calls the same rules in both"
    assert one(double_price) is not other(double_price), "it calls another rule in each"
    assert Binding(unwrapped, {"price": own_price})(own_price) is not one(own_price), "nothing was said to be shared"


def test_dice_follow_the_reference() -> None:
    """xoroshiro64** of Blackman and Vigna, from state (1, 2), written out with NumPy's 32-bit arithmetic."""
    state = [1, 2]
    s = np.array([1, 2], np.uint32)
    for _ in range(100):
        with np.errstate(over="ignore"):
            star = s[0] * np.uint32(0x9E3779BB)
            expected = (star << np.uint32(5) | star >> np.uint32(27)) * np.uint32(5)
            t = s[1] ^ s[0]
            first = (s[0] << np.uint32(26) | s[0] >> np.uint32(6)) ^ t ^ (t << np.uint32(9))
            s = np.array([first, t << np.uint32(13) | t >> np.uint32(19)], np.uint32)
        assert roll(state) == int(expected)


def test_dice_of_different_games_and_seeds_differ() -> None:
    states = set()
    for seed in range(40):
        for game in range(40):
            dice = [0, 0]
            shake(dice, seed, game)
            states.add(tuple(dice))
    assert len(states) == 1600


def test_dice_are_even() -> None:
    dice = [0, 0]
    shake(dice, 1, 1)
    counts = np.bincount([random_below(dice, 6) for _ in range(60_000)], minlength=6)
    assert len(counts) == 6
    assert abs(counts - 10_000).max() < 400


def test_tables_have_slots_so_that_nothing_can_be_noted_in_them_by_mistake() -> None:
    class Pile(Agenda):
        cards: int = int8()
        faces: list[int] = int8(3)

    pile = Pile()
    pile.faces[1] = 2
    twin = pile.copy()
    twin.faces[1] = 5
    assert (pile.faces, twin.faces, twin.told) == ([0, 2, 0], [0, 5, 0], None)
    with pytest.raises(AttributeError):
        pile.card = 1  # type: ignore[attr-defined]  # a slip of the pen
