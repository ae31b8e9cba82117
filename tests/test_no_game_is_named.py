"""What belongs to a game stands in its folder: nothing else names a game, a library, or what lies on a table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from karfunkel import games
from karfunkel.games.registry import GAMES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "karfunkel"
PAGE = ROOT / "web" / "src"
FOLDERS = sorted(
    folder.name for folder in Path(games.__path__[0]).iterdir() if folder.is_dir() and not folder.name.startswith("_")
)
MATERIAL = ("knight", "dragon", "ruby", "garnet", "turquoise", "merchant", "certificate", "rygb")
"""Words of single games, which show that general code knows more than it should."""
NAMED = re.compile(rf"\b({'|'.join([*FOLDERS, *MATERIAL])})s?\b", re.IGNORECASE)
GENERAL = [
    *(file for file in PACKAGE.rglob("*.py") if not file.is_relative_to(PACKAGE / "games")),
    *(PACKAGE / "games").glob("*.py"),
    *(PACKAGE / "words").rglob("*.ftl"),
    *(file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte", ".css") and "games" not in file.parts),
    *(file for file in (PAGE / "games").glob("*.*") if file.is_file()),
    *(PAGE / "games" / "general").rglob("*.*"),
    *(ROOT / "tools").glob("*.py"),
    *(ROOT / "web" / "plugins").glob("*.ts"),
    ROOT / "web" / "vite.config.ts",
]


def named_in(file: Path) -> Iterator[str]:
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        if found := NAMED.search(line):
            yield f"{file.relative_to(ROOT)}:{number} names {found[0]}: {line.strip()[:100]}"


def test_the_folders_are_those_of_games_and_their_libraries() -> None:
    assert set(GAMES) & set(FOLDERS) == {"edelstein", "basari", "emerald"}
    assert len(GENERAL) > 200
    assert {file.suffix for file in GENERAL} >= {".py", ".ts", ".svelte", ".css", ".ftl"}


@pytest.mark.parametrize("part", [PACKAGE, ROOT / "web", ROOT / "tools"], ids=lambda part: part.name)
def test_general_code_names_no_game(part: Path) -> None:
    found = [place for file in GENERAL if file.is_relative_to(part) for place in named_in(file)]
    assert found == [], "\n" + "\n".join(found)
