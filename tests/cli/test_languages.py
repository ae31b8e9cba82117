"""The terminal speaks four languages: every game to its end in each, from Fluent files alone."""

import ast
import logging
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import karfunkel
from karfunkel.cli.new_game_package import write_game
from karfunkel.cli.terminal import ui_for
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES
from karfunkel.words import Words, checked_language, languages, scopes_of, system_language
from karfunkel.words.fluent_file_locations import text_of
from karfunkel.words.translations import catalogue_of
from tests.cli.screens import WIDTH, answers, screen_of
from tests.commands import karfunkel as command
from tests.outside import installed, outside_games
from tests.test_words import found_in

SOURCES = Path(karfunkel.__file__).parent
TERMINALS = sorted(
    [
        *(SOURCES / "cli" / "terminal").glob("*.py"),
        *(SOURCES / "cli" / "remote").glob("*.py"),
        *SOURCES.glob("games/*/terminal/*.py"),
        *(SOURCES / "cli" / f"{name}.py" for name in ("play_local", "replay", "analyse")),
    ]
)
OUTSIDE = ("geode", "tailings")
LOOKS = ("help", "help 2", "log", "moves", "table", "hop", "9999")
"""What somebody types who looks around before playing on."""

every_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(scope="module")
def _outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with outside_games(installed(tmp_path_factory.mktemp("installed"))):
        yield


def curious(table: karfunkel.Table, dice: random.Random) -> Callable[[str], str]:
    """Somebody who plays any moves, and looks around now and then."""
    looks = iter(LOOKS)

    def read(_: str) -> str:
        if table.over:
            return ""
        look = next(looks, None) if dice.random() < 0.2 else None
        return look or dice.choice(table.moves(0))

    return read


# ---- whole games


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("game", [*GAMES, *OUTSIDE])
@pytest.mark.usefixtures("_outside")
def test_a_game_is_played_to_its_end(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing that is said lacks words, and nothing is wider than the terminal."""
    caplog.set_level(logging.DEBUG, "karfunkel.words")
    for players in {GAMES[game].min_players, GAMES[game].max_players}:
        table = karfunkel.new(game, players, seed=players)
        screen = screen_of(table, curious(table, random.Random(players)), language=language)
        assert table.over
        assert Words(language).say("end-title") in screen
        assert re.findall(r"⟨.*?⟩", screen) == []
        assert max(map(len, screen.splitlines())) <= WIDTH
    assert [record.getMessage() for record in caplog.records] == []


@every_language
def test_a_game_that_was_just_made_is_played(language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "karfunkel.words")
    write_game("pebbles", tmp_path / "pebbles")
    catalogue_of.cache_clear()
    with outside_games(installed(tmp_path / "installed", [tmp_path / "pebbles"])):
        table = karfunkel.new("pebbles", 3, seed=1)
        screen = screen_of(table, curious(table, random.Random(1)), language=language)
    assert table.over
    assert re.findall(r"⟨.*?⟩", screen) == []
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.usefixtures("_outside")
def test_a_game_without_words_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are made readable where there are no words."""
    game = OUTSIDE[0]
    monkeypatch.setattr(
        "karfunkel.words.translations.text_of", lambda scope, it: "" if scope == game else text_of(scope, it)
    )
    catalogue_of.cache_clear()
    table = karfunkel.new(game, 2, seed=1)
    screen = screen_of(table, lambda _: "" if table.over else table.moves(0)[0])
    catalogue_of.cache_clear()
    assert table.over
    assert GAMES[game].title in screen
    assert "Opal: Dug (value " in screen
    assert "What do you play?" in screen


def test_a_message_without_what_stands_in_it_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "karfunkel.words")
    Words("en").say("terminal-seat")
    assert "terminal-seat" in caplog.text
    assert Words("en").say("terminal-nonsense") == "⟨terminal-nonsense⟩"


def test_the_command_speaks_the_language_that_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(karfunkel.new(next(iter(GAMES)), players=3, seed=1).record(), "utf-8")
    assert "Das Spiel beginnt." in command("replay", str(file), "--language", "de").stdout
    assert "there is no language 'xx'" in command("replay", str(file), "--language", "xx", status=2).stderr


