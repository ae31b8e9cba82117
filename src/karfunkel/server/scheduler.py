"""Scheduler: what a match in memory needs by itself when a bot is to move, time runs out, or nobody comes any more."""

import asyncio
import heapq
import logging
from collections.abc import Callable
from functools import partial

from karfunkel.match.decide import decide_expiry
from karfunkel.server.actor import MatchActor, Request
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.bot_driver import BotDriver
from karfunkel.server.cluster.sole_server import SoleServer
from karfunkel.server.match_registry import MatchRegistry
from karfunkel.server.settings import Settings
from karfunkel.server.sleeping_matches import SleepingMatches
from karfunkel.store import Store

LOOK_AROUND = 5
"""Seconds between two looks for matches that need somebody, if nothing is due before."""
SHORTEST = 0.05
"""Seconds between two looks, however much is due."""

logger = logging.getLogger(__name__)


class Scheduler:
    """Looks after the matches in memory, to the moment."""

    def __init__(
        self,
        registry: MatchRegistry,
        store: Store,
        settings: Settings,
        bots: BotDriver,
        tasks: BackgroundTasks,
        cluster: SoleServer,
    ) -> None:
        self._registry, self._settings = registry, settings
        self._bots, self._tasks = bots, tasks
        self.sleeping = SleepingMatches(registry, store, settings, cluster)
        self._started = settings.now()
        self._timers: list[tuple[int, str]] = []
        """Which match is due when, the next first. One that does not say the same as its actor does not count."""
        self._handle: asyncio.TimerHandle | None = None
        self._closing = False

    def look_after(self, actor: MatchActor) -> None:
        """Something has happened in a match: let its bots think, and remember when its time runs out."""
        if self._closing:
            return
        actor.touched = asyncio.get_running_loop().time()
        match = actor.match
        if match.stage == "running" and match.bots_to_act():
            self._bots.drive(actor)
        else:
            self._add_timer(actor)

    def _add_timer(self, actor: MatchActor) -> None:
        """Remember when the time of a match runs out, unless there is a timer that is earlier."""
        match, due = actor.match, self._due(actor)
        if due is not None and (actor.due is None or due < actor.due):
            actor.due = due
            heapq.heappush(self._timers, (due, match.id))
            if self._timers[0] == (due, match.id):
                self._set_timer()

    def _due(self, actor: MatchActor) -> int | None:
        """When a match needs somebody. After a start people have some time to come back before theirs runs out."""
        due = actor.match.due()
        return None if due is None else max(due, self._started + round(1000 * self._settings.grace))

    def _set_timer(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._timers and not self._closing:
            wait = (self._timers[0][0] - self._settings.now()) / 1000
            self._handle = asyncio.get_running_loop().call_later(min(max(wait, SHORTEST), LOOK_AROUND), self._expire)

    def _expire(self) -> None:
        """Let happen what is due now."""
        now = self._settings.now()
        late: list[MatchActor] = []
        while self._timers and self._timers[0][0] <= now:
            due, match_id = heapq.heappop(self._timers)
            actor = self._registry.actor_at_hand(match_id)
            if actor is not None and actor.due == due:
                actor.due = None
                late.append(actor)
        for actor in late:
            self._try(actor, partial(self._expire_match, actor, now))
        self._set_timer()

    def _expire_match(self, actor: MatchActor, now: int) -> None:
        """Let happen what is due in a match, if it still is."""

        def reply(seq: int, error: Exception | None) -> None:
            if error is not None:
                logger.warning("what was due could not be done", extra={"reason": str(error)})
            elif not actor.failed:
                self.look_after(actor)

        due = self._due(actor)
        if due is not None and due <= now:
            actor.submit(Request(lambda match: decide_expiry(match, now), now, reply))
        else:
            self.look_after(actor)

    def _sweep(self) -> None:
        """Put matches away that nobody watches and in which nothing happens; look again after all others."""
        now, long_ago = self._settings.now(), asyncio.get_running_loop().time() - self._settings.idle
        for actor in list(self._registry.actors.values()):
            self._try(actor, partial(self._sweep_match, actor, now, long_ago))
        for follower in list(self._registry.followers.values()):
            if follower.failed or (follower.touched <= long_ago and not follower.busy):
                self._registry.drop(follower)
        self._timers = [(due, match_id) for due, match_id in self._timers if self._is_due(match_id, due)]
        heapq.heapify(self._timers)

    def _sweep_match(self, actor: MatchActor, now: int, long_ago: float) -> None:
        if actor.failed:
            self._registry.drop(actor)
        elif actor.match.bots_to_act():
            self._bots.drive(actor)
        elif actor.touched <= long_ago and not actor.busy and self._may_sleep(actor, now):
            self._registry.drop(actor)
        else:
            self._add_timer(actor)

    def _may_sleep(self, actor: MatchActor, now: int) -> bool:
        """Whether a match needs nobody for some time."""
        due = self._due(actor)
        return due is None or due > now + 1000 * self._settings.idle

    def _is_due(self, match_id: str, due: int) -> bool:
        """Whether a timer is the one that its match waits for."""
        actor = self._registry.actor_at_hand(match_id)
        return actor is not None and actor.due == due

    def _try(self, actor: MatchActor, work: Callable[[], None]) -> None:
        """Do something for one match; if that fails, the match is read anew, and all others are looked after still."""
        try:
            work()
        except Exception:
            logger.exception("looking after a match failed", extra={"table": actor.match.id})
            if not actor.working:
                actor.stop()

    async def run(self) -> None:
        """Look around for ever: among the matches in memory, and for those that sleep and need somebody."""
        self._tasks.start(self._keep_sweeping())
        self._tasks.start(self.sleeping.catch_up())
        await self.sleeping.keep_waking()

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(min(LOOK_AROUND, max(SHORTEST, self._settings.idle)))
            self._sweep()
            self._expire()

    def close(self) -> None:
        """Look after nothing any more."""
        self._closing = True
        self._set_timer()
