"""What a seat observes, as a row of small integers: what its view shows, with the other seats relative to its own."""

from types import ModuleType
from typing import Any

from karfunkel.learn.observation import basari, edelstein, emerald
from karfunkel.learn.observation.fields import OBSERVED, Field, Layout
from karfunkel.rules.game import Game
from karfunkel.rules.games import game_called
from karfunkel.rules.kernel import Binding, unwrapped

OBSERVERS: dict[str, ModuleType] = {"edelstein": edelstein, "basari": basari, "emerald": emerald}
"""The module of each game that says what is observed."""


def layout_of(game: Game) -> Layout:
    """How the observations of a game are laid out."""
    layout: Layout = OBSERVERS[game.id].LAYOUT
    return layout


def observation_fields(game: str, players: int) -> list[Field]:
    """The fields of an observation: where each lies, its range and its meaning; Error if there is no such game."""
    chosen = game_called(game)
    return layout_of(chosen).fields(chosen.checked_players(players))


def observe_plainly(game: Game, table: Any, seat: int) -> list[int]:
    """What a seat observes of a plain table."""
    out = [0] * layout_of(game).size(table.players)
    _PLAIN[game.id](table, seat, out)
    return out


_PLAIN = {
    game: Binding(unwrapped, vars(game_called(game).verbs))(observer.observe) for game, observer in OBSERVERS.items()
}

__all__ = ["OBSERVED", "OBSERVERS", "Field", "Layout", "layout_of", "observation_fields", "observe_plainly"]
