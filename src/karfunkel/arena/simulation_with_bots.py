"""Games among novices and traders, simulated: every seat has a level or plays at random."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np

from karfunkel.arena.simulation_counters import Tally, count_end, watch, watch_draw
from karfunkel.arena.simulation_counters_lookup import tally_module
from karfunkel.bots.compiled_levels import (
    COMPILED_LEVELS,
    HERE,
    Knowledges,
    Thoughts,
    choose_move,
    compiled_levels_of,
    take_dice,
)
from karfunkel.engine import LONGEST_MOVE, WORDS, Actions, Dice, Tables, chance_pending, random_below, rule, shake
from karfunkel.engine.game_interface import apply, chance_pick, chance_total, draw, legal, next_seat
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.errors import Error
from karfunkel.games.game import Game

AT_RANDOM = "random"
PLAYERS = (AT_RANDOM, *COMPILED_LEVELS)
"""Who can have a seat."""
THINKING = 0x74686E6B
"""What makes the stream of random numbers of the bots another one than that of the dice."""


class SeatLevels(list[int]):
    """Who has each seat: 0 plays at random, then come the levels."""

    array: ClassVar = ("i8", 1)


@rule
def simulate_with_bots(
    tables: Tables,
    tally: Tally,
    dice: Dice,
    actions: Actions,
    thinking: Dice,
    own_dice: Dice,
    desk: Tables,
    knowledges: Knowledges,
    thoughts: Thoughts,
    lineup: SeatLevels,
    seed: int,
    first: int,
    games: int,
) -> None:
    """Play games number `first` and following from the situation in tables[1], and count what happens."""
    for game in range(first, first + games):
        tables[0] = tables[1]
        table = tables[0]
        shake(dice, seed, game)
        shake(thinking, seed ^ THINKING, game)
        thoughts.settled = 0
        said = LONGEST_MOVE
        decisions = 0
        for _ in range(MOST_STEPS):
            if table.depth == 0:
                break
            if chance_pending(table):
                card = chance_pick(table, random_below(dice, chance_total(table)))
                watch_draw(table, card, tally)
                draw(table, card)
                continue
            seat = next_seat(table)
            if lineup[seat] == 0:
                action = int(actions[random_below(dice, legal(table, seat, actions))])
            else:
                if said == LONGEST_MOVE or thoughts.answer[said] < 0:
                    level = lineup[seat] - 1
                    take_dice(own_dice, thinking)
                    desk[HERE] = tables[0]
                    choose_move(desk, knowledges[level], thoughts, own_dice, actions, seat, level)
                    said = 0
                action = int(thoughts.answer[said])
                said += 1
            watch(table, seat, action, tally)
            apply(table, seat, action)
            decisions += 1
        count_end(table, decisions, tally)


def checked_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Who has each seat, if one is named for all or one for each; Error otherwise. Nobody, if all play at random."""
    for bot in bots:
        if bot not in PLAYERS:
            raise Error(f"{', '.join(PLAYERS)} can be simulated, not {bot!r}; `karfunkel arena` seats any bot")
    if len(bots) not in (0, 1, players):
        raise Error(f"{len(bots)} bots are named for {players} seats; name one for all of them, or one for each")
    named = tuple(bots) * (players if len(bots) == 1 else 1)
    return () if set(named) <= {AT_RANDOM} else named


def compiled_simulation_with_bots(game: Game, progress: Callable[[int, int], None] | None = None) -> Any:
    """The loop above, compiled for a game."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    watcher, levels = tally_module(game.id), compiled_levels_of(game.id)
    verbs = {**levels.verbs, **game.rules, **vars(watcher), "choose_move": levels.verbs["choose_move"]}
    records = (game.table, watcher.Tally, levels.knowledge, levels.thoughts)
    return compile_rules(f"{game.id}-simulation-with-bots", records, verbs, [simulate_with_bots], progress)[
        "simulate_with_bots"
    ]


def new_space(game: Game, players: int, bots: Sequence[str]) -> tuple[Any, ...]:
    """What one thread thinks on, in the order in which the loop takes it."""
    levels = compiled_levels_of(game.id)
    return (
        np.zeros(WORDS, np.int64),
        np.zeros(WORDS, np.int64),
        levels.new_desk(game),
        levels.weights(players),
        levels.new_thoughts()[0],
        np.array([PLAYERS.index(bot) for bot in bots], np.int64),
    )
