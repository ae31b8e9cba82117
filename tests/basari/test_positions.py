"""Positions of Basari that play cannot reach are refused, whatever is wrong with them."""

from typing import Any

import pytest

import karfunkel

ONES = ["rr 4 1"] * 39


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"deck": ONES, "round": 13, "earlier": ["rr4w1"] * 39}, "3 cards are to be drawn, but only 0 are left"),
        ({"deck": ONES, "round": 12, "earlier": ["rr4w1"] * 38}, "3 cards are to be drawn, but only 1 are left"),
        ({"chosen": ["A", "A", "A"], "drawing": 0}, "not one or two chose it"),
        ({"drawing": 0}, "seat 0 has not chosen"),
        ({"round": 0, "earlier": ["bb7w4"]}, "cards have been seen"),
        ({"over": True, "workers": [40, 0, 0]}, "the game is over, yet cards lie before the players"),
        ({"over": True, "chosen": ["A", None, None]}, "seat 0 does not choose now"),
        ({"round": 5, "workers": [40, 0, 0]}, "workers"),
    ],
)
def test_B30_impossible_positions(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(karfunkel.InvalidPosition) as caught:
        karfunkel.from_position({"game": "basari", "players": 3, **fields})
    assert reason in str(caught.value)
