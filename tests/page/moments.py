"""The fullest moments of games played at random: one for each number of players and each kind of decision."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import karfunkel
from karfunkel.table.table import Table

GAMES_PLAYED = 12
"""So many games of each number of players are looked through."""
MOST_MOVES = 3000
TRADES = {"answer", "open-trade"}
RAISES = 0.9
"""How often an offer is outdone, so that trades become long."""


class Moment(NamedTuple):
    """A table and who looks at it."""

    game: str
    players: int
    decision: str
    table: Table
    seat: int | None

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.decision}"


def _kind(table: Table) -> str:
    """What is asked now; of a card that asks, which."""
    view = table.view()
    if view["over"]:
        return "over"
    return "-".join(filter(None, [view["decision"], view.get("using")]))


def _fullness(table: Table, seat: int) -> int:
    """How much there is to be shown: what all have and what can be played."""
    view = table.view(seat)
    offer = view.get("offer") or []
    held = json.dumps([view.get(name) for name in ("gems", "kept", "gold", "chosen", "cards")])
    return len(held) + sum(offer) * 40 + 2 * min(len(table.moves(seat)), 12)


def _move(table: Table, seat: int, dice: random.Random) -> str:
    moves = table.moves(seat)
    if table.view(seat)["decision"] in TRADES and dice.random() < RAISES:
        offers = [move for move in moves if move not in ("accept", "decline")]
        moves = offers[: max(1, len(offers) // 6)] or moves
    return dice.choice(moves)


def _tables_on_the_way(table: Table, dice: random.Random) -> Iterator[Table]:
    for _ in range(MOST_MOVES):
        yield table
        if table.over:
            return
        seat = dice.choice(table.to_act)
        table.move(seat, _move(table, seat, dice))


@cache
def fullest(game: str, players: int) -> dict[str, Moment]:
    """For each kind of decision the moment at which most lies on the table."""
    found: dict[str, tuple[int, Moment]] = {}
    for seed in range(GAMES_PLAYED):
        dice = random.Random(seed)
        for table in _tables_on_the_way(karfunkel.new(game, players, seed=seed), dice):
            seat = 0 if table.over else table.to_act[0]
            kind, full = _kind(table), _fullness(table, seat)
            if kind not in found or found[kind][0] < full:
                found[kind] = (full, Moment(game, players, kind, table.copy(), seat))
    return {kind: moment for kind, (_, moment) in sorted(found.items())}
