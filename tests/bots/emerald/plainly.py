"""The rules of the mind in plain Python, and tables to try them at."""

import random
from collections.abc import Iterator
from typing import Any

from karfunkel.bots.weights import read_weights
from karfunkel.engine import Binding, chance_pending, unwrapped
from karfunkel.games.emerald.bots.scratch_record import DEEPEST, EmeraldScratch
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights, weights_of
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.state import MOST_LEGAL, Table
from tests.sizes import start_of

PLAIN = Binding(unwrapped, EMERALD.rules)


class Tables(list[Any]):
    """Plain tables that are copied when they are put down, as NumPy records are."""

    def __setitem__(self, place: Any, table: Any) -> None:
        super().__setitem__(place, table.copy())


def laid_out(table: Table) -> tuple[Tables, EmeraldScratch, list[int]]:
    """What rules of the mind take to think about a table: tables, a scratch record, a place for legal actions."""
    return Tables([table.copy() for _ in range(DEEPEST)]), EmeraldScratch(), [0] * MOST_LEGAL


def fitted(players: int) -> EmeraldWeights:
    return weights_of(read_weights("emerald")["weights"])["fitted"][players]


def decisions(players: int, seed: int, open_gold: str = "off", every: int = 1) -> Iterator[tuple[Table, int]]:
    """A random game: the table at every decision, or every so many, and who is to decide. It is one and the same."""
    rules, dice = EMERALD.plain, random.Random(seed)
    table = start_of(EMERALD, players)
    table.open_gold = EMERALD.options[0].values.index(open_gold)
    number = 0
    while table.depth > 0:
        if chance_pending(table):
            rules.draw(table, rules.chance_pick(table, dice.randrange(rules.chance_total(table))))
            continue
        seat = rules.next_seat(table)
        if number % every == 0:
            yield table, seat
        number += 1
        rules.apply(table, seat, dice.choice(EMERALD.legal_actions(table, seat)))
