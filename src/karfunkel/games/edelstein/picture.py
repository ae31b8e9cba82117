"""A table of Edel, Stein & Reich as a picture and as text."""

from collections import Counter
from collections.abc import Iterator

from karfunkel.games.trading.svg_picture import KEPT_AT, Own, trading_svg
from karfunkel.games.trading.text_picture import trading_lines
from karfunkel.learn.render.svg_shapes import DEEP, LINE, box, words
from karfunkel.learn.render.table_text import NOTHING, View, counted


def lines(view: View) -> list[str]:
    """What a viewer sees, as lines of text."""
    lines = trading_lines(view, [("money", view["money"]), ("kept", [counted(kept) for kept in view["kept"]])])
    event, aside = view["event"] or NOTHING, view["aside"] or NOTHING
    return [*lines, f"event {event}, under the stack {counted(view['events_up'])}, put aside {aside}"]


def svg(view: View, title: str, asked: str) -> str:
    """What a viewer sees, as a picture."""
    return trading_svg(view, title, asked, Own("money", "scoring cards", _kept))


def _kept(view: View, seat: int, y: float) -> Iterator[str]:
    for i, (card, number) in enumerate(Counter(view["kept"][seat]).items()):
        x, row = KEPT_AT + i % 2 * 126, y + 8 + i // 2 * 20
        yield box(x, row, 120, 17, DEEP, LINE, 4) + words(
            x + 6, row + 13, card + (f" ×{number}" if number > 1 else ""), 11
        )
