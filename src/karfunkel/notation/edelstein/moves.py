"""The moves of Edel, Stein & Reich as text, and why one cannot be played."""

import re
from collections.abc import Callable

from karfunkel.errors import Error, IllegalMove, InvalidMove
from karfunkel.notation.fields import LETTERS, gems_text, read_gems
from karfunkel.notation.notation import Actions
from karfunkel.rules.edelstein.cards import REMOVE, SWAP
from karfunkel.rules.edelstein.check import ACTION_NAMES, COLOUR_NAMES
from karfunkel.rules.edelstein.instants import next_robbed
from karfunkel.rules.edelstein.state import (
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
from karfunkel.rules.gems.hands import gems_of
from karfunkel.rules.gems.table import (
    ACCEPT,
    ANSWER,
    CHOOSE,
    COLOUR,
    COLOURS,
    COUNT,
    EXCHANGE,
    FREE,
    OPEN_TRADE,
    TAKE_ONE,
)
from karfunkel.rules.kernel import NOBODY, pending

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
    ANSWER: "to accept the offer or to raise it with own gems such as 2r1b",
    TAKE_EVENT: "which event card to take (open or hidden)",
    USE_CARD: "to use the instant card or to forgo it",
    EXCHANGE: "to give one gem for two, such as y>rr",
    TAKE_ONE: "to take one gem from the supply (r, y, g or b)",
}
NAMES = {
    **WORD_OF,
    **{COLOUR + colour: letter for colour, letter in enumerate(LETTERS)},
    **{COUNT + count: f"n{count}" for count in range(ACCEPT - COUNT)},
    **{SEAT + seat: f"s{seat}" for seat in range(ACTIONS - SEAT)},
}
ACTION_OF = {name: action for action, name in NAMES.items()}

_SWAP = re.compile(r"([rygb])>(\d)([rygb])", re.ASCII)
_EXCHANGE = re.compile(r"([rygb])>([rygb])([rygb]?)", re.ASCII)
_REMOVAL = re.compile(r"(\d[rygb])+", re.ASCII)
_GEMS = re.compile(r"(\d+[rygb])+", re.ASCII)


def letter(action: int) -> str:
    """The letter of a colour."""
    return LETTERS[action - COLOUR]


# ---- from actions to text


def move_text(table: Table, seat: int, actions: Actions) -> str:
    """The text of a move at the pending decision."""
    first = actions[0]
    if first in WORD_OF:
        return WORD_OF[first]
    kind = pending(table)
    if kind in (OPEN_TRADE, ANSWER):
        return gems_text([action - COUNT for action in actions])
    if kind == LAST_OFFER:
        return f"1{letter(first)}"
    if kind == EXCHANGE:
        return f"{letter(first)}>{''.join(map(letter, actions[1:]))}"
    if kind == USE_CARD and table.using == SWAP:
        return f"{letter(first)}>{actions[1] - SEAT}{letter(actions[2])}"
    if kind == USE_CARD and table.using == REMOVE:
        return "".join(
            f"{robbed}{letter(action)}" for robbed, action in zip(_robbed(table, seat), actions, strict=True)
        )
    return letter(first)


def _robbed(table: Table, seat: int) -> list[int]:
    """The seats from which the card `remove` takes a gem."""
    return [other for other in range(table.players) if other != seat and gems_of(table, other) > 0]


# ---- from text to actions


def read_move(table: Table, seat: int, text: str) -> Actions:
    """The actions that a text says at the pending decision."""
    kind = pending(table)
    if text in WORDS:
        return (WORDS[text],)
    if not _is_a_move(text):
        raise InvalidMove(f"{text!r:.60} is not a move; you are asked {ASKS[kind]}")
    reader = _READERS.get((kind, table.using if kind == USE_CARD else NOBODY)) or _READERS.get((kind, NOBODY))
    actions = reader(table, seat, text) if reader else None
    if actions is None:
        raise IllegalMove(f"{text} does not answer what you are asked: {ASKS[kind]}")
    return actions


