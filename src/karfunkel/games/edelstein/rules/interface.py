"""The verbs of the game: who is to act, what is legal, and what an action does."""

from karfunkel.engine import Actions, pending, pending_seat, rule
from karfunkel.games.edelstein.rules.actions import (
    do_action,
    draw_event,
    earn,
    free_choice,
    legal_event_cards,
    take_event,
)
from karfunkel.games.edelstein.rules.instant_cards import legal_uses, use_card, use_unfinished
from karfunkel.games.edelstein.rules.rounds_and_stages import (
    begin_round,
    begin_stage,
    choose_or_be_guessed,
    deal_gem_card,
    end_round,
    guess,
    set_aside,
    turn_event,
)
from karfunkel.games.edelstein.rules.scoring_and_game_end import ahead, score
from karfunkel.games.edelstein.rules.scoring_and_game_end import score_stage as score_now
from karfunkel.games.edelstein.rules.stacks import chance_pick, chance_total
from karfunkel.games.edelstein.rules.state import (
    DRAW_EVENT,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    GUESS,
    GUESS_AGAIN,
    LAST_OFFER,
    TAKE_EVENT,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.trading import (
    legal_last_offer,
    legal_opening,
    make_last_offer,
    open_trade,
    trade,
    trades_before,
)
from karfunkel.games.edelstein.rules.two_player_guessing import legal_guesses
from karfunkel.games.trading.rules.action_phase import acts, apply, go_on, hide_choices, legal_choices, next_seat
from karfunkel.games.trading.rules.free_choice import exchange, exchange_unfinished, legal_exchanges, take_one
from karfunkel.games.trading.rules.gem_transfers import legal_supply_colours
from karfunkel.games.trading.rules.state import ANSWER, CHOOSE, EXCHANGE, OPEN_TRADE, TAKE_ONE
from karfunkel.games.trading.rules.trading import answer, legal_answer, offer_unfinished


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
def carry_out(table: Table, seat: int) -> None:
    """Carry out the move that was said."""
    kind = pending(table)
    if kind == CHOOSE:
        choose_or_be_guessed(table, seat)
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
        hide_choices(table, seat)


__all__ = [
    "acts",
    "ahead",
    "apply",
    "begin_round",
    "begin_stage",
    "carry_out",
    "chance_pick",
    "chance_total",
    "do_action",
    "draw",
    "earn",
    "end_round",
    "free_choice",
    "go_on",
    "hide",
    "legal",
    "next_seat",
    "score",
    "score_now",
    "trade",
    "trades_before",
    "unfinished",
]
