"""A steadfast bot always has a move, whatever the bot within does."""

import random
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import karfunkel
from karfunkel.bots import LEVELS
from karfunkel.bots.fault_tolerant_bot import FAILED, NONSENSE, STALLED, FaultTolerantBot

MOVES = ("a", "b", "c")


class Playing:
    """A bot that does what it was given."""

    def __init__(self, play: Callable[[Sequence[str], random.Random], Any]) -> None:
        self._play = play

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> Any:
        return self._play(moves, dice)


def raising(_: Sequence[str], __: random.Random) -> str:
    raise ValueError("no idea")


def leaving(_: Sequence[str], __: random.Random) -> str:
    sys.exit()


def too_late(_: Sequence[str], __: random.Random) -> str:
    raise TimeoutError("my own")


@pytest.mark.parametrize("patience", [None, 30.0])
@pytest.mark.parametrize(
    ("play", "kind", "why"),
    [
        (raising, FAILED, "ValueError: no idea"),
        (too_late, FAILED, "TimeoutError: my own"),
        (lambda moves, dice: "z", NONSENSE, "it answered 'z', which is not one of its moves"),
        (lambda moves, dice: None, NONSENSE, "it answered None"),
        (lambda moves, dice: 7, NONSENSE, "it answered 7"),
        (lambda moves, dice: ["a"], NONSENSE, "it answered ['a']"),
    ],
)
def test_a_lost_move_is_replaced_and_counted(
    play: Callable[..., Any], kind: str, why: str, patience: float | None
) -> None:
    bot = FaultTolerantBot(Playing(play), patience)
    answer = bot.answer({}, MOVES, random.Random(1))
    assert answer.move in MOVES
    assert answer.lost == kind
    assert answer.why.startswith(why)
    assert bot.losses == {kind: 1}
    assert {bot.choose({}, MOVES, random.Random(seed)) for seed in range(30)} == set(MOVES), "any of the moves"
    bot.close()


def test_one_that_leaves_the_interpreter_loses_only_its_move() -> None:
    bot = FaultTolerantBot(Playing(leaving), 30.0)
    assert bot.answer({}, MOVES, random.Random(1)).lost == FAILED


def test_one_that_stalls_is_not_waited_for_and_not_heard_later() -> None:
    stuck, asked = threading.Event(), []

    def play(moves: Sequence[str], dice: random.Random) -> str:
        asked.append(1)
        if len(asked) == 1:
            stuck.wait()
        return moves[-1]

    bot = FaultTolerantBot(Playing(play), 0.2)
    first = bot.answer({}, MOVES, random.Random(1))
    assert (first.lost, first.why) == (STALLED, "it did not answer within 0.2 seconds")
    stuck.set()
    second = bot.answer({}, MOVES[:2], random.Random(1))
    assert (second.move, second.lost) == ("b", None), "the late answer to the first question is not taken for this one"
    bot.close()


@pytest.mark.parametrize("patience", [None, 30.0])
def test_a_good_bot_plays_as_it_would_and_the_same_dice_give_the_same_move(patience: float | None) -> None:
    bot = FaultTolerantBot(LEVELS["random"], patience)
    for seed in range(20):
        answers = {bot.choose({}, MOVES, random.Random(seed)) for _ in range(3)}
        assert len(answers) == 1
    assert bot.losses == {}
    bot.close()


def test_a_bot_that_throws_many_dice_does_not_change_those_of_the_next_decision() -> None:
    def play(moves: Sequence[str], dice: random.Random) -> str:
        return [dice.choice(moves) for _ in range(100)][-1]

    one, other = random.Random(5), random.Random(5)
    FaultTolerantBot(Playing(play)).choose({}, MOVES, one)
    FaultTolerantBot(LEVELS["random"]).choose({}, MOVES, other)
    assert one.random() == other.random()


def test_several_tables_can_ask_at_once() -> None:
    together = threading.Barrier(4, timeout=30)

    def play(moves: Sequence[str], dice: random.Random) -> str:
        together.wait()
        return moves[0]

    bot = FaultTolerantBot(Playing(play), 60.0)
    answers: list[str | None] = []
    threads = [
        threading.Thread(target=lambda: answers.append(bot.answer({}, MOVES, random.Random(1)).lost)) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [None] * 4
    bot.close()


def test_a_whole_game_with_a_bot_that_fails_now_and_then() -> None:
    def play(moves: Sequence[str], dice: random.Random) -> str:
        if dice.random() < 0.3:
            raise RuntimeError
        return dice.choice([*moves, "nonsense"])

    bot = FaultTolerantBot(Playing(play), 30.0)
    table, dice = karfunkel.new("edelstein", 3, seed=1), random.Random(1)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.moves(seat), dice))
    assert bot.losses[FAILED] > 5
    assert bot.losses[NONSENSE] > 5
    bot.close()
