"""SVG pictures of Emerald: the castle, the meadow, the cave with its dragon, and the treasure chamber."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from karfunkel.games.emerald.rules.state import FIELDS, FIRST_CAVE_FIELD, TREASURES
from karfunkel.games.emerald.svg_gems import gem
from karfunkel.learn.render.svg_shapes import (
    BRASS,
    GOLD,
    INK,
    IVORY,
    LINE,
    MARKS,
    RAISED,
    SEATS,
    SHADE,
    SOFT,
    box,
    coin,
    disc,
    header,
    moved,
    page,
    seat_mark,
    shape,
    words,
)

View = Mapping[str, Any]

WIDTH, TOP = 1040, 56
PANEL, GAP = 96, 8
CASTLE = ("T1", "T2", "K", "T3", "T4")
MEADOW = [str(field) for field in range(1, FIRST_CAVE_FIELD)]
CAVE = range(FIRST_CAVE_FIELD, FIELDS + 1)
CAVE_LEFT, CAVE_STEP = 24, 98
CARD_WIDTH, CARD_HEIGHT = 40, 52

DRAGON = (
    ("M84 56C83 38 80 20 70 3 56 5 42 10 32 22c8 2 30 20 52 34z", "#9c4a28"),
    (
        "M52 58C40 58 34 66 27 74 21 81 13 82 12 75 11 70 16 67 19 70 17 60 2 62 3 76 4 91 20 93 31 85c5-3 9-2 13 1 "
        "4 4 10 6 20 6 16 0 30-4 34-16 3-9 1-17 2-25 1-6 5-9 8-12L94 25C86 30 86 38 83 44 78 52 66 56 52 58z",
        "#c2492f",
    ),
    ("M103 42C99 46 99 52 98 60c-1 10 0 20-10 26-6 4-16 5-24 4 12-3 20-8 24-18 4-11 2-22 8-31z", "#f3cf8c"),
    ("M74 60C72 42 64 22 52 8 36 8 18 16 8 32c8-2 15 1 17 9 7-4 14-1 16 8 6-4 13-2 15 7 6-3 12-1 18 4z", "#e58a42"),
    ("M94 26C94 16 103 11 111 14c3-2 7-1 8 3 6 1 12 3 16 7 4 4 3 10-1 12-9 2-17 3-25 3-8 6-16-3-15-13z", "#c2492f"),
    ("M104 15C100 7 92 3 83 5c6 2 10 7 12 15z", "#fff3d6"),
)
"""Its far wing, body, belly, near wing, head and horn, in a field of 140 by 100."""


def svg(view: View, title: str, asked: str) -> str:
    """The whole table: the land above, the players below."""
    land = TOP + 440
    where = f"the bar beside {view['bar']} to {view['bar_last']}"
    parts = [header(WIDTH, title, where, asked), *_castle(view), *_meadow(view), *_cave(view), *_chamber(view)]
    columns = 2
    for seat in range(view["players"]):
        parts += _player(view, seat, 12 + seat % columns * 512, land + seat // columns * (PANEL + GAP))
    return page(WIDTH, land + -(-view["players"] // columns) * (PANEL + GAP) + 4, parts)


# ---- the land


def _castle(view: View) -> Iterator[str]:
    """Four towers and the keep."""
    yield box(18, TOP + 46, 470, 96, "#6f6a5c", "#3d3a31", 4, 2)
    for i, name in enumerate(CASTLE):
        x, y = 26 + i * 92, TOP + (14 if name == "K" else 26)
        yield box(x, y, 84, TOP + 142 - y, SHADE, "#6b6350", 3, 2)
        for notch in range(4):
            yield box(x + 2 + notch * 22, y - 9, 13, 11, SHADE, "#6b6350", 1, 2) + box(
                x + 3 + notch * 22, y, 11, 4, SHADE, corner=0
            )
        yield words(x + 8, y + 20, "keep" if name == "K" else name, 12, INK, bold=True)
        yield from _knights(view, name, x + 4, TOP + 76, 78)


def _meadow(view: View) -> Iterator[str]:
    """Fields 1 to 6, in the open."""
    yield box(498, TOP + 6, 530, 136, "#2f5a2c", "#4d7f44", 12, 2)
    for i, field in enumerate(MEADOW):
        x = 510 + i * 86
        yield shape(f"M{x} {TOP + 120}q40 22 80 0q-40 -22 -80 0z", "#b79a62", "#7c6638", 1.5)
        yield words(x + 40, TOP + 125, field, 12, INK, "middle", bold=True)
        yield from _knights(view, field, x + 2, TOP + 56, 78)


def _cave(view: View) -> Iterator[str]:
    """Fields 7 to 15: the open cards of both stacks, the bar, the dragon."""
    top = TOP + 154
    yield box(12, top, 906, 276, "#2a241d", "#5e5444", 18, 4)
    for i in range(26):
        yield shape(f"M{26 + i * 34} {top + 3}l8 {8 + i * 7 % 11}l8 -{8 + i * 7 % 11}z", "#5e5444")
    yield from _bar(view, top + 246)
    for i, field in enumerate(CAVE):
        x = CAVE_LEFT + i * CAVE_STEP
        yield from _stack(view["gold_open"][i], view["gold_below"][i], x + 2, top + 26, "gold")
        yield from _stack(view["gem_open"][i], view["gem_below"][i], x + 48, top + 26, "gem")
        yield shape(f"M{x} {top + 222}q46 24 92 0q-46 -24 -92 0z", "#8d7443", "#4d3f22", 1.5)
        yield words(x + 46, top + 227, field, 12, INK, "middle", bold=True)
        yield from _knights(view, str(field), x + 6, top + 152, 82)
    yield from _dragon(CAVE_LEFT + CAVE.index(view["dragon"]) * CAVE_STEP - 3, top + 80, view["facing"])


def _bar(view: View, y: float) -> Iterator[str]:
    """The bar along which the dragon walks."""
    first, last = CAVE.index(view["bar"]), CAVE.index(view["bar_last"])
    x, width = CAVE_LEFT + first * CAVE_STEP, (last - first) * CAVE_STEP + 92
    yield box(x, y, width, 14, "#a3301f", "#f0b04a", 7, 1.5)


def _stack(top: str | None, below: int, x: float, y: float, pile: str) -> Iterator[str]:
    """The open card of a stack on those below it."""
    if top is None:
        yield box(x, y, CARD_WIDTH, CARD_HEIGHT, "none", "#4a4236", 5)
        return
    for i in range(below, 0, -1):
        yield box(
            x - i * 2, y - i * 3, CARD_WIDTH, CARD_HEIGHT, "#c9b98f" if pile == "gold" else "#a8b9c9", "#5b5340", 5
        )
    yield box(x, y, CARD_WIDTH, CARD_HEIGHT, IVORY, "#5b5340", 5)
    yield coin(x + 20, y + 26, 14, top) if pile == "gold" else gem(top, x + 4, y + 10, 32)


def _chamber(view: View) -> Iterator[str]:
    """The treasures that are left."""
    top = TOP + 154
    yield box(926, top, 102, 276, "#4a3a14", GOLD, 18, 3)
    yield words(977, top + 26, "treasures", 12, IVORY, "middle")
    for i in range(TREASURES):
        y = top + 42 + i * 56
        if i < view["treasures_left"]:
            yield chest(948, y, 1.0)
        else:
            yield box(948, y + 6, 58, 36, "none", "#8d7443", 6)


def chest(x: float, y: float, scale: float) -> str:
    """A chest, 58 by 44."""
    lid = shape("M2 18Q2 2 18 2h22q16 0 16 16z", "#a8692a", "#4a2c0e", 2)
    return moved(
        x, y, scale, lid, box(2, 18, 54, 24, "#8a5220", "#4a2c0e", 3, 2), box(24, 14, 10, 13, GOLD, "#6b4a10", 2, 1.5)
    )


def _knights(view: View, place: str, x: float, y: float, width: float) -> Iterator[str]:
    """The knights of all seats at a place; closer together if they are many."""
    here = [
        (seat, knight[len(place) :])
        for seat, knights in enumerate(view["knights"])
        for knight in knights
        if knight.rstrip("ab") == place
    ]
    step = min(27.0, (width - 26) / max(1, len(here) - 1))
    left = x + (width - 26 - step * (len(here) - 1)) / 2
    for i, (seat, colour) in enumerate(here):
        yield knight(seat, colour, left + i * step, y)


def knight(seat: int, colour: str, x: float, y: float) -> str:
    """A knight in the colour of its seat, with its mark; the second colour of a seat has horns."""
    plume = (
        "M7 8C2 8 0 4 1 -2c2 4 4 5 8 5zM19 8c5 0 7-4 6-10-2 4-4 5-8 5z"
        if colour == "b"
        else "M12 5C10 0 14-4 20-3c5 1 8 6 6 12-3-5-8-6-13-5z"
    )
    return moved(
        x,
        y,
        1.0,
        shape(plume, "#fff3d6" if colour == "b" else SEATS[seat], INK),
        shape("M13 14C5 14 1 20 0 40q0 4 13 4t13-4C25 20 21 14 13 14z", SEATS[seat], INK, 1.3),
        shape("M6 8c0-4 3-6 7-6s7 2 7 6v7c0 3-3 5-7 5s-7-2-7-5z", "#cfd6dc", INK, 1.2),
        shape("M7.5 9h11v2.4h-11z", INK),
        shape("M6 22h14v8c0 5-3 7-7 9c-4-2-7-4-7-9z", IVORY, INK),
        moved(7.6, 23, 0.45, shape(MARKS[seat], INK)),
    )


def _dragon(x: float, y: float, facing: str) -> Iterator[str]:
    """The dragon; it looks the way it will walk."""
    parts = [shape(d, fill, "#5c1712", 1.5) for d, fill in DRAGON]
    parts += [disc(114, 22, 4.5, "#fff3d6", "#5c1712"), disc(115, 22, 2, "#5c1712")]
    turn = ' transform="translate(140 0) scale(-1 1)"' if facing == "exit" else ""
    yield moved(x, y, 0.7, f"<g{turn}>", *parts, "</g>")


# ---- the players


def _player(view: View, seat: int, x: float, y: float) -> Iterator[str]:
    acts, mine = seat in view["to_act"], view["gold"][seat]
    yield box(x, y, 504, PANEL, RAISED, BRASS if acts else LINE, 10, 2.5 if acts else 1) + box(
        x, y, 6, PANEL, SEATS[seat], corner=3
    )
    yield seat_mark(seat, x + 16, y + 12, 28) + words(x + 50, y + 32, f"seat {seat}", 15, bold=True)
    won = seat in view["winners"]
    yield words(x + 16, y + 62, f"points{'' if mine is not None else ' seen'}: {view['scores'][seat]}", 13, SOFT)
    yield words(x + 16, y + 82, "has won" if won else "is asked" if acts else "", 12, BRASS)
    for i in range(view["treasures"][seat]):
        yield chest(x + 138 + i * 34, y + 12, 0.5)
    yield from _gems(view["gems"][seat], x + 138, y + 48)
    yield from _gold(mine, view["gold_count"][seat], x + 316, y + 14)


def _gems(held: Sequence[str], x: float, y: float) -> Iterator[str]:
    for i, (kind, number) in enumerate(sorted(Counter(held).items())):
        yield gem(kind, x + i * 46, y, 28) + words(x + i * 46 + 30, y + 20, number, 14)


def _gold(cards: Sequence[str] | None, count: int, x: float, y: float) -> Iterator[str]:
    """The gold cards that are seen; of others only the number."""
    if cards is None:
        yield words(x, y + 22, f"gold cards: {count}", 13, SOFT)
        for i in range(count):
            yield disc(x + 10 + i % 9 * 19, y + 44 + i // 9 * 18, 8, "#7c6638", "#4d3f22", 1.5)
        return
    for i, value in enumerate(cards):
        yield coin(x + 14 + i % 6 * 28, y + 12 + i // 6 * 26, 12, value)
