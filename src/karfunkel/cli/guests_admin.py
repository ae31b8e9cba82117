"""The command `guests`: who comes to a server, and what those who run it can do about that."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from karfunkel.cli.serve import usual_database
from karfunkel.errors import Error
from karfunkel.server.settings import now
from karfunkel.store import Store
from karfunkel.store.guest_records import GuestRecord
from karfunkel.store.talk_reports import TalkReport, TalkReports

KEYS_KEPT = 3
"""The key that signs, and the last two before it."""


@dataclass(frozen=True)
class GuestWishes:
    """What is to be listed or done."""

    words: str | None
    banned: bool
    ban: str | None
    unban: str | None
    sign_out: str | None
    forget: str | None
    reason: str
    reports: bool
    done: str | None
    new_key: bool
    limit: int
    as_json: bool


def look_after_guests(database: str | None, wishes: GuestWishes) -> None:
    """Do what is wanted; Error if there is no such guest."""
    wanted = (wishes.ban, wishes.unban, wishes.sign_out, wishes.forget, wishes.done)
    if sum(one is not None for one in wanted) + wishes.new_key > 1:
        raise Error("one thing at a time: --ban, --unban, --sign-out, --forget, --done or --new-key")
    if wishes.reason and wishes.ban is None:
        raise Error("--reason says why somebody is banned: it needs --ban")
    asyncio.run(_work(database or usual_database(), wishes))


async def _work(database: str, wishes: GuestWishes) -> None:
    store = await Store.open(database)
    try:
        if wishes.new_key:
            await store.cookie_keys.add(KEYS_KEPT - 1)
            typer.echo("cookies are signed with a new key from now on")
        elif wishes.done is not None:
            await _close_reports(store.talk_reports, wishes.done)
        elif not await _change(store, wishes):
            await _list(store, wishes)
    finally:
        await store.close()


async def _change(store: Store, wishes: GuestWishes) -> bool:
    """Change what is known of a guest, if that is wanted; Error if there is none of this id."""
    at, guests = now(), store.guests
    changes: Sequence[tuple[str | None, str, Callable[[str], Awaitable[object]]]] = (
        (wishes.ban, "banned", lambda guest: guests.ban(guest, at, wishes.reason)),
        (wishes.unban, "let in again", lambda guest: guests.unban(guest, at)),
        (wishes.sign_out, "signed out everywhere", lambda guest: guests.sign_out(guest, at)),
        (wishes.forget, "forgot", lambda guest: store.erasure.forget(guest, at)),
    )
    for guest, done, change in changes:
        if guest is not None:
            if await guests.get(guest) is None:
                raise Error(f"there is no guest {guest!r:.60}; `karfunkel guests NAME` finds the id of one")
            await change(guest)
            typer.echo(f"{done}: {guest}")
            return True
    return False


async def _close_reports(reports: TalkReports, line: str) -> None:
    table, _, seq = line.rpartition(":")
    if not table or not seq.isdecimal():
        raise Error(f"a reported line is called TABLE:LINE, as --reports lists it, not {line!r:.60}")
    closed = await reports.close(table, int(seq))
    typer.echo(f"thrown away: {closed} report{'' if closed == 1 else 's'}")


async def _list(store: Store, wishes: GuestWishes) -> None:
    if wishes.reports:
        _show(await store.talk_reports.newest(wishes.limit), wishes.as_json, _reports_grid, "Nothing was reported.")
    else:
        found = await store.guests.find(wishes.words, banned=wishes.banned, limit=wishes.limit)
        _show(found, wishes.as_json, _guests_grid, "There are no such guests.")


def _show(found: Sequence[object], as_json: bool, grid: Callable[[Sequence[object]], Grid], none: str) -> None:
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(list(found))))
    else:
        Console().print(grid(found) if found else none)


def _guests_grid(found: Sequence[object]) -> Grid:
    grid = Grid("guest", "name", "came", "last here", "banned", header_style="bold", box=None)
    for one in found:
        if isinstance(one, GuestRecord):
            ban = f"{_day(one.banned_at)} {one.ban_reason or ''}".strip() if one.banned_at is not None else ""
            cells = (one.id, one.name or "(forgotten)", _day(one.came_at), _day(one.seen_at or one.came_at), ban)
            grid.add_row(*map(escape, cells))
    return grid


def _reports_grid(found: Sequence[object]) -> Grid:
    grid = Grid("line", "guest", "said", "reason", "reported by", "when", header_style="bold", box=None)
    for one in found:
        if isinstance(one, TalkReport):
            cells = (f"{one.table}:{one.seq}", one.guest, one.text, one.reason, one.reporter, _day(one.at))
            grid.add_row(*map(escape, cells))
    return grid


def _day(at: int | None) -> str:
    return "" if at is None else f"{datetime.fromtimestamp(at / 1000).astimezone():%Y-%m-%d}"
