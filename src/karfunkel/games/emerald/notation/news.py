"""What the rules tell, as events: dicts with a name and what belongs to it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from karfunkel.games.emerald.rules.names import (
    CARD_NAMES,
    FACING_NAMES,
    GEM_NAMES,
    PILE_NAMES,
    colour_letter,
    place_name,
)
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    BAR_MOVED,
    BONUS,
    BRIBED,
    CARD_TAKEN,
    CARD_TURNED,
    CAUGHT,
    DRAGON_STEPPED,
    DRAGON_TURNED,
    GAME_OVER,
    GOLD,
    KNIGHT_MOVED,
    LAST_KNIGHT,
    LAST_TREASURE,
    ROLLED,
    STOPPED,
    TREASURE_TAKEN,
    TURN_BEGINS,
    WENT_TO_NEST,
)

NEWS_REMEMBERED = 4096
"""So many pieces of news are kept as they were written: the same things happen again and again."""
BONUS_NAMES = (*GEM_NAMES, "four-kinds")
WHY_OVER = {LAST_TREASURE: "last-treasure", LAST_KNIGHT: "last-knight"}

# The name of each piece of news, and for each of its numbers a name and how it is written.
EVENTS: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    TURN_BEGINS: ("turn", (("seat", "number"),)),
    STOPPED: ("stopped", (("seat", "number"),)),
    KNIGHT_MOVED: ("knight", (("seat", "number"), ("colour", "colour"), ("from", "place"), ("to", "place"))),
    TREASURE_TAKEN: ("treasure", (("seat", "number"), ("left", "number"))),
    CARD_TAKEN: ("took", (("seat", "number"), ("pile", "pile"), ("field", "number"), ("card", "card"))),
    CARD_TURNED: ("turned", (("pile", "pile"), ("field", "number"), ("card", "card"))),
    BONUS: ("bonus", (("seat", "number"), ("for", "bonus"))),
    ROLLED: ("rolled", (("seat", "number"), ("number", "number"))),
    DRAGON_STEPPED: ("dragon", (("from", "number"), ("to", "number"))),
    DRAGON_TURNED: ("dragon-turned", (("field", "number"), ("facing", "facing"))),
    CAUGHT: ("caught", (("seat", "number"), ("colour", "colour"), ("field", "number"))),
    BRIBED: ("bribed", (("seat", "number"), ("colour", "colour"), ("card", "gold"))),
    WENT_TO_NEST: ("nest", (("seat", "number"), ("colour", "colour"), ("field", "number"))),
    BAR_MOVED: ("bar", (("first", "number"), ("last", "bar-end"))),
    GAME_OVER: ("over", (("why", "why"), ("seat", "number"))),
}


@lru_cache(NEWS_REMEMBERED)
def news(players: int, told: tuple[int, ...]) -> Mapping[str, Any]:
    """What the rules told, as an event. Everybody sees the same; only of two players a knight's colour is named."""
    name, parts = EVENTS[told[0]]
    numbers = dict(zip((part for part, _ in parts), told[1:], strict=False))
    event: dict[str, Any] = {"event": name}
    for part, kind in parts:
        if kind != "colour" or players == 2:
            event[part] = _written(players, kind, numbers, part)
    return event


def _written(players: int, kind: str, numbers: dict[str, int], part: str) -> Any:
    if kind == "card":
        return CARD_NAMES[numbers["pile"]][numbers["card"]]
    if kind == "bar-end":
        return numbers["first"] + BAR_LENGTH - 1
    if kind == "colour":
        return colour_letter(players, numbers["colour"])
    return _WRITERS[kind](numbers[part])


_WRITERS: dict[str, Callable[[int], Any]] = {
    "number": lambda number: number,
    "place": place_name,
    "pile": lambda pile: PILE_NAMES[pile],
    "gold": lambda value: CARD_NAMES[GOLD][value],
    "bonus": lambda bonus: BONUS_NAMES[bonus],
    "facing": lambda facing: FACING_NAMES[facing],
    "why": lambda why: WHY_OVER[why],
}
