"""Past selves: policies that the network was some updates ago, as files in the folder of its training."""

from pathlib import Path

from karfunkel.training.network import Network, policy_of
from karfunkel.training.settings import PAST, TrainingSettings

FOLDER = "past"


class PastSelves:
    """The last few of them."""

    def __init__(self, settings: TrainingSettings) -> None:
        self._settings = settings
        self._folder = Path(settings.out) / FOLDER
        self._is_asked = PAST in (settings.opponents or {})

    @property
    def files(self) -> list[Path]:
        """Their files, the oldest first."""
        return sorted(self._folder.glob("*.npz"))[-self._settings.past_selves :] if self._is_asked else []

    def is_due(self, updates: int) -> bool:
        """Whether the network is to be put among them now."""
        return self._is_asked and updates % self._settings.past_every == 0

    def add(self, network: Network, updates: int) -> None:
        """Put the network among them; the oldest may go for it."""
        self._folder.mkdir(parents=True, exist_ok=True)
        new = self._folder / f"new-{updates:09}.part"
        policy_of(network, self._settings.game, self._settings.players).save(new)
        new.replace(self._folder / f"{updates:09}.npz")
        for old in sorted(self._folder.glob("*.npz"))[: -self._settings.past_selves]:
            old.unlink()
