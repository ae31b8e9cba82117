"""Where the last round begins, and a game of three that is nearly over, so that its whole tree can be searched."""

from collections.abc import Sequence
from typing import Any

from karfunkel.errors import Error
from karfunkel.games.basari.rules.deck import DECK
from karfunkel.games.basari.rules.state import MANY_WORKERS
from karfunkel.games.trading.rules.state import STAGES
from karfunkel.learn.small_instances import SmallInstance

ROUND_BY_PLAYERS = {3: 5, 4: 4, 5: 3}
"""In which round somebody has enough workers, of cards as they mostly are."""
ENOUGH = MANY_WORKERS - 1
"""Whoever has so many and gets a card, which shows one worker at least, ends the stage with this round."""


def last_rounds(players: int, rounds: int, deck: Sequence[str]) -> dict[str, Any]:
    """[B30] The third stage with its last round before it: the past has dealt the first cards of the deck."""
    if rounds != 1:
        raise Error(f"a stage has no fixed number of rounds here, so only the last one can be told, not {rounds}")
    number = ROUND_BY_PLAYERS[players]
    earlier = list(deck[: players * (number - 1)])
    workers = sum(DECK.read_card(text).workers for text in earlier)
    if not ENOUGH <= workers <= ENOUGH * players:
        raise Error(f"with this deck {players} players do not have workers enough for a last round")
    return {"stage": STAGES, "round": number, "earlier": earlier, "workers": _shared_out(workers, players)}


def _shared_out(workers: int, players: int) -> list[int]:
    """Enough for seat 0, and what is left for the others, as evenly as it can be."""
    left, others = workers - ENOUGH, players - 1
    return [ENOUGH, *(left // others + (seat < left % others) for seat in range(others))]


CARD = "rb7w2"
CARDS = 39
EARLIER = 12

SMALL = SmallInstance(
    players=3,
    position={
        "stage": STAGES,
        "round": ROUND_BY_PLAYERS[3],
        "deck": [CARD] * CARDS,
        "cards": [CARD] * 3,
        "earlier": [CARD] * EARLIER,
        "workers": [14, 13, 3],
        "gems": ["1r", "1y", "1b"],
        "points": [50, 50, 0],
    },
    reward="win",
)
"""The last round. The third cannot win any more but chooses as everybody does, so that it is a game of two.

All cards are alike, so that chance has no say: what the others choose is all that is not known.
"""
