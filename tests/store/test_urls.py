"""What is said of a database that cannot be used."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from karfunkel.errors import Error
from karfunkel.store import Store
from tests.postgres import Postgres
from tests.server.players import run
from tests.store.tables import opened

DRIVER_THREAD = "_connection_worker_thread"


def refusal(url: str) -> str:
    """What is said of a URL."""

    async def go() -> str:
        with pytest.raises(Error) as refused:
            await Store.open(url)
        while any(DRIVER_THREAD in thread.name for thread in threading.enumerate()):
            await asyncio.sleep(0.01)  # the driver of SQLite cleans up behind our backs
        return str(refused.value)

    return str(run(go()))


@pytest.mark.parametrize("url", ["://", "postgresql://localhost:port/house"])
def test_what_is_no_url_is_called_so(url: str) -> None:
    assert "is not the URL of a database" in refusal(url)


@pytest.mark.parametrize("url", ["mysql://localhost/house", "http://localhost", "postgresql+psycopg://localhost/house"])
def test_other_databases_are_refused_by_name(url: str) -> None:
    assert "in SQLite or PostgreSQL, not in" in refusal(url)


@pytest.mark.parametrize("url", ["", "sqlite://", ":memory:", "sqlite:///:memory:"])
def test_sqlite_needs_a_file(url: str) -> None:
    assert "needs a file" in refusal(url)


@pytest.mark.parametrize("url", ["postgresql://127.0.0.1:1/house", "postgresql://127.0.0.1:99999/house"])
def test_a_server_that_is_not_there_is_told_with_its_address(url: str) -> None:
    said = refusal(url)
    assert url.removeprefix("postgresql://") in said
    assert "cannot be used" in said


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://anna:hush@127.0.0.1:1/house",
        "postgresql://anna@127.0.0.1:1/house?password=hush",
        "postgresql://anna:hush@127.0.0.1:port/house",
        "postgresql://anna:hu/sh@127.0.0.1:port/house?password=hush",
        "mysql://anna:hush@127.0.0.1/house",
    ],
)
def test_a_password_is_not_told(url: str) -> None:
    said = refusal(url)
    assert "hush" not in said
    assert "sh@" not in said
    assert "127.0.0.1" in said or "mysql" in said


def test_a_database_that_postgresql_does_not_have_is_told(postgres: Postgres) -> None:
    assert 'database "nowhere" does not exist' in refusal(postgres.url("nowhere"))


def test_an_option_that_the_driver_does_not_know_is_told(postgres_url: str) -> None:
    assert "cannot be used" in refusal(f"{postgres_url}&colour=blue")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "cannot be used" in refusal(str(tmp_path))


def test_another_kind_of_file_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear house,\n" * 100)
    assert "not a database" in refusal(str(file))
    assert file.read_text() == "Dear house,\n" * 100


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be made" in refusal(str(tmp_path / "file" / "sub" / "tables.db"))


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+aiosqlite:///{}"])
def test_a_file_may_be_named_with_and_without_a_scheme(tmp_path: Path, form: str) -> None:
    async def go() -> None:
        async with opened(form.format(tmp_path / "new" / "folder" / "tables.db")) as store:
            assert await store.ready()

    run(go())
    assert (tmp_path / "new" / "folder" / "tables.db").exists()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_postgresql_may_be_named_in_three_ways(postgres_url: str, scheme: str) -> None:
    async def go() -> None:
        async with opened(postgres_url.replace("postgresql", scheme, 1)) as store:
            assert await store.ready()

    run(go())


def test_sqlite_is_set_up_so_that_a_commit_lasts(tmp_path: Path) -> None:
    """A log beside the file, written to the disk at every commit."""

    async def go() -> None:
        async with opened(str(tmp_path / "tables.db")) as store, store._engine.connect() as connection:
            asked = {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in wanted}
        assert asked == wanted

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    run(go())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
