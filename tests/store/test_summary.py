"""What is written beside the lines: results once, seats when they change."""

import random

from sqlalchemy import select

from karfunkel.store import Store
from karfunkel.store.schema import results, seats
from karfunkel.store.summary import summary, writing
from karfunkel.table.commands import Rematch, Resign
from karfunkel.table.doing import House, Person, close, do
from karfunkel.table.entries import Sat
from karfunkel.table.sitting import Sitting
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened, play, play_to_the_end, say

HOUSE = House("trader", lambda: "the next table")
ANNA = Person("anna", "Anna")


async def rows(store: Store, table: object) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await store._rows(select(table).order_by("seat"))]  # type: ignore[call-overload]


def finished(name: str) -> tuple[Sitting, list]:
    """A game that has ended, and its moves."""
    sitting = a_table(name, "anna", "ben")
    return sitting, play_to_the_end(sitting, random.Random(5))


def test_moves_and_talk_leave_the_seats_alone() -> None:
    sitting = a_table("t", "anna", "ben")
    assert writing(sitting, [play(sitting, random.Random(6))]).seats is None
    assert say(sitting, "hello").seats is None


def test_whoever_sits_down_or_resigns_changes_the_seats() -> None:
    sitting = a_table("t", "anna")
    sat = writing(sitting, [sitting.write(Sat(1, "ben", "Ben"), 2)]).seats
    assert sat is not None
    assert [row["guest"] for row in sat] == ["anna", "ben"]
    sitting.start(3)
    resigned = writing(sitting, do(sitting, ANNA, Resign(), 4, HOUSE)).seats
    assert resigned is not None
    assert resigned[0] == {"table_id": "t", "seat": 0, "guest": "anna", "level": "trader"}


def test_results_are_written_with_the_last_move_and_never_again() -> None:
    sitting = a_table("t", "anna", "ben")
    before = writing(sitting, [play(sitting, random.Random(7))])
    last = play_to_the_end(sitting, random.Random(7))[-1:]
    after = writing(sitting, do(sitting, ANNA, Rematch(), 9, HOUSE))
    assert before.results is None
    assert writing(sitting, last).results is not None
    assert after.results is None
    assert say(sitting, "good game").results is None


def test_a_game_without_a_result_has_none() -> None:
    sitting = a_table("t", "anna", "ben")
    assert writing(sitting, close(sitting, "enough", 9)).results is None
    assert summary(sitting).scores == []


def test_the_results_in_the_database_are_those_of_the_game(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            sitting, moves = finished("t")
            game = sitting.game
            assert game is not None
            await store.write(as_new(a_table("t", "anna", "ben")))
            await store.write(writing(sitting, moves))
            await store.write(writing(sitting, do(sitting, ANNA, Rematch(), 9, HOUSE)))
            assert await rows(store, results) == [
                ("t", seat, guest, None, game.scores[seat], seat in game.winners)
                for seat, guest in enumerate(("anna", "ben"))
            ]
            assert summary(sitting).scores == list(game.scores)
            assert summary(sitting).rematch == "the next table"

    run(go())


def test_the_seats_in_the_database_follow_those_at_the_table(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            sitting = a_table("t", "anna")
            await store.write(as_new(sitting))
            assert [row[2] for row in await rows(store, seats)] == ["anna", None]
            await store.write(writing(sitting, [sitting.write(Sat(1, "ben", "Ben"), 2), sitting.start(2)]))
            assert [row[2:] for row in await rows(store, seats)] == [("anna", None), ("ben", None)]
            await store.write(writing(sitting, do(sitting, ANNA, Resign(), 3, HOUSE)))
            assert [row[2:] for row in await rows(store, seats)] == [("anna", "trader"), ("ben", None)]

    run(go())
