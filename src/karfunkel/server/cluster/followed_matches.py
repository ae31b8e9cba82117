"""The matches of other servers that are watched here: followed, commanded, and found again when their owner is lost."""

import asyncio
import logging
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from karfunkel.errors import Refused
from karfunkel.match.match import Match
from karfunkel.server.actor import Reply, answer_future
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.cluster import peer_messages as said
from karfunkel.server.cluster.follower import MatchFollower
from karfunkel.server.cluster.membership import Membership
from karfunkel.server.cluster.peer_link import PeerLink
from karfunkel.server.cluster.peer_messages import Admit, Follow, Forward
from karfunkel.server.cluster.sole_server import NewRemotePresence
from karfunkel.server.match_registry import MatchRegistry
from karfunkel.server.watched_match import READ_ANEW
from karfunkel.store import NotStored, Store

LOOK_AGAIN = 0.4
"""Seconds after which the owner of a match is looked for again."""
MOVED = "moved"
"""The code of a refusal because a match is owned by another server."""

FromOwner = said.Happened | said.Attending | said.Released

logger = logging.getLogger(__name__)


class FollowedMatches:
    """The matches in memory that other servers own."""

    def __init__(
        self,
        registry: MatchRegistry,
        store: Store,
        link: PeerLink,
        membership: Membership,
        tasks: BackgroundTasks,
        new_presence: NewRemotePresence,
    ) -> None:
        self._registry, self._store, self._link, self._tasks = registry, store, link, tasks
        self._membership, self._new_presence = membership, new_presence

    def follow(self, match: Match, owner: str) -> MatchFollower:
        """Begin to follow a match that another server owns."""

        def report(guests: list[str], seen: str | None) -> None:
            self._link.send(follower.owner, said.Watching(match.id, guests, seen))

        follower = MatchFollower(match, owner, self._new_presence(report))
        self._link.expect(owner)
        self._follow(follower)
        return follower

    def _follow(self, follower: MatchFollower) -> None:
        self._link.ask(follower.owner, Follow(follower.match.id), partial(self._followed, follower))
        if guests := follower.presence.seated_here(follower.match):
            self._link.send(follower.owner, said.Watching(follower.match.id, guests))

    def _followed(self, follower: MatchFollower, answer: said.Reply | None) -> None:
        if follower.failed:
            return
        if answer is None or answer.failure is not None:
            self._move(follower)
        elif answer.seq > follower.match.seq:
            self._tasks.start(self._catch_up(follower))

    def unfollow(self, follower: MatchFollower) -> None:
        """Follow a match no more."""
        self._link.send(follower.owner, said.Unfollow(follower.match.id))

    async def _catch_up(self, follower: MatchFollower) -> None:
        """Read from the store what was lost on the way."""
        try:
            follower.apply(await self._store.read_log(follower.match.id, follower.match.seq))
        except (SQLAlchemyError, OSError):
            logger.warning("what was missed could not be read", exc_info=True)
            follower.stop()

    def _move(self, follower: MatchFollower) -> None:
        """Find the new owner of a match; it may be we."""
        if follower.moving is None and not follower.failed:
            follower.moving = asyncio.create_task(self._find_owner(follower))

    async def _find_owner(self, follower: MatchFollower) -> None:
        match_id = follower.match.id
        try:
            while not follower.failed:
                try:
                    owner = await self._membership.claim(match_id)
                except Refused:
                    if self._membership.draining:
                        follower.stop()
                        return
                    owner = follower.owner
                if owner is None:
                    await self._catch_up(follower)
                    if not follower.failed:
                        self._registry.promote(follower)
                    return
                if owner != follower.owner or not self._link.is_silent(owner):
                    follower.owner = owner
                    self._link.expect(owner)
                    self._follow(follower)
                    return
                await asyncio.sleep(LOOK_AGAIN)
        finally:
            follower.moving = None

    # ---- commands for matches of others

    async def ask(self, follower: MatchFollower, about: Forward | Admit) -> int:
        """Let the owner of a match do something; the place in the log up to which that is stored, and known here."""
        while (moving := follower.moving) is not None:
            await asyncio.wait({moving})
        if follower.failed:
            raise Refused(READ_ANEW, "the table has to be read anew; try again")
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(follower, about, partial(answer_future, answered))
        return await answered

    def submit(self, follower: MatchFollower, about: Forward | Admit, reply: Reply) -> None:
        """Let the owner of a match do something; `reply` hears of it like one who waits for `ask`."""
        if follower.moving is not None or follower.failed:
            reply(0, Refused(READ_ANEW, "the table has another server now; try again"))
        else:
            self._link.ask(follower.owner, about, partial(self._forwarded, follower, reply))

    def _forwarded(self, follower: MatchFollower, reply: Reply, answer: said.Reply | None) -> None:
        """The owner has done what was wanted, or has not; nobody hears of it before what happened is known here."""
        if answer is None:
            self._move(follower)
            reply(0, NotStored("the server of this table was lost; whether it was stored is not known"))
        elif answer.failure is not None:
            if answer.failure.code == MOVED:
                self._move(follower)
                reply(0, Refused(READ_ANEW, answer.failure.text))
            else:
                reply(0, said.error_of(answer.failure))
        else:
            follower.when_at(answer.seq, partial(reply, answer.seq, None))
            if follower.match.seq < answer.seq:
                self._tasks.start(self._catch_up(follower))

    # ---- what owners say

    def take(self, sender: str, message: FromOwner) -> None:
        """Take what the owner of a match says of it."""
        follower = self._registry.followers.get(message.match)
        if follower is None or follower.failed or follower.owner != sender:
            return
        if isinstance(message, said.Happened):
            if not follower.apply(said.log_entries(message.entries)):
                self._tasks.start(self._catch_up(follower))
        elif isinstance(message, said.Attending):
            follower.remote_presence.hear(follower.match, message.told)
        else:
            self._move(follower)

    def catch_up_with(self, owner: str) -> None:
        """Something that this server has said was lost on the way: it may have been about any of its matches."""
        for follower in list(self._registry.followers.values()):
            if follower.owner == owner:
                self._tasks.start(self._catch_up(follower))

    def leave_owner(self, owner: str) -> None:
        """This server is not heard any more: find those that own its matches now."""
        for follower in list(self._registry.followers.values()):
            if follower.owner == owner:
                self._move(follower)

    def remind_owners(self) -> None:
        """Tell owners again what is followed here: one that has read a match anew may not know."""
        for follower in list(self._registry.followers.values()):
            if follower.moving is None and not follower.failed:
                self._follow(follower)
