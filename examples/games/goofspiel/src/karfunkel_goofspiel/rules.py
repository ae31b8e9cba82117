"""The rules of Goofspiel.

[G1] Two to five players have the cards 1 to 13 each. As many prizes wait, worth 1 to 13 points. There can be fewer
cards, and as many prizes.
[G2] Each round a prize is turned: by chance, or, if so agreed, always the highest or the lowest that waits.
[G3] All bid a card in secret; then all bids are shown, and are out of play.
[G4] The highest bid takes the prize. If several have bid it, nobody does.
[G5] The last round plays itself: there is one prize, and everybody has one card.
[G6] Most points win; a tie is shared.
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
MOST_CARDS = 13
HAND_SIZES = (13, 8, 5, 4, 3)
"""[G1] Card n has the number n + 1, and so has prize n."""
RANDOM, DESCENDING, ASCENDING = range(3)
"""[G2]"""

NONE = -1
HIDDEN = -2
"""A card that was bid, in the eyes of the others."""

TURN_PRIZE = 0
BID = FIRST_DECISION
TURNED, CHOSE, SHOWN, TAKEN, DISCARDED, OVER = range(6)


class Table(Agenda):
    """All that lies on the table."""

    cards: int = int8()
    """The number of the option: which of the hand sizes is played."""
    order: int = int8()
    waiting: Row = int8(MOST_CARDS)
    """1 for each prize that waits."""
    prize: int = int8()
    """The number of the prize that is turned; NONE if none is."""
    hand: Grid = int8(MAX_PLAYERS, MOST_CARDS, each_seat=True)
    """1 for each card that a seat still has."""
    bid: Row = int8(MAX_PLAYERS, each_seat=True)
    points: Row = int8(MAX_PLAYERS, each_seat=True)
    played: int = int8()
    """How many rounds are over."""
    over: int = int8()


@rule
def hand_size(table: Table) -> int:
    """[G1] How many cards each has at the beginning."""
    return HAND_SIZES[table.cards]


def set_up(table: Table) -> None:
    """[G1] Everybody has all cards, and all prizes wait."""
    table.prize = NONE
    table.bid = [NONE] * MAX_PLAYERS
    for card in range(hand_size(table)):
        table.waiting[card] = 1
        for seat in range(table.players):
            table.hand[seat, card] = 1


@rule
def go_on(table: Table) -> None:
    """[G2] Turn a prize. [G5] The last round needs nobody. [G6] Then the game is over."""
    if table.depth > 0 or table.over:
        return
    rounds_left = hand_size(table) - table.played
    if rounds_left == 1:
        play_last_round(table)
    if rounds_left <= 1:
        table.over = 1
        tell(table, OVER)
    elif table.order == RANDOM:
        ask(table, TURN_PRIZE, NOBODY)
    else:
        turn(table, next_in_order(table))


# ---- prizes


@rule
def chance_total(table: Table) -> int:
    """How many prizes wait."""
    return hand_size(table) - table.played


@rule
def chance_pick(table: Table, n: int) -> int:
    """Prize number n of those that wait: it comes behind all up to which no more than n wait."""
    prize = 0
    waiting = 0
    for lower in range(MOST_CARDS):
        waiting += table.waiting[lower]
        if waiting <= n:
            prize += 1
    return prize


@rule
def next_in_order(table: Table) -> int:
    """[G2] The highest prize that waits, or the lowest."""
    return chance_pick(table, 0 if table.order == ASCENDING else chance_total(table) - 1)


@rule
def draw(table: Table, prize: int) -> None:
    """[G2] Chance has turned a prize."""
    answered(table)
    turn(table, prize)


@rule
def turn(table: Table, prize: int) -> None:
    """[G2] Turn a prize. [G3] Everybody is asked for a bid."""
    table.waiting[prize] = 0
    table.prize = prize
    tell(table, TURNED, prize + 1)
    ask(table, BID, EVERYBODY)


# ---- bids


@rule
def acts(table: Table, seat: int) -> bool:
    """[G3] Whoever has not bid yet."""
    return table.depth > 0 and not chance_pending(table) and table.bid[seat] == NONE


@rule
def next_seat(table: Table) -> int:
    """The first who has not bid yet."""
    for seat in range(table.players):
        if acts(table, seat):
            return seat
    return NOBODY


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """[G3] The cards in hand."""
    number = 0
    for card in range(MOST_CARDS):
        actions[number] = card
        number += table.hand[seat, card]
    return number


@rule
def apply(table: Table, seat: int, card: int) -> None:
    """[G3] Bid a card; when all have, the bids are shown."""
    table.bid[seat] = card
    tell(table, CHOSE, seat, card + 1)
    if next_seat(table) == NOBODY:
        answered(table)
        show(table)
    go_on(table)


@rule
def show(table: Table) -> None:
    """[G3] Show all bids. [G4] Give the prize to the highest."""
    for seat in range(table.players):
        tell(table, SHOWN, seat, table.bid[seat] + 1)
        table.hand[seat, table.bid[seat]] = 0
    taker = highest_bidder(table)
    if taker == NOBODY:
        tell(table, DISCARDED, table.prize + 1)
    else:
        table.points[taker] += table.prize + 1
        tell(table, TAKEN, taker, table.prize + 1)
    for seat in range(table.players):
        table.bid[seat] = NONE
    table.prize = NONE
    table.played += 1


@rule
def highest_bidder(table: Table) -> int:
    """[G4] Who has bid more than all others; NOBODY if several have bid the highest card."""
    bidder = NOBODY
    highest = NONE
    for seat in range(table.players):
        if table.bid[seat] > highest:
            bidder = seat
            highest = table.bid[seat]
        elif table.bid[seat] == highest:
            bidder = NOBODY
    return bidder


@rule
def play_last_round(table: Table) -> None:
    """[G5] The last prize is turned, and everybody bids the last card."""
    table.prize = chance_pick(table, 0)
    table.waiting[table.prize] = 0
    tell(table, TURNED, table.prize + 1)
    for seat in range(table.players):
        table.bid[seat] = last_card(table, seat)
    show(table)


@rule
def last_card(table: Table, seat: int) -> int:
    """[G5] The card of a seat that has one."""
    last = NONE
    for card in range(MOST_CARDS):
        if table.hand[seat, card] > 0:
            last = card
    return last


@rule
def score(table: Table, seat: int) -> int:
    """[G6] The points of a seat."""
    return table.points[seat]


# ---- secrets


@rule
def hide(table: Table, seat: int) -> None:
    """[G3] What others have bid is hidden until all bids are shown."""
    for other in range(table.players):
        if other != seat and table.bid[other] >= 0:
            table.bid[other] = HIDDEN


@rule
def determinize(table: Table, seat: int, dice: Dice) -> None:
    """Whoever has bid may have bid any card in hand."""
    for other in range(table.players):
        if table.bid[other] == HIDDEN:
            n = random_below(dice, hand_size(table) - table.played)
            for card in range(MOST_CARDS):
                n -= table.hand[other, card]
                if n < 0:
                    table.bid[other] = card
                    break


# ---- positions


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table."""
    return [
        *wrong_prizes(table),
        *wrong_pending(table),
        *(why for seat in range(table.players) for why in wrong_cards(table, seat)),
    ]


