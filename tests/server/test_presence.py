"""Who of those who play is here; and nobody is held by one who has left. Time is moved by hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.match.clock import DAY, Clock
from karfunkel.match.commands import Play, Resign, Return, Say, Sit, StandIn
from karfunkel.match.events import WentAway
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Absence, WhoIsHere
from tests.server.hand import A_DAY, Hands
from tests.server.listening import Ear
from tests.server.players import eventually, guests, run, seated
from tests.server.retelling import log_of
from tests.server.running import serving

GONE_AFTER = 120


@pytest.fixture(name="hands")
def time_in_our_hands() -> Hands:
    return Hands()


@pytest.fixture
def house(tmp_path: Path) -> str:
    return str(tmp_path / "house.db")


@pytest.fixture
def url(hands: Hands, house: str) -> Iterator[str]:
    with serving(hands.settings(house)) as url:
        yield url


def absent(since: int, gone_after: int = GONE_AFTER) -> Absence:
    return Absence(since, since + 1000 * gone_after)


async def listening(person: Client, table: str) -> Ear:
    """A socket that watches a table and hears who is here."""
    ear = Ear.of(person)
    await ear.open()
    await ear.watch(table, presence=True)
    return ear


async def heard(ear: Ear) -> list[Absence | None]:
    """Who is here, as it was told last."""
    await ear.all_told()
    return [message for message in ear.messages if isinstance(message, WhoIsHere)][-1].absent


async def stand_in_is_refused(person: Client, table: str, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        await person.do(table, StandIn(seat))
    return caught.value.code


def test_those_who_watch_are_here_and_the_others_since_when_they_left(url: str, hands: Hands) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, seating="as-sat"))
        hands.pass_seconds(5)
        mine = await listening(people[0], table)
        assert await heard(mine) == [None, absent(A_DAY)]
        hands.pass_seconds(5)
        theirs, again = [await listening(people[1], table) for _ in range(2)]
        while not (await heard(mine) == await heard(theirs) == [None, None]):
            pass
        await again.close()
        assert await heard(mine) == [None, None], "one of two connections is enough"
        hands.pass_seconds(5)
        await theirs.close()
        while (told := await heard(mine)) == [None, None]:
            pass
        assert told == [None, absent(A_DAY + 15_000)]

    run(work())


def test_only_those_who_ask_for_it_are_told(url: str) -> None:
    """Clients of earlier versions do not know the message."""

    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, seating="as-sat"))
        old = Ear.of(people[0])
        await old.open()
        await old.say(f'{{"kind":"watch","table":"{table}"}}')
        other = await listening(people[1], table)
        await heard(other)
        await other.close()
        await people[1].do(table, Say("hello"))
        await old.all_told()
        assert not [text for text in old.heard if "presence" in text]

    run(work())


def test_spectators_and_bots_are_not_missed(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people[:2], NewTable("emerald", 3, seats=["me", "open", "random"], seating="as-sat"))
        mine = await listening(people[0], table)
        await heard(mine)
        number = len(mine.heard)
        spectator = await listening(people[2], table)
        assert await heard(spectator) == [None, absent(A_DAY), None]
        await spectator.close()
        await mine.all_told()
        assert not [text for text in mine.heard[number:] if "presence" in text]
        await people[1].do(table, Resign())
        assert await heard(mine) == [None, None, None]

    run(work())


def test_a_bot_may_sit_in_once_somebody_is_gone(url: str, house: str, hands: Hands) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, seating="as-sat"))
        mine, theirs = await listening(people[0], table), await listening(people[1], table)
        await heard(theirs)
        assert await stand_in_is_refused(people[0], table, 1) == "here"
        await theirs.close()
        while await heard(mine) == [None, None]:
            pass
        hands.pass_seconds(GONE_AFTER - 0.001)
        assert await stand_in_is_refused(people[0], table, 1) == "not-gone"
        hands.pass_seconds(0.001)
        seq = await people[0].do(table, StandIn(1))
        assert [line.event for line in await log_of(house, table) if line.seq <= seq][-1] == WentAway(1, by=0)
        shown = await people[0].look(table)
        await people[0].do(table, Play(shown.moves[0], shown.asked or 0))
        shown = await eventually(people[0], table, lambda shown: bool(shown.moves))
        assert shown.seats[1].away, "the bot has moved for the one who is gone"
        await people[1].do(table, Return())
        assert not (await people[0].look(table)).seats[1].away
        assert await stand_in_is_refused(people[0], table, 1) == "not-gone", "who does something is here again"

    run(work())


def test_one_who_plays_over_http_alone_is_seen_when_it_asks(url: str, hands: Hands) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, seating="as-sat"))
        for _ in range(5):
            hands.pass_seconds(GONE_AFTER - 1)
            await people[1].look(table)
        hands.pass_seconds(GONE_AFTER - 1)
        assert await stand_in_is_refused(people[0], table, 1) == "not-gone"
        hands.pass_seconds(1)
        await people[0].do(table, StandIn(1))

    run(work())


def test_where_a_decision_may_take_days_nobody_is_gone_after_minutes(url: str, hands: Hands) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2, clock=Clock(2 * DAY), seating="as-sat"))
        mine = await listening(people[0], table)
        assert await heard(mine) == [None, absent(A_DAY, 2 * DAY)]
        hands.pass_seconds(DAY)
        assert await stand_in_is_refused(people[0], table, 1) == "not-gone"

    run(work())


def test_after_a_start_people_have_time_to_come_back(hands: Hands, house: str) -> None:
    async def before(url: str) -> tuple[Client, str]:
        people = await guests(url, 2)
        return people[0], await seated(people, NewTable("emerald", 2, seating="as-sat"))

    async def after(url: str, cookie: str, table: str) -> None:
        host = await Client.come(url, "Guest 0", cookie)
        assert await stand_in_is_refused(host, table, 1) == "not-gone"
        hands.pass_seconds(GONE_AFTER)
        await host.do(table, StandIn(1))
        await host.leave()

    with serving(hands.settings(house)) as url:
        host, table = run(before(url))
    hands.pass_seconds(DAY)
    with serving(hands.settings(house)) as url:
        run(after(url, host.cookie, table))


def test_one_who_sits_down_over_http_is_here_from_then_on(url: str, hands: Hands) -> None:
    async def work() -> None:
        host, friend = await guests(url, 2)
        opened = await host.open(NewTable("emerald", 2, starts_when_full=True, seating="as-sat"))
        hands.pass_seconds(DAY)
        await friend.come_by_link(opened.code)
        await friend.do(opened.table, Sit())
        assert await stand_in_is_refused(host, opened.table, 1) == "not-gone"

    run(work())
