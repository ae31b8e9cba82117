"""The tree of a search: visits and results of every decision that was met, keyed by what its seat sees.

A node is a decision, found by a hash of the table without what its seat may not see: so nobody in the tree decides by
what they cannot know, and decisions that are reached in several ways are one. An edge is an action there, with how
often it was taken and what it brought. Where several decide at once, each decides at a node of its own.
"""

import math

from karfunkel.bots.general_mind.playouts import SEEN
from karfunkel.engine import Actions, Dice, Grid, Numbers, Row, random_below, rule

NODES = 1 << 16
EDGES = 1 << 18
KEY, FIRST, NUMBER, VISITS = range(4)
"""The columns of a node: its key (0 if there is none), its first edge, how many edges it has, how often it was met."""
NODE_COLUMNS = 4
ACTION, TAKEN = range(2)
"""The columns of an edge: its action, and how often it was taken."""
EDGE_COLUMNS = 2
FULL = -1
"""The node of a decision for which there is no room."""
FURTHEST = 64
"""So many places after its own a node is looked for."""
FNV_START, FNV_PRIME = 0x4BF29CE484222325, 0x100000001B3
"""The numbers of the hash FNV-1a, within 63 bits."""
LARGEST = 0x7FFFFFFFFFFFFFFF


class Cells(Grid):
    """Whole numbers in rows and columns."""

    array = ("i8", 2)


class Memory(Row):
    """The bytes of the tables."""

    array = ("u1", 1)


@rule
def key_of(memory: Memory, size: int, seat: int) -> int:
    """The key of a seat's decision at the table tables[SEEN], which has so many bytes."""
    key = (FNV_START ^ (seat + 1)) * FNV_PRIME & LARGEST
    for place in range(SEEN * size, (SEEN + 1) * size):
        key = (key ^ int(memory[place])) * FNV_PRIME & LARGEST
    key ^= key >> 32
    return max(key, 1)


@rule
def find_node(nodes: Cells, key: int) -> int:
    """The place of a node, or the free one where it belongs; FULL if there is none."""
    for step in range(FURTHEST):
        place = (key + step) % NODES
        if nodes[place, KEY] == key or nodes[place, KEY] == 0:
            return place
    return FULL


@rule
def add_node(nodes: Cells, edges: Cells, totals: Numbers, place: int, key: int, actions: Actions, number: int) -> None:
    """Add a node with so many actions, unless there is no room for its edges. Edge 0 knows how many edges there are."""
    first = int(edges[0, TAKEN]) + 1
    if first + number > EDGES:
        return
    edges[0, TAKEN] += number
    nodes[place, KEY] = key
    nodes[place, FIRST] = first
    nodes[place, NUMBER] = number
    nodes[place, VISITS] = 0
    for i in range(number):
        edges[first + i, ACTION] = actions[i]
        edges[first + i, TAKEN] = 0
        totals[first + i] = 0.0


@rule
def choose_edge(nodes: Cells, edges: Cells, totals: Numbers, dice: Dice, place: int, curiosity: float) -> int:
    """The edge of a node to take: one that was never taken, else the one that promises most (UCB1)."""
    first, number = int(nodes[place, FIRST]), int(nodes[place, NUMBER])
    start = random_below(dice, number)
    log_visits = math.log(nodes[place, VISITS] + 1.0)
    best, promised = first, -1.0
    for i in range(number):
        edge = first + (start + i) % number
        taken = edges[edge, TAKEN]
        if taken == 0:
            return edge
        promise = totals[edge] / taken + curiosity * math.sqrt(log_visits / taken)
        if promise > promised:
            best, promised = edge, promise
    return best
