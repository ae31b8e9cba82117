"""Deals of Leduc hold'em, for tests of what others get to know of them."""

import karfunkel

GAME = "leduc"


def seed_of(hands: tuple[str, str]) -> str:
    """A seed that deals these hands, and a queen as the flop."""
    for number in range(1000):
        table = karfunkel.new(GAME, 2, seed=f"seed{number}")
        table.play(0, "call")
        table.play(1, "call")
        if tuple(entry.text for entry in table.log if entry.seat is None) == (*hands, "queen"):
            return f"seed{number}"
    raise AssertionError("no seed deals that")
