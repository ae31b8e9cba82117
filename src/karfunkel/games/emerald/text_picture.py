"""A table of Emerald as lines of text."""

from collections.abc import Iterable

from karfunkel.games.emerald.rules.state import FIELDS, FIRST_CAVE_FIELD
from karfunkel.learn.render.table_text import FACE_DOWN, NOTHING, View, counted, lined_up, rows


def lines(view: View) -> list[str]:
    """What a viewer sees, as lines of text."""
    gold = [
        FACE_DOWN * bool(count) or NOTHING if cards is None else "+".join(cards) or NOTHING
        for cards, count in zip(view["gold"], view["gold_count"], strict=True)
    ]
    columns = [
        ("treasures", view["treasures"]),
        ("points", view["scores"]),
        ("gold", [f"{cards} ({count})" for cards, count in zip(gold, view["gold_count"], strict=True)]),
        ("gems", [counted(gems) for gems in view["gems"]]),
        ("knights", [" ".join(knights) or NOTHING for knights in view["knights"]]),
    ]
    return [*rows(view, columns), *_cave(view)]


def _cave(view: View) -> list[str]:
    """The fields of the cave side by side."""
    fields = range(FIRST_CAVE_FIELD, FIELDS + 1)
    guarded = range(view["bar"], view["bar_last"] + 1)
    arrow = "<D" if view["facing"] == "exit" else "D>"
    rows = [
        ["field", *map(str, fields)],
        ["dragon", *(arrow if field == view["dragon"] else "==" if field in guarded else "" for field in fields)],
        ["gold", *_stacks(view["gold_open"], view["gold_below"])],
        ["gems", *_stacks(view["gem_open"], view["gem_below"])],
    ]
    return ["", *lined_up(rows)]


def _stacks(tops: Iterable[str | None], below: Iterable[int]) -> list[str]:
    """The open card of each stack, and how many lie below it."""
    return [f"{top}+{number}" if top else NOTHING for top, number in zip(tops, below, strict=True)]
