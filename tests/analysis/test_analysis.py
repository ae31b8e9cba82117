"""Finished games thought over again, and advice at the table."""

import random
from pathlib import Path
from typing import Any

import pytest

import karfunkel
from karfunkel.analysis import advise, analyse
from karfunkel.analysis.game_analysis import AnalysedDecision, Analysis
from karfunkel.bots import LEVELS
from karfunkel.bots.mind import Effort
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
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


WON = (
    "basari players=4 options=- deck=house stage=3 round=4 gems=-,1r3y2g2b,4r1y3g2b,6r4y6g3b supply=11r14y11g15b "
    "points=45,39,47,18 cards=rygb4w1,gbb7w3,ygb6w1,rgb6w1 earlier=gg7w2,yg7w4,bbb7w2,yy7w1,ggb6w1,ggg6w2,rbb6w4,"
    "ggbb5w1,yyy5w4,rrb5w2,yybb5w3,rry4w2,yygg4w4,rryy4w2 workers=15,10,9,6 chosen=B,C,A,C doing=C"
)
"""The last trade of a game that seat 3 wins if it keeps its majorities."""


def test_a_won_game_given_away_is_the_worst_mistake() -> None:
    """A search does not look at an offer of eight gems; it is judged all the same, as the best one is."""
    table = karfunkel.from_position(WON)
    table.play(3, "2y5g1b")
    table.play(1, "accept")
    assert table.over
    found = analyse(table, Effort("master", 0.5))
    (worst,) = found.costliest(1)
    assert (worst.seat, worst.move) == (3, "2y5g1b")
    assert (worst.chance, worst.best_chance) == (0.0, 1.0)
    assert [chances[3] for chances in found.chances] == [1.0, 0.0, 0.0]


@pytest.mark.parametrize(("game", "most"), [("basari", 0.01), ("edelstein", 0.01), ("emerald", 0.015)])
def test_chances_do_not_rise_by_moves_that_were_to_be_expected(game: str, most: float) -> None:
    """A seat that plays the best there is has the same chance before and after; chance events alone may raise it."""
    table = trader_game(game, 3)
    found, again, rises = analyse(table, Effort("master", 0.02)), table.at(0), []
    for number, entry in enumerate(table.log):
        hidden = again.has_secrets
        again.replay([entry])
        if entry.seat is not None and not hidden and not again.has_secrets and not again.over:
            before, after = (chances[entry.seat] for chances in found.chances[number : number + 2])
            rises.append(max(0.0, after - before))
    assert len(rises) > 10
    assert sum(rises) / len(rises) < most


def trader_game(game: str, seed: int) -> karfunkel.Table:
    table, dice, trader = karfunkel.new(game, 3, seed=seed), random.Random(seed), LEVELS["trader"]
    while not table.over:
        seat = dice.choice(table.to_act)
        table.play(seat, trader.choose(table.view(seat), table.moves(seat), dice))
    return table


def test_what_is_not_known_is_no_mistake() -> None:
    def decision(cost: float, error: float) -> AnalysedDecision:
        return AnalysedDecision(0, 0, "a", "b", 0.5, 0.5 + cost, error)

    assert decision(0.1, 0.04).is_mistake
    assert not decision(0.1, 0.06).is_mistake
    assert not decision(0.004, 0.0).is_mistake, "a trifle"
    found = Analysis("emerald", 2, [], [decision(0.1, 0.06), decision(0.05, 0.01)])
    assert [choice.cost for choice in found.costliest(5)] == pytest.approx([0.05])
    assert found.lost_by(0) == pytest.approx(0.025)


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
