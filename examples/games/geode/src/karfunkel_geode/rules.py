"""The rules of Geode.

[G1] Two to five players dig by turns. A bag holds four stones of each value from 1 to 5, and six cave-ins.
[G2] Who has the turn digs, or stops. Digging turns a stone of the bag, which then is out of it.
[G3] A gem lies before the digger, who may go on. [G4] A cave-in buries all gems of this turn, and the turn is over.
[G5] Whoever stops keeps the gems of the turn: their values are points.
[G6] The game ends when somebody has 20 points, or when no gem is left in the bag. Most points win; a tie is shared.
"""

from karfunkel.engine import FIRST_DECISION, Actions, Agenda, Row, answered, ask, int8, pending_seat, rule, tell

MAX_PLAYERS = 5
ENOUGH = 20
"""[G6]"""

STONES = 6
CAVE_IN = 5
"""[G1] Stone n is a gem of the value n + 1; the last one is a cave-in."""
IN_THE_BAG = (4, 4, 4, 4, 4, 6)

DIG, STOP = range(2)
"""The actions."""
TURN_STONE = 0
DECIDE = FIRST_DECISION
"""What can be pending: a stone to be turned, which chance decides, and a decision."""
DUG, CAVED_IN, STOPPED, OVER = range(4)
"""What is told."""


class Table(Agenda):
    """All that lies on the table."""

    bag: Row = int8(STONES)
    points: Row = int8(MAX_PLAYERS, each_seat=True)
    found: int = int8()
    """The points of the gems that were dug in this turn."""
    digger: int = int8()
    over: int = int8()


def set_up(table: Table) -> None:
    """[G1] All stones are in the bag."""
    table.bag = list(IN_THE_BAG)


@rule
def go_on(table: Table) -> None:
    """[G2] Ask the digger, until the game is over."""
    if table.depth == 0 and not table.over:
        ask(table, DECIDE, table.digger)


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """[G2] To dig; to stop, if there is anything to keep."""
    actions[0] = DIG
    actions[1] = STOP
    return 2 if table.found > 0 else 1


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """Dig or stop."""
    answered(table)
    if action == DIG:
        ask(table, TURN_STONE, seat)
    else:
        stop(table, seat)
    go_on(table)


@rule
def chance_total(table: Table) -> int:
    """The stones in the bag."""
    stones = 0
    for stone in range(STONES):
        stones += table.bag[stone]
    return stones


@rule
def chance_pick(table: Table, n: int) -> int:
    """Stone number n of the bag."""
    for stone in range(STONES):
        n -= table.bag[stone]
        if n < 0:
            return stone
    return CAVE_IN


@rule
def draw(table: Table, stone: int) -> None:
    """[G2] Turn a stone."""
    seat = pending_seat(table)
    answered(table)
    table.bag[stone] -= 1
    if stone == CAVE_IN:
        cave_in(table, seat)
    else:
        find(table, seat, stone)
    go_on(table)


@rule
def find(table: Table, seat: int, stone: int) -> None:
    """[G3] A gem. [G6] With the last one the turn ends, and so does the game."""
    table.found += stone + 1
    tell(table, DUG, seat, stone + 1)
    if gems_left(table) == 0:
        stop(table, seat)


@rule
def cave_in(table: Table, seat: int) -> None:
    """[G4] All gems of the turn are lost."""
    tell(table, CAVED_IN, seat, table.found)
    table.found = 0
    pass_on(table)


@rule
def stop(table: Table, seat: int) -> None:
    """[G5] Keep the gems. [G6] Who has enough ends the game."""
    tell(table, STOPPED, seat, table.found)
    table.points[seat] += table.found
    table.found = 0
    if table.points[seat] >= ENOUGH or gems_left(table) == 0:
        table.over = 1
        tell(table, OVER)
    else:
        pass_on(table)


@rule
def pass_on(table: Table) -> None:
    """[G2] The next one digs."""
    table.digger = (table.digger + 1) % table.players


@rule
def gems_left(table: Table) -> int:
    """How many gems are in the bag."""
    return chance_total(table) - table.bag[CAVE_IN]


@rule
def score(table: Table, seat: int) -> int:
    """[G6] The points of a seat."""
    return table.points[seat]


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table."""
    wrong = [
        f"there are {number} stones of kind {stone} in the bag"
        for stone, number in enumerate(table.bag)
        if not 0 <= number <= IN_THE_BAG[stone]
    ]
    if not 0 <= table.digger < table.players:
        wrong.append(f"seat {table.digger} digs, which nobody sits on")
    if table.depth > 1 or (table.depth == 1 and pending_seat(table) != table.digger):
        wrong.append("the digger alone is asked")
    if min(table.points) < 0 or table.found < 0:
        wrong.append("nobody has points below 0")
    return wrong
