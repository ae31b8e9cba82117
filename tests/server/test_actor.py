"""Faults at every step of an actor: nobody hangs, memory is what the store has, the next request finds it sound."""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karfunkel.errors import Refused
from karfunkel.match.commands import AnyCommand, Play, Rematch, Resign, Say, Sit
from karfunkel.match.decision import NOTHING, Person
from karfunkel.match.evolve import match_from_log
from karfunkel.match.match import Match
from karfunkel.match.projection import Viewer, snapshot
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol.apply_update import apply_update
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import CommandRequest, Done, Gone, Ping, decode_server, encode
from karfunkel.server import actor as actor_module
from karfunkel.server import match_service, watched_match
from karfunkel.server.actor import Request
from karfunkel.server.guest_connections import GuestConnections
from karfunkel.server.match_service import MatchService
from karfunkel.server.outbox import Outbox
from karfunkel.server.scheduler import Scheduler
from karfunkel.store import Guest, NotStored, Store
from karfunkel.store.group_commit import GroupCommitWriter
from tests.server.listening import Ear
from tests.server.players import guests, run
from tests.server.running import serving, settings_for
from tests.server.test_care import ANNA, BEN, CARA, house

PATIENCE = 10
ERRORS = (RuntimeError("a fault"), KeyError("a fault"), StopIteration("a fault"), MemoryError(), OSError("a fault"))
STEPS: dict[str, tuple[Any, str]] = {
    "decide": (match_service, "decide"),
    "evolve": (actor_module, "add_event"),
    "lists": (actor_module, "match_write"),
    "submit": (Store, "submit"),
    "store": (GroupCommitWriter, "_store"),
    "project": (watched_match, "project"),
    "encode": (watched_match, "encode"),
    "redact": (watched_match, "redact_muted"),
    "send": (Outbox, "send_about"),
    "look after": (Scheduler, "look_after"),
    "notify": (GuestConnections, "notify_turns"),
}
"""Where a fault may be, and what is called there."""
BEFORE_IT_IS_STORED = ("decide", "evolve", "lists", "project", "submit", "store")
WHILE_WATCHING = {"snapshot": (watched_match, "snapshot"), "frame": (watched_match, "frame_of")}


class Fault:
    """Something that fails once."""

    def __init__(self, work: Callable[..., Any], error: Exception) -> None:
        self._work, self._error = work, error
        self.happened = False

    def __get__(self, instance: Any, owner: Any) -> Callable[..., Any]:
        return self if instance is None else lambda *words, **named: self(instance, *words, **named)

    def __call__(self, *words: Any, **named: Any) -> Any:
        if not self.happened:
            self.happened = True
            raise self._error
        return self._work(*words, **named)


@contextmanager
def fault_at(step: str, error: Exception) -> Iterator[Fault]:
    """Let a step fail the next time."""
    where, name = (STEPS | WHILE_WATCHING)[step]
    fault = Fault(getattr(where, name), error)
    with patch.object(where, name, fault):
        yield fault


