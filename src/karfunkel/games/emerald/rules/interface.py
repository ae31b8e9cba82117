"""The verbs of the game: who is to act, what is legal, and what an action does."""

from karfunkel.engine import Actions, pending, pending_seat, rule
from karfunkel.games.emerald.rules.cave_stacks import chance_pick, chance_total, choose_card, legal_cards, turn_card
from karfunkel.games.emerald.rules.dragon import answer_dragon, choose_caught, legal_bribes, legal_catches, wake
from karfunkel.games.emerald.rules.end_and_scoring import ahead, score
from karfunkel.games.emerald.rules.end_and_scoring import award_kind_bonuses as score_now
from karfunkel.games.emerald.rules.knight_moves import go_on, legal_knights, move_or_stop
from karfunkel.games.emerald.rules.setup import set_up
from karfunkel.games.emerald.rules.state import (
    CATCH,
    CATCH_COLOUR,
    MOVE_KNIGHT,
    ROLL,
    TAKE,
    TAKE_CARD,
    TURN_GOLD,
    Table,
)
from karfunkel.games.emerald.rules.state_validation import check


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """Write the legal actions of a seat that may act into `actions`; how many there are."""
    kind = pending(table)
    if kind == MOVE_KNIGHT:
        return legal_knights(table, seat, actions)
    if kind == TAKE_CARD:
        return legal_cards(actions)
    if kind == CATCH:
        return legal_catches(table, actions)
    return legal_bribes(table, seat, actions)


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it without a decision."""
    kind = pending(table)
    if kind == MOVE_KNIGHT:
        move_or_stop(table, seat, action)
    elif kind == TAKE_CARD:
        choose_card(table, seat, action - TAKE)
    elif kind == CATCH:
        choose_caught(table, action - CATCH_COLOUR)
    else:
        answer_dragon(table, seat, action)
    go_on(table)


@rule
def draw(table: Table, card: int) -> None:
    """Carry out the pending draw: chance has decided for this card, or this number of the die."""
    kind = pending(table)
    if kind == ROLL:
        wake(table, pending_seat(table), card)
    else:
        turn_card(table, kind - TURN_GOLD, card)
    go_on(table)


@rule
def hide(table: Table, seat: int) -> None:
    """[D33] Nothing is a secret: every gold card was open when it was taken, and so was every bribe."""


__all__ = [
    "ahead",
    "apply",
    "chance_pick",
    "chance_total",
    "check",
    "draw",
    "go_on",
    "hide",
    "legal",
    "score",
    "score_now",
    "set_up",
]
