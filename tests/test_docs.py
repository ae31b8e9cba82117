"""The documentation runs, is complete, and its links lead somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from karfunkel.games.edelstein.rules.event_cards import EVENT_CARDS
from karfunkel.games.registry import GAMES
from karfunkel.notation.notation_lookup import notation_of
from tests.edelstein.test_every_rule_is_cited import RULES
from tests.outside import installed, outside_games

ROOT = Path(__file__).parent.parent
GAMES_FOLDER = ROOT / "src" / "karfunkel" / "games"
PAGES = (
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(GAMES_FOLDER.glob("*/README.md")),
    *sorted((ROOT / "examples").rglob("README.md")),
)
NAMES_OF_PAGES = [str(page.relative_to(ROOT)) for page in PAGES]

every_page = pytest.mark.parametrize("page", PAGES, ids=NAMES_OF_PAGES)
every_game = pytest.mark.parametrize("game", GAMES)


# ---- examples run


def python_blocks(page: Path) -> Iterator[tuple[str, int]]:
    """The Python blocks of a page, each with the number of lines before it."""
    text = page.read_text("utf-8")
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        yield block[1], text.count("\n", 0, block.start(1))


@pytest.fixture(scope="module", autouse=True)
def _example_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Pages may be about the games of `examples/games`."""
    with outside_games(installed(tmp_path_factory.mktemp("installed"))):
        yield


@every_page
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write files
    names: dict[str, Any] = {"__name__": "__main__"}
    for code, lines_before in python_blocks(page):
        exec(compile("\n" * lines_before + code, str(page), "exec"), names)  # noqa: S102


@pytest.mark.parametrize("name", ["README.md", "docs/notation.md", "src/karfunkel/games/edelstein/README.md"])
def test_these_pages_have_examples(name: str) -> None:
    assert list(python_blocks(ROOT / name))


# ---- game pages are complete


def game_page(game: str) -> str:
    return (GAMES_FOLDER / game / "README.md").read_text("utf-8")


def missing(page: str, names: list[str]) -> list[str]:
    """Those of the names that the page does not have in backticks."""
    return [name for name in names if f"`{name}`" not in page]


def rows(page: str, section: str) -> dict[str, str]:
    """The rows of the tables in a section of a page, by the name in backticks with which they begin."""
    text = page.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    return {row[1]: row[0] for row in re.finditer(r"^\| `([^`]+)` \|.*$", text, re.MULTILINE)}


@every_game
def test_every_position_field_is_on_the_page_with_its_kind(game: str) -> None:
    fields = notation_of(game).position_fields
    written = rows(game_page(game), "Positions")
    assert list(written) == [field.name for field in fields]
    assert [row for row, field in zip(written.values(), fields, strict=True) if f"` | {field.kind} | " not in row] == []


@every_game
def test_every_option_is_on_the_page_with_its_values(game: str) -> None:
    options = GAMES[game].options
    assert missing(game_page(game), [word for option in options for word in (option.name, *option.values)]) == []


@every_game
def test_every_decision_is_on_the_page(game: str) -> None:
    decisions = notation_of(game).decisions
    assert set(decisions.values()) <= rows(game_page(game), "Decisions and moves").keys()


@every_game
def test_every_event_is_on_the_page_with_its_fields(game: str) -> None:
    events = notation_of(game).events
    written = rows(game_page(game), "Events")
    assert sorted(written) == sorted(event.name for event in events)
    for event in events:
        assert missing(written[event.name], [*event.fields]) == [], f"the event {event.name}"


def test_the_event_cards_of_edelstein_are_on_the_page_in_order_with_their_copies() -> None:
    """The page promises that cards are drawn in the order of its table."""
    written = rows(game_page("edelstein"), "Event cards")
    assert [(card, int(row.split("|")[3])) for card, row in written.items()] == [*EVENT_CARDS]


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
    assert GAMES_FOLDER / game / "README.md" in pages


# ---- what holds the promises of docs/security.md


def test_the_tests_that_the_page_of_security_names_are_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    file, named, tests = "", set(), set()
    for path, test in re.findall(r"`(tests/[\w/]+\.py)?(?:::(\w+))?`", page):
        if path or test:
            file = path or file
            named.add(file)
            tests.add((file, test))
    assert len(named) > 20
    for path, test in tests:
        source = (ROOT / path).read_text("utf-8")
        assert re.search(rf"^(async )?def {test or 'test_'}", source, re.MULTILINE), f"{path}::{test}"
