"""Plain and compiled rules play the same games; tests/learn has the same for CUDA."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from karfunkel.arena.engine_benchmark import Player, compile_playouts
from karfunkel.engine import WORDS, Binding, shake, unwrapped
from karfunkel.engine.playout import play_out
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from tests.sizes import start_of

GAMES_EACH = 300


def plain_end(game: Game, players: int, seed: int, number: int) -> tuple[int, bytes]:
    """Decisions and last table of random game `number`, played in plain Python."""
    table = start_of(game, players)
    dice = [0] * WORDS
    shake(dice, seed, number)
    decisions = Binding(unwrapped, game.rules)(play_out)(table, dice, [0] * game.most_legal)
    return decisions, table.to_bytes()


@pytest.fixture(scope="module", params=GAMES.values(), ids=GAMES)
def compiled(request: pytest.FixtureRequest) -> tuple[Game, dict[str, object]]:
    return request.param, compile_playouts(request.param, lambda done, of: None)


def test_plain_and_compiled_play_the_same_games(compiled: tuple[Game, dict[str, object]]) -> None:
    game, loops = compiled
    for players in game.sizes:
        player = Player(game, players, loops)
        for number in range(GAMES_EACH):
            decisions = player.play(7, number, 1)
            assert (decisions, player.last_table()) == plain_end(game, players, 7, number)


@pytest.mark.slow
def test_compiled_rules_stay_within_bounds(compiled: tuple[Game, dict[str, object]]) -> None:
    """With bounds checks on, an index that leaves its field raises instead of reading its neighbour."""
    game, loops = compiled
    script = f"""
from karfunkel.arena.engine_benchmark import Player, compile_playouts
from karfunkel.games.registry import game_called
game = game_called({game.id!r})
loops = compile_playouts(game)
for players in game.sizes:
    print(Player(game, players, loops).play(3, 0, 5000))
"""
    found = run_python(script, NUMBA_BOUNDSCHECK="1").split()
    assert found == [str(Player(game, players, loops).play(3, 0, 5000)) for players in game.sizes]


def run_python(script: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_karfunkel_does_not_import_numba() -> None:
    script = "import sys, karfunkel; karfunkel.new('edelstein', 4).play(0, 'gems'); print('numba' in sys.modules)"
    assert run_python(script).strip() == "False"


@pytest.mark.slow
def test_compiling_is_told_and_happens_once(tmp_path: Path) -> None:
    """The first start says that it compiles; the second loads in silence."""
    script = "from karfunkel.arena.engine_benchmark import first_games; first_games('emerald')"
    environment = {**os.environ, "KARFUNKEL_CACHE": str(tmp_path)}
    first, second = (
        subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    )
    assert "compiling the rules of emerald" in first.stderr
    assert second.stderr == ""
