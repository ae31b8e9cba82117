"""A game is complete only with everything around it: this fails for a new game that brings less."""

from pathlib import Path

import pytest

from karfunkel.arena.games import WATCHERS
from karfunkel.arena.tally import Tally
from karfunkel.cli.terminal.games import GAMES as WORDS
from karfunkel.notation.games import NOTATIONS
from karfunkel.rules.game import Game
from karfunkel.rules.games import GAMES
from tests.golden import PERFT_POSITIONS, playthrough_file

ROOT = Path(__file__).parent.parent

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_it_has_a_notation_words_for_the_terminal_and_a_tally(game: Game) -> None:
    assert NOTATIONS[game.id].game is game
    assert game.id in WORDS
    assert issubclass(WATCHERS[game.id].Tally, Tally)


@every_game
def test_it_has_golden_playthroughs_and_perft_positions(game: Game) -> None:
    for players in game.sizes:
        assert playthrough_file(game, players).exists()
    assert any(line.split()[0] == game.id for line, _ in PERFT_POSITIONS.values())


@every_game
def test_it_has_a_test_for_each_rule_and_a_page(game: Game) -> None:
    assert (ROOT / "tests" / game.id / "test_every_rule_is_cited.py").exists()
    assert (ROOT / "docs" / "games" / f"{game.id}.md").exists()


@every_game
def test_its_table_is_small(game: Game) -> None:
    assert game.table.dtype.itemsize <= 512
