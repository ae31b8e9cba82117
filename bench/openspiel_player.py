"""OpenSpiel's own search at our tables, as a yardstick for our bots.

The search is OpenSpiel's information-set Monte Carlo tree search (IS-MCTS), 1,000 simulations for each action. It sees
what the seat sees and no more: the table is made from the view, and what the view keeps back is drawn anew for every
simulation. Random play to the end of a game is done by our compiled rules: as OpenSpiel's rollouts, but quicker.

    python bench/openspiel_player.py edelstein --players 4 --against trader --games 4    one seat of it, three of theirs
    python bench/openspiel_player.py --speak            the line protocol, for the arena:

    karfunkel arena basari --bots novice --bots 'cmd:python bench/openspiel_player.py --speak'
"""

import argparse
import random
import sys
import time
from functools import cache

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import karfunkel
import karfunkel.learn.openspiel  # registers the games
from karfunkel.arena.engine_benchmark import compile_playouts
from karfunkel.bots import bot_called
from karfunkel.bots.determinization import redraw_hidden_information, table_from_view
from karfunkel.bots.line_protocol_loop import answer_lines
from karfunkel.engine import WORDS
from karfunkel.learn.single_table import SingleTable
from karfunkel.notation.notation_lookup import notation_of

SIMULATIONS = 1000
EXPLORATION = 2.0
"""OpenSpiel's usual constant, for rewards from -1 to 1."""
REWARD = "rank"


class OpenSpielBot:
    """Plays what OpenSpiel's search visits most."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self._simulations = simulations

    def choose(self, view, moves, dice):
        """The move that the search finds, one action after the other."""
        if len(moves) == 1:
            return moves[0]
        notation, seat = notation_of(view["game"]), view["seat"]
        table = table_from_view(view, dice)
        said, trial = list(table.said[: table.said_count]), table.copy()
        while True:
            action = self._search(trial, view, dice)
            said.append(action)
            if notation.game.is_legal_move(trial, seat, (action,)):
                return notation.move_text(table, seat, tuple(said))
            notation.game.plain.apply(trial, seat, action)

    def _search(self, table, view, dice):
        """The action that OpenSpiel's search finds for a table made from this view."""
        game = game_for(view)

        def imagined(state, player):
            world = table.copy()
            redraw_hidden_information(world, view, dice)
            return game.state_at(world)

        search = ismcts.ISMCTSBot(
            game,
            CompiledRollouts(game.rules, dice),
            EXPLORATION,
            self._simulations,
            random_state=np.random.RandomState(dice.getrandbits(32)),
            allow_inconsistent_action_sets=view["game"] == "emerald",  # what can be bribed with is hidden
        )
        search.set_resampler(imagined)
        return int(search.step(game.state_at(table.copy())))


def game_for(view):
    """The game of a view, as OpenSpiel knows it."""
    return pyspiel.load_game(f"karfunkel_{view['game']}(players={view['players']},reward={REWARD})")


@cache
def rollouts_of(game):
    return compile_playouts(game)["playouts"]


class CompiledRollouts:
    """What OpenSpiel calls an evaluator: random play to the end, by our compiled rules."""

    def __init__(self, game, dice) -> None:
        self._game, self._seed = game, dice.getrandbits(62)
        self._tables = np.zeros(2, game.table.dtype)
        self._dice, self._actions = np.zeros(WORDS, np.int64), np.zeros(game.most_legal, np.int32)
        self._played = 0

    def evaluate(self, state):
        """What a random game from here is worth to each seat."""
        self._tables[1] = state.single.table.to_numpy()[0]
        rollouts_of(self._game)(self._tables, self._dice, self._actions, self._seed, self._played, 1)
        self._played += 1
        end = self._game.table.from_numpy(self._tables[0])
        return SingleTable(self._game, end, REWARD).rewards()

    def prior(self, state):
        """All actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main() -> None:
    arguments = _arguments()
    bot = OpenSpielBot(arguments.simulations)
    if arguments.speak:
        answer_lines("OpenSpiel's IS-MCTS", lambda seconds: bot, sys.stdin, sys.stdout)
        return
    won, seconds, decisions = 0.0, 0.0, 0
    for number in range(arguments.games):
        table, dice = karfunkel.new(arguments.game, arguments.players, seed=number), random.Random(number)
        own = number % arguments.players
        while not table.over:
            seat = table.to_act[0]
            player = bot if seat == own else bot_called(arguments.against)
            began = time.perf_counter()
            table.play(seat, player.choose(table.view(seat), table.moves(seat), dice))
            if seat == own:
                seconds, decisions = seconds + time.perf_counter() - began, decisions + 1
        won += (own in table.winners) / len(table.winners)
        print(
            f"game {number + 1}: {table.scores}, OpenSpiel at seat {own}; so far {won:g} of {number + 1} won, "
            f"{seconds / decisions:.2f} s a move",
            flush=True,
        )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="edelstein", help="the game")
    parser.add_argument("--players", type=int, default=4, help="how many play")
    parser.add_argument("--against", default="novice", help="the level of the other seats")
    parser.add_argument("--games", type=int, default=4, help="how many games")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="simulations for each action")
    parser.add_argument("--speak", action="store_true", help="speak the line protocol instead")
    return parser.parse_args()


if __name__ == "__main__":
    main()
