"""The moves of Edel, Stein & Reich as text, and why one cannot be played."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from karfunkel.engine import pending
from karfunkel.errors import IllegalMove
from karfunkel.games.edelstein.rules.event_cards import REMOVE, SWAP
from karfunkel.games.edelstein.rules.instant_cards import next_robbed
from karfunkel.games.edelstein.rules.state import (
    ACTIONS,
    DECLINE,
    FORGO,
    GUESS,
    GUESS_AGAIN,
    HIDDEN,
    LAST_OFFER,
    OPEN,
    SEAT,
    TAKE_EVENT,
    USE,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.notation.moves import (
    ASKS_TO_ANSWER,
    ASKS_TO_TAKE_ONE,
    SHARED_NAMES,
    SHARED_READERS,
    Reader,
    colour_action,
    exchange_text,
    letter,
    offer_text,
    read_colour,
    why_not_colour,
    why_not_exchange,
    why_not_offer,
)
from karfunkel.games.trading.notation.moves import read_move as read_text
from karfunkel.games.trading.rules.gem_transfers import gems_of
from karfunkel.games.trading.rules.state import (
    ACCEPT,
    ANSWER,
    CHOOSE,
    COLOUR,
    COLOURS,
    EXCHANGE,
    FREE,
    OPEN_TRADE,
    TAKE_ONE,
)
from karfunkel.games.trading.rules.state_validation import COLOUR_NAMES
from karfunkel.notation.notation import Actions

if TYPE_CHECKING:
    from karfunkel.notation.move_shapes import OneOfEach

WORDS = {
    **{name: action for action, name in enumerate(ACTION_NAMES)},
    "accept": ACCEPT,
    "decline": DECLINE,
    "open": OPEN,
    "hidden": HIDDEN,
    "forgo": FORGO,
    "use": USE,
}
WORD_OF = {action: word for word, action in WORDS.items()}

DECISIONS = {
    CHOOSE: "choose",
    GUESS: "guess",
    GUESS_AGAIN: "guess-again",
    OPEN_TRADE: "open-trade",
    LAST_OFFER: "last-offer",
    ANSWER: "answer",
    TAKE_EVENT: "which-event",
    USE_CARD: "instant-card",
    EXCHANGE: "exchange",
    TAKE_ONE: "take-one",
}
ASKS = {
    CHOOSE: "to choose an action (money, event, gems; with five players also free)",
    GUESS: "to guess the action (money, event, gems)",
    GUESS_AGAIN: "to guess the action once more (one of the two others)",
    OPEN_TRADE: "to open the trade with an offer of own gems such as 2r1b, or to decline",
    LAST_OFFER: "to offer exactly one own gem such as 1r, or to decline",
    ANSWER: ASKS_TO_ANSWER,
    TAKE_EVENT: "which event card to take (open or hidden)",
    USE_CARD: "to use the instant card or to forgo it",
    EXCHANGE: "to give one gem for two, such as y>rr",
    TAKE_ONE: ASKS_TO_TAKE_ONE,
}
NAMES = {
    **SHARED_NAMES,
    **WORD_OF,
    **{SEAT + seat: f"s{seat}" for seat in range(ACTIONS - SEAT)},
}
ACTION_OF = {name: action for action, name in NAMES.items()}

_SWAP = re.compile(r"([rygb])>(\d)([rygb])", re.ASCII)
_REMOVAL = re.compile(r"(\d[rygb])+", re.ASCII)


# ---- from actions to text


def move_text(table: Table, seat: int, actions: Actions) -> str:
    """The text of a move at the pending decision."""
    first = actions[0]
    if first in WORD_OF:
        return WORD_OF[first]
    kind = pending(table)
    if kind in (OPEN_TRADE, ANSWER):
        return offer_text(actions)
    if kind == LAST_OFFER:
        return f"1{letter(first)}"
    if kind == EXCHANGE:
        return exchange_text(actions)
    if kind == USE_CARD and table.using == SWAP:
        return f"{letter(first)}>{actions[1] - SEAT}{letter(actions[2])}"
    if kind == USE_CARD and table.using == REMOVE:
        return "".join(
            f"{robbed}{letter(action)}" for robbed, action in zip(_robbed(table, seat), actions, strict=True)
        )
    return letter(first)


def removals(table: Table, seat: int) -> "OneOfEach | None":
    """[E29] What the card `remove` can take: a gem of each other seat that has one. None if nobody has."""
    from karfunkel.notation.move_shapes import OneOfEach  # noqa: PLC0415  # it needs msgspec, which few tables do

    said = table.said[: table.said_count]
    robbed = _robbed(table, seat)
    takes = [
        [f"{other}{letter(COLOUR + colour)}" for colour in range(COLOURS) if table.gems[other, colour] > 0]
        for other in robbed[len(said) :]
    ]
    begun = [[f"{other}{letter(action)}"] for other, action in zip(robbed, said, strict=False)]
    return OneOfEach(begun + takes, [] if said else [WORD_OF[FORGO]]) if robbed else None


def _robbed(table: Table, seat: int) -> list[int]:
    """The seats from which the card `remove` takes a gem."""
    return [other for other in range(table.players) if other != seat and gems_of(table, other) > 0]


# ---- from text to actions


def read_move(table: Table, seat: int, text: str) -> Actions:
    """The actions that a text says at the pending decision."""
    kind = pending(table)
    reader = _CARD_READERS.get(table.using, read_colour) if kind == USE_CARD else _READERS.get(kind)
    return read_text(table, seat, text, WORDS, ASKS[kind], reader, _SWAP, _REMOVAL)


def _read_last_offer(table: Table, seat: int, text: str) -> Actions | None:
    match = re.fullmatch(r"1([rygb])", text)
    return (colour_action(match[1]),) if match else None


def _read_swap(table: Table, seat: int, text: str) -> Actions | None:
    match = _SWAP.fullmatch(text)
    if match is None:
        return None
    if int(match[2]) >= table.players:
        raise IllegalMove(f"there is no seat {match[2]} at this table; seats are 0 to {table.players - 1}")
    return (colour_action(match[1]), SEAT + int(match[2]), colour_action(match[3]))


def _read_removal(table: Table, seat: int, text: str) -> Actions | None:
    if not _REMOVAL.fullmatch(text):
        return None
    named = [int(digit) for digit in text[::2]]
    if named != _robbed(table, seat):
        seats = ", ".join(map(str, _robbed(table, seat))) or "none"
        raise IllegalMove(f"{text} must name each other seat that has gems once, in order: {seats}")
    return tuple(colour_action(part) for part in text[1::2])


_READERS: Mapping[int, Reader] = {**SHARED_READERS, LAST_OFFER: _read_last_offer}
_CARD_READERS: Mapping[int, Reader] = {SWAP: _read_swap, REMOVE: _read_removal}


# ---- why not


def why_not(table: Table, seat: int, actions: Actions) -> str:
    """Why a move is illegal, in words."""
    kind = pending(table)
    first = actions[0]
    if first in WORD_OF:
        return _why_not_word(table, kind, first)
    if kind in (OPEN_TRADE, ANSWER):
        return why_not_offer(table, seat, actions)
    if kind == EXCHANGE:
        return why_not_exchange(table, seat, actions)
    if kind == LAST_OFFER:
        return f"you have no {COLOUR_NAMES[first - COLOUR]} gem"
    if kind == USE_CARD and table.using == SWAP:
        return _why_not_swap(table, seat, actions)
    if kind == USE_CARD and table.using == REMOVE:
        return _why_not_removal(table, seat, actions)
    return why_not_colour(first)


def _why_not_word(table: Table, kind: int, action: int) -> str:
    if kind == CHOOSE and action == FREE:
        return "free choice is for five players only"
    if kind == GUESS_AGAIN and action == table.guess[0]:
        return "this was guessed already"
    if kind == USE_CARD and action == USE:
        return "the card would change nothing, or needs to be told how it is used"
    return f"you are asked {ASKS[kind]}"


def _why_not_swap(table: Table, seat: int, actions: Actions) -> str:
    given, partner, taken = actions[0] - COLOUR, actions[1] - SEAT, actions[2] - COLOUR
    if table.gems[seat, given] == 0:
        return f"you have no {COLOUR_NAMES[given]} gem"
    if partner == seat:
        return "you cannot swap with yourself"
    if given == taken:
        return "a swap of two gems of one colour changes nothing"
    return f"seat {partner} has no {COLOUR_NAMES[taken]} gem"


def _why_not_removal(table: Table, seat: int, actions: Actions) -> str:
    for i, action in enumerate(actions):
        robbed = next_robbed(table, seat, i)
        if table.gems[robbed, action - COLOUR] == 0:
            return f"seat {robbed} has no {COLOUR_NAMES[action - COLOUR]} gem"
    return "it does not name every seat"
