"""Looking after guests: who they are by their cookies, who is banned or wants to be forgotten, talk that is old."""

import asyncio
import logging
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from karfunkel.errors import Error, Refused
from karfunkel.match.commands import Ask, Resign, Stand
from karfunkel.match.decision import Person
from karfunkel.match.match import Match
from karfunkel.server import signed_cookies
from karfunkel.server.match_service import MatchService
from karfunkel.server.settings import Settings
from karfunkel.store import Guest, Store
from karfunkel.store.guest_records import GuestRecord

LOOK_AROUND = 5
"""Seconds between two looks for guests who were banned or forgotten from outside the server."""
OVERLAP = 60_000
"""So far back each look goes, in milliseconds: the clock of who wrote may be another one."""
A_DAY = 86_400_000

logger = logging.getLogger(__name__)


class Recognised(NamedTuple):
    """Who asks, and whether its cookie should be signed anew."""

    guest: Guest | None
    stale: bool = False


class GuestService:
    """Who guests are, and what is done for and against them."""

    def __init__(self, store: Store, settings: Settings, matches: MatchService, keys: signed_cookies.Keys) -> None:
        self._store, self._settings, self._matches = store, settings, matches
        self.keys = keys
        self._handled: set[tuple[str, int | None]] = set()

    @classmethod
    async def begin(cls, store: Store, settings: Settings, matches: MatchService) -> "GuestService":
        """Ready to look after guests, with the keys of the store and those that were given."""
        return cls(store, settings, matches, await _keys_of(store, settings))

    # ---- who they are

    async def recognise(self, cookie: str | None) -> Recognised:
        """Who asks by this cookie; Refused if that guest is banned."""
        known = self.keys.read(cookie)
        record = None if known is None else await self._store.guests.get(known.guest)
        if known is None or record is None or known.signed_at < _seconds(record.signed_since) or record.is_forgotten:
            return Recognised(None)
        if record.banned_at is not None:
            reason = f": {record.ban_reason}" if record.ban_reason else ""
            raise Refused("banned-here", f"you are banned from this server{reason}")
        return Recognised(Guest(record.id, record.name), known.stale)

    # ---- forgetting

    async def forget(self, guest: str, at: int | None = None) -> None:
        """Let a guest leave all tables, and erase its name and all it said. Its games stay, without its name.

        It is erased first, so that the guest is nobody any more, and once more when no match in memory, and nothing
        on its way to the store, has its name.
        """
        at = self._settings.now() if at is None else at
        self._handled.add((guest, at))
        await self._store.erasure.forget(guest, at)
        for table, stage in await self._store.guests.tables_with(guest):
            if stage in ("open", "running"):
                await self._leave(table, Person(guest, ""), stage)
        self.let_go(guest)
        await self._retire(guest)
        await self._store.erasure.forget(guest, at)
        await self._retire(guest)  # those that were read meanwhile

    async def _retire(self, guest: str) -> None:
        """Let the matches that have the name of a guest be read anew."""
        await self._matches.registry.settle()
        for live in self._matches.registry:
            if _is_known_at(live.match, guest):
                await live.retire()
        await self._store.write_late_rows()

    async def _leave(self, table: str, who: Person, stage: str) -> None:
        """Leave a table: close it if it is one's own and waits, stand up, or hand the seat to a bot."""
        for command in (Ask("abandon"), Stand()) if stage == "open" else (Resign(),):
            with suppress(Error):  # another's table, or no seat there
                await self._matches.ask(table, who, command)

    def let_go(self, guest: str) -> None:
        """Close the sockets of a guest."""
        for outbox in list(self._matches.connections.of(guest)):
            outbox.given_up.set()

    # ---- what is done from outside, and by time

    async def run(self) -> None:
        """Look, for ever, for guests who were banned, signed out or forgotten, for new keys, and for old talk."""
        since, next_day = self._settings.now(), 0
        while True:
            await asyncio.sleep(LOOK_AROUND)
            try:
                now = self._settings.now()
                for record in await self._store.guests.changed_since(since - OVERLAP):
                    await self._handle(record)
                since = now
                self.keys = await _keys_of(self._store, self._settings)
                if now >= next_day:
                    next_day = now + A_DAY
                    await self._erase_old_talk(now)
            except (SQLAlchemyError, OSError):
                logger.warning("could not look after guests", exc_info=True)

    async def _handle(self, record: GuestRecord) -> None:
        if (change := (record.id, record.changed_at)) in self._handled:
            return
        self._handled.add(change)
        self.let_go(record.id)
        if record.is_forgotten:
            await self.forget(record.id, record.changed_at)

    async def _erase_old_talk(self, now: int) -> None:
        if self._settings.keep_talk is not None:
            erased = await self._store.erasure.erase_old_talk(now - self._settings.keep_talk * A_DAY)
            if erased:
                logger.info("old talk was erased", extra={"tables": erased})


def _is_known_at(match: Match, guest: str) -> bool:
    """Whether a match has the name of a guest: it sits there, or has spoken."""
    return any(seat.guest == guest for seat in match.seats) or match.counts[guest, "Said"] > 0


async def _keys_of(store: Store, settings: Settings) -> signed_cookies.Keys:
    """The keys of the store, and those that were given to the server, which sign."""
    stored = await store.cookie_keys.all()
    return signed_cookies.Keys([*stored, *settings.keys], stored[0], settings.now)


def _seconds(milliseconds: int | None) -> int:
    return (milliseconds or 0) // 1000
