"""Games that bring nothing for learners, as if they were installed: those of `examples/games`, and one made for it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from karfunkel.games.registry import Games
from tests.outside import installed, note_package, outside_games

PACKAGES = Path(__file__).parent / "packages"
OUTSIDE = ("geode", "leduc", "tailings", "ledger")
FEWER = {"leduc": (2,), "ledger": (2, 3)}
"""How many can play where it is not two to five."""
SIZES = [(name, players) for name in OUTSIDE for players in FEWER.get(name, (2, 3, 4, 5))]


def paths_of(folder: Path) -> list[str]:
    """What has to be on the path for these games to be installed; the folder keeps what is said of them."""
    paths = [*installed(folder), str(PACKAGES)]
    note_package(folder, "karfunkel-ledger", {"ledger": "ledger.game:GAME"})
    return paths


@contextmanager
def games_in(folder: Path) -> Iterator[Games]:
    """The games, with these among them."""
    with outside_games(paths_of(folder)) as games:
        yield games
