"""Small instances: beginnings so near to the end that the whole game can be searched; and the last rounds of a game.

A game brings them in a module `small_instance`: `SMALL`, the one that environments are named after, and
`last_rounds(players, rounds, deck)`, the fields of a position from which so many rounds are left.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.errors import Error, shown
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, game_called, optional_part

PART = "small_instance"


@dataclass(frozen=True)
class SmallInstance:
    """A game that is nearly over: how many play it, where it begins and what its end is worth."""

    players: int
    position: Mapping[str, Any]
    """The fields of the position, without `game` and `players`."""
    reward: str = "margin"
    """The reward by which it is solved."""

    def start(self, game: str) -> dict[str, Any]:
        """The position with which it begins."""
        return {"game": game, "players": self.players, **self.position}


def small_instance(game: str) -> SmallInstance:
    """The named small instance of a game; Error if it brings none."""
    small = getattr(optional_part(game_called(game).id, PART), "SMALL", None)
    if not isinstance(small, SmallInstance):
        known = ", ".join(small_instances()) or "none"
        raise Error(f"{game_called(game).title} names no small instance; these games do: {known}")
    return small


def small_instances() -> dict[str, SmallInstance]:
    """The small instances of all games that name one."""
    parts = {game: optional_part(game, PART) for game in GAMES}
    named = {game: getattr(part, "SMALL", None) for game, part in parts.items()}
    return {game: small for game, small in named.items() if isinstance(small, SmallInstance)}


def last_rounds(game: Game, players: int, rounds: int, deck: Sequence[str]) -> dict[str, Any]:
    """The fields of a position from which so many rounds are left; Error if the game cannot begin there."""
    find = getattr(optional_part(game.id, PART), "last_rounds", None)
    if find is None:
        raise Error(f"{game.title} does not know how many rounds are left; begin it at a position instead")
    if isinstance(rounds, bool) or not isinstance(rounds, int) or rounds < 1:
        raise Error(f"rounds are a whole number above 0, not {shown(rounds)}")
    fields: dict[str, Any] = find(players, rounds, deck)
    return fields
