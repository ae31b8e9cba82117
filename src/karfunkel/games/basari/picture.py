"""A table of Basari as a picture and as text."""

from collections.abc import Iterator

from karfunkel.games.trading.svg_picture import KEPT_AT, Own, trading_svg, worker
from karfunkel.games.trading.text_picture import trading_lines
from karfunkel.learn.render.svg_shapes import SHADE
from karfunkel.learn.render.table_text import View


def lines(view: View) -> list[str]:
    """What a viewer sees, as lines of text."""
    return trading_lines(view, [("points", view["points"]), ("workers", view["workers"])])


def svg(view: View, title: str, asked: str) -> str:
    """What a viewer sees, as a picture."""
    return trading_svg(view, title, asked, Own("points", "workers", _workers))


def _workers(view: View, seat: int, y: float) -> Iterator[str]:
    for i in range(view["workers"][seat]):
        yield worker(KEPT_AT + i % 13 * 18, y + 18 + i // 13 * 30, SHADE)
