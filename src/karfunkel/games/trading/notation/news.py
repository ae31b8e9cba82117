"""What the rules of the trading games tell, as events: dicts with a name and what belongs to it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from karfunkel.games.trading.notation.gems import gems_text
from karfunkel.games.trading.rules.deck import LETTERS, Deck
from karfunkel.games.trading.rules.table import (
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

NEWS_REMEMBERED = 4096
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


Writers = Mapping[str, Callable[[int], Any]]
"""How the numbers of news are written, by kind; a card is written from the deck of its table."""

CARD = "card"
SHARED_WRITERS: Writers = {
    "number": lambda number: number,
    "flag": bool,
    "place": lambda number: "supply" if number == SUPPLY else number,
    "colour": lambda number: LETTERS[number],
}


class News:
    """The news of one game. The same things happen again and again, so what was written is remembered."""

    def __init__(self, deck: Deck[Any], events: Events, writers: Writers) -> None:
        self._deck, self._events, self._writers = deck, events, writers
        self._remembered = lru_cache(NEWS_REMEMBERED)(self._written)

    def __call__(self, table: GemTable, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
        """What the rules told, as an event for one viewer. Only a seat itself sees what it chose."""
        hidden = told[0] == CHOSE and viewer != told[1]
        event = dict(self._remembered(told, hidden))
        if CARD in event and isinstance(event[CARD], int):
            event[CARD] = self._deck.text(table, event[CARD])
        return event

    def _written(self, told: tuple[int, ...], hidden: bool) -> Mapping[str, Any]:
        """An event, in which a gem card is still its number."""
        name, parts = self._events[told[0]]
        event: dict[str, Any] = {"event": name}
        for (part, kind), number in zip(parts, told[1:], strict=False):
            event[part] = number if kind == CARD else self._writers[kind](number)
        if told[0] == OFFERED:
            event["gems"] = gems_text(told[3:])
        if hidden:
            del event["action"]
        return event
