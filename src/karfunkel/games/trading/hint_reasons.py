"""Reasons for hints in the two trading games: what a move does, as far as the rules and the view say."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from karfunkel.analysis.hint_reasons import Reason
from karfunkel.games.trading.rules.deck_reader import LETTERS

View = Mapping[str, Any]

_PILES = re.compile(r"(\d+)([rygb])")


def reason_for(view: View, move: str) -> Reason:
    """Why a move is good at the decision that a seat is asked for."""
    return BY_DECISION[view["decision"]](view, move)


# ---- choosing


def _choosing(view: View, move: str) -> Reason:
    """What the action would bring: the money, points or gems of the card, or the open event card."""
    card = view["cards"][view["seat"]] or next(card for card in view["cards"] if card)
    gems, number = _read_card(card)
    if move in ("money", "B"):
        return Reason(f"choose-{move}", {"amount": number})
    if move in ("gems", "C"):
        return Reason(f"choose-{move}", {"gems": gems})
    if move == "event":
        return Reason("choose-event", {"card": view["event"]})
    return Reason("choose-free")


def _read_card(card: str) -> tuple[str, int]:
    """The gems of a card, in the letters of its colours, and its money or points: `rrb5w2` has `rrb` and 5."""
    gems = card.rstrip("0123456789w")
    return gems, int(card[len(gems) :].partition("w")[0])


def _guessing(view: View, move: str) -> Reason:
    """A first guess that is right leaves both with nothing, a second leads to a trade."""
    return Reason(view["decision"], {"action": move})


# ---- trading


def _trading(view: View, move: str) -> Reason:
    """Who gets the action, and who the gems."""
    if move == "accept":
        offered = "".join(letter * number for letter, number in zip(LETTERS, view["offer"], strict=True))
        return Reason("accept", {"action": _wanted(view), "gems": offered})
    if move == "decline":
        return Reason("decline-last" if view["decision"] == "last-offer" else "decline", {"action": _wanted(view)})
    return Reason("offer", {"action": _wanted(view), "gems": _letters(move)})


def _wanted(view: View) -> str:
    """The action for which the seat trades: the one that it chose; of two players the one that was guessed."""
    chosen = view["chosen"][view["seat"]]
    return str(chosen or next(action for action in view["chosen"] if action))


def _letters(offer: str) -> str:
    """The gems of an offer as letters: `2r1b` are `rrb`."""
    return "".join(letter * int(count) for count, letter in _PILES.findall(offer))


# ---- cards


def _which_event(view: View, move: str) -> Reason:
    return Reason("open-card" if move == "open" else "hidden-card", {"card": view["event"]})


def _instant_card(view: View, move: str) -> Reason:
    return Reason("forgo" if move == "forgo" else "use-card", {"card": view["using"]})


# ---- gems from the supply


def _taking(view: View, move: str) -> Reason:
    """The gems that are taken: what stands behind the sign, if one is given for them."""
    return Reason("take", {"gems": move.rpartition(">")[2]})


BY_DECISION: Mapping[str, Callable[[View, str], Reason]] = {
    "choose": _choosing,
    "guess": _guessing,
    "guess-again": _guessing,
    "open-trade": _trading,
    "answer": _trading,
    "last-offer": _trading,
    "which-event": _which_event,
    "instant-card": _instant_card,
    "exchange": _taking,
    "take-one": _taking,
}
