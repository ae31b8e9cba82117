"""Runs one match: takes one command at a time, stores what it decides, then tells everybody.

Work is done by callbacks, because at thousands of moves a second a task for each costs too much; `ask` is the way in
for those who can wait. Whatever fails ends the actor: all who wait are answered, and the match is read anew.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from karfunkel.errors import IllegalMove, InvalidMove, Refused
from karfunkel.match.decision import Decision
from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import add_event
from karfunkel.match.match import Match
from karfunkel.match.projection import Frame
from karfunkel.server.match_presence import MatchPresence
from karfunkel.server.watched_match import Told, WatchedMatch, for_a_future
from karfunkel.store import Store
from karfunkel.store.match_summary import match_write

Reply = Callable[[int, Exception | None], None]
"""Who hears up to which place the log is stored, or why what was wanted is not done."""

logger = logging.getLogger(__name__)


def ignore_reply(seq: int, error: Exception | None) -> None:
    """Whoever wants to hear waits for `ask`."""


class Request(msgspec.Struct, frozen=True):
    """What somebody wants of a match, and who is to hear of it."""

    decide: Callable[[Match], Decision]
    at: int
    """The time at which it happens, in milliseconds since 1970."""
    reply: Reply = ignore_reply
    create: Callable[[Match], Sequence[Match]] | None = None
    """New matches that what happened calls for: they are stored together with it, all or none."""


class MatchActor(WatchedMatch):
    """One match in memory, and the only one who changes it."""

    def __init__(
        self,
        match: Match,
        store: Store,
        on_change: Callable[["MatchActor", Sequence[LogEntry]], None],
        presence: MatchPresence,
    ) -> None:
        super().__init__(match, presence)
        self.due: int | None = None
        """For when the scheduler has a timer for it."""
        self._store = store
        self._on_change = on_change
        self._mailbox: deque[Callable[[], None]] = deque()
        self.working = False
        """Whether a request is under way."""
        self.followers: set[str] = set()
        """The other servers at which it is watched."""

    @property
    def busy(self) -> bool:
        """Whether somebody watches, be it at another server, or something is happening right now."""
        return super().busy or self.working or bool(self.followers)

    def take_over(self, other: WatchedMatch) -> None:
        """Go on with those who watch a match that was changed elsewhere until now."""
        self.viewers, self._frame = other.viewers, other._frame
        self.presence.take_over(other.presence)

    # ---- one thing after the other

    def submit(self, request: Request) -> None:
        """Take a request; it is handled at once if nothing else is under way."""
        self._take_turn(partial(self._handle, request))

    async def ask(self, request: Request) -> int:
        """Take a request that has nobody to hear of it yet, and wait for what becomes of it."""
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(msgspec.structs.replace(request, reply=partial(answer_future, answered)))
        return await answered

    def _take_turn(self, work: Callable[[], None]) -> None:
        """Do some work when all before it is done; it ends with `_end_turn`."""
        if self.working:
            self._mailbox.append(work)
        else:
            self.working = True
            work()

    def _end_turn(self) -> None:
        if self._mailbox:
            asyncio.get_running_loop().call_soon(self._mailbox.popleft())
        else:
            self.working = False

    def _when_idle(self, work: Callable[[], None]) -> None:
        def take() -> None:
            try:
                work()
            finally:
                self._end_turn()

        self._take_turn(take)

    # ---- a request

    def _handle(self, request: Request) -> None:
        """Decide, and let it happen to a copy of the match; what follows from it waits until it is stored."""
        try:
            self._require_sound()
            decision = request.decide(self.match)
            if not decision.events:
                self._finish(request, None)
                return
            steps = _steps(self.match, decision, request.at)
            created = request.create(steps[-1]) if request.create is not None else ()
            entries = [step.log[-1] for step in steps]
            writes = [match_write(steps[-1], entries), *(match_write(one, one.log, new=True) for one in created)]
            told, frame = self._project(steps)
        except (Refused, IllegalMove, InvalidMove) as error:
            self._finish(request, error)
        except Exception as error:  # noqa: BLE001  it is handed on
            self._fail()
            self._finish(request, error)
        else:
            stored = partial(self._stored, request, steps[-1], entries, told, frame)
            try:
                self._store.submit(writes, stored)
            except Exception as error:  # noqa: BLE001  it is handed on
                stored(error)

    def _stored(
        self,
        request: Request,
        after: Match,
        entries: Sequence[LogEntry],
        told: Told,
        frame: Frame | None,
        error: Exception | None,
    ) -> None:
        """What was decided is stored, or it is known that it is not."""
        if error is not None:
            self._fail()
        else:
            before, self.match = self.match, after
            try:
                self._tell(before, told, frame)
                self._on_change(self, entries)
            except Exception:
                logger.exception("what was stored could not be told", extra={"table": after.id})
                self._fail()
        self._finish(request, error)

    def _finish(self, request: Request, error: Exception | None) -> None:
        """Answer a request, and let the next one be handled."""
        try:
            request.reply(self.match.seq, error)
        except Exception:
            logger.exception("an answer could not be given", extra={"table": self.match.id})
        self._end_turn()


def answer_future(answered: "asyncio.Future[int]", seq: int, error: Exception | None) -> None:
    """A reply for one who waits."""
    if answered.done():  # the one who waited has gone
        return
    if error is None:
        answered.set_result(seq)
    else:
        answered.set_exception(for_a_future(error))


def _steps(match: Match, decision: Decision, at: int) -> list[Match]:
    """The match after each event of a decision."""
    steps: list[Match] = []
    for event in decision.events:
        match = match.copy()
        add_event(match, event, at, decision.game)
        steps.append(match)
    return steps
