"""The tree of a search: nodes in one array, the children of a node side by side."""

import math

from karfunkel.bots.dragon.desk import Desk
from karfunkel.bots.dragon.value import soften, stake
from karfunkel.bots.search.fields import float64
from karfunkel.rules.emerald.state import DIE, MOST_LEGAL, NONE
from karfunkel.rules.kernel import Dice, Record, int16, int64, random_below, rule

ROOT = 0


class Node(Record):
    """A situation in the tree, and what was found about the option that leads to it."""

    visits: float = float64()
    promise: float = float64()
    """What the visits promised to whoever chose the option, on average."""
    prior: float = float64()
    """How likely it was at first that this is the best option."""
    first: int = int64()
    """Where its children begin,"""
    children: int = int16()
    """and how many they are; none while the node is not open."""
    option: int = int16()
    """Which option leads here."""


class Nodes(list[Node]):
    """An array of nodes."""

    array = (Node.dtype, 1)


@rule
def plant(tree: Nodes, desk: Desk) -> None:
    """A tree that has but its root."""
    clear(tree, ROOT)
    desk.nodes = 1


@rule
def clear(tree: Nodes, node: int) -> None:
    """A node of which nothing is known."""
    tree[node].visits = 0.0
    tree[node].promise = 0.0
    tree[node].prior = 0.0
    tree[node].first = 0
    tree[node].children = 0
    tree[node].option = NONE


@rule
def has_room(tree: Nodes, desk: Desk) -> bool:
    """Whether one more node can be opened."""
    return desk.nodes + MOST_LEGAL <= len(tree)


@rule
def add_children(tree: Nodes, desk: Desk, node: int, number: int) -> None:
    """Open a node: give it so many children."""
    tree[node].first = desk.nodes
    tree[node].children = number
    for i in range(number):
        clear(tree, desk.nodes + i)
    desk.nodes += number


@rule
def add_rated(tree: Nodes, desk: Desk, node: int, at: int, chooser: int) -> None:
    """Open a node, at table number `at`, whose options have been rated: that counts as their first visit."""
    number = desk.number[at]
    add_children(tree, desk, node, number)
    first = tree[node].first
    for i in range(number):
        tree[first + i].option = desk.options[at, i]
        tree[first + i].visits = 1.0
        tree[first + i].promise = desk.rated[i]
    soften(desk, number, desk.wavering if chooser == desk.seat else desk.distrust)
    for i in range(number):
        tree[first + i].prior = desk.rated[i]


@rule
def visit(tree: Nodes, node: int, chance: float) -> None:
    """Count one more visit, which promised this chance to whoever chose the option."""
    tree[node].visits += 1.0
    tree[node].promise += (chance - tree[node].promise) / tree[node].visits


@rule
def least_visited(tree: Nodes, node: int, dice: Dice) -> int:
    """The child of a roll that was visited least; among equals any."""
    begin = random_below(dice, DIE)
    least = tree[node].first + begin
    for i in range(1, DIE):
        child = tree[node].first + (begin + i) % DIE
        if tree[child].visits < tree[least].visits:
            least = child
    return least


@rule
def most_promising(tree: Nodes, desk: Desk, node: int) -> int:
    """The child that is best so far, with a favour for those that looked well and were visited little."""
    first = tree[node].first
    eager = desk.exploring * stake(best_promise(tree, node)) * math.sqrt(tree[node].visits + 1.0)
    choice = first
    most = -1.0
    for child in range(first, first + tree[node].children):
        favour = eager * tree[child].prior / (1.0 + tree[child].visits)
        if tree[child].promise + favour > most:
            most = tree[child].promise + favour
            choice = child
    return choice


@rule
def best_promise(tree: Nodes, node: int) -> float:
    """What the best child of a node promises so far."""
    best = 0.0
    for child in range(tree[node].first, tree[node].first + tree[node].children):
        best = max(best, tree[child].promise)
    return best
