"""What tests hold in their hands: time, names and seeds of a server."""

import itertools
from collections.abc import Callable
from pathlib import Path

from karfunkel.server.settings import Settings
from tests.server.running import settings_for

A_DAY = 1_700_000_000_000


class Hands:
    """Time that stands until it is moved, and names and seeds that are the same in every run."""

    def __init__(self, seed: str = "the-seed") -> None:
        self.at = A_DAY
        self.seeds: list[str] = []
        self._seed = seed
        self._numbers = itertools.count(1)

    def now(self) -> int:
        return self.at

    def new_id(self) -> str:
        return f"name{next(self._numbers):04}"

    def new_seed(self) -> str:
        self.seeds.append(f"{self._seed}-{len(self.seeds)}")
        return self.seeds[-1]

    def pass_seconds(self, seconds: float) -> None:
        self.at += int(seconds * 1000)

    def settings(self, database: str | Path, **changes: object) -> Settings:
        """Settings with this time, these names and these seeds."""
        named: dict[str, Callable[[], object]] = {"now": self.now, "new_id": self.new_id, "new_seed": self.new_seed}
        return settings_for(database, **{**named, **changes})
