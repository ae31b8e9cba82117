"""A table as an SVG picture: the game's own, or the default."""

from collections.abc import Mapping
from typing import Any

from karfunkel.games.registry import game_called, optional_part
from karfunkel.learn.render import default_svg

View = Mapping[str, Any]


def svg(view: View) -> str:
    """What a viewer sees, as a picture: the game's own, or a plain one of the fields of the view."""
    drawn = optional_part(view["game"], "picture") or default_svg
    picture: str = drawn.svg(view, game_called(view["game"]).title, _asked(view))
    return picture


def _asked(view: View) -> str:
    """Who is asked what."""
    if view["over"]:
        return f"over, won by seat {' and '.join(map(str, view['winners']))}"
    return f"{view['decision']}: seat {', '.join(map(str, view['to_act']))}"
