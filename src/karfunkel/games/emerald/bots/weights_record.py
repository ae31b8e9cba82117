"""The weights of the features as the record that compiled rules read."""

from karfunkel.bots.compiled_levels import Knowledge
from karfunkel.engine import Numbers
from karfunkel.engine.float_fields import float64
from karfunkel.games.emerald.bots.feature_names import FEATURES


class Weights(Knowledge):
    """What a unit of each feature adds to the logarithm of a seat's odds."""

    early: Numbers = float64(FEATURES)
    """At the beginning,"""
    late: Numbers = float64(FEATURES)
    """and how that grows until the end."""
