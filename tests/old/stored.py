"""Databases of earlier days, and what is stored in them now."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from tests.old.fixtures import DATABASES, unpacked, unpacked_json
from tests.postgres import USER, find_programs

LOG = "SELECT table_id, seq, at, entry FROM log ORDER BY table_id, seq"
PERSONAL = "SELECT table_id, seq, name, text FROM personal_data"
Row = tuple[Any, ...]


@dataclass(frozen=True)
class OldHouse:
    """A database of earlier days, and what the server said of it then."""

    url: str
    at: int
    cookies: dict[str, str]
    logs: dict[str, list[str]]
    answers: list[tuple[str, str, str]]


@cache
def known(kind: str) -> dict[str, Any]:
    """What is known of the database of this kind."""
    return dict(unpacked_json(DATABASES / f"{kind}.json.xz"))


def copied(folder: Path) -> str:
    """A copy of the SQLite file."""
    return str(shutil.copyfile(DATABASES / "sqlite.db", folder / "house.db"))


def restored(url: str, folder: Path) -> str:
    """A dump, put into a fresh database."""
    programs = find_programs()
    assert programs is not None
    dump = folder / "dump.sql"
    dump.write_text(unpacked(DATABASES / "postgresql.sql.xz"), "utf-8")
    subprocess.run([programs / "psql", *psql_options(url), "--output=/dev/null", f"--file={dump}"], check=True)
    return url


def psql_options(url: str) -> list[str]:
    """Where psql finds a database."""
    name, _, host = url.partition("@/")[2].partition("?host=")
    where = [f"--host={host}", f"--username={USER}", f"--dbname={name}"]
    return [*where, "--set=ON_ERROR_STOP=1", "--no-psqlrc", "--quiet"]


def is_sqlite(url: str) -> bool:
    return "://" not in url


def rows_of(url: str, *queries: str) -> list[list[Row]]:
    """The rows that each of these queries finds, all at one moment."""
    if is_sqlite(url):
        with closing(sqlite3.connect(url)) as connection:
            connection.execute("BEGIN")
            return [connection.execute(query).fetchall() for query in queries]
    return asyncio.run(_rows_of_postgresql(url, queries))


async def _rows_of_postgresql(url: str, queries: tuple[str, ...]) -> list[list[Row]]:
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read"):
            return [[tuple(row) for row in await connection.fetch(query)] for query in queries]
    finally:
        await connection.close()


def tables_of(url: str) -> list[str]:
    """The names of all tables."""
    if is_sqlite(url):
        (rows,) = rows_of(url, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    else:
        (rows,) = rows_of(url, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1")
    return [row[0] for row in rows]


def everything(url: str) -> dict[str, list[Row]]:
    """All rows of all tables."""
    tables = tables_of(url)
    found = rows_of(url, *(f'SELECT * FROM "{table}"' for table in tables))  # noqa: S608 our own names
    return {table: sorted(rows, key=repr) for table, rows in zip(tables, found, strict=True)}


def logs_of(url: str) -> dict[str, list[str]]:
    """All logs line by line as they were stored once: with names and talk, wherever these are stored now."""
    (rows,) = rows_of(url, LOG)
    personal = {}
    if "personal_data" in tables_of(url):
        personal = {(table, seq): data for table, seq, *data in rows_of(url, PERSONAL)[0]}
    logs: dict[str, list[str]] = {}
    for table, seq, at, entry in rows:
        whole = entry if (table, seq) not in personal else first_version(entry, *personal[table, seq])
        logs.setdefault(table, []).append(f'{{"seq":{seq},"at":{at},"entry":{whole}}}')
    return logs


def first_version(entry: str, name: str, text: str) -> str:
    """An entry without names and talk, as it was stored when it had them."""
    fields = json.loads(entry)
    assert fields.pop("v") == 2
    assert fields["kind"] in ("sat", "said")
    assert not {"name", "text"} & fields.keys()
    key = {"key": fields.pop("key")} if "key" in fields else {}
    talk = {"text": text} if fields["kind"] == "said" else {}
    return json.dumps({**fields, "name": name, **talk, **key}, ensure_ascii=False, separators=(",", ":"))
