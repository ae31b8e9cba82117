"""The commands `backup`, `restore` and `tables copy`: copies of a whole database."""

import asyncio
from pathlib import Path

import typer

from karfunkel.cli.serve import usual_database
from karfunkel.store.backup_restore_copy import Counts, back_up_to, copy_database, restore_from


def write_backup(file: Path, database: str | None) -> None:
    """Write a backup, and say what it holds."""
    counts = asyncio.run(back_up_to(file, database or usual_database()))
    typer.echo(f"{file} has {_told(counts)}. It holds names, talk and keys: keep it where others cannot read it.")


def restore_backup(file: Path, database: str | None, replace: bool) -> None:
    """Fill a database from a backup, and say with what."""
    counts = asyncio.run(restore_from(file, database or usual_database(), replace))
    typer.echo(f"restored {_told(counts)}")


def copy_tables(source: str, target: str) -> None:
    """Fill a database with all that another holds, and say with what."""
    counts = asyncio.run(copy_database(source, target))
    typer.echo(f"copied {_told(counts)}; serve them with --db, and put the old database away")


def _told(counts: Counts) -> str:
    named = (("tables", "table", "tables"), ("log", "log entry", "log entries"), ("guests", "guest", "guests"))
    tables, entries, guests = (f"{counts[of]:,} {one if counts[of] == 1 else many}" for of, one, many in named)
    return f"{tables} with {entries}, and {guests}"
