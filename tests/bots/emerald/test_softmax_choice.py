"""How a trader acts: likelier what looks better."""

from collections import Counter

import pytest

from karfunkel.engine import WORDS, shake
from karfunkel.games.emerald.bots import softmax_choice
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch
from tests.bots.emerald.plainly import PLAIN, decisions, fitted, laid_out


def softened(chances: list[float], temperature: float) -> list[float]:
    scratch = EmeraldScratch()
    for i, chance in enumerate(chances):
        scratch.rated[i] = chance
    PLAIN(softmax_choice.softmax)(scratch, len(chances), temperature)
    return [scratch.rated[i] for i in range(len(chances))]


def test_nearly_as_good_is_done_now_and_then_and_worse_hardly_ever() -> None:
    best, nearly, worse = softened([0.3, 0.298, 0.25], softmax_choice.TRADERS_TEMPERATURE)
    assert best + nearly + worse == pytest.approx(1.0)
    assert 0.5 < nearly / best < 0.7
    assert worse < 0.001


def test_drawn_as_likely_as_it_is_rated() -> None:
    scratch, dice, times = EmeraldScratch(), [0] * WORDS, Counter[int]()
    for i, chance in enumerate((0.5, 0.3, 0.2)):
        scratch.rated[i] = chance
    shake(dice, 1, 1)
    for _ in range(3000):
        times[PLAIN(softmax_choice.sample_option)(scratch, dice, 3)] += 1
    assert [times[i] / 3000 for i in range(3)] == pytest.approx([0.5, 0.3, 0.2], abs=0.03)


def test_without_warmth_the_best_is_taken() -> None:
    for number, (table, _) in enumerate(decisions(4, seed=3)):
        if number % 20 == 0:
            tables, scratch, actions = laid_out(table)
            dice = [0] * WORDS
            shake(dice, 1, number)
            taken = PLAIN(softmax_choice.choose_option)(tables, scratch, fitted(4), dice, actions, HERE, 1e-9)
            PLAIN(softmax_choice.rate_options)(tables, scratch, fitted(4), actions, HERE)
            rated = {scratch.options[HERE, i]: scratch.rated[i] for i in range(scratch.number[HERE])}
            assert rated[taken] == max(rated.values())
