"""A match that another server owns: it is only watched here, brought up to date by what the owner tells."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import evolve
from karfunkel.match.match import Match
from karfunkel.server.cluster.remote_presence import RemotePresence
from karfunkel.server.watched_match import WatchedMatch

logger = logging.getLogger(__name__)


class MatchFollower(WatchedMatch):
    """A match in memory that another server changes."""

    def __init__(self, match: Match, owner: str, presence: RemotePresence) -> None:
        super().__init__(match, presence)
        self.touched = asyncio.get_running_loop().time()
        self.owner = owner
        """The server that owns the match, as far as is known."""
        self.moving: asyncio.Task[None] | None = None
        """Finds the new owner, while the old one is lost or has let go."""
        self.remote_presence = presence
        self._waiting: list[tuple[int, Callable[[], None]]] = []

    def apply(self, entries: Sequence[LogEntry]) -> bool:
        """Let happen what is not known yet, and tell all who watch; false if something is missing before it."""
        steps: list[Match] = []
        match = self.match
        self.touched = asyncio.get_running_loop().time()
        try:
            for entry in entries:
                if entry.seq > match.seq + 1:
                    return False
                if entry.seq == match.seq + 1:
                    match = match.copy()
                    evolve(match, entry)
                    steps.append(match)
            if steps:
                told, frame = self._project(steps)
                before, self.match = self.match, match
                self._tell(before, told, frame)
        except Exception:
            logger.exception("what another server has told could not be done", extra={"table": match.id})
            self._fail()
        self._answer_waiting()
        return True

    def when_at(self, seq: int, done: Callable[[], None]) -> None:
        """Call this once all up to a place is known here; at once, if it is."""
        if self.match.seq >= seq or self.failed:
            done()
        else:
            self._waiting.append((seq, done))

    def hand_over(self) -> None:
        """It is ours now: an actor goes on with those who watch."""
        self.failed, self.viewers, self._frame = True, {}, None
        self._answer_waiting()

    def stop(self) -> None:
        """Follow no more."""
        super().stop()
        self._answer_waiting()

    def _answer_waiting(self) -> None:
        ready = [done for seq, done in self._waiting if seq <= self.match.seq or self.failed]
        if ready:
            self._waiting = [(seq, done) for seq, done in self._waiting if seq > self.match.seq and not self.failed]
            for done in ready:
                done()
