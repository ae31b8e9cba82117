"""A master's search: rollouts of every option, each time in another world.

A world is a guess at the hidden gold, and dice for all that chance brings in it, turn by turn. Everybody plays on as
traders do at a real table, who do not know each other's gold and now and then choose what is only nearly as good: a
master that took them to see everything, and never to waver, would count on answers that do not come. After some turns
an evaluation says each seat's chance to win. All options are tried in the same worlds, and those that fall clearly
behind are not tried further (`successive_elimination.py`).
"""

from karfunkel.engine import (
    NOBODY,
    Actions,
    Dice,
    Numbers,
    Tables,
    apart,
    chance_pending,
    pending_seat,
    rule,
    shake,
)
from karfunkel.games.emerald.bots.candidate_actions import list_options
from karfunkel.games.emerald.bots.compiled_game_steps import carry_out, draw_random_outcome
from karfunkel.games.emerald.bots.hidden_gold_sampling import redeal_hidden_gold
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch
from karfunkel.games.emerald.bots.softmax_choice import TRADERS_TEMPERATURE, choose_option
from karfunkel.games.emerald.bots.successive_elimination import add_world, eliminate_worse, reset_options
from karfunkel.games.emerald.bots.turn_expectimax import expectimax
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights
from karfunkel.games.emerald.bots.win_chances import share_win
from karfunkel.games.emerald.rules.state import MAX_PLAYERS

ON_THE_WAY = HERE + 1
"""The table at which an option is played out,"""
AS_SEEN = ON_THE_WAY + 1
"""and that table as somebody takes it to be who does not know the others' gold."""
MOST_TURNS = 64
"""No search plays on for more turns."""


@rule
def begin_search(tables: Tables, scratch: EmeraldScratch, actions: Actions) -> None:
    """Find the options of whoever is to act at tables[HERE]."""
    list_options(tables[HERE], scratch, actions, HERE)
    reset_options(scratch)


@apart
def search(
    tables: Tables,
    scratch: EmeraldScratch,
    weights: EmeraldWeights,
    dice: Dice,
    actions: Actions,
    seat: int,
    seed: int,
    worlds: int,
) -> None:
    """Try the options of a seat that are still in the race in so many worlds more; then drop those behind."""
    for _ in range(worlds):
        for i in range(scratch.number[HERE]):
            if scratch.runs[i] == 1:
                seed_turn(scratch, dice, seed, 0)
                tables[ON_THE_WAY] = tables[HERE]
                redeal_hidden_gold(tables[ON_THE_WAY], scratch, dice, seat)
                carry_out(tables[ON_THE_WAY], seat, scratch.options[HERE, i])
                play_turns(tables, scratch, weights, dice, actions, seed)
                scratch.outcomes[i] = scratch.chances[ON_THE_WAY, seat]
        add_world(scratch)
    eliminate_worse(scratch)


@rule
def compare(
    tables: Tables,
    scratch: EmeraldScratch,
    weights: EmeraldWeights,
    dice: Dice,
    actions: Actions,
    outcomes: Numbers,
    seat: int,
    seed: int,
    worlds: int,
) -> None:
    """Try all options of a seat in so many worlds: everybody's chances, by world, option and seat.

    An option below 0 is not carried out. Without a seat (NOBODY) the gold is as it lies.
    """
    for world in range(worlds):
        scratch.tried_worlds = world
        for i in range(scratch.number[HERE]):
            seed_turn(scratch, dice, seed, 0)
            tables[ON_THE_WAY] = tables[HERE]
            if seat != NOBODY:
                redeal_hidden_gold(tables[ON_THE_WAY], scratch, dice, seat)
            if scratch.options[HERE, i] >= 0:
                carry_out(tables[ON_THE_WAY], seat, scratch.options[HERE, i])
            play_turns(tables, scratch, weights, dice, actions, seed)
            for each in range(MAX_PLAYERS):
                at = (world * scratch.number[HERE] + i) * MAX_PLAYERS + each
                outcomes[at] = scratch.chances[ON_THE_WAY, each]


@rule
def seed_turn(scratch: EmeraldScratch, dice: Dice, seed: int, turn: int) -> None:
    """The luck of a turn: in one world it is alike for all options, however much chance the turns before it took."""
    shake(dice, seed, scratch.tried_worlds * MOST_TURNS + turn)


@apart
def play_turns(
    tables: Tables, scratch: EmeraldScratch, weights: EmeraldWeights, dice: Dice, actions: Actions, seed: int
) -> None:
    """Play on until some turns are over; the chances are those of the table then."""
    table = tables[ON_THE_WAY]
    turns = 0
    while turns < scratch.turns and not table.over:
        mover = table.mover
        if chance_pending(table):
            draw_random_outcome(table, dice)
        else:
            play_trader_action(tables, scratch, weights, dice, actions)
        if table.mover != mover:
            turns += 1
            seed_turn(scratch, dice, seed, turns)
    if table.over:
        share_win(table, scratch, ON_THE_WAY)
    else:
        expectimax(tables, scratch, weights, actions, ON_THE_WAY)


@rule
def play_trader_action(
    tables: Tables, scratch: EmeraldScratch, weights: EmeraldWeights, dice: Dice, actions: Actions
) -> None:
    """Whoever is to act does what a trader would who sees the table from that seat."""
    seat = pending_seat(tables[ON_THE_WAY])
    tables[AS_SEEN] = tables[ON_THE_WAY]
    redeal_hidden_gold(tables[AS_SEEN], scratch, dice, seat)
    option = choose_option(tables, scratch, weights, dice, actions, AS_SEEN, TRADERS_TEMPERATURE)
    carry_out(tables[ON_THE_WAY], seat, option)
