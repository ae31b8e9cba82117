"""[B20]-[B22] Negotiating for an action that two seats chose."""

from karfunkel.engine import ask, rule, tell
from karfunkel.games.basari.rules.actions import do_action
from karfunkel.games.basari.rules.state import FOR_NOTHING, Table
from karfunkel.games.trading.rules.gem_transfers import compare_gems, gems_of
from karfunkel.games.trading.rules.state import OPEN_TRADE
from karfunkel.games.trading.rules.trading import await_answer, begin_trade, clear_trade, put_offer


@rule
def trades_before(table: Table, seat: int, other: int) -> bool:
    """[B21] More red gems first; if equal more yellow, green, blue; more points; more workers; then the older."""
    more = compare_gems(table, seat, other)
    if more != 0:
        return more > 0
    if table.points[seat] != table.points[other]:
        return table.points[seat] > table.points[other]
    if table.workers[seat] != table.workers[other]:
        return table.workers[seat] > table.workers[other]
    return seat > other


@rule
def trade(table: Table, seat: int, other: int) -> None:
    """[B21], [B22] The first must bid. If it has no gem, neither has the other, who does the action for nothing."""
    begin_trade(table, seat, other)
    if gems_of(table, table.offered_by) > 0:
        ask(table, OPEN_TRADE, table.offered_by)
        return
    doer = table.offered_to
    clear_trade(table)
    tell(table, FOR_NOTHING, doer, table.doing)
    do_action(table, doer)


@rule
def open_trade(table: Table) -> None:
    """[B22] The first bid stands."""
    put_offer(table)
    await_answer(table)
