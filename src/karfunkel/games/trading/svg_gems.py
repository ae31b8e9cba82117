"""The gems of the trading games as SVG, cut each in its way."""

from karfunkel.learn.render.cut_stone_svg import Stone, oval, plate

STONES = {
    "red": Stone(plate(42, 42, 12.5), ("#560719", "#8a0f27", "#bd1d39", "#e0405a", "#f68894", "#ffdcdc")),
    "yellow": Stone(
        [(2.5, 8), (24, 4.5), (45.5, 8), (37, 29), (24, 46), (11, 29)],
        ("#6f4204", "#ad6d08", "#dd9716", "#f6bc38", "#ffdd80", "#fff8d8"),
        (24.0, 20.0),
    ),
    "green": Stone(plate(32, 43, 8), ("#053622", "#0a5a3a", "#148255", "#2fac73", "#7bdcaa", "#defceb")),
    "blue": Stone(oval(16, 43, 43), ("#0e2258", "#1a4090", "#2b63c6", "#4f8dec", "#92bdfb", "#e6f1ff")),
}


def gem(kind: str, x: float, y: float, size: float) -> str:
    """A gem whose field begins there."""
    return STONES[kind].draw(x, y, size)
