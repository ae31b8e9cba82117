"""The documentation runs, is complete, and its links lead somewhere."""

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from karfunkel.notation.games import notation_of
from karfunkel.rules.edelstein.cards import EVENT_CARDS
from karfunkel.rules.games import GAMES
from tests.edelstein.test_every_rule_is_cited import RULES

ROOT = Path(__file__).parent.parent
GAME_PAGES = ROOT / "docs" / "games"
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
NAMES_OF_PAGES = [str(page.relative_to(ROOT)) for page in PAGES]

every_page = pytest.mark.parametrize("page", PAGES, ids=NAMES_OF_PAGES)
every_game = pytest.mark.parametrize("game", GAMES)


# ---- examples run


def python_blocks(page: Path) -> Iterator[tuple[str, int]]:
    """The Python blocks of a page, each with the number of lines before it."""
    text = page.read_text("utf-8")
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        yield block[1], text.count("\n", 0, block.start(1))


@every_page
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write files
    names: dict[str, Any] = {"__name__": "__main__"}
    for code, lines_before in python_blocks(page):
        exec(compile("\n" * lines_before + code, str(page), "exec"), names)  # noqa: S102


@pytest.mark.parametrize("name", ["README.md", "docs/notation.md", "docs/games/edelstein.md"])
def test_these_pages_have_examples(name: str) -> None:
    assert list(python_blocks(ROOT / name))


# ---- game pages are complete


def game_page(game: str) -> str:
    return (GAME_PAGES / f"{game}.md").read_text("utf-8")


def missing(page: str, names: list[str]) -> list[str]:
    """Those of the names that the page does not have in backticks."""
    return [name for name in names if f"`{name}`" not in page]


def rows(page: str) -> dict[str, str]:
    """The rows of a page's tables by the first thing in backticks that stands in them."""
    return {row[1]: row[0] for row in re.finditer(r"^\| `([^`]+)` \|.*$", page, re.MULTILINE)}


@every_game
def test_every_position_field_is_on_the_page_with_its_kind(game: str) -> None:
    fields = notation_of(game).position_fields
    page = game_page(game)
    assert missing(page, [field.name for field in fields]) == []
    assert [field.name for field in fields if f"| `{field.name}` | {field.kind} |" not in page] == []


@every_game
def test_every_option_is_on_the_page_with_its_values(game: str) -> None:
    options = GAMES[game].options
    assert missing(game_page(game), [word for option in options for word in (option.name, *option.values)]) == []


@every_game
def test_every_decision_is_on_the_page(game: str) -> None:
    decisions = importlib.import_module(f"karfunkel.notation.{game}.moves").DECISIONS
    assert missing(game_page(game), list(decisions.values())) == []


@every_game
def test_every_event_is_on_the_page_with_its_fields(game: str) -> None:
    events = importlib.import_module(f"karfunkel.notation.{game}.news").EVENTS
    written = rows(game_page(game)[game_page(game).index("## Events") :])
    for name, parts in events.values():
        assert missing(written.get(name, ""), [name, *(part for part, _ in parts)]) == [], f"the event {name}"


def test_every_event_card_of_edelstein_is_on_the_page_with_its_copies() -> None:
    written = rows(game_page("edelstein"))
    cards = {card.id: card.copies for card in EVENT_CARDS}
    assert {card: int(written[card].split("|")[3]) for card in cards} == cards


def test_the_page_of_edelstein_has_every_rule_and_no_other() -> None:
    cited = {int(number) for number in re.findall(r"\[E(\d+)\]", game_page("edelstein"))}
    assert cited == set(RULES)


# ---- links lead somewhere


def links(page: Path) -> Iterator[tuple[str, str]]:
    """The relative links of a page: a file (empty: the page itself) and a heading in it (empty: none)."""
    text = without_code(page.read_text("utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:", target):
            file, _, heading = target.partition("#")
            yield file, heading


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```$|`[^`\n]*`", "", text, flags=re.DOTALL | re.MULTILINE)


def headings(page: Path) -> set[str]:
    """The names by which links know the headings of a page."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for file, heading in links(page):
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), f"there is no {file}"
        assert target.is_relative_to(ROOT), f"{file} is not of this project"
        assert not heading or heading in headings(target), f"{file} has no heading #{heading}"


@every_game
def test_every_game_page_is_linked(game: str) -> None:
    pages = {(page.parent / file).resolve() for page in PAGES for file, _ in links(page) if file}
    assert GAME_PAGES / f"{game}.md" in pages
