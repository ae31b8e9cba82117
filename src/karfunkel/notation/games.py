"""The notation of every game, by the game's id."""

from karfunkel.notation.basari import BasariNotation
from karfunkel.notation.edelstein import EdelsteinNotation
from karfunkel.notation.emerald import EmeraldNotation
from karfunkel.notation.notation import Notation
from karfunkel.rules.games import game_called

_ALL: tuple[Notation, ...] = (EdelsteinNotation(), BasariNotation(), EmeraldNotation())
NOTATIONS = {notation.game.id: notation for notation in _ALL}


def notation_of(game: str) -> Notation:
    """The notation of the game with this id; Error if there is none."""
    return NOTATIONS[game_called(game).id]
