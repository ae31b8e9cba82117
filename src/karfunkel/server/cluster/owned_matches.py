"""Our matches, as other servers know them: whoever follows is told what happens, and commands are taken from there."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from karfunkel.errors import Refused
from karfunkel.match.events import LogEntry
from karfunkel.server.actor import MatchActor
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.cluster import peer_messages as said
from karfunkel.server.cluster.followed_matches import MOVED
from karfunkel.server.cluster.membership import Membership
from karfunkel.server.cluster.peer_link import PeerLink
from karfunkel.server.cluster.peer_messages import Admit, Follow, Forward
from karfunkel.server.cluster.sole_server import Owner
from karfunkel.server.match_registry import MatchRegistry

PeerReply = Callable[[said.Reply], None]

logger = logging.getLogger(__name__)


class OwnedMatches:
    """The matches in memory that this server owns."""

    def __init__(
        self, registry: MatchRegistry, owner: Owner, link: PeerLink, membership: Membership, tasks: BackgroundTasks
    ) -> None:
        self._registry, self._owner, self._link, self._tasks = registry, owner, link, tasks
        self._membership = membership

    def tell(self, actor: MatchActor, entries: Sequence[LogEntry]) -> None:
        """Something has happened in a match that we own: let those who follow it know."""
        if actor.followers:
            happened = said.Happened(actor.match.id, said.stored_entries(entries))
            for server in actor.followers:
                self._link.send(server, happened)
        match = actor.match
        if self._membership.peers:
            for seat, asked in match.asked.items():
                guest = match.seats[seat].guest
                if guest is None or asked < entries[0].seq or not match.seats[seat].present:
                    continue
                if not actor.presence.is_watching(guest):
                    for server in self._membership.peers:
                        self._link.send(server, said.TurnCame(guest, match.id, match.setup.game))

    def _tell_attending(self, actor: MatchActor, told: bytes) -> None:
        for server in actor.followers:
            self._link.send(server, said.Attending(actor.match.id, told))

    # ---- what followers ask

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

    # ---- what followers say

    def take(self, sender: str, message: said.Watching | said.Unfollow) -> None:
        """Take what a server says that follows a match."""
        actor = self._registry.actor_at_hand(message.match)
        if actor is None:
            return
        if isinstance(message, said.Unfollow):
            actor.followers.discard(sender)
            actor.presence.watch_elsewhere(sender, (), actor.match)
        else:
            actor.presence.watch_elsewhere(sender, message.guests, actor.match)
            if message.seen is not None:
                actor.presence.note(message.seen, actor.match)

    def read_anew(self, message: said.Written) -> None:
        """A server that counted as dead has written the log of a match that is ours by now."""
        actor = self._registry.actor_at_hand(message.match)
        if actor is not None and actor.match.seq < message.seq:
            actor.stop_when_idle()

    def leave_follower(self, server: str) -> None:
        """This server is not heard any more: nobody is here by it."""
        for actor in list(self._registry.actors.values()):
            if server in actor.followers:
                actor.followers.discard(server)
                actor.presence.watch_elsewhere(server, (), actor.match)

    # ---- matches that are ours no more

    def say_released(self, actor: MatchActor) -> None:
        """Let followers know that a match was put away here."""
        for server in actor.followers:
            self._link.send(server, said.Released(actor.match.id))
        actor.followers.clear()

    def give_up(self, actor: MatchActor) -> None:
        """Have a match no more that another server may have taken over, which is to know what was written last."""

        def say(_: object) -> None:
            for server in self._membership.peers:
                self._link.send(server, said.Written(actor.match.id, actor.match.seq))

        stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stopped.add_done_callback(say)
        actor.stop_when_idle(stopped)

    def give_up_all(self) -> None:
        """Others may own by now what we had: all who watch have to look anew."""
        for actor in list(self._registry.actors.values()):
            self.give_up(actor)

    async def check_leases(self) -> None:
        """Give up what another server owns by now: it took it while this one could say nothing."""
        actors = list(self._registry.actors.values())
        owned = await self._membership.owned()
        for actor in actors:
            if not actor.failed and actor.match.id not in owned and actor.match.id not in self._membership.releasing:
                logger.warning("another server has taken a table over", extra={"table": actor.match.id})
                self.give_up(actor)

    async def drain(self) -> None:
        """Let the others have all that we own, each match as soon as nothing is under way in it."""
        actors = list(self._registry.actors.values())
        while actors:
            for actor in [actor for actor in actors if not actor.working]:
                self._registry.drop(actor)
            actors = [actor for actor in actors if actor.working]
            await asyncio.sleep(0.01)
        await asyncio.gather(*self._membership.releasing.values())
