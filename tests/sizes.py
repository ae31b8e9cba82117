"""Every game and number of players: what the conformance suite runs over."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import karfunkel
from karfunkel.engine import chance_pending
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES

SIZES = [(game, players) for game in GAMES.values() for players in game.sizes]
every_size = pytest.mark.parametrize(
    ("game", "players"), SIZES, ids=[f"{game.id}-{players}" for game, players in SIZES]
)


def start_of(game: Game, players: int) -> Any:
    """A new plain table, nothing drawn yet."""
    table = game.lay_out(players, game.checked_options(None), game.house_deck())
    game.plain.go_on(table)
    return table


def random_states(game: Game, players: int, seed: int) -> Iterator[Any]:
    """The table of a random game before every decision and every draw, and at the end. It is one and the same table."""
    rules, rng = game.plain, random.Random(seed)
    table = start_of(game, players)
    while True:
        yield table
        if table.depth == 0:
            return
        if chance_pending(table):
            rules.draw(table, rules.chance_pick(table, rng.randrange(rules.chance_total(table))))
        else:
            seat = rng.choice([seat for seat in range(players) if rules.acts(table, seat)])
            rules.apply(table, seat, rng.choice(game.legal_actions(table, seat)))


def random_table(game: Game, players: int, seed: int, moves: int | None = None) -> karfunkel.Table:
    """A table after so many random moves; at its end if none are said."""
    table = karfunkel.new(game.id, players, seed=seed)
    rng = random.Random(seed)
    while not table.over and moves != 0:
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.moves(seat)))
        moves = None if moves is None else moves - 1
    return table
