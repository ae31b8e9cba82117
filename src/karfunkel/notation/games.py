"""The notation of every game, by the game's id."""

from karfunkel.notation.basari import BasariNotation
from karfunkel.notation.edelstein import EdelsteinNotation
from karfunkel.notation.notation import Notation
from karfunkel.rules.games import game_called

NOTATIONS: dict[str, Notation] = {notation.game.id: notation for notation in (EdelsteinNotation(), BasariNotation())}


def notation_of(game: str) -> Notation:
    """The notation of the game with this id; Error if there is none."""
    return NOTATIONS[game_called(game).id]
