"""Games from outside: packages of `examples/games` and others, as if they were installed.

An installed package is its folder on the path and a `dist-info` beside it that names its entry points. That is all
that is made here; nothing is built or copied.
"""

import os
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from karfunkel.games import registry

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted(file.parent for file in (ROOT / "examples" / "games").glob("*/pyproject.toml"))


def installed(folder: Path, packages: list[Path] = EXAMPLES) -> list[str]:
    """What has to be on the path for these packages to be installed; the folder keeps what is said of them."""
    for package in packages:
        project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
        note_package(folder, project["name"], project["entry-points"][registry.GROUP], project["version"])
    return [str(folder), *(str(package / "src") for package in packages)]


def note_package(folder: Path, name: str, games: Mapping[str, str], version: str = "1.0") -> None:
    """Note that a package is installed which brings these games."""
    about = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
    entries = "".join(f"{game} = {where}\n" for game, where in games.items())
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entries}", "utf-8")


def environment(paths: list[str]) -> dict[str, str]:
    """The environment of a process that has these on its path."""
    before = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, *([before] if before else [])])}


@contextmanager
def outside_games(paths: list[str]) -> Iterator[registry.Games]:
    """The games, with those of packages on these paths."""
    before = os.environ.get("PYTHONPATH")
    sys.path[:0] = paths
    os.environ.update(environment(paths))  # for the processes that are started meanwhile
    _look_anew()
    try:
        yield registry.GAMES
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
        sys.path[:] = [path for path in sys.path if path not in paths]
        _look_anew()


def _look_anew() -> None:
    invalidate_caches()
    registry.optional_part.cache_clear()
    for found in ("_installed", "_all"):
        vars(registry.GAMES).pop(found, None)
