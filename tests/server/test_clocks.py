"""Clocks: time is moved by hand, and the house keeps it."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from karfunkel.client import Client
from karfunkel.match.clock import DAY, GRACE, SECOND, Clock, SeatClock
from karfunkel.match.commands import Play, Return
from karfunkel.match.events import CameBack, LogEntry, Played, WentAway
from karfunkel.protocol.http import NewTable
from karfunkel.server import bot_driver, scheduler
from tests.server.hand import Hands
from tests.server.listening import Ear
from tests.server.players import eventually, guests, move_until, run, seated
from tests.server.retelling import log_of
from tests.server.running import serving

SOON = 0.05
"""Seconds after which a table that nobody watches is put away, and those that are due are looked for."""


@pytest.fixture(name="hands")
def time_in_our_hands() -> Hands:
    return Hands()


@pytest.fixture
def house(tmp_path: Path) -> str:
    return str(tmp_path / "house.db")


@pytest.fixture
def url(hands: Hands, house: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(scheduler, "LOOK_AROUND", SOON)
    with serving(hands.settings(house, idle=SOON)) as url:
        yield url


async def make_first_move(client: Client, table: str) -> int:
    shown = await client.look(table)
    return await client.do(table, Play(shown.moves[0], shown.asked or 0))


def entries(lines: list[LogEntry], kind: type[LogEntry]) -> list[LogEntry]:
    return [line.event for line in lines if isinstance(line.event, kind)]


@pytest.mark.parametrize("watched", [True, False])
def test_a_bot_plays_for_a_seat_past_its_clock_until_its_owner_is_back(
    url: str, house: str, hands: Hands, watched: bool
) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, clock=Clock(2 * DAY)))
        ear = Ear.of(people[1])
        if watched:
            await ear.open()
            await ear.whole(table)
        hands.pass_seconds(2 * DAY - 1)
        before = await people[1].look(table)
        assert not before.seats[0].away
        hands.pass_seconds(1)
        shown = await eventually(people[1], table, lambda shown: bool(shown.moves))
        assert shown.seats[0].away
        lines = await log_of(house, table)
        assert entries(lines, WentAway) == [WentAway(0)]
        by_bot = [entry for entry in entries(lines, Played) if entry.seat == 0]  # type: ignore[union-attr]
        assert by_bot
        assert all(entry.bot for entry in by_bot)  # type: ignore[union-attr]
        await people[0].do(table, Return())
        assert not (await people[1].look(table)).seats[0].away
        await move_until(people[::-1], table, lambda shown: not shown.moves)
        mine = await people[0].look(table)
        assert mine.moves, "nobody plays for one who is back"
        await make_first_move(people[0], table)
        if watched:
            await ear.up_to((await people[0].look(table)).seq)
            assert [type(update.happened) for update in ear.told].count(WentAway) == 1
        await ear.close()

    run(work())


def test_one_who_moves_is_back(url: str, house: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people, NewTable("basari", 3, clock=Clock(DAY)))
        await make_first_move(people[1], table)
        hands.pass_seconds(DAY)
        await eventually(people[1], table, lambda shown: shown.seats[0].away and shown.seats[2].away)
        shown = await eventually(people[0], table, lambda shown: bool(shown.moves))
        assert shown.seats[0].away
        seq = await people[0].do(table, Play(shown.moves[0], shown.asked or 0))
        lines = await log_of(house, table)
        played, back = lines[seq - 1].event, lines[seq].event
        assert isinstance(played, Played)
        assert (played.seat, played.bot, back) == (0, False, CameBack(0))

    # bots take their time, so that one who is away can move before them
    slow_bots(monkeypatch, lambda: True)
    run(work())


def slow_bots(monkeypatch: pytest.MonkeyPatch, stalls: Callable[[], bool]) -> None:
    """Bots of this house never come to a move by themselves while it is said that they stall."""
    choose = bot_driver.BotPool.choose

    async def slowly(self: bot_driver.BotPool, level: str, view: object, moves: object, dice: str) -> str:
        while stalls():
            await asyncio.sleep(0.02)
        return await choose(self, level, view, moves, dice)  # type: ignore[arg-type]

    monkeypatch.setattr(bot_driver.BotPool, "choose", slowly)


def test_what_a_decision_takes_longer_leaves_the_reserve(url: str, hands: Hands) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, clock=Clock(10, reserve=60)))
        async with Ear.of(people[1]) as ear:
            shown = await ear.whole(table)
            assert shown.clocks == [SeatClock(60 * SECOND, hands.at), SeatClock(60 * SECOND)]
            hands.pass_seconds(7)
            await make_first_move(people[0], table)
            assert (await people[0].look(table)).clocks[0].reserve == 60 * SECOND, "its own time comes first"
            await move_until(people, table, lambda shown: bool(shown.moves))
            hands.pass_seconds(30)
            seq = await make_first_move(people[0], table)
            await ear.up_to(seq)
            clocks = ear.told[-1].clocks
            assert isinstance(clocks, list)
            assert clocks[0].reserve == 40 * SECOND
            await move_until(people, table, lambda shown: bool(shown.moves))
            hands.pass_seconds(49)
            assert not (await people[1].look(table)).seats[0].away
            hands.pass_seconds(1)
            away = await eventually(people[1], table, lambda shown: shown.seats[0].away)
            assert away.clocks is not None
            await people[0].do(table, Return())
            back = await people[0].look(table)
            assert back.clocks is not None
            assert back.clocks[0].reserve == (GRACE - 10) * SECOND, "one who comes back has time to look"

    run(work())


def test_a_clock_runs_on_while_the_server_is_down(hands: Hands, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "LOOK_AROUND", SOON)

    async def before(url: str) -> tuple[str, str]:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, clock=Clock(DAY)))
        return table, people[1].cookie

    async def after(url: str, table: str, cookie: str) -> None:
        friend = await Client.come(url, "Guest 1", cookie)
        shown = await eventually(friend, table, lambda shown: bool(shown.moves))
        assert shown.seats[0].away
        await friend.leave()

    with serving(hands.settings(house)) as url:
        table, cookie = run(before(url))
    hands.pass_seconds(DAY)
    with serving(hands.settings(house, grace=0)) as url:
        run(after(url, table, cookie))


def test_a_table_without_a_clock_waits_as_long_as_its_guests_are_known(url: str, hands: Hands) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        clocked = await seated(people, NewTable("emerald", 2, clock=Clock(DAY)))
        hands.pass_seconds(364 * DAY)
        await eventually(people[1], clocked, lambda shown: shown.seats[0].away)
        shown = await people[0].look(table)
        assert (shown.clocks, shown.seats[0].away) == (None, False)
        assert shown.moves

    run(work())
