"""What a seat may play is told move by move or by its shape, and never in a message that is too long to be sent."""

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import UNSET

import karfunkel
from karfunkel.match import moves_for_viewer as telling
from karfunkel.match.events import LogEntry
from karfunkel.match.match import Match
from karfunkel.match.moves_for_viewer import MOST_LETTERS, MOST_MOVES, MoveForm, moves_in_form
from karfunkel.match.projection import Viewer, updates_since
from karfunkel.match.viewer_messages import Dealt, TableSnapshot, Update
from karfunkel.notation.move_shapes import MoveList, OfferRange, OneOfEach, TooMany, moves_of
from karfunkel.protocol.apply_update import apply_update, choices_of, with_moves
from karfunkel.protocol.messages import encode
from tests.match.company import NOON, Eyes, Told, bot_move, listen, play_on, started, stored, whole

TRADE = "edelstein players=3 chosen=money,money,gems doing=money offered_by=1 offer=1r gems={gems},5r,1b"
MOST_BYTES = 1_000_000 // 2
"""A message is far shorter than what may wait for a socket."""


def trade(gems: str) -> karfunkel.Table:
    """A table at which seat 0 answers an offer of a red gem."""
    table = karfunkel.from_position(TRADE.format(gems=gems), seed=1)
    assert table.to_act == (0,)
    return table


def table_with(moves: list[str] | OneOfEach) -> Any:
    """A table of any game with these moves."""
    return SimpleNamespace(choices=lambda seat: MoveList(moves) if isinstance(moves, list) else moves)


@pytest.mark.parametrize("form", ["list", "choices"])
def test_the_most_gems_make_a_short_message(form: MoveForm) -> None:
    """[E34] A seat with nearly all gems has more offers than any message should hold."""
    table = trade("17r22y22g21b")
    assert len(table.moves(0)) > 200_000
    told = moves_in_form(table, 0, form)
    assert told.moves == []
    assert isinstance(told.choices, OfferRange)
    assert len(encode(told.choices)) < 200
    assert moves_of(told.choices) == list(table.moves(0))


def test_a_list_is_told_as_long_as_it_is_short() -> None:
    table = trade("2r2y2g2b")
    assert moves_in_form(table, 0, "list") == (list(table.moves(0)), UNSET)
    assert moves_in_form(table, 0, "choices") == ([], table.choices(0))


@pytest.mark.parametrize("form", ["list", "choices"])
def test_nobody_who_is_not_asked_has_moves(form: MoveForm) -> None:
    nothing = moves_in_form(trade("1r"), None, form)
    assert nothing == moves_in_form(None, 0, form) == ([], None if form == "choices" else UNSET)


@pytest.mark.parametrize("form", ["list", "choices"])
@pytest.mark.parametrize(
    "moves", [[str(number) for number in range(MOST_MOVES + 1)], ["é" * (MOST_LETTERS // 2), "ü" * MOST_LETTERS]]
)
def test_moves_without_a_shape_may_be_too_many(form: MoveForm, moves: list[str]) -> None:
    assert moves_in_form(table_with(moves), 0, form) == ([], TooMany())
    some = moves[:-1]
    told = moves_in_form(table_with(some), 0, form)
    assert (told.moves or told.choices) in (some, MoveList(some))
    assert len(encode(told.moves or told.choices)) < MOST_BYTES


@pytest.mark.parametrize("form", ["list", "choices"])
def test_a_shape_may_be_too_long_itself(form: MoveForm) -> None:
    words = [str(number) for number in range(MOST_MOVES)]
    assert moves_in_form(table_with(OneOfEach([words, words], [])), 0, form) == ([], TooMany())


# ---- the whole and its updates


def test_a_list_that_is_too_long_is_told_by_its_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of today then has no moves, but is told why; before and after that it has them all."""
    monkeypatch.setattr(telling, "MOST_MOVES", 40)
    seen = set()
    for seed in range(3):
        match = started("edelstein", 3, seed=str(seed))
        lists, shapes = (whole(match, 0, form) for form in ("list", "choices"))
        narrators = Eyes(match, 0), Eyes(match, 0, "choices")
        told: list[list[Update]] = []
        listen(match, both(narrators, told))
        dice = random.Random(seed)
        while match.stage == "running":
            seat = dice.choice(match.to_act())
            bot_move(match, seat, dice.choice(match.playing().moves(seat)), NOON)
            lists, shapes = map(apply_update, (lists, shapes), told[-1])
            assert_it_is_told(match, lists, shapes)
            seen.add((lists.asked is None, bool(lists.moves), lists.choices is not UNSET))
    assert seen == {(True, False, False), (False, True, False), (False, False, True)}


def both(narrators: tuple[Eyes, ...], told: list[list[Update]]) -> Callable[[LogEntry], None]:
    """Keeps what narrators say of each line."""
    return lambda line: told.append([narrator.update(line) for narrator in narrators])


def assert_it_is_told(match: Match, lists: TableSnapshot, shapes: TableSnapshot) -> None:
    assert (lists, shapes) == (whole(match, 0), whole(match, 0, "choices"))
    assert match.game is not None
    moves = list(match.game.moves(0))
    assert lists.moves == (moves if len(moves) <= 40 else [])
    assert with_moves(shapes).moves == with_moves(lists).moves == moves
    assert choices_of(shapes) == (match.game.choices(0) if moves else MoveList([]))


def test_what_was_missed_is_told_in_the_form_that_was_asked_for() -> None:
    match = started("basari", 3)
    told: list[list[Update]] = []
    listen(match, both((Eyes(match, 1), Eyes(match, 1, form="choices")), told))
    begun = match.seq
    dice = random.Random(1)
    while match.stage == "running":
        seat = dice.choice(match.to_act())
        bot_move(match, seat, dice.choice(match.playing().moves(seat)), NOON)
    lists, shapes = map(list, zip(*told, strict=True))
    assert updates_since(match.id, stored(match.log), Viewer(1), begun) == lists
    assert updates_since(match.id, stored(match.log), Viewer(1, "choices"), begun) == shapes
    assert all(update.choices is UNSET for update in lists)
    assert all(update.moves is UNSET for update in shapes)
    assert any(isinstance(update.choices, OfferRange) for update in shapes)


def test_lists_are_told_as_they_always_were() -> None:
    match = started("edelstein", 4)
    told = Told(match)
    play_on(match, 30)
    assert b"choices" not in b"".join([*told.as_sent(0), encode(whole(match, 0))])


def test_moves_and_choices_take_the_place_of_both() -> None:
    """As of one who knows a table move by move, from a server of the first protocol, and is now told shapes."""
    listed = whole(started("emerald", 2), 0)
    shape = MoveList(["A"])
    shaped = apply_update(listed, update_after(listed, asked=1, choices=shape))
    assert (shaped.moves, shaped.choices) == ([], shape)
    assert apply_update(shaped, update_after(shaped)).choices == shape
    nothing = apply_update(shaped, update_after(shaped, asked=None, choices=None))
    assert (nothing.moves, nothing.choices) == ([], None)
    listed = apply_update(shaped, update_after(shaped, asked=1, moves=["B"]))
    assert (listed.moves, listed.choices) == (["B"], UNSET)
    unlisted = apply_update(listed, update_after(listed, asked=1, moves=[], choices=TooMany()))
    assert (unlisted.moves, unlisted.choices) == ([], TooMany())


def update_after(shown: TableSnapshot, **changes: Any) -> Update:
    return Update(shown.table, shown.seq + 1, shown.at, Dealt(), **changes)