def _is_a_move(text: str) -> bool:
    shapes = (_SWAP, _EXCHANGE, _REMOVAL, _GEMS)
    return text in LETTERS or any(shape.fullmatch(text) for shape in shapes)


def _read_offer(table: Table, seat: int, text: str) -> Actions | None:
    if not _GEMS.fullmatch(text):
        return None
    try:
        return tuple(COUNT + min(number, ACCEPT - COUNT - 1) for number in read_gems(text))
    except Error as error:
        raise InvalidMove(str(error)) from None


def _read_last_offer(table: Table, seat: int, text: str) -> Actions | None:
    match = re.fullmatch(r"1([rygb])", text)
    return (_colour(match[1]),) if match else None


def _read_colour(table: Table, seat: int, text: str) -> Actions | None:
    return (_colour(text),) if text in LETTERS else None


def _read_exchange(table: Table, seat: int, text: str) -> Actions | None:
    match = _EXCHANGE.fullmatch(text)
    return tuple(_colour(part) for part in match.groups() if part) if match else None


def _read_swap(table: Table, seat: int, text: str) -> Actions | None:
    match = _SWAP.fullmatch(text)
    if match is None:
        return None
    if int(match[2]) >= table.players:
        raise IllegalMove(f"there is no seat {match[2]} at this table; seats are 0 to {table.players - 1}")
    return (_colour(match[1]), SEAT + int(match[2]), _colour(match[3]))


def _read_removal(table: Table, seat: int, text: str) -> Actions | None:
    if not _REMOVAL.fullmatch(text):
        return None
    named = [int(digit) for digit in text[::2]]
    if named != _robbed(table, seat):
        seats = ", ".join(map(str, _robbed(table, seat))) or "none"
        raise IllegalMove(f"{text} must name each other seat that has gems once, in order: {seats}")
    return tuple(_colour(part) for part in text[1::2])


def _colour(part: str) -> int:
    return COLOUR + LETTERS.index(part)


_READERS: dict[tuple[int, int], Callable[[Table, int, str], Actions | None]] = {
    (OPEN_TRADE, NOBODY): _read_offer,
    (ANSWER, NOBODY): _read_offer,
    (LAST_OFFER, NOBODY): _read_last_offer,
    (EXCHANGE, NOBODY): _read_exchange,
    (TAKE_ONE, NOBODY): _read_colour,
    (USE_CARD, NOBODY): _read_colour,
    (USE_CARD, SWAP): _read_swap,
    (USE_CARD, REMOVE): _read_removal,
}


# ---- why not


def why_not(table: Table, seat: int, actions: Actions) -> str:
    """Why a move is illegal, in words."""
    kind = pending(table)
    first = actions[0]
    if first in WORD_OF:
        return _why_not_word(table, kind, first)
    if kind in (OPEN_TRADE, ANSWER):
        return _why_not_offer(table, seat, [action - COUNT for action in actions])
    if kind in (LAST_OFFER, EXCHANGE) and table.gems[seat, first - COLOUR] == 0:
        return f"you have no {COLOUR_NAMES[first - COLOUR]} gem"
    if kind == EXCHANGE:
        return _why_not_exchange(actions)
    if kind == USE_CARD and table.using == SWAP:
        return _why_not_swap(table, seat, actions)
    if kind == USE_CARD and table.using == REMOVE:
        return _why_not_removal(table, seat, actions)
    return f"there is no {COLOUR_NAMES[first - COLOUR]} gem to be had"


def _why_not_word(table: Table, kind: int, action: int) -> str:
    if kind == CHOOSE and action == FREE:
        return "free choice is for five players only"
    if kind == GUESS_AGAIN and action == table.guess[0]:
        return "this was guessed already"
    if kind == USE_CARD and action == USE:
        return "the card would change nothing, or needs to be told how it is used"
    return f"you are asked {ASKS[kind]}"


def _why_not_offer(table: Table, seat: int, offer: list[int]) -> str:
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


def _why_not_exchange(actions: Actions) -> str:
    taken = actions[1:]
    if list(taken) != sorted(taken):
        return "the two gems taken are written in rank order, r y g b"
    return "the supply does not have these gems; two are taken, or the only one there is"


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
