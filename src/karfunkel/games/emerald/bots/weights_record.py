"""The fitted weights of the features, as the record that compiled rules read."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.compiled_levels import Knowledge
from karfunkel.bots.weights import in_order
from karfunkel.engine import Numbers
from karfunkel.engine.float_fields import float64
from karfunkel.games.emerald.bots.feature_names import FEATURE_NAMES, FEATURES
from karfunkel.games.emerald.game import EMERALD

WeightRow = NDArray[np.float64]
WeightRecord = Any

EYES = ("novice", "fitted")
"""With whose weights a novice and a trader see the table."""


class EmeraldWeights(Knowledge):
    """What a unit of each feature adds to the logarithm of a seat's odds."""

    early: Numbers = float64(FEATURES)
    """At the beginning,"""
    late: Numbers = float64(FEATURES)
    """and how that grows until the end."""


def weights_of(eyes: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[int, WeightRecord]]:
    """Weights by name as the records that compiled rules read, by eye and number of players."""
    return {
        eye: {size: record_of(row_of(sizes.get(str(size), sizes.get("any")))) for size in EMERALD.sizes}
        for eye, sizes in eyes.items()
    }


def record_of(row: WeightRow) -> WeightRecord:
    """A row of weights as a record."""
    record = np.zeros(1, EmeraldWeights.dtype)
    record["early"], record["late"] = row[: len(FEATURE_NAMES)], row[len(FEATURE_NAMES) :]
    return record[0]


def row_of(weights: Mapping[str, Mapping[str, float]]) -> WeightRow:
    """The weights of all features at first, then by how much they grow; those that are not named are 0."""
    nothing = dict.fromkeys(FEATURE_NAMES, 0.0)
    return np.array([w for part in ("early", "late") for w in in_order({**nothing, **weights[part]}, FEATURE_NAMES)])
