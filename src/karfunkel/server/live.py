"""A table in memory: one change after the other, each stored before anybody is told of it."""

import asyncio
from collections.abc import Callable
from functools import partial

from karfunkel.errors import IllegalMove, InvalidMove, Refused
from karfunkel.protocol.messages import Gone, encode
from karfunkel.server.audience import MOST_WAITING, Listener
from karfunkel.server.turns import Turns
from karfunkel.store import Store
from karfunkel.store.summary import writing
from karfunkel.store.writer import Writing
from karfunkel.table.entries import Line
from karfunkel.table.narrator import Narrator, hush, retell
from karfunkel.table.scene import Scene
from karfunkel.table.sitting import Sitting
from karfunkel.table.told import Shown, Update
from karfunkel.table.told_moves import MoveForm

MOST_MISSED = 200
MOST_MISSED_BYTES = MOST_WAITING // 2
"""One who has missed more lines than this, or lines as long as this, is told the whole instead."""

READ_ANEW = "try-again"
"""The code of a refusal because memory and store may differ."""

Deed = Callable[[Sitting], list[Line]]
"""What somebody does at a table: the lines it has written."""
Then = Callable[[list[Line], Exception | None], None]
"""Who hears that the lines are stored, or why not."""
Also = Callable[[list[Line]], list[Writing]]


Eyes = tuple[int | None, MoveForm]
"""The seat with whose eyes somebody sees (None: a spectator), and how moves are told."""


