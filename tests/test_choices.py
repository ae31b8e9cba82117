"""The shape of the moves of a seat describes exactly the moves that are listed."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import karfunkel
from karfunkel.engine import pending
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.game import TRADING, GemGame
from karfunkel.notation.move_shapes import (
    MoveList,
    MoveShape,
    OfferRange,
    OneOfEach,
    allows,
    first_moves,
    moves_of,
    random_move,
)
from karfunkel.notation.notation_lookup import notation_of
from tests.sizes import every_size
from tests.test_moves import RANDOM_TRADES, decisions, every_trading_game, random_trades

CASES = json.loads((Path(__file__).parent / "choice_cases.json").read_text("utf-8"))
"""web/tests/choices.test.ts reads the same."""
every_case = pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
LONG = 200
"""Of a longer list not every move is tried."""


def shape_of(case: dict[str, Any]) -> MoveShape:
    shape: MoveShape = msgspec.convert(case["choices"], MoveShape)
    return shape


def assert_it_is_the_shape(game: Game, table: Any, seat: int, dice: random.Random) -> MoveShape | None:
    """The shape, if there is one, says what the list says, also once it has been sent."""
    notation = notation_of(game.id)
    before = table.copy()
    shape, moves = notation.choices(table, seat), list(notation.moves(table, seat))
    assert table == before
    if shape is not None:
        shape = msgspec.json.decode(msgspec.json.encode(shape), type=MoveShape)
        assert moves_of(shape) == moves
        assert first_moves(shape, 3) == moves[:3]
        known = set(moves)
        assert all(allows(shape, move) for move in dice.sample(moves, min(LONG, len(moves))))
        assert random_move(shape, dice) in known
        for move in dice.sample(moves, min(20, len(moves))):
            for other in (_with_other_number(move, dice), move[:-1], move + move, f"0{move}", ""):
                assert allows(shape, other) == (other in known)
    return shape


def _with_other_number(move: str, dice: random.Random) -> str:
    return "".join(str(dice.randrange(1, 25)) if sign.isdigit() and dice.random() < 0.5 else sign for sign in move)


# ---- shapes


@every_case
def test_a_shape_is_the_list(case: dict[str, Any]) -> None:
    assert moves_of(shape_of(case)) == case["moves"]
    for number in range(len(case["moves"]) + 2):
        assert first_moves(shape_of(case), number) == case["moves"][:number]


@every_case
def test_a_shape_allows_its_moves_and_no_others(case: dict[str, Any]) -> None:
    assert [move for move in case["moves"] if not allows(shape_of(case), move)] == []
    assert [move for move in case["refused"] if allows(shape_of(case), move)] == []


@every_case
def test_moves_are_drawn_evenly(case: dict[str, Any]) -> None:
    if case["moves"]:
        dice, drawn = random.Random(1), 600 * len(case["moves"])
        counts = Counter(random_move(shape_of(case), dice) for _ in range(drawn))
        even = Counter(case["moves"])
        assert counts.keys() == even.keys()
        assert all(0.8 < counts[move] / (600 * even[move]) < 1.2 for move in even)


def test_an_offer_is_drawn_where_hardly_any_outranks() -> None:
    """Of a million offers one can be made."""
    rare = OfferRange(list("rygb"), [0] * 4, [30] * 4, [30, 30, 30, 29], [])
    assert {random_move(rare, random.Random(seed)) for seed in range(3)} == {"30r30y30g30b"}


# ---- games


@every_size
def test_in_random_games(game: Game, players: int) -> None:
    dice = random.Random(players)
    for table, seat in decisions(game, players):
        shape = assert_it_is_the_shape(game, table, seat, dice)
        is_trade = isinstance(game, GemGame) and pending(table) in TRADING
        assert isinstance(shape, OfferRange) == is_trade


@every_trading_game
def test_in_trades_of_all_kinds(game: GemGame) -> None:
    dice = random.Random(2)
    for table, seat in random_trades(game, RANDOM_TRADES):
        assert assert_it_is_the_shape(game, table, seat, dice) is not None


def test_E29_what_is_removed_is_one_of_each() -> None:
    """[E29] The longest list: four seats with all colours. Nothing is taken of a seat without gems."""
    dice = random.Random(3)
    for gems, number in (("1r,9r1y2g3b,1r1y1g1b,2r2y2g2b,3r1y1g1b", 4**4), ("1r,-,1g,2r2y,-", 2), ("1r,-,-,-,-", None)):
        position = f"edelstein players=5 gems={gems} chosen=event,money,money,money,money doing=event using=remove"
        table = karfunkel.from_position(position, seed=1)
        for said in ([], ["r"], ["r", "g"]):
            if number == 4**4 or not said:
                state = karfunkel.from_position({**table.position(), "said": said}, seed=1).state
                shape = assert_it_is_the_shape(GAMES["edelstein"], state, 0, dice)
                assert isinstance(shape, OneOfEach) == (number is not None)
        assert len(moves_of(table.choices(0))) == (number or 0) + 1


# ---- the table


@every_size
def test_a_table_says_the_choices_of_whoever_may_move(game: Game, players: int) -> None:
    table = karfunkel.new(game.id, players, seed=8)
    dice = random.Random(8)
    while not table.over:
        for seat in range(players):
            assert tuple(moves_of(table.choices(seat))) == table.moves(seat)
        seat = dice.choice(table.to_act)
        move = random_move(table.choices(seat), dice)
        assert allows(table.choices(seat), move)
        table.play(seat, move)
    assert all(table.choices(seat) == MoveList([]) for seat in range(players))


def test_a_table_refuses_a_seat_that_is_not_there() -> None:
    with pytest.raises(karfunkel.Error, match="seat"):
        karfunkel.new("edelstein", 3, seed=1).choices(3)
