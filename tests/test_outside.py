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
from tests.outside import installed, note_package, outside_games

OURS = ["edelstein", "basari", "emerald"]
OUTSIDE = ["geode", "tailings"]


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


BROKEN = {
    "import": ("raise ImportError('it needs a moon')", "ImportError: it needs a moon"),
    "nothing": ("GAME = 3", "broken.game:GAME is no game"),
    "newer": (
        "from karfunkel_geode.game import GAME as G\nfrom dataclasses import replace\nGAME = replace(G, api=99)",
        "newer",
    ),
    "id": (
        "from karfunkel_geode.game import GAME as G\nfrom dataclasses import replace\nGAME = replace(G, id='Ge ode')",
        "id is",
    ),
    "ours": (
        "from karfunkel_geode.game import GAME as G\nfrom dataclasses import replace\nGAME = replace(G, id='emerald')",
        "already",
    ),
    "many": (
        "from karfunkel_geode.game import GAME as G\nfrom dataclasses import replace\nGAME = replace(G, max_players=9)",
        "2 to 5",
    ),
    "verbs": (
        "import types\nfrom karfunkel_geode.game import GAME as G\nfrom dataclasses import replace\n"
        "GAME = replace(G, id='broken', verbs=types.ModuleType('rules'))",
        "the rules lack go_on, legal, apply, score",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_package_is_reported_once_and_left_out(
    what: str, paths: list[str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    source, why = BROKEN[what]
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").touch()
    (tmp_path / "broken" / "game.py").write_text(source, "utf-8")
    note_package(tmp_path, "karfunkel-broken", {"broken": "broken.game:GAME"})
    with caplog.at_level(logging.WARNING), outside_games([str(tmp_path), *paths]) as found:
        assert list(found) == [*OURS, *OUTSIDE]
        assert list(found) == [*OURS, *OUTSIDE]
    for module in ("broken", "broken.game"):
        sys.modules.pop(module, None)
    (record,) = caplog.records
    assert "the game broken of the package karfunkel-broken 1.0 is left out" in record.getMessage()
    assert why in record.getMessage()


def test_without_packages_there_are_ours() -> None:
    assert [name for name in GAMES if name in OURS] == OURS


def test_a_field_that_every_view_has_is_refused() -> None:
    class Table(GAMES["emerald"].table):  # type: ignore[name-defined, misc]
        scores: int = int8()

    with pytest.raises(TypeError, match="a field of the table cannot be called scores"):
        DeclaredNotation(replace(GAMES["emerald"], table=Table), actions=["a"] * GAMES["emerald"].actions, decisions={})
