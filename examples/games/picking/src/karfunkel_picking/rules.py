"""The rules of the Picking Belt.

[P1] Two to four players. A bag holds garnets, topazes, jade and amber: 4 of each, and 2 more for every player. Seven
stones are drawn; they lie on the belt in a row, as they came.
[P2] A turn has two actions: first push, then pick.
[P3] Who pushes swaps two neighbours of different kinds, or leaves the belt as it is.
[P4] Who picks names a kind that lies on the belt, and takes its longest run: stones of that kind side by side. Of runs
as long as each other it is the one nearest to the front.
[P5] The others move up to the front, and the belt is filled from the bag, stone by stone, as long as there are any.
[P6] When the bag is empty, the round is played to its end, so that all have as many turns; then the game is over. It is
over at once if the belt is empty.
[P7] 1, 2, 3, 4, 5 stones of a kind are worth 1, 3, 6, 10, 15 points; more than five are worth no more. Each set of all
four kinds is worth 4 points besides.
[P8] Most points win. Among those who have as many, whoever has fewer stones is ahead; if these are as many, too, they
share.
"""

from karfunkel.engine import FIRST_DECISION, Actions, Agenda, Grid, Row, answered, ask, int8, pending_seat, rule, tell

MAX_PLAYERS = 4
KINDS = 4
PLACES = 7
"""[P1] A place of the belt holds 0, if it is empty, or the number of a kind, from 1 on."""
ALWAYS = 4
FOR_EACH = 2
"""[P1] How many stones of a kind there are, and how many more for every player."""
MOST_OF_A_KIND = 5
SET = 4
"""[P7]"""

LEAVE = 0
SWAP = 1
PICK = SWAP + PLACES - 1
ACTIONS = PICK + KINDS
"""The actions: leave the belt; swap place n and the next one; pick a kind."""
NEXT_STONE = 0
PUSHING = FIRST_DECISION
PICKING = FIRST_DECISION + 1
"""What can be pending: a stone to be drawn, which chance decides, and the two decisions of a turn."""
SWAPPED, LEFT, PICKED, OVER = range(4)
"""What is told."""


class Table(Agenda):
    """All that lies on the table."""

    belt: Row = int8(PLACES)
    bag: Row = int8(KINDS)
    stones: Grid = int8(MAX_PLAYERS, KINDS, each_seat=True)
    """What everybody has picked."""
    picker: int = int8()
    pushed: int = int8()
    """Whether the picker has pushed already."""
    over: int = int8()


def of_each_kind(players: int) -> int:
    """[P1] How many stones of a kind there are."""
    return ALWAYS + FOR_EACH * players


def set_up(table: Table) -> None:
    """[P1] All stones are in the bag."""
    table.bag = [of_each_kind(table.players)] * KINDS


@rule
def go_on(table: Table) -> None:
    """[P5] Fill the belt. [P2] Then ask the picker. [P6] Or the game is over."""
    if table.depth > 0 or table.over:
        return
    if table.belt[PLACES - 1] == 0 and chance_total(table) > 0:
        ask(table, NEXT_STONE, table.picker)
    elif is_last(table):
        table.over = 1
        tell(table, OVER)
    elif table.pushed:
        ask(table, PICKING, table.picker)
    else:
        ask(table, PUSHING, table.picker)


@rule
def is_last(table: Table) -> int:
    """[P6] Whether the bag is empty and the round is over, or the belt is empty."""
    if table.belt[0] == 0:
        return 1
    return 1 if chance_total(table) == 0 and table.picker == 0 and not table.pushed else 0


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """[P2] First push, then pick."""
    return picks(table, actions) if table.pushed else pushes(table, actions)


@rule
def pushes(table: Table, actions: Actions) -> int:
    """[P3] Leave the belt, or swap neighbours of different kinds."""
    actions[0] = LEAVE
    number = 1
    for place in range(PLACES - 1):
        if table.belt[place + 1] != 0 and table.belt[place] != table.belt[place + 1]:
            actions[number] = SWAP + place
            number += 1
    return number


@rule
def picks(table: Table, actions: Actions) -> int:
    """[P4] The kinds on the belt."""
    number = 0
    for kind in range(KINDS):
        if longest_run(table, kind + 1) > 0:
            actions[number] = PICK + kind
            number += 1
    return number


