"""Offers, exchanges and single gems as text, and why one cannot be played."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from karfunkel.errors import Error, IllegalMove, InvalidMove
from karfunkel.games.trading.notation.gems import gems_text, read_gems
from karfunkel.games.trading.rules.deck_reader import LETTERS
from karfunkel.games.trading.rules.offer_listing import all_offers
from karfunkel.games.trading.rules.state import (
    ACCEPT,
    ANSWER,
    COLOUR,
    COLOURS,
    COUNT,
    EXCHANGE,
    GEMS_OF_A_COLOUR,
    OPEN_TRADE,
    TAKE_ONE,
    GemTable,
)
from karfunkel.games.trading.rules.state_validation import COLOUR_NAMES
from karfunkel.notation.notation import Actions

if TYPE_CHECKING:
    from karfunkel.notation.move_shapes import OfferRange

Reader = Callable[[Any, int, str], Actions | None]
"""Reads a text at a decision; None if it is no answer to it."""

SHARED_NAMES: dict[int, str] = {
    ACCEPT: "accept",
    **{COLOUR + colour: letter for colour, letter in enumerate(LETTERS)},
    **{COUNT + count: f"n{count}" for count in range(ACCEPT - COUNT)},
}
"""The names of the actions that both games have."""

ASKS_TO_ANSWER = "to accept the offer or to raise it with own gems such as 2r1b"
ASKS_TO_TAKE_ONE = "to take one gem from the supply (r, y, g or b)"

GEMS_SHAPE = re.compile(r"(\d+[rygb])+", re.ASCII)
EXCHANGE_SHAPE = re.compile(r"([rygb]?)>([rygb])([rygb]?)", re.ASCII)
SHAPES = (GEMS_SHAPE, EXCHANGE_SHAPE)
Shape = re.Pattern[str]

_REDS, _YELLOWS, _GREENS, _BLUES = (
    ("", *(f"{number}{letter}" for number in range(1, GEMS_OF_A_COLOUR + 1))) for letter in LETTERS
)
"""How so many gems of a colour are written in an offer: nothing, `1r`, `2r`."""


def letter(action: int) -> str:
    """The letter of a colour."""
    return LETTERS[action - COLOUR]


def colour_action(part: str) -> int:
    """The action that names the colour of a letter."""
    return COLOUR + LETTERS.index(part)


# ---- from actions to text


def offer_text(actions: Actions) -> str:
    """An offer such as `2r1b`."""
    return gems_text([action - COUNT for action in actions])


def offer_texts(table: GemTable, seat: int) -> list[str]:
    """All offers that a seat can make, as `offer_text` writes them."""
    texts: list[str] = []
    for red, yellow, green, blues in all_offers(table, seat):
        texts += _with_any_blue(red, yellow, green)[blues.start : blues.stop]
    return texts


def offer_range(table: GemTable, seat: int, others: list[str]) -> "OfferRange":
    """The same offers by their bounds, and the other answers; of an offer under way some numbers are said already."""
    from karfunkel.notation.move_shapes import OfferRange  # noqa: PLC0415  # it needs msgspec, which few tables do

    said = [action - COUNT for action in table.said[: table.said_count]]
    own = [table.gems[seat, colour] for colour in range(len(said), COLOURS)]
    return OfferRange(list(LETTERS), said + [0] * len(own), said + own, list(table.offer), others)


@cache
def _with_any_blue(red: int, yellow: int, green: int) -> tuple[str, ...]:
    """Offers of so many red, yellow and green gems, with no blue one, with one, and so on."""
    before_blue = _REDS[red] + _YELLOWS[yellow] + _GREENS[green]
    return tuple(before_blue + blue for blue in _BLUES)


def exchange_text(actions: Actions) -> str:
    """An exchange such as `y>rr`; `>rr` if nothing is given."""
    given = letter(actions[0]) if actions[0] < COUNT else ""
    return f"{given}>{''.join(map(letter, actions[1:]))}"


# ---- from text to actions


def read_offer(table: GemTable, seat: int, text: str) -> Actions | None:
    """An offer such as `2r1b`."""
    if not GEMS_SHAPE.fullmatch(text):
        return None
    try:
        gems = read_gems(text)
    except Error as error:
        raise InvalidMove(str(error)) from None
    if max(gems) > GEMS_OF_A_COLOUR:
        raise IllegalMove(f"{text} cannot be offered: there are {GEMS_OF_A_COLOUR} gems of a colour, not {max(gems)}")
    return tuple(COUNT + number for number in gems)


def read_colour(table: GemTable, seat: int, text: str) -> Actions | None:
    """A single colour such as `r`."""
    return (colour_action(text),) if len(text) == 1 and text in LETTERS else None


def read_exchange(table: GemTable, seat: int, text: str) -> Actions | None:
    """An exchange such as `y>rr`."""
    match = EXCHANGE_SHAPE.fullmatch(text)
    return tuple(colour_action(part) for part in match.groups() if part) if match and match[1] else None


SHARED_READERS: Mapping[int, Reader] = {
    OPEN_TRADE: read_offer,
    ANSWER: read_offer,
    EXCHANGE: read_exchange,
    TAKE_ONE: read_colour,
}


def read_move(
    table: GemTable, seat: int, text: str, words: Mapping[str, int], asks: str, reader: Reader | None, *shapes: Shape
) -> Actions:
    """The actions that a text says: a word, or what a reader makes of a text of some shape. Capitals may be small."""
    small = text.lower()
    known = (len(small) == 1 and small in LETTERS) or any(shape.fullmatch(small) for shape in (*SHAPES, *shapes))
    if reader and known and (actions := reader(table, seat, small)) is not None:
        return actions
    word = text if text in words else next((word for word in words if word.lower() == small), None)
    if word is not None:
        return (words[word],)
    if known:
        raise IllegalMove(f"{text} does not answer what you are asked: {asks}")
    raise InvalidMove(f"{text!r:.60} is not a move; you are asked {asks}")


# ---- why not


def why_not_offer(table: GemTable, seat: int, actions: Actions) -> str:
    """Why an offer is illegal."""
    offer = [action - COUNT for action in actions]
    for colour in range(COLOURS):
        if offer[colour] > table.gems[seat, colour]:
            return f"you have {table.gems[seat, colour]} {COLOUR_NAMES[colour]} gems, not {offer[colour]}"
    if sum(offer) == 0:
        return "an offer has at least one gem"
    standing = gems_text(table.offer)
    if sum(offer) < sum(table.offer):
        return f"it has fewer gems than {standing}"
    if offer == table.offer:
        return f"it is the same as {standing}"
    return f"it has as many gems as {standing}, but is lower in rank"


def why_not_exchange(table: GemTable, seat: int, actions: Actions) -> str:
    """Why an exchange is illegal."""
    given, taken = actions[0] - COLOUR, list(actions[1:])
    if given < COLOURS and table.gems[seat, given] == 0:
        return f"you have no {COLOUR_NAMES[given]} gem"
    if taken != sorted(taken):
        return "the two gems taken are written in rank order, r y g b"
    return "the supply does not have these gems; two are taken, or the only one there is"


def why_not_colour(action: int) -> str:
    """Why a gem cannot be taken."""
    return f"there is no {COLOUR_NAMES[action - COLOUR]} gem to be had"
