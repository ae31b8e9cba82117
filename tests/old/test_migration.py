"""Databases of earlier days become those of today: backed up before, whole after, and there is a way back.

A server that is killed at any line on the way leaves nothing lost, nothing doubled, and no backup that is not whole.
"""

import asyncio
import contextlib
import logging
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from karfunkel.errors import Error
from karfunkel.match.evolve import match_from_log
from karfunkel.store.match_summary import match_write
from karfunkel.table.verify_draws import verify
from tests.old.stored import (
    OldHouse,
    copied,
    everything,
    is_sqlite,
    logs_of,
    psql_options,
    restored,
    rows_of,
)
from tests.postgres import USER, find_programs
from tests.store.tables import a_table, as_new, opened, play_to_the_end
from tests.store.test_migrations import OPEN_WHEN_TOLD, SERVERS, move
from tests.store.test_migrations import ask as ask_database

WAY_BACK = re.compile(r"run in (a shell|psql) `(.+)`, and start the earlier version")
BACKUP = "karfunkel_backup_0001"


def migrate(url: str) -> None:
    async def go() -> None:
        async with opened(url):
            pass

    asyncio.run(go())


def address(url: str) -> str:
    """The URL of a database, of an SQLite file too."""
    return f"sqlite:///{url}" if is_sqlite(url) else url


def schema_version(url: str) -> str:
    return str(rows_of(url, "SELECT version_num FROM alembic_version")[0][0][0])


def backup_of(url: str) -> Path:
    return Path(f"{url}.backup-0001")


def backups(url: str) -> list[str]:
    """All that looks like a backup."""
    if is_sqlite(url):
        return sorted(path.name for path in Path(url).parent.iterdir() if "backup" in path.name)
    return [row[0] for row in rows_of(url, "SELECT nspname FROM pg_namespace WHERE nspname LIKE '%backup%'")[0]]


