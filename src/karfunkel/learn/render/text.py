"""A table as lines of text."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from karfunkel.notation.fields import gems_text
from karfunkel.rules.emerald.state import FIELDS, FIRST_CAVE_FIELD
from karfunkel.rules.games import game_called

View = Mapping[str, Any]
Column = tuple[str, Sequence[object]]

NOTHING = "-"
FACE_DOWN = "***"
COLOURS = ("red", "yellow", "green", "blue")


def text(view: View) -> str:
    """A table as text: where the game stands, a row for each seat, and what lies between them."""
    return "\n".join([_title(view), *PAINTERS[view["game"]](view)]) + "\n"


def _title(view: View) -> str:
    title = game_called(view["game"]).title
    if view["over"]:
        return f"{title}: over, won by {_seats(view['winners'])}"
    return f"{title}: {view['decision'] or 'a draw'}, {_seats(view['to_act'])} to act"


def _seats(seats: Iterable[int]) -> str:
    return "seat " + ", ".join(map(str, seats))


# ---- the trading games


def _edelstein(view: View) -> list[str]:
    lines = _trading(view, [("money", view["money"]), ("kept", [_counted(kept) for kept in view["kept"]])])
    event, aside = view["event"] or NOTHING, view["aside"] or NOTHING
    return [*lines, f"event {event}, under the stack {_counted(view['events_up'])}, put aside {aside}"]


def _basari(view: View) -> list[str]:
    return _trading(view, [("points", view["points"]), ("workers", view["workers"])])


def _trading(view: View, own: Sequence[Column]) -> list[str]:
    gems = [(colour, [*(held[i] for held in view["gems"]), view["supply"][i]]) for i, colour in enumerate(COLOURS)]
    chosen = [{None: NOTHING, "hidden": FACE_DOWN}.get(action, action) for action in view["chosen"]]
    columns = [*gems, *own, ("card", [card or NOTHING for card in view["cards"]]), ("chosen", chosen)]
    lines = [f"stage {view['stage']}, round {view['round']}", *_rows(view, columns, "supply")]
    if view.get("offer") is not None:
        lines.append(f"{gems_text(view['offer'])} is offered by seat {view['offered_by']}")
    if view.get("said"):
        lines.append(f"said so far: {' '.join(view['said'])}")
    return lines


# ---- Emerald


def _emerald(view: View) -> list[str]:
    gold = [
        FACE_DOWN * bool(count) or NOTHING if cards is None else "+".join(cards) or NOTHING
        for cards, count in zip(view["gold"], view["gold_count"], strict=True)
    ]
    columns = [
        ("treasures", view["treasures"]),
        ("points", view["scores"]),
        ("gold", [f"{cards} ({count})" for cards, count in zip(gold, view["gold_count"], strict=True)]),
        ("gems", [_counted(gems) for gems in view["gems"]]),
        ("knights", [" ".join(knights) or NOTHING for knights in view["knights"]]),
    ]
    return [*_rows(view, columns), *_cave(view)]


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
    return ["", *_lined_up(rows)]


def _stacks(tops: Iterable[str | None], below: Iterable[int]) -> list[str]:
    """The open card of each stack, and how many lie below it."""
    return [f"{top}+{number}" if top else NOTHING for top, number in zip(tops, below, strict=True)]


PAINTERS: Mapping[str, Callable[[View], list[str]]] = {"edelstein": _edelstein, "basari": _basari, "emerald": _emerald}


# ---- lines


def _rows(view: View, columns: Sequence[Column], last: str | None = None) -> list[str]:
    """A row for each seat, and one for what comes last where a column has one more."""
    acting, seats = view["to_act"], view["players"]
    names = [
        f"{'>' if seat in acting else ' '} seat {seat}{' (you)' if seat == view['seat'] else ''}"
        for seat in range(seats)
    ]
    names += [f"  {last}"] if last else []
    cells = [[heading, *(cells[i] if i < len(cells) else "" for i in range(len(names)))] for heading, cells in columns]
    return _lined_up([*zip(["", *names], *cells, strict=True)])


def _lined_up(rows: Sequence[Sequence[object]]) -> list[str]:
    """Rows with their cells below each other, numbers to the right."""
    widths = [max(len(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(_cell(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _cell(cell: object, width: int) -> str:
    return f"{cell:>{width}}" if isinstance(cell, int) else f"{cell!s:<{width}}"


def _counted(words: Iterable[str]) -> str:
    """Words with their numbers: `swap, certificate ×2`."""
    return ", ".join(f"{word} ×{number}" if number > 1 else word for word, number in Counter(words).items()) or NOTHING
