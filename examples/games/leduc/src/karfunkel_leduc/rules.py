"""The rules of Leduc hold'em.

[L1] Two players; six cards: two jacks, two queens, two kings. Each puts a chip into the pot, and is dealt a card that
nobody else sees.
[L2] In a round of bets the first seat begins, and they take turns. Who is asked calls, raises or folds.
[L3] To call is to pay what the other has paid more; that may be nothing. To raise is to call and pay 2 chips more,
or 4 in the second round. There are at most two raises in a round. Only who would have to pay may fold.
[L4] A round is over when a raise is called, or when both have called and nobody has raised.
[L5] After the first round a card, the flop, is turned for both, and they bet once more.
[L6] If one folds, the other takes the pot.
[L7] After the second round both show their cards. A pair with the flop wins, else the higher card: jack, queen, king.
Who wins takes the pot; of equal cards it is shared.
"""

from karfunkel.engine import (
    FIRST_DECISION,
    NOBODY,
    Actions,
    Agenda,
    Dice,
    Row,
    answered,
    ask,
    int8,
    pending,
    pending_seat,
    random_below,
    rule,
    tell,
)

PLAYERS = 2
RANKS = 3
COPIES = 2
ANTE = 1
MOST_RAISES = 2
SMALL_BET = 2
BIG_BET = 4
"""[L1], [L3]"""

NONE = -1
HIDDEN = -2
"""Where a card can be: that there is none yet, and that it is there, but not for these eyes."""

FOLD, CALL, RAISE = range(3)
DEAL, TURN = range(2)
BET = FIRST_DECISION
DEALT, TURNED, FOLDED, CALLED, RAISED, SHOWN, TOOK = range(7)


class Table(Agenda):
    """All that lies on the table. The deck is what nobody has, so that no number of it can give a hand away."""

    hand: Row = int8(PLAYERS, each_seat=True)
    flop: int = int8()
    paid: Row = int8(PLAYERS, each_seat=True)
    """What each has put into the pot."""
    taken: Row = int8(PLAYERS, each_seat=True)
    """What each has taken out of it."""
    bettor: int = int8()
    raises: int = int8()
    """How many there were in this round."""
    agreed: int = int8()
    """How many are content with what is paid now: who raised, and who has called since."""
    over: int = int8()


def set_up(table: Table) -> None:
    """[L1] A chip of each is in the pot, and nothing is dealt."""
    table.hand = [NONE] * PLAYERS
    table.flop = NONE
    table.paid = [ANTE] * PLAYERS


@rule
def go_on(table: Table) -> None:
    """[L1] Deal a card to each. [L2] Ask for bets, [L5] with a flop between both rounds."""
    if table.depth > 0 or table.over:
        return
    if table.hand[0] == NONE:
        ask(table, DEAL, 0)
    elif table.hand[1] == NONE:
        ask(table, DEAL, 1)
    elif table.agreed < PLAYERS:
        ask(table, BET, table.bettor)
    elif table.flop == NONE:
        ask(table, TURN, NOBODY)
    else:
        show(table)


# ---- cards


@rule
def left(table: Table, rank: int) -> int:
    """How many cards of a rank are not seen anywhere."""
    cards = COPIES
    if table.flop == rank:
        cards -= 1
    for seat in range(PLAYERS):
        if table.hand[seat] == rank:
            cards -= 1
    return cards


@rule
def chance_total(table: Table) -> int:
    """The cards of the deck: all but those that are seen somewhere."""
    cards = RANKS * COPIES
    if table.flop >= 0:
        cards -= 1
    for seat in range(PLAYERS):
        if table.hand[seat] >= 0:
            cards -= 1
    return cards


@rule
def chance_pick(table: Table, n: int) -> int:
    """The rank of card number n of the deck: as many ranks are lower as have all their cards before it."""
    rank = 0
    before = 0
    for lower in range(RANKS - 1):
        before += left(table, lower)
        if n >= before:
            rank += 1
    return rank


@rule
def draw(table: Table, rank: int) -> None:
    """[L1] Deal a card, which only its owner is told. [L5] Or turn the flop."""
    kind = pending(table)
    seat = pending_seat(table)
    answered(table)
    if kind == DEAL:
        table.hand[seat] = rank
        tell(table, DEALT, seat, rank)
    else:
        turn_flop(table, rank)
    go_on(table)


@rule
def turn_flop(table: Table, rank: int) -> None:
    """[L5] A card for both, and a new round."""
    table.flop = rank
    table.bettor = 0
    table.raises = 0
    table.agreed = 0
    tell(table, TURNED, rank)


# ---- bets


@rule
def owed(table: Table, seat: int) -> int:
    """[L3] What a seat has to pay if it calls."""
    return table.paid[1 - seat] - table.paid[seat]


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """[L3] To fold, if there is something to pay; to call; to raise, twice in a round."""
    number = 0
    if owed(table, seat) > 0:
        actions[number] = FOLD
        number += 1
    actions[number] = CALL
    number += 1
    if table.raises < MOST_RAISES:
        actions[number] = RAISE
        number += 1
    return number


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """[L2] Fold, call or raise."""
    answered(table)
    if action == FOLD:
        tell(table, FOLDED, seat)
        take(table, 1 - seat, pot(table))
    elif action == CALL:
        call(table, seat)
    else:
        raise_bet(table, seat)
    table.bettor = 1 - seat
    go_on(table)


