"""The command `new-game`: a package with a small game, to be changed into another one."""

from importlib.resources import files
from pathlib import Path
from string import Template

from rich.console import Console

from karfunkel.errors import Error
from karfunkel.games.game import API
from karfunkel.games.game_validation import check_id
from karfunkel.games.registry import GAMES

SKELETON = files("karfunkel.cli") / "skeleton"
LANGUAGES = ("en", "de", "fr", "nl")
PACKAGE = "karfunkel_{name}"


def write_game(name: str, folder: Path | None) -> None:
    """Write the package of a new game, and say how to go on; Error if it cannot be written."""
    check_id(name)
    if name in GAMES:
        raise Error(f"there is a game {name} already")
    target = folder or Path(name)
    if target.exists():
        raise Error(f"there is a folder {str(target)!r} already")
    words = {
        "name": name,
        "title": name.replace("_", " ").capitalize(),
        "package": PACKAGE.format(name=name),
        "api": API,
    }
    try:
        for place, text in _files(name).items():
            file = target / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(Template(text).substitute(words), "utf-8")
    except OSError as error:
        raise Error(f"{str(target)!r} cannot be written: {error.strerror}") from None
    Console().print(
        f"Here is {words['title']}: {target}/src/{words['package']}/rules.py is where its rules stand.\n\n"
        f"    pip install -e {target}\n    karfunkel play {name} --players 2\n    karfunkel check-game {name}\n\n"
        "Start a server (karfunkel serve), and it is in the lobby. docs/add-a-game.md tells how to go on.",
        highlight=False,
        soft_wrap=True,
    )


def _files(name: str) -> dict[str, str]:
    """The files of a package, by their places in it."""
    source = f"src/{PACKAGE.format(name=name)}"
    places = {
        "pyproject.toml": "pyproject.toml",
        "README.md": "README.md",
        f"test_{name}.py": "test_game.py",
        **{f"{source}/{file}": file for file in ("__init__.py", "game.py", "rules.py", "notation.py")},
        **{f"{source}/words/{language}.ftl": f"{language}.ftl" for language in LANGUAGES},
    }
    return {place: (SKELETON / f"{template}.txt").read_text("utf-8") for place, template in places.items()}
