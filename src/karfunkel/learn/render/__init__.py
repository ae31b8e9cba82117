"""Pictures of a table, drawn from a view: as text, as SVG, as an array of pixels. They show what the viewer sees."""

from collections.abc import Callable, Mapping
from typing import Any

from karfunkel.errors import Error, shown
from karfunkel.learn.render.pixels import pixels
from karfunkel.learn.render.table_svg import svg
from karfunkel.learn.render.table_text import text

View = Mapping[str, Any]

RENDERERS: dict[str, Callable[[View], Any]] = {
    "ansi": text,
    "svg": svg,
    "rgb_array": lambda view: pixels(svg(view)),
}
RENDER_MODES = tuple(RENDERERS)
"""What Gymnasium and PettingZoo call the ways to draw: `ansi` is text, `rgb_array` an array of pixels."""


def checked_mode(mode: str | None) -> str | None:
    """A way to draw, or None; Error if there is no such way."""
    if mode is not None and mode not in RENDERERS:
        raise Error(f"the render mode is {', '.join(RENDER_MODES[:-1])} or {RENDER_MODES[-1]}, not {shown(mode)}")
    return mode


def render_view(view: View, mode: str | None) -> Any:
    """A picture of what a viewer sees; Error if no way to draw was chosen."""
    if mode is None:
        raise Error(f"nothing is drawn without a render mode; choose {', '.join(RENDER_MODES)}")
    return RENDERERS[mode](view)


__all__ = ["RENDER_MODES", "checked_mode", "pixels", "render_view", "svg", "text"]
