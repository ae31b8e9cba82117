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
from karfunkel.match.clock import Clock
from karfunkel.match.commands import Answer, Ask, Play, Rematch, Sit
from karfunkel.match.decision import Person
from karfunkel.match.projection import Viewer
from karfunkel.protocol.http import NewTable
from karfunkel.server.match_service import MatchService
from karfunkel.server.metrics import Metrics
from karfunkel.server.outbox import Outbox
from karfunkel.server.settings import Limits
from karfunkel.store import NotStored, Store
from tests.server.players import run
from tests.server.running import settings_for

ANNA, BEN, CARA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Cara"))


@asynccontextmanager
async def house(folder: Path, **changes: Any) -> AsyncIterator[MatchService]:
    """All tables of a server, without sockets."""
    settings = settings_for(folder / "tables.db", **changes)
    store = await Store.open(settings.database)
    service = MatchService(store, settings, Metrics())
    try:
        yield service
    finally:
        await service.close()
        await store.close()


async def eventually(look: Any) -> None:
    while not await look():
        await asyncio.sleep(0.02)


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service:
            broken, healthy = [
                await service.create(ANNA, NewTable("emerald", 2, seats=["me", "random"], start=True)) for _ in range(2)
            ]
            await service.ask(healthy.id, ANNA, Play(healthy.playing().moves(0)[0], healthy.asked[0]))
        async with house(tmp_path) as service:
            async with service.store._engine.begin() as connection:
                await connection.execute(
                    text("UPDATE log SET entry = '{}' WHERE seq = 1 AND table_id = :id"), {"id": broken.id}
                )
                await connection.execute(text("UPDATE tables SET due = 1 WHERE id = :id"), {"id": broken.id})
                await connection.execute(text("UPDATE tables SET due = 2 WHERE id = :id"), {"id": healthy.id})
            watching = asyncio.create_task(service.scheduler.run())

            async def is_taken_up() -> bool:
                return healthy.id in service.registry.actors

            await eventually(is_taken_up)
            assert broken.id not in await service.store.lists.due(1000)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    run(work())


def test_nothing_secret_is_noted_when_something_cannot_be_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with house(tmp_path, new_seed=lambda: "a very secret seed") as service:
            async with service.store._engine.begin() as connection:
                await connection.execute(text("DROP TABLE seats"))
            with pytest.raises(NotStored):
                await service.create(ANNA, NewTable("emerald", 2, public=False))

    with caplog.at_level(logging.DEBUG, "karfunkel"):
        run(work())
    assert "could not store" in caplog.text
    assert "a very secret seed" not in caplog.text


def test_two_who_come_at_once_find_one_table_though_one_of_them_goes(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service:
            table = (await service.create(ANNA, NewTable("emerald", 2))).id
        async with house(tmp_path) as service:
            one, other = (asyncio.create_task(service.registry.get(table)) for _ in range(2))
            await asyncio.sleep(0)
            one.cancel()
            third = await service.registry.get(table)
            assert await other is third is service.registry.actors[table]

    run(work())


def test_what_was_stored_by_another_is_found_by_trying_again(tmp_path: Path) -> None:
    """A place that somebody else has written means: read the table anew, and do it there."""

    async def work() -> None:
        async with house(tmp_path) as service, house(tmp_path) as elsewhere:
            table = (await service.create(ANNA, NewTable("emerald", 3))).id
            await elsewhere.ask(table, BEN, Sit())
            assert await service.ask(table, CARA, Sit()) == 3
            assert [seat.name for seat in (await service.registry.get(table)).match.seats] == ["Anna", "Ben", "Cara"]

    run(work())


def test_rematches_count_as_tables_that_one_puts_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, limits=Limits(new_tables=(0.0001, 3))) as service:
            match = await service.create(ANNA, NewTable("emerald", 2, seats=["me", "random"], start=True))
            table = match.id
            for _ in range(2):
                await service.ask(table, ANNA, Ask("abandon"))
                await service.ask(table, ANNA, Rematch())
                table = (await service.registry.get(table)).match.rematch or ""
            await service.ask(table, ANNA, Ask("abandon"))
            with pytest.raises(Refused) as refused:
                await service.ask(table, ANNA, Rematch())
            assert refused.value.code == "too-fast"

    run(work())


