"""A table of Basari as a picture and as text."""

from karfunkel.games.trading.picture import svg
from karfunkel.games.trading.text_picture import trading_lines
from karfunkel.learn.render.text import View


def lines(view: View) -> list[str]:
    """What a viewer sees, as lines of text."""
    return trading_lines(view, [("points", view["points"]), ("workers", view["workers"])])


__all__ = ["lines", "svg"]
