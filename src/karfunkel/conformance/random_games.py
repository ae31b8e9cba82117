"""Random games for the checks: step by step as the rules see them, or as tables."""

import random
from collections.abc import Iterator
from typing import Any

from karfunkel.engine import chance_pending
from karfunkel.games.game import Game
from karfunkel.table import Table, new


def start_of(game: Game, players: int) -> Any:
    """A new plain table, nothing drawn yet."""
    table = game.lay_out(players, game.checked_options(None), game.house_deck())
    game.plain.go_on(table)
    return table


def random_states(game: Game, players: int, seed: int) -> Iterator[Any]:
    """The table of a random game before every decision and every draw, and at the end. It is one and the same table."""
    rules, dice = game.plain, random.Random(seed)  # noqa: S311 - a game, not a secret
    table = start_of(game, players)
    while True:
        yield table
        if table.depth == 0:
            return
        if chance_pending(table):
            rules.draw(table, rules.chance_pick(table, dice.randrange(rules.chance_total(table))))
        else:
            seat = dice.choice([seat for seat in range(players) if rules.acts(table, seat)])
            rules.apply(table, seat, dice.choice(game.legal_actions(table, seat)))


def random_table(game: Game, players: int, seed: int, moves: int | None = None) -> Table:
    """A table after so many random moves; at its end if none are said."""
    table = new(game.id, players, seed=seed)
    dice = random.Random(seed)  # noqa: S311 - a game, not a secret
    while not table.over and moves != 0:
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))
        moves = None if moves is None else moves - 1
    return table
