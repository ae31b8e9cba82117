"""Programs of others as bots: they play, or lose their moves, and never the game."""

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import karfunkel
from karfunkel.bots import LEVELS, external_program
from karfunkel.bots.bot_by_name import GRACE, PATIENCE, bot_named, fault_tolerant_bot, patience_for
from karfunkel.bots.external_program import ExternalBot, command_of, is_external
from karfunkel.bots.fault_tolerant_bot import FAILED, NONSENSE, STALLED, FaultTolerantBot, MoveLost
from karfunkel.errors import Error
from tests.bots.programs import BAD_BEFORE, program

SHORT, LONG = 0.3, 300.0
"""Seconds: for what never comes, and for what always comes, however busy the machine."""
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"

EXPECTED = {
    "raises": (FAILED, "it ended with status 1: ValueError: no idea"),
    "sleeps": (STALLED, "it did not answer within 0.3 seconds"),
    "prints garbage": (NONSENSE, "it said '%%% garbage', which is not JSON"),
    "prints a number": (NONSENSE, "it said '7', which is not a JSON object"),
    "prints without end": (NONSENSE, "it said a line of more than 100000 characters"),
    "exits": (FAILED, "it ended with status 3"),
    "answers another id": (NONSENSE, "it was asked with the id 1 and answered {'id': 2, 'move': 'A'}"),
    "answers an old id": (NONSENSE, "it was asked with the id 1 and answered {'id': 0, 'move': 'A'}"),
    "answers no move": (NONSENSE, "its answer has no move: {'id': 1}"),
    "answers an illegal move": (NONSENSE, "it answered 'dance', which is not one of its moves"),
    "closes its output": (FAILED, "it closed its output"),
    "says what it thinks on stderr and dies": (FAILED, "it ended with status 1: out of gems"),
}


def decision(seed: int = 1) -> tuple[dict[str, Any], tuple[str, ...]]:
    table = karfunkel.new("basari", 3, seed=seed)
    return table.view(0), table.moves(0)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]


def begin_with(command: list[str], line: str) -> None:
    """Let a program do something when it starts, before it says hello: that takes as long as it may."""
    file = Path(command[-1])
    file.write_text(f"{line}\n{file.read_text()}")


