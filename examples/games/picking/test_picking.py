"""The Picking Belt keeps to what every game must keep to, and to its own rules."""

import pytest

import karfunkel
from karfunkel.conformance import check_game


def test_it_is_a_game() -> None:
    check_game("picking")


def position(**fields: object) -> karfunkel.Table:
    return karfunkel.from_position({"game": "picking", "players": 2, **fields})


def test_P3_only_neighbours_of_different_kinds_are_swapped() -> None:
    table = position(belt=[1, 1, 2, 1, 3, 4, 4], bag=[5, 7, 7, 6])
    assert table.moves(0) == ("leave", "swap2", "swap3", "swap4", "swap5")


def test_P4_the_longest_run_is_taken_and_of_equals_the_first() -> None:
    table = position(belt=[1, 2, 1, 1, 3, 1, 1], bag=[0, 0, 0, 0], stones=[[3, 7, 0, 8], [0, 0, 7, 0]], pushed=1)
    table.play(0, "garnet")
    view = table.view(0)
    assert (view["belt"], view["stones"][0][0]) == ([1, 2, 3, 1, 1, 0, 0], 5)


def test_P3_a_swap_brings_a_run_together() -> None:
    table = position(belt=[1, 2, 1, 1, 3, 4, 4], bag=[5, 7, 7, 6])
    table.play(0, "swap1")
    table.play(0, "garnet")
    assert table.view(0)["stones"][0] == [3, 0, 0, 0]
    assert 0 not in table.view(0)["belt"]  # [P5]
    assert table.to_act == (1,)


def test_P6_with_an_empty_bag_the_round_is_played_to_its_end() -> None:
    table = position(belt=[1, 2, 3, 4, 1, 2, 3], bag=[0, 0, 0, 0], stones=[[6, 0, 6, 0], [0, 6, 0, 7]], picker=1)
    table.play(1, "leave")
    assert not table.over
    table.play(1, "amber")
    assert table.over


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ([0, 0, 0, 0], 0),
        ([1, 0, 0, 0], 1),
        ([5, 0, 0, 0], 15),
        ([8, 0, 0, 0], 15),
        ([2, 2, 2, 2], 20),
        ([5, 3, 1, 1], 27),
    ],
)
def test_P7_points(stones: list[int], points: int) -> None:
    rest = [8 - number for number in stones]
    assert position(bag=rest, stones=[stones, [0] * 4]).scores[0] == points


@pytest.mark.parametrize(
    ("belt", "stones", "scores", "winners"),
    [
        ([2, 2, 0, 0, 0, 0, 0], [[8, 0, 4, 4], [0, 6, 4, 4]], (35, 35), (0, 1)),  # as many stones, too
        ([1, 2, 2, 0, 0, 0, 0], [[7, 0, 4, 4], [0, 6, 4, 4]], (35, 35), (0,)),
        ([2, 2, 4, 4, 4, 4, 0], [[8, 0, 4, 0], [0, 6, 4, 4]], (25, 35), (1,)),  # points come first
    ],
)
def test_P8_of_as_many_points_fewer_stones_win(
    belt: list[int], stones: list[list[int]], scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = position(belt=belt, bag=[0, 0, 0, 0], stones=stones, picker=1, pushed=1)
    table.play(1, "topaz")
    assert (table.over, table.scores, table.winners) == (True, scores, winners)
