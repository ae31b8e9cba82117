"""What the rules of the trading games tell, as events: dicts with a name and what belongs to it."""

from collections.abc import Callable, Mapping
from typing import Any

from karfunkel.notation.fields import gems_text
from karfunkel.rules.gems.deck import LETTERS
from karfunkel.rules.gems.table import (
    ACCEPTED,
    CARD_DEALT,
    CHOSE,
    COLOUR_SCORED,
    DOES,
    EARNED,
    GAME_OVER,
    GEMS_MOVED,
    OFFERED,
    ROUND_BEGINS,
    SCORING_BEGINS,
    SHOWN,
    STAGE_BEGINS,
    STAGE_SCORED,
    SUPPLY,
    TRADE_BEGINS,
    VOID,
    GemTable,
)

Parts = tuple[tuple[str, str], ...]
Events = Mapping[int, tuple[str, Parts]]
"""The name of each piece of news, and for each of its numbers a name and how it is written."""

SEAT = ("seat", "number")
ACTION = ("action", "action")


def shared_events(earned: str) -> dict[int, tuple[str, Parts]]:
    """The events of both games; `earned` is what is earned: money or points."""
    return {
        GEMS_MOVED: ("gems", (("from", "place"), ("to", "place"), ("colour", "colour"), ("number", "number"))),
        EARNED: ("earned", (SEAT, (earned, "number"), ("for", "reason"))),
        STAGE_BEGINS: ("stage", (("stage", "number"),)),
        ROUND_BEGINS: ("round", (("stage", "number"), ("round", "number"))),
        CARD_DEALT: ("dealt", (SEAT, ("card", "card"))),
        CHOSE: ("chose", (SEAT, ACTION)),
        SHOWN: ("shown", (SEAT, ACTION)),
        VOID: ("void", (ACTION,)),
        TRADE_BEGINS: ("trade", (ACTION, ("first", "number"), ("second", "number"))),
        OFFERED: ("offered", (SEAT, ("to", "number"))),
        ACCEPTED: ("accepted", (SEAT, ("of", "number"))),
        DOES: ("does", (SEAT, ACTION)),
        SCORING_BEGINS: ("scoring", (("stage", "number"),)),
        COLOUR_SCORED: ("scored", (("colour", "colour"), ("most", "number"), ("sharing", "number"))),
        STAGE_SCORED: ("stage-scored", (("stage", "number"),)),
        GAME_OVER: ("over", ()),
    }


Writers = Mapping[str, Callable[[GemTable, int], Any]]
"""How the numbers of news are written, by kind."""

SHARED_WRITERS: Writers = {
    "number": lambda table, number: number,
    "flag": lambda table, number: bool(number),
    "place": lambda table, number: "supply" if number == SUPPLY else number,
    "colour": lambda table, number: LETTERS[number],
}


def write_news(
    table: GemTable, events: Events, writers: Writers, told: tuple[int, ...], viewer: int | None
) -> dict[str, Any]:
    """What the rules told, as an event for one viewer. Only a seat itself sees what it chose."""
    name, parts = events[told[0]]
    event: dict[str, Any] = {"event": name}
    for (part, kind), number in zip(parts, told[1:], strict=False):
        event[part] = writers[kind](table, number)
    if told[0] == OFFERED:
        event["gems"] = gems_text(told[3:])
    if told[0] == CHOSE and viewer != told[1]:
        del event["action"]
    return event
