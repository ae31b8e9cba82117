"""Expectimax to the end of the turn, the candidate actions, and sampled gold."""

from collections import Counter
from typing import Any

import pytest

from karfunkel.engine import shake
from karfunkel.games.emerald.bots import candidate_actions, hidden_gold_sampling, turn_expectimax, win_chances
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.state import GOLD, GOLD_VALUES, KEEP, MOVE, NONE, PAY, PILES, PLACES, STOP, TO_NEST
from tests.bots.emerald.plainly import PLAIN, decisions, fitted, laid_out
from tests.emerald.situations import asleep, situation

every_number = pytest.mark.parametrize("players", range(2, 6))


def listed(table: Any) -> list[int]:
    """The options of whoever is to act that are worth a thought."""
    scratch = EmeraldScratch()
    PLAIN(candidate_actions.list_options)(table, scratch, [0] * 16, HERE)
    return [scratch.options[HERE, i] for i in range(scratch.number[HERE])]


def rated(table: Any, players: int) -> dict[int, float]:
    tables, scratch, actions = laid_out(table)
    PLAIN(turn_expectimax.rate_options)(tables, scratch, fitted(players), actions, HERE)
    return {scratch.options[HERE, i]: scratch.rated[i] for i in range(scratch.number[HERE])}


def test_start_places_on_which_the_same_stand_are_one_option() -> None:
    assert listed(situation(4).state) == [MOVE]
    assert listed(situation(2).state) == [MOVE, MOVE + PLACES]


def test_start_places_that_differ_are_not() -> None:
    table = situation(4)
    table.play(0, "T2")
    assert listed(table.state) == [MOVE + 0, STOP]  # at the others four stand
    table.play(0, "stop")
    assert listed(table.state) == [MOVE + 0, MOVE + 1]  # at T2 three


def test_D25_the_cheapest_bribe_or_none() -> None:
    knights = [["8", "9"], ["T1", "T2"], ["T1", "T2"]]
    table = situation(3, knights=knights, gold=[["5", "3"], [], []], dragon=8, bar=7, facing="exit", caught="0")
    assert table.moves(0) == ("bribe3", "bribe5", "nest")
    assert listed(table.state) == [PAY + 2, TO_NEST]


@every_number
def test_chances_are_chances(players: int) -> None:
    scratch = EmeraldScratch()
    for table, _ in decisions(players, seed=10 + players, every=9):
        PLAIN(win_chances.write_chances)(table, scratch, fitted(players), HERE)
        chances = [scratch.chances[HERE, seat] for seat in range(players)]
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0.0


def test_D32_when_the_game_is_over_the_winners_share_the_win() -> None:
    table = asleep(3)
    table.treasures[0] = table.treasures[1] = 2
    table.over = 1
    scratch = EmeraldScratch()
    PLAIN(win_chances.write_chances)(table, scratch, fitted(3), HERE)
    assert [scratch.chances[HERE, seat] for seat in range(3)] == [0.5, 0.5, 0.0]


def test_a_look_sees_the_end_of_the_game() -> None:
    """Who takes the last treasure wins."""
    knights = [["14", "1", "2"], ["T1", "T2"], ["14", "T1"]]
    table = situation(3, knights=knights, treasures=[1, 1, 1], bar=12, dragon=12, facing="chamber")
    assert rated(table.state, 3)[KEEP + 14] == 1.0
    table.play(0, "1")
    ratings = rated(table.state, 3)
    assert ratings.pop(KEEP + 14) == 1.0, "the second knight is soon enough"
    assert all(0.0 < rating < 1.0 for rating in ratings.values())


def test_the_rolls_are_averaged() -> None:
    """A knight wakes the dragon: what that is worth is the mean of what the three rolls are worth."""
    table = situation(3, knights=[["9", "T1", "T2"], ["8", "T1", "T2"], ["7", "T1", "T2"]]).state
    for pile in range(PILES):
        table.top[pile, 10], table.below[pile, 10] = NONE, 0  # no card is taken
    move = KEEP + 9
    after = []
    for rolled in range(1, 4):
        rolled_on = table.copy()
        EMERALD.plain.apply(rolled_on, 0, move)
        EMERALD.plain.draw(rolled_on, rolled)
        tables, scratch, actions = laid_out(rolled_on)
        PLAIN(turn_expectimax.expectimax)(tables, scratch, fitted(3), actions, HERE)
        after.append(scratch.chances[HERE, 0])
    assert len(set(after)) == 3
    assert rated(table, 3)[move] == pytest.approx(sum(after) / 3)


def test_a_whole_turn_is_worth_what_its_best_end_is() -> None:
    table = situation(3, knights=[["1", "2", "4"], ["T1", "T2"], ["T1", "T2"]])
    first = KEEP + 1
    after = table.state.copy()
    EMERALD.plain.apply(after, 0, first)
    assert rated(table.state, 3)[first] == max(rated(after, 3).values())
    scratch = EmeraldScratch()
    PLAIN(win_chances.write_chances)(after, scratch, fitted(3), HERE)
    assert rated(table.state, 3)[first] != scratch.chances[HERE, 0], "it is not judged before the second knight"


@every_number
def test_imagined_gold_keeps_what_is_known(players: int) -> None:
    dice = [0, 0]
    shake(dice, 1, players)
    for table, seat in decisions(players, seed=20 + players, every=7):
        imagined = table.copy()
        PLAIN(hidden_gold_sampling.redeal_hidden_gold)(imagined, EmeraldScratch(), dice, seat)
        for value_ in range(GOLD_VALUES):
            assert imagined.gold[seat, value_] == table.gold[seat, value_]
            assert cards(imagined, value_) == cards(table, value_)
        assert [hand(imagined, other) for other in range(players)] == [hand(table, other) for other in range(players)]


def cards(table: Any, value_: int) -> int:
    """How many gold cards of a value there are, in hands and unseen."""
    return int(table.unseen[GOLD, value_] + sum(table.gold[seat, value_] for seat in range(table.players)))


def hand(table: Any, seat: int) -> int:
    return sum(table.gold[seat, value_] for value_ in range(GOLD_VALUES))


def test_imagined_gold_is_any_that_is_not_seen() -> None:
    """[D33] Five cards of each value; two 5s are in the own hand, so that a 5 is the rarer in the other."""
    table = asleep(2, gold=[["5", "5"], ["1"]])
    dice = [0, 0]
    shake(dice, 3, 0)
    seen: Counter[int] = Counter()
    for _ in range(2300):
        PLAIN(hidden_gold_sampling.redeal_hidden_gold)(table, EmeraldScratch(), dice, 0)
        seen[next(value_ for value_ in range(GOLD_VALUES) if table.gold[1, value_])] += 1
    assert all(abs(seen[value_] - 500) < 100 for value_ in range(4))
    assert abs(seen[4] - 300) < 80


def test_open_gold_is_not_imagined() -> None:
    table = asleep(2, gold=[["5"], ["1"]], options={"open_gold": "on"})
    dice = [0, 0]
    shake(dice, 3, 0)
    before = table.copy()
    for _ in range(20):
        PLAIN(hidden_gold_sampling.redeal_hidden_gold)(table, EmeraldScratch(), dice, 0)
        assert table == before
