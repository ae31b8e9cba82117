"""`karfunkel arena`, run as a stranger would: results, Ctrl-C, kill, going on, Ray."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from karfunkel.arena.contest.result_storage import read_games
from tests.arena.made import ROOT, contest, outcome, played_by
from tests.bots.programs import program
from tests.commands import karfunkel

ARENA = (sys.executable, "-m", "karfunkel", "arena")
MANY = ("basari", "--players", "3", "--bots", "random", "--games", "20000", "--processes", "2")


def arena(*words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*ARENA, *words], capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "100"}
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


@contextmanager
def started(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A long contest under way, with a few games in its folder. What a failing test leaves of it is ended."""
    with subprocess.Popen(
        [*ARENA, *MANY, "--out", str(folder), "--no-records"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            while process.poll() is None and not ((folder / "games.jsonl").exists() and len(read_games(folder)) >= 5):
                time.sleep(0.02)
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def nobody_is_left(group: int) -> bool:
    """Whether a session of processes comes to its end soon."""
    for _ in range(1500):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


def goes_on(folder: Path) -> None:
    """Some more games than were played are played on, and all are as if nothing had happened."""
    before = len(read_games(folder))
    games = before + 7
    words = [word if word != "20000" else str(games) for word in MANY]
    told = json.loads(arena(*words, "--out", str(folder), "--no-records", "--json").stdout)
    assert told["games"] == games
    found = read_games(folder)
    assert len((folder / "games.jsonl").read_text("utf-8").splitlines()) == games, "none was played twice"
    expected = played_by(contest("random", games=games))
    assert [outcome(found[number]) for number in sorted(found)] == list(map(outcome, expected))


@pytest.mark.slow
def test_ctrl_c_stops_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        out, errors = process.communicate(timeout=60)
        assert nobody_is_left(process.pid)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert f"The same command with --out {tmp_path} goes on from here." in errors
    assert "random" in out, "what was found so far"
    assert (tmp_path / "report.html").exists()
    goes_on(tmp_path)


@pytest.mark.slow
def test_one_that_is_killed_leaves_nobody_behind_and_goes_on(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        process.kill()
        process.communicate(timeout=60)
        assert nobody_is_left(process.pid)
    goes_on(tmp_path)


def test_it_tells_and_writes(tmp_path: Path) -> None:
    words = ("basari", "--players", "3", "--bots", f"random,{ROOT / 'examples' / 'bot.py'}", "--games", "6")
    done = arena(*words, "--processes", "1", "--out", str(tmp_path))
    for told in ("Basari, the card game, 3 players: 6 of 6 games, 2 deals", "random", "rating", "moves lost"):
        assert told in done.stdout
    assert f"The report: {tmp_path / 'report.html'}" in done.stderr
    files = {"contest.json", "games.jsonl", "records", "games.csv", "bots.csv", "summary.json", "report.html"}
    assert {file.name for file in tmp_path.iterdir()} == files
    assert len(list((tmp_path / "records").iterdir())) == 6
    page = (tmp_path / "report.html").read_text("utf-8")
    summary = json.loads((tmp_path / "summary.json").read_text("utf-8"))
    (tmp_path / "report.html").unlink()
    assert json.loads(arena("--report", str(tmp_path), "--json").stdout) == summary
    assert (tmp_path / "report.html").read_text("utf-8") == page


def test_bad_bots_lose_moves_and_the_contest_goes_on(tmp_path: Path) -> None:
    words = program(tmp_path, "if number > 3: raise ValueError('no idea')")
    command = f"cmd:{' '.join(words)}"
    done = arena("basari", "--players", "3", "--bots", "random", "--bots", command, "--games", "3", "--processes", "1")
    assert "moves; the first: it ended with status 1: ValueError: no idea" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "say what to play"),
        (("basari",), "say who plays"),
        (("chess", "--bots", "random"), "there is no game 'chess'"),
        (("basari", "--bots", "random,"), "a name is missing"),
        (("basari", "--bots", "nobody"), "there is no bot of level 'nobody'"),
        (("basari", "--bots", "random", "--processes", "0"), "the number of processes is 1 to 512, not 0"),
        (("basari", "--bots", "random", "--games", "0"), "a contest has 1 to"),
        (("basari", "--bots", "random", "--out", "/dev/null/x"), "cannot be used"),
        (("--report", "/no/folder"), "cannot be read"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = karfunkel("arena", *words, status=2)
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_shell_gets_the_same_answer() -> None:
    assert arena("chess", "--bots", "random", status=2).stderr.startswith("karfunkel: there is no game 'chess'")


def test_another_contest_in_the_folder_is_refused(tmp_path: Path) -> None:
    words = ("basari", "--players", "3", "--bots", "random", "--games", "1", "--processes", "1", "--out", str(tmp_path))
    karfunkel("arena", *words)
    refused = karfunkel("arena", *words, "--seed", "2", status=2)
    assert "has a contest whose seed is 1, not 2; name another folder" in refused.stderr


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    words = ("basari", "--players", "3", "--bots", "random", "--games", "6", "--no-records", "--out", str(tmp_path))
    arena(*words, "--ray", "local", "--processes", "1")
    found = read_games(tmp_path)
    assert [outcome(found[number]) for number in sorted(found)] == list(map(outcome, played_by(contest("random"))))


def test_where_ray_is_missing_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError('there is none', name='ray')")
    done = subprocess.run(
        [*ARENA, "basari", "--bots", "random", "--ray", "auto"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 2
    assert done.stderr == "karfunkel: ray is not installed; `pip install 'karfunkel[ray]'` brings it\n"


@pytest.mark.slow
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_programs_do_not_outlive_the_contest(ending: signal.Signals, tmp_path: Path) -> None:
    """Not even one that thinks without end and hears nothing."""
    note = tmp_path / "pids"
    before = f"open({str(note)!r}, 'a').write(f'{{os.getpid()}} '); time.sleep(0 if number < 3 else 3600)"
    command = f"cmd:{' '.join(program(tmp_path, before))}"
    words = [*ARENA, "basari", "--players", "3", "--bots", command, "--processes", "2", "--time", "0.5"]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while not note.exists() or note.read_text().count(" ") < 6:
            time.sleep(0.02)
        process.send_signal(ending)
    for pid in set(note.read_text().split()):
        assert nobody_is_left(int(pid)), "each leads a group of its own"
