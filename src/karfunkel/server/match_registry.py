"""Registry of the matches in memory; the others are read from the store when somebody comes.

Those that this server owns have an actor, those that another one owns a follower.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from karfunkel.errors import Refused
from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import match_from_log
from karfunkel.match.match import Match
from karfunkel.server.actor import MatchActor
from karfunkel.server.cluster.follower import MatchFollower
from karfunkel.server.cluster.sole_server import SoleServer
from karfunkel.server.costly_work import Asker, WorkBudgets
from karfunkel.server.match_presence import MatchPresence
from karfunkel.server.outbox import Outbox
from karfunkel.store import Store

OnChange = Callable[[MatchActor, Sequence[LogEntry]], None]
"""Who hears of every match that comes into memory (then nothing has happened) and of all that happens in one."""

LiveMatch = MatchActor | MatchFollower
"""A match in memory."""


class MatchRegistry:
    """All matches in memory."""

    def __init__(
        self,
        store: Store,
        on_change: OnChange,
        new_presence: Callable[[], MatchPresence],
        budgets: WorkBudgets,
        cluster: SoleServer,
    ) -> None:
        self._budgets = budgets
        self.actors: dict[str, MatchActor] = {}
        self.followers: dict[str, MatchFollower] = {}
        self._store, self._on_change, self._new_presence = store, on_change, new_presence
        self._cluster = cluster
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}

    def __iter__(self) -> Iterator[LiveMatch]:
        return iter([*self.actors.values(), *self.followers.values()])

    def actor_at_hand(self, match_id: str) -> MatchActor | None:
        """The actor of a match that is in memory, ours and sound."""
        actor = self.actors.get(match_id)
        return None if actor is None or actor.failed or self._cluster.lapsed else actor

    def at_hand(self, match_id: str) -> LiveMatch | None:
        """A match that is in memory and sound."""
        if (actor := self.actor_at_hand(match_id)) is not None:
            return actor
        follower = self.followers.get(match_id)
        return None if follower is None or follower.failed else follower

    async def get(self, match_id: str, asker: Asker | None = None) -> LiveMatch:
        """A match, read from the store if it is not in memory; Refused if there is none of this name.

        To read it is at the expense of whoever asks for it, unless that is the server itself.
        """
        if (live := self.at_hand(match_id)) is not None:
            return live
        loading = self._loading.get(match_id)
        if loading is None or loading.done():
            if asker is not None:
                self._budgets.require(asker)
            self._loading[match_id] = loading = asyncio.create_task(self._load(match_id, asker))
            loading.add_done_callback(partial(self._loaded, match_id))
        return await asyncio.shield(loading)

    def _loaded(self, match_id: str, loading: asyncio.Task[LiveMatch]) -> None:
        if self._loading.get(match_id) is loading:
            del self._loading[match_id]

    async def visible(self, match_id: str, guest: str | None, asker: Asker | None = None) -> LiveMatch:
        """A match that this guest may see; a private one looks to others as if it were not there."""
        live = await self.get(match_id, asker)
        if not live.match.may_see(guest):
            raise Refused("no-table", "there is no such table")
        if guest is not None:
            live.presence.note(guest, live.match)
        return live

    async def _load(self, match_id: str, asker: Asker | None) -> LiveMatch:
        owner = await self._cluster.claim(match_id)
        log = await self._store.read_log(match_id)
        if not log:
            raise Refused("no-table", "there is no such table")
        match, seconds = await asyncio.to_thread(_read_match, match_id, log)
        if asker is not None:
            self._budgets.spend(asker, seconds)
        if owner is None:
            return self.add(match)
        follower = self.followers[match_id] = self._cluster.follow(match, owner)
        return follower

    async def add_new(self, match: Match) -> LiveMatch:
        """Take a match into memory that was just created: it is ours, unless another server was quicker."""
        return self.add(match) if await self._cluster.claim(match.id) is None else await self.get(match.id)

    def add(self, match: Match) -> MatchActor:
        """Take a match that is ours into memory; if somebody else was quicker, theirs is the one."""
        if (actor := self.actor_at_hand(match.id)) is not None:
            return actor
        failed = self.actors.get(match.id)
        actor = MatchActor(match, self._store, self._on_change, self._new_presence())
        if failed is not None:
            actor.followers = failed.followers
        return self._add(actor)

    def promote(self, follower: MatchFollower) -> MatchActor:
        """A match that was only followed is ours now; those who watch it notice nothing."""
        match_id = follower.match.id
        actor = MatchActor(follower.match, self._store, self._on_change, self._new_presence())
        actor.take_over(follower)
        follower.hand_over()
        del self.followers[match_id]
        return self._add(actor)

    def _add(self, actor: MatchActor) -> MatchActor:
        self.actors[actor.match.id] = actor
        try:
            self._on_change(actor, ())
        except Exception:  # nobody would look after it
            self.drop(actor)
            raise
        return actor

    async def settle(self) -> None:
        """Wait until the matches that are being read are in memory."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    def drop(self, live: LiveMatch) -> None:
        """Put a match away; its log stays. Whoever has it in hand still has to look for it anew."""
        match_id = live.match.id
        live.stop()
        if isinstance(live, MatchFollower):
            if self.followers.get(match_id) is live:
                del self.followers[match_id]
                self._cluster.unfollow(live)
        elif self.actors.get(match_id) is live:
            del self.actors[match_id]
            self._cluster.release(live)

    def leave(self, match_id: str, outbox: Outbox) -> None:
        """Tell a connection no more of a match."""
        for live in (self.actors.get(match_id), self.followers.get(match_id)):
            if live is not None:
                live.leave(outbox)


def _read_match(match_id: str, log: Sequence[LogEntry]) -> tuple[Match, float]:
    """A match from its log, and how many seconds of the processor that took."""
    began = time.thread_time()
    return match_from_log(match_id, log), time.thread_time() - began
