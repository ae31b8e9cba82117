"""The scheduler: what is due happens, whatever goes wrong beside it, and nothing is kept longer than it is needed."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from karfunkel.errors import Refused
from karfunkel.match.clock import Clock
from karfunkel.match.commands import Play, Sit
from karfunkel.match.decision import Decision
from karfunkel.match.events import WentAway
from karfunkel.match.match import Match
from karfunkel.protocol.http import NewTable
from karfunkel.server import scheduler as scheduler_module
from karfunkel.server.match_service import MatchService
from tests.server.hand import Hands
from tests.server.players import run
from tests.server.test_care import ANNA, BEN, house

PATIENCE = 10


async def eventually(look: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await look():
            await asyncio.sleep(0.02)


async def a_match(service: MatchService, clock: Clock | None) -> Match:
    """A running match of two people."""
    match = await service.create(ANNA, NewTable("emerald", 2, starts_when_full=True, clock=clock))
    await service.ask(match.id, BEN, Sit())
    return (await service.registry.get(match.id)).match


def test_a_match_that_was_put_away_is_kept_by_nobody(tmp_path: Path) -> None:
    """It is due in three days, if nobody comes before."""

    async def work() -> None:
        async with house(tmp_path, idle=0) as service:
            match_id = (await service.create(ANNA, NewTable("emerald", 2))).id
            kept = weakref.ref(service.registry.actors[match_id])
            service.scheduler._sweep()
            assert match_id not in service.registry.actors
            assert not service.scheduler._timers
            gc.collect()
            assert kept() is None

    run(work())


def test_there_is_one_timer_for_a_match_however_often_its_time_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        hands = Hands()
        async with house(tmp_path, now=hands.now, grace=0) as service:
            match = await service.create(ANNA, NewTable("emerald", 2))
            actor, scheduler = service.registry.actors[match.id], service.scheduler
            for _ in range(50):
                for seconds in (60, 600):  # one comes back, or a move is made, before the time runs out
                    due = hands.at + 1000 * seconds
                    monkeypatch.setattr(Match, "due", lambda match, due=due: due)
                    scheduler.look_after(actor)
                hands.pass_seconds(61)
                scheduler._expire()
                assert scheduler._timers, "its time still runs out"
            assert len(scheduler._timers) < 15
            scheduler._sweep()
            assert len(scheduler._timers) == 1

    run(work())


def test_time_that_runs_out_earlier_than_thought_is_noticed(tmp_path: Path) -> None:
    """One has ten minutes and the other a second: it is the second that counts, once it is the other's turn."""

    async def work() -> None:
        hands = Hands()
        async with house(tmp_path, now=hands.now, grace=0) as service:
            match = await a_match(service, Clock(1, 600))
            actor = service.registry.actors[match.id]
            other = 1 - match.to_act()[0]
            actor.match.clocks.seats[other] = type(actor.match.clocks.seats[other])(0)  # type: ignore[union-attr]
            seat = match.to_act()[0]
            await service.ask(match.id, (ANNA, BEN)[seat], Play(match.playing().moves(seat)[0], match.asked[seat]))
            now = actor.match
            while now.to_act()[0] != other:
                seat = now.to_act()[0]
                await service.ask(match.id, (ANNA, BEN)[seat], Play(now.playing().moves(seat)[0], now.asked[seat]))
                now = actor.match
            hands.pass_seconds(2)
            service.scheduler._expire()

            async def is_away() -> bool:
                return any(isinstance(entry.event, WentAway) for entry in actor.match.log)

            await eventually(is_away)

    run(work())


def test_one_match_that_cannot_be_looked_after_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        hands = Hands()
        async with house(tmp_path, now=hands.now, grace=0) as service:
            matches = [await a_match(service, Clock(10)) for _ in range(3)]
            broken = matches[0].id
            due = Match.due

            def fail(match: Match) -> int | None:
                if match.id == broken:
                    raise RuntimeError("a fault")
                return due(match)

            monkeypatch.setattr(Match, "due", fail)
            hands.pass_seconds(11)
            service.scheduler._expire()
            for match in matches[1:]:
                actor = service.registry.actors[match.id]

                async def is_away(actor: object = actor) -> bool:
                    return any(isinstance(entry.event, WentAway) for entry in actor.match.log)  # type: ignore[attr-defined]

                await eventually(is_away)
            monkeypatch.setattr(Match, "due", due)
            await eventually_away(service, broken)

    run(work())


def test_what_was_due_and_refused_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        hands = Hands()
        async with house(tmp_path, now=hands.now, grace=0) as service:
            match = await a_match(service, Clock(10))
            hands.pass_seconds(11)
            with monkeypatch.context() as for_now:
                for_now.setattr(scheduler_module, "decide_expiry", _refuse)
                service.scheduler._expire()
                await asyncio.sleep(0)
            service.scheduler._sweep()
            await eventually_away(service, match.id)

    run(work())


def _refuse(match: Match, now: int) -> Decision:
    raise Refused("a-fault", "not now")


async def eventually_away(service: MatchService, match_id: str) -> None:
    """The match is read anew, and what is due there happens."""

    async def is_away() -> bool:
        actor = await service.registry.get(match_id)
        service.scheduler._expire()
        return any(isinstance(entry.event, WentAway) for entry in actor.match.log)

    await eventually(is_away)


def test_sweeping_goes_on_though_it_failed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "LOOK_AROUND", 0.05)

    async def work() -> None:
        async with house(tmp_path, idle=0.05) as service:
            watching = asyncio.create_task(service.scheduler.run())
            try:
                match_id = (await service.create(ANNA, NewTable("emerald", 2))).id
                with monkeypatch.context() as for_now:
                    for_now.setattr(Match, "bots_to_act", _fail)
                    await asyncio.sleep(0.3)
                await service.registry.get(match_id)

                async def is_put_away() -> bool:
                    return match_id not in service.registry.actors

                await eventually(is_put_away)
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    run(work())


def _fail(match: Match) -> list[int]:
    raise RuntimeError("a fault")
