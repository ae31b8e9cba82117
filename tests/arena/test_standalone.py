"""The arena on a bare machine: it plays with NumPy, Numba and the standard library alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from karfunkel.arena.contest.result_storage import read_games
from karfunkel.arena.contest_without_extras import main
from tests.arena.made import contest, outcome, played_by

BARE = """
import sys

class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {MISSING}:
            raise ModuleNotFoundError(f"a bare machine has no {{name}}", name=name)

sys.meta_path.insert(0, Bare())
"""
MISSING = {
    "typer", "rich", "openskill", "msgspec", "litestar", "matplotlib", "httpx", "sqlalchemy", "uvicorn", "websockets",
    "alembic", "prometheus_client", "ray", "platformdirs",
}  # fmt: skip
WORDS = ("basari", "--players", "3", "--bots", "random", "--games", "6")


def test_it_plays_on_a_bare_machine(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BARE.format(MISSING=MISSING))
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "karfunkel.arena.contest_without_extras",
            *WORDS,
            "--processes",
            "2",
            "--out",
            str(tmp_path / "out"),
        ],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert "basari 3: random  6 of 6 games  random 33.3%" in done.stderr
    found = read_games(tmp_path / "out")
    assert [outcome(found[number]) for number in sorted(found)] == list(map(outcome, played_by(contest("random"))))
    command = "import karfunkel.arena.level_strength.__main__, rich"
    bare = subprocess.run(
        [sys.executable, "-c", command],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert bare.stderr.endswith("a bare machine has no rich\n"), "the first could be imported, the second is missing"


def test_it_goes_on_and_answers_bad_input_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*WORDS, "--processes", "1", "--out", str(tmp_path), "--no-records"]
    assert main(words) == 0
    assert main(words) == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6
    capsys.readouterr()
    assert main([*words, "--seed", "5"]) == 2
    assert "whose seed is 1, not 5" in capsys.readouterr().err