@rule
def longest_run(table: Table, stone: int) -> int:
    """[P4] How many stones of a kind lie side by side."""
    longest = 0
    run = 0
    for place in range(PLACES):
        run = run + 1 if table.belt[place] == stone else 0
        longest = max(longest, run)
    return longest


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """[P2] Push or pick."""
    answered(table)
    if action >= PICK:
        pick(table, seat, action - PICK)
    elif action == LEAVE:
        table.pushed = 1
        tell(table, LEFT, seat)
    else:
        swap(table, seat, action - SWAP)
    go_on(table)


@rule
def swap(table: Table, seat: int, place: int) -> None:
    """[P3] Swap two neighbours."""
    stone = table.belt[place]
    other = table.belt[place + 1]
    table.belt[place] = other
    table.belt[place + 1] = stone
    table.pushed = 1
    tell(table, SWAPPED, seat, stone - 1, other - 1)


@rule
def pick(table: Table, seat: int, kind: int) -> None:
    """[P4] Take the longest run of a kind. [P5] The others move up. [P2] The turn is over."""
    number = longest_run(table, kind + 1)
    move_up(table, first_run(table, kind + 1, number), number)
    table.stones[seat, kind] += number
    tell(table, PICKED, seat, number, kind)
    table.pushed = 0
    table.picker = (seat + 1) % table.players


@rule
def first_run(table: Table, stone: int, number: int) -> int:
    """[P4] Where the first run of that many stones begins."""
    run = 0
    for place in range(PLACES):
        run = run + 1 if table.belt[place] == stone else 0
        if run == number:
            return place + 1 - number
    return 0


@rule
def move_up(table: Table, place: int, number: int) -> None:
    """[P5] Close the gap of so many stones."""
    for to in range(place, PLACES):
        table.belt[to] = table.belt[to + number] if to + number < PLACES else 0


@rule
def chance_total(table: Table) -> int:
    """The stones in the bag."""
    stones = 0
    for kind in range(KINDS):
        stones += table.bag[kind]
    return stones


@rule
def chance_pick(table: Table, n: int) -> int:
    """The kind of stone number n of the bag."""
    for kind in range(KINDS):
        n -= table.bag[kind]
        if n < 0:
            return kind
    return KINDS - 1


@rule
def draw(table: Table, kind: int) -> None:
    """[P5] A stone comes onto the belt."""
    answered(table)
    table.bag[kind] -= 1
    place = 0
    while table.belt[place] != 0:
        place += 1
    table.belt[place] = kind + 1
    go_on(table)


@rule
def score(table: Table, seat: int) -> int:
    """[P7] What the stones of a seat are worth."""
    points = 0
    sets = table.stones[seat, 0]
    for kind in range(KINDS):
        number = min(table.stones[seat, kind], MOST_OF_A_KIND)
        points += number * (number + 1) // 2
        sets = min(sets, table.stones[seat, kind])
    return points + SET * sets


@rule
def ahead(table: Table, seat: int, other: int) -> int:
    """[P8] Who has more points; among those who have as many, who has fewer stones."""
    points = score(table, seat) - score(table, other)
    return points if points != 0 else picked(table, other) - picked(table, seat)


@rule
def picked(table: Table, seat: int) -> int:
    """How many stones a seat has."""
    stones = 0
    for kind in range(KINDS):
        stones += table.stones[seat, kind]
    return stones


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table."""
    wrong = wrong_belt(list(table.belt))
    for kind in range(KINDS):
        of_all = [table.bag[kind], *(table.stones[seat, kind] for seat in range(MAX_PLAYERS))]
        number = sum(of_all) + list(table.belt).count(kind + 1)
        if number != of_each_kind(table.players):
            wrong.append(f"there are {number} stones of kind {kind + 1}, not {of_each_kind(table.players)}")
        if min(of_all) < 0:
            wrong.append(f"nobody, and no bag, has fewer than 0 stones of kind {kind + 1}")
    if any(picked(table, seat) for seat in range(table.players, MAX_PLAYERS)):
        wrong.append("a seat on which nobody sits has stones")
    if not 0 <= table.picker < table.players:
        wrong.append(f"seat {table.picker} picks, on which nobody sits")
    if table.depth > 1 or (table.depth == 1 and pending_seat(table) != table.picker):
        wrong.append("the picker alone is asked")
    if table.pushed not in (0, 1) or table.over not in (0, 1):
        wrong.append("pushed and over are 0 or 1")
    return wrong


def wrong_belt(belt: list[int]) -> list[str]:
    """[P1], [P5] Everything that is wrong with the belt."""
    wrong = []
    if not all(0 <= stone <= KINDS for stone in belt):
        wrong.append(f"a place of the belt holds 0 to {KINDS}")
    if 0 in belt and any(belt[belt.index(0) :]):
        wrong.append("there is a gap on the belt")
    return wrong
