"""Finished games thought over again, and advice at the table."""

import random
from pathlib import Path
from typing import Any

import pytest

import karfunkel
from karfunkel.bots.mind import Effort
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.study import advise, analyse
from karfunkel.study.analysis import AnalysedDecision, Analysis
from tests.outside import installed, outside_games
from tests.sizes import random_table

QUICK = Effort("trader", 0.01)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_chances_are_told_after_every_entry_and_end_with_the_winners(game: Game) -> None:
    table = random_table(game, 3, 2)
    done: list[int] = []
    found = analyse(table, QUICK, lambda number, of: done.append(of - number))
    assert len(found.chances) == len(table.log) + 1
    assert all(abs(sum(chances) - 1) < 1e-6 for chances in found.chances)
    assert found.chances[-1] == [(seat in table.winners) / len(table.winners) for seat in range(3)]
    assert done == list(range(len(table.log) - 1, -1, -1))


@every_game
def test_every_decision_with_a_choice_is_weighed(game: Game) -> None:
    table = random_table(game, 3, 4)
    again = table.at(0)
    expected = []
    for number, entry in enumerate(table.log):
        if entry.seat is not None and len(again.moves(entry.seat)) > 1:
            expected.append((number, entry.seat, entry.text))
        again.replay([entry])
    found = analyse(table, QUICK)
    assert [(choice.entry, choice.seat, choice.move) for choice in found.choices] == expected
    assert all(choice.cost >= 0 for choice in found.choices)
    assert any(choice.cost > 0 for choice in found.choices), "games at random have mistakes"


def test_chances_do_not_know_what_is_hidden() -> None:
    """While choices are hidden, the chances stay as they were."""
    table = karfunkel.new("edelstein", 3, seed=1)
    for seat, move in enumerate(("gems", "money", "event")):
        table.play(seat, move)
    found = analyse(table, QUICK)
    first = next(number for number, entry in enumerate(table.log) if entry.seat == 0)
    assert found.chances[first] == found.chances[first + 1] == found.chances[first + 2]


def test_games_that_bring_no_bots_are_analysed(tmp_path: Path) -> None:
    """Where nobody has chosen yet nothing is hidden, and the chances are told."""
    with outside_games(installed(tmp_path)):
        for name in ("geode", "tailings"):
            found = analyse(random_table(GAMES[name], 3, 2), QUICK)
            assert all(abs(sum(chances) - 1) < 1e-6 for chances in found.chances)
            assert len({tuple(chances) for chances in found.chances}) > 5
            assert any(choice.cost > 0 for choice in found.choices)


def test_the_costliest_come_first() -> None:
    choices = [
        AnalysedDecision(number, number % 2, "a", "b", 0.5, 0.5 + cost) for number, cost in enumerate((0.1, 0.3, 0.2))
    ]
    found = Analysis("emerald", 2, [], choices)
    assert [choice.entry for choice in found.costliest(2)] == [1, 2]
    assert [choice.entry for choice in found.costliest(5, seat=0)] == [2, 0]
    assert found.lost_by(0) == pytest.approx(0.15)


def test_nothing_can_be_said_of_a_game_that_has_not_begun() -> None:
    with pytest.raises(Error, match="nothing to analyse"):
        analyse(random_table(GAMES["emerald"], 3, 1).at(0), QUICK)


@every_game
def test_advice_is_a_legal_move_with_a_reason(game: Game) -> None:
    table = karfunkel.new(game.id, 3, seed=5)
    dice = random.Random(5)
    for _ in range(20):
        seat = table.to_act[0]
        advice = advise(table.view(seat), dice, QUICK)
        assert advice.move in table.moves(seat)
        assert advice.reason.name
        weights = [thought.weight for thought in advice.thoughts]
        assert weights == sorted(weights, reverse=True)
        table.play(seat, advice.move)


@pytest.mark.parametrize("game", ["edelstein", "basari"])
def test_advice_knows_no_secret(game: str) -> None:
    def advised(hidden: str) -> Any:
        table = karfunkel.new(game, 3, seed=3)
        table.play(0, hidden)
        return advise(table.view(1), random.Random(1), QUICK)

    one, other = {"edelstein": ("gems", "money"), "basari": ("A", "C")}[game]
    assert advised(one) == advised(other)
