"""What is written anew after a move: every field says what it reads, and what nobody may see stays where it is."""

import random
from collections.abc import Iterator
from typing import Any

import karfunkel
from karfunkel.engine import NOBODY, Agenda, Row, int8
from karfunkel.games.game import Game
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.notation.view_field_writers import LEFT_OUT, FieldWriter, Sheet
from tests.sizes import every_size

GAMES_PLAYED = 2
NEVER_CHANGES = frozenset({"deck"})
"""Fields of the record that stay as they were laid out."""


class Watched:
    """A table that remembers which of its fields were read."""

    def __init__(self, table: Any) -> None:
        self._table, self.read = table, set[str]()

    def __getattr__(self, name: str) -> Any:
        if name in self._table.fields:
            self.read.add(name)
        return getattr(self._table, name)


def situations(game: Game, players: int) -> Iterator[karfunkel.Table]:
    """Tables of random games, move by move."""
    for seed in range(GAMES_PLAYED):
        dice = random.Random(seed)
        table = karfunkel.new(game.id, players, seed=seed)
        yield table
        while not table.over:
            seat = dice.choice(table.to_act)
            table.move(seat, dice.choice(table.moves(seat)))
            yield table


@every_size
def test_every_field_of_a_view_says_what_it_is_written_from(game: Game, players: int) -> None:
    """Or it would not be written anew when that changes."""
    sheet = notation_of(game.id).sheet
    for table in situations(game, players):
        for writer in sheet.shared:
            watched = Watched(table.seen_by(None))
            writer.write(watched)
            assert watched.read <= {*writer.reads, *NEVER_CHANGES}, writer.name
        for own in sheet.own:
            for viewer in (None, 0, players - 1):
                watched = Watched(table.seen_by(viewer))
                own.write(watched, viewer)
                assert watched.read <= set(own.reads), own.name


@every_size
def test_nobody_sees_less_or_more_because_little_is_copied(game: Game, players: int) -> None:
    rules = game.plain
    for table in situations(game, players):
        before = table.state
        for viewer in (NOBODY, *range(players)):
            hidden = table.state
            rules.hide(hidden, viewer)
            assert table.seen_by(None if viewer == NOBODY else viewer) == hidden
        assert table.state == before, "to look leaves the table as it is"


def test_only_what_reads_a_changed_number_is_written_anew() -> None:
    class Pair(Agenda):
        one: int = int8()
        row: Row = int8(2)

    def sum_or_nothing(pair: Pair) -> Any:
        return sum(pair.row) or LEFT_OUT

    sheet = Sheet(
        Pair, (FieldWriter("one", ("one",), lambda pair: pair.one), FieldWriter("sum", ("row",), sum_or_nothing))
    )
    pair = Pair()
    before = pair.copy()
    assert sheet.changed(before, pair) == ()
    pair.row[1] = 5
    changed = sheet.changed(before, pair)
    assert changed == ("row",)
    assert [name for name, _ in sheet.shared_from(changed)] == ["sum"]


@every_size
def test_moves_that_are_remembered_are_those_of_now(game: Game, players: int) -> None:
    for table in situations(game, players):
        again = karfunkel.from_position(table.position())
        assert again.to_act == table.to_act
        assert all(again.moves(seat) == table.moves(seat) for seat in range(players))
