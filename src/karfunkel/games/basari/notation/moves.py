"""The moves of Basari as text, and why one cannot be played."""

from collections.abc import Mapping

from karfunkel.engine import pending
from karfunkel.games.basari.rules.state import NOTHING, D, Table
from karfunkel.games.basari.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.notation.moves import (
    ASKS_TO_ANSWER,
    ASKS_TO_TAKE_ONE,
    SHARED_NAMES,
    SHARED_READERS,
    Reader,
    exchange_text,
    letter,
    offer_text,
    read_exchange,
    why_not_colour,
    why_not_exchange,
    why_not_offer,
)
from karfunkel.games.trading.notation.moves import read_move as read_text
from karfunkel.games.trading.rules.gem_transfers import gems_of
from karfunkel.games.trading.rules.state import ACCEPT, ANSWER, CHOOSE, EXCHANGE, OPEN_TRADE, TAKE_ONE
from karfunkel.notation.notation import Actions

WORDS = {**{name: action for action, name in enumerate(ACTION_NAMES)}, "accept": ACCEPT}
WORD_OF = {action: word for word, action in WORDS.items()}

DECISIONS = {
    CHOOSE: "choose",
    OPEN_TRADE: "open-trade",
    ANSWER: "answer",
    EXCHANGE: "exchange",
    TAKE_ONE: "take-one",
}
ASKS = {
    CHOOSE: "to choose an action (A, B, C; with five players also D)",
    OPEN_TRADE: "to open the trade with an offer of own gems such as 2r1b",
    ANSWER: ASKS_TO_ANSWER,
    EXCHANGE: "to give one gem for two, such as y>rr; >rr if you have none",
    TAKE_ONE: ASKS_TO_TAKE_ONE,
}
NAMES = {**SHARED_NAMES, **WORD_OF, NOTHING: "nothing"}
ACTION_OF = {name: action for action, name in NAMES.items()}


def move_text(table: Table, seat: int, actions: Actions) -> str:
    """The text of a move at the pending decision."""
    if actions[0] in WORD_OF:
        return WORD_OF[actions[0]]
    kind = pending(table)
    if kind in (OPEN_TRADE, ANSWER):
        return offer_text(actions)
    if kind == EXCHANGE:
        return exchange_text(actions)
    return letter(actions[0])


def read_move(table: Table, seat: int, text: str) -> Actions:
    """The actions that a text says at the pending decision."""
    kind = pending(table)
    return read_text(table, seat, text, WORDS, ASKS[kind], _READERS.get(kind))


def _read_free_choice(table: Table, seat: int, text: str) -> Actions | None:
    """[B14] An exchange; a player without a gem gives nothing."""
    if not text.startswith(">"):
        return read_exchange(table, seat, text)
    taken = read_exchange(table, seat, f"r{text}")
    return None if taken is None else (NOTHING, *taken[1:])


_READERS: Mapping[int, Reader] = {**SHARED_READERS, EXCHANGE: _read_free_choice}


def why_not(table: Table, seat: int, actions: Actions) -> str:
    """Why a move is illegal, in words."""
    kind = pending(table)
    if actions[0] in WORD_OF:
        if kind == CHOOSE and actions[0] == D:
            return "D is for five players only"
        return f"you are asked {ASKS[kind]}"
    if kind in (OPEN_TRADE, ANSWER):
        return why_not_offer(table, seat, actions)
    if kind == EXCHANGE and actions[0] == NOTHING and gems_of(table, seat) > 0:
        return "who has a gem gives one"
    if kind == EXCHANGE:
        return why_not_exchange(table, seat, actions)
    return why_not_colour(actions[0])
