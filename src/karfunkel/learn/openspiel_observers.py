"""Observers of OpenSpiel: what a player observes of a state, all together or in its public and private parts."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from karfunkel.engine import NOBODY
from karfunkel.learn.observation import ObservationField

if TYPE_CHECKING:
    from karfunkel.learn.openspiel import KarfunkelState


class KarfunkelObserver:
    """What a player observes: the fields of `observation_fields`, or with perfect recall all that it has seen."""

    def __init__(self, recalls: bool, fields: Sequence[ObservationField]) -> None:
        self._fields = () if recalls else tuple(fields)
        self._recalls = recalls
        self.tensor = None if recalls else np.zeros(sum(field.length for field in fields), np.float32)
        self.dict = {} if self.tensor is None else {field.name: self.tensor[field.where] for field in fields}

    def set_from(self, state: "KarfunkelState", player: int) -> None:
        """Observe a state. There are no numbers for perfect recall."""
        if self.tensor is not None:
            self.tensor[:] = state.single.observe(player)

    def string_from(self, state: "KarfunkelState", player: int) -> str:
        """What has happened, as far as the player saw it; or the fields that are not 0."""
        if self._recalls:
            return f"{player}| {state.past.seen_by(player)}"
        seen = state.single.observe(player)
        words = (
            f"{field.name}={','.join(map(str, seen[field.where]))}" for field in self._fields if seen[field.where].any()
        )
        return f"{player}| {' '.join(words)}"


class PartObserver:
    """One part of what can be observed, as text: what everybody sees, or what a player sees beside that."""

    def __init__(self, is_public: bool, recalls: bool) -> None:
        self._is_public, self._recalls = is_public, recalls
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "KarfunkelState", player: int) -> None:
        """There are no numbers for a part."""

    def string_from(self, state: "KarfunkelState", player: int) -> str:
        """The fields of a spectator's view, or those of the player's view that differ; or what has happened."""
        if self._is_public and self._recalls:
            return state.past.seen_by(NOBODY)
        public = state.single.view(None)
        if self._is_public:
            return json.dumps(public)
        own = state.single.view(player)
        return json.dumps({name: value for name, value in own.items() if public.get(name) != value})
