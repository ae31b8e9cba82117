"""Sleeping matches, which are in the store alone: those that are due are taken into memory."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from karfunkel.server.cluster.sole_server import SoleServer
from karfunkel.server.match_registry import MatchRegistry
from karfunkel.server.settings import Settings
from karfunkel.store import Store
from karfunkel.store.match_summary import list_write

LOOK_AROUND = 5
"""Seconds between two looks into the store, if nothing is due before."""
LATER = 3_600_000
"""Milliseconds until a match that could not be read is tried again."""

logger = logging.getLogger(__name__)


class SleepingMatches:
    """Wakes matches that nobody has in memory but that need somebody."""

    def __init__(self, registry: MatchRegistry, store: Store, settings: Settings, cluster: SoleServer) -> None:
        self._registry, self._store, self._settings, self._cluster = registry, store, settings, cluster

    async def keep_waking(self) -> None:
        """Look, for ever, for matches that are due."""
        while True:
            wait = float(LOOK_AROUND)
            try:
                now = self._settings.now()
                late = await self._store.lists.due(now, limit=1000)
                ours = await self._cluster.unowned_elsewhere(late)
                for match_id, seq in late.items():
                    if match_id in ours:
                        await self._try_to_wake(match_id, seq, now)
                due = await self._store.lists.next_due()
                if due is not None and due > now:
                    wait = min(wait, (due - now) / 1000)
            except Exception:
                logger.exception("could not look for matches that are due")
            await asyncio.sleep(max(0.2, wait))

    async def catch_up(self) -> None:
        """Let lists show what a server stored before it was killed, and look after those matches again."""
        behind = await self._store.lists.behind()
        for match_id in await self._cluster.unowned_elsewhere(behind):
            try:
                match = (await self._registry.get(match_id)).match
                await self._store.write(list_write(match, match.due()))
            except Exception:
                logger.exception("a match cannot be read", extra={"table": match_id})

    async def _try_to_wake(self, match_id: str, seq: int, now: int) -> None:
        """Take a match that is due into memory. One that cannot be read keeps nobody waiting; it is tried later."""
        try:
            await self._wake(match_id, seq)
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            logger.exception("a match cannot be read", extra={"table": match_id})
            await self._store.lists.set_due(match_id, seq, now + LATER)

    async def _wake(self, match_id: str, seq: int) -> None:
        """Take a match that is due into memory; read it anew if somebody else has written its log."""
        at_hand = self._registry.actor_at_hand(match_id)
        if at_hand is not None and at_hand.match.seq < seq and not at_hand.working:
            at_hand.stop()
        match = (await self._registry.get(match_id)).match
        if match.due() is None:
            await self._store.lists.set_due(match_id, match.seq, None)
