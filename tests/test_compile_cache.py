"""The cache of compiled rules: it never serves old code, never touches what is not its own, and mends itself."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from karfunkel.arena.engine_benchmark import Player, compile_playouts, playouts
from karfunkel.engine import Binding, compile_cache, unwrapped
from karfunkel.engine.playout import play_out
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES

GAME = GAMES["emerald"]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path))
    return tmp_path


def test_a_changed_constant_gives_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Constants become part of the machine code, also those of modules that have no rule."""
    rules = tmp_path / "rules"
    rules.mkdir()
    monkeypatch.setattr(compile_cache, "folders_of", lambda _: {rules})
    (rules / "state.py").write_text("ROUNDS = 7\n")
    before = compile_cache.fingerprint([playouts])
    (rules / "state.py").write_text("ROUNDS = 8\n")
    assert compile_cache.fingerprint([playouts]) != before


def test_rules_depend_on_the_engine_and_on_their_own_game_alone() -> None:
    """A change of one game's sources compiles that game alone."""
    names = {
        game.id: {folder.name for folder in compile_cache.folders_of(list(_rules_of(game)))} for game in GAMES.values()
    }
    assert names == {
        "edelstein": {"engine", "edelstein", "trading"},
        "basari": {"engine", "basari", "trading"},
        "emerald": {"engine", "emerald"},
    }


def _rules_of(game: Game) -> Iterator[object]:
    binding = Binding(unwrapped, game.rules)
    binding(play_out)
    yield from binding.bound


def test_only_old_folders_of_compiled_rules_are_removed(root: Path) -> None:
    old = time.time() - 60 * 24 * 3600
    ours = root / "compiled-rules" / f"game-{'0' * 16}"
    others = [root / "precious", root / "compiled-rules" / "precious"]
    for folder in (ours, *others):
        folder.mkdir(parents=True)
        os.utime(folder, (old, old))
    compile_cache.cache_folder("game", [playouts])
    assert not ours.exists()
    assert all(folder.exists() for folder in others)


@pytest.mark.slow
def test_a_damaged_cache_is_compiled_anew(root: Path) -> None:
    expected = Player(GAME, 3, compile_playouts(GAME, lambda done, of: None)).play(1, 0, 5)
    damaged = list(root.rglob("*.nbc"))
    for file in damaged:
        file.write_bytes(file.read_bytes()[:100])
    assert damaged
    assert Player(GAME, 3, compile_playouts(GAME, lambda done, of: None)).play(1, 0, 5) == expected


def test_without_a_cache_rules_are_compiled_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path / "file"))
    assert compile_cache.cache_folder("game", [playouts]) is None
