"""A table of a trading game as lines of text."""

from collections.abc import Sequence

from karfunkel.games.trading.notation.gems import gems_text
from karfunkel.learn.render.table_text import FACE_DOWN, NOTHING, Column, View, rows

COLOURS = ("red", "yellow", "green", "blue")


def trading_lines(view: View, own: Sequence[Column]) -> list[str]:
    """A row for each seat with its gems, what it owns beside them, its card and what it chose."""
    gems = [(colour, [*(held[i] for held in view["gems"]), view["supply"][i]]) for i, colour in enumerate(COLOURS)]
    chosen = [{None: NOTHING, "hidden": FACE_DOWN}.get(action, action) for action in view["chosen"]]
    columns = [*gems, *own, ("card", [card or NOTHING for card in view["cards"]]), ("chosen", chosen)]
    lines = [f"stage {view['stage']}, round {view['round']}", *rows(view, columns, "supply")]
    if view.get("offer") is not None:
        lines.append(f"{gems_text(view['offer'])} is offered by seat {view['offered_by']}")
    if view.get("said"):
        lines.append(f"said so far: {' '.join(view['said'])}")
    return lines
