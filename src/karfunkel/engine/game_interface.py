"""The verbs: what every game brings under these names, and what stands in for those that it does not bring.

A game must say how it goes on, what is legal, what an action does and what a seat has earned. All else has a default:
moves are single actions, nothing is drawn, nothing is secret, and the places follow from the scores.
"""

from collections.abc import Mapping
from typing import Any, Literal

from karfunkel.engine.decision_stack import NOBODY, Agenda, chance_pending, pending_seat
from karfunkel.engine.record_types import Actions, Dice
from karfunkel.engine.rule import rule, verb

Order = Literal["most", "fewest"]
"""Whether the most points win, or the fewest."""

# ---- what a game must bring


@verb
def go_on(table: Agenda) -> None:
    """Go on until a decision, a draw or the end. `apply` and `draw` call it last."""
    raise NotImplementedError


@verb
def legal(table: Agenda, seat: int, actions: Actions) -> int:
    """Write the legal actions of a seat that may act into `actions`; how many there are."""
    raise NotImplementedError


@verb
def apply(table: Agenda, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, and all that follows from it without a decision."""
    raise NotImplementedError


@verb
def score(table: Agenda, seat: int) -> int:
    """What a seat has earned so far. It may be below 0."""
    raise NotImplementedError


REQUIRED = tuple(one.__name__ for one in (go_on, legal, apply, score))

# ---- what has a default


@verb
def acts(table: Agenda, seat: int) -> bool:
    """Whether a seat may act now."""
    raise NotImplementedError


@verb
def next_seat(table: Agenda) -> int:
    """The first seat that may act; NOBODY if a card is to be drawn or the game is over."""
    raise NotImplementedError


@verb
def unfinished(table: Agenda, seat: int) -> bool:
    """Whether what was said so far is only the beginning of a move."""
    raise NotImplementedError


@verb
def draw(table: Agenda, card: int) -> None:
    """Carry out the pending draw."""
    raise NotImplementedError


@verb
def chance_total(table: Agenda) -> int:
    """How many equally likely cards the pending draw is from."""
    raise NotImplementedError


@verb
def chance_pick(table: Agenda, n: int) -> int:
    """The outcome of the pending draw if it is card number n."""
    raise NotImplementedError


@verb
def hide(table: Agenda, seat: int) -> None:
    """Blank what a seat (NOBODY: a spectator) may not see."""
    raise NotImplementedError


@verb
def determinize(table: Agenda, seat: int, dice: Dice) -> None:
    """Draw at random what `hide` blanked for a seat, from all that is possible in its eyes. Bots search such tables."""
    raise NotImplementedError


@verb
def ahead(table: Agenda, seat: int, other: int) -> int:
    """More than 0 if a seat stands before another, 0 if they are level."""
    raise NotImplementedError


@verb
def wins(table: Agenda, seat: int) -> bool:
    """Whether a seat has won, alone or with others, once the game is over."""
    raise NotImplementedError


@verb
def signed_score(table: Agenda, seat: int) -> int:
    """What a seat has earned, so that more is better."""
    raise NotImplementedError


@verb
def score_now(table: Agenda) -> None:
    """Carry out the scoring that would come next, to see what it would bring."""
    raise NotImplementedError


# ---- the defaults


@rule
def acts_if_asked(table: Agenda, seat: int) -> bool:
    """The seat of the pending decision acts. A game in which several decide at once says itself who still may."""
    return not chance_pending(table) and pending_seat(table) == seat


@rule
def asked_seat(table: Agenda) -> int:
    """The seat of the pending decision."""
    return NOBODY if chance_pending(table) else pending_seat(table)


@rule
def never_unfinished(table: Agenda, seat: int) -> bool:
    """Every move is one action."""
    return False


@rule
def nothing_to_draw(table: Agenda, card: int) -> None:
    """Nothing is left to chance."""


@rule
def no_cards(table: Agenda) -> int:
    """There is nothing to draw from."""
    return 0


@rule
def card_itself(table: Agenda, n: int) -> int:
    """The outcomes are numbered from 0."""
    return n


@rule
def nothing_to_hide(table: Agenda, seat: int) -> None:
    """Everybody sees everything."""


@rule
def nothing_to_guess(table: Agenda, seat: int, dice: Dice) -> None:
    """Nothing is secret."""


@rule
def nothing_to_score(table: Agenda) -> None:
    """All points are counted as they are earned."""


@rule
def nobody_is_ahead(table: Agenda, seat: int) -> bool:
    """Whether nobody stands before a seat; several may be level and share the win."""
    for other in range(table.players):
        if ahead(table, other, seat) > 0:
            return False
    return True


@rule
def ahead_by_score(table: Agenda, seat: int, other: int) -> int:
    """Only the scores count; a tie is shared."""
    return signed_score(table, seat) - signed_score(table, other)


@rule
def most_is_best(table: Agenda, seat: int) -> int:
    """The most points win."""
    return score(table, seat)


@rule
def fewest_is_best(table: Agenda, seat: int) -> int:
    """The fewest points win."""
    return -score(table, seat)


DEFAULTS: dict[str, Any] = {
    "acts": acts_if_asked,
    "next_seat": asked_seat,
    "unfinished": never_unfinished,
    "draw": nothing_to_draw,
    "chance_total": no_cards,
    "chance_pick": card_itself,
    "hide": nothing_to_hide,
    "determinize": nothing_to_guess,
    "ahead": ahead_by_score,
    "wins": nobody_is_ahead,
    "score_now": nothing_to_score,
}
BEST: dict[Order, Any] = {"most": most_is_best, "fewest": fewest_is_best}

VERBS = (*REQUIRED, *DEFAULTS, "signed_score")


def brought_by(rules: Mapping[str, Any]) -> dict[str, Any]:
    """What a module of rules has of its own; a verb that it only imports from here, to call it, it does not bring."""
    return {name: value for name, value in rules.items() if not getattr(value, "is_verb", False)}


def all_verbs(rules: Mapping[str, Any], order: Order) -> dict[str, Any]:
    """The verbs of a game: those it brings, and the defaults of the others. TypeError if one is missing."""
    brought = brought_by(rules)
    missing = [name for name in REQUIRED if name not in brought]
    if missing:
        raise TypeError(f"the rules lack {', '.join(missing)}")
    return {**DEFAULTS, "signed_score": BEST[order], **brought}


# ---- places


@rule
def place_of(table: Agenda, seat: int) -> int:
    """The place of a seat, 1 for the first; those who are level share a place."""
    place = 1
    for other in range(table.players):
        if ahead(table, other, seat) > 0:
            place += 1
    return place