def in_backup(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables of a backup."""
    if is_sqlite(url):
        return everything(str(backup_of(url)))
    (names,) = rows_of(url, f"SELECT tablename FROM pg_tables WHERE schemaname = '{BACKUP}' ORDER BY 1")  # noqa: S608
    found = rows_of(url, *(f'SELECT * FROM {BACKUP}."{name}"' for (name,) in names))  # noqa: S608
    return {name: sorted(rows, key=repr) for (name,), rows in zip(names, found, strict=True)}


def execute(url: str, statement: str) -> None:
    async def go() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    if is_sqlite(url):
        with closing(sqlite3.connect(url)) as connection, connection:
            connection.execute(statement)
    else:
        asyncio.run(go())


def talk_much(url: str, lines: int) -> None:
    """Let somebody have said so much at a table, in the form of then."""
    entry = """'{"kind":"said","guest":"anna","name":"Anna","text":"Grüße 👑 \\"' || seq || '\\""}'"""
    execute(
        url,
        f"WITH RECURSIVE lines(seq) AS (SELECT 1000 UNION ALL SELECT seq + 1 FROM lines WHERE seq < {999 + lines})"  # noqa: S608
        f" INSERT INTO log SELECT 'open', seq, 1700000000000, {entry} FROM lines",
    )


# ---- what is kept


def test_names_and_talk_are_moved_and_all_else_stays(old: OldHouse) -> None:
    before = everything(old.url)
    migrate(old.url)
    after = everything(old.url)
    assert schema_version(old.url) == "0005"
    same = before.keys() - {"log", "seats", "guests", "alembic_version"}
    assert {table: after[table] for table in same} == {table: before[table] for table in same}
    assert after.keys() == before.keys() | {"personal_data", "device_links", "reports", "servers", "leases"}
    assert logs_of(old.url) == old.logs
    assert [seat[:4] for seat in after["seats"]] == before["seats"]
    assert [guest[:3] for guest in after["guests"]] == before["guests"]
    personal = rows_of(old.url, "SELECT table_id, guest, name, text FROM personal_data WHERE text <> '' ORDER BY seq")
    table = "talk-undo-rematch"
    assert personal == [
        [
            (table, "anna", "Anna", "Good evening!"),
            (table, "zoe", "Zoe", "I watch."),
            (table, "anna", "Anna", "Well played."),
        ]
    ]


def test_a_log_longer_than_a_batch_is_moved_whole(old: OldHouse, caplog: pytest.LogCaptureFixture) -> None:
    talk_much(old.url, 23_456)
    before = logs_of(old.url)
    with caplog.at_level(logging.INFO, "karfunkel.store"):
        migrate(old.url)
    assert logs_of(old.url) == before
    (count,) = rows_of(old.url, "SELECT count(*) FROM personal_data WHERE table_id = 'open' AND seq >= 1000")
    assert count == [(23_456,)]
    notes = [note for note in caplog.messages if "lines of talk" in note]
    assert len(notes) == 2, notes
    assert re.search(r"0002: 20000 of 23\d\d\d names and lines of talk", notes[0])


def test_every_running_match_is_finished_and_read_again(old: OldHouse) -> None:
    async def finish() -> None:
        async with opened(old.url) as store:
            running = [row[0] for row in rows]
            for table in running:
                match = match_from_log(table, await store.read_log(table))
                await store.write(match_write(match, play_to_the_end(match, random.Random(3))))
                again = match_from_log(table, await store.read_log(table))
                assert again.log == match.log
                assert again.stage == "over"
                assert again.game is not None
                assert verify(again.game.record(with_seed=True)) > 0
                assert all(seat.name for seat in again.seats if seat.guest is not None)

    (rows,) = rows_of(old.url, "SELECT id FROM tables WHERE stage = 'running' ORDER BY id")
    assert len(rows) > 10
    asyncio.run(finish())


def test_the_step_can_be_taken_back_to_the_byte_and_taken_again(old: OldHouse) -> None:
    talk_much(old.url, 1500)
    before = everything(old.url)
    migrate(old.url)
    migrated = everything(old.url)
    asyncio.run(ask_database(address(old.url), lambda connection: move(connection, "-4")))
    assert everything(old.url) == before
    migrate(old.url)
    assert everything(old.url) == migrated


def test_what_was_erased_is_empty_when_the_step_is_taken_back(old: OldHouse) -> None:
    migrate(old.url)
    execute(old.url, "DELETE FROM personal_data WHERE guest = 'zoe'")
    asyncio.run(ask_database(address(old.url), lambda connection: move(connection, "-4")))
    log = logs_of(old.url)["talk-undo-rematch"]
    assert log[6] == '{"seq":6,"at":1700000000000,"entry":{"kind":"said","guest":"zoe","name":"","text":""}}'
    assert log[5] == old.logs["talk-undo-rematch"][5]


# ---- backups


def test_a_backup_is_made_and_its_note_says_the_way_back(old: OldHouse, caplog: pytest.LogCaptureFixture) -> None:
    """What the note says is done, to the letter; then the database is upgraded once more."""
    before = everything(old.url)
    with caplog.at_level(logging.WARNING, "karfunkel.store"):
        migrate(old.url)
    assert in_backup(old.url) == before
    (note,) = (note for note in caplog.messages if "backup" in note)
    found = WAY_BACK.search(note)
    assert found is not None, note
    play_a_little(old.url)
    where, way_back = found.groups()
    if where == "a shell":
        subprocess.run(way_back, shell=True, check=True)  # noqa: S602 as people do
    else:
        psql(old.url, way_back)
    assert everything(old.url) == before
    assert schema_version(old.url) == "0001"
    migrate(old.url)
    assert logs_of(old.url) == old.logs
    assert in_backup(old.url) == before


def play_a_little(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            await store.write(as_new(a_table("of today", "anna", "ben")))

    asyncio.run(go())


def psql(url: str, statements: str) -> None:
    programs = find_programs()
    assert programs is not None
    subprocess.run([programs / "psql", *psql_options(url), "--command", statements], check=True)


def test_the_way_back_leads_to_the_schema_of_then(
    old: OldHouse, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """Keys, indexes and comments are those that were there, not only the rows."""
    from tests.store.test_migrations import everything as schema_of  # noqa: PLC0415

    before = asyncio.run(ask_database(address(old.url), schema_of))
    with caplog.at_level(logging.WARNING, "karfunkel.store"):
        migrate(old.url)
    found = WAY_BACK.search("".join(caplog.messages))
    assert found is not None
    if found[1] == "a shell":
        subprocess.run(found[2], shell=True, check=True)  # noqa: S602
    else:
        psql(old.url, found[2])
    assert asyncio.run(ask_database(address(old.url), schema_of)) == before


def test_a_new_database_and_one_of_today_need_no_backup(database: str, caplog: pytest.LogCaptureFixture) -> None:
    url = database.removeprefix("sqlite:///")
    with caplog.at_level(logging.INFO, "karfunkel.store"):
        migrate(url)
        play_a_little(url)
        migrate(url)
    assert backups(url) == []
    assert caplog.messages == []


def test_a_database_in_which_nothing_is_stored_needs_no_backup(database: str) -> None:
    url = database.removeprefix("sqlite:///")
    asyncio.run(ask_database(database, lambda connection: move(connection, "0001")))
    migrate(url)
    assert schema_version(url) == "0005"
    assert backups(url) == []


def test_a_half_made_backup_is_not_taken_for_a_whole_one(tmp_path: Path) -> None:
    url = copied(tmp_path)
    before = everything(url)
    unfinished = backup_of(url).with_name(f"{backup_of(url).name}.unfinished")
    unfinished.write_bytes(Path(url).read_bytes()[:100_000])
    backup_of(url).write_text("an older one")
    migrate(url)
    assert backups(url) == [backup_of(url).name]
    assert in_backup(url) == before


def test_a_backup_of_a_file_in_use_has_what_was_committed(tmp_path: Path) -> None:
    """A killed server left its last commits beside the file."""
    url = copied(tmp_path)
    with closing(sqlite3.connect(url)) as writing:
        writing.execute("PRAGMA journal_mode=WAL")
        writing.execute("UPDATE guests SET name = 'Änne' WHERE id = 'anna'")
        writing.commit()
        assert Path(f"{url}-wal").stat().st_size > 0
        before = everything(url)
        migrate(url)
    assert in_backup(url) == before
    assert ("anna", "Änne") in {row[:2] for row in in_backup(url)["guests"]}


def test_a_backup_can_be_read_by_nobody_who_could_not_read_the_database(tmp_path: Path) -> None:
    url = copied(tmp_path)
    Path(url).chmod(0o600)
    migrate(url)
    assert backup_of(url).stat().st_mode & 0o777 == 0o600


def test_without_a_backup_nothing_is_changed(tmp_path: Path) -> None:
    url = copied(tmp_path)
    before = everything(url)
    backup_of(url).mkdir()
    with pytest.raises(Error, match="not changed, because no backup could be made"):
        migrate(url)
    assert everything(url) == before
    assert backups(url) == [backup_of(url).name]
    backup_of(url).rmdir()
    migrate(url)
    assert logs_of(url).keys() == {row[0] for row in rows_of(url, "SELECT id FROM tables")[0]}


def test_a_role_that_may_not_make_a_backup_is_told_what_it_needs(postgres_url: str, tmp_path: Path) -> None:
    url = restored(postgres_url, tmp_path)
    before = everything(url)
    execute(url, "CREATE ROLE plain LOGIN; GRANT CREATE ON SCHEMA public TO plain")
    for table in before:
        execute(url, f"ALTER TABLE {table} OWNER TO plain")
    as_plain = url.replace(f"{USER}@", "plain@")
    with pytest.raises(
        Error, match=r"no backup could be made: plain may not .* which `(GRANT .* TO plain)`"
    ) as refused:
        migrate(as_plain)
    assert everything(url) == before
    found = re.search("`(.+)`", str(refused.value))
    assert found is not None
    execute(url, found[1])
    migrate(as_plain)
    assert in_backup(url) == before


# ---- killed on the way

KILLED_ON_THE_WAY = """
import asyncio, os, signal, sys
from karfunkel.store import Store, migrate
import aiosqlite, asyncpg, sqlalchemy.dialects.postgresql.asyncpg

OURS = (
    "store/migrate.py", "store/backup_before_migration.py", "v0002_personal_data.py", "v0003_lists_by_index.py",
    "v0004_guests.py", "v0005_cluster.py",
)

def trace(frame, event, argument):
    if not frame.f_code.co_filename.endswith(OURS):
        return None
    if event == "line":
        global left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    return trace

def upgrade(connection):
    sys.settrace(trace if left else None)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        ours(connection)
    finally:
        sys.settrace(None)

async def go():
    await (await Store.open(sys.argv[1])).close()

ours, migrate.upgrade = migrate.upgrade, upgrade
for order in sys.stdin:
    left, seconds = int(order.split()[0]), float(order.split()[1])
    if (server := os.fork()) == 0:
        asyncio.run(go())
        os._exit(0)
    print(os.waitpid(server, 0)[1], flush=True)
"""
"""Servers that start and are killed: at a line of the migration, by its number, or so many seconds after it began.

For the second an alarm goes off that nobody hears; it ends the process like a kill, also within SQLite's own code.
"""


class Starts:
    """Servers that start on a database and are killed."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def killed(self, line: int = 0, seconds: float = 0) -> bool:
        """Start one; whether it was killed. If not, it came through."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line} {seconds}\n")
        self._process.stdin.flush()
        status = int(self._process.stdout.readline())
        assert status in (0, signal.SIGKILL, signal.SIGALRM)
        return status != 0


@contextlib.contextmanager
def starts(url: str) -> Iterator[Starts]:
    command = [sys.executable, "-c", KILLED_ON_THE_WAY, url]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, **pipes) as process:  # type: ignore[call-overload]
        yield Starts(process)
        assert process.stdin is not None
        process.stdin.close()


LINES_OF_A_BACKUP, LINES_OF_BATCHES = 150, 37
FEWEST_KILLS = 40


def check_untouched(url: str, before: dict[str, list[tuple[object, ...]]]) -> None:
    """All is as it was, and what bears the name of a backup is whole."""
    assert everything(url) == before
    if is_sqlite(url):
        assert not backup_of(url).exists() or in_backup(url) == before
    else:
        assert backups(url) == []


def check_migrated(url: str, before: dict[str, list[tuple[object, ...]]], logs: dict[str, list[str]]) -> None:
    """All is there once, and one backup."""
    assert schema_version(url) == "0005"
    assert logs_of(url) == logs
    assert in_backup(url) == before
    assert len(backups(url)) == 1


@pytest.mark.slow
def test_a_server_killed_at_any_line_of_the_migration_loses_and_doubles_nothing(old: OldHouse) -> None:
    talk_much(old.url, 30)
    before, logs = everything(old.url), logs_of(old.url)
    kills, line, seen = 0, 1, set()
    with starts(old.url) as servers:
        while servers.killed(line=line):
            kills += 1
            check_untouched(old.url, before)
            seen.update(backups(old.url))
            line += 4 if line < LINES_OF_A_BACKUP else LINES_OF_BATCHES
    assert kills >= FEWEST_KILLS
    check_migrated(old.url, before, logs)
    if is_sqlite(old.url):
        assert seen == {"house.db.backup-0001", "house.db.backup-0001.unfinished"}


@pytest.mark.slow
def test_a_server_killed_at_any_time_of_the_migration_loses_and_doubles_nothing(old: OldHouse) -> None:
    talk_much(old.url, 20_000)
    before, logs = everything(old.url), logs_of(old.url)
    kills, seconds = 0, 0.01
    with starts(old.url) as servers:
        while servers.killed(seconds=seconds):
            kills += 1
            if schema_version(old.url) == "0001":
                check_untouched(old.url, before)
            seconds *= 1.3
    assert kills >= 5
    check_migrated(old.url, before, logs)


# ---- several servers


def test_of_servers_that_start_at_once_one_migrates_and_the_others_wait(old: OldHouse) -> None:
    before, logs = everything(old.url), logs_of(old.url)
    command = [sys.executable, "-c", OPEN_WHEN_TOLD, old.url]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as servers:  # type: ignore[call-overload]
        assert servers.stdout is not None
        assert [servers.stdout.readline() for _ in range(SERVERS)] == ["ready\n"] * SERVERS
        _, notes = servers.communicate("x" * SERVERS, timeout=60)
    assert servers.returncode == 0, notes
    assert notes.count("a backup was made") == 1
    check_migrated(old.url, before, logs)