class LiveTable:
    """A table that somebody plays at, watches, or that a bot is thinking about."""

    def __init__(self, sitting: Sitting, store: Store) -> None:
        self.sitting = sitting
        self.audience: dict[Listener, Eyes] = {}
        """Who watches, and with which eyes."""
        self.lost = False
        """Whether memory and store may differ, so that the table must be read anew."""
        self.look_at = 0.0
        """When it is to be looked after, by the clock of the loop, and what then comes to do it."""
        self.timer: asyncio.TimerHandle | None = None
        self._store = store
        self._stored = sitting.seq
        """The place up to which the log is stored."""
        self._turns = Turns()
        self._scene: Scene | None = None
        self._narrators: dict[Eyes, Narrator] = {}
        self._untold: dict[Eyes, list[Update]] = {}
        sitting.listeners.append(self._hear)

    @property
    def busy(self) -> bool:
        """Whether somebody watches, or something is happening right now."""
        return bool(self.audience) or self._turns.taken

    def change(self, deed: Deed, then: Then, also: Also | None = None) -> None:
        """Do something in its turn, store it, tell everybody; `then` hears of it. What is refused changes nothing.

        `also` may name writings of other tables that are stored together with the new lines, all or none.
        """
        self._turns.take(partial(self._change, deed, then, also))

    def _change(self, deed: Deed, then: Then, also: Also | None) -> None:
        try:
            lines = self._try(deed)
            writings = [writing(self.sitting, lines), *(also(lines) if also else ())] if lines else []
        except Exception as error:  # noqa: BLE001 it is handed on
            self._turns.pass_on()
            then([], error)
            return
        if writings:
            self._store.write_then(writings, partial(self._written, lines, then))
        else:
            self._turns.pass_on()
            then([], None)

    def _try(self, deed: Deed) -> list[Line]:
        """The lines that a deed writes. If it fails midway, memory is not what it should be."""
        self._must_be_sound()
        written = len(self.sitting.lines)
        try:
            return deed(self.sitting)
        except Exception as error:
            if not isinstance(error, Refused | IllegalMove | InvalidMove) or len(self.sitting.lines) != written:
                self._lose()
            raise

    def _written(self, lines: list[Line], then: Then, error: Exception | None) -> None:
        """It is stored, or it is known that it is not."""
        if error is None:
            self._tell()
        else:
            self._lose()
        self._turns.pass_on()
        then(lines, error)

    async def changed(self, deed: Deed, also: Also | None = None) -> list[Line]:
        """Do something like `change`, and wait until it is stored; the new lines."""
        done: asyncio.Future[list[Line]] = asyncio.get_running_loop().create_future()

        def then(lines: list[Line], error: Exception | None) -> None:
            if not done.done():  # else the one who waited has gone
                done.set_result(lines) if error is None else done.set_exception(error)

        self.change(deed, then, also)
        return await done

    async def watch(self, listener: Listener, since: int | None, viewer: int | None, form: MoveForm = "list") -> None:
        """Tell a listener of the table from now on, beginning with what it does not know yet.

        What it missed is put together while the table goes on; what happens meanwhile it is told afterwards.
        """
        async with self._turns:
            self._must_be_sound()
            table, lines, seat = self.sitting.id, list(self.sitting.lines), self.sitting.seat_of(listener.guest)
            self._tell_from_now_on(listener, (seat, form))
            if since is None or seat != viewer or not 0 <= self.sitting.seq - since <= MOST_MISSED:
                listener.tell(self.whole(seat, listener.muted, form))
                return
            if since == self.sitting.seq:
                return
            listener.hold(table)
        try:
            missed = await asyncio.to_thread(retell, table, lines, seat, since, form)
            texts = [encode(hush(update, listener.muted)) for update in missed]
            if sum(map(len, texts)) > MOST_MISSED_BYTES:
                async with self._turns:
                    self._must_be_sound()
                    texts = [encode(self.whole(seat, listener.muted, form))]
            for text in texts:
                listener.tell_text(text)
        finally:
            listener.release(table)

    def leave(self, listener: Listener) -> None:
        """Tell a listener no more."""
        eyes = self.audience.pop(listener, None)
        listener.watching.pop(self.sitting.id, None)
        if eyes is not None and eyes not in self.audience.values():
            self._narrators.pop(eyes, None)
        if not self._narrators:
            self._scene = None

    async def settled(self) -> None:
        """Wait until what is happening is stored."""
        async with self._turns:
            self._must_be_sound()

    def whole(self, viewer: int | None, muted: set[str] | None = None, form: MoveForm = "list") -> Shown:
        """The whole table for one viewer."""
        shown = (self._narrators.get((viewer, form)) or Narrator(self.sitting, viewer, form=form)).whole()
        if muted:
            shown.talk = [talk for talk in shown.talk if talk.guest not in muted]
        return shown

    async def updates(self, viewer: int | None, since: int, form: MoveForm = "list") -> list[Update]:
        """What was told after place `since`; a long story is put together in another thread."""
        sitting = self.sitting
        if since >= sitting.seq:
            return []
        return await asyncio.get_running_loop().run_in_executor(
            None, retell, sitting.id, list(sitting.lines), viewer, since, form
        )

    # ---- telling

    def _tell_from_now_on(self, listener: Listener, eyes: Eyes) -> None:
        self.leave(listener)
        viewer, form = eyes
        self.audience[listener] = eyes
        listener.watching[self.sitting.id] = viewer
        if self._scene is None:
            self._scene = Scene(self.sitting)
        if eyes not in self._narrators:
            self._narrators[eyes] = Narrator(self.sitting, viewer, self._scene, form)

    def _hear(self, line: Line) -> None:
        """Put into words what has happened; it is told once it is stored."""
        for eyes, narrator in self._narrators.items():
            self._untold.setdefault(eyes, []).append(narrator.update(line))

    def _tell(self) -> None:
        self._stored = self.sitting.seq
        untold, self._untold = self._untold, {}
        texts = {eyes: [encode(update) for update in updates] for eyes, updates in untold.items()}
        for listener, eyes in list(self.audience.items()):
            viewer, form = eyes
            seat = self.sitting.seat_of(listener.guest)
            if seat != viewer:
                self._change_eyes(listener, seat, form)
            elif listener.muted:
                for update in untold.get(eyes, ()):
                    listener.tell_of(self.sitting.id, encode(hush(update, listener.muted)))
            else:
                for text in texts.get(eyes, ()):
                    listener.tell_of(self.sitting.id, text)

    def _change_eyes(self, listener: Listener, seat: int | None, form: MoveForm) -> None:
        """One who has sat down or stood up sees the whole anew."""
        self._tell_from_now_on(listener, (seat, form))
        listener.tell_of(self.sitting.id, encode(self.whole(seat, listener.muted, form)))

    # ---- when something goes wrong

    async def reread(self) -> None:
        """Give up what is in memory, because somebody else has written the log."""
        async with self._turns:
            self._lose()

    def _must_be_sound(self) -> None:
        if self.lost:
            raise Refused(READ_ANEW, "the table has to be read anew; try again")

    def _lose(self) -> None:
        """Nobody was told of what could not be stored; all have to look anew at what is."""
        self.lost = True
        for listener in list(self.audience):
            self.leave(listener)
            listener.tell(Gone(self.sitting.id, "the table had to be read anew"))
