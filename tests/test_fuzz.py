"""Whatever text comes in: an error of ours or a result, and a table that is as it was."""

import json
from typing import Any, get_args

import msgspec
from bench.fuzz import COMMANDS
from hypothesis import given, settings
from hypothesis import strategies as st

import karfunkel
from karfunkel.games.registry import GAMES
from karfunkel.match.commands import AnyCommand
from karfunkel.table import verify
from tests.sizes import SIZES, random_table

TABLES = [random_table(game, players, 11, moves=moves) for game, players in SIZES for moves in (0, 9, 33)]
RECORDS = [random_table(game, 3, 11).record() for game in GAMES.values()]
LINES = [random_table(game, 4, 11, moves=33).position_line() for game in GAMES.values()]
MOVE_LETTERS = st.text("0123456789rygb>*#:=, -+mo", max_size=12)

fuzz = settings(max_examples=300, deadline=None)


@fuzz
@given(table=st.sampled_from(TABLES), seat=st.integers(-2, 6), move=st.one_of(st.text(max_size=30), MOVE_LETTERS))
def test_moves(table: karfunkel.Table, seat: int, move: str) -> None:
    before = table.state
    try:
        table.play(seat, move)
    except karfunkel.Error as error:
        assert str(error)
        assert table.state == before
    else:
        table.undo()
        assert table.state == before


@given(move=st.one_of(st.none(), st.integers(), st.binary(), st.lists(st.text())))
def test_moves_that_are_no_text(move: Any) -> None:
    try:
        TABLES[0].play(TABLES[0].to_act[0], move)
    except karfunkel.InvalidMove:
        return
    raise AssertionError("played")


def mutated(text: str) -> st.SearchStrategy[str]:
    """The text with a piece cut out and something else put in its place."""
    return st.builds(
        lambda start, length, insert: text[:start] + insert + text[start + length :],
        st.integers(0, len(text)),
        st.one_of(st.integers(0, 4), st.integers(0, len(text))),
        st.one_of(st.text(max_size=8), MOVE_LETTERS),
    )


@fuzz
@given(text=st.one_of(*map(mutated, RECORDS), st.text(max_size=200)))
def test_records(text: str) -> None:
    for read in (karfunkel.from_record, verify):
        try:
            read(text)
        except karfunkel.Error as error:
            assert str(error)


@fuzz
@given(text=st.one_of(*map(mutated, LINES), st.text(max_size=100)))
def test_position_lines(text: str) -> None:
    try:
        table = karfunkel.from_position(text, seed=1)
    except karfunkel.Error as error:
        assert str(error)
    else:
        assert GAMES[table.game].check(table.state) == []


NUMBERS = st.integers(-3, 40) | st.integers()
WORDS = st.sampled_from(
    ["money", "event", "gems", "free", "swap", "certificate", "bb7", "rygb4", "2r1b", "-", "hidden"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | WORDS | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)
FIELDS = st.sampled_from(sorted({field.name for table in TABLES for field in table._notation.position_fields}))


@fuzz
@given(
    base=st.sampled_from([table.position() for table in TABLES]),
    changes=st.dictionaries(FIELDS | st.text(max_size=5), VALUES, min_size=1, max_size=4),
    dropped=st.sets(FIELDS, max_size=8),
)
def test_positions(base: dict[str, Any], changes: dict[str, Any], dropped: set[str]) -> None:
    position = {**{name: value for name, value in base.items() if name not in dropped}, **changes}
    try:
        table = karfunkel.from_position(position, seed=1)
    except karfunkel.Error as error:
        assert str(error)
    else:
        assert GAMES[table.game].check(table.state) == []
        assert karfunkel.from_position(json.dumps(table.position()), seed=1).state == table.state


@fuzz
@given(
    game=st.sampled_from(sorted(GAMES)),
    lines=st.lists(st.one_of(st.text(max_size=10), st.sampled_from(["rrb 5", "rygb 4", "bb 7 2"])), max_size=41),
)
def test_decks(game: str, lines: list[str]) -> None:
    try:
        karfunkel.new(game, 4, seed=1, deck=lines)
    except karfunkel.Error as error:
        assert str(error)


def test_the_long_fuzz_speaks_of_every_command() -> None:
    kinds = [msgspec.inspect.type_info(kind).tag for kind in get_args(AnyCommand)]
    assert sorted(command["kind"] for command in COMMANDS) == sorted(kinds)
    for command in COMMANDS:
        msgspec.convert(command, AnyCommand)
