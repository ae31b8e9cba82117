"""A master's search: every option is played out, again and again, each time in another world.

A world is a guess at the hidden gold, and dice for all that chance brings in it, turn by turn. Everybody plays on as
traders do at a real table, who do not know each other's gold and now and then choose what is only nearly as good: a
master that took them to see everything, and never to waver, would count on answers that do not come. After some turns
a last look says what each seat may hope for. All options are tried in the same worlds, and those that fall clearly
behind are not tried further (`race.py`).
"""

from karfunkel.engine import (
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
from karfunkel.games.emerald.bots.acting import TRADERS_TEMPERATURE, option_taken
from karfunkel.games.emerald.bots.desk import HERE, Desk
from karfunkel.games.emerald.bots.look import look
from karfunkel.games.emerald.bots.options import bring_any, carry_out, list_options
from karfunkel.games.emerald.bots.race import count_world, drop_those_behind, line_up
from karfunkel.games.emerald.bots.value import share_win
from karfunkel.games.emerald.bots.worlds import imagine_gold

ON_THE_WAY = HERE + 1
"""The table at which an option is played out,"""
AS_SEEN = ON_THE_WAY + 1
"""and that table as somebody takes it to be who does not know the others' gold."""
MOST_TURNS = 64
"""No search plays on for more turns."""


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
                begin_luck(desk, dice, seed, 0)
                tables[ON_THE_WAY] = tables[HERE]
                imagine_gold(tables[ON_THE_WAY], desk, dice, seat)
                carry_out(tables[ON_THE_WAY], seat, desk.options[HERE, i])
                play_turns(tables, desk, weights, dice, actions, seed)
                desk.hopes[i] = desk.chances[ON_THE_WAY, seat]
        count_world(desk)
    drop_those_behind(desk)


@rule
def begin_luck(desk: Desk, dice: Dice, seed: int, turn: int) -> None:
    """The luck of a turn: in one world it is alike for all options, however much chance the turns before it took."""
    shake(dice, seed, desk.tried_worlds * MOST_TURNS + turn)


@apart
def play_turns(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions, seed: int) -> None:
    """Play on until some turns are over; the chances are those of the table then."""
    table = tables[ON_THE_WAY]
    turns = 0
    while turns < desk.turns and not table.over:
        mover = table.mover
        if chance_pending(table):
            bring_any(table, dice)
        else:
            act_as_trader(tables, desk, weights, dice, actions)
        if table.mover != mover:
            turns += 1
            begin_luck(desk, dice, seed, turns)
    if table.over:
        share_win(table, desk, ON_THE_WAY)
    else:
        look(tables, desk, weights, actions, ON_THE_WAY)


@rule
def act_as_trader(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions) -> None:
    """Whoever is to act does what a trader would who sees the table from that seat."""
    seat = pending_seat(tables[ON_THE_WAY])
    tables[AS_SEEN] = tables[ON_THE_WAY]
    imagine_gold(tables[AS_SEEN], desk, dice, seat)
    option = option_taken(tables, desk, weights, dice, actions, AS_SEEN, TRADERS_TEMPERATURE)
    carry_out(tables[ON_THE_WAY], seat, option)
