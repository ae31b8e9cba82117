"""What a seat observes, as a row of small integers: what its view shows, with the other seats relative to its own."""

from functools import cache
from typing import Any

from karfunkel.engine import Binding, unwrapped
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, part_of
from karfunkel.learn.observation.fields import OBSERVED, Field, Layout


def layout_of(game: Game) -> Layout:
    """How the observations of a game are laid out."""
    layout: Layout = part_of(game.id, "learn").LAYOUT
    return layout


def observation_fields(game: str, players: int) -> list[Field]:
    """The fields of an observation: where each lies, its range and its meaning; Error if there is no such game."""
    chosen = game_called(game)
    return layout_of(chosen).fields(chosen.checked_players(players))


def observe_plainly(game: Game, table: Any, seat: int) -> list[int]:
    """What a seat observes of a plain table."""
    out = [0] * layout_of(game).size(table.players)
    _plain_observer(game.id)(table, seat, out)
    return out


@cache
def _plain_observer(game: str) -> Any:
    return Binding(unwrapped, game_called(game).rules)(part_of(game, "learn").observe)


__all__ = ["OBSERVED", "Field", "Layout", "layout_of", "observation_fields", "observe_plainly"]
