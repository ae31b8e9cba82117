"""What is costly is at the expense of who asks: budgets by guest and address, queues apart, pages that are kept."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from karfunkel.analysis.hint_reasons import Reason
from karfunkel.analysis.hints import Advice, RatedMove
from karfunkel.errors import Refused
from karfunkel.match.projection import Viewer
from karfunkel.server import analysis_pool, costly_work, history_page_cache
from karfunkel.server.computation_process import WorkDone
from karfunkel.server.costly_work import Asker, ThreadQueue, WorkBudgets
from karfunkel.server.history_page_cache import HistoryPageCache
from karfunkel.server.match_presence import MatchPresence
from karfunkel.server.watched_match import WatchedMatch
from tests.match.company import NOON, play_on, started
from tests.server.players import run

SLOW = 0.001
"""So many seconds a second: what is spent does not come back while a test runs."""
HERE, THERE = "192.0.2.1", "192.0.2.2"
PATIENCE = 20


def too_much(work: Callable[[], object]) -> bool:
    """Whether some work is refused."""
    try:
        work()
    except Refused as refused:
        assert refused.code == "too-fast"
        return True
    return False


def work_for(seconds: float) -> None:
    """Use the processor for so long."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        sum(range(1000))


def test_an_address_has_one_budget_for_all_its_guests_and_a_guest_one_for_all_its_addresses() -> None:
    budgets = WorkBudgets((SLOW, 2), (SLOW, 3))
    budgets.spend(Asker(HERE, "anna"), 2.5)
    assert too_much(lambda: budgets.require(Asker(HERE, "anna")))
    assert too_much(lambda: budgets.require(Asker(THERE, "anna"))), "wherever she is"
    assert not too_much(lambda: budgets.require(Asker(HERE, "ben")))
    budgets.spend(Asker(HERE), 1)
    assert too_much(lambda: budgets.require(Asker(HERE, "ben"))), "so many guests one makes there"
    assert too_much(lambda: budgets.require(Asker(HERE))), "who is no guest, too"
    assert not too_much(lambda: budgets.require(Asker(THERE, "ben")))


def test_what_is_done_here_and_now_is_paid_for_by_the_time_that_it_takes() -> None:
    budgets, eve = WorkBudgets((SLOW, 1), (SLOW, 1)), Asker(HERE)

    def fail() -> None:
        with budgets.at_expense_of(eve):
            work_for(1.01)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert too_much(lambda: budgets.require(eve)), "what fails was not for nothing"


def in_queue(work: Callable[[ThreadQueue], Any], budgets: WorkBudgets | None = None) -> None:
    async def go() -> None:
        queue = ThreadQueue("test", budgets or WorkBudgets((0, 0), (0, 0)))
        await work(queue)
        await queue.close()

    run(go())


def test_so_much_of_one_and_of_all_may_wait_in_a_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costly_work, "MOST_OF_ONE", 2)
    goes_on = threading.Event()

    async def work(queue: ThreadQueue) -> None:
        queue._most = 3
        waiting = [asyncio.create_task(queue.run(Asker(HERE, "eve"), lambda: goes_on.wait(PATIENCE))) for _ in range(2)]
        await asyncio.sleep(0)
        for asker in (Asker(HERE, "mallory"), Asker(THERE, "eve")):
            with pytest.raises(Refused, match="too much is asked at once"):
                await queue.run(asker, int)
        others = asyncio.create_task(queue.run(Asker(THERE, "anna"), int))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too much is asked at once"):
            await queue.run(Asker("192.0.2.3", "ben"), int)
        goes_on.set()
        assert await asyncio.gather(*waiting, others) == [True, True, 0]
        assert await queue.run(Asker(HERE, "eve"), int) == 0, "there is room again"

    in_queue(work)


def test_who_has_used_up_its_budget_in_a_queue_waits_and_others_do_not() -> None:
    async def work(queue: ThreadQueue) -> None:
        for _ in range(4):
            await queue.run(Asker(HERE, "eve"), lambda: work_for(0.3))
        with pytest.raises(Refused, match="too much at once"):
            await queue.run(Asker(HERE, "eve"), int)
        assert await queue.run(Asker(THERE, "anna"), int) == 0

    in_queue(work, WorkBudgets((SLOW, 1), (SLOW, 1)))


# ---- queues apart


class Stuck:
    """A worker that never comes to an end."""

    def __init__(self, *_: object) -> None:
        pass

    async def run(self, _: object) -> WorkDone:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self) -> None:
        pass


def test_analyses_of_records_hold_up_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anonymous analyses held everybody's hints for 107 s."""
    monkeypatch.setattr(analysis_pool, "ComputationProcess", Stuck)
    advice = Advice([RatedMove("gems", 0.5, 1.0)], Reason("best"))
    monkeypatch.setattr(analysis_pool, "advise", lambda view, dice: advice)

    async def work() -> None:
        pool = analysis_pool.AnalysisPool(WorkBudgets((0, 0), (0, 0)))
        asking = [
            asyncio.create_task(pool.of_record(f"record {number}", "edelstein", Asker(f"192.0.2.{number}")))
            for number in range(costly_work.MOST_WAITING)
        ]
        await asyncio.sleep(0)
        match = started()
        hint = await asyncio.wait_for(pool.hint(match, match.to_act()[0], Asker(HERE, "anna")), PATIENCE)
        assert hint.thoughts[0].move == "gems"
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    run(work())


# ---- what was, page by page


def test_what_was_is_told_page_by_page_and_a_full_page_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it from the beginning, 20 times a second, made others wait 2.8 s and doubled the memory."""
    page = 10
    monkeypatch.setattr(history_page_cache, "PAGE", page)
    worked_out: list[int] = []
    updates_since = history_page_cache.updates_since

    def counted(match_id: str, log: Any, viewer: Viewer, since: int) -> Any:
        worked_out.append(since)
        return updates_since(match_id, log, viewer, since)

    monkeypatch.setattr(history_page_cache, "updates_since", counted)
    match = started()
    play_on(match, 30)
    watched = WatchedMatch(match, MatchPresence(lambda: NOON, 60_000))

    async def work(queue: ThreadQueue) -> None:
        history = HistoryPageCache(queue)
        for viewer in (Viewer(), Viewer(0)):
            for _ in range(3):
                told, since = [], 0
                while updates := await history.updates(watched, viewer, since, Asker(HERE)):
                    assert len(updates) <= page
                    told += updates
                    since = told[-1].seq
                assert told == updates_since(match.id, match.log, viewer, 0)
        full = match.seq // page
        assert sorted(worked_out[: len(worked_out) // 2]) == sorted(
            [*range(0, full * page, page), *([full * page] * 3 if match.seq % page else [])]
        )
        assert history._size > 0
        monkeypatch.setattr(history_page_cache, "MOST_KEPT_BYTES", 0)
        history._keep(("other", Viewer(), 0), history._pages[match.id, Viewer(), 0])
        assert (history._size, len(history._pages)) == (0, 0), "what is kept is bounded"

    in_queue(work)
