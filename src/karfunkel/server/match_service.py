"""All matches of a server, as connections and routes know them: create one, command, watch, leave."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from karfunkel.bots import levels_here
from karfunkel.errors import Refused
from karfunkel.match.commands import AnyCommand, Ask, Rematch, Say, SeatBot
from karfunkel.match.decide import decide, decide_admission
from karfunkel.match.decision import MatchRules, Person
from karfunkel.match.events import LogEntry, Played
from karfunkel.match.match import Match
from karfunkel.match.projection import Viewer
from karfunkel.protocol.http import NewTable
from karfunkel.server.actor import MatchActor, Reply, Request, ignore_reply
from karfunkel.server.analysis_pool import AnalysisPool
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.bot_driver import BotDriver
from karfunkel.server.bot_pool import BotPool
from karfunkel.server.bot_processes import BotProcesses
from karfunkel.server.bot_warmup import BotWarmup
from karfunkel.server.cluster.follower import MatchFollower
from karfunkel.server.cluster.peer_messages import Admit, Forward
from karfunkel.server.cluster.remote_presence import RemotePresence
from karfunkel.server.cluster.sole_server import SoleServer
from karfunkel.server.computation_process import ComputationProcess
from karfunkel.server.costly_work import Asker, ProcessQueue, ThreadQueue, WorkBudgets
from karfunkel.server.guest_connections import GuestConnections
from karfunkel.server.history_page_cache import HistoryPageCache
from karfunkel.server.match_presence import MatchPresence
from karfunkel.server.match_registry import LiveMatch, MatchRegistry
from karfunkel.server.match_setup import create_match, create_rematch
from karfunkel.server.metrics import Metrics
from karfunkel.server.outbox import Outbox
from karfunkel.server.rate_limits import Rate
from karfunkel.server.scheduler import Scheduler
from karfunkel.server.settings import Settings
from karfunkel.server.watched_match import READ_ANEW
from karfunkel.store import Guest, NotStored, Store
from karfunkel.store.match_summary import match_write

MOST_TRIES = 3
"""How often something is tried in a match that has to be read anew."""

MOST_WHO_COME_BACK = 500
"""So many may wait to be told what they have missed."""
LONGEST_READING = 60
"""Seconds that it may take to tell a game from its beginning; the longest that is played takes less than one."""
READING_MEGABYTES = 1000
"""Of memory that this may take."""

T = TypeVar("T")

NewCluster = Callable[[Store, BackgroundTasks], SoleServer]
"""Makes what knows of the other servers."""


class MatchService:
    """All matches of a server."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, new_cluster: NewCluster = SoleServer.alone
    ) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.tasks = BackgroundTasks()
        self.cluster = new_cluster(store, self.tasks)
        self.connections = GuestConnections(settings.limits.sockets)
        new_presence = partial(MatchPresence, settings.now, round(1000 * settings.gone_after))
        limits = settings.limits
        self.budgets = WorkBudgets(limits.guest_reading, limits.address_reading)
        self.registry = MatchRegistry(store, self._on_change, new_presence, self.budgets, self.cluster)
        self.warmup = BotWarmup(settings.prepare_bots)
        self.past = ThreadQueue("past", self.budgets)
        self.reading = ProcessQueue(ComputationProcess("reading", LONGEST_READING, READING_MEGABYTES), self.budgets)
        """Whole games, told from their beginning: records that are brought along, finished games, lessons."""
        self._missed = ThreadQueue("missed", self.budgets, most_waiting=MOST_WHO_COME_BACK)
        self.history = HistoryPageCache(self.past)
        thinking = WorkBudgets(limits.guest_thinking, limits.address_thinking)
        self.analyses = AnalysisPool(thinking, settings.second_look)
        self._bot_processes = BotProcesses(settings.thinkers)
        self._bot_pool = BotPool(settings.thinkers, settings.patience, self.warmup, self._bot_processes)
        bots = BotDriver(self._bot_pool, settings, self.tasks)
        self.scheduler = Scheduler(self.registry, store, settings, bots, self.tasks, self.cluster)
        self._rules = MatchRules(settings.stand_in, settings.new_id, settings.now, self._gone_from)
        self._talk, self._address_talk = Rate(*limits.talk), Rate(*limits.address_talk)
        self._new_matches, self._address_matches = Rate(*limits.new_tables), Rate(*limits.address_tables)

    def _gone_from(self, match: Match, seat: int) -> int | None:
        """From when on the one who plays on a seat is gone; None while it is here, or while nobody knows."""
        actor = self.registry.actor_at_hand(match.id)
        return None if actor is None else actor.presence.gone_from(match, seat)

    def _on_change(self, actor: MatchActor, entries: Sequence[LogEntry]) -> None:
        self.scheduler.look_after(actor)
        for entry in entries:
            if isinstance(entry.event, Played):
                self.metrics.moves[actor.match.setup.game, "bot" if entry.event.bot else "person"] += 1
        if entries:
            self.cluster.tell(actor, entries)
            self.connections.notify_turns(actor.match, entries)

    async def begin(self) -> None:
        """Know the servers beside this one, if there are any."""
        gone_after = round(1000 * self.settings.gone_after)
        await self.cluster.join(self.registry, self, partial(RemotePresence, self.settings.now, gone_after))

    async def close(self) -> None:
        """Let what is happening be stored, and stop."""
        self.scheduler.close()
        await self.tasks.close()
        await self.cluster.leave()
        self._bot_pool.close()
        await self._bot_processes.close()
        await self.analyses.close()
        for queue in (self.past, self.reading, self._missed):
            await queue.close()
        await self.warmup.close()

    # ---- commands

    async def create(self, who: Person, wanted: NewTable, asker: Asker | None = None) -> Match:
        """Create a match."""
        await self._may_host_another(who, asker)
        match = create_match(who, wanted, self.settings)
        await self.store.write(match_write(match, match.log, new=True))
        await self.registry.add_new(match)
        return match

    def submit(self, match_id: str, who: Person, command: AnyCommand, reply: Reply, asker: Asker | None = None) -> None:
        """Take a command; `reply` hears the place of the last entry of the log, all stored, or why it cannot be done.

        It is at the expense of `asker`, as all that is asked here; of nobody, if the server itself wants it.

        In a match that is in memory, as nearly all are, it is handled in this very call.
        """
        self._check(who, command, asker)
        live = self.registry.at_hand(match_id)
        if live is None or isinstance(command, Rematch) or not live.match.may_see(who.guest):
            self.tasks.start(self._retry(match_id, who, command, reply, MOST_TRIES, asker))
            return

        def replied(seq: int, error: Exception | None) -> None:
            if error is None or self.tasks.closed or not _may_try_again(error, _is_repeatable(command)):
                reply(seq, error)
            else:
                self.tasks.start(self._retry(match_id, who, command, reply, MOST_TRIES - 1, asker))

        live.presence.note(who.guest, live.match)
        if isinstance(live, MatchFollower):
            self.cluster.submit(live, Forward(match_id, who, command), replied)
        else:
            live.submit(self._request(who, command, replied))

    def submit_as_owner(self, match_id: str, who: Person, command: AnyCommand, reply: Reply) -> None:
        """Take a command that came to another server, and was checked there."""
        actor = self.registry.actor_at_hand(match_id)
        if actor is None:
            reply(0, Refused(READ_ANEW, "the table has to be read anew; try again"))
        elif not actor.match.may_see(who.guest):
            reply(0, Refused("no-table", "there is no such table"))
        else:
            actor.presence.note(who.guest, actor.match)
            actor.submit(self._request(who, command, reply))

    def admit_as_owner(self, match_id: str, guest: str, reply: Reply) -> None:
        """Let a guest in who came to another server."""
        actor = self.registry.actor_at_hand(match_id)
        if actor is None:
            reply(0, Refused(READ_ANEW, "the table has to be read anew; try again"))
        else:
            actor.submit(msgspec.structs.replace(self._admission(guest), reply=reply))

    async def take_in_orphans(self) -> None:
        """Look after matches whose server died before it could say in the lists what happened last."""
        await self.scheduler.sleeping.catch_up()

    def notify_turn(self, guest: str, match_id: str, game: str) -> None:
        """A guest is to move in a match of another server that it does not watch."""
        self.connections.notify_turn(guest, match_id, game)

    async def ask(self, match_id: str, who: Person, command: AnyCommand, asker: Asker | None = None) -> int:
        """Take a command, and wait until it is done; the place of the last entry of the log, all of which is stored.

        It is nobody's expense if the server itself wants it.
        """
        self._check(who, command, asker)
        return await self._try(match_id, who, command, MOST_TRIES, asker)

    async def _retry(
        self, match_id: str, who: Person, command: AnyCommand, reply: Reply, tries: int, asker: Asker | None
    ) -> None:
        try:
            seq = await self._try(match_id, who, command, tries, asker)
        except Exception as error:  # noqa: BLE001  it is handed on
            reply(0, error)
        else:
            reply(seq, None)

    async def _try(self, match_id: str, who: Person, command: AnyCommand, tries: int, asker: Asker | None) -> int:
        async def once(live: LiveMatch) -> int:
            if isinstance(command, Rematch) and live.match.rematch is None:
                await self._may_host_another(who, asker)
            if isinstance(live, MatchFollower):
                seq = await self.cluster.ask(live, Forward(match_id, who, command))
            else:
                seq = await live.ask(self._request(who, command))
            if isinstance(command, Rematch) and live.match.rematch is not None:
                await self.registry.get(live.match.rematch)
            return seq

        find = partial(self.registry.visible, match_id, who.guest, asker)
        return await self._repeat(find, once, repeatable=_is_repeatable(command), tries=tries)

    def _check(self, who: Person, command: AnyCommand, asker: Asker | None) -> None:
        if isinstance(command, SeatBot) and command.level not in levels_here():
            raise Refused(
                "no-level", f"there is no bot of level {command.level!r}; there are {', '.join(levels_here())}"
            )
        if isinstance(command, Say):
            self._talk.take(who.guest)
            if asker is not None:
                self._address_talk.take(asker.address)

    def _request(self, who: Person, command: AnyCommand, reply: Reply = ignore_reply) -> Request:
        decide_it = partial(decide, who=who, command=command, rules=self._rules)
        create = partial(self._create_rematch, who) if isinstance(command, Rematch) else None
        return Request(decide_it, self.settings.now(), reply, create)

    def _create_rematch(self, who: Person, match: Match) -> Sequence[Match]:
        return [create_rematch(match, match.rematch, who, self.settings)] if match.rematch is not None else ()

    async def admit(self, code: str, guest: Guest, asker: Asker | None = None) -> str:
        """Let a guest in by the link of a match; its name."""
        match_id = await self.store.lists.table_by_code(code)
        if match_id is None:
            raise Refused("no-table", "this invitation leads nowhere")

        async def once(live: LiveMatch) -> int:
            if isinstance(live, MatchFollower):
                return await self.cluster.ask(live, Admit(match_id, guest.id))
            return await live.ask(self._admission(guest.id))

        await self._repeat(partial(self.registry.get, match_id, asker), once, repeatable=True)
        return match_id

    def _admission(self, guest: str) -> Request:
        return Request(partial(decide_admission, guest=guest), self.settings.now())

    async def _may_host_another(self, who: Person, asker: Asker | None) -> None:
        self._new_matches.take(who.guest)
        if asker is not None:
            self._address_matches.take(asker.address)
        if await self.store.lists.hosts_as_many(who.guest, self.settings.limits.tables):
            raise Refused("too-many-tables", "you have too many tables open or running; finish or close some")

    async def _repeat(
        self,
        find: Callable[[], Awaitable[LiveMatch]],
        work: Callable[[LiveMatch], Awaitable[T]],
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
        asker = Asker(outbox.address, outbox.guest)
        find, in_thread = (
            partial(self.registry.visible, match_id, outbox.guest, asker),
            partial(self._missed.run, asker),
        )
        await self._repeat(find, lambda actor: actor.watch(outbox, since, known, in_thread, presence=presence))

    def leave(self, outbox: Outbox, match_id: str) -> None:
        """Tell a connection no more of a match."""
        self.registry.leave(match_id, outbox)

    def disconnect(self, outbox: Outbox) -> None:
        """A connection was closed."""
        outbox.closed = True
        for match_id in list(outbox.watching):
            self.leave(outbox, match_id)
        self.connections.remove(outbox)


def _may_try_again(error: Exception, repeatable: bool) -> bool:
    """Whether a match has to be read anew, or what was not stored may be done again."""
    return repeatable if isinstance(error, NotStored) else isinstance(error, Refused) and error.code == READ_ANEW


def _is_repeatable(command: AnyCommand) -> bool:
    """Whether doing this twice is the same as doing it once."""
    if isinstance(command, Say):
        return bool(command.key)
    return not isinstance(command, Ask) or command.seen is not None
