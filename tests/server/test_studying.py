"""Hints at the table, and finished games thought over again, over the network."""

import asyncio
from collections.abc import Awaitable, Iterator
from typing import Any

import pytest

from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.match.commands import Play
from karfunkel.protocol.analysis_bodies import Hint
from karfunkel.protocol.http import NewTable
from karfunkel.server import analysis_pool
from karfunkel.server.computation_process import WorkDone
from karfunkel.server.costly_work import Asker, WorkBudgets
from karfunkel.worker.jobs import AnalyseRecord
from tests.server.players import guests, run, seated
from tests.server.running import serving, settings_for

PATIENCE = 20
ASKER = Asker("192.0.2.1")
QUICK = 0.005
"""Seconds for each decision of a finished game that is thought over again; how good they are does not matter here."""


@pytest.fixture(scope="module")
def wise_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that gets the minds of its bots ready."""
    with serving(
        settings_for(tmp_path_factory.mktemp("wise") / "house.db", prepare_bots=True, second_look=QUICK)
    ) as url:
        yield url


async def when_ready(ask: Any, *words: Any) -> Any:
    """Ask until those who know the game are there."""
    while True:
        try:
            return await ask(*words)
        except Refused as refused:
            if refused.code != "not-ready":
                raise
        await asyncio.sleep(0.05)


async def code(asked: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.code


async def play_by_hints(me: Client, table: str) -> list[Hint]:
    """Play a game to its end, each move as advised the first few times, then the first there is."""
    hints: list[Hint] = []
    while (shown := await me.look(table)).stage == "running":
        if not shown.moves:
            await asyncio.sleep(0.01)
            continue
        move = shown.moves[0]
        if len(hints) < 5 and len(shown.moves) > 1:
            hints.append(await when_ready(me.hint, table))
            move = hints[-1].thoughts[0].move
            assert move in shown.moves
        await me.do(table, Play(move, shown.asked or 0))
    return hints


@pytest.mark.slow
def test_a_game_played_by_hints_and_analysed(wise_url: str) -> None:
    async def work() -> None:
        me, other = await guests(wise_url, 2)
        table = (await me.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        for hint in await play_by_hints(me, table):
            assert hint.why.name
            assert all(0 <= thought.chance <= 1 and 0 <= thought.weight <= 1 for thought in hint.thoughts)
        studied = await when_ready(me.analysis, table)
        assert studied == await other.analysis(table), "whoever may see the game may see what was thought of it"
        replay = await me.replay(table)
        moved = {update.seq for update in replay.updates if type(update.happened).__name__ == "Moved"}
        assert {place.seq for place in studied.chances} - {0} == moved
        assert {decision.seq for decision in studied.decisions} <= moved
        assert all(abs(sum(place.chances) - 1) < 1e-3 for place in studied.chances)
        brought = await me.analysis_of_record(await me.record(table))
        assert [decision.move for decision in brought.decisions] == [decision.move for decision in studied.decisions]

    run(work())


def test_hints_are_for_those_whose_turn_it_is_among_bots(url: str) -> None:
    async def work() -> None:
        me, other = await guests(url, 2)
        alone = (await me.open(NewTable("emerald", 3, seats=["me", "random", "random"], start=True))).table
        together = await seated([me, other], NewTable("emerald", 2))
        assert await code(other.hint(alone)) == "not-seated"
        assert await code(me.hint(together)) == "no-hints"
        assert await code(other.hint(together)) == "not-your-turn"
        assert await code(me.hint(alone)) == "not-ready", "this house gets no minds ready"
        assert await code(me.analysis(alone)) == "running"
        assert await code(me.analysis_of_record("nonsense")) == "bad-record"

    run(work())


class Thinker:
    """A worker that thinks in the tests' own process: what comes of a job is how many it has done so far."""

    def __init__(self) -> None:
        self.thought = 0
        self.thinks, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()
        self.faults = 0

    async def run(self, job: AnalyseRecord) -> WorkDone:
        assert isinstance(job, AnalyseRecord)
        self.thinks.set()
        await self.goes_on.wait()
        if self.faults:
            self.faults -= 1
            return WorkDone(None, RuntimeError("a fault"), 0.0)
        self.thought += 1
        return WorkDone(b"%d" % self.thought, None, 0.0)

    async def close(self) -> None:
        pass


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """The worker of every pool that is made."""
    thinker = Thinker()
    monkeypatch.setattr(analysis_pool, "ComputationProcess", lambda *_: thinker)
    return thinker


def test_what_was_thought_once_is_remembered(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_pool, "MOST_KEPT", 2)

    async def work() -> list[bytes]:
        those = analysis_pool.AnalysisPool(WorkBudgets((0, 0), (0, 0)))
        found = [await those.of_record(text, "emerald", ASKER) for text in ("a", "b", "a", "c", "b", "a")]
        await those.close()
        return found

    assert run(work()) == [b"1", b"2", b"1", b"3", b"4", b"5"], "the one asked for longest ago is forgotten first"


@pytest.mark.parametrize("cancelled", [None, 0, 3], ids=["all stay", "the first goes", "the last goes"])
def test_what_is_asked_for_by_four_at_once_is_thought_once(cancelled: int | None, thinker: Thinker) -> None:
    async def work() -> None:
        thinker.goes_on.clear()
        pool = analysis_pool.AnalysisPool(WorkBudgets((0, 0), (0, 0)))
        asking = [asyncio.create_task(pool.of_record("a", "emerald", ASKER)) for _ in range(4)]
        await thinker.thinks.wait()
        if cancelled is not None:
            asking.pop(cancelled).cancel()
        asking.append(asyncio.create_task(pool.of_record("a", "emerald", ASKER)))
        await asyncio.sleep(0)
        thinker.goes_on.set()
        assert set(await asyncio.gather(*asking)) == {b"1"}
        assert await pool.of_record("a", "emerald", ASKER) == b"1"
        assert thinker.thought == 1
        await pool.close()

    run(work(), PATIENCE)


def test_what_could_not_be_thought_is_thought_again_when_it_is_asked_for_again(thinker: Thinker) -> None:
    async def work() -> None:
        thinker.faults = 1
        pool = analysis_pool.AnalysisPool(WorkBudgets((0, 0), (0, 0)))
        four = (pool.of_record("a", "emerald", ASKER) for _ in range(4))
        failed = await asyncio.gather(*four, return_exceptions=True)
        assert [type(error) for error in failed] == [RuntimeError] * 4, "all who asked are told"
        assert await pool.of_record("a", "emerald", ASKER) == b"1"
        await pool.close()

    run(work(), PATIENCE)
