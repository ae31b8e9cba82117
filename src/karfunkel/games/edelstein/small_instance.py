"""Where the last rounds begin, and a game for two that is nearly over, so that its whole tree can be searched."""

from collections.abc import Sequence
from typing import Any

from karfunkel.errors import Error
from karfunkel.games.edelstein.rules.event_cards import EVENT_CARDS
from karfunkel.games.edelstein.rules.state import ROUNDS
from karfunkel.games.trading.rules.state import STAGES
from karfunkel.learn.small_instances import SmallInstance


def last_rounds(players: int, rounds: int, deck: Sequence[str]) -> dict[str, Any]:
    """[E12] Stage and round from which so many rounds are left; what was played before is left to the position."""
    in_all = STAGES * ROUNDS[players]
    if rounds > in_all:
        raise Error(f"a game of {players} players has {in_all} rounds, not {rounds}")
    stage, before = divmod(in_all - rounds, ROUNDS[players])
    return {"stage": stage + 1, "round": before + 1}


FACE_DOWN = ("certificate", "certificate", "major-r")
OPEN = "certificate"


def _face_up() -> list[str]:
    """All event cards that neither lie face down nor are open."""
    left = {card.id: card.copies for card in EVENT_CARDS}
    for card in (*FACE_DOWN, OPEN):
        left[card] -= 1
    return [card for card, copies in left.items() for _ in range(copies)]


SMALL = SmallInstance(
    players=2,
    position={
        **last_rounds(2, 2, ()),
        "gems": ["1r", "1y"],
        "cards": ["rg6", None],
        "event": OPEN,
        "events_up": _face_up(),
    },
)
"""The last two turns: each seat is active once, a hidden choice and two guesses [E61], [E62]."""
