"""The verbs of the game: who is to act, what is legal, and what an action does."""

from karfunkel.engine import NOBODY, Actions, chance_pending, pending, pending_seat, rule
from karfunkel.games.emerald.rules.cards import chance_pick, chance_total, choose_card, legal_cards, turn_card
from karfunkel.games.emerald.rules.dragon import answer_dragon, choose_caught, legal_bribes, legal_catches, wake
from karfunkel.games.emerald.rules.ending import award_kind_bonuses as score_now
from karfunkel.games.emerald.rules.ending import score, wins
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
from karfunkel.games.emerald.rules.turn import go_on, legal_knights, move_or_stop


@rule
def acts(table: Table, seat: int) -> bool:
    """Whether a seat may act now."""
    return not chance_pending(table) and pending_seat(table) == seat


@rule
def next_seat(table: Table) -> int:
    """The seat that may act; NOBODY if chance is to decide or the game is over."""
    return NOBODY if chance_pending(table) else pending_seat(table)


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
def unfinished(table: Table, seat: int) -> bool:
    """Every move of this game is one action."""
    return False


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
    "acts",
    "apply",
    "chance_pick",
    "chance_total",
    "draw",
    "go_on",
    "hide",
    "legal",
    "next_seat",
    "score",
    "score_now",
    "unfinished",
    "wins",
]
