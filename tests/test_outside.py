"""Games from outside: they are found, checked like ours, and one that is broken harms nobody else."""

import logging
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import karfunkel
from karfunkel.conformance import CHECKS, Check
from karfunkel.engine import int8
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES, Games, game_called, optional_part, part_of
from karfunkel.notation.declared_notation import DeclaredNotation
from tests.outside import EXAMPLES, installed, note_package, outside_games

OURS = ["edelstein", "basari", "emerald"]
OUTSIDE = ["geode", "goofspiel", "leduc", "tailings", "picking"]
"""The examples, by their titles."""


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return installed(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def games(paths: list[str]) -> Iterator[Games]:
    with outside_games(paths) as found:
        yield found


@pytest.mark.parametrize("name", OUTSIDE)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_keeps_to_what_every_game_must(games: Games, name: str, check: Check) -> None:
    for players in games[name].sizes:
        check(games[name], players)


def test_they_are_listed_behind_ours(games: Games) -> None:
    assert list(games) == [*OURS, *OUTSIDE]
    assert game_called("geode").title == "Geode"
    assert optional_part("geode", "notation") is part_of("geode", "notation")
    assert optional_part("geode", "bots.mind") is None
    with pytest.raises(Error, match="Geode has no picture"):
        part_of("geode", "picture")


def test_where_the_fewest_points_win_the_places_say_so(games: Games) -> None:
    table = karfunkel.from_position("tailings players=3 points=-2,5,-2 played=9 heaps=0,0,0,0,0,0,0,0,0 hand=" + EMPTY)
    assert (table.over, table.winners, table.places) == (True, (0, 2), (1, 3, 1))
    assert table.view(1)["places"] == [1, 3, 1]


EMPTY = "/".join([",".join("0" * 9)] * 3)


def test_a_choice_is_told_to_its_seat_alone(games: Games) -> None:
    table = karfunkel.new("tailings", players=2, seed=1)
    table.play(0, "card3")
    assert table.events(0) == ({"event": "chose", "seat": 0, "card": 3},)
    assert table.events(1) == table.events(None) == ({"event": "chose", "seat": 0},)
    assert table.view(1)["chosen"] == [-2, -1]
    assert table.view(0)["chosen"] == [2, -1]


# ---- packages that are broken


def changed(**changes: str) -> str:
    """The source of a game that is Geode but for these; they are written as in Python."""
    every = {"id": "'broken'", **changes}
    return (
        "import types\nfrom dataclasses import replace\nfrom karfunkel.games.game import Option\n"
        "from karfunkel_geode.game import GAME as G\n"
        f"GAME = replace(G, {', '.join(f'{name}={value}' for name, value in every.items())})\n"
    )


NOTATION = (EXAMPLES[0] / "src" / "karfunkel_geode" / "notation.py").read_text("utf-8")
FINE = NOTATION.replace("karfunkel_geode.game", "broken.game")
"""The notation of a game that is Geode under another id."""
BROKEN = {
    "import": ("raise ImportError('it needs a moon')", FINE, "ImportError: it needs a moon"),
    "exit": ("import sys\nsys.exit(3)", FINE, "SystemExit: 3"),
    "nothing": ("GAME = 3", FINE, "it is no game"),
    "newer": (changed(api="99"), FINE, "newer"),
    "id": (changed(id="'Ge ode'"), FINE, "id is"),
    "no id": (changed(id="3"), FINE, "id is"),
    "ours": (changed(id="'emerald'"), FINE, "already"),
    "library": (changed(id="'trading'"), FINE, "already"),
    "reserved": (changed(id="'general'"), FINE, "reserved"),
    "many": (changed(max_players="9"), FINE, "2 to 5"),
    "title": (changed(title="' '"), FINE, "title"),
    "options": (changed(options="('a',)"), FINE, "options is a tuple of Option"),
    "values": (changed(options="(Option('size', (1, 2), 'how large'),)"), FINE, "an option has"),
    "no values": (changed(options="(Option('size', (), 'how large'),)"), FINE, "an option has"),
    "listed": (changed(listed="'a'"), FINE, "listed is a number"),
    "version": (changed(version="0"), FINE, "version is a number"),
    "actions": (changed(actions="'many'"), FINE, "actions is a number"),
    "most legal": (changed(most_legal="None"), FINE, "most_legal is a number"),
    "verbs": (changed(verbs="types.ModuleType('rules')"), FINE, "the rules lack go_on, legal, apply, score"),
    "syntax": (changed(), "def", "SyntaxError"),
    "no notation": (changed(), "", "broken.notation has no NOTATION"),
    "other notation": (changed(), "from karfunkel_geode.notation import NOTATION", "is for 'geode', not for broken"),
}


def write_package(folder: Path, game: str, notation: str) -> None:
    """A package with the game `broken`, as if it were installed."""
    (folder / "broken").mkdir()
    (folder / "broken" / "__init__.py").touch()
    (folder / "broken" / "game.py").write_text(game, "utf-8")
    (folder / "broken" / "notation.py").write_text(notation, "utf-8")
    note_package(folder, "karfunkel-broken", {"broken": "broken.game:GAME"})


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What was imported of the package is forgotten afterwards."""
    yield
    for module in ("broken", "broken.game", "broken.notation"):
        sys.modules.pop(module, None)


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_package_is_reported_once_and_left_out(
    what: str, paths: list[str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game, notation, why = BROKEN[what]
    write_package(tmp_path, game, notation)
    with caplog.at_level(logging.WARNING), outside_games([str(tmp_path), *paths]) as found:
        assert set(found) == {*OURS, *(package.name for package in EXAMPLES)}
        assert "broken" not in found
    (record,) = caplog.records
    assert "the game broken of the package karfunkel-broken 1.0 is left out" in record.getMessage()
    assert why in record.getMessage()


@pytest.mark.usefixtures("forgotten")
def test_a_package_that_is_not_broken_is_listed(paths: list[str], tmp_path: Path) -> None:
    write_package(tmp_path, changed(options="(Option('size', ('small', 'large'), 'how large'),)"), FINE)
    with outside_games([str(tmp_path), *paths]) as found:
        assert "broken" in found


def test_without_packages_there_are_ours() -> None:
    assert [name for name in GAMES if name in OURS] == OURS


def test_a_field_that_every_view_has_is_refused() -> None:
    class Table(GAMES["emerald"].table):  # type: ignore[name-defined, misc]
        scores: int = int8()

    with pytest.raises(TypeError, match="a field of the table cannot be called scores"):
        DeclaredNotation(replace(GAMES["emerald"], table=Table), actions=["a"] * GAMES["emerald"].actions, decisions={})