class Watcher:
    """One who watches a match as a page does."""

    def __init__(self, service: MatchService, match_id: str, guest: str, muted: set[str] = frozenset()) -> None:  # type: ignore[assignment]
        self.outbox = Outbox(guest, guest.title(), set(muted), self._hear)
        self._service, self._match_id = service, match_id
        self.shown: TableSnapshot | None = None
        self.lost = True
        self.gone = 0

    async def watch(self) -> None:
        """Watch, if nobody tells of the match any more."""
        while self.lost:
            self.lost = False
            known = self.shown
            since, viewer = (None, None) if known is None else (known.seq, known.viewer)
            await self._service.watch(self.outbox, self._match_id, since, Viewer(viewer))
            await asyncio.sleep(0)

    def _hear(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            message = decode_server(text)
            if isinstance(message, TableSnapshot):
                self.shown = message
            elif isinstance(message, Gone):
                self.lost, self.gone = True, self.gone + 1
            elif isinstance(message, Update):
                self._take(message)

    def _take(self, update: Update) -> None:
        if self.shown is None or update.seq > self.shown.seq + 1:
            self.lost = True
        elif update.seq == self.shown.seq + 1:
            self.shown = apply_update(self.shown, update)


@asynccontextmanager
async def two_at_a_table(folder: Path) -> AsyncIterator[tuple[MatchService, str]]:
    """A running match of two people."""
    async with asyncio.timeout(6 * PATIENCE), house(folder) as service:
        match = await service.create(ANNA, NewTable("emerald", 2, starts_when_full=True))
        await service.ask(match.id, BEN, Sit())
        yield service, match.id


def as_told(shown: TableSnapshot | None) -> Any:
    """A snapshot as it goes over the wire."""
    assert shown is not None
    return msgspec.json.decode(encode(shown))


async def check(service: MatchService, match_id: str, watchers: Sequence[Watcher]) -> None:
    """Memory is what the store has, and all see what follows from it, now and after one more line."""
    async with asyncio.timeout(PATIENCE):
        for text in ("before", "after"):
            await at_rest(service, match_id)
            for watcher in watchers:
                await watcher.watch()
            await asyncio.sleep(0)
            log = await service.store.read_log(match_id)
            actor = await service.registry.get(match_id)
            assert actor.match.log == log
            stored = match_from_log(match_id, log)
            for watcher in watchers:
                whole = snapshot(stored, Viewer(stored.seat_of(watcher.outbox.guest)), watcher.outbox.muted)
                assert as_told(watcher.shown) == as_told(whole), text
            await service.ask(match_id, ANNA, Say(text))


async def at_rest(service: MatchService, match_id: str) -> None:
    """Wait until no bot is to move."""
    while (actor := await service.registry.get(match_id)).working or actor.match.bots_to_act():
        await asyncio.sleep(0.01)


def next_move(match: Match, dice: random.Random) -> tuple[Person, Play]:
    """Any move of anybody who is to move."""
    seat = dice.choice(match.to_act())
    who = next(one for one in (ANNA, BEN) if one.guest == match.seats[seat].guest)
    return who, Play(dice.choice(match.playing().moves(seat)), match.asked[seat])


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("step", STEPS)
def test_a_fault_at_any_step_is_answered_and_the_match_is_read_anew(
    step: str, error: Exception, tmp_path: Path
) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            actor = await service.registry.get(match_id)
            watchers = [Watcher(service, match_id, guest, {"ben"}) for guest in ("anna", "ben", "cara")]
            for watcher in watchers:
                await watcher.watch()
            who, move = next_move(actor.match, random.Random(1))
            with fault_at(step, error) as fault:
                first = asyncio.ensure_future(service.ask(match_id, who, move))
                others = [service.ask(match_id, BEN, Say(f"line {number}")) for number in range(3)]
                async with asyncio.timeout(PATIENCE):
                    answers = await asyncio.gather(first, *others, return_exceptions=True)
            assert fault.happened
            assert actor.failed
            assert not actor.busy
            log = await service.store.read_log(match_id)
            told = [answer for answer in answers if isinstance(answer, int)]
            assert told == [entry.seq for entry in log if entry.seq in told], "what is acknowledged is stored"
            assert all(isinstance(answer, int) for answer in answers[1:]), "those who wait are served by the next actor"
            assert isinstance(answers[0], int) == (step not in ("decide", "evolve", "lists", "project", "submit"))
            assert all(watcher.gone == 1 for watcher in watchers)
            await check(service, match_id, watchers)
            assert await service.registry.get(match_id) is not actor

    run(work())


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_answer_that_cannot_be_given_keeps_nobody_waiting(error: Exception, tmp_path: Path) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            actor = await service.registry.get(match_id)

            def reply(seq: int, failed: Exception | None) -> None:
                raise error

            actor.submit(service._request(ANNA, Say("one"), reply))
            async with asyncio.timeout(PATIENCE):
                assert await service.ask(match_id, BEN, Say("two")) == actor.match.seq
            await check(service, match_id, [])

    run(work())


@pytest.mark.parametrize("step", WHILE_WATCHING)
def test_one_who_cannot_be_shown_the_match_is_told_so_and_can_try_again(step: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            watcher = Watcher(service, match_id, "cara")
            with fault_at(step, RuntimeError("a fault")), pytest.raises(RuntimeError):
                await watcher.watch()
            actor = await service.registry.get(match_id)
            assert not actor.viewers
            assert not watcher.outbox.watching
            watcher.lost = True
            await check(service, match_id, [watcher])

    run(work())


def test_one_who_misses_what_was_missed_is_not_told_what_follows(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            outbox = Outbox("cara", "Cara", set(), lambda texts: None)
            fault = patch.object(watched_match, "updates_since", side_effect=RuntimeError("a fault"))
            with fault, pytest.raises(RuntimeError):
                await service.watch(outbox, match_id, 0, Viewer())
            assert not (await service.registry.get(match_id)).viewers
            assert not outbox.watching

    run(work())


def test_one_who_cannot_even_be_told_that_the_match_is_gone_has_to_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            broken, sound = (Watcher(service, match_id, guest) for guest in ("anna", "cara"))
            for watcher in (broken, sound):
                await watcher.watch()
            deaf = patch.object(broken.outbox, "send", side_effect=RuntimeError("a fault"))
            with deaf, fault_at("notify", RuntimeError("a fault")):
                async with asyncio.timeout(PATIENCE):
                    await service.ask(match_id, BEN, Say("one"))
            assert broken.outbox.given_up.is_set()
            await check(service, match_id, [sound])

    run(work())


Doing = tuple[str, str | None, int]
doings = st.tuples(
    st.sampled_from(["play", "say", "watch", "resign"]),
    st.one_of(st.none(), st.sampled_from([*STEPS, *WHILE_WATCHING])),
    st.integers(0, len(ERRORS) - 1),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(doings, min_size=1, max_size=12), st.randoms(use_true_random=False))
def test_after_any_faults_all_see_what_the_log_says(plan: list[Doing], dice: random.Random) -> None:
    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with two_at_a_table(Path(folder)) as (service, match_id):
                watchers = [Watcher(service, match_id, guest) for guest in ("anna", "ben", "cara")]
                acknowledged: list[int] = []
                for doing in plan:
                    acknowledged += await do(service, match_id, watchers, doing, dice)
                places = {entry.seq for entry in await service.store.read_log(match_id)}
                assert set(acknowledged) <= places
                for watcher in watchers:
                    watcher.lost = watcher.lost or match_id not in watcher.outbox.watching
                await check(service, match_id, watchers)

    run(work())


async def do(
    service: MatchService, match_id: str, watchers: Sequence[Watcher], doing: Doing, dice: random.Random
) -> list[int]:
    """Do something, with a fault somewhere; the places that were acknowledged."""
    what, step, number = doing
    with ExitStack() as stack:
        if step is not None:
            stack.enter_context(fault_at(step, ERRORS[number]))
        async with asyncio.timeout(PATIENCE):
            work = [service.ask(match_id, *wish) for wish in await wishes(service, match_id, what, dice)]
            work += [watcher.watch() for watcher in watchers] if what == "watch" else []
            answers = await asyncio.gather(*work, return_exceptions=True)
    assert not [answer for answer in answers if isinstance(answer, TimeoutError)]
    return [answer for answer in answers if isinstance(answer, int)]


async def wishes(
    service: MatchService, match_id: str, what: str, dice: random.Random
) -> list[tuple[Person, AnyCommand]]:
    try:
        match = (await service.registry.get(match_id)).match
    except Exception:  # noqa: BLE001  the fault is there already
        return []
    if what == "play" and match.stage == "running" and not match.bots_to_act():
        return [next_move(match, dice), (BEN, Say("meanwhile"))]
    if what == "resign" and match.stage == "running":
        return [(BEN, Resign())]
    return [(ANNA, Say("one")), (BEN, Say("two"))] if what == "say" else []


# ---- requests that come when an actor has been given up


def test_one_who_still_has_the_actor_of_a_match_that_was_put_away_looks_for_it_anew(tmp_path: Path) -> None:
    """Else two actors would write one log, and those who watch the second were not told what the first does."""

    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            await service.ask(match_id, ANNA, Resign())
            await service.ask(match_id, BEN, Resign())
            service.registry.drop(await service.registry.get(match_id))
            await finish(service, match_id)
            watcher = Watcher(service, match_id, "cara")

            async def slowly(who: Person, asker: object) -> None:
                service._may_host_another = at_once  # type: ignore[method-assign]
                actor = await service.registry.get(match_id)
                service.registry.drop(actor)
                await watcher.watch()

            async def at_once(who: Person, asker: object) -> None:
                return

            service._may_host_another = slowly  # type: ignore[method-assign]
            await service.ask(match_id, ANNA, Rematch())
            await check(service, match_id, [watcher])

    run(work())


async def finish(service: MatchService, match_id: str) -> None:
    """Let bots play a match to its end."""
    while not (await service.registry.get(match_id)).match.ended:
        await asyncio.sleep(0.02)


def test_an_actor_that_was_put_away_refuses_what_comes_late(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            actor = await service.registry.get(match_id)
            service.registry.drop(actor)
            with pytest.raises(Refused) as refused:
                await actor.ask(Request(lambda match: NOTHING, 1))
            assert refused.value.code == "try-again"

    run(work())


def test_one_who_comes_by_a_link_is_let_in_though_another_server_has_written(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service, house(tmp_path) as elsewhere:
            match = await service.create(ANNA, NewTable("emerald", 3, public=False))
            await elsewhere.admit(match.setup.code, Guest("ben", "Ben"))
            await service.admit(match.setup.code, Guest("cara", "Cara"))
            assert (await service.registry.get(match.id)).match.admitted == {"anna", "ben", "cara"}

    run(work())


def test_who_is_gone_before_the_match_was_read_is_not_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            service.registry.drop(await service.registry.get(match_id))
            outbox = Outbox(CARA.guest, CARA.name, set(), lambda texts: None)
            service.connections.add(outbox)
            watching = asyncio.create_task(service.watch(outbox, match_id, None, Viewer()))
            await asyncio.sleep(0)
            service.disconnect(outbox)
            await watching
            assert not (await service.registry.get(match_id)).viewers

    run(work())


def test_a_match_that_nobody_would_look_after_is_not_taken_into_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            service.registry.drop(await service.registry.get(match_id))
            with fault_at("look after", RuntimeError("a fault")), pytest.raises(RuntimeError):
                await service.registry.get(match_id)
            assert service.registry.at_hand(match_id) is None
            await check(service, match_id, [])

    run(work())


def test_what_waits_in_the_mailbox_when_the_store_closes_is_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as service:
            match = await service.create(ANNA, NewTable("emerald", 2))
            actor = await service.registry.get(match.id)
            heard: list[Exception | None] = []
            for number in range(3):
                say = service._request(ANNA, Say(f"line {number}"), lambda seq, error: heard.append(error))
                actor.submit(say)
            async with asyncio.timeout(PATIENCE):
                await service.store.close()
                while len(heard) < 3:
                    await asyncio.sleep(0)
        assert heard[0] is None
        assert all(isinstance(error, NotStored | Refused) for error in heard[1:])

    run(work())


def test_what_fails_while_the_server_goes_down_is_answered_and_not_tried_again(tmp_path: Path) -> None:
    """A try would open a store that is closed, and nobody would close it again."""

    async def work() -> None:
        async with two_at_a_table(tmp_path) as (service, match_id):
            heard: list[Exception | None] = []
            with patch.object(GroupCommitWriter, "_store", side_effect=RuntimeError("a fault")):
                service.submit(match_id, ANNA, Resign(), lambda seq, error: heard.append(error))
                await service.close()
                await service.store.close()
            assert [type(error) for error in heard] == [NotStored]
            assert not service.tasks._tasks

    run(work())


# ---- a connection


def test_a_connection_goes_on_though_an_answer_could_not_be_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[str] = []
    send = Outbox.send

    def fail_once(outbox: Outbox, message: Any) -> None:
        if isinstance(message, Done) and not failed:
            failed.append(message.id)
            raise RuntimeError("a fault")
        send(outbox, message)

    monkeypatch.setattr(Outbox, "send", fail_once)

    async def work(url: str) -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2))).table
        async with asyncio.timeout(PATIENCE), Ear.of(person) as ear:
            await ear.say(CommandRequest(table, Say("one"), "1"))
            await ear.say(Ping("2"))
            await ear.all_told()
        assert failed == ["1"]

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url))
