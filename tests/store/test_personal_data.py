"""Names and talk: stored beside the log, never in it, and erased when somebody is to be forgotten."""

import pytest
from sqlalchemy import Connection, Row, Table

from karfunkel.match.events import Said
from karfunkel.match.evolve import add_event, match_from_log
from karfunkel.store import Guest, NotStored
from karfunkel.store.schema import log, metadata, personal_data
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened, say
from tests.store.test_migrations import ask

ANNA, BEN = Guest("a", "Anna"), Guest("b", "Ben")


def test_names_and_talk_are_stored_beside_the_log_in_the_same_commit(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben")
            before = store.commits
            await store.write(as_new(match))
            await store.write(say(match, 'Grüße, "宝石"'))
            assert store.commits == before + 2
            assert await store.read_log("t") == match.log
        entries = [row.entry for row in await rows_of(database, log)]
        assert [entry for entry in entries if "Anna" in entry or "Host" in entry or "Gr" in entry] == []
        personal = [tuple(row) for row in await rows_of(database, personal_data)]
        assert personal == [
            ("t", 1, "anna", "Anna", ""),
            ("t", 2, "ben", "Ben", ""),
            ("t", match.seq, "host", "Host", 'Grüße, "宝石"'),
        ]

    run(go())


def test_what_could_not_be_stored_leaves_no_words_behind(database: str) -> None:
    async def go() -> None:
        async with opened(database) as ours, opened(database) as theirs:
            match = a_table("t", "anna", "ben")
            await ours.write(as_new(match))
            behind = match_from_log("t", await theirs.read_log("t"))
            await ours.write(say(match, "first"))
            with pytest.raises(NotStored):
                await theirs.write(say(behind, "second"))
        assert [row.text for row in await rows_of(database, personal_data)] == ["", "", "first"]

    run(go())


async def rows_of(database: str, table: Table) -> list[Row[tuple[object, ...]]]:
    query = table.select().order_by(table.c.table_id, table.c.seq)
    rows: list[Row[tuple[object, ...]]] = await ask(database, lambda connection: connection.execute(query).all())
    return rows


# ---- forgetting


def test_a_guest_who_is_forgotten_leaves_no_name_and_no_word(database: str) -> None:
    """What others are called and said stays, and every match goes on."""

    async def go() -> None:
        async with opened(database) as store:
            for guest in (ANNA, BEN):
                await store.guest_names.save(guest, 1)
            await store.mutes.mute("a", "b")
            await store.mutes.mute("b", "a")
            match = a_table("t", "a", "b")
            add_event(match, Said("a", "Anna", "My secret", "key"), 2)
            add_event(match, Said("b", "Ben", "Your secret"), 3)
            await store.write(as_new(match))
            await store.erasure.forget("a", 9)
            again = match_from_log("t", await store.read_log("t"))
            said = [entry.event for entry in again.log if isinstance(entry.event, Said)]
            assert said == [Said("a", "", "", "key"), Said("b", "Ben", "Your secret")]
            assert [(seat.guest, seat.name) for seat in again.seats] == [("a", ""), ("b", "B")]
            assert again.to_act() == match.to_act()
            assert await store.guest_names.get("a") == Guest("a", "")
            assert await store.guest_names.get("b") == BEN
            assert await store.mutes.muted_by("a") == set()
            assert await store.mutes.muted_by("b") == {"a"}
            (summary,) = await store.lists.all_tables(("running",), 9)
            assert b'"seats":[{"guest":"a"},{"guest":"b","name":"B"}]' in summary
        assert not {"Anna", "My secret"} & {value for value in await values_of(database) if isinstance(value, str)}

    run(go())


async def values_of(database: str) -> set[object]:
    """Every value in every row of the database."""
    found: set[object] = set()

    def look(connection: Connection) -> None:
        for table in metadata.sorted_tables:
            for row in connection.execute(table.select()):
                found.update(row)

    await ask(database, look)
    return found


def test_a_guest_nobody_knows_can_be_forgotten(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.erasure.forget("nobody", 9)

    run(go())