# ---- languages


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl", "LANG": "de_DE"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_language_that_is_not_spoken_is_refused() -> None:
    assert checked_language("de") == "de"
    with pytest.raises(Error, match="there is no language 'xx'; there is en, de, fr, nl"):
        checked_language("xx")


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Words("sv", ()).say("log-started") == Words("en").say("log-started")


@pytest.mark.parametrize(("language", "said"), [("en", "a, b, and c"), ("de", "a, b und c"), ("nl", "a, b en c")])
def test_lists_are_joined_as_the_language_does(language: str, said: str) -> None:
    assert Words(language).list(["a", "b", "c"]) == said


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_never_markup(game: str, language: str) -> None:
    table = karfunkel.new(game, players=3, seed=1)
    ui = ui_for(game, 0, language, shapes=True, names={1: "[bold]Ben", 2: "[/]"})
    assert ui.people.name(1) == r"\[bold]Ben"
    assert ui.draw(table.view(0))


# ---- what is refused


@every_language
@pytest.mark.parametrize(("typed", "code"), [("9r", "illegal-move"), ("hop", "invalid-move")])
def test_why_a_move_is_refused_is_said_in_the_language_of_the_person(language: str, typed: str, code: str) -> None:
    """In English with the reason that the rules give, which is English."""
    table = karfunkel.new("basari", players=3, seed=1)
    with pytest.raises(Error) as refused:
        table.play(0, typed)
    screen = " ".join(screen_of(table, answers([typed]), language=language).split())
    assert (Words(language).say(f"error-{code}") in screen) == (language != "en")
    assert (str(refused.value) in screen) == (language == "en")
    assert all(part not in screen for part in ("does not answer", "you are asked")) or language == "en"


def test_whatever_the_server_refuses_has_words() -> None:
    """Codes that are written out in the sources; only those for programs may have none."""
    sources = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z-]+)"', sources))
    assert len(codes) > 20
    assert [code for code in sorted(codes) if not Words("en").has(f"error-{code}")] == ["bad-request"]


# ---- words stand in Fluent files


def messages(scope: str | None, language: str) -> dict[str, fluent.Message]:
    parsed = FluentParser().parse(text_of(scope, language)).body
    return {entry.id.name: entry for entry in parsed if isinstance(entry, fluent.Message)}


SCOPES = [None, *dict.fromkeys(scope for game in GAMES.values() for scope in scopes_of(game))]


@every_language
@pytest.mark.parametrize("scope", SCOPES)
def test_every_language_has_what_the_terminal_says_with_the_same_variables(scope: str | None, language: str) -> None:
    ours, theirs = (
        {name: found_in(one).variables for name, one in messages(scope, each).items() if name.startswith("terminal-")}
        for each in ("en", language)
    )
    assert ours, "every scope says something in the terminal"
    assert theirs == ours


def texts_of(file: Path) -> Iterator[tuple[int, str]]:
    """The texts of a module, without markup, that a person at the terminal could get to see."""
    tree = ast.parse(file.read_text("utf-8"))
    unseen = {id(inner) for node in ast.walk(tree) for part in _unseen(node) for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unseen:
            yield node.lineno, re.sub(r"\[.*?\]", "", node.value)


def _unseen(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, annotations, names of a module, and what programmers read when something is broken."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
        yield node.returns
    if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
        yield node.annotation
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
        yield node.value
    if isinstance(node, ast.Raise) and node.exc and ast.unparse(node.exc).startswith(("RuntimeError", "ValueError")):
        yield node.exc


PROSE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-zA-Z]{2,}|[A-Z][a-z]+ ?[.!?:]?$")
"""Two words in a row, or one with a capital letter: what somebody could read."""
NO_PROSE = ("yes, no", "the game", "the deck", "Seed")
"""Commands, what the engine calls a file that it cannot read (its errors are English), and a header of records."""


@pytest.mark.parametrize("file", TERMINALS, ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_sentence_stands_in_python(file: Path) -> None:
    assert [f"{line}: {text}" for line, text in texts_of(file) if PROSE.search(text) and text not in NO_PROSE] == []


def test_a_sentence_in_python_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text('"""A docstring."""\nraise ValueError("a bug")\nsay("[bold]Nothing lies[/] here.")\nsay("Goodbye")')
    assert [text for _, text in texts_of(file) if PROSE.search(text)] == ["Nothing lies here.", "Goodbye"]
