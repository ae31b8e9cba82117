"""The moves that a viewer is told: one by one or by their shape, and never more than a message should hold."""

from typing import Literal, NamedTuple

from msgspec import UNSET, UnsetType

from karfunkel.notation.move_shapes import Choices, MoveList, MoveShape, OfferRange, OneOfEach, TooMany, first_moves
from karfunkel.table.table import Table

MoveForm = Literal["list", "choices"]
"""Whether moves are told one by one, or by their shape."""

MOST_MOVES = 20_000
MOST_LETTERS = 200_000
"""No longer list is told, in either form: whoever wants it asks for it. So a message is a small part of what may wait
for a slow socket."""


class MovesInForm(NamedTuple):
    """The fields of a message that say what can be played."""

    moves: list[str]
    choices: Choices | UnsetType | None


def moves_in_form(game: Table | None, seat: int | None, form: MoveForm) -> MovesInForm:
    """What a seat (None: nobody who is asked) may play, in the form that its viewer wants."""
    if game is None or seat is None:
        return MovesInForm([], None if form == "choices" else UNSET)
    shape = game.choices(seat)
    if form == "choices":
        return MovesInForm([], _short(shape))
    moves = first_moves(shape, MOST_MOVES + 1)
    return MovesInForm(moves, UNSET) if _is_short(moves) else MovesInForm([], _short(shape))


def _short(shape: MoveShape) -> Choices:
    """The shape, if it can be told; few notations can say one so long that it cannot."""
    match shape:
        case MoveList(moves):
            texts = moves
        case OfferRange(kinds=kinds, others=others):
            texts = kinds + others
        case OneOfEach(parts, others):
            texts = [text for part in parts for text in part] + others
    return shape if _is_short(texts) else TooMany()


def _is_short(texts: list[str]) -> bool:
    return len(texts) <= MOST_MOVES and sum(map(len, texts)) <= MOST_LETTERS
