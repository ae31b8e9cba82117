"""The tutorial's code is the example game's, file by file; what else it shows runs in `test_docs`."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTORIAL = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
EXAMPLE = ROOT / "examples" / "games" / "geode"
SOURCES = EXAMPLE / "src" / "karfunkel_geode"
FILES = {
    "pyproject.toml": EXAMPLE / "pyproject.toml",
    "rules.py": SOURCES / "rules.py",
    "game.py": SOURCES / "game.py",
    "notation.py": SOURCES / "notation.py",
    "en.ftl": SOURCES / "words" / "en.ftl",
}


def shown(name: str) -> str:
    """What the tutorial shows of a file, one block after the other."""
    return "\n\n".join(re.findall(rf"^```\w+ {re.escape(name)}\n(.*?)\n```$", TUTORIAL, re.DOTALL | re.MULTILINE))


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("name", FILES)
def test_the_tutorial_shows_the_whole_file(name: str) -> None:
    assert without_blank_lines(shown(name)) == without_blank_lines(FILES[name].read_text("utf-8"))


def test_the_tutorial_shows_no_other_files() -> None:
    assert set(re.findall(r"^```\w+ (\S+)$", TUTORIAL, re.MULTILINE)) == set(FILES)
