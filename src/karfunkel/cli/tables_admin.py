"""The command `tables`: what those who run a server can see and do."""

import asyncio
import json
import sys
from datetime import datetime

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from karfunkel.cli.serve import usual_database
from karfunkel.errors import Error
from karfunkel.protocol.http import Summary
from karfunkel.server.settings import now
from karfunkel.store import Store
from karfunkel.store.close_match import close_match

STAGES = ("open", "running", "over", "abandoned")


def list_tables(database: str | None, ended: bool, limit: int, as_json: bool) -> None:
    """Show the tables of a server."""
    stages = STAGES[2:] if ended else STAGES[:2]
    summaries = asyncio.run(_read(database or usual_database(), stages, limit))
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(summaries)))
        return
    Console().print(_grid(summaries) if summaries else f"There are no tables that are {' or '.join(stages)}.")


def close_tables(database: str | None, tables: list[str], reason: str) -> None:
    """End tables without a result."""
    asyncio.run(_close(database or usual_database(), tables, reason))


async def _read(database: str, stages: tuple[str, ...], limit: int) -> list[Summary]:
    store = await Store.open(database)
    try:
        return [msgspec.json.decode(one, type=Summary) for one in await store.lists.all_tables(stages, limit)]
    finally:
        await store.close()


async def _close(database: str, tables: list[str], reason: str) -> None:
    store = await Store.open(database)
    failed = False
    try:
        for table in tables:
            try:
                await close_match(store, table, reason, now())
            except Error as error:
                sys.stderr.write(f"karfunkel: {table!r:.60} was not closed: {error}\n")
                failed = True
            else:
                typer.echo(f"closed {table}")
    finally:
        await store.close()
    if failed:
        raise typer.Exit(2)


def _grid(summaries: list[Summary]) -> Grid:
    grid = Grid("table", "game", "stage", "seats", "to move", "last change", header_style="bold", box=None)
    for one in summaries:
        names = [seat.name or (f"bot {seat.level}" if seat.level else "–") for seat in one.seats]
        moving = ", ".join(names[seat] for seat in one.to_act)
        changed = datetime.fromtimestamp(one.changed_at / 1000).astimezone()
        cells = (one.table, one.game, one.stage, ", ".join(names), moving, f"{changed:%Y-%m-%d %H:%M}")
        grid.add_row(*map(escape, cells))
    return grid
