"""The heartbeat: whether something can be written is known, and comes back by itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from karfunkel.errors import Error
from karfunkel.store import NotStored, Store
from karfunkel.store import write_probe as beating
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened


@asynccontextmanager
async def only_to_be_read(store: Store) -> AsyncIterator[None]:
    """Whoever connects meanwhile can only read, also later: as it is with a file that was write-protected then."""

    def protect(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA query_only = ON")

    engine = store._writer._engine.sync_engine
    event.listen(engine, "connect", protect)
    async with store._writer._turn:  # a beat that asks for a connection while it is closed would wait for half a minute
        await store._writer._engine.dispose()
    try:
        yield
    finally:
        event.remove(engine, "connect", protect)


def test_what_could_only_be_read_can_be_written_again_without_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path / 'h.db'}") as store:
            assert await store.ready()
            async with only_to_be_read(store):
                with pytest.raises(NotStored):
                    await store.write(as_new(a_table("t")))
                assert not await store.ready()
                assert store.write_probe.failure == "attempt to write a readonly database"
                with pytest.raises(Error, match="cannot be written: attempt to write a readonly database"):
                    await store.require_writable()
            await store.write(as_new(a_table("t")))
            assert await store.ready()
            assert await store.read_log("t")

    run(go())


def test_a_heart_that_beats_knows_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beating, "USUAL", 0.05)
    monkeypatch.setattr(beating, "WHEN_ILL", 0.05)

    async def becomes(store: Store, well: bool) -> None:
        async with asyncio.timeout(10):
            while store.write_probe.is_well != well:
                await asyncio.sleep(0.01)

    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path / 'h.db'}") as store:
            assert not store.write_probe.is_well, "nothing is known yet"
            store.write_probe.start()
            await becomes(store, True)
            async with only_to_be_read(store):
                await becomes(store, False)
            await becomes(store, True)

    run(go())


def test_one_who_waits_too_long_for_the_writer_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing fails, but nothing is written either."""
    monkeypatch.setattr(beating, "LONGEST", 0.2)
    monkeypatch.setattr(beating, "USUAL", 0.05)

    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path / 'h.db'}") as store:
            store.write_probe.start()
            assert await store.ready()
            async with store._writer.transaction():
                await asyncio.sleep(0.4)
                assert not store.write_probe.is_well
            await asyncio.sleep(0.2)
            assert store.write_probe.is_well

    run(go())


def test_however_many_change_their_names_a_commit_waits_for_one_of_them_only(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path / 'h.db'}") as store:
            changed: list[int] = []

            async def change(number: int) -> None:
                await store.mutes.mute("anna", f"guest {number}")
                changed.append(number)

            changing = [asyncio.create_task(change(number)) for number in range(100)]
            await asyncio.sleep(0)
            await store.write(as_new(a_table("t")))
            assert len(changed) < 10
            await asyncio.gather(*changing)

    run(go())


def test_those_who_read_do_not_keep_the_writer_waiting(tmp_path: Path) -> None:
    """All connections for reading are taken, for as long as it likes them."""

    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path / 'h.db'}") as store:
            reading = [store._engine.connect() for _ in range(4)]
            for connection in reading:
                await connection.start()
            try:
                async with asyncio.timeout(5):
                    await store.write(as_new(a_table("t")))
                    assert await store.ready()
            finally:
                for connection in reading:
                    await connection.close()

    run(go())
