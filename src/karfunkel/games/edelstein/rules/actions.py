"""[E23]-[E26] The four actions, carried out by a seat."""

from karfunkel.engine import Actions, answered, ask, rule, tell
from karfunkel.games.edelstein.rules.event_cards import SCORING_KINDS
from karfunkel.games.edelstein.rules.stacks import draw_from_stack, put_open_event_under_stack
from karfunkel.games.edelstein.rules.state import (
    CARD_KEPT,
    CARD_MONEY,
    DRAW_EVENT,
    EVENT,
    EVENT_DRAWN,
    EVENT_TAKEN,
    FOR_GEM_CARD,
    HIDDEN,
    MONEY,
    OPEN,
    TAKE_EVENT,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.two_player_guessing import active_player
from karfunkel.games.trading.rules.free_choice import take_in_trading_order
from karfunkel.games.trading.rules.gem_transfers import gems_of, take_from_supply
from karfunkel.games.trading.rules.state import COLOURS, DOES, EARNED, EXCHANGE, FREE, NONE


@rule
def do_action(table: Table, seat: int) -> None:
    """The seat does the action: money, event or gems."""
    tell(table, DOES, seat, table.doing)
    if table.doing == MONEY:
        take_money(table, seat)
    elif table.doing == EVENT:
        ask(table, TAKE_EVENT, seat)
    else:
        take_gems(table, seat)


@rule
def card_for(table: Table, seat: int) -> int:
    """The gem card with which a seat acts: its own; of two players the active one's [E62]."""
    if table.players == 2:
        return table.gem_card[active_player(table)]
    return table.gem_card[seat]


@rule
def earn(table: Table, seat: int, amount: int, reason: int) -> None:
    """[E4] Take money from the bank, which never runs dry."""
    if amount > 0:
        table.money[seat] += amount
        tell(table, EARNED, seat, amount, reason)


@rule
def take_money(table: Table, seat: int) -> None:
    """[E23] Take the amount on the gem card."""
    earn(table, seat, table.deck[card_for(table, seat), CARD_MONEY], FOR_GEM_CARD)


@rule
def take_gems(table: Table, seat: int) -> None:
    """[E25] Take the gems shown on the gem card."""
    card = card_for(table, seat)
    for colour in range(COLOURS):
        take_from_supply(table, seat, colour, table.deck[card, colour])


# ---- event


@rule
def legal_event_cards(actions: Actions) -> int:
    """[E24] The open card, or the top card of the stack unseen."""
    actions[0] = OPEN
    actions[1] = HIDDEN
    return 2


@rule
def take_event(table: Table, seat: int) -> None:
    """[E24] Take the open event card; or the top one unseen, and the open one first goes under the stack."""
    open_one = table.said[0] == OPEN
    answered(table)
    if open_one:
        kind = table.open_event
        table.open_event = NONE
        tell(table, EVENT_TAKEN, seat, kind)
        receive_event(table, seat, kind)
    else:
        put_open_event_under_stack(table)
        ask(table, DRAW_EVENT, seat)


@rule
def draw_event(table: Table, seat: int, kind: int) -> None:
    """[E24] The top card of the stack is drawn."""
    answered(table)
    tell(table, EVENT_DRAWN, seat, kind)
    draw_from_stack(table, kind)
    receive_event(table, seat, kind)


@rule
def receive_event(table: Table, seat: int, kind: int) -> None:
    """[E24] A scoring card stays open before the seat, an instant card is used or forgone at once."""
    if kind < SCORING_KINDS:
        table.kept[seat, kind] += 1
        tell(table, CARD_KEPT, seat, kind)
    else:
        table.using = kind
        ask(table, USE_CARD, seat)


# ---- free choice


@rule
def free_choice(table: Table, seats: int, seat: int) -> None:
    """[E26] Alone: one gem for two; who has none has nothing to exchange. Several: one gem each."""
    if seats > 1:
        take_in_trading_order(table, seats)
        return
    tell(table, DOES, seat, FREE)
    if gems_of(table, seat) > 0:
        ask(table, EXCHANGE, seat)
