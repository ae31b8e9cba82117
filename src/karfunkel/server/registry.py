"""The matches that are in memory, each with its actor; the others are read from the store when somebody comes."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from karfunkel.errors import Refused
from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import match_from_log
from karfunkel.match.match import Match
from karfunkel.server.actor import MatchActor
from karfunkel.server.attendance import Attendance
from karfunkel.store import Store

OnChange = Callable[[MatchActor, Sequence[LogEntry]], None]
"""Who hears of every match that comes into memory (then nothing has happened) and of all that happens in one."""


class MatchRegistry:
    """All matches in memory."""

    def __init__(self, store: Store, on_change: OnChange, new_attendance: Callable[[], Attendance]) -> None:
        self.actors: dict[str, MatchActor] = {}
        self._store, self._on_change, self._new_attendance = store, on_change, new_attendance
        self._loading: dict[str, asyncio.Task[MatchActor]] = {}

    def at_hand(self, match_id: str) -> MatchActor | None:
        """The actor of a match that is in memory and sound."""
        actor = self.actors.get(match_id)
        return None if actor is None or actor.failed else actor

    async def get(self, match_id: str) -> MatchActor:
        """The actor of a match, read from the store if it is not in memory; Refused if there is none of this name."""
        if (actor := self.at_hand(match_id)) is not None:
            return actor
        loading = self._loading.get(match_id)
        if loading is None or loading.done():
            self._loading[match_id] = loading = asyncio.create_task(self._load(match_id))
            loading.add_done_callback(partial(self._loaded, match_id))
        return await asyncio.shield(loading)

    def _loaded(self, match_id: str, loading: asyncio.Task[MatchActor]) -> None:
        if self._loading.get(match_id) is loading:
            del self._loading[match_id]

    async def visible(self, match_id: str, guest: str | None) -> MatchActor:
        """A match that this guest may see; a private one looks to others as if it were not there."""
        actor = await self.get(match_id)
        if not actor.match.may_see(guest):
            raise Refused("no-table", "there is no such table")
        if guest is not None:
            actor.attendance.note(guest, actor.match)
        return actor

    async def _load(self, match_id: str) -> MatchActor:
        log = await self._store.read_log(match_id)
        if not log:
            raise Refused("no-table", "there is no such table")
        return self.add(await asyncio.to_thread(match_from_log, match_id, log))

    def add(self, match: Match) -> MatchActor:
        """Take a match into memory; if somebody else was quicker, theirs is the one."""
        if (actor := self.at_hand(match.id)) is not None:
            return actor
        self.actors[match.id] = actor = MatchActor(match, self._store, self._on_change, self._new_attendance())
        try:
            self._on_change(actor, ())
        except Exception:  # nobody would look after it
            self.drop(actor)
            raise
        return actor

    def drop(self, actor: MatchActor) -> None:
        """Put a match away; its log stays. Whoever has its actor still has to look for the match anew."""
        actor.stop()
        if self.actors.get(actor.match.id) is actor:
            del self.actors[actor.match.id]
