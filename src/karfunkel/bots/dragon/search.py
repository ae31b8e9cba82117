"""A master's search: every option is played out, again and again, each time in another world.

A world is a guess at the hidden gold, and dice for all that chance brings in it. Everybody plays the turns that follow
as a trader does, looking to the end of each, and after some turns a last look says what each seat may hope for. All
options are tried in the same worlds, and those that fall clearly behind are not tried further (`race.py`).
"""

from karfunkel.bots.dragon.desk import HERE, Desk
from karfunkel.bots.dragon.look import look, rate_options
from karfunkel.bots.dragon.options import bring_any, carry_out, list_options
from karfunkel.bots.dragon.race import count_world, drop_those_behind, line_up
from karfunkel.bots.dragon.value import share_win
from karfunkel.bots.dragon.worlds import imagine_gold
from karfunkel.rules.kernel import (
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

ON_THE_WAY = HERE + 1
"""The table at which an option is played out."""


@rule
def begin_search(tables: Tables, desk: Desk, actions: Actions) -> None:
    """Find the options of whoever is to act at tables[HERE]."""
    list_options(tables[HERE], desk, actions, HERE)
    line_up(desk)


@apart
def search(
    tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions, seat: int, seed: int, worlds: int
) -> None:
    """Try the options of a seat that are still in the race in so many worlds more; then drop those behind."""
    for _ in range(worlds):
        for i in range(desk.number[HERE]):
            if desk.runs[i] == 1:
                shake(dice, seed, desk.tried_worlds)
                tables[ON_THE_WAY] = tables[HERE]
                imagine_gold(tables[ON_THE_WAY], desk, dice, seat)
                carry_out(tables[ON_THE_WAY], seat, desk.options[HERE, i])
                play_turns(tables, desk, weights, dice, actions)
                desk.hopes[i] = desk.chances[ON_THE_WAY, seat]
        count_world(desk)
    drop_those_behind(desk)


@apart
def play_turns(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions) -> None:
    """Play on, everybody doing what looks best, until some turns are over; the chances are those of the table then."""
    table = tables[ON_THE_WAY]
    turns = 0
    while turns < desk.turns and not table.over:
        mover = table.mover
        if chance_pending(table):
            bring_any(table, dice)
        else:
            rate_options(tables, desk, weights, actions, ON_THE_WAY)
            carry_out(table, pending_seat(table), best_option(desk))
        if table.mover != mover:
            turns += 1
    if table.over:
        share_win(table, desk, ON_THE_WAY)
    else:
        look(tables, desk, weights, actions, ON_THE_WAY)


@rule
def best_option(desk: Desk) -> int:
    """The option that was just rated best."""
    best = 0
    for i in range(desk.number[ON_THE_WAY]):
        if desk.rated[i] > desk.rated[best]:
            best = i
    return desk.options[ON_THE_WAY, best]
