"""A game is complete only with everything around it: this fails for a new game that brings less."""

from pathlib import Path

import pytest

from karfunkel.arena.simulation_counters import Tally
from karfunkel.arena.simulation_counters_lookup import tally_module
from karfunkel.cli.terminal.game_ui import GameUI
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, part_of
from karfunkel.notation.notation_lookup import notation_of
from tests.golden import PERFT_POSITIONS, playthrough_file

ROOT = Path(__file__).parent.parent

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_it_has_a_notation_a_terminal_and_a_tally(game: Game) -> None:
    assert notation_of(game.id).game is game
    assert issubclass(part_of(game.id, "terminal").UI, GameUI)
    assert issubclass(tally_module(game.id).Tally, Tally)


@every_game
def test_it_has_golden_playthroughs_and_perft_positions(game: Game) -> None:
    for players in game.sizes:
        assert playthrough_file(game, players).exists()
    assert any(line.split()[0] == game.id for line, _ in PERFT_POSITIONS.values())


@every_game
def test_it_has_a_test_for_each_rule_and_a_page(game: Game) -> None:
    assert (ROOT / "tests" / game.id / "test_every_rule_is_cited.py").exists()
    assert (ROOT / "src" / "karfunkel" / "games" / game.id / "README.md").exists()


@every_game
def test_its_table_is_small(game: Game) -> None:
    assert game.table.dtype.itemsize <= 512
