"""What is written beside the lines: results once, seats when they change."""

import random

from sqlalchemy import select

from karfunkel.match.commands import Rematch, Resign
from karfunkel.match.decide import decide
from karfunkel.match.decision import MatchRules, Person
from karfunkel.match.events import Sat
from karfunkel.match.evolve import add_event
from karfunkel.match.match import Match
from karfunkel.store import Store
from karfunkel.store.match_summary import match_write, summary
from karfunkel.store.schema import results, seats
from tests.match.company import carry_out, close, start
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened, play, play_to_the_end, say

HOUSE = MatchRules("trader", lambda: "the next table", lambda: 0, lambda match, seat: None)
ANNA = Person("anna", "Anna")


async def rows(store: Store, table: object) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await store.lists._rows(select(table).order_by("seat"))]  # type: ignore[call-overload]


def finished(name: str) -> tuple[Match, list]:
    """A game that has ended, and its moves."""
    match = a_table(name, "anna", "ben")
    return match, play_to_the_end(match, random.Random(5))


def test_moves_and_talk_leave_the_seats_alone() -> None:
    match = a_table("t", "anna", "ben")
    assert match_write(match, [play(match, random.Random(6))]).seats is None
    assert say(match, "hello").seats is None


def test_whoever_sits_down_or_resigns_changes_the_seats() -> None:
    match = a_table("t", "anna")
    sat = match_write(match, [add_event(match, Sat(1, "ben", "Ben"), 2)]).seats
    assert sat is not None
    assert [row["guest"] for row in sat] == ["anna", "ben"]
    start(match, 3)
    resigned = match_write(match, carry_out(match, decide(match, ANNA, Resign(), HOUSE), 4)).seats
    assert resigned is not None
    assert resigned[0] == {"table_id": "t", "seat": 0, "guest": "anna", "level": "trader", "ended_at": None}


def test_results_are_written_with_the_last_move_and_never_again() -> None:
    match = a_table("t", "anna", "ben")
    before = match_write(match, [play(match, random.Random(7))])
    last = play_to_the_end(match, random.Random(7))[-1:]
    after = match_write(match, carry_out(match, decide(match, ANNA, Rematch(), HOUSE), 9))
    assert before.results is None
    assert match_write(match, last).results is not None
    assert after.results is None
    assert say(match, "good game").results is None


def test_a_game_without_a_result_has_none() -> None:
    match = a_table("t", "anna", "ben")
    assert match_write(match, close(match, "enough", 9)).results is None
    assert summary(match).scores == []


def test_the_results_in_the_database_are_those_of_the_game(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match, moves = finished("t")
            game = match.game
            assert game is not None
            await store.write(as_new(a_table("t", "anna", "ben")))
            await store.write(match_write(match, moves))
            await store.write(match_write(match, carry_out(match, decide(match, ANNA, Rematch(), HOUSE), 9)))
            assert await rows(store, results) == [
                ("t", seat, guest, None, game.scores[seat], seat in game.winners)
                for seat, guest in enumerate(("anna", "ben"))
            ]
            assert summary(match).scores == list(game.scores)
            assert summary(match).rematch == "the next table"

    run(go())


def test_the_seats_in_the_database_follow_those_at_the_table(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna")
            await store.write(as_new(match))
            assert [row[2] for row in await rows(store, seats)] == ["anna", None]
            await store.write(match_write(match, [add_event(match, Sat(1, "ben", "Ben"), 2), *start(match, 2)]))
            assert [row[2:4] for row in await rows(store, seats)] == [("anna", None), ("ben", None)]
            await store.write(match_write(match, carry_out(match, decide(match, ANNA, Resign(), HOUSE), 3)))
            assert [row[2:4] for row in await rows(store, seats)] == [("anna", "trader"), ("ben", None)]

    run(go())
