"""The moves of Emerald as text, and why one cannot be played."""

import re
from collections.abc import Callable
from functools import cache

from karfunkel.engine import pending
from karfunkel.errors import IllegalMove, InvalidMove
from karfunkel.games.emerald.rules.board import first_colour
from karfunkel.games.emerald.rules.notation_names import (
    COLOUR_LETTERS,
    GOLD_NAMES,
    PILE_NAMES,
    PLACE_NAMES,
    colour_name,
    place_name,
)
from karfunkel.games.emerald.rules.state import (
    ACTIONS,
    BRIBE,
    CATCH,
    CATCH_COLOUR,
    COLOURS,
    FIELDS,
    GOLD_VALUES,
    MOVE,
    MOVE_KNIGHT,
    PAY,
    PLACES,
    STOP,
    TAKE,
    TAKE_CARD,
    TO_NEST,
    Table,
)
from karfunkel.notation.notation import Actions

WORDS = {
    "stop": STOP,
    **{name: TAKE + pile for pile, name in enumerate(PILE_NAMES)},
    **{f"bribe{name}": PAY + value for value, name in enumerate(GOLD_NAMES)},
    "nest": TO_NEST,
}
WORD_OF = {action: word for word, action in WORDS.items()}

DECISIONS = {MOVE_KNIGHT: "knight", TAKE_CARD: "card", CATCH: "catch", BRIBE: "bribe"}
ASKS = {
    MOVE_KNIGHT: "to move a knight from where it stands (T1 to T4, K, 1 to 15; with two players also its colour, "
    "T1a or 12b), or after the first to stop",
    TAKE_CARD: "which card to take (gold or gem)",
    CATCH: "whose knight the dragon catches: the seat (with two players also the colour, such as 1b)",
    BRIBE: "to bribe the dragon with a gold card (such as bribe3) or to let the knight go (nest)",
}
NAMES = {
    **WORD_OF,
    **{MOVE + place: f"move-{place_name(place)}" for place in range(PLACES)},
    **{MOVE + PLACES + place: f"move-{place_name(place)}b" for place in range(PLACES)},
    **{CATCH_COLOUR + colour: f"catch-{colour}" for colour in range(COLOURS)},
}

_KNIGHT = re.compile(r"(T[1-4]|K|\d{1,3})([ab]?)", re.ASCII | re.IGNORECASE)
_BRIBE = re.compile(r"bribe\d{1,9}", re.ASCII | re.IGNORECASE)


# ---- from actions to text


def move_text(table: Table, seat: int, actions: Actions) -> str:
    """The text of a move at the pending decision. Every move of this game is one action."""
    return texts_of_actions(table.players)[actions[0]]


@cache
def texts_of_actions(players: int) -> tuple[str, ...]:
    """The texts of all actions, of which each is a move."""
    return tuple(_text(players, action) for action in range(ACTIONS))


def _text(players: int, action: int) -> str:
    if action in WORD_OF:
        return WORD_OF[action]
    if action >= CATCH_COLOUR:
        return colour_name(players, action - CATCH_COLOUR)
    return knight_text(players, (action - MOVE) // PLACES, (action - MOVE) % PLACES)


def knight_text(players: int, letter: int, place: int) -> str:
    """A knight of a seat: where it stands, and with two players its colour."""
    return place_name(place) + (COLOUR_LETTERS[letter] if players == 2 else "")


# ---- from text to actions


def read_move(table: Table, seat: int, text: str) -> Actions:
    """The actions that a text says at the pending decision."""
    kind = pending(table)
    if text.lower() in WORDS:
        return (WORDS[text.lower()],)
    if _BRIBE.fullmatch(text):
        raise IllegalMove(f"{text} is no bribe: gold cards have the values 1 to {GOLD_VALUES}")
    match = _KNIGHT.fullmatch(text)
    if match is None:
        raise InvalidMove(f"{text!r:.60} is not a move; you are asked {ASKS[kind]}")
    if kind not in _READERS:
        raise IllegalMove(f"{text} does not answer what you are asked: {ASKS[kind]}")
    _check_letter(table, text, match[2])
    letter = COLOUR_LETTERS.index(match[2].lower()) if match[2] else 0
    return (_READERS[kind](table, text, match[1].upper(), letter),)


def _check_letter(table: Table, text: str, letter: str) -> None:
    """Two players name one of their colours; more players have one each."""
    if table.players == 2 and not letter:
        raise IllegalMove(f"{text} does not say which colour: of two players each has two, {text}a and {text}b")
    if table.players > 2 and letter:
        raise IllegalMove(f"{text} names a colour, but only of two players each has two")


def _read_knight(table: Table, text: str, place: str, letter: int) -> int:
    if place not in PLACE_NAMES:
        raise IllegalMove(f"there is no field {place}; the fields are 1 to {FIELDS}")
    return MOVE + letter * PLACES + PLACE_NAMES.index(place)


def _read_caught(table: Table, text: str, seat: str, letter: int) -> int:
    if not seat.isdigit() or int(seat) >= table.players:
        raise IllegalMove(f"{text} does not name a seat; the seats are 0 to {table.players - 1}")
    return CATCH_COLOUR + first_colour(table, int(seat)) + letter


_READERS: dict[int, Callable[[Table, str, str, int], int]] = {MOVE_KNIGHT: _read_knight, CATCH: _read_caught}


# ---- why not


def why_not(table: Table, seat: int, actions: Actions) -> str:
    """Why a move is illegal, in words."""
    kind, action = pending(table), actions[0]
    if kind == MOVE_KNIGHT and action == STOP:
        return "at least one knight has to be moved"
    if kind == MOVE_KNIGHT and action < STOP:
        return _why_not_knight(table, seat, (action - MOVE) // PLACES, (action - MOVE) % PLACES)
    if kind == CATCH and CATCH_COLOUR <= action < PAY:
        name = colour_name(table.players, action - CATCH_COLOUR)
        return f"no knight of {name} stands on the dragon's field {table.dragon}"
    if kind == BRIBE and PAY <= action < TO_NEST:
        return f"you have no gold card of value {GOLD_NAMES[action - PAY]}"
    return f"you are asked {ASKS[kind]}"


def _why_not_knight(table: Table, seat: int, letter: int, place: int) -> str:
    colour = first_colour(table, seat) + letter
    if table.knights[colour, place] == 0:
        return f"you have no knight {knight_text(table.players, letter, place)}"
    if colour != table.moved_colour:
        return "both knights of a turn are of one colour, and the first was of the other"
    if place == table.freed_place:
        return "a knight that was bribed free stays put until its owner's next turn"
    return "this knight has already moved in this turn"
