"""[B3], [B10], [B11], [B30]-[B32] Stages and their rounds, and the scoring."""

from karfunkel.engine import EVERYBODY, answered, ask, rule, tell
from karfunkel.games.basari.rules.actions import earn
from karfunkel.games.basari.rules.stack import lay_card, shuffle_cards
from karfunkel.games.basari.rules.state import DRAW_CARD, FOR_WORKERS, MANY_WORKERS, WORKERS_PAY, WORKERS_SCORED, Table
from karfunkel.games.trading.rules.action_phase import take_action_cards_back
from karfunkel.games.trading.rules.majorities import score_colour
from karfunkel.games.trading.rules.state import (
    ACTIONS_SHOWN,
    CARD_DEALT,
    CHOOSE,
    COLOUR_VALUES,
    COLOURS,
    GAME_OVER,
    NEXT_ROUND,
    NEXT_STAGE,
    NONE,
    OVER,
    ROUND_BEGINS,
    SCORING_BEGINS,
    STAGE_BEGINS,
    STAGE_SCORED,
    STAGES,
)


@rule
def begin_stage(table: Table) -> None:
    """[B3] All cards are shuffled; nobody has workers."""
    table.stage += 1
    table.this_round = 0
    table.phase = NEXT_ROUND
    shuffle_cards(table)
    tell(table, STAGE_BEGINS, table.stage)


@rule
def begin_round(table: Table) -> None:
    """[B10], [B11] Every player gets a card, seat 0 first; then all choose."""
    table.this_round += 1
    table.phase = ACTIONS_SHOWN
    table.doing = NONE
    tell(table, ROUND_BEGINS, table.stage, table.this_round)
    ask(table, CHOOSE, EVERYBODY)
    for seat in range(table.players - 1, -1, -1):
        ask(table, DRAW_CARD, seat)


@rule
def deal_card(table: Table, seat: int, card: int) -> None:
    """[B10] The card got in this step is the current card of the round."""
    answered(table)
    lay_card(table, seat, card)
    table.current[seat] = card
    tell(table, CARD_DEALT, seat, card)


@rule
def end_round(table: Table) -> None:
    """[B30] A stage ends after a round in which somebody has many workers, or if the stack is too small for another."""
    take_action_cards_back(table)
    for seat in range(table.players):
        table.current[seat] = NONE
    if most_workers(table) >= MANY_WORKERS or table.unseen_count < table.players:
        end_stage(table)
    else:
        table.phase = NEXT_ROUND


@rule
def most_workers(table: Table) -> int:
    """How many workers the player with most of them has."""
    most = 0
    for seat in range(table.players):
        most = max(most, table.workers[seat])
    return most


@rule
def end_stage(table: Table) -> None:
    """[B31], [B32] The scoring; then all cards are collected, gems stay. After the third the game is over."""
    score_stage(table)
    for seat in range(table.players):
        table.workers[seat] = 0
    if table.stage < STAGES:
        table.phase = NEXT_STAGE
    else:
        table.phase = OVER
        tell(table, GAME_OVER)


@rule
def score_stage(table: Table) -> None:
    """[B31] Colour by colour, then the workers."""
    tell(table, SCORING_BEGINS, table.stage)
    for colour in range(COLOURS):
        score_colour(table, colour, COLOUR_VALUES[colour])
    score_workers(table)
    tell(table, STAGE_SCORED, table.stage)


@rule
def score_workers(table: Table) -> None:
    """[B31] Every player with 15 workers or more gets 12 points, not shared."""
    for seat in range(table.players):
        if table.workers[seat] >= MANY_WORKERS:
            tell(table, WORKERS_SCORED, seat, table.workers[seat])
            earn(table, seat, WORKERS_PAY, FOR_WORKERS)


@rule
def score(table: Table, seat: int) -> int:
    """[B32] The points of a seat; most of them win, and a tie is a shared win."""
    return table.points[seat]
