"""What a seat observes, as a row of small integers: what its view shows, with the other seats relative to its own."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from karfunkel.engine import Binding, unwrapped
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, optional_part
from karfunkel.learn.observation.from_record_fields import derived_layout, derived_observe
from karfunkel.learn.observation.layout import OBSERVED, Layout, ObservationField


@dataclass(frozen=True)
class Observer:
    """How the tables of a game are observed."""

    layout: Layout
    observe: Any
    """The rule that writes what a seat sees of a table."""
    hides: bool
    """Whether it writes all that it is given, so that the secrets must be blanked in a copy of the table before."""


@cache
def observer_of(game: str) -> Observer:
    """How the tables of a game are observed: as its part `observation` says, or as its record is declared."""
    brought = optional_part(game, "observation")
    if brought is not None and hasattr(brought, "LAYOUT"):
        return Observer(brought.LAYOUT, brought.observe, hides=False)
    chosen = game_called(game)
    layout = derived_layout(chosen)
    return Observer(layout, derived_observe(chosen, layout), hides=chosen.has_secrets)


def layout_of(game: Game) -> Layout:
    """How the observations of a game are laid out."""
    return observer_of(game.id).layout


def observation_fields(game: str, players: int) -> list[ObservationField]:
    """The fields of an observation: where each lies, its range and its meaning; Error if there is no such game."""
    chosen = game_called(game)
    return layout_of(chosen).fields(chosen.checked_players(players))


def observe_plainly(game: Game, table: Any, seat: int) -> list[int]:
    """What a seat observes of a plain table."""
    observer = observer_of(game.id)
    out = [0] * observer.layout.size(table.players)
    if observer.hides:
        table = table.copy()
        game.plain.hide(table, seat)
    _plain_observer(game.id)(table, seat, out)
    return out


@cache
def _plain_observer(game: str) -> Any:
    return Binding(unwrapped, game_called(game).rules)(observer_of(game).observe)


__all__ = [
    "OBSERVED",
    "Layout",
    "ObservationField",
    "layout_of",
    "observation_fields",
    "observe_plainly",
    "observer_of",
]
