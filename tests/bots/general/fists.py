"""Rock, paper, scissors: the smallest game in which nobody may be foreseen."""

import sys

from karfunkel.engine import EVERYBODY, FIRST_DECISION, NOBODY, Actions, Agenda, Dice, Row, answered, ask, int8, rule
from karfunkel.engine import random_below as below
from karfunkel.games.game import Game

SHAPES = 3
NONE, HIDDEN = -1, -2
CHOOSE = FIRST_DECISION


class Table(Agenda):
    shown: Row = int8(2, each_seat=True)
    over: int = int8()


def set_up(table: Table) -> None:
    table.shown = [NONE, NONE]


@rule
def go_on(table: Table) -> None:
    if table.depth == 0 and not table.over:
        ask(table, CHOOSE, EVERYBODY)


@rule
def acts(table: Table, seat: int) -> bool:
    return table.depth > 0 and table.shown[seat] == NONE


@rule
def next_seat(table: Table) -> int:
    for seat in range(2):
        if acts(table, seat):
            return seat
    return NOBODY


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    for shape in range(SHAPES):
        actions[shape] = shape
    return SHAPES


@rule
def apply(table: Table, seat: int, action: int) -> None:
    table.shown[seat] = action
    if next_seat(table) == NOBODY:
        answered(table)
        table.over = 1
    go_on(table)


@rule
def score(table: Table, seat: int) -> int:
    if not table.over:
        return 0
    return 1 if (table.shown[seat] - table.shown[1 - seat]) % SHAPES == 1 else 0


@rule
def hide(table: Table, seat: int) -> None:
    for other in range(2):
        if other != seat and table.shown[other] >= 0:
            table.shown[other] = HIDDEN


@rule
def determinize(table: Table, seat: int, dice: Dice) -> None:
    for other in range(2):
        if table.shown[other] == HIDDEN:
            table.shown[other] = below(dice, SHAPES)


GAME = Game(
    id="fists",
    title="Fists",
    min_players=2,
    max_players=2,
    table=Table,
    verbs=sys.modules[__name__],
    actions=SHAPES,
    most_legal=SHAPES,
)
