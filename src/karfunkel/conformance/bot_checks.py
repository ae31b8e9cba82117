"""Checks of bots: they choose legal moves, by nothing but what their seat sees."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np

from karfunkel.bots.determinization import table_from_view
from karfunkel.bots.levels import LEVELS, bot_called
from karfunkel.bots.mind import Effort, mind_of
from karfunkel.conformance.assertions import demand
from karfunkel.conformance.random_games import random_table
from karfunkel.games.game import Game
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.table import Table

DECISIONS_LOOKED_AT = 0.25
"""The part of a game's decisions that bots are asked about."""
DECISIONS_JUDGED = 3
"""How many of them bots compare the moves of."""


def bots_play(game: Game, players: int) -> None:
    """Every level chooses one of its moves by the view alone; with the same dice the same, if it looks at no clock."""
    quick = {**LEVELS, "master": bot_called("master@0.005")}
    for number, (table, seat) in enumerate(_some_decisions(game, players)):
        view, moves = table.view(seat), table.moves(seat)
        for level, bot in quick.items():
            chosen = [bot.choose(view, moves, random.Random(number)) for _ in range(2)]  # noqa: S311 - a game
            demand(set(chosen) <= set(moves), f"a {level} plays {chosen}, but the moves are {moves}")
            demand(chosen[0] == chosen[1] or level == "master", f"a {level} plays {chosen} with the same dice")


def bots_know_no_secrets(game: Game, players: int) -> None:
    """Tables that are the same in the eyes of a seat are the same to the bot on it."""
    mind = mind_of(game.id)
    for number, (table, seat) in enumerate(_some_decisions(game, players)):
        possible = [table_from_view(table.view(seat), random.Random(seed)) for seed in range(2)]  # noqa: S311
        for level in ("novice", "trader"):
            dice = [random.Random(number) for _ in range(3)]  # noqa: S311 - a game, not a secret
            tables = zip([table.state, *possible], dice, strict=True)
            first, *others = [mind.rate(one, seat, Effort(level, 0.01), luck) for one, luck in tables]
            same = all(other == first for other in others)
            demand(same, f"a {level} on seat {seat} thinks otherwise if what it cannot see is otherwise")


def bots_judge_moves_alike(game: Game, players: int) -> None:
    """Moves are compared in the same worlds, each as it would be without the others; shares of a win sum up to 1."""
    mind, notation, worlds = mind_of(game.id), notation_of(game.id), 2
    for table, seat in islice(_some_decisions(game, players), DECISIONS_JUDGED):
        state = table_from_view(table.view(seat), random.Random(1))  # noqa: S311 - a game, not a secret
        texts = [table.moves(seat)[at] for at in (0, -1)]
        moves = [notation.read_move(state, seat, text)[state.said_count :] for text in texts]
        together = mind.compare(state, seat, moves, worlds, 7)
        demand(together.shape == (worlds, 2, players), f"compare gives an array of {together.shape}")
        demand(bool(np.allclose(together.sum(axis=2), 1)), "what compare says of a world does not sum up to 1")
        for number, move in enumerate(moves):
            alone = mind.compare(state, seat, [move], worlds, 7)[:, 0]
            same = np.array_equal(alone, together[:, number])
            demand(same, f"{texts[number]} is judged otherwise beside another move, though the worlds are the same")


def _some_decisions(game: Game, players: int) -> Iterator[tuple[Table, int]]:
    """Every few moves of a random game the table, and a seat that has a choice there."""
    dice, table = random.Random(9), random_table(game, players, 9, moves=0)  # noqa: S311 - a game, not a secret
    while not table.over:
        seat = dice.choice(table.to_act)
        if len(table.moves(seat)) > 1 and dice.random() < DECISIONS_LOOKED_AT:
            yield table, seat
        table.play(seat, dice.choice(table.moves(seat)))
