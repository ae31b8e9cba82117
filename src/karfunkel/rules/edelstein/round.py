"""[E20]-[E28] A round, and [E10]-[E13], [E45], [E46] what comes before and between the stages."""

from karfunkel.rules.edelstein.actions import begin_free_choice, do_action
from karfunkel.rules.edelstein.scoring import ahead, score_stage
from karfunkel.rules.edelstein.stacks import (
    draw_from_stack,
    draw_gem_card,
    put_open_event_under_stack,
    shuffle_gem_cards,
)
from karfunkel.rules.edelstein.state import (
    ACTIONS_SHOWN,
    CARD_ASIDE,
    CARD_DEALT,
    CHOOSE,
    DRAW_ASIDE,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    EVENT_TURNED,
    FREE,
    GAME_OVER,
    GEMS,
    GUESS,
    GUESS_AGAIN,
    GUESSED,
    MONEY,
    NEXT_ROUND,
    NEXT_STAGE,
    NONE,
    OVER,
    ROUND_BEGINS,
    ROUND_DONE,
    ROUNDS,
    SET_ASIDE,
    STAGE_BEGINS,
    STAGES,
    SUPPLY_FILLED_UP,
    VOID,
    Table,
)
from karfunkel.rules.edelstein.trading import trade
from karfunkel.rules.edelstein.two_players import active_player, forget_guesses, guessed_right, guesser
from karfunkel.rules.gems import (
    CHOSE,
    COLOURS,
    MAX_PLAYERS,
    give_to_supply,
    how_many_chose,
    next_who_chose,
    tell_choices,
)
from karfunkel.rules.kernel import EVERYBODY, NOBODY, Actions, answered, ask, forget_said, pending, rule, tell

FEW_IN_SUPPLY = 5

MOST_STEPS = 16
"""More than ever come between two decisions: four actions, the end of a round and of a stage, two beginnings."""


@rule
def go_on(table: Table) -> None:
    """Go on until somebody has to decide, a card has to be drawn, or the game is over."""
    for _ in range(MOST_STEPS):
        if table.depth > 0 or table.phase == OVER:
            return
        if table.phase == NEXT_STAGE:
            begin_stage(table)
        elif table.phase == NEXT_ROUND:
            begin_round(table)
        elif table.phase == ACTIONS_SHOWN:
            begin_next_action(table)
        else:
            end_round(table)


# ---- stages


@rule
def begin_stage(table: Table) -> None:
    """[E11], [E45] The gem cards are shuffled and some put aside; [E60] two players go on with those they have left."""
    table.stage += 1
    table.this_round = 0
    table.phase = NEXT_ROUND
    tell(table, STAGE_BEGINS, table.stage)
    if table.stage > 1:
        fill_up_supply(table)
    if table.players > 2:
        shuffle_gem_cards(table)
    if SET_ASIDE[table.players] > 0:
        ask(table, DRAW_ASIDE, NOBODY)


@rule
def fill_up_supply(table: Table) -> None:
    """[E46] Of each colour with 5 gems or fewer in the supply, every player gives one."""
    for colour in range(COLOURS):
        if table.supply[colour] <= FEW_IN_SUPPLY:
            tell(table, SUPPLY_FILLED_UP, colour)
            for seat in range(table.players):
                give_to_supply(table, seat, colour, 1)


@rule
def end_stage(table: Table) -> None:
    """[E12], [E47] Each stage is followed by a scoring; after the third the game is over."""
    score_stage(table)
    table.aside = NONE
    if table.stage == STAGES:
        table.phase = OVER
        tell(table, GAME_OVER)
        return
    table.phase = NEXT_STAGE
    if table.players == 2:
        table.beginner = next_beginner(table)


@rule
def next_beginner(table: Table) -> int:
    """[E63] The player with more money, gems, red, yellow, green, blue; then who did not begin the stage before."""
    if ahead(table, 0, 1) == 0:
        return 1 - table.beginner
    return 0 if ahead(table, 0, 1) > 0 else 1


# ---- a round