def wrong_prizes(table: Table) -> list[str]:
    """[G1], [G2] Everything that is wrong with the prizes."""
    size, wrong = hand_size(table), []
    if not set(table.waiting) <= {0, 1} or any(table.waiting[size:]):
        wrong.append(f"each of {size} prizes waits (1) or does not (0)")
    if table.prize not in range(NONE, size):
        wrong.append(f"there is no prize {table.prize}")
    elif table.prize != NONE and table.waiting[table.prize]:
        wrong.append(f"prize {table.prize} waits, and is turned")
    if sum(table.waiting) + table.played + (table.prize != NONE) != size:
        wrong.append(f"the prizes that wait, the one that is turned and the rounds played are not {size}")
    return wrong


def wrong_pending(table: Table) -> list[str]:
    """[G3], [G5] Everything that is wrong with what is asked."""
    wrong = []
    bids = table.depth == 1 and pending(table) == BID and pending_seat(table) == EVERYBODY
    turns = table.depth == 1 and pending(table) == TURN_PRIZE and table.order == RANDOM
    if (table.prize != NONE) != bids or not (bids or turns or table.depth == 0):
        wrong.append("all bid for a prize that is turned, and for nothing else")
    if bids and next_seat(table) == NOBODY:
        wrong.append("all have bid, yet nothing is shown")
    if table.depth > 0 and table.played > hand_size(table) - 2:
        wrong.append("nothing is asked in the last round")
    if table.over not in (0, 1) or (table.over and table.played < hand_size(table)):
        wrong.append("the game is over (1) when all cards are played")
    return wrong


def wrong_cards(table: Table, seat: int) -> list[str]:
    """[G1], [G3] Everything that is wrong with the cards and the points of a seat."""
    wrong, bid, size = [], table.bid[seat], hand_size(table)
    hand = [table.hand[seat, card] for card in range(MOST_CARDS)]
    if not set(hand) <= {0, 1} or any(hand[size:]) or sum(hand) != size - table.played:
        wrong.append(f"seat {seat} does not have a card for each round to come")
    if bid != NONE and (table.prize == NONE or bid not in range(MOST_CARDS) or not hand[bid]):
        wrong.append(f"seat {seat} cannot have bid card {bid}")
    if not 0 <= table.points[seat] <= size * (size + 1) // 2:
        wrong.append(f"seat {seat} cannot have {table.points[seat]} points")
    return wrong
