"""A server among others: it owns some matches, follows others, and sends commands on to their owners."""

import asyncio
import logging
from collections.abc import Collection, Iterable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from karfunkel.match.events import LogEntry
from karfunkel.match.match import Match
from karfunkel.server.actor import MatchActor, Reply
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.cluster import peer_messages as said
from karfunkel.server.cluster.bus import Bus
from karfunkel.server.cluster.followed_matches import FollowedMatches
from karfunkel.server.cluster.follower import MatchFollower
from karfunkel.server.cluster.membership import Membership
from karfunkel.server.cluster.owned_matches import OwnedMatches, PeerReply
from karfunkel.server.cluster.peer_link import BEAT, PeerLink
from karfunkel.server.cluster.peer_messages import Admit, AnyPeerMessage, Follow, Forward
from karfunkel.server.cluster.sole_server import NewRemotePresence, Owner, SoleServer
from karfunkel.server.match_registry import MatchRegistry
from karfunkel.store import Store

RENEW = 1.0
"""Seconds after which a server says in the database that it is alive."""
FOLLOW_ANEW = 10.0
"""Seconds after which an owner is told again what is followed here, in case it has forgotten."""

logger = logging.getLogger(__name__)


class ClusterMember(SoleServer):
    """This server among those that share its database."""

    def __init__(self, store: Store, bus: Bus, me: str, address: str, tasks: BackgroundTasks) -> None:
        self._membership = Membership(store, me, address)
        self._store, self._bus, self._tasks = store, bus, tasks
        self._link = PeerLink(bus, me, subject_of, self)
        self._owner: Owner
        self._owned: OwnedMatches
        self._followed: FollowedMatches

    async def join(self, registry: MatchRegistry, owner: Owner, new_presence: NewRemotePresence) -> None:
        """Be one of the servers from now on."""
        membership, link, tasks = self._membership, self._link, self._tasks
        self._owner = owner
        self._owned = OwnedMatches(registry, owner, link, membership, tasks)
        self._followed = FollowedMatches(registry, self._store, link, membership, tasks, new_presence)
        await link.open()
        await membership.join()
        self._store.require_lease(lambda: not membership.lapsed)
        await self._look_for_peers()
        for work in (self._keep_beating, self._keep_renewing, self._keep_following):
            tasks.start(work())

    async def leave(self) -> None:
        """Be none of them any more."""
        await self._membership.leave()
        await self._bus.close()

    @property
    def ready(self) -> bool:
        """Whether this server should be sent people: it reaches the others, and does not hand over what it has."""
        return self._bus.connected and not self._membership.draining and not self.lapsed

    @property
    def has_peers(self) -> bool:
        """Whether there are others that are alive."""
        return bool(self._membership.peers)

    @property
    def lapsed(self) -> bool:
        """Whether others may own by now what is in memory here."""
        return self._membership.lapsed

    # ---- who owns what

    async def claim(self, match_id: str) -> str | None:
        """Own a match, if nobody else does: None if it is ours now, else the server that owns it."""
        return await self._membership.claim(match_id)

    def release(self, actor: MatchActor) -> None:
        """A match was put away here; any server may own it."""
        self._owned.say_released(actor)
        self._membership.release(actor.match.id)

    async def unowned_elsewhere(self, match_ids: Iterable[str]) -> Collection[str]:
        """Which of these no other server owns."""
        return await self._membership.unowned_elsewhere(match_ids)

    async def drain(self) -> None:
        """Let the others have all that we own, each match as soon as nothing is under way in it."""
        await self._membership.begin_to_drain()
        await self._owned.drain()

    # ---- matches of others

    def follow(self, match: Match, owner: str) -> MatchFollower:
        """Begin to follow a match that another server owns."""
        return self._followed.follow(match, owner)

    def unfollow(self, follower: MatchFollower) -> None:
        """Follow a match no more."""
        self._followed.unfollow(follower)

    async def ask(self, follower: MatchFollower, about: Forward | Admit) -> int:
        """Let the owner of a match do something; the place in the log up to which that is stored, and known here."""
        return await self._followed.ask(follower, about)

    def submit(self, follower: MatchFollower, about: Forward | Admit, reply: Reply) -> None:
        """Let the owner of a match do something; `reply` hears of it like one who waits for `ask`."""
        self._followed.submit(follower, about, reply)

    def tell(self, actor: MatchActor, entries: Sequence[LogEntry]) -> None:
        """Something has happened in a match that we own: let those who follow it know."""
        self._owned.tell(actor, entries)

    # ---- what other servers say

    def on_query(self, sender: str, about: Forward | Admit | Follow, reply: PeerReply) -> None:
        """Answer a query, now or later."""
        self._membership.peers.add(sender)  # one that has just come is in the database, though not looked for yet
        self._owned.on_query(sender, about, reply)

    def on_message(self, sender: str, message: AnyPeerMessage) -> None:
        """Take what needs no answer."""
        if isinstance(message, said.TurnCame):
            self._owner.notify_turn(message.guest, message.match, message.game)
        elif isinstance(message, said.Written):
            self._owned.read_anew(message)
        elif isinstance(message, said.Watching | said.Unfollow):
            self._owned.take(sender, message)
        elif isinstance(message, said.Happened | said.Attending | said.Released):
            self._followed.take(sender, message)

    def on_loss(self, sender: str) -> None:
        """Something that this server has said was lost on the way."""
        self._followed.catch_up_with(sender)

    def on_silence(self, sender: str) -> None:
        """This server is not heard any more."""
        self._followed.leave_owner(sender)
        self._owned.leave_follower(sender)

    # ---- for ever

    async def _keep_beating(self) -> None:
        while True:
            self._link.beat(self._membership.peers)
            await asyncio.sleep(BEAT)

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                draining = await self._membership.renew()
                if draining is None:
                    logger.error("this server counted as dead; it begins anew")
                    self._owned.give_up_all()
                    await self._membership.join()
                elif draining and not self._membership.draining:
                    self._tasks.start(self.drain())
                await self._look_for_peers()
                await self._owned.check_leases()
            except (SQLAlchemyError, OSError, TimeoutError):
                logger.warning("this server cannot say that it is alive", exc_info=True)
                if self.lapsed:
                    self._owned.give_up_all()

    async def _look_for_peers(self) -> None:
        gone = await self._membership.look_for_peers()
        for server in gone:
            self._link.forget(server)
            self.on_silence(server)
        if gone:
            self._tasks.start(self._owner.take_in_orphans())

    async def _keep_following(self) -> None:
        while True:
            await asyncio.sleep(FOLLOW_ANEW)
            self._followed.remind_owners()


def subject_of(server: str) -> str:
    """What a server listens to on the bus. Its name cannot be guessed, and is the same on no other site."""
    return f"karfunkel.server.{server}"
