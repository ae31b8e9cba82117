"""Bare machines, which have NumPy and Numba and nothing else."""

import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

NAME = "platformdirs"


def do_without_platformdirs() -> None:
    """Where the library is missing, let the user's cache folder be found all the same, for compiled rules."""
    if NAME in sys.modules or find_spec(NAME) is not None:
        return
    stand_in = ModuleType(NAME)
    stand_in.user_cache_dir = lambda name: str(Path.home() / ".cache" / name)  # type: ignore[attr-defined]
    sys.modules[NAME] = stand_in
