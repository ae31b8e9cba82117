"""The fitted weights of each game, as JSON: numbers by name, their sample and their quality.

`karfunkel train GAME` fits others, and who names their folder in KARFUNKEL_WEIGHTS has bots that play by them. Bots
pass what they read to compiled rules, so that a new fit needs no new compiling.
"""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from karfunkel.errors import Error
from karfunkel.games.registry import game_called, optional_part

WEIGHTS = "weights.json"
"""The file of a game's own weights, in the folder of its bots."""


def read_weights(game: str) -> dict[str, Any]:
    """What was fitted for a game: in the folder that KARFUNKEL_WEIGHTS names, if it has the game, or by us."""
    own = Path(os.environ.get("KARFUNKEL_WEIGHTS", "")) / f"{game}.json"
    ours = own_weights(game)
    text = own.read_text("utf-8") if os.environ.get("KARFUNKEL_WEIGHTS") and own.is_file() else ours.read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


def own_weights(game: str) -> Path:
    """The file with the weights that a game brings; Error if it brings no bots."""
    bots = optional_part(game, "bots")
    if bots is None:
        raise Error(f"{game_called(game).title} has no weights: its bots play without")
    return Path(str(bots.__file__)).parent / WEIGHTS


def in_order(weights: Mapping[str, float], names: Sequence[str]) -> list[float]:
    """Weights by name as the row of numbers that compiled rules read: each name has its place."""
    return [float(weights[name]) for name in names]


def write_weights(game: str, fitted: Mapping[str, Any], folder: Path | None = None) -> Path:
    """Write what was fitted for a game, for the game itself if no folder is named: readable, one number a line."""
    file = own_weights(game) if folder is None else folder / f"{game}.json"
    file.write_text(json.dumps(_rounded({"game": game, **fitted}), indent=1) + "\n", "utf-8")
    return file


def _rounded(value: Any) -> Any:
    """Numbers with as many digits as they deserve."""
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, Mapping):
        return {name: _rounded(inside) for name, inside in value.items()}
    if isinstance(value, (list, tuple)):
        return [_rounded(inside) for inside in value]
    return value
