"""A table as a picture in SVG."""

from collections.abc import Mapping
from typing import Any

from karfunkel.games.registry import game_called, part_of

View = Mapping[str, Any]


def svg(view: View) -> str:
    """What a viewer sees, as a picture."""
    picture: str = part_of(view["game"], "picture").svg(view, game_called(view["game"]).title, _asked(view))
    return picture


def _asked(view: View) -> str:
    """Who is asked what."""
    if view["over"]:
        return f"over, won by seat {' and '.join(map(str, view['winners']))}"
    return f"{view['decision']}: seat {', '.join(map(str, view['to_act']))}"
