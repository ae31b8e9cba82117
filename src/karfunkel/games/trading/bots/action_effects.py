"""Effects of actions: what each adds to everybody's worth if a seat does it alone."""

from karfunkel.engine import Actions, Tables, apart, rule, verb
from karfunkel.games.trading.bots.free_choice_value import exchange_effect
from karfunkel.games.trading.bots.scratch_record import Scratch, add_colour_effect, alone_at, clear_effect
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights
from karfunkel.games.trading.rules.state import COLOURS, FREE, GemTable

GEMS_ACTION = FREE - 1
"""The action by which gems of the own card are taken: the same in both games."""


@verb
def card_gems(table: GemTable, seat: int, colour: int) -> int:
    """How many gems of a colour the card with which a seat acts shows."""
    raise NotImplementedError


@verb
def own_effect(
    tables: Tables, at: int, weights: TradingWeights, scratch: Scratch, actions: Actions, doer: int, action: int
) -> None:
    """Write into `effect` what one of the first two actions adds to everybody's worth if a seat does it."""
    raise NotImplementedError


@rule
def gems_effect(table: GemTable, scratch: Scratch, doer: int) -> None:
    """[E25] What it adds to everybody's worth if a seat takes the gems of its card."""
    clear_effect(scratch)
    for colour in range(COLOURS):
        taken = min(card_gems(table, doer, colour), table.supply[colour])
        if taken > 0:
            add_colour_effect(table, scratch, colour, doer, taken, doer, 0)


@apart
def evaluate_alone(
    tables: Tables, at: int, weights: TradingWeights, scratch: Scratch, actions: Actions, doer: int, action: int
) -> None:
    """Note what an action adds to everybody's worth if a seat does it."""
    table = tables[at]
    if action == GEMS_ACTION:
        gems_effect(table, scratch, doer)
    elif action == FREE:
        exchange_effect(table, scratch, doer)
    else:
        own_effect(tables, at, weights, scratch, actions, doer, action)
    for seat in range(table.players):
        scratch.alone[alone_at(action, doer, seat)] = scratch.effect[seat]
