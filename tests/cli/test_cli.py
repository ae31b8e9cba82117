"""The command line, with the words of a stranger."""

import csv
import json
from pathlib import Path

import pytest

from karfunkel.games.registry import GAMES
from tests.commands import karfunkel, karfunkel_process
from tests.sizes import random_table

COMMANDS = ("play", "replay", "analyse", "simulate", "verify", "train", "bench")


def test_help_teaches() -> None:
    overview, from_a_shell = karfunkel("--help").stdout, karfunkel_process("--help").stdout
    for command in COMMANDS:
        assert command in overview
        assert command in from_a_shell
        assert "Usage" in karfunkel(command, "--help").stdout
    assert "--seed" in karfunkel("simulate", "--help").stdout


def test_version() -> None:
    assert karfunkel_process("--version").stdout.startswith("karfunkel 0.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "there is no game 'chess'; there is edelstein, "),
        (("simulate", "edelstein", "--players", "6"), "is for 2 to 5 players, not 6"),
        (("simulate", "edelstein", "--games", "0"), "games can be simulated, not 0"),
        (("simulate", "edelstein", "--seed", "-1"), "the seed of a simulation is a number from 0"),
        (("simulate", "edelstein", "--threads", "0"), "the number of threads is 1 to"),
        (("simulate", "edelstein", "--option", "major_any"), "an option is given like --option name=value"),
        (("simulate", "edelstein", "--option", "major_any=x"), "the option major_any is each or once, not 'x'"),
        (("simulate", "edelstein", "--deck", "/no/deck"), "the deck '/no/deck' cannot be read"),
        (("simulate", "edelstein", "--plot", "/no/where.png"), "cannot be written: there is no folder"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "edelstein", "--players", "6"), "is for 2 to 5 players, not 6"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "edelstein", "--players", "1"), "is for 2 to 5 players, not 1"),
        (("train", "chess"), "there is no game 'chess'"),
        (("train", "basari", "--games", "3"), "fitting needs at least 50 games, not 3"),
        (("train", "basari", "--out", "/dev/null/w"), "the folder '/dev/null/w' cannot be made: Not a directory"),
        (("verify", "/no/record"), "'/no/record' cannot be read: No such file"),
    ],
)
def test_bad_input_is_answered_with_one_sentence_and_status_2(words: tuple[str, ...], sentence: str) -> None:
    done = karfunkel(*words, status=2)
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "words", [("dance",), ("play",), ("simulate",), ("simulate", "edelstein", "--players", "four"), ("--no",)]
)
def test_wrong_usage(words: tuple[str, ...]) -> None:
    assert "Usage" in karfunkel(*words, status=2).stderr


def test_a_shell_gets_the_same_answers() -> None:
    here, there = (command("simulate", "chess", status=2) for command in (karfunkel, karfunkel_process))
    assert (there.stdout, there.stderr) == (here.stdout, here.stderr)
    assert "Usage" in karfunkel_process("simulate", "edelstein", "--players", "four", status=2).stderr


def test_verify(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = random_table(GAMES["edelstein"], 3, 5)
    file.write_text(table.record(), "utf-8")
    assert (
        f"all {sum(entry.seat is None for entry in table.log)} draws follow from it"
        in karfunkel("verify", str(file)).stdout
    )
    file.write_text(table.record().replace("Seed: 5", "Seed: 6"), "utf-8")
    assert "not the one promised" in karfunkel("verify", str(file), status=2).stderr
    file.write_text(table.record()[:900], "utf-8")
    karfunkel("verify", str(file), status=2)
    file.write_bytes(bytes(range(256)))
    assert "it is not a text file" in karfunkel("verify", str(file), status=2).stderr


def test_simulations_do_not_depend_on_the_number_of_threads() -> None:
    simulate = ("simulate", "edelstein", "--players", "3", "--games", "9001", "--seed", "4", "--json")
    one, three = (karfunkel(*simulate, "--threads", threads).stdout for threads in ("1", "3"))
    assert one == three
    assert karfunkel_process(*simulate, "--threads", "2").stdout == one
    other_seed = karfunkel(*simulate[:-2], "5", "--json").stdout
    assert json.loads(other_seed)["seats"] != json.loads(one)["seats"]


def test_simulation_tells_the_whole_story(tmp_path: Path) -> None:
    rows, plot = tmp_path / "counts.csv", tmp_path / "plot.png"
    done = karfunkel(
        "simulate", "edelstein", "--players", "5", "--games", "5000", "--csv", str(rows), "--plot", str(plot)
    )
    for words in ("Wins and points by seat", "decisions a game", "traded for", "A trade: offers made", "score-half"):
        assert words in done.stdout
    with rows.open(encoding="utf-8") as file:
        counts = list(csv.DictReader(file))
    assert sum(int(row["count"]) for row in counts if (row["measure"], row["of"]) == ("score", "seat 0")) == 5000
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_simulated_shares_add_up() -> None:
    report = json.loads(karfunkel("simulate", "edelstein", "--players", "2", "--games", "4000", "--json").stdout)
    assert abs(sum(seat["win_share"] for seat in report["seats"]) - 1) < 1e-9
    for section in report["sections"]:
        if section["kind"] == "share":
            for row in section["rows"]:
                assert abs(sum(value for value in row.values() if isinstance(value, float)) - 1) < 1e-9


def test_bench_prints_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karfunkel.arena.engine_benchmark.SECONDS", 0.05)
    figures = json.loads(karfunkel("bench", "--no-starts", "--json").stdout)["figures"]
    assert [figure["unit"] for figure in figures] == [
        "decisions/s",
        "decisions/s",
        "games/s",
        "decisions/s",
        "games/s",
        "ns",
    ]
    assert all(figure["value"] > 0 for figure in figures)