@rule
def call(table: Table, seat: int) -> None:
    """[L3] Pay as much as the other."""
    chips = owed(table, seat)
    table.paid[seat] += chips
    table.agreed += 1
    tell(table, CALLED, seat, chips)


@rule
def raise_bet(table: Table, seat: int) -> None:
    """[L3] Pay as much as the other, and more."""
    chips = owed(table, seat) + (SMALL_BET if table.flop == NONE else BIG_BET)
    table.paid[seat] += chips
    table.raises += 1
    table.agreed = 1
    tell(table, RAISED, seat, chips)


# ---- the end


@rule
def show(table: Table) -> None:
    """[L7] Both show their cards, and take what is theirs."""
    for seat in range(PLAYERS):
        tell(table, SHOWN, seat, table.hand[seat])
    for seat in range(PLAYERS):
        take(table, seat, share(table, seat))


@rule
def share(table: Table, seat: int) -> int:
    """[L7] What a seat is to take: the pot, if it has the better cards, or half of it, if they are as good."""
    better = strength(table, seat) - strength(table, 1 - seat)
    chips = pot(table)
    if better > 0:
        return chips
    return chips // 2 if better == 0 else 0


@rule
def strength(table: Table, seat: int) -> int:
    """[L7] A pair is better than any card."""
    return table.hand[seat] + (RANKS if table.hand[seat] == table.flop else 0)


@rule
def pot(table: Table) -> int:
    """All that was paid."""
    return table.paid[0] + table.paid[1]


@rule
def take(table: Table, seat: int, chips: int) -> None:
    """[L6], [L7] Take chips from the pot, and the game is over."""
    table.taken[seat] = chips
    table.over = 1
    if chips > 0:
        tell(table, TOOK, seat, chips)


@rule
def score(table: Table, seat: int) -> int:
    """The chips that a seat has won or, below 0, lost or staked."""
    return table.taken[seat] - table.paid[seat]


# ---- secrets


@rule
def hide(table: Table, seat: int) -> None:
    """[L1] Nobody sees another's card before the end."""
    if table.depth > 0:
        for other in range(PLAYERS):
            if other != seat and table.hand[other] != NONE:
                table.hand[other] = HIDDEN


@rule
def determinize(table: Table, seat: int, dice: Dice) -> None:
    """A card that is not seen may be any of those that are nowhere to be seen."""
    for other in range(PLAYERS):
        if table.hand[other] == HIDDEN:
            table.hand[other] = chance_pick(table, random_below(dice, chance_total(table)))


# ---- positions


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table."""
    return [*wrong_cards(table), *(wrong_bets(table) or wrong_pending(table))]


def wrong_cards(table: Table) -> list[str]:
    """[L1] Everything that is wrong with the cards."""
    cards = [*table.hand, table.flop]
    wrong = [f"there is no card {card}" for card in cards if card not in range(NONE, RANKS)]
    wrong += [f"there are more than two cards {rank}" for rank in range(RANKS) if left(table, rank) < 0]
    if NONE in cards and any(card != NONE for card in cards[cards.index(NONE) :]):
        wrong.append("cards are dealt to the first seat, to the second, and then the flop")
    return wrong


def wrong_bets(table: Table) -> list[str]:
    """[L3], [L4] Everything that is wrong with what is paid."""
    less, more = sorted(table.paid)
    bet, before = (SMALL_BET, ANTE) if table.flop == NONE else (BIG_BET, ANTE + SMALL_BET * MOST_RAISES)
    wrong = []
    if table.raises not in range(MOST_RAISES + 1) or table.agreed not in range(PLAYERS + 1):
        wrong.append("there are up to two raises in a round, and up to two who agree to them")
    if table.bettor not in range(PLAYERS):
        wrong.append(f"seat {table.bettor} is to bet, which nobody sits on")
    if more - bet * table.raises not in range(ANTE, before + 1, SMALL_BET):
        wrong.append(f"nobody has {more} chips in the pot after {table.raises} raises")
    if more - less != (bet if is_raised(table) else 0):
        wrong.append("who is to call a raise has paid as much less as the raise was; else both have paid as much")
    return wrong


def is_raised(table: Table) -> bool:
    """[L4] Whether a raise is not called, yet or at all."""
    return table.raises > 0 and table.agreed == 1


def wrong_pending(table: Table) -> list[str]:
    """[L2], [L5] Everything that is wrong with what is asked, and with the end."""
    wrong = []
    if (table.raises > 0 and table.agreed == 0) or (table.agreed == 0 and table.bettor != 0):
        wrong.append("the first seat begins each round, and who raises agrees")
    if is_raised(table) and not table.over and owed(table, table.bettor) < 0:
        wrong.append("who has raised waits for the other")
    if NONE in table.hand and (sum(table.paid) > PLAYERS * ANTE or table.agreed > 0):
        wrong.append("nobody bets before all have a card")
    asked = (pending(table), pending_seat(table))
    if table.depth > 1 or asked not in ((NOBODY, NOBODY), next_asked(table)):
        wrong.append("something else is to be asked now")
    chips = pot(table)
    ends = ((chips, 0), (0, chips), (chips // 2, chips // 2)) if table.over else ((0, 0),)
    if table.over not in (0, 1) or tuple(table.taken) not in ends:
        wrong.append("the pot is taken at the end, by one seat or by both")
    return wrong


def next_asked(table: Table) -> tuple[int, int]:
    """What is to be asked of whom; of nobody, if the game is over."""
    after = table.copy()
    while after.depth > 0:
        answered(after)
    go_on(after)
    return (pending(after), pending_seat(after))
