"""A master's search: a tree of turns that grows where play is best for whoever moves.

Each round imagines the hidden gold anew, walks down the tree and opens one node: all options there are rated by a look,
and some turns are played on from there, everybody doing what looks best. What the best option promises each seat at
that look, and what came of playing on, counts for every node on the way. The dragon's rolls are nodes of their own,
each outcome visited equally often. Cards that are turned are drawn on the way and do not branch.
"""

from karfunkel.bots.dragon.desk import HERE, LONGEST_PATH, Desk
from karfunkel.bots.dragon.look import look, rate_options
from karfunkel.bots.dragon.options import bring, carry_out, cheapest_bribe
from karfunkel.bots.dragon.tree import (
    ROOT,
    Nodes,
    add_children,
    add_rated,
    has_room,
    least_visited,
    most_promising,
    plant,
    visit,
)
from karfunkel.bots.dragon.value import share_win
from karfunkel.bots.dragon.worlds import imagine_gold
from karfunkel.rules.emerald.cards import chance_pick, chance_total
from karfunkel.rules.emerald.state import BRIBE, DIE, ROLL, TO_NEST, Table
from karfunkel.rules.kernel import (
    NOBODY,
    Actions,
    Dice,
    Numbers,
    Tables,
    apart,
    chance_pending,
    pending,
    pending_seat,
    random_below,
    rule,
)

ON_THE_WAY = HERE + 1
"""The table of a round."""


@apart
def search(
    tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions, tree: Nodes, seat: int, rounds: int
) -> None:
    """Think about tables[HERE] for so many rounds more."""
    if desk.nodes == 0:
        plant(tree, desk)
        desk.seat = seat
    for _ in range(rounds):
        tables[ON_THE_WAY] = tables[HERE]
        imagine_gold(tables[ON_THE_WAY], desk, dice, seat)
        steps = walk_down(tables, desk, weights, dice, actions, tree)
        for step in range(steps):
            chooser = desk.chooser[step]
            visit(tree, desk.path[step], 0.0 if chooser == NOBODY else desk.chances[ON_THE_WAY, chooser])


@rule
def walk_down(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions, tree: Nodes) -> int:
    """Walk down to a node that is not open, and open it; how many nodes were passed.

    What it promises everybody are then the chances of the table on the way.
    """
    table = tables[ON_THE_WAY]
    node = ROOT
    desk.path[0] = ROOT
    desk.chooser[0] = NOBODY
    steps = 1
    while steps < LONGEST_PATH and (tree[node].children > 0 or has_room(tree, desk)):
        turn_cards(table, dice)
        if table.over:
            share_win(table, desk, ON_THE_WAY)
            return steps
        if pending(table) == ROLL:
            desk.chooser[steps] = NOBODY
            node = roll_on(table, desk, dice, tree, node)
        elif tree[node].children > 0:
            desk.chooser[steps] = pending_seat(table)
            node = play_on(table, desk, tree, node)
        else:
            rate_options(tables, desk, weights, actions, ON_THE_WAY, False)
            add_rated(tree, desk, node, ON_THE_WAY, pending_seat(table))
            if desk.turns > 0:
                look_further(tables, desk, weights, dice, actions)
            return steps
        desk.path[steps] = node
        steps += 1
    look(tables, desk, weights, actions, ON_THE_WAY, True)
    return steps


@rule
def look_further(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions) -> None:
    """Play on for some turns, and let what comes of it count beside the chances of the table on the way."""
    players = tables[ON_THE_WAY].players
    for seat in range(players):
        desk.at_first[seat] = desk.chances[ON_THE_WAY, seat]
    play_turns(tables, desk, weights, dice, actions)
    for seat in range(players):
        later = desk.chances[ON_THE_WAY, seat]
        desk.chances[ON_THE_WAY, seat] = desk.at_first[seat] + desk.belief * (later - desk.at_first[seat])


@apart
def play_turns(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions) -> None:
    """Play on, everybody doing what looks best, until some turns are over; the chances are those of the table then."""
    table = tables[ON_THE_WAY]
    turns = 0
    while turns < desk.turns:
        mover = table.mover
        turn_cards(table, dice)
        if table.over:
            share_win(table, desk, ON_THE_WAY)
            return
        if pending(table) == ROLL:
            bring(table, random_below(dice, DIE) + 1)
        else:
            rate_options(tables, desk, weights, actions, ON_THE_WAY, False)
            carry_out(table, pending_seat(table), best_option(desk))
        if table.mover != mover:
            turns += 1
    look(tables, desk, weights, actions, ON_THE_WAY, False)


@rule
def best_option(desk: Desk) -> int:
    """The option that was just rated best."""
    best = 0
    for i in range(desk.number[ON_THE_WAY]):
        if desk.rated[i] > desk.rated[best]:
            best = i
    return desk.options[ON_THE_WAY, best]


@rule
def turn_cards(table: Table, dice: Dice) -> None:
    """Turn the cards that are to be turned, at random."""
    while chance_pending(table) and pending(table) != ROLL:
        bring(table, chance_pick(table, random_below(dice, chance_total(table))))


@rule
def roll_on(table: Table, desk: Desk, dice: Dice, tree: Nodes, node: int) -> int:
    """Let the dragon walk as it has walked least so far; the node where that leads."""
    if tree[node].children == 0:
        add_children(tree, desk, node, DIE)
    child = least_visited(tree, node, dice)
    bring(table, child - tree[node].first + 1)
    return child


@rule
def play_on(table: Table, desk: Desk, tree: Nodes, node: int) -> int:
    """Play what is most promising for whoever is to act; the node where that leads."""
    seat = pending_seat(table)
    child = most_promising(tree, desk, node)
    option = tree[child].option
    if pending(table) == BRIBE and option != TO_NEST:
        option = cheapest_bribe(table, seat)  # which hand it is was imagined anew
    carry_out(table, seat, option)
    return child
