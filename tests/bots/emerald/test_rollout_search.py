"""A master's search: options played out in equal worlds."""

import random
from typing import Any

import pytest

from karfunkel.bots.mind import Effort
from karfunkel.engine import shake
from karfunkel.games.emerald.bots import rollout_search
from karfunkel.games.emerald.bots.mind import WORLDS, EmeraldMind, make_mind, turns_played
from karfunkel.games.emerald.bots.scratch_record import HERE
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.state import GOLD_VALUES
from tests.bots.emerald.plainly import PLAIN, decisions, fitted, laid_out
from tests.emerald.situations import situation


def searched(table: Any, worlds: int, seed: int = 7, turns: int = 2) -> Any:
    """The scratch record after a search in so many worlds."""
    tables, scratch, actions = laid_out(table)
    scratch.turns = turns
    seat = EMERALD.plain.next_seat(table)
    PLAIN(rollout_search.begin_search)(tables, scratch, actions)
    PLAIN(rollout_search.search)(tables, scratch, fitted(table.players), [0, 0], actions, seat, seed, worlds)
    return scratch


def in_the_middle(players: int, number: int = 40) -> Any:
    return next(table.copy() for n, (table, _) in enumerate(decisions(players, seed=6)) if n == number)


def test_worlds_are_the_same_for_every_option() -> None:
    """An option that is there twice brings the same both times."""
    table = in_the_middle(3)
    tables, scratch, actions = laid_out(table)
    scratch.turns = 2
    PLAIN(rollout_search.begin_search)(tables, scratch, actions)
    scratch.options[HERE, 1] = scratch.options[HERE, 0]
    PLAIN(rollout_search.search)(tables, scratch, fitted(3), [0, 0], actions, EMERALD.plain.next_seat(table), 7, 3)
    assert 0.0 < scratch.total[0] == scratch.total[1]


def test_worlds_differ_from_each_other() -> None:
    table = in_the_middle(3)
    one, two = (searched(table, worlds) for worlds in (1, 2))
    assert two.tried_worlds == 2
    assert any(two.total[i] != pytest.approx(2 * one.total[i]) for i in range(one.number[HERE]))


@pytest.mark.parametrize("turns", [1, 3])
def test_an_option_is_played_out_for_so_many_turns(turns: int) -> None:
    table = situation(4).state
    tables, scratch, actions = laid_out(table)
    dice = [0, 0]
    shake(dice, 1, 1)
    scratch.turns = turns
    tables[rollout_search.ON_THE_WAY] = table.copy()
    PLAIN(rollout_search.play_turns)(tables, scratch, fitted(4), dice, actions, 7)
    assert tables[rollout_search.ON_THE_WAY].mover == turns
    assert sum(scratch.chances[rollout_search.ON_THE_WAY, seat] for seat in range(4)) == pytest.approx(1.0)


def test_a_master_plays_on_for_four_turns_each_but_sixteen_at_most() -> None:
    assert [turns_played(players) for players in (2, 3, 4, 5)] == [8, 12, 16, 16]


def test_who_plays_to_the_end_shares_the_win() -> None:
    table = in_the_middle(2, number=30)
    tables, scratch, actions = laid_out(table)
    dice = [0, 0]
    shake(dice, 1, 1)
    scratch.turns = 1000
    tables[rollout_search.ON_THE_WAY] = table.copy()
    PLAIN(rollout_search.play_turns)(tables, scratch, fitted(2), dice, actions, 7)
    assert tables[rollout_search.ON_THE_WAY].over
    assert sorted(scratch.chances[rollout_search.ON_THE_WAY, seat] for seat in range(2)) in ([0.0, 1.0], [0.5, 0.5])


def test_luck_begins_anew_with_every_turn() -> None:
    """However much chance a turn took, the next one has the same dice in the same world."""
    ends = []
    for already in (1, 2, 3):
        tables, scratch, actions = laid_out(situation(4).state)
        dice = [0, 0]
        shake(dice, already, already)
        scratch.turns = 1
        tables[rollout_search.ON_THE_WAY] = tables[HERE].copy()
        PLAIN(rollout_search.play_turns)(tables, scratch, fitted(4), dice, actions, 7)
        ends.append(list(dice))
    assert ends[0] == ends[1] == ends[2]


def swapped_gold(table: Any, one: int, other: int) -> Any:
    """The table with the gold of two hands exchanged, a card of each."""
    twin = table.copy()
    first, second = (next(v for v in range(GOLD_VALUES) if table.gold[seat, v]) for seat in (one, other))
    for seat, lost, won in ((one, first, second), (other, second, first)):
        twin.gold[seat, lost] -= 1
        twin.gold[seat, won] += 1
    return twin


def test_nobody_is_taken_to_know_the_gold_of_others() -> None:
    """[D33] Twins that differ only in gold that whoever acts does not see are alike to it."""
    differed = 0
    for table, seat in decisions(3, seed=8):
        holders = [
            other for other in range(3) if other != seat and sum(table.gold[other, v] for v in range(GOLD_VALUES))
        ]
        if len(holders) < 2:
            continue
        twin = swapped_gold(table, *holders)
        if all(twin.gold[holders[0], v] == table.gold[holders[0], v] for v in range(GOLD_VALUES)):
            continue
        differed += 1
        likely = []
        for each in (table, twin):
            tables, scratch, actions = laid_out(each)
            dice = [0, 0]
            shake(dice, 1, differed)
            tables[rollout_search.ON_THE_WAY] = each.copy()
            PLAIN(rollout_search.play_trader_action)(tables, scratch, fitted(3), dice, actions)
            likely.append(list(scratch.rated))
        assert likely[0] == likely[1]
    assert differed > 10


@pytest.fixture(scope="module")
def mind() -> EmeraldMind:
    return make_mind("emerald")


def test_a_decision_that_is_settled_leaves_its_time(mind: EmeraldMind) -> None:
    """Who takes the last treasure wins: all else drops out, long before an hour is over."""
    knights = [["14", "1", "2"], ["T1", "T2"], ["14", "T1"]]
    table = situation(3, knights=knights, treasures=[1, 1, 1], bar=12, dragon=12, facing="chamber")
    table.play(0, "1")
    best = mind.rate(table.state, 0, Effort("master", 3600.0), random.Random(1))[0]
    assert (best.value, best.weight) == (1.0, 1.0)


def test_compiled_and_plain_search_alike(mind: EmeraldMind) -> None:
    table = in_the_middle(4)
    seat = EMERALD.plain.next_seat(table)
    dice = random.Random(3)
    dice.getrandbits(32), dice.getrandbits(32)
    plain = searched(table, WORLDS, seed=dice.getrandbits(32), turns=turns_played(4))
    number = plain.number[HERE]
    plainly = {plain.options[HERE, i]: (max(plain.total) - plain.total[i]) / WORLDS for i in range(number)}
    rated = mind.rate(table, seat, Effort("master", 0.0), random.Random(3))
    assert {move.actions[0]: rated[0].value - move.value for move in rated} == pytest.approx(plainly)