def test_a_seat_of_a_rematch_is_kept_for_who_had_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service:
            match = await service.create(ANNA, NewTable("emerald", 2, starts_when_full=True))
            await service.ask(match.id, BEN, Sit())
            await service.ask(match.id, ANNA, Ask("abandon"))
            await service.ask(match.id, BEN, Answer(yes=True))
            await service.ask(match.id, ANNA, Rematch())
            again = (await service.registry.get(match.id)).match.rematch or ""
            for wish in (Sit(), Sit(0)):
                with pytest.raises(Refused):
                    await service.ask(again, CARA, wish)
            await service.ask(again, BEN, Sit())
            assert [seat.name for seat in (await service.registry.get(again)).match.seats] == ["Ben", "Anna"]

    run(work())


def test_somebody_has_to_play_beside_the_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service:
            for how in ({"start": True}, {"starts_when_full": True}, {}):
                with pytest.raises(Refused):
                    await service.create(ANNA, NewTable("emerald", 2, seats=["random", "random"], **how))

    run(work())


def test_a_game_that_never_began_has_no_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service:
            table = (await service.create(ANNA, NewTable("emerald", 2))).id
            await service.ask(table, ANNA, Ask("abandon"))
            with pytest.raises(Refused):
                await service.ask(table, ANNA, Rematch())

    run(work())


def test_after_a_start_people_have_time_to_come_back(tmp_path: Path) -> None:
    time = {"now": 1_000_000}

    async def work() -> None:
        changes: dict[str, Any] = {"now": lambda: time["now"], "grace": 60}
        async with house(tmp_path, **changes) as service:
            wanted = NewTable("emerald", 2, seats=["me", "random"], start=True, clock=Clock(10))
            table = (await service.create(ANNA, wanted)).id
        time["now"] += 600_000
        async with house(tmp_path, **changes) as service:
            live = await service.registry.get(table)
            assert service.scheduler._due(live) == time["now"] + 60_000

    run(work())


def test_a_database_that_is_away_for_a_moment_fails_all_that_wait_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by itself would wait for the database once more."""
    tries = 0

    async def away(*_: Any) -> None:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0.05)
        raise OperationalError("", {}, OSError("away"))

    async def work() -> None:
        async with house(tmp_path) as service:
            monkeypatch.setattr(service.store._writer, "_store", away)
            opening = [service.create(Person(f"g{i}", "G"), NewTable("emerald", 2)) for i in range(20)]
            failed = await asyncio.gather(*opening, return_exceptions=True)
            assert all(isinstance(error, NotStored) for error in failed)
            assert tries < 20

    run(work())


def test_one_who_watches_is_told_what_happens_while_the_missed_is_put_together(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service:
            match = await service.create(ANNA, NewTable("emerald", 2, seats=["me", "random"], start=True))
            live = service.registry.actors[match.id]
            told: list[str] = []
            listener = Outbox("cara", "Cara", set(), lambda texts: told.extend(text.decode() for text in texts))
            watching = asyncio.create_task(live.watch(listener, 0, Viewer()))
            await asyncio.sleep(0)
            await service.ask(match.id, ANNA, Play(match.playing().moves(0)[0], match.asked[0]))
            await watching
            await asyncio.sleep(0)
            places = [message.split('"seq":')[1].split(",")[0] for message in told]
            assert places[:1] == ["1"] or '"kind":"table"' in told[0]
            assert places == sorted(places, key=int)
            assert int(places[-1]) >= 4

    run(work())
