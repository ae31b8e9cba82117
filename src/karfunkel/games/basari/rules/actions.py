"""[B12], [B14] The four actions, carried out by a seat."""

from karfunkel.engine import NOBODY, Actions, answered, ask, rule, tell
from karfunkel.games.basari.rules.stack import lay_card
from karfunkel.games.basari.rules.state import (
    CARD_POINTS,
    DRAW_MORE,
    FOR_CARD,
    MORE_WORKERS,
    NOTHING,
    STACK_EMPTY,
    A,
    B,
    D,
    Table,
)
from karfunkel.games.trading.rules.free_choice import all_left_to_take, legal_exchanges, take_in_trading_order
from karfunkel.games.trading.rules.gem_transfers import gems_of, take_from_supply
from karfunkel.games.trading.rules.state import COLOURS, DOES, EARNED, EXCHANGE


@rule
def do_action(table: Table, seat: int) -> None:
    """[B12] A: more workers. B: points. C: gems."""
    tell(table, DOES, seat, table.doing)
    if table.doing == A:
        take_another_card(table, seat)
    elif table.doing == B:
        earn(table, seat, table.deck[table.current[seat], CARD_POINTS], FOR_CARD)
    else:
        take_gems(table, seat)


@rule
def take_another_card(table: Table, seat: int) -> None:
    """[B12] Take the top card of the stack; [B30] an empty stack gives nothing."""
    if table.unseen_count > 0:
        ask(table, DRAW_MORE, seat)
    else:
        tell(table, STACK_EMPTY, seat)


@rule
def draw_more(table: Table, seat: int, card: int) -> None:
    """[B12] The card brings its workers; it does not become the current card."""
    answered(table)
    lay_card(table, seat, card)
    tell(table, MORE_WORKERS, seat, card, table.workers[seat])


@rule
def earn(table: Table, seat: int, amount: int, reason: int) -> None:
    """Note points."""
    if amount > 0:
        table.points[seat] += amount
        tell(table, EARNED, seat, amount, reason)


@rule
def take_gems(table: Table, seat: int) -> None:
    """[B12], [B13] Take the gems of the current card from the supply, colour by colour, as far as it lasts."""
    for colour in range(COLOURS):
        take_from_supply(table, seat, colour, table.deck[table.current[seat], colour])


@rule
def free_choice(table: Table, seats: int, seat: int) -> None:
    """[B14] D is always carried out. Alone: one gem for two. Several: one gem each."""
    if seats > 1:
        take_in_trading_order(table, seats)
        return
    tell(table, DOES, seat, D)
    if gems_of(table, seat) + all_left_to_take(table, NOBODY, NOBODY) > 0:
        ask(table, EXCHANGE, seat)


@rule
def legal_free_choices(table: Table, seat: int, actions: Actions) -> int:
    """[B14] A player without a gem gives none and takes two."""
    if table.said_count == 0 and gems_of(table, seat) == 0:
        actions[0] = NOTHING
        return 1
    return legal_exchanges(table, seat, actions)
