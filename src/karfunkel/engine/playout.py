"""Random play of any game: the loop that simulations, searches and benchmarks run, over the verbs of the game."""

from karfunkel.engine import Actions, Agenda, Dice, chance_pending, random_below, rule
from karfunkel.engine.game_interface import apply, chance_pick, chance_total, draw, legal, next_seat

MOST_STEPS = 100_000
"""A playout that takes more steps than this has lost its way; none comes near it."""


@rule
def draw_at_random(table: Agenda, dice: Dice) -> None:
    """Carry out the pending draw at random."""
    draw(table, chance_pick(table, random_below(dice, chance_total(table))))


@rule
def play_out(table: Agenda, dice: Dice, actions: Actions) -> int:
    """Play to the end at random; how many decisions the seats made."""
    decisions = 0
    for _ in range(MOST_STEPS):
        if table.depth == 0:
            break
        if chance_pending(table):
            draw_at_random(table, dice)
        else:
            seat = next_seat(table)
            number = legal(table, seat, actions)
            apply(table, seat, actions[random_below(dice, number)])
            decisions += 1
    return decisions
