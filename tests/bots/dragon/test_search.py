"""A master's search: options played out in equal worlds."""

import random
from typing import Any

import pytest

from karfunkel.bots.dragon import search
from karfunkel.bots.dragon.desk import HERE
from karfunkel.bots.dragon.mind import TURNS, WORLDS, DragonMind, make_mind
from karfunkel.bots.mind import Effort
from karfunkel.rules.emerald import EMERALD
from karfunkel.rules.kernel import shake
from tests.bots.dragon.plainly import PLAIN, decisions, fitted, laid_out
from tests.emerald.situations import situation


def searched(table: Any, worlds: int, seed: int = 7, turns: int = 2) -> Any:
    """The desk after a search in so many worlds."""
    tables, desk, actions = laid_out(table)
    desk.turns = turns
    seat = EMERALD.plain.next_seat(table)
    PLAIN(search.begin_search)(tables, desk, actions)
    PLAIN(search.search)(tables, desk, fitted(table.players), [0, 0], actions, seat, seed, worlds)
    return desk


def in_the_middle(players: int, number: int = 40) -> Any:
    return next(table.copy() for n, (table, _) in enumerate(decisions(players, seed=6)) if n == number)


def test_worlds_are_the_same_for_every_option() -> None:
    """An option that is there twice brings the same both times."""
    table = in_the_middle(3)
    tables, desk, actions = laid_out(table)
    desk.turns = 2
    PLAIN(search.begin_search)(tables, desk, actions)
    desk.options[HERE, 1] = desk.options[HERE, 0]
    PLAIN(search.search)(tables, desk, fitted(3), [0, 0], actions, EMERALD.plain.next_seat(table), 7, 3)
    assert 0.0 < desk.total[0] == desk.total[1]


def test_worlds_differ_from_each_other() -> None:
    table = in_the_middle(3)
    one, two = (searched(table, worlds) for worlds in (1, 2))
    assert two.tried_worlds == 2
    assert any(two.total[i] != pytest.approx(2 * one.total[i]) for i in range(one.number[HERE]))


@pytest.mark.parametrize("turns", [1, 3])
def test_an_option_is_played_out_for_so_many_turns(turns: int) -> None:
    table = situation(4).state
    tables, desk, actions = laid_out(table)
    dice = [0, 0]
    shake(dice, 1, 1)
    desk.turns = turns
    tables[search.ON_THE_WAY] = table.copy()
    PLAIN(search.play_turns)(tables, desk, fitted(4), dice, actions)
    assert tables[search.ON_THE_WAY].mover == turns
    assert sum(desk.chances[search.ON_THE_WAY, seat] for seat in range(4)) == pytest.approx(1.0)


def test_who_plays_to_the_end_shares_the_win() -> None:
    table = in_the_middle(2, number=30)
    tables, desk, actions = laid_out(table)
    dice = [0, 0]
    shake(dice, 1, 1)
    desk.turns = 1000
    tables[search.ON_THE_WAY] = table.copy()
    PLAIN(search.play_turns)(tables, desk, fitted(2), dice, actions)
    assert tables[search.ON_THE_WAY].over
    assert sorted(desk.chances[search.ON_THE_WAY, seat] for seat in range(2)) in ([0.0, 1.0], [0.5, 0.5])


@pytest.fixture(scope="module")
def mind() -> DragonMind:
    return make_mind("emerald")


def test_a_decision_that_is_settled_leaves_its_time(mind: DragonMind) -> None:
    """Who takes the last treasure wins: all else drops out, long before an hour is over."""
    knights = [["14", "1", "2"], ["T1", "T2"], ["14", "T1"]]
    table = situation(3, knights=knights, treasures=[1, 1, 1], bar=12, dragon=12, facing="chamber")
    table.play(0, "1")
    best = mind.rate(table.state, 0, Effort("master", 3600.0), random.Random(1))[0]
    assert (best.value, best.weight) == (1.0, 1.0)


def test_compiled_and_plain_search_alike(mind: DragonMind) -> None:
    table = in_the_middle(4)
    seat = EMERALD.plain.next_seat(table)
    dice = random.Random(3)
    dice.getrandbits(32), dice.getrandbits(32)
    plain = searched(table, WORLDS, seed=dice.getrandbits(32), turns=TURNS)
    number = plain.number[HERE]
    plainly = {plain.options[HERE, i]: (max(plain.total) - plain.total[i]) / WORLDS for i in range(number)}
    rated = mind.rate(table, seat, Effort("master", 0.0), random.Random(3))
    assert {move.actions[0]: rated[0].value - move.value for move in rated} == pytest.approx(plainly)
