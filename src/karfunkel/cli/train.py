"""The command `train`: fits the weights of a game's evaluation to games that bots play among themselves."""

from pathlib import Path

from rich.console import Console

from karfunkel.bots.fit import fit
from karfunkel.games.registry import game_called


def train_and_tell(game: str, games: int, seed: int, out: Path) -> None:
    """Fit a game, telling after every step how good the fit is."""
    chosen, console = game_called(game), Console()
    stderr = Console(stderr=True)
    with stderr.status(f"{chosen.title}: bots play among themselves …"):
        fit(chosen.id, games, seed, lambda sentence: console.print(sentence, highlight=False), out, out)
    console.print(
        f"The weights: {out / f'{chosen.id}.json'}; how well they tell who wins: "
        f"{out / f'{chosen.id}-calibration.svg'}.\n"
        f"Bots play by them where KARFUNKEL_WEIGHTS is {str(out)!r}.",
        highlight=False,
        soft_wrap=True,
    )
