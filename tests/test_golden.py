"""Nothing changes unnoticed: golden playthroughs of every game and size, and perft counts of chosen positions."""

import json

import pytest

from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from tests.golden import (
    PERFT_FILE,
    PERFT_POSITIONS,
    behaviour,
    known_behaviour,
    perft_counts,
    playthrough,
    playthrough_file,
)
from tests.sizes import SIZES, every_size


@every_size
def test_golden_playthrough(game: Game, players: int) -> None:
    file = playthrough_file(game, players)
    assert file.exists(), "every game and size needs a golden playthrough: make golden"
    assert playthrough(game, players) == file.read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    due = {playthrough_file(game, players).name for game, players in SIZES}
    assert due == {file.name for file in PERFT_FILE.parent.glob("*.txt")}


@pytest.mark.parametrize(
    ("game", "version"), [(game, version) for game in GAMES.values() for version in range(1, game.version + 1)]
)
def test_rules_behave_as_their_version_always_has(game: Game, version: int) -> None:
    """Whoever changes what happens at a table raises `Game.version`, and keeps the older rules for games under way."""
    known = known_behaviour()[game.id].get(str(version))
    assert known is not None, "a new version of the rules: make golden"
    assert behaviour(game, version) == known, "other rules are another version: see Game.version"


@pytest.mark.parametrize("name", PERFT_POSITIONS)
def test_perft(name: str) -> None:
    assert perft_counts(name) == json.loads(PERFT_FILE.read_text("utf-8"))[name]


def test_perft_by_hand() -> None:
    """Counts that can be reckoned without the engine; that they are the engine's, the test above says."""
    counts = json.loads(PERFT_FILE.read_text("utf-8"))
    assert counts["choosing, four players"][:3] == [3, 9, 27]
    assert counts["dealing, three players"] == [29, 29 * 29 - 28]  # 29 faces, one of them twice in the deck
    assert counts["opening a trade"][0] == 4 + 1  # none to three red, or decline
    assert counts["free choice of several"][:2] == [4, 16]
    assert counts["guessing"][:2] == [3, 2 * 2 + 28]  # a miss leaves two guesses; a hit ends the turn: 28 faces left
