"""The verbs of the game: who is to act, what is legal, and what an action does."""

from karfunkel.rules.edelstein.actions import (
    draw_event,
    earn,
    exchange,
    legal_event_cards,
    legal_exchanges,
    take_event,
    take_one,
)
from karfunkel.rules.edelstein.instants import legal_uses, use_card, use_unfinished
from karfunkel.rules.edelstein.round import choose, deal_gem_card, go_on, guess, legal_choices, set_aside, turn_event
from karfunkel.rules.edelstein.scoring import wins
from karfunkel.rules.edelstein.setup import start
from karfunkel.rules.edelstein.stacks import chance_pick, chance_total
from karfunkel.rules.edelstein.state import (
    ANSWER,
    CHOOSE,
    DRAW_EVENT,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    EXCHANGE,
    GUESS,
    GUESS_AGAIN,
    LAST_OFFER,
    NONE,
    OPEN_TRADE,
    SECRET,
    TAKE_EVENT,
    TAKE_ONE,
    USE_CARD,
    Table,
)
from karfunkel.rules.edelstein.trading import (
    answer,
    legal_answer,
    legal_last_offer,
    legal_opening,
    make_last_offer,
    open_trade,
    trades_before,
)
from karfunkel.rules.edelstein.two_players import legal_guesses
from karfunkel.rules.gems import exchange_unfinished, legal_supply_colours, next_who_chose, offer_unfinished
from karfunkel.rules.kernel import EVERYBODY, NOBODY, Actions, chance_pending, pending, pending_seat, rule, say


@rule
def acts(table: Table, seat: int) -> bool:
    """Whether a seat may act now. While all choose, that is every seat that has not chosen."""
    if chance_pending(table):
        return False
    if pending_seat(table) == EVERYBODY:
        return table.chosen[seat] == NONE
    return pending_seat(table) == seat


@rule
def next_seat(table: Table) -> int:
    """The first seat that may act; NOBODY if a card is to be drawn or the game is over."""
    if chance_pending(table):
        return NOBODY
    if pending_seat(table) == EVERYBODY:
        return next_who_chose(table, NONE, NOBODY)
    return pending_seat(table)


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """Write the legal actions of a seat that may act into `actions`; how many there are."""
    kind = pending(table)
    if kind == CHOOSE:
        return legal_choices(table, actions)
    if kind == ANSWER:
        return legal_answer(table, seat, actions)
    if kind == OPEN_TRADE:
        return legal_opening(table, seat, actions)
    if kind == LAST_OFFER:
        return legal_last_offer(table, seat, actions)
    if kind == TAKE_EVENT:
        return legal_event_cards(actions)
    if kind == USE_CARD:
        return legal_uses(table, seat, actions)
    if kind == EXCHANGE:
        return legal_exchanges(table, seat, actions)
    if kind == TAKE_ONE:
        return legal_supply_colours(table, actions, 0)
    return legal_guesses(table, actions)


@rule
def unfinished(table: Table, seat: int) -> bool:
    """Whether the actions said so far are only the beginning of a move."""
    kind = pending(table)
    if kind in (ANSWER, OPEN_TRADE):
        return offer_unfinished(table)
    if kind == USE_CARD:
        return use_unfinished(table, seat)
    return kind == EXCHANGE and exchange_unfinished(table)


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """Say a legal action. Once it completes a move, carry that out, and all that follows from it without a decision."""
    say(table, action)
    if not unfinished(table, seat):
        carry_out(table, seat)
        go_on(table)


@rule
def carry_out(table: Table, seat: int) -> None:
    """Carry out the move that was said."""
    kind = pending(table)
    if kind == CHOOSE:
        choose(table, seat)
    elif kind == ANSWER:
        answer(table)
    elif kind == OPEN_TRADE:
        open_trade(table, seat)
    elif kind == LAST_OFFER:
        make_last_offer(table, seat)
    elif kind == TAKE_EVENT:
        take_event(table, seat)
    elif kind == USE_CARD:
        use_card(table, seat)
    elif kind == EXCHANGE:
        exchange(table, seat)
    elif kind == TAKE_ONE:
        take_one(table, seat)
    else:
        guess(table, seat)


@rule
def draw(table: Table, card: int) -> None:
    """Carry out the pending draw: chance has decided for this card."""
    kind = pending(table)
    seat = pending_seat(table)
    if kind == DRAW_GEM_CARD:
        deal_gem_card(table, seat, card)
    elif kind == DRAW_OPEN_EVENT:
        turn_event(table, card)
    elif kind == DRAW_EVENT:
        draw_event(table, seat, card)
    else:
        set_aside(table, card)
    go_on(table)


@rule
def hide(table: Table, seat: int) -> None:
    """[E70] Blank what a seat (NOBODY: a spectator) may not see: what others chose, until it is shown."""
    kind = pending(table)
    if kind in (CHOOSE, GUESS, GUESS_AGAIN):
        for other in range(table.players):
            if other != seat and table.chosen[other] != NONE:
                table.chosen[other] = SECRET


__all__ = [
    "acts",
    "apply",
    "chance_pick",
    "chance_total",
    "draw",
    "earn",
    "go_on",
    "hide",
    "legal",
    "next_seat",
    "start",
    "trades_before",
    "unfinished",
    "wins",
]
