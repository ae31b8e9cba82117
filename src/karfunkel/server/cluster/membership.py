"""That this server is one of several, as the database says: who else is there, and who owns what."""

import asyncio
import logging
from collections.abc import Collection, Iterable

from sqlalchemy.exc import SQLAlchemyError

from karfunkel.errors import Refused
from karfunkel.server.watched_match import READ_ANEW
from karfunkel.store import Store
from karfunkel.store.leases import ALIVE_FOR, Leases

logger = logging.getLogger(__name__)


class Membership:
    """What the database knows of this server, and of those beside it."""

    def __init__(self, store: Store, me: str, address: str) -> None:
        self.me = me
        self._leases, self._address = Leases(store.engine), address
        self.peers: set[str] = set()
        """The other servers that are alive."""
        self.draining = False
        """Whether this server hands over what it has, and takes no more."""
        self.releasing: dict[str, asyncio.Task[None]] = {}
        """The matches that are being let go."""
        self._loop = asyncio.get_running_loop()
        self._renewed = float("-inf")
        self._is_member = asyncio.Event()

    @property
    def lapsed(self) -> bool:
        """Whether others may own by now what was ours, because this server has not said for too long that it is alive.

        It is known here without asking anybody: a server that stood still finds out before it does anything else.
        """
        return self._loop.time() - self._renewed > ALIVE_FOR

    async def join(self) -> None:
        """Be one of the servers from now on, or anew."""
        said_at = self._loop.time()
        await self._leases.join(self.me, self._address)
        self._renewed = said_at
        self._is_member.set()

    async def leave(self) -> None:
        """Be none of them any more."""
        try:
            await self._leases.leave(self.me)
        except (SQLAlchemyError, OSError):
            logger.warning("the others will notice by themselves that this server is gone", exc_info=True)

    async def renew(self) -> bool | None:
        """Say that this server is alive: whether it is to hand over what it has. None if it counted as dead."""
        said_at = self._loop.time()
        draining = await asyncio.wait_for(self._leases.renew(self.me), ALIVE_FOR)
        if draining is None:
            self._is_member.clear()
        else:
            self._renewed = said_at
        return draining

    async def look_for_peers(self) -> set[str]:
        """Look who else is there; who is not any more."""
        found = {server.id for server in await self._leases.servers() if server.alive and server.id != self.me}
        gone, self.peers = self.peers - found, found
        return gone

    # ---- who owns what

    async def claim(self, match_id: str) -> str | None:
        """Own a match, if nobody else does: None if it is ours now, else the server that owns it."""
        if (releasing := self.releasing.get(match_id)) is not None:
            await asyncio.shield(releasing)
        try:
            if self.draining:
                owner = await self._leases.owner(match_id)
                if owner is None:
                    raise Refused(READ_ANEW, "this server is going down; connect anew")
            else:
                await self._wait_for_membership()
                owner = await self._leases.claim(match_id, self.me)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            logger.warning("it cannot be found out who owns a table", exc_info=True)
            raise Refused(READ_ANEW, "the database cannot be reached; try again") from error
        if owner is None:
            raise Refused("no-table", "there is no such table")
        return None if owner == self.me else owner

    async def _wait_for_membership(self) -> None:
        """Wait until this server has begun anew, if it counted as dead: what it claims before is nobody's."""
        if self.lapsed:
            self._is_member.clear()
        await asyncio.wait_for(self._is_member.wait(), ALIVE_FOR)

    def release(self, match_id: str) -> None:
        """Any server may own a match from now on."""
        if match_id not in self.releasing:
            task = asyncio.create_task(self._release(match_id))
            self.releasing[match_id] = task
            task.add_done_callback(lambda _: self.releasing.pop(match_id, None))

    async def _release(self, match_id: str) -> None:
        try:
            await self._leases.release([match_id], self.me)
        except (SQLAlchemyError, OSError):
            logger.warning("a table could not be let go", exc_info=True)

    async def owned(self) -> set[str]:
        """The matches that are ours, as the database says."""
        return await self._leases.owned_by(self.me)

    async def unowned_elsewhere(self, match_ids: Iterable[str]) -> Collection[str]:
        """Which of these no other server owns."""
        if self.draining:
            return ()
        named = list(match_ids)
        return set(named) - await self._leases.owned_by_others(named, self.me)

    async def begin_to_drain(self) -> None:
        """Take no more matches, and let that be known."""
        self.draining = True
        await asyncio.gather(self._leases.drain(self.me), return_exceptions=True)
