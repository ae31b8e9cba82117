"""The compiled mind: what it says of tables of every size."""

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from karfunkel.bots.mind import Effort, Rated
from karfunkel.bots.weights import read_weights
from karfunkel.games.emerald.bots.feature_names import FEATURE_NAMES
from karfunkel.games.emerald.bots.mind import EmeraldMind, make_mind
from karfunkel.games.emerald.bots.scratch_record import HERE
from karfunkel.games.emerald.bots.turn_expectimax import rate_options
from karfunkel.games.emerald.bots.weights_record import row_of
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.state import GOLD, GOLD_VALUES, KEEP, Table
from tests.bots.emerald.plainly import PLAIN, decisions, fitted, laid_out
from tests.emerald.situations import situation

every_number = pytest.mark.parametrize("players", range(2, 6))
every_level = pytest.mark.parametrize("level", ["novice", "trader", "master"])


@pytest.fixture(scope="module")
def mind() -> EmeraldMind:
    return make_mind("emerald")


def thought(mind: EmeraldMind, table: Table, seat: int, level: str, seed: int = 1) -> list[Rated]:
    """What a mind says that has no time: a master then searches as little as it can, always the same."""
    return mind.rate(table, seat, Effort(level, 0.0), random.Random(seed))


@every_level
@every_number
@pytest.mark.parametrize("open_gold", ["off", "on"])
def test_moves_are_legal_and_weights_sum_up_to_1(mind: EmeraldMind, players: int, level: str, open_gold: str) -> None:
    for table, seat in decisions(players, seed=players, open_gold=open_gold, every=3):
        before = table.copy()
        rated = thought(mind, table, seat, level)
        assert table == before
        moves = [move.actions for move in rated]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= {(action,) for action in EMERALD.legal_actions(table, seat)}
        assert sum(move.weight for move in rated) == pytest.approx(1.0)
        assert all(0.0 <= move.value <= 1.0 for move in rated)
        assert rated[0].weight == max(move.weight for move in rated)


@every_number
def test_compiled_and_plain_rate_alike(mind: EmeraldMind, players: int) -> None:
    for table, seat in decisions(players, seed=30 + players, open_gold="on", every=25):
        tables, scratch, actions = laid_out(table)
        PLAIN(rate_options)(tables, scratch, fitted(players), actions, HERE)
        plainly = {scratch.options[HERE, i]: scratch.rated[i] for i in range(scratch.number[HERE])}
        compiled = {move.actions[0]: move.value for move in thought(mind, table, seat, "trader")}
        assert compiled == pytest.approx(plainly)


@every_level
@every_number
def test_D33_hidden_gold_makes_no_difference(mind: EmeraldMind, players: int, level: str) -> None:
    """Tables that differ only in what a seat does not see are rated alike."""
    compared = 0
    for table, seat in decisions(players, seed=40 + players, every=5):
        twin = other_hands(table, seat)
        compared += twin != table
        assert thought(mind, table, seat, level) == thought(mind, twin, seat, level)
    assert compared > 3


def other_hands(table: Table, seat: int) -> Table:
    """The same table, but with a hidden gold card of another value in somebody's hand, if that can be."""
    twin = table.copy()
    for other in range(table.players):
        held = [value for value in range(GOLD_VALUES) if twin.gold[other, value]]
        if other != seat and held:
            swapped = [value for value in range(GOLD_VALUES) if twin.unseen[GOLD, value] and value != held[0]]
            if swapped:
                twin.gold[other, held[0]] -= 1
                twin.unseen[GOLD, held[0]] += 1
                twin.gold[other, swapped[0]] += 1
                twin.unseen[GOLD, swapped[0]] -= 1
                return twin
    return twin


@every_level
def test_open_gold_makes_one(mind: EmeraldMind, level: str) -> None:
    differ = 0
    for table, seat in decisions(3, seed=43, open_gold="on", every=5):
        differ += thought(mind, table, seat, level) != thought(mind, other_hands(table, seat), seat, level)
    assert differ > 3


@every_level
def test_who_can_win_at_once_does(mind: EmeraldMind, level: str) -> None:
    knights = [["14", "1", "2"], ["T1", "T2"], ["14", "T1"]]
    table = situation(3, knights=knights, treasures=[1, 1, 1], bar=12, dragon=12, facing="chamber").state
    best = thought(mind, table, 0, level)[0]
    assert best.value > 0.99 or level == "novice"
    assert (KEEP + 14,) in [move.actions for move in thought(mind, table, 0, level) if move.value == best.value]


def test_a_search_sees_what_a_look_does_not(mind: EmeraldMind) -> None:
    """Thinking longer changes what is found, and it is found again with the same dice."""
    table = next(table for n, (table, _) in enumerate(decisions(4, seed=1)) if n == 60)
    seat = EMERALD.plain.next_seat(table)
    once, again = (thought(mind, table, seat, "master", seed=5) for _ in range(2))
    assert once == again
    longer = mind.rate(table, seat, Effort("master", 0.5), random.Random(5))
    assert {move.actions for move in longer} == {move.actions for move in once}
    assert longer[0].weight == 1.0
    assert longer != once


@every_number
def test_chances_sum_up_to_1_and_are_sure_at_the_end(mind: EmeraldMind, players: int) -> None:
    for table, _ in decisions(players, seed=50 + players, every=7):
        chances = mind.chances(table)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert table.over
    winners = [EMERALD.plain.wins(table, seat) for seat in range(players)]
    assert mind.chances(table) == [won / sum(winners) for won in winners]


def test_threads_share_a_mind(mind: EmeraldMind) -> None:
    tables = [(table.copy(), seat) for table, seat in decisions(4, seed=3, every=4)]

    def think(number: int) -> list[Rated]:
        table, seat = tables[number % len(tables)]
        return thought(mind, table, seat, ("trader", "master")[number % 2])

    alone = [think(number) for number in range(60)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(think, range(60))) == alone


def test_weights_are_known_by_name() -> None:
    read = read_weights("emerald")["weights"]
    assert set(read["fitted"]) == {str(size) for size in EMERALD.sizes}
    for weights in read["fitted"].values():
        assert set(weights["early"]) == set(weights["late"]) == set(FEATURE_NAMES)
    row = row_of({"early": {"points": 2.0}, "late": {FEATURE_NAMES[-1]: 3.0}})
    assert (row[0], row[-1], np.count_nonzero(row)) == (2.0, 3.0, 2)
