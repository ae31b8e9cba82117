"""Tables for the faces: twins that differ only in what is hidden, and what a view alone is worth."""

import random
from collections.abc import Iterator
from typing import Any

import karfunkel
from karfunkel.bots.determinization import table_from_view
from karfunkel.games.game import Game
from karfunkel.learn.observation import observe_plainly
from karfunkel.learn.single_table import SingleTable
from tests.test_twins import choosing_tables, two_different


def single(table: karfunkel.Table, reward: str = "margin") -> SingleTable:
    """The same table for a learner."""
    return SingleTable(karfunkel_game(table), table.state, reward)


def karfunkel_game(table: karfunkel.Table) -> Game:
    return table._notation.game


def twins(game: Game, players: int, number: int) -> Iterator[tuple[SingleTable, SingleTable, int, int]]:
    """Tables that differ in what one seat has chosen secretly; that seat, and one that may not know it."""
    for seed, table in enumerate(choosing_tables(game, players, number)):
        seat = table.to_act[0]
        one, other = single(table), single(table)
        for each, move in zip((one, other), two_different(random.Random(seed), table.moves(seat)), strict=True):
            each.say(game.legal_actions(each.table, seat)[table.moves(seat).index(move)])
        yield one, other, seat, (seat + 1) % players


def of_the_view_alone(one: SingleTable, seat: int) -> tuple[list[int], list[int]]:
    """What a seat observes and may say at a table that was made from its view, and from nothing else."""
    table: Any = table_from_view(one.view(seat), random.Random(1))
    legal = sorted(one.game.legal_actions(table, seat)) if seat == one.seat else []
    return observe_plainly(one.game, table, seat), legal
