"""[E21], [E22] All choose at once; then one action after the other is carried out."""

from karfunkel.engine import (
    EVERYBODY,
    NOBODY,
    Actions,
    answered,
    chance_pending,
    forget_said,
    pending_seat,
    rule,
    say,
    tell,
)
from karfunkel.games.trading.rules.gem_transfers import hand_out_gems
from karfunkel.games.trading.rules.state import (
    ACTIONS_SHOWN,
    CHOSE,
    FREE,
    MAX_PLAYERS,
    NEXT_ROUND,
    NEXT_STAGE,
    NONE,
    OVER,
    ROUND_DONE,
    SECRET,
    SHOWN,
    VOID,
    GemTable,
    begin_round,
    begin_stage,
    carry_out,
    do_action,
    end_round,
    free_choice,
    trade,
    unfinished,
)
from karfunkel.games.trading.rules.trading import clear_trade

MOST_STEPS = 16
"""More than ever come between two decisions: four actions, the end of a round and of a stage, two beginnings."""


@rule
def go_on(table: GemTable) -> None:
    """Go on until somebody has to decide, a card has to be drawn, or the game is over."""
    for _ in range(MOST_STEPS):
        if table.depth > 0 or table.phase == OVER:
            return
        go_a_step(table)


@rule
def go_a_step(table: GemTable) -> None:
    """Nothing is pending: do what comes next in this phase."""
    if table.phase == NEXT_STAGE:
        begin_stage(table)
    elif table.phase == NEXT_ROUND:
        begin_round(table)
    elif table.phase == ACTIONS_SHOWN:
        begin_next_action(table)
    elif table.phase == ROUND_DONE:
        end_round(table)


@rule
def apply(table: GemTable, seat: int, action: int) -> None:
    """Say a legal action. Once it completes a move, carry that out, and all that follows from it without a decision."""
    say(table, action)
    if not unfinished(table, seat):
        carry_out(table, seat)
        go_on(table)


@rule
def lay_out_gems(table: GemTable, players: int) -> None:
    """[E10] Gems for everybody; nobody has chosen or offered anything."""
    table.players = players
    hand_out_gems(table, players)
    for seat in range(MAX_PLAYERS):
        table.chosen[seat] = NONE
    table.doing = NONE
    table.phase = NEXT_STAGE
    clear_trade(table)


# ---- choosing


@rule
def acts(table: GemTable, seat: int) -> bool:
    """Whether a seat may act now. While all choose, that is every seat that has not chosen."""
    if chance_pending(table):
        return False
    if pending_seat(table) == EVERYBODY:
        return table.chosen[seat] == NONE
    return pending_seat(table) == seat


@rule
def next_seat(table: GemTable) -> int:
    """The first seat that may act; NOBODY if a card is to be drawn or the game is over."""
    if chance_pending(table):
        return NOBODY
    if pending_seat(table) == EVERYBODY:
        return next_who_chose(table, NONE, NOBODY)
    return pending_seat(table)


@rule
def legal_choices(table: GemTable, actions: Actions) -> int:
    """[E10] The action cards: three, with five players four."""
    cards = FREE + 1 if table.players == MAX_PLAYERS else FREE
    for action in range(cards):
        actions[action] = action
    return cards


@rule
def lay_action_card(table: GemTable, seat: int) -> None:
    """[E21] A seat lays the action card it chose before it, face down."""
    table.chosen[seat] = table.said[0]
    forget_said(table)
    tell(table, CHOSE, seat, table.chosen[seat])


@rule
def choose(table: GemTable, seat: int) -> None:
    """[E21] All choose secretly and at the same time; when all have chosen, all are shown."""
    lay_action_card(table, seat)
    if how_many_chose(table, NONE) == 0:
        answered(table)
        tell_choices(table)


@rule
def take_action_cards_back(table: GemTable) -> None:
    """[E28] The action cards are taken back."""
    table.doing = NONE
    for seat in range(table.players):
        table.chosen[seat] = NONE


@rule
def hide_choices(table: GemTable, seat: int) -> None:
    """[E70] Blank what seats other than this one (NOBODY: all) have chosen."""
    for other in range(table.players):
        if other != seat and table.chosen[other] != NONE:
            table.chosen[other] = SECRET


@rule
def how_many_chose(table: GemTable, action: int) -> int:
    """How many seats chose an action."""
    number = 0
    for seat in range(table.players):
        if table.chosen[seat] == action:
            number += 1
    return number


@rule
def next_who_chose(table: GemTable, action: int, after: int) -> int:
    """The next seat after `after` that chose an action; NOBODY if there is none."""
    for seat in range(after + 1, table.players):
        if table.chosen[seat] == action:
            return seat
    return NOBODY


@rule
def tell_choices(table: GemTable) -> None:
    """[E21] All chosen actions are shown."""
    for seat in range(table.players):
        if table.chosen[seat] != NONE:
            tell(table, SHOWN, seat, table.chosen[seat])


# ---- carrying out


@rule
def begin_next_action(table: GemTable) -> None:
    """[E22] One action after the other: done by one, traded for by two, void for three; free choice is for all."""
    if table.doing == FREE:
        table.phase = ROUND_DONE
        return
    table.doing += 1
    seats = how_many_chose(table, table.doing)
    if seats == 0:
        return
    seat = next_who_chose(table, table.doing, NOBODY)
    if table.doing == FREE:
        free_choice(table, seats, seat)
    elif seats == 1:
        do_action(table, seat)
    elif seats == 2:
        trade(table, seat, next_who_chose(table, table.doing, seat))
    else:
        tell(table, VOID, table.doing)
