"""A table of Emerald as a picture and as text."""

from karfunkel.games.emerald.svg_picture import svg
from karfunkel.games.emerald.text_picture import lines

__all__ = ["lines", "svg"]
