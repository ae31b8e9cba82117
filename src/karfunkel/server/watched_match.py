"""A match in memory that connections watch: what each of them is told, and how it comes to know what it missed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from karfunkel.errors import Refused
from karfunkel.match.match import Match
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
from karfunkel.match.viewer_messages import Update
from karfunkel.protocol.messages import Gone, encode
from karfunkel.server.match_presence import MatchPresence
from karfunkel.server.outbox import MOST_WAITING, Outbox

MOST_MISSED = 200
MOST_MISSED_BYTES = MOST_WAITING // 2
"""One who has missed more entries than this, or as long ones as this, is sent a snapshot instead."""
READ_ANEW = "try-again"
"""The code of a refusal because memory and store may differ."""

InThread = Callable[[Callable[[], list[bytes]]], Awaitable[list[bytes]]]
"""What does some work in a thread."""

Told = dict[Viewer, list[Update]]
"""What each kind of viewer is told."""

logger = logging.getLogger(__name__)


class WatchedMatch:
    """A match in memory, and who watches it."""

    def __init__(self, match: Match, presence: MatchPresence) -> None:
        self.match = match
        """The match as it is stored; nothing in memory is ever ahead of the store."""
        self.presence = presence
        """Who of those who play is here."""
        self.failed = False
        """Whether memory and store may differ, so that the match must be read anew."""
        self.viewers: dict[Outbox, Viewer] = {}
        """Who watches, and with the eyes of which seat."""
        self.touched = 0.0
        """When something happened here last, by the clock of the event loop."""
        self._frame: Frame | None = None
        """What those who watch see; None while nobody does."""

    @property
    def busy(self) -> bool:
        """Whether somebody watches."""
        return bool(self.viewers)

    def stop(self) -> None:
        """Give up what is in memory: somebody else has written the log, or nobody needs it any more."""
        self._fail()

    async def retire(self) -> None:
        """Give up what is in memory, once what is under way is stored."""
        retired: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.stop_when_idle(retired)
        await retired

    def stop_when_idle(self, stopped: "asyncio.Future[None] | None" = None) -> None:
        """Give up what is in memory, once what is under way is stored; `stopped` hears of it."""

        def work() -> None:
            self.stop()
            if stopped is not None and not stopped.done():
                stopped.set_result(None)

        self._when_idle(work)

    def _when_idle(self, work: Callable[[], None]) -> None:
        """Do some work when nothing else is under way here."""
        work()

    def _project(self, steps: Sequence[Match]) -> tuple[Told, Frame | None]:
        """What those who watch will be told of each event, and what they see then."""
        if self._frame is None:
            return {}, None
        frame = self._frame
        told: Told = {viewer: [] for viewer in self.viewers.values()}
        for match in steps:
            updates, frame = project(match, match.log[-1], frame, told)
            for viewer, update in updates.items():
                told[viewer].append(update)
        return told, frame

    def _tell(self, before: Match, told: Told, frame: Frame | None) -> None:
        """Something has happened, and the match is as it is after it: tell all who watch."""
        after = self.match
        if self.viewers:
            self._frame = frame
            same_eyes = after.seats is before.seats and after.admitted is before.admitted
            self._send(told, set() if same_eyes else self._review_viewers())
        if after.seats is not before.seats:
            self.presence.tell(after)

    def _fail(self) -> None:
        """Nobody was told of what could not be stored; all have to look anew at what is."""
        self.failed = True
        self.presence.close()
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
                        self.presence.listen(outbox, self.match)
            except Exception as error:  # noqa: BLE001  it is handed on
                begun.set_exception(for_a_future(error))

        self._when_idle(work)
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
            self.presence.come(outbox.guest, match)
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
            self.presence.leave(outbox, self.match)
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

    def _send(self, told: Told, told_already: set[Outbox]) -> None:
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


def for_a_future(error: Exception) -> Exception:
    """An error as a future takes it: any but the one by which generators end."""
    return RuntimeError(error) if isinstance(error, StopIteration) else error


def _missed(match: Match, viewer: Viewer, since: int, muted: set[str]) -> list[bytes]:
    """What a viewer missed after place `since`, to be sent; the whole instead, if that is too much."""
    missed = updates_since(match.id, match.log, viewer, since)
    texts = [encode(redact_muted(update, muted)) for update in missed]
    return texts if sum(map(len, texts)) <= MOST_MISSED_BYTES else [encode(snapshot(match, viewer, muted))]
