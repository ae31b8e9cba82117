"""The verbs of the game: who is to act, what is legal, and what an action does."""

from karfunkel.engine import Actions, pending, pending_seat, rule
from karfunkel.games.basari.rules.actions import do_action, draw_more, earn, free_choice, legal_free_choices
from karfunkel.games.basari.rules.stack import chance_pick, chance_total
from karfunkel.games.basari.rules.stages_and_scoring import begin_round, begin_stage, deal_card, end_round, score
from karfunkel.games.basari.rules.stages_and_scoring import score_stage as score_now
from karfunkel.games.basari.rules.state import DRAW_CARD, Table
from karfunkel.games.basari.rules.trading import open_trade, trade, trades_before
from karfunkel.games.trading.rules.action_phase import (
    acts,
    apply,
    choose,
    go_on,
    hide_choices,
    legal_choices,
    next_seat,
)
from karfunkel.games.trading.rules.free_choice import exchange, exchange_unfinished, take_one
from karfunkel.games.trading.rules.gem_transfers import legal_supply_colours
from karfunkel.games.trading.rules.state import ANSWER, CHOOSE, EXCHANGE, OPEN_TRADE
from karfunkel.games.trading.rules.trading import answer, legal_answer, legal_counts, offer_unfinished


@rule
def legal(table: Table, seat: int, actions: Actions) -> int:
    """Write the legal actions of a seat that may act into `actions`; how many there are."""
    kind = pending(table)
    if kind == CHOOSE:
        return legal_choices(table, actions)
    if kind == ANSWER:
        return legal_answer(table, seat, actions)
    if kind == OPEN_TRADE:
        return legal_counts(table, seat, actions, 0)
    if kind == EXCHANGE:
        return legal_free_choices(table, seat, actions)
    return legal_supply_colours(table, actions, 0)


@rule
def unfinished(table: Table, seat: int) -> bool:
    """Whether the actions said so far are only the beginning of a move."""
    kind = pending(table)
    if kind in (ANSWER, OPEN_TRADE):
        return offer_unfinished(table)
    return kind == EXCHANGE and exchange_unfinished(table)


@rule
def carry_out(table: Table, seat: int) -> None:
    """Carry out the move that was said."""
    kind = pending(table)
    if kind == CHOOSE:
        choose(table, seat)
    elif kind == ANSWER:
        answer(table)
    elif kind == OPEN_TRADE:
        open_trade(table)
    elif kind == EXCHANGE:
        exchange(table, seat)
    else:
        take_one(table, seat)


@rule
def draw(table: Table, card: int) -> None:
    """Carry out the pending draw: chance has decided for this card."""
    if pending(table) == DRAW_CARD:
        deal_card(table, pending_seat(table), card)
    else:
        draw_more(table, pending_seat(table), card)
    go_on(table)


@rule
def hide(table: Table, seat: int) -> None:
    """[B40] Blank what a seat (NOBODY: a spectator) may not see: what others chose, until all have chosen."""
    if pending(table) == CHOOSE:
        hide_choices(table, seat)


__all__ = [
    "acts",
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
