"""Backups, restoring and moving: one moment of a database, all of it or nothing, of both kinds."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from karfunkel.errors import Error
from karfunkel.store import Guest
from karfunkel.store.backup_restore_copy import Counts, back_up_to, copy_database, restore_from
from karfunkel.store.database_url import address_of
from karfunkel.store.match_summary import match_write
from karfunkel.store.schema import metadata
from karfunkel.store.store import engine_for
from tests.commands import karfunkel
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened, play, play_to_the_end, say

OLD = Path(__file__).parents[1] / "old" / "databases"
Rows = dict[str, list[tuple[Any, ...]]]


async def fill(database: str) -> None:
    """Two tables, one of them over, with talk, guests, mutes and the key of cookies."""
    dice = random.Random(1)
    async with opened(database) as store:
        over, running = a_table("over", "anna", "ben"), a_table("running", "anna", "carl", game="basari", players=3)
        for match in (over, running):
            await store.write(as_new(match))
        await store.write(say(running, "Grüße, 宝石 '); DROP TABLE log; --"))
        await store.write(match_write(over, play_to_the_end(over, dice)))
        for guest in ("anna", "ben"):
            await store.guest_names.save(Guest(guest, guest.title()), 1)
        await store.mutes.mute("anna", "ben")
        await store.cookie_keys.first()


async def all_rows(database: str) -> Rows:
    engine = engine_for(address_of(database), 1)
    try:
        async with engine.connect() as connection:
            return {
                table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
                for table in metadata.sorted_tables
            }
    finally:
        await engine.dispose()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """An SQLite database that is not there yet."""
    return str(tmp_path / "other.db")


def test_a_backup_restored_is_the_same_row_by_row(database: str, file: str, tmp_path: Path) -> None:
    async def go() -> None:
        await fill(database)
        before = await all_rows(database)
        counts = await back_up_to(tmp_path / "backup.db", database)
        assert counts == {table: len(rows) for table, rows in before.items()}
        assert counts["tables"] == 2
        assert counts["log"] > 20
        assert await restore_from(tmp_path / "backup.db", file, replace=False) == counts
        assert await all_rows(file) == before
        async with opened(file) as store:
            assert (await store.read_log("over"))[-1].seq == counts["log"] - len(await store.read_log("running")) - 1

    run(go())


def test_a_backup_fills_the_database_it_came_from_again(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        await fill(database)
        before = await all_rows(database)
        await back_up_to(tmp_path / "backup.db", database)
        async with opened(database) as store:
            await store.write(as_new(a_table("later", "dora", "eve")))
        with pytest.raises(Error, match="holds something already; nothing was changed"):
            await restore_from(tmp_path / "backup.db", database, replace=False)
        assert len((await all_rows(database))["tables"]) == 3
        await restore_from(tmp_path / "backup.db", database, replace=True)
        assert await all_rows(database) == before

    run(go())


def test_a_backup_is_made_while_a_server_writes_and_is_one_moment(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben")
            await store.write(as_new(match))
            dice = random.Random(3)
            for number in range(5):
                counts = await back_up_to(tmp_path / f"{number}.db", database)
                assert counts["log"] == len(match.log)
                await store.write(match_write(match, [play(match, dice)]))
        with closing(sqlite3.connect(tmp_path / "4.db")) as backup:
            assert backup.execute("SELECT count(*) FROM log").fetchone() == (len(match.log) - 1,)
            (listed,) = backup.execute("SELECT seq FROM tables").fetchone()
            assert listed <= match.log[-2].seq, "lists follow the log, and are never ahead of it"

    run(go())


def test_a_backup_is_whole_without_a_log_beside_it_and_for_its_owner_only(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        await fill(database)
        (tmp_path / "folder").mkdir()
        await back_up_to(tmp_path / "folder" / "backup.db", database)

    run(go())
    (backup,) = (tmp_path / "folder").iterdir()
    assert backup.stat().st_mode & 0o777 == 0o600


def test_nothing_is_restored_under_a_running_server(database: str, file: str, tmp_path: Path) -> None:
    async def go() -> None:
        await fill(file)
        await back_up_to(tmp_path / "backup.db", file)
        async with opened(database) as store:
            await store.write(as_new(a_table("t", "anna", "ben")))
            with pytest.raises(Error, match="a server uses the database"):
                await restore_from(tmp_path / "backup.db", database, replace=True)
            with pytest.raises(Error, match="a server uses the database"):
                await copy_database(database, str(tmp_path / "new.db"))
            assert [line.seq for line in await store.read_log("t")] == list(range(len(await store.read_log("t"))))
        assert len((await all_rows(database))["tables"]) == 1

    run(go())


def test_tables_move_from_one_kind_of_database_to_the_other(database: str, file: str) -> None:
    async def go() -> Counts:
        await fill(file)
        counts = await copy_database(file, database)
        assert await all_rows(database) == await all_rows(file)
        with pytest.raises(Error, match="holds something already"):
            await copy_database(file, database)
        return counts

    assert run(go())["tables"] == 2


def test_what_fails_on_the_way_leaves_the_database_as_it_was(
    database: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise OSError(28, "No space left on device")

    async def go() -> None:
        await fill(database)
        before = await all_rows(database)
        await fill(file)
        await back_up_to(tmp_path / "backup.db", file)
        monkeypatch.setattr("karfunkel.store.backup_restore_copy._copy_rows", fail)
        with pytest.raises(OSError, match="No space"):
            await restore_from(tmp_path / "backup.db", database, replace=True)
        assert await all_rows(database) == before
        with pytest.raises(Error, match="cannot be written: No space left"):
            await back_up_to(tmp_path / "second.db", database)
        assert not list(tmp_path.glob("second*"))

    run(go())


def test_a_backup_of_an_earlier_version_is_brought_up_to_date_and_left_as_it_is(file: str, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.write_bytes((OLD / "sqlite.db").read_bytes())
    before = old.read_bytes()

    async def go() -> Counts:
        with pytest.raises(Error, match="the database has the schema 0001"):
            await back_up_to(tmp_path / "new.db", str(old))
        return await restore_from(old, file, replace=False)

    counts = run(go())
    assert counts["tables"] > 10
    assert counts["personal_data"] > 10
    assert old.read_bytes() == before


# ---- the commands


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("backup", "new.db", "--db", "missing.db"), "there is no database missing.db"),
        (("backup", "there.txt", "--db", "missing.db"), "'there.txt' is there already"),
        (("backup", "new.db", "--db", "there.txt"), "there.txt"),
        (("backup", "nowhere/new.db", "--db", "house.db"), "the backup 'nowhere/new.db' cannot be written"),
        (("backup", "new.db", "--db", "mysql://localhost/x"), "SQLite or PostgreSQL"),
        (("restore", "missing.db", "--db", "new.db"), "there is no backup 'missing.db'"),
        (("restore", "there.txt", "--db", "new.db"), "the backup 'there.txt' cannot be used"),
        (("tables", "copy", "missing.db", "new.db"), "there is no database missing.db"),
        (("tables", "copy", "house.db", "house.db"), "the same database"),
    ],
    ids=range(9),
)
def test_nonsense_is_refused_in_a_sentence_and_changes_nothing(
    words: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.txt").write_text("no database at all", "utf-8")
    run(fill("house.db"))
    assert why in karfunkel(*words, status=2).stderr
    assert {path.name for path in tmp_path.iterdir()} <= {"there.txt", "house.db", "house.db-wal", "house.db-shm"}
    assert (tmp_path / "there.txt").read_text("utf-8") == "no database at all"


def test_the_commands_say_what_they_have_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(fill("house.db"))
    said = karfunkel("backup", "monday.db", "--db", "house.db").stdout
    assert said.startswith("monday.db has 2 tables with ")
    assert karfunkel("restore", "monday.db", "--db", "second.db").stdout.startswith("restored 2 tables")
    assert "holds something already" in karfunkel("restore", "monday.db", "--db", "second.db", status=2).stderr
    assert karfunkel("restore", "monday.db", "--db", "second.db", "--replace").stdout.startswith("restored 2 tables")
    assert karfunkel("tables", "copy", "second.db", "third.db").stdout.startswith("copied 2 tables")
    assert "running" in karfunkel("tables", "--db", "third.db").stdout
