"""The rules of Ledger: book amounts into accounts, by turns. An amount of 4 must be confirmed by all others."""

from karfunkel.engine import (
    FIRST_DECISION,
    Actions,
    Agenda,
    Grid,
    Row,
    answered,
    ask,
    int8,
    int16,
    int64,
    pending,
    rule,
    say,
)

MAX_PLAYERS = 3
ACCOUNTS = 2
AMOUNTS = 5
WORTH = 1234
ROUNDS = 4
CONFIRM_ACTION = ACCOUNTS + AMOUNTS
BOOK, CONFIRM = FIRST_DECISION, FIRST_DECISION + 1


class Table(Agenda):
    """The books."""

    balance: Row = int16(MAX_PLAYERS, each_seat=True)
    entries: Grid = int16(MAX_PLAYERS, ACCOUNTS, each_seat=True)
    sheet: Grid = int16(ACCOUNTS, AMOUNTS)
    total: int = int64()
    acts: int = int8()
    """How many actions there have been; its name is one that every observation has, too."""
    turn: int = int8()


def set_up(table: Table) -> None:
    """All books are empty."""


@rule
def go_on(table: Table) -> None:
    """Ask the next one."""
    if table.depth == 0 and table.turn < ROUNDS * table.players:
        ask(table, BOOK, table.turn % table.players)


@rule
def unfinished(table: Table, seat: int) -> bool:
    """An entry is an account and an amount."""
    return pending(table) == BOOK and table.said_count == 1


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """An account, then an amount; or to confirm."""
    if pending(table) == CONFIRM:
        actions[0] = CONFIRM_ACTION
        return 1
    first, number = (0, ACCOUNTS) if table.said_count == 0 else (ACCOUNTS, AMOUNTS)
    for i in range(number):
        actions[i] = first + i
    return number


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """Say an action; make the entry when it is complete."""
    table.acts += 1
    say(table, action)
    if pending(table) == CONFIRM:
        answered(table)
    elif table.said_count == 2:
        enter(table, seat, table.said[0], table.said[1] - ACCOUNTS)
    go_on(table)


@rule
def enter(table: Table, seat: int, account: int, amount: int) -> None:
    """The first account is debit, the second credit."""
    worth = WORTH * int(amount) if account == 1 else -WORTH * int(amount)
    table.balance[seat] += worth
    table.entries[seat, account] += worth
    table.sheet[account, amount] -= worth
    table.total += worth * WORTH * WORTH
    table.turn += 1
    answered(table)
    if amount == AMOUNTS - 1:
        for other in range(table.players):
            if other != seat:
                ask(table, CONFIRM, other)


@rule
def score(table: Table, seat: int) -> int:
    """The balance."""
    return table.balance[seat]
