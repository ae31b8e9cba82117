"""The gems of Emerald as SVG, cut each in its way."""

from karfunkel.learn.render.cut_stone_svg import Stone, oval, plate

STONES = {
    "ruby": Stone(
        [(24, 2), (33, 14), (39.5, 26), (38, 37), (31, 44), (24, 46), (17, 44), (10, 37), (8.5, 26), (15, 14)],
        ("#560719", "#8a0f27", "#bd1d39", "#e0405a", "#f68894", "#ffdcdc"),
        (24.0, 29.0),
    ),
    "emerald": Stone(plate(44, 33, 8), ("#053622", "#0a5a3a", "#148255", "#2fac73", "#7bdcaa", "#defceb")),
    "garnet": Stone(oval(6, 45, 45), ("#2c0c43", "#4f186d", "#782b9b", "#a14fc4", "#cf93e7", "#f7e4fd")),
    "turquoise": Stone(oval(24, 44, 35), ("#08464d", "#126f76", "#22999f", "#47c3c7", "#90e4e3", "#e6fdfb")),
}


def gem(kind: str, x: float, y: float, size: float) -> str:
    """A gem whose field begins there."""
    return STONES[kind].draw(x, y, size)
