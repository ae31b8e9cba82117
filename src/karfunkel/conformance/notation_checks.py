"""Checks of the notation: what is written of a table, a move or a game is read again."""

import json
from typing import Any

from karfunkel.conformance.assertions import demand
from karfunkel.conformance.random_games import random_states, random_table
from karfunkel.engine import chance_pending
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.notation.move_shapes import moves_of
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.notation.position_fields import from_line, to_line
from karfunkel.table import from_record, verify

NONSENSE = ("", "nonsense", "-1", "0", " ", "ü" * 200)


def bytes_round_trip(game: Game, players: int) -> None:
    """A table is the bytes of its record."""
    for table in random_states(game, players, 3):
        demand(type(table).from_bytes(table.to_bytes()) == table, "a table is another one after to_bytes, from_bytes")


def positions_round_trip(game: Game, players: int) -> None:
    """A position, as a dict and as a line, is read as the table that it was written from."""
    notation = notation_of(game.id)
    for seed in range(3):
        for step, table in enumerate(random_states(game, players, seed)):
            if step % 7 != seed and table.depth > 0:
                continue
            position = json.loads(json.dumps(notation.position(table)))
            line = to_line(notation.position_fields, position)
            demand(notation.read_position(position) == table, f"a position is read as another one: {line}")
            again = notation.read_position(from_line(notation.position_fields, line))
            demand(again == table, f"a line is read as another position: {line}")


def moves_round_trip(game: Game, players: int) -> None:
    """Each move and card has a text of its own, which is read as just that; nonsense is refused in words."""
    notation = notation_of(game.id)
    for seed in range(3):
        for table in random_states(game, players, seed):
            if chance_pending(table):
                rules = game.plain
                for card in {rules.chance_pick(table, n) for n in range(rules.chance_total(table))}:
                    text = notation.card_text(table, card)
                    demand(notation.read_card(table, text) == card, f"the card {text!r} is read as another one")
                continue
            for seat in range(players):
                if game.plain.acts(table, seat) and table.said_count == 0:
                    _check_moves(game, table, seat)


def _check_moves(game: Game, table: Any, seat: int) -> None:
    notation = notation_of(game.id)
    moves = game.legal_moves(table, seat)[:200]
    texts = [notation.move_text(table, seat, move) for move in moves]
    demand(len(set(texts)) == len(texts), f"two moves have the same text: {texts}")
    if (shape := notation.choices(table, seat)) is not None:
        demand(moves_of(shape) == notation.moves(table, seat), f"{shape} describes other moves than are listed")
    for move, text in zip(moves, texts, strict=True):
        demand(notation.read_move(table, seat, text) == move, f"the move {text!r} is read as another one")
    for text in set(NONSENSE) - set(texts):
        try:
            actions = notation.read_move(table, seat, text)
        except Error as error:
            demand(str(error), f"{text!r} is refused without a word")
        else:
            demand(not game.is_legal_move(table, seat, actions), f"{text!r} is taken for a move")
            demand(notation.why_not(table, seat, actions), f"{text!r} is refused without a word")


def records_round_trip(game: Game, players: int) -> None:
    """A record is read as the game that was played, and its draws are those of the seed; undo is a replay."""
    table = random_table(game, players, 5)
    again = from_record(table.record())
    demand(again.record() == table.record() and again.state == table.state, "a record is read as another game")
    drawn = sum(entry.seat is None for entry in table.log)
    demand(verify(table.record()) == drawn, "not all draws of a record are those of its seed")
    part = random_table(game, players, 5, moves=3)
    if not part.over:
        before, seat = part.state, part.to_act[0]
        part.play(seat, part.moves(seat)[0])
        part.undo()
        demand(part.state == before, "a move taken back leaves something behind")
