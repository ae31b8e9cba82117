"""[E30]-[E34] Trading for an action that two seats chose."""

from karfunkel.engine import Actions, answered, ask, rule, tell
from karfunkel.games.edelstein.rules.state import DECLINE, DECLINED, LAST_OFFER, NOT_DONE, Table
from karfunkel.games.trading.rules.gem_transfers import compare_gems, legal_own_colours
from karfunkel.games.trading.rules.state import COLOUR, OPEN_TRADE
from karfunkel.games.trading.rules.trading import (
    agree,
    await_answer,
    begin_trade,
    change_sides,
    clear_trade,
    legal_counts,
    put_offer,
    tell_offer,
)


@rule
def trades_before(table: Table, seat: int, other: int) -> bool:
    """[E31] Fewer red gems first; if equal fewer yellow, green, blue; then less money; then the younger."""
    more = compare_gems(table, seat, other)
    if more != 0:
        return more < 0
    if table.money[seat] != table.money[other]:
        return table.money[seat] < table.money[other]
    return seat < other


@rule
def trade(table: Table, seat: int, other: int) -> None:
    """[E30], [E31] Two seats trade for the action; the first in trading order opens."""
    begin_trade(table, seat, other)
    ask(table, OPEN_TRADE, table.offered_by)


@rule
def legal_opening(table: Table, seat: int, actions: Actions) -> int:
    """[E32] An offer of one gem or more, or decline."""
    n = legal_counts(table, seat, actions, 0)
    if table.said_count == 0:
        actions[n] = DECLINE
        n += 1
    return n


@rule
def legal_last_offer(table: Table, seat: int, actions: Actions) -> int:
    """[E32] One own gem, or decline."""
    n = legal_own_colours(table, seat, actions, 0)
    actions[n] = DECLINE
    return n + 1


@rule
def open_trade(table: Table, seat: int) -> None:
    """[E32] The first makes an offer, or declines and leaves the other one last offer."""
    if table.said[0] == DECLINE:
        answered(table)
        tell(table, DECLINED, seat)
        ask(table, LAST_OFFER, table.offered_to)
    else:
        put_offer(table)
        await_answer(table)


@rule
def make_last_offer(table: Table, seat: int) -> None:
    """[E32] A single gem, which must be accepted; or nothing, and nobody does the action."""
    gem = table.said[0]
    answered(table)
    if gem == DECLINE:
        tell(table, DECLINED, seat)
        tell(table, NOT_DONE, table.doing)
        clear_trade(table)
        return
    change_sides(table)
    table.offer[gem - COLOUR] = 1
    tell_offer(table)
    agree(table)