@pytest.mark.parametrize("fault", BAD_BEFORE)
def test_a_bad_program_loses_its_move_and_is_started_anew(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails at its first move only: what comes next is a new process, and plays."""
    if fault == "closes its output":
        monkeypatch.setattr(external_program, "LEAVE_SECONDS", SHORT)
    note = str(tmp_path / "started")
    command = program(tmp_path, f"if first:\n            first = False; {BAD_BEFORE[fault]}")
    begin_with(command, f"import os; first = not os.path.exists({note!r}); open({note!r}, 'w').close()")
    playing = ExternalBot(command, patience=SHORT if fault == "sleeps" else LONG)
    bot = FaultTolerantBot(playing)
    lost = bot.answer(*decision(), random.Random(1))
    assert lost.move in decision()[1]
    assert (lost.lost, lost.why) == EXPECTED[fault]
    playing._patience = LONG
    again = bot.answer(*decision(), random.Random(1))
    assert (again.move, again.lost) == ("A", None)
    bot.close()


@pytest.mark.parametrize("fault", ["raises", "prints garbage", "exits", "answers another id"])
def test_a_whole_game_with_a_bad_program_ends_properly(fault: str, tmp_path: Path) -> None:
    before = f"if number > 5:\n            {BAD_BEFORE[fault]}"
    bots = [FaultTolerantBot(ExternalBot(program(tmp_path, before))), *[FaultTolerantBot(LEVELS["random"])] * 2]
    table, dice = karfunkel.new("basari", 3, seed=2), random.Random(2)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat), dice))
    assert table.winners
    assert bots[0].losses.total() >= 3
    bots[0].close()


def test_one_that_is_killed_in_mid_thought(tmp_path: Path) -> None:
    """SIGKILL from outside, while it thinks: the move is lost at once, and the next one is played by a new process."""
    note = tmp_path / "pid"
    sleepy = f"if not os.path.exists({str(note)!r}):\n            open({str(note)!r}, 'w').write(str(os.getpid()))\n"
    bot = FaultTolerantBot(ExternalBot(program(tmp_path, sleepy + "            time.sleep(600)"), patience=300.0))
    answers: list[Any] = []
    thinking = threading.Thread(target=lambda: answers.append(bot.answer(*decision(), random.Random(1))))
    thinking.start()
    while not (note.exists() and note.read_text()):
        time.sleep(0.01)
    os.kill(int(note.read_text()), signal.SIGKILL)
    thinking.join(60)
    assert (answers[0].lost, answers[0].why) == (FAILED, "it was killed by signal 9")
    assert answers[0].move in decision()[1]
    assert bot.answer(*decision(), random.Random(1)).lost is None
    bot.close()


def test_one_that_stalls_is_killed_with_all_it_has_started(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    command = program(tmp_path, "time.sleep(600)")
    child = "import os, subprocess; child = subprocess.Popen(['sleep', '600'])"
    begin_with(command, f"{child}; open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')")
    bot = ExternalBot(command, patience=SHORT)
    with pytest.raises(MoveLost, match=r"did not answer within 0\.3 seconds"):
        bot.choose(*decision(), random.Random(1))
    for pid in map(int, note.read_text().split()):
        for _ in range(6000):
            if not is_running(pid):
                break
            time.sleep(0.01)
        assert not is_running(pid)


def test_one_that_never_reads_is_not_waited_for_when_its_pipe_is_full(tmp_path: Path) -> None:
    view, moves = decision()
    file = tmp_path / "deaf.py"
    hello = '{"kind": "hello", "version": 1}'
    file.write_text(f"import sys, time\nsys.stdin.readline()\nprint('{hello}', flush=True)\ntime.sleep(600)\n")
    bot = ExternalBot([sys.executable, str(file)], patience=SHORT)
    with pytest.raises(MoveLost, match=r"did not answer within 0\.3 seconds"):
        bot.choose({**view, "filler": "x" * 1_000_000}, moves, random.Random(1))


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [("{}", "it answered the hello of version 1 with {}"), ("hello", "it said 'hello', which is not JSON")],
)
def test_who_does_not_say_hello_cannot_play(answer: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "rude.py"
    file.write_text(f"print({answer!r}, flush=True)\ninput()\ninput()\n")
    with pytest.raises(MoveLost, match=sentence):
        ExternalBot([sys.executable, str(file)]).check()


def test_a_program_is_kept_and_leaves_at_goodbye(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    bot = ExternalBot(program(tmp_path, f"open({str(note)!r}, 'a').write(f'{{os.getpid()}} ')"))
    for _ in range(3):
        assert bot.choose(*decision(), random.Random(1)) == "A"
    bot.close()
    pids = set(note.read_text().split())
    assert len(pids) == 1
    assert not is_running(int(pids.pop()))


def test_it_is_told_its_time_its_dice_and_an_id(tmp_path: Path) -> None:
    note = tmp_path / "messages"
    before = f"del message['view']; open({str(note)!r}, 'a').write(repr(message) + chr(10))"
    for seconds in (None, 0.5):
        bot = ExternalBot(program(tmp_path, before), seconds)
        for _ in range(2):
            bot.choose(*decision(), random.Random(1))
        bot.close()
    messages = [eval(line) for line in note.read_text().splitlines()]  # noqa: S307 - what this test wrote
    assert [message["id"] for message in messages] == [1, 2, 1, 2]
    assert len({message["dice"] for message in messages}) == 1
    assert [message.get("time") for message in messages] == [None, None, 0.5, 0.5]


def test_a_level_as_a_program_plays_as_the_level_does() -> None:
    bot = ExternalBot([sys.executable, "-m", "karfunkel", "bot", "random"])
    view, moves = decision()
    played = [bot.choose(view, moves, random.Random(seed)) for seed in range(10)]
    assert len(set(played)) > 1
    assert [bot.choose(view, moves, random.Random(seed)) for seed in range(10)] == played
    bot.close()


def test_names_of_programs(tmp_path: Path) -> None:
    assert all(map(is_external, ("cmd:node bot.js", "./bot", "bot.py", "bots/bot")))
    assert not any(map(is_external, ("random", "master@0.3")))
    assert command_of("cmd:node 'my bot.js' --x") == ["node", "my bot.js", "--x"]
    file = tmp_path / "bot.py"
    file.write_text("")
    assert command_of(str(file)) == [sys.executable, str(file)]
    file.chmod(0o755)
    assert command_of(str(file)) == [str(file)]
    with pytest.raises(Error, match="there is no program"):
        command_of("./nowhere.py")


def test_bots_by_name() -> None:
    assert bot_named("random") is LEVELS["random"]
    assert bot_named("random", 0.5) is LEVELS["random"], "it does not ponder"
    assert isinstance(fault_tolerant_bot(str(EXAMPLE)).bot, ExternalBot)
    assert patience_for(None) == PATIENCE
    assert patience_for(2.0) == 4 + GRACE
    with pytest.raises(Error, match="there is no bot of level 'nobody'"):
        bot_named("nobody", 0.5)


MANY_GAMES = 48


@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald"])
def test_the_example_plays_every_game_and_beats_chance(game: str) -> None:
    """It leaves much to chance itself, so it takes many games to be sure."""
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    with closing(fault_tolerant_bot(str(EXAMPLE))) as example:
        won = sum(_share_of_example(game, seed, example) for seed in range(MANY_GAMES))
        assert example.losses == {}
    assert won > MANY_GAMES / 3


def _share_of_example(game: str, seed: int, example: FaultTolerantBot) -> float:
    """What the example has of the win of a game for three."""
    seats = [example, *[FaultTolerantBot(LEVELS["random"])] * 2]
    table, dice = karfunkel.new(game, 3, seed=seed), random.Random(seed)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, seats[(seat + seed) % 3].choose(table.view(seat), table.moves(seat), dice))
    return (-seed % 3 in table.winners) / len(table.winners)


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    before = children()
    yield
    assert children() <= before


def children() -> set[str]:
    """The running children of this process."""
    own = str(os.getpid())
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[1] == own and fields[0] != "Z":
            found.add(stat.parent.name)
    return found
