"""Whole games of bots, at real tables."""

import random
from collections.abc import Iterator, Sequence

import karfunkel
from karfunkel.bots import Bot
from karfunkel.games.game import Game

Turn = tuple[karfunkel.Table, int, str]


def turns(game: Game, players: int, seats: Sequence[Bot], seed: int) -> Iterator[Turn]:
    """A game between bots: the table before every move, the seat that is to move, and its move."""
    table = karfunkel.new(game.id, players, seed=seed)
    dice = random.Random(seed)
    while not table.over:
        seat = dice.choice(table.to_act)
        move = seats[seat].choose(table.view(seat), table.moves(seat), dice)
        yield table, seat, move
        table.play(seat, move)


def share_of_win(game: Game, players: int, bot: Bot, others: Bot, seed: int) -> float:
    """What a bot among others has of the win of a game: 1, less if it shares it, or 0. It sits elsewhere each time."""
    own = seed % players
    seats = [bot if seat == own else others for seat in range(players)]
    for table, _, _ in turns(game, players, seats, seed):
        last = table
    return (own in last.winners) / len(last.winners)
