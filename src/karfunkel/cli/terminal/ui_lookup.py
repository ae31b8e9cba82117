"""Looks up how a game is shown in the terminal: its own part `terminal`, or the general one."""

from collections.abc import Mapping

from karfunkel.cli.terminal.game_ui import GameUI
from karfunkel.cli.terminal.seat_names import PlayerNames
from karfunkel.games.registry import game_called, optional_part
from karfunkel.words import Words, scopes_of


def ui_for(game: str, seat: int, language: str, shapes: bool, names: Mapping[int, str] | None = None) -> GameUI:
    """A game as the person at a seat sees it in a language; `shapes` if the terminal can show more than ASCII.

    `names` are what those at other seats are called; a seat without a name is called by its number.
    """
    played = game_called(game)
    own = optional_part(game, "terminal")
    kind: type[GameUI] = GameUI if own is None else own.UI
    return kind(played, PlayerNames(Words(language, scopes_of(played)), seat, names), shapes)
