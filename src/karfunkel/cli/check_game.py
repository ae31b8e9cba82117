"""The command `check-game`."""

from rich.console import Console

from karfunkel.conformance import check_game
from karfunkel.games.registry import game_called


def check_and_tell(name: str) -> None:
    """Check a game, telling which check is under way."""
    game, console = game_called(name), Console()
    with Console(stderr=True).status(f"{game.title} …") as status:
        check_game(game.id, lambda check, players: status.update(f"{game.title}, {players} players: {check} …"))
    console.print(f"{game.title} keeps to all that every game must keep to.", highlight=False)
