"""The buffers of one thread: tables, trials, tree, random numbers; and calls of the compiled rules with them."""

import threading
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from karfunkel.bots.general_mind.playouts import HERE, TABLES, Trials
from karfunkel.bots.general_mind.search_tree import EDGE_COLUMNS, EDGES, NODE_COLUMNS, NODES
from karfunkel.bots.general_mind.tree_search import Path
from karfunkel.engine import WORDS
from karfunkel.games.game import Game

Moves = Sequence[tuple[int, ...]]


class GeneralMindBuffers(threading.local):
    """Tables to try things out at, what was tried and learned there, dice; and the compiled rules that use them."""

    def __init__(self, game: Game, rules: Mapping[str, Any]) -> None:
        self._rules = rules
        self._tables = np.zeros(TABLES, game.table.dtype)
        self._memory = self._tables.view(np.uint8)
        self._trials = np.zeros(1, Trials.dtype)
        self.trials: Any = self._trials[0]
        self._path = np.zeros(1, Path.dtype)[0]
        self._nodes = np.zeros((NODES, NODE_COLUMNS), np.int64)
        self._edges = np.zeros((EDGES, EDGE_COLUMNS), np.int64)
        self._totals = np.zeros(EDGES, np.float64)
        self._luck, self._dice = (np.zeros(WORDS, np.int64) for _ in range(2))
        self._actions = np.zeros(game.most_legal, np.int32)

    def lay_out(self, table: Any, options: Moves) -> None:
        """Begin to think about a table and these options, of which nothing is known yet."""
        self._tables[HERE] = table.to_numpy()[0]
        self._trials.view(np.uint8).fill(0)
        self._nodes.fill(0)
        self._edges[0] = 0
        self.trials.number = len(options)
        for number, actions in enumerate(options):
            self.trials.running[number] = 1
            self.trials.length[number] = len(actions)
            self.trials.actions[number, : len(actions)] = actions

    def try_options(self, seat: int, seed: int, worlds: range) -> None:
        """Play out the options of a seat that are still running, in these worlds."""
        self._rules["try_options"](
            self._tables,
            self.trials,
            self._luck,
            self._dice,
            self._actions,
            seat,
            seed,
            worlds.start,
            worlds.stop,
        )

    def search(self, seat: int, seed: int, worlds: range, curiosity: float) -> None:
        """Search the tree further for the best option of a seat, in these worlds."""
        self._rules["search"](
            self._tables,
            self._memory,
            self.trials,
            self._path,
            self._nodes,
            self._edges,
            self._totals,
            self._dice,
            self._actions,
            seat,
            seed,
            worlds.start,
            worlds.stop,
            curiosity,
        )
