"""Our bots as programs: what `karfunkel bot` answers to every line."""

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

import karfunkel
from karfunkel.bots import LEVELS
from karfunkel.bots.bot_by_name import bot_named
from karfunkel.bots.external_program import VERSION
from karfunkel.bots.line_protocol_loop import answer_line, answer_lines

HELLO = {"kind": "hello", "version": VERSION}


def answer(message: object) -> dict[str, Any] | None:
    line = message if isinstance(message, str) else json.dumps(message)
    return answer_line("random", lambda time: LEVELS["random"], line)


def question(**changed: Any) -> dict[str, Any]:
    table = karfunkel.new("basari", 3, seed=1)
    return {"kind": "choose", "id": 7, "view": table.view(0), "moves": list(table.moves(0)), "dice": 5, **changed}


def test_hello_choose_and_bye() -> None:
    assert answer(HELLO) == {"kind": "hello", "version": 1, "name": "random"}
    chosen = answer(question())
    assert chosen is not None
    assert chosen["id"] == 7
    assert chosen["move"] in question()["moves"]
    assert answer({"kind": "bye"}) is None


def test_the_same_dice_give_the_same_move() -> None:
    assert len({json.dumps(answer(question())) for _ in range(10)}) == 1
    assert len({json.dumps(answer(question(dice=dice))) for dice in range(30)}) == 3


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("%%%", "a line is a JSON object"),
        ("[" * 100_000, "a line is a JSON object"),
        ([1], "a message is a hello, a choose with an id, or a bye"),
        ({"kind": "dance"}, "a message is a hello"),
        ({"kind": "hello", "version": 2}, "speaks version 1"),
        ({"kind": "choose"}, "a choose with an id"),
        (question(moves=[]), "a view and at least one move"),
        (question(view=None), "a view and at least one move"),
        (question(time="long"), "the time is a number of seconds, not 'long'"),
    ],
)
def test_what_cannot_be_answered_is_answered_with_a_sentence(message: object, sentence: str) -> None:
    told = answer(message)
    assert told is not None
    assert sentence in told["error"]


def test_a_view_that_cannot_be_played_is_answered_too() -> None:
    told = answer_line("x", lambda time: FailingBot(), json.dumps(question()))
    assert told == {"id": 7, "error": "this view cannot be played: KeyError 'gems'"}


class FailingBot:
    def choose(self, view: object, moves: object, dice: random.Random) -> str:
        raise KeyError("gems")


def test_the_bot_is_told_its_time() -> None:
    times: list[float | None] = []

    def bot_for(time: float | None) -> Any:
        times.append(time)
        return LEVELS["random"]

    for time in (None, 2, 0.5):
        answer_line("x", bot_for, json.dumps(question(time=time)))
    assert times == [None, 2, 0.5]


def test_nothing_is_said_after_goodbye() -> None:
    out = io.StringIO()
    answer_lines("x", lambda time: LEVELS["random"], [json.dumps(HELLO), "", '{"kind": "bye"}', json.dumps(HELLO)], out)
    assert len(out.getvalue().splitlines()) == 1


def run(*words: str, lines: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "karfunkel", "bot", *words]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False)


def test_the_command() -> None:
    done = run("random", lines=f"{json.dumps(HELLO)}\n{json.dumps(question())}\n")
    assert done.returncode == 0
    hello, choice = map(json.loads, done.stdout.splitlines())
    assert hello["version"] == 1
    assert choice["move"] in question()["moves"]
    assert "there is no bot of level 'nobody'" in run("nobody", lines="").stderr


def test_a_time_of_hundreds_of_digits_is_answered_with_a_sentence() -> None:
    told = answer_line("master", lambda time: bot_named("master", time), json.dumps(question(time=10**400)))
    assert told is not None
    assert "too large" in told["error"]
