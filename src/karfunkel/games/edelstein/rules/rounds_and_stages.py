"""[E20]-[E28] A round, and [E10]-[E13], [E45], [E46] what comes before and between the stages."""

from karfunkel.engine import EVERYBODY, NOBODY, answered, ask, pending, rule, tell
from karfunkel.games.edelstein.rules.actions import do_action
from karfunkel.games.edelstein.rules.scoring_and_game_end import ahead, score_stage
from karfunkel.games.edelstein.rules.stacks import (
    draw_from_stack,
    draw_gem_card,
    put_open_event_under_stack,
    shuffle_gem_cards,
)
from karfunkel.games.edelstein.rules.state import (
    CARD_ASIDE,
    DRAW_ASIDE,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    EVENT_TURNED,
    GUESS,
    GUESS_AGAIN,
    GUESSED,
    ROUNDS,
    SET_ASIDE,
    SUPPLY_FILLED_UP,
    Table,
)
from karfunkel.games.edelstein.rules.trading import trade
from karfunkel.games.edelstein.rules.two_player_guessing import active_player, forget_guesses, guessed_right, guesser
from karfunkel.games.trading.rules.action_phase import choose, lay_action_card, take_action_cards_back, tell_choices
from karfunkel.games.trading.rules.gem_transfers import give_to_supply
from karfunkel.games.trading.rules.state import (
    ACTIONS_SHOWN,
    CARD_DEALT,
    CHOOSE,
    COLOURS,
    GAME_OVER,
    NEXT_ROUND,
    NEXT_STAGE,
    NONE,
    OVER,
    ROUND_BEGINS,
    ROUND_DONE,
    STAGE_BEGINS,
    STAGES,
    VOID,
)

FEW_IN_SUPPLY = 5


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
def choose_or_be_guessed(table: Table, seat: int) -> None:
    """[E21] All choose at once; [E61], [E62] of two players the active one chooses, and the other guesses."""
    if table.players > 2:
        choose(table, seat)
        return
    lay_action_card(table, seat)
    answered(table)
    ask(table, GUESS, guesser(table))


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
def end_round(table: Table) -> None:
    """[E28] Gem cards are discarded, action cards taken back; then the next round, or the scoring."""
    take_action_cards_back(table)
    for seat in range(table.players):
        table.gem_card[seat] = NONE
    forget_guesses(table)
    if table.this_round < ROUNDS[table.players]:
        table.phase = NEXT_ROUND
    else:
        end_stage(table)
