"""A game for two that is nearly over: five knights, and a tree that can be searched to its end."""

from karfunkel.learn.small_instances import SmallInstance

NOTHING = (None,) * 6
"""No card lies beside the first fields of the cave any more."""

SMALL = SmallInstance(
    players=2,
    position={
        "knights": [["14a", "13b", "15b"], ["14a", "13b"]],
        "treasures": [1, 1],
        "gold": [["1", "1", "1", "1", "2", "2", "2"], ["3"] * 5 + ["4"] * 5 + ["5"] * 4],
        "gems": [
            ["ruby"] * 3 + ["emerald"] * 3 + ["garnet"] * 2 + ["turquoise"] * 2,
            ["ruby"] * 2 + ["emerald"] * 3 + ["garnet"] * 3 + ["turquoise"] * 3,
        ],
        "gold_open": [*NOTHING, "2", None, "1"],
        "gold_below": [0] * 9,
        "gem_open": [*NOTHING, None, "ruby", None],
        "gem_below": [0] * 9,
        "bar": 12,
        "dragon": 13,
    },
)
"""Two treasures are left. Who wakes the dragon may lose a knight or a gold card; nothing is hidden."""
