"""Bots at a table: one that fails, stalls or talks nonsense does not stop the game, and nobody waits for one."""

import logging
import random
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from karfunkel.bots import bot_called
from karfunkel.bots.levels import STAND_IN
from karfunkel.match.commands import Resign
from karfunkel.match.events import Played
from karfunkel.match.viewer_messages import Moved
from karfunkel.protocol.http import NewTable
from karfunkel.server import bot_pool
from tests.server.listening import Ear
from tests.server.players import guests, play_to_the_end, run, seated
from tests.server.retelling import end_of, log_of
from tests.server.running import serving, settings_for

Choose = Callable[[Mapping[str, Any], Sequence[str], random.Random], Any]


class BotOf:
    """A bot that chooses so."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose


@pytest.fixture
def bots_choose(monkeypatch: pytest.MonkeyPatch) -> Callable[[Choose], None]:
    """Lets all bots of the house choose in some way."""

    def set_up(choose: Choose) -> None:
        monkeypatch.setattr(bot_pool, "bot_called", lambda level: BotOf(choose))

    return set_up


@pytest.fixture
def release() -> Iterator[threading.Event]:
    """Bots that stall go on when this is set, at the latest when the test is over."""
    event = threading.Event()
    yield event
    event.set()


def fail(view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
    raise RuntimeError("a bot stumbles")


def no_such_level(view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
    return bot_called("nosuchlevel").choose(view, moves, dice)


NONSENSE: list[Any] = ["nonsense", "", None, 7, ["gems"], {"move": "A"}, b"A"]


def talk_nonsense(view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> Any:
    return dice.choice(NONSENSE)


def spoil_the_view(view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
    move = dice.choice(moves)
    for value in view.values():
        if isinstance(value, list):
            value.clear()
    assert isinstance(view, dict)
    view.clear()
    return move


@pytest.mark.parametrize("choose", [fail, no_such_level, talk_nonsense, spoil_the_view])
@pytest.mark.parametrize(("game", "players"), [("edelstein", 3), ("basari", 3), ("emerald", 2)])
def test_a_bad_bot_does_not_stop_the_game(
    url: str,
    house: str,
    bots_choose: Callable[[Choose], None],
    caplog: pytest.LogCaptureFixture,
    choose: Choose,
    game: str,
    players: int,
) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        seats = ["me"] + ["trader"] * (players - 1)
        table = (await person.open(NewTable(game, players, seats=seats, start=True))).table
        async with person.socket() as socket:
            followed = await socket.watch(table)
            await play_to_the_end(followed, random.Random(1))
        lines = await log_of(house, table)
        end = end_of(lines)
        assert end.over
        assert followed.shown.view == end.view(0)
        assert any(isinstance(line.event, Played) and line.event.bot for line in lines)

    bots_choose(choose)
    with caplog.at_level(logging.WARNING):
        run(work())
    if choose is not spoil_the_view:
        notes = {record.getMessage() for record in caplog.records if record.name == bot_pool.__name__}
        assert notes == {"a bot chose what it cannot play" if choose is talk_nonsense else "a bot failed"}


def test_bots_that_stall_lose_their_moves_and_the_game_goes_on(
    tmp_path: Path, bots_choose: Callable[[Choose], None], release: threading.Event, caplog: pytest.LogCaptureFixture
) -> None:
    def stall(view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        release.wait()
        return moves[0]

    async def work(url: str) -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("basari", 3, seats=["me", "random", "random"], start=True))).table
        async with person.socket() as socket:
            followed = await socket.watch(table)
            await play_to_the_end(followed, random.Random(1))
            assert followed.shown.stage == "over"

    bots_choose(stall)
    with caplog.at_level(logging.WARNING), serving(settings_for(tmp_path / "h.db", patience=0.05)) as url:
        run(work(url))
        release.set()
    assert {record.getMessage() for record in caplog.records} == {"a bot thought too long"}


def test_the_house_answers_while_a_bot_thinks(
    url: str, bots_choose: Callable[[Choose], None], release: threading.Event
) -> None:
    thinks = threading.Event()

    def think(view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        thinks.set()
        release.wait()
        return moves[0]

    async def work() -> None:
        people = await guests(url, 2)
        other = await seated(people, NewTable("emerald", 2))
        table = (await people[0].open(NewTable("emerald", 2, seats=["random", "me"], start=True))).table
        async with Ear.of(people[0]) as ear, people[1].socket() as socket:
            first = await ear.whole(table)
            followed = await socket.watch(other)
            while not thinks.is_set():
                await ear.all_told()
            await people[0].do(other, Resign())
            await people[1].look(table)
            await ear.all_told()
            assert ear.last == first.seq, "the bot has not moved yet, and all that was answered meanwhile"
            assert followed.shown.stage == "running"
            release.set()
            await ear.up_to(first.seq + 1)
            assert ear.told[-1].happened == Moved(0, bot=True)

    bots_choose(think)
    run(work())


def test_bots_choose_the_same_with_the_same_dice(url: str, house: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 3, seats=["me", "trader", "random"], start=True))).table
        async with person.socket() as socket:
            await play_to_the_end(await socket.watch(table), random.Random(1))
        lines = await log_of(house, table)
        seed = (await person.look(table)).seed
        checked = 0
        for line in lines:
            if isinstance(line.event, Played) and line.event.bot and checked < 20:
                before = end_of(lines[: line.seq])
                seat, moves = line.event.seat, before.moves(line.event.seat)
                bot = STAND_IN if seat == 1 else bot_called("random")  # this house gets no minds ready
                dice = random.Random(f"{seed}.{seat}.{line.seq - 1}")
                assert bot.choose(before.view(seat), moves, dice) == line.event.move
                checked += 1
        assert checked == 20

    run(work())
