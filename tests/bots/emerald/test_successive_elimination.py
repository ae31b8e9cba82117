"""A race of options: who leads, who drops out, and how far behind it was."""

import math
import random
import statistics
from collections.abc import Sequence

import pytest

from karfunkel.games.emerald.bots import successive_elimination
from karfunkel.games.emerald.bots.mind import ratings_from_search
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch
from tests.bots.emerald.plainly import PLAIN


def lined_up(number: int) -> EmeraldScratch:
    scratch = EmeraldScratch()
    scratch.number[HERE] = number
    for i in range(number):
        scratch.options[HERE, i] = 10 + i
    PLAIN(successive_elimination.reset_options)(scratch)
    return scratch


def tried(scratch: EmeraldScratch, worlds: Sequence[Sequence[float]]) -> EmeraldScratch:
    """The options, after worlds in which each brought this."""
    for outcomes in worlds:
        for i, hope in enumerate(outcomes):
            scratch.outcomes[i] = hope
        PLAIN(successive_elimination.add_world)(scratch)
    PLAIN(successive_elimination.eliminate_worse)(scratch)
    return scratch


def running(scratch: EmeraldScratch) -> list[int]:
    return [i for i in range(scratch.number[HERE]) if scratch.runs[i]]


def test_what_luck_does_to_all_alike_blurs_nothing() -> None:
    """The worlds differ much more than the options do, yet the difference is seen."""
    dice = random.Random(1)
    luck = [dice.random() for _ in range(20)]
    scratch = tried(lined_up(2), [(one, one + 0.01 + 0.01 * dice.random()) for one in luck])
    assert running(scratch) == [1]
    assert scratch.running == 1
    assert scratch.behind[0] == pytest.approx(0.015, abs=0.003)


def test_who_may_only_have_been_unlucky_stays() -> None:
    dice = random.Random(2)
    scratch = tried(lined_up(3), [[dice.random() for _ in range(3)] for _ in range(20)])
    assert running(scratch) == [0, 1, 2]


def test_few_worlds_prove_nothing() -> None:
    worlds = [(0.5, 0.6 + 0.001 * n) for n in range(successive_elimination.ENOUGH_WORLDS)]
    assert running(tried(lined_up(2), worlds[:-1])) == [0, 1]
    assert running(tried(lined_up(2), worlds)) == [1]


def test_of_options_that_come_to_the_same_one_runs_on() -> None:
    assert running(tried(lined_up(2), [(0.25 * (n % 4), 0.25 * (n % 4)) for n in range(16)])) == [0]


def test_the_error_is_that_of_the_mean_difference() -> None:
    dice = random.Random(3)
    worlds = [(dice.random(), dice.random()) for _ in range(30)]
    scratch = tried(lined_up(2), worlds)
    spread = statistics.stdev(one - other for one, other in worlds)
    assert PLAIN(successive_elimination.standard_error)(scratch, 0, 1) == pytest.approx(spread / math.sqrt(30))


def test_who_dropped_out_is_as_far_behind_as_it_was_then() -> None:
    scratch = tried(lined_up(3), [(0.2, 0.5 + 0.01 * (n % 3), 0.5 + 0.01 * (n % 2)) for n in range(12)])
    assert running(scratch) == [1, 2]
    tried(scratch, [(0.0, 0.1, 0.9)] * 12)
    rated = ratings_from_search(scratch)
    assert [move.actions for move in rated] == [(12,), (10,), (11,)]
    assert [move.weight for move in rated] == [1.0, 0.0, 0.0]
    assert rated[0].value == pytest.approx((0.505 + 0.9) / 2)
    assert rated[0].value - rated[1].value == pytest.approx(0.31), "not measured against the luck of later worlds"
