"""What lists show of tables."""

import asyncio
import random
import time
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import event

from karfunkel.match.clock import Clock
from karfunkel.match.events import BotSat, LogEntry, Opened, Sat, Stood
from karfunkel.match.evolve import add_event
from karfunkel.match.match import Match
from karfunkel.protocol.http import Summary
from karfunkel.store import Store
from karfunkel.store.match_summary import match_write, summary
from tests.match.company import close, start
from tests.server.players import run
from tests.store.tables import a_table, as_new, fill, opened, play_to_the_end, say


def names(summaries: list[bytes]) -> list[str]:
    """The tables in a list."""
    return [msgspec.json.decode(one, type=Summary).table for one in summaries]


async def put_up(store: Store, *matches: Match) -> None:
    for match in matches:
        await store.write(as_new(match))


def test_a_list_shows_the_table_as_it_is_now(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna")
            await put_up(store, match)
            await store.write(match_write(match, [add_event(match, Sat(1, "ben", "Ben"), 2), *start(match, 3)]))
            (shown,) = await store.lists.lobby("running")
            assert msgspec.json.decode(shown, type=Summary) == summary(match)

    run(go())


def test_the_lobby_shows_public_tables_of_a_stage_the_last_changed_first(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            old, new, hidden = a_table("old", at=10), a_table("new", at=20), a_table("hidden", public=False)
            running = a_table("running", "anna", "ben")
            await put_up(store, new, old, hidden, running)
            assert names(await store.lists.lobby("open")) == ["new", "old"]
            await store.write(say(old, "hello", at=30))
            assert names(await store.lists.lobby("open")) == ["old", "new"]
            assert names(await store.lists.lobby("running")) == ["running"]
            assert await store.lists.lobby("over") == []

    run(go())


def test_the_lobby_can_be_narrowed(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            full = a_table("full", "anna", game="basari", players=3, at=4)
            for seat in (1, 2):
                add_event(full, BotSat(seat, "random"), 4)
            await put_up(
                store,
                a_table("edelstein-2", "anna", at=1),
                a_table("edelstein-4", "anna", players=4, at=2),
                a_table("basari-3", "anna", game="basari", players=3, at=3),
                full,
            )
            assert names(await store.lists.lobby("open", game="edelstein")) == ["edelstein-4", "edelstein-2"]
            assert names(await store.lists.lobby("open", players=3)) == ["full", "basari-3"]
            assert names(await store.lists.lobby("open", players=3, free=True)) == ["basari-3"]
            assert names(await store.lists.lobby("open", before=(3, ""))) == ["edelstein-4", "edelstein-2"]
            assert names(await store.lists.lobby("open", limit=1)) == ["full"]
            assert names(await store.lists.lobby("open", game="basari", players=3, free=True, before=(9, ""))) == [
                "basari-3"
            ]

    run(go())


def test_a_guest_finds_the_tables_where_it_sits_and_those_it_has_put_up(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            stood = a_table("stood-up", "carl", "ben", players=3, at=3)
            await put_up(
                store,
                a_table("annas", "anna", at=1),
                a_table("bens", "ben", "anna", public=False, at=2),
                stood,
                a_table("others", "carl", "dora", at=4),
            )
            assert names(await store.lists.tables_of("anna", ended=False)) == ["bens", "annas"]
            assert names(await store.lists.tables_of("ben", ended=False)) == ["stood-up", "bens"]
            await store.write(match_write(stood, [add_event(stood, Stood(1), 5)]))
            assert names(await store.lists.tables_of("ben", ended=False)) == ["bens"]
            await store.write(match_write(stood, [add_event(stood, Stood(0), 6)]))
            assert names(await store.lists.tables_of("carl", ended=False)) == ["stood-up", "others"]
            assert names(await store.lists.tables_of("carl", ended=False, limit=1)) == ["stood-up"]
            assert await store.lists.tables_of("nobody", ended=False) == []

    run(go())


async def hosted(store: Store, guest: str) -> int:
    """How many tables of a guest are open or running."""
    number = 0
    while await store.lists.hosts_as_many(guest, number + 1):
        number += 1
    return number


def test_only_tables_that_are_open_or_running_count_for_a_host(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            over, closed = a_table("over", "anna", "ben"), a_table("closed", "anna")
            await put_up(store, over, closed, a_table("open", "anna"), a_table("running", "anna", "ben"))
            await put_up(store, a_table("bens", "ben", "anna"))
            assert await hosted(store, "anna") == 4
            await store.write(match_write(over, play_to_the_end(over, random.Random(3))))
            await store.write(match_write(closed, close(closed, "enough", 5)))
            assert await hosted(store, "anna") == 2
            assert await hosted(store, "nobody") == 0

    run(go())


def test_those_who_run_the_server_see_all_tables(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            closed = a_table("closed", "anna")
            await put_up(store, a_table("a", at=1), a_table("b", public=False, at=2), closed)
            await store.write(match_write(closed, close(closed, "enough", 5)))
            assert names(await store.lists.all_tables(("open",), 10)) == ["b", "a"]
            assert names(await store.lists.all_tables(("open", "abandoned"), 10)) == ["closed", "b", "a"]
            assert names(await store.lists.all_tables(("open", "abandoned"), 1)) == ["closed"]

    run(go())


# ---- what is due


def with_clock(name: str, at: int) -> Match:
    """A running table of two people whose time runs."""
    opened = Opened("edelstein", 2, "seed", "anna", f"code of {name}", clock=Clock(each=60))
    match = Match(name, LogEntry(0, at, opened))
    for seat, guest in enumerate(("anna", "ben")):
        add_event(match, Sat(seat, guest, guest), at)
    start(match, at)
    return match


def test_a_table_is_due_when_the_time_of_somebody_runs_out(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            late, early, without = with_clock("late", 5000), with_clock("early", 1000), a_table("t", "anna", "ben")
            await put_up(store, late, early, without)
            first, second = early.due(), late.due()
            assert first is not None
            assert second is not None
            assert await store.lists.next_due() == first
            assert await store.lists.due(first - 1) == {}
            assert await store.lists.due(first) == {"early": early.seq}
            assert list(await store.lists.due(second)) == ["early", "late"]
            assert list(await store.lists.due(second, limit=1)) == ["early"]
            await store.lists.set_due("early", early.seq, None)
            assert await store.lists.next_due() == second
            await store.lists.set_due("late", late.seq + 1, None)
            assert await store.lists.next_due() == second, "the log has gone on since"
            await store.lists.set_due("late", late.seq, None)
            assert await store.lists.next_due() is None

    run(go())


def test_a_table_where_a_bot_is_to_move_is_due_at_once_and_one_that_has_ended_never(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben", game="basari", players=3)
            add_event(match, BotSat(2, "random"), 7)
            start(match, 7)
            await put_up(store, match)
            assert await store.lists.due(7) == {"t": match.seq}
            await store.write(match_write(match, play_to_the_end(match, random.Random(4))))
            assert await store.lists.next_due() is None

    run(go())


# ---- long lists


def summaries_of(found: list[bytes]) -> list[Summary]:
    return [msgspec.json.decode(summary, type=Summary) for summary in found]


def test_pages_of_a_list_leave_nothing_out_and_repeat_nothing(database: str) -> None:
    """Also where many tables changed at the same moment."""

    async def go() -> None:
        async with opened(database) as store:
            matches = [a_table(f"t{number}", "anna", at=number // 4) for number in range(10)]
            await put_up(store, *matches)
            for match in matches[:5]:
                await store.write(match_write(match, close(match, "enough", 7)))
            await put_up(store, *(a_table(f"u{number}", "anna", at=3) for number in range(3)))
            for page in (
                partial(store.lists.lobby, "open"),
                partial(store.lists.lobby, "open", game="edelstein"),
                partial(store.lists.tables_of, "anna", False),
                partial(store.lists.tables_of, "anna", True),
            ):
                whole, found = names(await page(limit=100)), []
                before = None
                while listed := summaries_of(await page(before=before, limit=2)):
                    found += [summary.table for summary in listed]
                    before = (listed[-1].changed_at, listed[-1].table)
                assert found == whole
                assert len(set(found)) == len(found) >= 5

    run(go())


MANY = 30_000
LISTS: dict[tuple[Any, ...], str] = {
    ("open", None, None, False): "ix_tables_lobby",
    ("running", "basari", 3, False): "ix_tables_lobby",
    ("open", None, None, True): "ix_tables_lobby",
    ("over", None, None, False): "ix_tables_over",
    ("over", "basari", None, False): "ix_tables_over_game",
    ("over", None, 5, False): "ix_tables_over_players",
    ("over", "basari", 5, False): "ix_tables_over_game_players",
}
"""What is asked for, and by which index SQLite finds it: nothing that is not shown is looked at."""


def test_a_page_of_a_list_is_found_at_once_however_many_tables_have_ended(database: str) -> None:
    """A list of games that nobody played took longer than a second with 100,000 tables, at the rate of one address."""

    async def go() -> None:
        async with opened(database) as store:
            await fill(store, MANY)
            seen = store._engine.sync_engine
            plans: list[str] = []

            def explain(connection: Any, cursor: Any, statement: str, values: Any, *_: Any) -> None:
                if statement.startswith("SELECT"):
                    raw = connection.connection.cursor()
                    raw.execute(f"EXPLAIN QUERY PLAN {statement}", values)
                    plans.append("\n".join(str(row[-1]) for row in raw.fetchall()))

            if database.startswith("sqlite"):
                event.listen(seen, "before_cursor_execute", explain)
            began = time.perf_counter()
            for wanted in LISTS:
                await store.lists.lobby(*wanted, before=(MANY // 2, "t"), limit=50)
                await store.lists.lobby(*wanted, limit=50)
            assert len(await store.lists.tables_of("anna", ended=True, before=(MANY // 2, "t"), limit=50)) == 50
            assert await store.lists.tables_of("anna", ended=False) == []
            looked = len(plans)
            for stage in ("running", "over"):
                assert await store.lists.lobby(stage, free=True) == []
            assert len(plans) == looked, "only open tables have free seats: the others are not looked through"
            assert time.perf_counter() - began < 1
            expected = [by for by in LISTS.values() for _ in range(2)]
            for plan, by in zip(plans, expected, strict=False):
                assert plan.split()[:5] in (
                    ["SEARCH", "tables", "USING", "INDEX", by],
                    ["SCAN", "tables", "USING", "INDEX", by],
                )
                assert "TEMP B-TREE" not in plan
            for plan in plans[len(expected) :]:
                assert "SCAN" not in plan, plan

    run(go())


def test_ones_own_tables_are_as_they_are_now_while_what_is_late_is_being_written(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben")
            await put_up(store, match)
            await store.write(say(match, "hello", at=30))
            writer = store._writer
            async with writer._turn:
                writer._call_for_late_rows()
                await asyncio.sleep(0.05)  # now it waits for its turn
                mine = asyncio.create_task(store.lists.tables_of("anna", ended=False))
                await asyncio.sleep(0.2)
            (shown,) = await mine
            assert msgspec.json.decode(shown, type=Summary).changed_at == 30

    run(go())
