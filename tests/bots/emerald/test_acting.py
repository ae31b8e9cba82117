"""How a trader acts: likelier what looks better."""

from collections import Counter

import pytest

from karfunkel.engine import WORDS, shake
from karfunkel.games.emerald.bots import acting
from karfunkel.games.emerald.bots.desk import HERE, Desk
from tests.bots.emerald.plainly import PLAIN, decisions, fitted, laid_out


def softened(chances: list[float], temperature: float) -> list[float]:
    desk = Desk()
    for i, chance in enumerate(chances):
        desk.rated[i] = chance
    PLAIN(acting.soften)(desk, len(chances), temperature)
    return [desk.rated[i] for i in range(len(chances))]


def test_nearly_as_good_is_done_now_and_then_and_worse_hardly_ever() -> None:
    best, nearly, worse = softened([0.3, 0.298, 0.25], acting.TRADERS_TEMPERATURE)
    assert best + nearly + worse == pytest.approx(1.0)
    assert 0.5 < nearly / best < 0.7
    assert worse < 0.001


def test_drawn_as_likely_as_it_is_rated() -> None:
    desk, dice, times = Desk(), [0] * WORDS, Counter[int]()
    for i, chance in enumerate((0.5, 0.3, 0.2)):
        desk.rated[i] = chance
    shake(dice, 1, 1)
    for _ in range(3000):
        times[PLAIN(acting.drawn)(desk, dice, 3)] += 1
    assert [times[i] / 3000 for i in range(3)] == pytest.approx([0.5, 0.3, 0.2], abs=0.03)


def test_without_warmth_the_best_is_taken() -> None:
    for number, (table, _) in enumerate(decisions(4, seed=3)):
        if number % 20 == 0:
            tables, desk, actions = laid_out(table)
            dice = [0] * WORDS
            shake(dice, 1, number)
            taken = PLAIN(acting.option_taken)(tables, desk, fitted(4), dice, actions, HERE, 1e-9)
            PLAIN(acting.rate_options)(tables, desk, fitted(4), actions, HERE)
            rated = {desk.options[HERE, i]: desk.rated[i] for i in range(desk.number[HERE])}
            assert rated[taken] == max(rated.values())