@rule
def begin_round(table: Table) -> None:
    """[E20], [E21], [E61] Gem cards are dealt and an event card turned, then actions are chosen."""
    table.this_round += 1
    table.phase = ACTIONS_SHOWN
    table.doing = NONE
    tell(table, ROUND_BEGINS, table.stage, table.this_round)
    put_open_event_under_stack(table)
    if table.players == 2:
        ask(table, CHOOSE, active_player(table))
        ask(table, DRAW_OPEN_EVENT, NOBODY)
        ask(table, DRAW_GEM_CARD, active_player(table))
        return
    ask(table, CHOOSE, EVERYBODY)
    ask(table, DRAW_OPEN_EVENT, NOBODY)
    for seat in range(table.players - 1, -1, -1):
        ask(table, DRAW_GEM_CARD, seat)


@rule
def set_aside(table: Table, card: int) -> None:
    """[E11] The top card of the pile put aside is seen; those below it are not, and stay among the unseen."""
    answered(table)
    draw_gem_card(table, card)
    table.aside = card
    tell(table, CARD_ASIDE, card)


@rule
def deal_gem_card(table: Table, seat: int, card: int) -> None:
    """[E20] A player draws a gem card and lays it open."""
    answered(table)
    draw_gem_card(table, card)
    table.gem_card[seat] = card
    tell(table, CARD_DEALT, seat, card)


@rule
def turn_event(table: Table, kind: int) -> None:
    """[E20] The top event card is turned open."""
    answered(table)
    table.open_event = kind
    tell(table, EVENT_TURNED, kind)
    draw_from_stack(table, kind)


@rule
def legal_choices(table: Table, actions: Actions) -> int:
    """[E10] Money, event, gems; with five players also free choice."""
    cards = FREE + 1 if table.players == MAX_PLAYERS else GEMS + 1
    for action in range(cards):
        actions[action] = action
    return cards


@rule
def choose(table: Table, seat: int) -> None:
    """[E21] Choose an action secretly; when all have chosen, all are shown. Of two players one chooses, one guesses."""
    table.chosen[seat] = table.said[0]
    forget_said(table)
    tell(table, CHOSE, seat, table.chosen[seat])
    if table.players == 2:
        answered(table)
        ask(table, GUESS, guesser(table))
    elif how_many_chose(table, NONE) == 0:
        answered(table)
        tell_choices(table)


@rule
def guess(table: Table, seat: int) -> None:
    """[E62] Right the first time: void. Right the second time: they trade. Never right: the active player does it."""
    action = table.said[0]
    first = pending(table) == GUESS
    right = guessed_right(table, action)
    answered(table)
    tell(table, GUESSED, seat, action, right)
    if first and not right:
        ask(table, GUESS_AGAIN, seat)
        return
    table.phase = ROUND_DONE
    table.doing = table.chosen[active_player(table)]
    tell_choices(table)
    if first:
        tell(table, VOID, action)
    elif right:
        trade(table, active_player(table), seat)
    else:
        do_action(table, active_player(table))


@rule
def begin_next_action(table: Table) -> None:
    """[E22] Money, event, gems, free choice: done by one, traded for by two, void for three; free choice is for all."""
    if table.doing == FREE:
        table.phase = ROUND_DONE
        return
    table.doing += 1
    seats = how_many_chose(table, table.doing)
    if seats == 0:
        return
    seat = next_who_chose(table, table.doing, NOBODY)
    if table.doing == FREE:
        begin_free_choice(table, seats, seat)
    elif seats == 1:
        do_action(table, seat)
    elif seats == 2:
        trade(table, seat, next_who_chose(table, table.doing, seat))
    else:
        tell(table, VOID, table.doing)


@rule
def end_round(table: Table) -> None:
    """[E28] Gem cards are discarded, action cards taken back; then the next round, or the scoring."""
    table.doing = NONE
    for seat in range(table.players):
        table.gem_card[seat] = NONE
        table.chosen[seat] = NONE
    forget_guesses(table)
    if table.this_round < ROUNDS[table.players]:
        table.phase = NEXT_ROUND
    else:
        end_stage(table)


assert MONEY == NONE + 1  # begin_next_action counts from NONE through the action cards
