"""A server among others: it owns some matches, follows others, and sends commands on to their owners."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from karfunkel.errors import Refused
from karfunkel.match.events import LogEntry
from karfunkel.match.match import Match
from karfunkel.server.actor import MatchActor, Reply, answer_future
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.cluster import peer_messages as said
from karfunkel.server.cluster.bus import Bus
from karfunkel.server.cluster.follower import MatchFollower
from karfunkel.server.cluster.peer_link import BEAT, PeerLink
from karfunkel.server.cluster.peer_messages import Admit, AnyPeerMessage, Follow, Forward
from karfunkel.server.cluster.sole_server import NewRemotePresence, Owner, SoleServer
from karfunkel.server.match_registry import MatchRegistry
from karfunkel.server.watched_match import READ_ANEW
from karfunkel.store import NotStored, Store
from karfunkel.store.leases import ALIVE_FOR, Leases, ServerEntry

RENEW = 1.0
"""Seconds after which a server says in the database that it is alive."""
LOOK_AGAIN = 0.4
"""Seconds after which the owner of a match is looked for again."""
FOLLOW_ANEW = 10.0
"""Seconds after which an owner is told again what is followed here, in case it has forgotten."""
MOVED = "moved"
"""The code of a refusal because a match is owned by another server."""

PeerReply = Callable[[said.Reply], None]

logger = logging.getLogger(__name__)


class ClusterMember(SoleServer):
    """This server among those that share its database."""

    def __init__(self, store: Store, bus: Bus, me: str, address: str, tasks: BackgroundTasks) -> None:
        self.me = me
        self._leases, self._store, self._bus = Leases(store.engine), store, bus
        self._address, self._tasks = address, tasks
        self._link = PeerLink(bus, me, subject_of, self)
        self._registry: MatchRegistry
        self._owner: Owner
        self._new_presence: NewRemotePresence
        self._peers: dict[str, ServerEntry] = {}
        """The other servers that are alive."""
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._renewed = 0.0
        self.draining = False

    async def join(
        self,
        registry: MatchRegistry,
        owner: Owner,
        new_presence: NewRemotePresence,
    ) -> None:
        """Be one of the servers from now on."""
        self._registry, self._owner, self._new_presence = registry, owner, new_presence
        await self._link.open()
        await self._leases.join(self.me, self._address)
        self._renewed = asyncio.get_running_loop().time()
        await self._look_for_peers()
        self._tasks.start(self._keep_beating())
        self._tasks.start(self._keep_renewing())
        self._tasks.start(self._keep_following())

    async def leave(self) -> None:
        """Be none of them any more."""
        try:
            await self._leases.leave(self.me)
        except (SQLAlchemyError, OSError):
            logger.warning("the others will notice by themselves that this server is gone", exc_info=True)
        await self._bus.close()

    @property
    def ready(self) -> bool:
        """Whether this server should be sent people: it reaches the others, and does not hand over what it has."""
        return self._bus.connected and not self.draining

    @property
    def has_peers(self) -> bool:
        """Whether there are others that are alive."""
        return bool(self._peers)

    # ---- who owns what

    async def claim(self, match_id: str) -> str | None:
        """Own a match, if nobody else does: None if it is ours now, else the server that owns it."""
        if (releasing := self._releasing.get(match_id)) is not None:
            await asyncio.shield(releasing)
        try:
            if self.draining:
                owner = await self._leases.owner(match_id)
                if owner is None:
                    raise Refused(READ_ANEW, "this server is going down; connect anew")
            else:
                owner = await self._leases.claim(match_id, self.me)
        except (SQLAlchemyError, OSError) as error:
            logger.warning("it cannot be found out who owns a table", exc_info=True)
            raise Refused(READ_ANEW, "the database cannot be reached; try again") from error
        if owner is None:
            raise Refused("no-table", "there is no such table")
        return None if owner == self.me else owner

    def release(self, actor: MatchActor) -> None:
        """A match was put away here; any server may own it."""
        match_id = actor.match.id
        for server in actor.followers:
            self._link.send(server, said.Released(match_id))
        actor.followers.clear()
        if match_id not in self._releasing:
            task = asyncio.create_task(self._release(match_id))
            self._releasing[match_id] = task
            task.add_done_callback(lambda _: self._releasing.pop(match_id, None))

    async def _release(self, match_id: str) -> None:
        try:
            await self._leases.release([match_id], self.me)
        except (SQLAlchemyError, OSError):
            logger.warning("a table could not be let go", exc_info=True)

    async def unowned_elsewhere(self, match_ids: Iterable[str]) -> Collection[str]:
        """Which of these no other server owns."""
        if self.draining:
            return ()
        named = list(match_ids)
        return set(named) - await self._leases.owned_by_others(named, self.me)

    async def drain(self) -> None:
        """Let the others have all that we own, each match as soon as nothing is under way in it."""
        self.draining = True
        await asyncio.gather(self._leases.drain(self.me), return_exceptions=True)
        actors = list(self._registry.actors.values())
        while actors:
            for actor in [actor for actor in actors if not actor.working]:
                self._registry.drop(actor)
            actors = [actor for actor in actors if actor.working]
            await asyncio.sleep(0.01)
        await asyncio.gather(*self._releasing.values())

    # ---- matches of others

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
                    owner = await self.claim(match_id)
                except Refused:
                    if self.draining:
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

    # ---- what other servers hear of our matches

    def tell(self, actor: MatchActor, entries: Sequence[LogEntry]) -> None:
        """Something has happened in a match that we own: let those who follow it know."""
        if actor.followers:
            happened = said.Happened(actor.match.id, said.stored_entries(entries))
            for server in actor.followers:
                self._link.send(server, happened)
        match = actor.match
        if self._peers:
            for seat, asked in match.asked.items():
                guest = match.seats[seat].guest
                if guest is None or asked < entries[0].seq or not match.seats[seat].present:
                    continue
                if not actor.presence.is_watching(guest):
                    for server in self._peers:
                        self._link.send(server, said.TurnCame(guest, match.id, match.setup.game))

    def _tell_attending(self, actor: MatchActor, told: bytes) -> None:
        for server in actor.followers:
            self._link.send(server, said.Attending(actor.match.id, told))

    # ---- what other servers say

    def on_query(self, sender: str, about: Forward | Admit | Follow, reply: PeerReply) -> None:
        """Answer a query, now or later."""
        actor = self._registry.actor_at_hand(about.match)
        if actor is None:
            self._tasks.start(self._answer_later(sender, about, reply))
        else:
            self._answer_query(sender, actor, about, reply)

    async def _answer_later(self, sender: str, about: Forward | Admit | Follow, reply: PeerReply) -> None:
        """Answer a query about a match that is not in memory: it is ours, or nobody's, or it has moved."""
        try:
            await self._registry.get(about.match)
            actor = self._registry.actor_at_hand(about.match)
        except Exception as error:  # noqa: BLE001  it is handed on
            reply(said.Reply(0, 0, said.failure_of(error)))
            return
        if actor is None:
            reply(said.Reply(0, 0, said.Failure(Refused.__name__, MOVED, "this table has another server now")))
        else:
            self._answer_query(sender, actor, about, reply)

    def _answer_query(self, sender: str, actor: MatchActor, about: Forward | Admit | Follow, reply: PeerReply) -> None:
        def replied(seq: int, error: Exception | None) -> None:
            reply(said.Reply(0, seq, None if error is None else said.failure_of(error)))

        if isinstance(about, Follow):
            actor.followers.add(sender)
            actor.presence.on_tell = partial(self._tell_attending, actor)
            reply(said.Reply(0, actor.match.seq))
            self._link.send(sender, said.Attending(about.match, actor.presence.message(actor.match)))
        elif isinstance(about, Forward):
            self._owner.submit_as_owner(about.match, about.who, about.command, replied)
        else:
            self._owner.admit_as_owner(about.match, about.guest, replied)

    def on_message(self, sender: str, message: AnyPeerMessage) -> None:
        """Take what needs no answer."""
        if isinstance(message, said.TurnCame):
            self._owner.notify_turn(message.guest, message.match, message.game)
        elif isinstance(message, said.Written):
            actor = self._registry.actor_at_hand(message.match)
            if actor is not None and actor.match.seq < message.seq:
                actor.stop_when_idle()  # it is read anew with what the other one has written
        elif isinstance(message, said.Watching | said.Unfollow):
            actor = self._registry.actor_at_hand(message.match)
            if actor is not None:
                self._take_from_follower(sender, actor, message)
        elif isinstance(message, said.Happened | said.Attending | said.Released):
            follower = self._registry.followers.get(message.match)
            if follower is not None and not follower.failed and follower.owner == sender:
                self._take_from_owner(follower, message)

    def _take_from_follower(self, sender: str, actor: MatchActor, message: said.Watching | said.Unfollow) -> None:
        if isinstance(message, said.Unfollow):
            actor.followers.discard(sender)
            actor.presence.watch_elsewhere(sender, (), actor.match)
        else:
            actor.presence.watch_elsewhere(sender, message.guests, actor.match)
            if message.seen is not None:
                actor.presence.note(message.seen, actor.match)

    def _take_from_owner(
        self, follower: MatchFollower, message: said.Happened | said.Attending | said.Released
    ) -> None:
        if isinstance(message, said.Happened):
            if not follower.apply(said.log_entries(message.entries)):
                self._tasks.start(self._catch_up(follower))
        elif isinstance(message, said.Attending):
            follower.remote_presence.hear(follower.match, message.told)
        else:
            self._move(follower)

    def on_loss(self, sender: str) -> None:
        """Something that this server has said was lost on the way: it may have been about any of its matches."""
        for follower in list(self._registry.followers.values()):
            if follower.owner == sender:
                self._tasks.start(self._catch_up(follower))

    def on_silence(self, sender: str) -> None:
        """This server is not heard any more."""
        for follower in list(self._registry.followers.values()):
            if follower.owner == sender:
                self._move(follower)
        for actor in list(self._registry.actors.values()):
            if sender in actor.followers:
                actor.followers.discard(sender)
                actor.presence.watch_elsewhere(sender, (), actor.match)

    # ---- for ever

    async def _keep_beating(self) -> None:
        while True:
            self._link.beat(set(self._peers))
            await asyncio.sleep(BEAT)

    async def _keep_renewing(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(RENEW)
            try:
                draining = await asyncio.wait_for(self._leases.renew(self.me), ALIVE_FOR)
                if draining is None:
                    logger.error("this server counted as dead; it begins anew")
                    self._lose_all()
                    await self._leases.join(self.me, self._address)
                elif draining and not self.draining:
                    self._tasks.start(self.drain())
                self._renewed = loop.time()
                await self._look_for_peers()
                await self._check_leases()
            except (SQLAlchemyError, OSError, TimeoutError):
                logger.warning("this server cannot say that it is alive", exc_info=True)
                if loop.time() - self._renewed > ALIVE_FOR:
                    self._lose_all()

    def _lose_all(self) -> None:
        """Others may own by now what we had: all who watch have to look anew."""
        for actor in list(self._registry.actors.values()):
            self._give_up(actor)

    def _give_up(self, actor: MatchActor) -> None:
        """Have a match no more that another server may have taken over, which is to know what was written last."""

        def say(_: object) -> None:
            for server in self._peers:
                self._link.send(server, said.Written(actor.match.id, actor.match.seq))

        stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stopped.add_done_callback(say)
        actor.stop_when_idle(stopped)

    async def _check_leases(self) -> None:
        """Give up what another server owns by now: it took it while this one could say nothing."""
        actors = list(self._registry.actors.values())
        owned = await self._leases.owned_by(self.me)
        for actor in actors:
            if not actor.failed and actor.match.id not in owned and actor.match.id not in self._releasing:
                logger.warning("another server has taken a table over", extra={"table": actor.match.id})
                self._give_up(actor)

    async def _look_for_peers(self) -> None:
        found = {server.id: server for server in await self._leases.servers() if server.alive and server.id != self.me}
        gone = set(self._peers) - set(found)
        self._peers = found
        for server in gone:
            self._link.forget(server)
            self.on_silence(server)
        if gone:
            self._tasks.start(self._owner.take_in_orphans())

    async def _keep_following(self) -> None:
        """Tell owners again what is followed here: one that has read a match anew may not know."""
        while True:
            await asyncio.sleep(FOLLOW_ANEW)
            for follower in list(self._registry.followers.values()):
                if follower.moving is None and not follower.failed:
                    self._follow(follower)


def subject_of(server: str) -> str:
    """What a server listens to on the bus. Its name cannot be guessed, and is the same on no other site."""
    return f"karfunkel.server.{server}"
