"""SVG pictures as arrays of pixels."""

from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from karfunkel.optional_imports import require_extra

FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
"""They come with Matplotlib, so that a picture looks the same on every machine."""


def pixels(picture: str) -> NDArray[np.uint8]:
    """The pixels of an SVG picture: rows of columns of red, green and blue."""
    with require_extra("learn"):
        import matplotlib  # noqa: PLC0415 - who draws text needs none of these
        import resvg_py  # noqa: PLC0415
        from PIL import Image  # noqa: PLC0415
    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    fonts = [str(folder / font) for font in FONTS]
    png = resvg_py.svg_to_bytes(svg_string=picture, font_files=fonts, skip_system_fonts=True)
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"))
