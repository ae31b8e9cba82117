"""How a server looks after its tables when something is wrong with one of them, or with the store."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from karfunkel.errors import Refused
from karfunkel.protocol.http import NewTable
from karfunkel.server.audience import Listener
from karfunkel.server.hub import Hub
from karfunkel.server.metrics import Metrics
from karfunkel.server.settings import Limits
from karfunkel.store import NotStored, Store
from karfunkel.table.clock import Clock
from karfunkel.table.commands import Answer, Ask, Play, Rematch, Sit
from karfunkel.table.doing import Person
from tests.server.players import run
from tests.server.running import settings_for

ANNA, BEN, CARA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Cara"))


@asynccontextmanager
async def house(folder: Path, **changes: Any) -> AsyncIterator[Hub]:
    """All tables of a server, without sockets."""
    settings = settings_for(folder / "tables.db", **changes)
    store = await Store.open(settings.database)
    hub = Hub(store, settings, Metrics())
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()


async def eventually(look: Any) -> None:
    while not await look():
        await asyncio.sleep(0.02)


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as hub:
            broken, healthy = [
                await hub.open(ANNA, NewTable("emerald", 2, seats=["me", "random"], start=True)) for _ in range(2)
            ]
            await hub.do(healthy.id, ANNA, Play(healthy.playing().moves(0)[0], healthy.asked[0]))
        async with house(tmp_path) as hub:
            async with hub.store._engine.begin() as connection:
                await connection.execute(
                    text("UPDATE log SET entry = '{}' WHERE seq = 1 AND table_id = :id"), {"id": broken.id}
                )
                await connection.execute(text("UPDATE tables SET due = 1 WHERE id = :id"), {"id": broken.id})
                await connection.execute(text("UPDATE tables SET due = 2 WHERE id = :id"), {"id": healthy.id})
            watching = asyncio.create_task(hub.watch_over())

            async def is_taken_up() -> bool:
                return healthy.id in hub.live

            await eventually(is_taken_up)
            assert broken.id not in await hub.store.due(1000)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    run(work())


def test_nothing_secret_is_noted_when_something_cannot_be_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with house(tmp_path, new_seed=lambda: "a very secret seed") as hub:
            async with hub.store._engine.begin() as connection:
                await connection.execute(text("DROP TABLE seats"))
            with pytest.raises(NotStored):
                await hub.open(ANNA, NewTable("emerald", 2, public=False))

    with caplog.at_level(logging.DEBUG, "karfunkel"):
        run(work())
    assert "could not store" in caplog.text
    assert "a very secret seed" not in caplog.text


def test_two_who_come_at_once_find_one_table_though_one_of_them_goes(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as hub:
            table = (await hub.open(ANNA, NewTable("emerald", 2))).id
        async with house(tmp_path) as hub:
            one, other = (asyncio.create_task(hub.table(table)) for _ in range(2))
            await asyncio.sleep(0)
            one.cancel()
            third = await hub.table(table)
            assert await other is third is hub.live[table]

    run(work())


def test_what_was_stored_by_another_is_found_by_trying_again(tmp_path: Path) -> None:
    """A place that somebody else has written means: read the table anew, and do it there."""

    async def work() -> None:
        async with house(tmp_path) as hub, house(tmp_path) as elsewhere:
            table = (await hub.open(ANNA, NewTable("emerald", 3))).id
            await elsewhere.do(table, BEN, Sit())
            assert await hub.do(table, CARA, Sit()) == 3
            assert [seat.name for seat in (await hub.table(table)).sitting.seats] == ["Anna", "Ben", "Cara"]

    run(work())


def test_rematches_count_as_tables_that_one_puts_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, limits=Limits(new_tables=(0.0001, 3))) as hub:
            sitting = await hub.open(ANNA, NewTable("emerald", 2, seats=["me", "random"], start=True))
            table = sitting.id
            for _ in range(2):
                await hub.do(table, ANNA, Ask("abandon"))
                await hub.do(table, ANNA, Rematch())
                table = (await hub.table(table)).sitting.rematch or ""
            await hub.do(table, ANNA, Ask("abandon"))
            with pytest.raises(Refused) as refused:
                await hub.do(table, ANNA, Rematch())
            assert refused.value.code == "too-fast"

    run(work())


def test_a_seat_of_a_rematch_is_kept_for_who_had_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as hub:
            sitting = await hub.open(ANNA, NewTable("emerald", 2, starts_when_full=True))
            await hub.do(sitting.id, BEN, Sit())
            await hub.do(sitting.id, ANNA, Ask("abandon"))
            await hub.do(sitting.id, BEN, Answer(yes=True))
            await hub.do(sitting.id, ANNA, Rematch())
            again = (await hub.table(sitting.id)).sitting.rematch or ""
            for wish in (Sit(), Sit(0)):
                with pytest.raises(Refused):
                    await hub.do(again, CARA, wish)
            await hub.do(again, BEN, Sit())
            assert [seat.name for seat in (await hub.table(again)).sitting.seats] == ["Ben", "Anna"]

    run(work())


def test_somebody_has_to_play_beside_the_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as hub:
            for how in ({"start": True}, {"starts_when_full": True}, {}):
                with pytest.raises(Refused):
                    await hub.open(ANNA, NewTable("emerald", 2, seats=["random", "random"], **how))

    run(work())


def test_a_game_that_never_began_has_no_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as hub:
            table = (await hub.open(ANNA, NewTable("emerald", 2))).id
            await hub.do(table, ANNA, Ask("abandon"))
            with pytest.raises(Refused):
                await hub.do(table, ANNA, Rematch())

    run(work())


def test_after_a_start_people_have_time_to_come_back(tmp_path: Path) -> None:
    time = {"now": 1_000_000}

    async def work() -> None:
        changes: dict[str, Any] = {"now": lambda: time["now"], "grace": 60}
        async with house(tmp_path, **changes) as hub:
            wanted = NewTable("emerald", 2, seats=["me", "random"], start=True, clock=Clock(10))
            table = (await hub.open(ANNA, wanted)).id
        time["now"] += 600_000
        async with house(tmp_path, **changes) as hub:
            live = await hub.table(table)
            assert hub._due(live) == time["now"] + 60_000

    run(work())


def test_a_database_that_is_away_for_a_moment_fails_all_that_wait_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by itself would wait for the database once more."""
    tries = 0

    async def away(*_: Any) -> None:
        nonlocal tries
        tries += 1
        raise OperationalError("", {}, OSError("away"))

    async def work() -> None:
        async with house(tmp_path) as hub:
            monkeypatch.setattr(hub.store._writer, "_store", away)
            opening = [hub.open(Person(f"g{i}", "G"), NewTable("emerald", 2)) for i in range(20)]
            failed = await asyncio.gather(*opening, return_exceptions=True)
            assert all(isinstance(error, NotStored) for error in failed)
            assert tries < 20

    run(work())


def test_one_who_watches_is_told_what_happens_while_the_missed_is_put_together(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as hub:
            sitting = await hub.open(ANNA, NewTable("emerald", 2, seats=["me", "random"], start=True))
            live = hub.live[sitting.id]
            told: list[str] = []
            listener = Listener("cara", "Cara", set(), lambda texts: told.extend(text.decode() for text in texts))
            watching = asyncio.create_task(live.watch(listener, 0, None))
            await asyncio.sleep(0)
            await hub.do(sitting.id, ANNA, Play(sitting.playing().moves(0)[0], sitting.asked[0]))
            await watching
            await live.settled()
            await asyncio.sleep(0)
            places = [message.split('"seq":')[1].split(",")[0] for message in told]
            assert places[:1] == ["1"] or '"kind":"table"' in told[0]
            assert places == sorted(places, key=int)
            assert int(places[-1]) >= 4

    run(work())
