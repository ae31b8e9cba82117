"""Reasons for hints in Emerald: what a move does, as far as the rules and the view say."""

from collections.abc import Mapping
from typing import Any

from karfunkel.analysis.hint_reasons import Reason
from karfunkel.games.emerald.rules.state import BAR_LENGTH, FIELDS, FIRST_CAVE_FIELD

View = Mapping[str, Any]


def reason_for(view: View, move: str) -> Reason:
    """Why a move is good at the decision that a seat is asked for."""
    if move == "stop":
        return Reason("stop")
    if view["decision"] == "knight":
        return _knight(view, move)
    if view["decision"] == "card":
        return _card(view, move)
    if view["decision"] == "catch":
        return _catch(view, int(move.rstrip("ab")))
    return Reason("nest") if move == "nest" else Reason("bribe", {"value": int(move.removeprefix("bribe"))})


def _knight(view: View, move: str) -> Reason:
    """Where the knight comes to, and what waits there."""
    place = _place(move)
    steps = sum(_place(knight) == place for knights in view["knights"] for knight in knights)
    target = (int(place) if place.isdigit() else 0) + steps
    if target > FIELDS:
        return Reason("knight-treasure")
    wakes = _is_beside_bar(view, target) or target == view["dragon"]
    gold, gem = (
        view[stack][target - FIRST_CAVE_FIELD] if target >= FIRST_CAVE_FIELD else None
        for stack in ("gold_open", "gem_open")
    )
    if gold or gem:
        cards = "both" if gold and gem else "gold" if gold else "gem"
        about: dict[str, str | int] = {"field": target, "cards": cards, "gold": gold or "", "gem": gem or ""}
        return Reason("knight-card-danger" if wakes else "knight-card", about)
    if wakes:
        return Reason("knight-wakes", {"field": target})
    return Reason("knight-onward", {"field": target})


def _open_cards(view: View, field: int) -> tuple[str | None, str | None]:
    """The open gold card and the open gem card beside a field."""
    if field < FIRST_CAVE_FIELD:
        return None, None
    return view["gold_open"][field - FIRST_CAVE_FIELD], view["gem_open"][field - FIRST_CAVE_FIELD]


def _place(knight: str) -> str:
    """Where a knight stands; two players' knights have a letter behind it."""
    return knight.rstrip("ab")


def _is_beside_bar(view: View, field: int) -> bool:
    return bool(view["bar"] <= field < view["bar"] + BAR_LENGTH)


def _card(view: View, move: str) -> Reason:
    """The card that is taken."""
    field = int(view["taking"]) - FIRST_CAVE_FIELD
    if move == "gold":
        return Reason("take-gold", {"value": int(view["gold_open"][field])})
    return Reason("take-gem", {"kind": view["gem_open"][field]})


def _catch(view: View, seat: int) -> Reason:
    return Reason("catch-own" if seat == view["seat"] else "catch-other")
