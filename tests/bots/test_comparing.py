"""Moves compared: each by the same estimator, in the same worlds, whatever else they are compared with."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import karfunkel
from karfunkel.bots import LEVELS
from karfunkel.bots.determinization import table_to_decide
from karfunkel.bots.mind import mind_of
from karfunkel.engine import NOBODY
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.notation.notation_lookup import notation_of
from tests.bots.playing import turns

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
Decision = tuple[Any, int, list[tuple[int, ...]]]


def decisions(game: Game, every: int = 9) -> Iterator[Decision]:
    """Some decisions of a game at random: the table as its seat imagines it, the seat, and all moves."""
    found = 0
    for table, seat, _ in turns(game, 3, [LEVELS["random"]] * 3, 4):
        if len(table.moves(seat)) > 1:
            found += 1
            if found % every == 0:
                yield imagined(table, seat)


def imagined(table: karfunkel.Table, seat: int) -> Decision:
    state = table_to_decide(table.view(seat), random.Random(1))
    moves = [notation_of(table.game).read_move(state, seat, move)[state.said_count :] for move in table.moves(seat)]
    return state, seat, moves


@every_game
def test_a_move_is_judged_alike_whatever_it_is_compared_with(game: Game) -> None:
    """Those that a search would not even look at, too."""
    mind = mind_of(game.id)
    for table, seat, moves in decisions(game):
        several = [moves[0], moves[-1], moves[len(moves) // 2]]
        together = mind.compare(table, seat, several, 4, 7)
        assert together.shape == (4, 3, 3)
        assert together.sum(axis=2) == pytest.approx(1.0)
        for number, move in enumerate(several):
            assert np.array_equal(mind.compare(table, seat, [move], 4, 7)[:, 0], together[:, number])
        assert not np.array_equal(mind.compare(table, seat, several, 4, 8), together) or together.max() == 1.0


@pytest.mark.parametrize("game", [GAMES["edelstein"], GAMES["basari"]], ids=["edelstein", "basari"])
def test_a_move_in_the_open_is_judged_as_the_table_after_it(game: Game) -> None:
    mind, notation, judged = mind_of(game.id), notation_of(game.id), 0
    for table, seat, move in turns(game, 3, [LEVELS["random"]] * 3, 6):
        gone_on = table.after(seat, move)
        after, drawn = gone_on.state, gone_on.entries - table.entries - 1
        if drawn or notation.has_secrets(table.state) or notation.has_secrets(after) or after.depth == 0:
            continue
        actions = notation.read_move(table.state, seat, move)[table.state.said_count :]
        said = mind.compare(table.state, seat, [actions], 3, 5)
        assert np.array_equal(said, mind.compare(after, NOBODY, [()], 3, 5)), move
        judged += 1
    assert judged > 10
