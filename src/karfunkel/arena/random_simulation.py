"""Random games, simulated: the compiled loop in which every seat plays at random and what happens is counted."""

from collections.abc import Callable
from typing import Any

from karfunkel.arena.simulation_counters import Tally, count_end, watch, watch_draw
from karfunkel.arena.simulation_counters_lookup import tally_module
from karfunkel.engine import Actions, Dice, Tables, chance_pending, random_below, rule, shake
from karfunkel.engine.game_interface import apply, chance_pick, chance_total, draw, legal, next_seat
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.games.game import Game


@rule
def simulate(tables: Tables, tally: Tally, dice: Dice, actions: Actions, seed: int, first: int, games: int) -> None:
    """Play games number `first` and following from the situation in tables[1], and count what happens."""
    for game in range(first, first + games):
        tables[0] = tables[1]
        table = tables[0]
        shake(dice, seed, game)
        decisions = 0
        for _ in range(MOST_STEPS):
            if table.depth == 0:
                break
            if chance_pending(table):
                card = chance_pick(table, random_below(dice, chance_total(table)))
                watch_draw(table, card, tally)
                draw(table, card)
            else:
                seat = next_seat(table)
                action = actions[random_below(dice, legal(table, seat, actions))]
                watch(table, seat, action, tally)
                apply(table, seat, action)
                decisions += 1
        count_end(table, decisions, tally)


def compiled_simulation(game: Game, progress: Callable[[int, int], None] | None = None) -> Any:
    """The loop above, compiled for a game."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    watcher = tally_module(game.id)
    verbs = {**game.rules, **vars(watcher)}
    return compile_rules(f"{game.id}-simulation", (game.table, watcher.Tally), verbs, [simulate], progress)["simulate"]
