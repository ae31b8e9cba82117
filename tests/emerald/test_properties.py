"""What is true of every game of Emerald, over many random ones."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karfunkel
from karfunkel.arena.engine_benchmark import Player, compile_playouts
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.notation import EmeraldNotation
from tests.sizes import random_states, random_table, start_of

PLAYERS = (2, 3, 4, 5)
GAMES_EACH = 25
NOTATION = EmeraldNotation()

every_size = pytest.mark.parametrize("players", PLAYERS)

MOST_KNIGHT_MOVES = 20 * 16
"""Four players have 20 knights, more than any other number has; each is at most 16 single steps from the chamber."""
MOST_CARDS = 45
MOST_BRIBES = 23 + 20
"""Every caught knight costs its owner a gold card or is gone."""
MOST_DECISIONS = 3 * MOST_KNIGHT_MOVES + MOST_CARDS + MOST_BRIBES
"""Each knight's move, a `stop` after it and a choice whom the dragon catches; the cards taken; the bribes."""


@every_size
def test_what_is_counted_has_to_be_right(players: int) -> None:
    table = start_of(EMERALD, players)
    assert EMERALD.check(table) == []
    table.in_play[1] -= 1
    table.unturned[1] += 1
    assert len(EMERALD.check(table)) == 2


@every_size
def test_no_knight_and_no_card_is_ever_lost_or_made(players: int) -> None:
    for seed in range(GAMES_EACH):
        for table in random_states(EMERALD, players, seed):
            view = NOTATION.view(table, None)
            in_play = [len(knights) for knights in view["knights"]]
            out = [a + b for a, b in zip(view["treasures"], view["nest"], strict=True)]
            assert {a + b for a, b in zip(in_play, out, strict=True)} == {{2: 8, 3: 5, 4: 5, 5: 4}[players]}
            assert sum(view["gold_count"]) + len(view["bribes"]) + lying(view, "gold") == 23
            assert sum(map(len, view["gems"])) + lying(view, "gem") == 22


def lying(view: dict[str, Any], pile: str) -> int:
    return sum(card is not None for card in view[f"{pile}_open"]) + sum(view[f"{pile}_below"])


@every_size
def test_equal_situations_have_equal_bytes(players: int) -> None:
    """Nothing in the record tells how a situation came about: all of it can be read from the position."""
    for seed in range(3):
        for table in random_states(EMERALD, players, 100 + seed):
            again = NOTATION.read_position(NOTATION.position(table))
            assert again.to_bytes() == table.to_bytes()


# ---- plain and compiled


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    return compile_playouts(EMERALD, lambda done, of: None)


@pytest.mark.slow
@every_size
def test_a_hundred_thousand_games_stay_within_the_bound(players: int, compiled: dict[str, Any]) -> None:
    player = Player(EMERALD, players, compiled)
    assert max(player.play(11, number, 1) for number in range(2_000)) <= MOST_DECISIONS
    assert player.play(11, 0, 100_000) <= 100_000 * MOST_DECISIONS


# ---- whatever text comes in


TABLES_AT = (0, 9, 33, 70)
MOVE_LETTERS = st.text("0123456789TKabtk-stopgoldgemnestbribe", max_size=8)


TABLES = {
    (players, moves): random_table(EMERALD, players, 11, moves=moves) for players in PLAYERS for moves in TABLES_AT
}
NUMBERS = st.integers(-3, 40) | st.integers()
CARDS = st.sampled_from(
    ["T1", "K", "12", "T1a", "12b", "nest", "nesta", "ruby", "3", "exit", "chamber", "1b", "0", "-"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | CARDS | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)
FIELDS = st.sampled_from([field.name for field in NOTATION.position_fields])


@pytest.mark.slow
@settings(max_examples=600, deadline=None)
@given(
    base=st.sampled_from([table.position() for table in TABLES.values()]),
    changes=st.dictionaries(FIELDS | st.text(max_size=5), VALUES, min_size=1, max_size=4),
    dropped=st.sets(FIELDS, max_size=8),
)
def test_any_position(base: dict[str, Any], changes: dict[str, Any], dropped: set[str]) -> None:
    position = {**{name: value for name, value in base.items() if name not in dropped}, **changes}
    try:
        table = karfunkel.from_position(position, seed=1)
    except karfunkel.Error as error:
        assert str(error)
    else:
        assert EMERALD.check(table.state) == []
        assert karfunkel.from_position(json.dumps(table.position()), seed=1).state == table.state
