"""TrainingSettings: what is trained, against whom, for how long and how; checked before anything begins."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from karfunkel.bots.compiled_levels import COMPILED_LEVELS
from karfunkel.errors import Error, shown
from karfunkel.games.registry import game_called
from karfunkel.learn.lineup import NAMES, POLICY_FILE
from karfunkel.learn.rewards import kind_of

PAST = "past"
"""In a pool of opponents: what the network was some updates ago."""
TEACHER = "trader"
"""Whose advice is imitated."""


@dataclass(frozen=True, kw_only=True)
class TrainingSettings:
    """All that a training depends on."""

    game: str
    players: int = 4
    out: Path = Path("policy")
    """The folder for everything."""
    resume: bool = False
    """Whether it goes on with what is in the folder."""

    opponents: Mapping[str, float] | None = None
    """Who may have the other seats, with weights: `learner` is the network itself, `past` what it was before, and then
    `random`, `novice`, `trader` and files of policies. None: the network has all seats."""
    past_every: int = 50
    """After so many updates the network is put among its past selves."""
    past_selves: int = 4
    """So many of them are kept."""
    reward: str = "win"
    """What the end of a game is worth: `margin`, `rank` or `win`."""
    distil: int = 0
    """In so many updates at the beginning it imitates what a trader would do in its place."""

    trial: str = ""
    """The level among whose bots it is tried while it trains; chance if there is none."""
    trial_tables: int = 512
    """So many games each time."""
    every: float = 15.0
    """Seconds between measurements."""

    minutes: float = 10.0
    """How long to train, all sessions together."""
    session: float = math.inf
    """After so many minutes this run ends; the next one goes on with `resume`."""
    updates: int = -1
    """Stop after so many updates, if that is sooner."""

    device: str = "cpu"
    """`cpu`, or `cuda` for a GPU: with several processes that of each."""
    tables: int = 512
    """How many tables are played at once, by each process."""
    steps: int = 64
    """Decisions at each table between updates."""
    minibatch: int = 4096
    """Decisions that are learned from at once, by each process."""
    epochs: int = 2
    """How often each decision is learned from."""
    width: int = 512
    blocks: int = 2
    """How wide and how deep the network is."""
    rate: float = 5e-4
    """The learning rate at the beginning; it falls towards the end."""
    clip: float = 0.2
    """How much likelier an action may become at once."""
    fading: float = 0.95
    """GAE's lambda."""
    entropy: float = 0.01
    """What variety is worth at the beginning; it falls, too."""
    seed: int = 1

    def __post_init__(self) -> None:
        game_called(self.game).checked_players(self.players)
        kind_of(self.reward)
        for name in ("past_every", "past_selves", "trial_tables", "tables", "steps", "minibatch", "epochs", "width"):
            if (value := getattr(self, name)) < 1:
                raise Error(f"{name.replace('_', ' ')} is a number above 0, not {shown(value)}")
        if self.trial and self.trial not in ("random", *COMPILED_LEVELS):
            raise Error(f"it is tried against random, {' or '.join(COMPILED_LEVELS)}, not {shown(self.trial)}")
        if self.device == "cuda" and PAST in (self.opponents or {}):
            raise Error("past selves have no seats on a GPU, where only levels play inside the batch")
        for name in self.opponents or {}:
            if name not in (PAST, *NAMES) and not name.endswith(POLICY_FILE):
                raise Error(f"an opponent is {PAST}, {', '.join(NAMES)} or a policy ({POLICY_FILE}), not {shown(name)}")

    def seats(self, past: list[Path]) -> list[Any] | None:
        """Who has the seats of the batch: learners all of them, or one learner among opponents drawn for each game.

        As long as there are no past selves, the network itself plays in their place.
        """
        if not self.opponents:
            return ["learner"] * self.players if self.distil else None
        pool = dict(self.opponents)
        if weight := pool.pop(PAST, 0.0):
            for file in past or [Path("learner")]:
                pool[str(file)] = pool.get(str(file), 0.0) + weight / max(len(past), 1)
        return ["learner", *[pool] * (self.players - 1)]


def read_pool(text: str) -> dict[str, float] | None:
    """A pool of opponents from words such as `trader:3,past:1`; Error if a weight is no number."""
    pairs = [entry.strip().rpartition(":") for entry in text.split(",") if entry.strip()]
    try:
        pool = {name or weight: float(weight) if name else 1.0 for name, _, weight in pairs}
    except ValueError:
        raise Error(f"opponents are given like trader:3,past:1, not {shown(text)}") from None
    if any(not 0 < weight < math.inf for weight in pool.values()):
        raise Error("the weight of an opponent is a number above 0")
    return pool or None
