"""SVG pictures of the trading games: a row for each seat, its gems in columns, so that majorities are seen."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from karfunkel.games.trading.rules.state import COLOUR_VALUES
from karfunkel.games.trading.svg_gems import STONES, gem
from karfunkel.learn.render.svg_shapes import (
    BRASS,
    DEEP,
    INK,
    IVORY,
    LINE,
    RAISED,
    SEATS,
    SHADE,
    SOFT,
    box,
    coin,
    disc,
    face_down,
    header,
    page,
    seat_mark,
    shape,
    words,
)

View = Mapping[str, Any]

KINDS = tuple(STONES)
LETTERS = dict(zip("rygb", KINDS, strict=True))
WIDTH, TOP, ROW, GAP = 1040, 58, 92, 8
GEMS_AT, COLUMN = 128, 84
CARD_AT, CHOSEN_AT, EARNED_AT, KEPT_AT = 488, 600, 716, 770
CARD_WIDTH, CARD_HEIGHT = 92, 68


class Own(NamedTuple):
    """What a seat has in one of the games only."""

    earned: str
    """What its points are called,"""
    kept: str
    """and what else it keeps,"""
    draw: Callable[[View, int, float], Iterator[str]]
    """which this draws, for a seat whose row begins there."""


def trading_svg(view: View, title: str, asked: str, own: Own) -> str:
    """The whole table."""
    parts = [header(WIDTH, title, f"stage {view['stage']}, round {view['round']}", asked), *_headings(own)]
    for seat in range(view["players"]):
        y = TOP + 26 + seat * (ROW + GAP)
        parts += [*_seat(view, seat, y), *own.draw(view, seat, y)]
    below = TOP + 26 + view["players"] * (ROW + GAP)
    parts += _supply(view, below)
    return page(WIDTH, below + 86, parts)


def _headings(own: Own) -> Iterator[str]:
    """The gems in the order of their rank, and what a majority pays."""
    for i, kind in enumerate(KINDS):
        x = GEMS_AT + i * COLUMN
        yield gem(kind, x, TOP - 4, 20) + words(x + 26, TOP + 11, f"pays {COLOUR_VALUES[i]}", 11, SOFT)
    for x, name in ((CARD_AT, "card"), (CHOSEN_AT, "chosen"), (EARNED_AT - 22, own.earned), (KEPT_AT, own.kept)):
        yield words(x, TOP + 11, name, 11, SOFT)


def _seat(view: View, seat: int, y: float) -> Iterator[str]:
    acts = seat in view["to_act"]
    yield box(12, y, WIDTH - 24, ROW, RAISED, BRASS if acts else LINE, 10, 2.5 if acts else 1)
    yield box(12, y, 6, ROW, SEATS[seat], corner=3)
    yield seat_mark(seat, 28, y + 14, 30)
    yield words(64, y + 36, f"seat {seat}", 15, bold=True)
    yield words(28, y + 72, _role(view, seat), 12, BRASS)
    for i, kind in enumerate(KINDS):
        most = max(held[i] for held in view["gems"])
        number = view["gems"][seat][i]
        yield from _heap(kind, number, GEMS_AT + i * COLUMN, y + 10, leads=number == most > 0)
    if view["cards"][seat]:
        yield from gem_card(view["cards"][seat], CARD_AT, y + 12)
    yield from _chosen(view["chosen"][seat], CHOSEN_AT, y + 12)
    yield coin(EARNED_AT, y + ROW / 2, 22, view["scores"][seat])


def _role(view: View, seat: int) -> str:
    """What a seat is doing at the moment."""
    if seat in view.get("winners", ()):
        return "has won"
    if view.get("offered_by") == seat:
        return "offers"
    return "is asked" if seat in view["to_act"] else ""


def _heap(kind: str, number: int, x: float, y: float, *, leads: bool) -> Iterator[str]:
    """Gems of a colour: a number and so many gems, small if they are many. Who has most is marked."""
    yield words(x, y + 20, number, 19, BRASS if leads else SOFT, bold=leads)
    if leads:
        yield box(x, y + 25, 18, 3, BRASS, corner=1.5)
    across, size = (4, 17) if number <= 12 else (6, 11.5)
    for i in range(number):
        yield gem(kind, x + (i % across) * (size + 0.5), y + 32 + (i // across) * (size - 2.5), size)


def gem_card(text: str, x: float, y: float) -> Iterator[str]:
    """A card such as `rrb5` or, with workers, `rrb5w2`."""
    gems, earned, workers = re.findall(r"([rygb]+)(\d+)(?:w(\d+))?", text)[0]
    yield box(x, y, CARD_WIDTH, CARD_HEIGHT, IVORY, SHADE, 7, 1.5)
    for i, letter in enumerate(gems):
        yield gem(LETTERS[letter], x + 6 + i % 2 * 27, y + 7 + i // 2 * 27, 26)
    yield coin(x + CARD_WIDTH - 17, y + 19, 13, earned)
    if workers:
        yield worker(x + CARD_WIDTH - 30, y + 40, "#7a4a22") + words(
            x + CARD_WIDTH - 9, y + 59, workers, 14, INK, "middle", bold=True
        )


def worker(x: float, y: float, fill: str) -> str:
    """A worker, 14 wide and 21 high."""
    return disc(x + 7, y + 5, 4.5, fill) + shape(f"M{x:g} {y + 21:g}c0-8 3-11 7-11s7 3 7 11z", fill)


def _chosen(action: str | None, x: float, y: float) -> Iterator[str]:
    if action == "hidden":
        yield face_down(x + 8, y, 48, CARD_HEIGHT)
    elif action is not None:
        yield box(x, y + 14, 78, 40, "#3a2a12", BRASS, 7, 1.5)
        yield words(x + 39, y + 39, action, 15, IVORY, "middle", bold=True)


def _supply(view: View, y: float) -> Iterator[str]:
    """What lies in the middle: the supply, the standing offer, the open event card."""
    yield box(12, y + 4, WIDTH - 24, 72, DEEP, LINE, 10)
    yield words(28, y + 46, "supply", 15, SOFT)
    for i, kind in enumerate(KINDS):
        x = GEMS_AT + i * COLUMN
        yield gem(kind, x, y + 24, 32) + words(x + 38, y + 47, view["supply"][i], 17)
    if view.get("offer"):
        yield words(CARD_AT, y + 46, "offer", 15, SOFT)
        held = [kind for kind, number in zip(KINDS, view["offer"], strict=True) for _ in range(number)]
        for i, kind in enumerate(held):
            yield gem(kind, CARD_AT + 52 + i * min(26, 180 / len(held)), y + 27, 26)
    if view.get("event"):
        yield box(KEPT_AT - 4, y + 16, 164, 46, IVORY, BRASS, 7, 2)
        yield words(KEPT_AT + 78, y + 34, "event card", 10, "#6b5b35", "middle")
        yield words(KEPT_AT + 78, y + 53, view["event"], 15, INK, "middle", bold=True)
