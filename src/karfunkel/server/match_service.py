"""All matches of a server, as connections and routes know them: create one, command, watch, leave."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

from karfunkel.bots import levels_here
from karfunkel.errors import Refused
from karfunkel.match.commands import AnyCommand, Ask, Rematch, Say, SeatBot
from karfunkel.match.decide import MatchRules, Person, decide, decide_admission
from karfunkel.match.events import LogEntry, Played
from karfunkel.match.match import Match
from karfunkel.match.projection import Viewer
from karfunkel.protocol.http import NewTable
from karfunkel.server.actor import READ_ANEW, MatchActor, Reply, Request, ignore_reply
from karfunkel.server.analysis_pool import AnalysisPool
from karfunkel.server.attendance import Attendance
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.bot_driver import BotDriver
from karfunkel.server.bot_pool import BotPool
from karfunkel.server.bot_warmup import BotWarmup
from karfunkel.server.costly_work import Asker, WorkBudgets, WorkQueue
from karfunkel.server.event_history import History
from karfunkel.server.limits import Rate
from karfunkel.server.match_setup import create_match, create_rematch
from karfunkel.server.metrics import Metrics
from karfunkel.server.outbox import Outbox
from karfunkel.server.presence import Presence
from karfunkel.server.registry import MatchRegistry
from karfunkel.server.scheduler import Scheduler
from karfunkel.server.settings import Settings
from karfunkel.store import Guest, NotStored, Store
from karfunkel.store.summary import match_write

MOST_TRIES = 3
"""How often something is tried in a match that has to be read anew."""

MOST_WHO_COME_BACK = 500
"""So many may wait to be told what they have missed."""

T = TypeVar("T")


class MatchService:
    """All matches of a server."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.tasks = BackgroundTasks()
        self.presence = Presence(settings.limits.sockets)
        new_attendance = partial(Attendance, settings.now, round(1000 * settings.gone_after))
        self.registry = MatchRegistry(store, self._on_change, new_attendance)
        self.warmup = BotWarmup(settings.prepare_bots)
        limits = settings.limits
        self.budgets = WorkBudgets(limits.guest_reading, limits.address_reading)
        self.past, self.records = WorkQueue("past", self.budgets), WorkQueue("record", self.budgets)
        self._missed = WorkQueue("missed", self.budgets, most_waiting=MOST_WHO_COME_BACK)
        self.history = History(self.past)
        self.analyses = AnalysisPool(WorkBudgets(limits.guest_thinking, limits.address_thinking))
        self._bot_pool = BotPool(settings.thinkers, settings.patience, self.warmup)
        bots = BotDriver(self._bot_pool, settings, self.tasks)
        self.scheduler = Scheduler(self.registry, store, settings, bots, self.tasks)
        self._rules = MatchRules(settings.stand_in, settings.new_id, settings.now, self._gone_from)
        self._talk, self._new_matches = Rate(*settings.limits.talk), Rate(*settings.limits.new_tables)

    def _gone_from(self, match: Match, seat: int) -> int | None:
        """From when on the one who plays on a seat is gone; None while it is here, or while nobody knows."""
        actor = self.registry.at_hand(match.id)
        return None if actor is None else actor.attendance.gone_from(match, seat)

    def _on_change(self, actor: MatchActor, entries: Sequence[LogEntry]) -> None:
        self.scheduler.look_after(actor)
        for entry in entries:
            if isinstance(entry.event, Played):
                self.metrics.moves[actor.match.setup.game, "bot" if entry.event.bot else "person"] += 1
        if entries:
            self.presence.notify_turns(actor.match, entries)

    async def close(self) -> None:
        """Let what is happening be stored, and stop."""
        self.scheduler.close()
        await self.tasks.close()
        self._bot_pool.close()
        self.analyses.close()
        for queue in (self.past, self.records, self._missed):
            queue.close()
        await self.warmup.close()

    # ---- commands

    async def create(self, who: Person, wanted: NewTable) -> Match:
        """Create a match."""
        await self._may_host_another(who)
        match = create_match(who, wanted, self.settings)
        await self.store.write(match_write(match, match.log, new=True))
        self.registry.add(match)
        return match

    def submit(self, match_id: str, who: Person, command: AnyCommand, reply: Reply) -> None:
        """Take a command; `reply` hears the place of the last entry of the log, all stored, or why it cannot be done.

        In a match that is in memory, as nearly all are, it is handled in this very call.
        """
        self._check(who, command)
        actor = self.registry.at_hand(match_id)
        if actor is None or isinstance(command, Rematch) or not actor.match.may_see(who.guest):
            self.tasks.start(self._retry(match_id, who, command, reply, MOST_TRIES))
            return

        actor.attendance.note(who.guest, actor.match)

        def replied(seq: int, error: Exception | None) -> None:
            if error is None or self.tasks.closed or not _may_try_again(error, _is_repeatable(command)):
                reply(seq, error)
            else:
                self.tasks.start(self._retry(match_id, who, command, reply, MOST_TRIES - 1))

        actor.submit(self._request(who, command, replied))

    async def ask(self, match_id: str, who: Person, command: AnyCommand) -> int:
        """Take a command, and wait until it is done; the place of the last entry of the log, all of which is stored."""
        self._check(who, command)
        return await self._try(match_id, who, command, MOST_TRIES)

    async def _retry(self, match_id: str, who: Person, command: AnyCommand, reply: Reply, tries: int) -> None:
        try:
            seq = await self._try(match_id, who, command, tries)
        except Exception as error:  # noqa: BLE001  it is handed on
            reply(0, error)
        else:
            reply(seq, None)

    async def _try(self, match_id: str, who: Person, command: AnyCommand, tries: int) -> int:
        async def once(actor: MatchActor) -> int:
            if isinstance(command, Rematch) and actor.match.rematch is None:
                await self._may_host_another(who)
            seq = await actor.ask(self._request(who, command))
            if isinstance(command, Rematch) and actor.match.rematch is not None:
                await self.registry.get(actor.match.rematch)
            return seq

        find = partial(self.registry.visible, match_id, who.guest)
        return await self._repeat(find, once, repeatable=_is_repeatable(command), tries=tries)

    def _check(self, who: Person, command: AnyCommand) -> None:
        if isinstance(command, SeatBot) and command.level not in levels_here():
            raise Refused(
                "no-level", f"there is no bot of level {command.level!r}; there are {', '.join(levels_here())}"
            )
        if isinstance(command, Say):
            self._talk.take(who.guest)

    def _request(self, who: Person, command: AnyCommand, reply: Reply = ignore_reply) -> Request:
        decide_it = partial(decide, who=who, command=command, rules=self._rules)
        create = partial(self._create_rematch, who) if isinstance(command, Rematch) else None
        return Request(decide_it, self.settings.now(), reply, create)

    def _create_rematch(self, who: Person, match: Match) -> Sequence[Match]:
        return [create_rematch(match, match.rematch, who, self.settings)] if match.rematch is not None else ()

    async def admit(self, code: str, guest: Guest) -> str:
        """Let a guest in by the link of a match; its name."""
        match_id = await self.store.table_by_code(code)
        if match_id is None:
            raise Refused("no-table", "this invitation leads nowhere")
        request = Request(partial(decide_admission, guest=guest.id), self.settings.now())
        await self._repeat(partial(self.registry.get, match_id), lambda actor: actor.ask(request), repeatable=True)
        return match_id

    async def _may_host_another(self, who: Person) -> None:
        self._new_matches.take(who.guest)
        if await self.store.hosts_as_many(who.guest, self.settings.limits.tables):
            raise Refused("too-many-tables", "you have too many tables open or running; finish or close some")

    async def _repeat(
        self,
        find: Callable[[], Awaitable[MatchActor]],
        work: Callable[[MatchActor], Awaitable[T]],
        *,
        repeatable: bool = False,
        tries: int = MOST_TRIES,
    ) -> T:
        """Find a match and do some work there; if it has to be read anew, try again.

        What could not be stored is tried again only if that cannot do it twice.
        """
        for _ in range(tries - 1):
            try:
                return await work(await find())
            except (Refused, NotStored) as error:
                if not _may_try_again(error, repeatable):
                    raise
        return await work(await find())

    # ---- viewers

    async def watch(
        self, outbox: Outbox, match_id: str, since: int | None, known: Viewer, *, presence: bool = False
    ) -> None:
        """Tell a connection of a match from now on."""
        if len(outbox.watching) >= self.settings.limits.watched and match_id not in outbox.watching:
            raise Refused("too-many-watched", "you watch too many tables at once")
        find = partial(self.registry.visible, match_id, outbox.guest)
        in_thread = partial(self._missed.run, Asker(outbox.address, outbox.guest))
        await self._repeat(find, lambda actor: actor.watch(outbox, since, known, in_thread, presence=presence))

    def leave(self, outbox: Outbox, match_id: str) -> None:
        """Tell a connection no more of a match."""
        if (actor := self.registry.actors.get(match_id)) is not None:
            actor.leave(outbox)

    def disconnect(self, outbox: Outbox) -> None:
        """A connection was closed."""
        outbox.closed = True
        for match_id in list(outbox.watching):
            self.leave(outbox, match_id)
        self.presence.remove(outbox)


def _may_try_again(error: Exception, repeatable: bool) -> bool:
    """Whether a match has to be read anew, or what was not stored may be done again."""
    return repeatable if isinstance(error, NotStored) else isinstance(error, Refused) and error.code == READ_ANEW


def _is_repeatable(command: AnyCommand) -> bool:
    """Whether doing this twice is the same as doing it once."""
    if isinstance(command, Say):
        return bool(command.key)
    return not isinstance(command, Ask) or command.seen is not None
