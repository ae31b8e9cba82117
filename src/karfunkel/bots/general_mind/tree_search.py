"""Monte Carlo tree search over information sets: each descent in another determinized world (UCB1).

Where nothing is known yet all play on at random to the end, and what came of it is learned on the whole way.
"""

import math

from karfunkel.bots.general_mind.playouts import (
    SEEN,
    WORLD,
    Trials,
    act,
    carry_out,
    draw_any,
    list_actions,
    play_out,
    sample_world,
)
from karfunkel.bots.general_mind.search_tree import (
    ACTION,
    FULL,
    KEY,
    TAKEN,
    VISITS,
    Cells,
    Memory,
    add_node,
    choose_edge,
    find_node,
    key_of,
)
from karfunkel.engine import Actions, Dice, Numbers, Record, Row, Tables, chance_pending, int64, rule, shake
from karfunkel.engine.game_interface import hide, next_seat

DEEPEST = 256


class Path(Record):
    """The decisions on the way through the tree."""

    length: int = int64()
    node: Row = int64(DEEPEST)
    edge: Row = int64(DEEPEST)
    seat: Row = int64(DEEPEST)


@rule
def search(
    tables: Tables,
    memory: Memory,
    trials: Trials,
    path: Path,
    nodes: Cells,
    edges: Cells,
    totals: Numbers,
    dice: Dice,
    actions: Actions,
    seat: int,
    seed: int,
    first: int,
    end: int,
    curiosity: float,
) -> None:
    """Search in the worlds with the numbers from first to end for the best option of a seat; NOBODY has none."""
    for world in range(first, end):
        shake(dice, seed, world)
        sample_world(tables, dice, seat)
        option = choose_option(trials, world, curiosity)
        if option >= 0:
            carry_out(tables[WORLD], trials, seat, option)
        path.length = 0
        descend(tables, memory, path, nodes, edges, totals, dice, actions, curiosity)
        play_out(tables[WORLD], trials, dice, dice, actions)
        back_up(trials, path, nodes, edges, totals)
        if option >= 0:
            trials.times[option] += 1
            trials.total[option] += trials.shares[seat]


@rule
def choose_option(trials: Trials, worlds: int, curiosity: float) -> int:
    """The option to try, after so many worlds: one that was never tried, else the one that promises most; or none."""
    best, promised = -1, -1.0
    for option in range(trials.number):
        times = trials.times[option]
        if times == 0:
            return option
        promise = trials.total[option] / times + curiosity * math.sqrt(math.log(worlds + 1.0) / times)
        if promise > promised:
            best, promised = option, promise
    return best


@rule
def descend(
    tables: Tables,
    memory: Memory,
    path: Path,
    nodes: Cells,
    edges: Cells,
    totals: Numbers,
    dice: Dice,
    actions: Actions,
    curiosity: float,
) -> None:
    """Go on at tables[WORLD] as the tree says, until a decision is met that it does not know yet."""
    table = tables[WORLD]
    size = len(memory) // len(tables)
    while table.depth > 0 and path.length < DEEPEST:
        if chance_pending(table):
            draw_any(table, dice)
            continue
        seat = next_seat(table)
        tables[SEEN] = tables[WORLD]
        hide(tables[SEEN], seat)
        key = key_of(memory, size, seat)
        node = find_node(nodes, key)
        if node == FULL:
            return
        if nodes[node, KEY] == 0:
            add_node(nodes, edges, totals, node, key, actions, list_actions(table, seat, actions))
            return
        edge = choose_edge(nodes, edges, totals, dice, node, curiosity)
        path.node[path.length] = node
        path.edge[path.length] = edge
        path.seat[path.length] = seat
        path.length += 1
        act(table, seat, edges[edge, ACTION])


@rule
def back_up(trials: Trials, path: Path, nodes: Cells, edges: Cells, totals: Numbers) -> None:
    """Note on the whole way what it brought to whoever decided there."""
    for i in range(path.length):
        nodes[path.node[i], VISITS] += 1
        edges[path.edge[i], TAKEN] += 1
        totals[path.edge[i]] += trials.shares[path.seat[i]]
