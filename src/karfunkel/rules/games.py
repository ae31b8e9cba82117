"""The games of the house, by id."""

from karfunkel.errors import Error, shown
from karfunkel.rules.basari import BASARI
from karfunkel.rules.edelstein import EDELSTEIN
from karfunkel.rules.emerald import EMERALD
from karfunkel.rules.game import Game

GAMES: dict[str, Game] = {game.id: game for game in (EDELSTEIN, BASARI, EMERALD)}


def game_called(name: str) -> Game:
    """The game with this id; Error if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise Error(f"there is no game {shown(name)}; there is {', '.join(GAMES)}")
    return GAMES[name]
