"""Runs one match: takes one command at a time, stores what it decides, then tells everybody.

Work is done by callbacks, because at thousands of moves a second a task for each costs too much; `ask` is the way in
for those who can wait. Whatever fails ends the actor: all who wait are answered, and the match is read anew.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from karfunkel.errors import IllegalMove, InvalidMove, Refused
from karfunkel.match.decide import Decision
from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import add_event
from karfunkel.match.match import Match
from karfunkel.match.messages import Update
from karfunkel.match.projection import (
    Frame,
    Viewer,
    frame_of,
    project,
    redact_muted,
    snapshot,
    updates_since,
    with_viewer,
)
from karfunkel.protocol.messages import Gone, encode
from karfunkel.server.attendance import Attendance
from karfunkel.server.outbox import MOST_WAITING, Outbox
from karfunkel.store import Store
from karfunkel.store.summary import match_write

MOST_MISSED = 200
MOST_MISSED_BYTES = MOST_WAITING // 2
"""One who has missed more entries than this, or as long ones as this, is sent a snapshot instead."""
READ_ANEW = "try-again"
"""The code of a refusal because memory and store may differ."""

Reply = Callable[[int, Exception | None], None]
"""Who hears up to which place the log is stored, or why what was wanted is not done."""

InThread = Callable[[Callable[[], list[bytes]]], Awaitable[list[bytes]]]
"""What does some work in a thread."""

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


class MatchActor:
    """One match in memory, and the only one who changes it."""

    def __init__(
        self,
        match: Match,
        store: Store,
        on_change: Callable[["MatchActor", Sequence[LogEntry]], None],
        attendance: Attendance,
    ) -> None:
        self.match = match
        """The match as it is stored; nothing in memory is ever ahead of the store."""
        self.attendance = attendance
        """Who of those who play is here."""
        self.failed = False
        """Whether memory and store may differ, so that the match must be read anew."""
        self.viewers: dict[Outbox, Viewer] = {}
        """Who watches, and with the eyes of which seat."""
        self.due: int | None = None
        """For when the scheduler has a timer for it."""
        self.touched = 0.0
        """When something happened here last, by the clock of the event loop."""
        self._store = store
        self._on_change = on_change
        self._mailbox: deque[Callable[[], None]] = deque()
        self.working = False
        """Whether a request is under way."""
        self._frame: Frame | None = None
        """What those who watch see; None while nobody does."""

    @property
    def busy(self) -> bool:
        """Whether somebody watches, or something is happening right now."""
        return bool(self.viewers) or self.working

    # ---- one thing after the other

    def submit(self, request: Request) -> None:
        """Take a request; it is handled at once if nothing else is under way."""
        self._take_turn(partial(self._handle, request))

    async def ask(self, request: Request) -> int:
        """Take a request that has nobody to hear of it yet, and wait for what becomes of it."""
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def reply(seq: int, error: Exception | None) -> None:
            if answered.done():  # the one who waited has gone
                return
            if error is None:
                answered.set_result(seq)
            else:
                answered.set_exception(_for_a_future(error))

        self.submit(msgspec.structs.replace(request, reply=reply))
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

    def _project(self, steps: Sequence[Match]) -> tuple[dict[Viewer, list[Update]], Frame | None]:
        """What those who watch will be told of each event, and what they see then."""
        if self._frame is None:
            return {}, None
        frame = self._frame
        told: dict[Viewer, list[Update]] = {viewer: [] for viewer in self.viewers.values()}
        for match in steps:
            updates, frame = project(match, match.log[-1], frame, told)
            for viewer, update in updates.items():
                told[viewer].append(update)
        return told, frame

    def _stored(
        self,
        request: Request,
        after: Match,
        entries: Sequence[LogEntry],
        told: dict[Viewer, list[Update]],
        frame: Frame | None,
        error: Exception | None,
    ) -> None:
        """What was decided is stored, or it is known that it is not."""
        if error is not None:
            self._fail()
        else:
            before, self.match = self.match, after
            try:
                if self.viewers:
                    self._frame = frame
                    same_eyes = after.seats is before.seats and after.admitted is before.admitted
                    self._send(told, set() if same_eyes else self._review_viewers())
                    if after.seats is not before.seats:
                        self.attendance.tell(after)
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

    def stop(self) -> None:
        """Give up what is in memory: somebody else has written the log, or nobody needs it any more."""
        self._fail()

    def _fail(self) -> None:
        """Nobody was told of what could not be stored; all have to look anew at what is."""
        self.failed = True
        self.attendance.close()
        for outbox in list(self.viewers):
            self.leave(outbox)
            try:
                outbox.send(Gone(self.match.id, "the table had to be read anew"))
            except Exception:
                logger.exception("a viewer could not be told", extra={"table": self.match.id})
                outbox.given_up.set()  # it has to come back

    def _require_sound(self) -> None:
        if self.failed:
            raise Refused(READ_ANEW, "the table has to be read anew; try again")

    # ---- viewers

    async def watch(
        self,
        outbox: Outbox,
        since: int | None,
        known: Viewer,
        in_thread: InThread = asyncio.to_thread,
        *,
        presence: bool = False,
    ) -> None:
        """Tell a connection of the match from now on, beginning with what it does not know yet.

        It knows the match up to place `since`, with the eyes of the viewer `known`. What it missed is put together
        while the match goes on; what happens meanwhile it is told afterwards.
        """
        begun: asyncio.Future[Match | None] = asyncio.get_running_loop().create_future()

        def work() -> None:
            try:
                if not begun.done():  # else the one who waited has gone
                    begun.set_result(self._begin_to_watch(outbox, since, known))
                    if presence and outbox in self.viewers:
                        self.attendance.listen(outbox, self.match)
            except Exception as error:  # noqa: BLE001  it is handed on
                begun.set_exception(_for_a_future(error))
            finally:
                self._end_turn()

        self._take_turn(work)
        try:
            match = await begun
            if match is not None and since is not None:
                viewer = Viewer(match.seat_of(outbox.guest), known.form)
                for text in await in_thread(partial(_missed, match, viewer, since, outbox.muted)):
                    outbox.send_text(text)
        except BaseException:  # what follows makes no sense to one who does not know what was before
            self.leave(outbox)
            raise
        finally:
            outbox.release(self.match.id)

    def _begin_to_watch(self, outbox: Outbox, since: int | None, known: Viewer) -> Match | None:
        """Tell a connection the whole, unless it knows that; the match as it is now, if it has missed something."""
        self._require_sound()
        if outbox.closed:  # while others came before
            return None
        match = self.match
        viewer = Viewer(match.seat_of(outbox.guest), known.form)
        if outbox not in self.viewers:
            self.attendance.come(outbox.guest, match)
        self._add_viewer(outbox, viewer)
        if since is None or viewer.seat != known.seat or not 0 <= match.seq - since <= MOST_MISSED:
            outbox.send(snapshot(match, viewer, outbox.muted))
            return None
        if since == match.seq:
            return None
        outbox.hold(match.id)
        return match

    def leave(self, outbox: Outbox) -> None:
        """Tell a connection no more."""
        if self.viewers.pop(outbox, None) is not None:
            self.attendance.leave(outbox, self.match)
        outbox.watching.pop(self.match.id, None)
        if not self.viewers:
            self._frame = None

    def _add_viewer(self, outbox: Outbox, viewer: Viewer) -> None:
        self._frame = with_viewer(self._frame or frame_of(self.match, ()), viewer)
        self.viewers[outbox] = viewer
        outbox.watching[self.match.id] = viewer.seat

    def _review_viewers(self) -> set[Outbox]:
        """Look who may still watch. Those who have sat down or stood up are told the whole as they see it now."""
        told: set[Outbox] = set()
        for outbox, viewer in list(self.viewers.items()):
            if not self.match.may_see(outbox.guest):
                self.leave(outbox)
                outbox.send(Gone(self.match.id, "the host of this table has banned you from it"))
                continue
            seat = self.match.seat_of(outbox.guest)
            if seat != viewer.seat:
                self._add_viewer(outbox, viewer._replace(seat=seat))
                outbox.send_about(self.match.id, encode(snapshot(self.match, self.viewers[outbox], outbox.muted)))
                told.add(outbox)
        return told

    def _send(self, told: dict[Viewer, list[Update]], told_already: set[Outbox]) -> None:
        """Tell all others who watch what has happened."""
        texts = {viewer: [encode(update) for update in updates] for viewer, updates in told.items()}
        for outbox, viewer in list(self.viewers.items()):
            if outbox in told_already:
                continue
            if outbox.muted:
                for update in told[viewer]:
                    outbox.send_about(self.match.id, encode(redact_muted(update, outbox.muted)))
            else:
                for text in texts[viewer]:
                    outbox.send_about(self.match.id, text)


def _for_a_future(error: Exception) -> Exception:
    """An error as a future takes it: any but the one by which generators end."""
    return RuntimeError(error) if isinstance(error, StopIteration) else error


def _missed(match: Match, viewer: Viewer, since: int, muted: set[str]) -> list[bytes]:
    """What a viewer missed after place `since`, to be sent; the whole instead, if that is too much."""
    missed = updates_since(match.id, match.log, viewer, since)
    texts = [encode(redact_muted(update, muted)) for update in missed]
    return texts if sum(map(len, texts)) <= MOST_MISSED_BYTES else [encode(snapshot(match, viewer, muted))]


def _steps(match: Match, decision: Decision, at: int) -> list[Match]:
    """The match after each event of a decision."""
    steps: list[Match] = []
    for event in decision.events:
        match = match.copy()
        add_event(match, event, at, decision.game)
        steps.append(match)
    return steps
