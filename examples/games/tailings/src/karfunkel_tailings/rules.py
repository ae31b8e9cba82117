"""The rules of Tailings.

[T1] Two to five players have the cards 1 to 9 each. Nine heaps wait: rubble of 1 to 6 points, and rubies of -1 to -3.
[T2] Each round a heap is turned by chance. All choose a card secretly; then all cards are shown and are out of play.
[T3] Cards that several have played count for nothing.
[T4] Of the others the lowest must take rubble, the highest takes rubies. If none is left, the heap is carted away.
[T5] After nine rounds the game is over. The fewest points win, and points may be below 0; a tie is shared.
"""

from karfunkel.engine import (
    EVERYBODY,
    FIRST_DECISION,
    NOBODY,
    Actions,
    Agenda,
    Dice,
    Grid,
    Row,
    answered,
    ask,
    chance_pending,
    int8,
    pending,
    pending_seat,
    random_below,
    rule,
    tell,
)

MAX_PLAYERS = 5
CARDS = 9
"""[T1] Card n has the number n + 1."""
HEAPS = (-3, -2, -1, 1, 2, 3, 4, 5, 6)
MOST_HEAPS = 9
NONE = -1
HIDDEN = -2
"""A card that was chosen, in the eyes of the others."""

TURN_HEAP = 0
CHOOSE = FIRST_DECISION
TURNED, CHOSE, SHOWN, TAKEN, CARTED_AWAY, OVER = range(6)


class Table(Agenda):
    """All that lies on the table."""

    heaps: Row = int8(MOST_HEAPS)
    """1 for each heap that waits."""
    heap: int = int8()
    """The number of the heap that is turned; NONE if none is."""
    hand: Grid = int8(MAX_PLAYERS, CARDS, each_seat=True)
    """1 for each card that a seat still has."""
    chosen: Row = int8(MAX_PLAYERS, each_seat=True)
    points: Row = int8(MAX_PLAYERS, each_seat=True)
    played: int = int8()
    """How many rounds are over."""
    over: int = int8()


def set_up(table: Table) -> None:
    """[T1] Everybody has all cards."""
    table.heaps = [1] * MOST_HEAPS
    table.heap = NONE
    table.chosen = [NONE] * MAX_PLAYERS
    for seat in range(table.players):
        for card in range(CARDS):
            table.hand[seat, card] = 1


@rule
def go_on(table: Table) -> None:
    """[T2] Turn a heap, or end the game."""
    if table.depth > 0 or table.over:
        return
    if table.played == MOST_HEAPS:
        table.over = 1
        tell(table, OVER)
    else:
        ask(table, TURN_HEAP, NOBODY)


@rule
def chance_total(table: Table) -> int:
    """How many heaps wait."""
    return MOST_HEAPS - table.played


@rule
def chance_pick(table: Table, n: int) -> int:
    """Heap number n of those that wait."""
    for heap in range(MOST_HEAPS):
        n -= table.heaps[heap]
        if n < 0:
            return heap
    return NONE


@rule
def draw(table: Table, heap: int) -> None:
    """[T2] Turn a heap, and ask everybody for a card."""
    answered(table)
    table.heaps[heap] = 0
    table.heap = heap
    tell(table, TURNED, HEAPS[heap])
    ask(table, CHOOSE, EVERYBODY)


@rule
def acts(table: Table, seat: int) -> bool:
    """[T2] Whoever has not chosen yet."""
    return table.depth > 0 and not chance_pending(table) and table.chosen[seat] == NONE


@rule
def next_seat(table: Table) -> int:
    """The first who has not chosen yet."""
    for seat in range(table.players):
        if acts(table, seat):
            return seat
    return NOBODY


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """[T2] The cards in hand."""
    number = 0
    for card in range(CARDS):
        if table.hand[seat, card] > 0:
            actions[number] = card
            number += 1
    return number


@rule
def apply(table: Table, seat: int, card: int) -> None:
    """[T2] Choose a card; when all have, they are shown."""
    table.chosen[seat] = card
    tell(table, CHOSE, seat, card + 1)
    if next_seat(table) == NOBODY:
        answered(table)
        show(table)
    go_on(table)


