"""A table of Edel, Stein & Reich as a picture and as text."""

from karfunkel.games.trading.picture import svg
from karfunkel.games.trading.text_picture import trading_lines
from karfunkel.learn.render.text import NOTHING, View, counted


def lines(view: View) -> list[str]:
    """What a viewer sees, as lines of text."""
    lines = trading_lines(view, [("money", view["money"]), ("kept", [counted(kept) for kept in view["kept"]])])
    event, aside = view["event"] or NOTHING, view["aside"] or NOTHING
    return [*lines, f"event {event}, under the stack {counted(view['events_up'])}, put aside {aside}"]


__all__ = ["lines", "svg"]
