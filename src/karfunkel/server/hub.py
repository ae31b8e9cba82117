"""All tables of a server: they are read when somebody comes, looked after, and put away when nobody is there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from karfunkel.bots import LEVELS
from karfunkel.errors import Error, Refused
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Turn
from karfunkel.server.audience import Listener
from karfunkel.server.limits import Rate
from karfunkel.server.live import READ_ANEW, Deed, LiveTable
from karfunkel.server.metrics import Metrics
from karfunkel.server.minds import Minds
from karfunkel.server.opening import open_table, rematch_of
from karfunkel.server.settings import Settings
from karfunkel.server.students import Students
from karfunkel.server.thinking import Thinkers
from karfunkel.store import Guest, NotStored, Store
from karfunkel.store.summary import writing
from karfunkel.store.writer import Writing
from karfunkel.table.commands import AnyCommand, Ask, Play, Rematch, Say, SeatBot
from karfunkel.table.doing import House, Person, do, run_out
from karfunkel.table.entries import Admitted, Line, Rematched
from karfunkel.table.sitting import Sitting
from karfunkel.table.told_moves import MoveForm

LOOK_AROUND = 5
"""Seconds between two looks for tables that need somebody, if nothing is due before."""
LATER = 3_600_000
"""Milliseconds until a table that could not be read is tried again."""
MOST_TRIES = 3
"""How often something is tried at a table that has to be read anew."""

TOLERANCE = 0.002
"""Seconds by which a timer may come too early."""

T = TypeVar("T")
Answer = Callable[[int, Exception | None], None]
"""Who hears up to which place a log is stored, or why what was wanted is not done."""

logger = logging.getLogger(__name__)


class Hub:
    """All tables of a server."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.live: dict[str, LiveTable] = {}
        self.listeners: dict[str, set[Listener]] = {}
        """The sockets of each guest."""
        self._house = House(settings.stand_in, settings.new_id)
        self._talk, self._new_tables = Rate(*settings.limits.talk), Rate(*settings.limits.new_tables)
        self.messages = Rate(*settings.limits.messages)
        """How much a guest may say over all its sockets."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._thinking: set[tuple[LiveTable, int]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.minds = Minds(settings.prepare_bots)
        self.students = Students()
        self._thinkers = Thinkers(settings.thinkers, settings.patience, self.minds)
        self._closing = False
        self._started = settings.now()

    # ---- reading and putting away

    async def table(self, table: str) -> LiveTable:
        """A table, read from the store if it is not at hand; Refused if there is none of this name."""
        live = self.live.get(table)
        if live is not None and not live.lost:
            return live
        if table not in self._loading:
            self._loading[table] = loading = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        lines = await self.store.read_log(table)
        if not lines:
            raise Refused("no-table", "there is no such table")
        sitting = await asyncio.get_running_loop().run_in_executor(None, Sitting.from_log, table, lines)
        return self._take_up(sitting)

    async def visible(self, table: str, guest: str | None) -> LiveTable:
        """A table that this guest may see; a private one looks to others as if it were not there."""
        live = await self.table(table)
        if not live.sitting.may_see(guest):
            raise Refused("no-table", "there is no such table")
        return live

    # ---- what people do

    async def open(self, who: Person, wanted: NewTable) -> Sitting:
        """Put a table up."""
        await self._may_host_another(who)
        sitting = open_table(who, wanted, self.settings)
        await self.store.write(writing(sitting, sitting.lines, new=True))
        self._take_up(sitting)
        return sitting

    async def _may_host_another(self, who: Person) -> None:
        self._new_tables.take(who.guest)
        if await self.store.count_hosted(who.guest) >= self.settings.limits.tables:
            raise Refused("too-many-tables", "you have too many tables open or running; finish or close some")

    def begin(self, table: str, who: Person, command: AnyCommand, then: Answer) -> None:
        """Do what a person wants at a table; `then` hears the place of its last line, all stored, or why not.

        At a table that is at hand, as nearly all are, it happens in this very call.
        """
        self._check(who, command)
        live = self.live.get(table)
        if live is None or live.lost or isinstance(command, Rematch) or not live.sitting.may_see(who.guest):
            self.spawn(partial(self._do_later, table, who, command, then, MOST_TRIES))
            return

        def done(lines: list[Line], error: Exception | None) -> None:
            if error is None:
                self._have_done(live, command, lines)
                then(lines[-1].seq if lines else live.sitting.seq, None)
            elif _may_try_again(error, _can_repeat(command)):
                self.spawn(partial(self._do_later, table, who, command, then, MOST_TRIES - 1))
            else:
                then(0, error)

        live.change(self._deed(who, command), done)

    async def _do_later(self, table: str, who: Person, command: AnyCommand, then: Answer, tries: int) -> None:
        try:
            seq = await self._try_to_do(table, who, command, tries)
        except Exception as error:  # noqa: BLE001 it is handed on
            then(0, error)
        else:
            then(seq, None)

    async def do(self, table: str, who: Person, command: AnyCommand) -> int:
        """Do what a person wants at a table; the place of the last line of its log, all of which is stored."""
        self._check(who, command)
        return await self._try_to_do(table, who, command, MOST_TRIES)

    async def _try_to_do(self, table: str, who: Person, command: AnyCommand, tries: int) -> int:
        again = _can_repeat(command)
        return await self._at(table, who.guest, lambda live: self._do(live, who, command), again=again, tries=tries)

    def _check(self, who: Person, command: AnyCommand) -> None:
        if isinstance(command, SeatBot) and command.level not in LEVELS:
            raise Refused("no-level", f"there is no bot of level {command.level!r}; there are {', '.join(LEVELS)}")
        if isinstance(command, Say):
            self._talk.take(who.guest)

    def _deed(self, who: Person, command: AnyCommand) -> Deed:
        now = self.settings.now()
        return lambda sitting: do(sitting, who, command, now, self._house)

    def _have_done(self, live: LiveTable, command: AnyCommand, lines: list[Line]) -> None:
        if lines:
            self._go_on(live, lines)
            if isinstance(command, Play):
                self.metrics.moves[live.sitting.setup.game, "person"] += 1

    async def _at(
        self,
        table: str,
        guest: str,
        work: Callable[[LiveTable], Awaitable[T]],
        *,
        again: bool = False,
        tries: int = MOST_TRIES,
    ) -> T:
        """Do some work at a table that a guest may see; if it has to be read anew, try again.

        What could not be stored is tried `again` only if that cannot do it twice.
        """
        for _ in range(tries - 1):
            try:
                return await work(await self.visible(table, guest))
            except (Refused, NotStored) as error:
                if not _may_try_again(error, again):
                    raise
        return await work(await self.visible(table, guest))

    async def _do(self, live: LiveTable, who: Person, command: AnyCommand) -> int:
        if isinstance(command, Rematch) and live.sitting.rematch is None:
            await self._may_host_another(who)
        next_tables: list[Sitting] = []

        def also(lines: list[Line]) -> list[Writing]:
            next_tables.extend(
                rematch_of(live.sitting, line.entry.table, who, self.settings)
                for line in lines
                if isinstance(line.entry, Rematched)
            )
            return [writing(sitting, sitting.lines, new=True) for sitting in next_tables]

        lines = await live.changed(self._deed(who, command), also)
        for sitting in next_tables:
            self._take_up(sitting)
        self._have_done(live, command, lines)
        return lines[-1].seq if lines else live.sitting.seq

    async def admit(self, code: str, guest: Guest) -> str:
        """Let a guest in by the link of a table; its name."""
        table = await self.store.table_by_code(code)
        if table is None:
            raise Refused("no-table", "this invitation leads nowhere")
        live = await self.table(table)
        now = self.settings.now()

        def come_in(sitting: Sitting) -> list[Line]:
            known = sitting.setup.public or guest.id in sitting.admitted
            return [] if known else [sitting.write(Admitted(guest.id), now)]

        await self._change(live, come_in)
        return table

    async def _change(self, live: LiveTable, deed: Deed) -> list[Line]:
        lines = await live.changed(deed)
        if lines:
            self._go_on(live, lines)
        return lines

    def _go_on(self, live: LiveTable, lines: list[Line]) -> None:
        """Something has happened at a table: whose turn is it now?"""
        self._look_after(live)
        self._tell_whose_turn(live, lines)

    # ---- who listens

    def greet(self, listener: Listener) -> None:
        """A socket of a guest was opened."""
        own = self.listeners.setdefault(listener.guest, set())
        if len(own) >= self.settings.limits.sockets:
            raise Refused("too-many-sockets", "you have this page open too many times")
        own.add(listener)

    def part(self, listener: Listener) -> None:
        """A socket was closed."""
        for table in list(listener.watching):
            if table in self.live:
                self.live[table].leave(listener)
        own = self.listeners.get(listener.guest, set())
        own.discard(listener)
        if not own:
            self.listeners.pop(listener.guest, None)

    async def watch(
        self, listener: Listener, table: str, since: int | None, viewer: int | None, form: MoveForm = "list"
    ) -> None:
        """Tell a socket of a table from now on."""
        if len(listener.watching) >= self.settings.limits.watched and table not in listener.watching:
            raise Refused("too-many-watched", "you watch too many tables at once")
        await self._at(table, listener.guest, lambda live: live.watch(listener, since, viewer, form))

    def leave(self, listener: Listener, table: str) -> None:
        """Tell a socket no more of a table."""
        if table in self.live:
            self.live[table].leave(listener)

    def _tell_whose_turn(self, live: LiveTable, lines: list[Line]) -> None:
        """Tell people whose turn has just come, where they do not watch the table."""
        for seat, asked in live.sitting.asked.items():
            guest = live.sitting.seats[seat].guest
            if asked >= lines[0].seq and guest in self.listeners:
                for listener in self.listeners[guest]:
                    if live.sitting.id not in listener.watching:
                        listener.tell(Turn(live.sitting.id, live.sitting.setup.game))

    # ---- looking after tables

    def _take_up(self, sitting: Sitting) -> LiveTable:
        """Have a table at hand; if somebody else was quicker, theirs is the one."""
        at_hand = self.live.get(sitting.id)
        if at_hand is not None and not at_hand.lost:
            return at_hand
        if at_hand is not None:
            _cancel(at_hand)
        self.live[sitting.id] = live = LiveTable(sitting, self.store)
        self._look_after(live)
        return live

    def _look_after(self, live: LiveTable) -> None:
        """Let bots think if it is their turn; come back when the time of somebody runs out or nothing happens."""
        if self._closing or self.live.get(live.sitting.id) is not live:
            return
        bots = live.sitting.bots_to_act()
        for seat in bots:
            if (live, seat) not in self._thinking:
                self._thinking.add((live, seat))
                self.spawn(partial(self._play_bot, live, seat))
        wait = self.settings.patience + 1 if bots else self.settings.idle
        if not bots and (due := self._due(live)) is not None:
            wait = min(wait, max(0.05, (due - self.settings.now()) / 1000))
        self._come_back_in(live, wait)

    def _come_back_in(self, live: LiveTable, seconds: float) -> None:
        """Look at a table again then. A timer that comes earlier is left alone: it finds that there is time yet."""
        loop = asyncio.get_running_loop()
        live.look_at = loop.time() + seconds
        if live.timer is None or live.timer.when() > live.look_at:
            _cancel(live)
            live.timer = loop.call_at(live.look_at, self._come_back, live)

    def _due(self, live: LiveTable) -> int | None:
        """When a table needs somebody. After a start people have some time to come back before theirs runs out."""
        due = live.sitting.due()
        if due is None or live.sitting.bots_to_act():
            return due
        return max(due, self._started + round(1000 * self.settings.grace))

    def _come_back(self, live: LiveTable) -> None:
        """Look after a table again; put it away if nobody is there and nothing happens soon."""
        live.timer = None
        if self.live.get(live.sitting.id) is not live:
            return
        if (early := live.look_at - asyncio.get_running_loop().time()) > TOLERANCE:
            self._come_back_in(live, early)
            return
        now, due = self.settings.now(), self._due(live)
        if due is not None and due <= now and not live.lost:
            self.spawn(partial(self._run_out, live))
        elif live.lost or (not live.busy and (due is None or due > now + 1000 * self.settings.idle)):
            del self.live[live.sitting.id]
        else:
            self._look_after(live)

    async def _run_out(self, live: LiveTable) -> None:
        now = self.settings.now()
        lines = await self._change(live, lambda sitting: run_out(sitting, now))
        if not lines:
            self._look_after(live)

    async def _play_bot(self, live: LiveTable, seat: int) -> None:
        """Let a bot choose and play, if the seat is still asked the same by then."""
        try:
            asked, move = await self._think(live, seat)
        finally:
            self._thinking.discard((live, seat))
        now = self.settings.now()

        def play(sitting: Sitting) -> list[Line]:
            meant = asked is not None and sitting.asked.get(seat) == asked and sitting.seats[seat].by_bot
            return [sitting.play(seat, move, now, bot=True)] if meant else []

        if await self._change(live, play):
            self.metrics.moves[live.sitting.setup.game, "bot"] += 1
        else:
            self._look_after(live)

    async def _think(self, live: LiveTable, seat: int) -> tuple[int | None, str]:
        """What a seat was asked, and what its bot would play; None if no bot is asked any more."""
        await live.settled()
        sitting = live.sitting
        asked, game = sitting.asked.get(seat), sitting.game
        if asked is None or game is None or not sitting.seats[seat].by_bot:
            return None, ""
        level = sitting.seats[seat].level or self.settings.stand_in
        dice = f"{sitting.setup.seed}.{seat}.{sitting.seq}"
        return asked, await self._thinkers.choose(level, game.view(seat), game.moves(seat), dice)

    async def watch_over(self) -> None:
        """Look, for ever, for tables that nobody has at hand but that need somebody: bots to move, time run out."""
        while True:
            wait = float(LOOK_AROUND)
            try:
                now = self.settings.now()
                for table, seq in (await self.store.due(now, limit=1000)).items():
                    await self._try_to_see_to(table, seq, now)
                due = await self.store.next_due()
                if due is not None and due > now:
                    wait = min(wait, (due - now) / 1000)
            except Exception:
                logger.exception("could not look for tables that are due")
            await asyncio.sleep(max(0.2, wait))

    async def _try_to_see_to(self, table: str, seq: int, now: int) -> None:
        """Take up a table that is due. One that cannot be read keeps nobody waiting; it is tried again later."""
        try:
            await self._see_to(table, seq)
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            logger.exception("a table cannot be read", extra={"table": table})
            await self.store.set_due(table, seq, now + LATER)

    async def _see_to(self, table: str, seq: int) -> None:
        """Take up a table that is due; read it anew if somebody else has written its log."""
        at_hand = self.live.get(table)
        if at_hand is not None and at_hand.sitting.seq < seq:
            await at_hand.reread()
        live = await self.table(table)
        if live.sitting.due() is None:
            await self.store.set_due(table, live.sitting.seq, None)

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let some work be done by itself."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refused as refused:
            logger.info("not done", extra={"code": refused.code, "reason": str(refused)})
        except NotStored as error:
            logger.warning("not stored", extra={"reason": str(error)})
        except Error:
            logger.exception("a table could not go on")
        except Exception:
            logger.exception("looking after a table failed")

    async def close(self) -> None:
        """Let what is happening be stored, and stop."""
        self._closing = True
        for live in self.live.values():
            _cancel(live)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.close()
        self.students.close()
        await self.minds.close()


def _cancel(live: LiveTable) -> None:
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None


def _may_try_again(error: Exception, again: bool) -> bool:
    """Whether a table has to be read anew, or what was not stored may be done `again`."""
    return again if isinstance(error, NotStored) else isinstance(error, Refused) and error.code == READ_ANEW


def _can_repeat(command: AnyCommand) -> bool:
    """Whether doing this twice is the same as doing it once."""
    if isinstance(command, Say):
        return bool(command.key)
    return not isinstance(command, Ask) or command.seen is not None