@rule
def show(table: Table) -> None:
    """[T2], [T4] Show all cards, and give the heap to whom it belongs."""
    for seat in range(table.players):
        tell(table, SHOWN, seat, table.chosen[seat] + 1)
        table.hand[seat, table.chosen[seat]] = 0
    worth = HEAPS[table.heap]
    taker = taker_of(table, worth)
    if taker == NOBODY:
        tell(table, CARTED_AWAY, worth)
    else:
        table.points[taker] += worth
        tell(table, TAKEN, taker, worth)
    for seat in range(MAX_PLAYERS):
        table.chosen[seat] = NONE
    table.heap = NONE
    table.played += 1


@rule
def taker_of(table: Table, worth: int) -> int:
    """[T4] Who takes a heap; NOBODY if no card is left that only one has played."""
    taker = NOBODY
    for seat in range(table.players):
        if is_alone(table, seat):
            better = taker == NOBODY
            if not better and worth > 0:
                better = table.chosen[seat] < table.chosen[taker]
            elif not better:
                better = table.chosen[seat] > table.chosen[taker]
            if better:
                taker = seat
    return taker


@rule
def is_alone(table: Table, seat: int) -> bool:
    """[T3] Whether nobody else has played the card of a seat."""
    for other in range(table.players):
        if other != seat and table.chosen[other] == table.chosen[seat]:
            return False
    return True


@rule
def hide(table: Table, seat: int) -> None:
    """[T2] Cards that others have chosen are hidden until all are shown."""
    for other in range(table.players):
        if other != seat and table.chosen[other] >= 0:
            table.chosen[other] = HIDDEN


@rule
def determinize(table: Table, seat: int, dice: Dice) -> None:
    """Whoever has chosen may have chosen any card in hand."""
    for other in range(table.players):
        if table.chosen[other] == HIDDEN:
            n = random_below(dice, CARDS - table.played)
            for card in range(CARDS):
                n -= table.hand[other, card]
                if n < 0:
                    table.chosen[other] = card
                    break


@rule
def score(table: Table, seat: int) -> int:
    """[T5] The points of a seat."""
    return table.points[seat]


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table."""
    return [
        *wrong_heaps(table),
        *wrong_pending(table),
        *(why for seat in range(table.players) for why in wrong_cards(table, seat)),
    ]


def wrong_heaps(table: Table) -> list[str]:
    """[T1], [T2] Everything that is wrong with the heaps."""
    wrong = []
    if not set(table.heaps) <= {0, 1}:
        wrong.append("a heap waits (1) or does not (0)")
    if table.heap not in range(NONE, MOST_HEAPS):
        wrong.append(f"there is no heap {table.heap}")
    elif table.heap != NONE and table.heaps[table.heap]:
        wrong.append(f"heap {table.heap} waits, and is turned")
    if sum(table.heaps) + table.played + (table.heap != NONE) != MOST_HEAPS:
        wrong.append("the heaps that wait, the one that is turned and the rounds played are not nine")
    return wrong


def wrong_pending(table: Table) -> list[str]:
    """[T2], [T5] Everything that is wrong with what is asked."""
    wrong = []
    chooses = table.depth == 1 and pending(table) == CHOOSE and pending_seat(table) == EVERYBODY
    if (table.heap != NONE) != chooses or not (chooses or pending(table) in (NOBODY, TURN_HEAP)) or table.depth > 1:
        wrong.append("all choose for a heap that is turned, and for nothing else")
    if chooses and next_seat(table) == NOBODY:
        wrong.append("all have chosen, yet nothing is shown")
    if table.over not in (0, 1) or (table.over and table.played < MOST_HEAPS):
        wrong.append("the game is over (1) after nine rounds")
    return wrong


def wrong_cards(table: Table, seat: int) -> list[str]:
    """[T1], [T2] Everything that is wrong with the cards of a seat."""
    wrong, chosen = [], table.chosen[seat]
    hand = [table.hand[seat, card] for card in range(CARDS)]
    if not set(hand) <= {0, 1} or sum(hand) != CARDS - table.played:
        wrong.append(f"seat {seat} does not have a card for each round to come")
    if chosen != NONE and (table.heap == NONE or chosen not in range(CARDS) or not hand[chosen]):
        wrong.append(f"seat {seat} cannot have chosen card {chosen}")
    return wrong
