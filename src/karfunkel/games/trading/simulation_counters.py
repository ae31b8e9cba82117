"""What is counted of both trading games: what became of the actions, and what trades cost."""

from collections.abc import Sequence
from typing import Any

from karfunkel.arena.simulation_counters import Tally
from karfunkel.arena.simulation_report_table import ReportTable, shares
from karfunkel.engine import Grid, Row, int64, rule
from karfunkel.games.trading.rules.action_phase import how_many_chose
from karfunkel.games.trading.rules.state import ACCEPT, ACTION_CARDS, COLOURS, FREE, MAX_PLAYERS, NONE, GemTable
from karfunkel.games.trading.rules.state_validation import COLOUR_NAMES

# What became of an action in a round; columns of `fates`.
DONE, TRADED, NOT_TRADED, VOID, NOT_CHOSEN = range(5)
FATES = ("done", "traded for", "nobody offered", "void", "not chosen")
FATE_COLOURS = {"void": "#b4553a", "not chosen": "#d8d5cc"}
GEM_COLOURS = {**dict(zip(COLOUR_NAMES, ("#b3303a", "#d9a520", "#2e8b57", "#2f6db3"), strict=True)), "gems": "#8b948f"}
"""How they are coloured in pictures."""


class GemTally(Tally):
    """The counts of both games."""

    fates: Grid = int64(ACTION_CARDS, len(FATES))
    offers: Row = int64(FREE)
    """How many offers were made for an action."""
    paid_colours: Grid = int64(FREE, COLOURS)


@rule
def watch_end(table: GemTable, tally: GemTally) -> None:
    """Points and wins, which are counted of every game, are all that is left in the end."""


@rule
def all_are_about_to_be_shown(table: GemTable) -> bool:
    """Whether only one seat has not chosen yet, the one that does now."""
    return table.players > 2 and how_many_chose(table, NONE) == 1


@rule
def count_fates(table: GemTable, last: int, tally: GemTally) -> None:
    """The last seat chooses this action: what becomes of each one, but for those that are traded for."""
    for action in range(ACTION_CARDS):
        seats = how_many_chose(table, action)
        if last == action:
            seats += 1
        if seats == 0:
            tally.fates[action, NOT_CHOSEN] += 1
        elif seats == 1 or action == FREE:
            tally.fates[action, DONE] += 1
        elif seats > 2:
            tally.fates[action, VOID] += 1


@rule
def watch_offer(table: GemTable, tally: GemTally) -> None:
    """An offer is complete once a number is said for the last colour."""
    if table.said_count == COLOURS - 1:
        tally.offers[table.doing] += 1


@rule
def watch_answer(table: GemTable, action: int, tally: GemTally) -> None:
    """An offer is accepted, or raised."""
    if action != ACCEPT:
        watch_offer(table, tally)
        return
    tally.fates[table.doing, TRADED] += 1
    for colour in range(COLOURS):
        tally.paid_colours[table.doing, colour] += table.offer[colour]


# ---- how it is told


def fates_section(tally: Any, players: int, names: Sequence[str], fates: Sequence[str] = FATES) -> ReportTable:
    """What became of the actions."""
    columns = [FATES.index(fate) for fate in fates]
    actions = names if players == MAX_PLAYERS else names[:FREE]
    rows = {name: shares([tally["fates"][action][column] for column in columns]) for action, name in enumerate(actions)}
    return ReportTable("What became of the actions", "action", tuple(fates), rows, kind="share", colours=FATE_COLOURS)


def trades_section(tally: Any, names: Sequence[str]) -> ReportTable:
    """What a trade cost on average, by the action that was traded for."""
    rows = {}
    for action in range(FREE):
        trades = max(1, int(tally["fates"][action][TRADED]))
        colours = [int(number) / trades for number in tally["paid_colours"][action]]
        rows[names[action]] = [int(tally["offers"][action]) / trades, sum(colours), *colours]
    columns = ("offers", "gems", *COLOUR_NAMES)
    title = "A trade: offers made and gems paid (mean)"
    return ReportTable(title, "action", columns, rows, kind="mean", colours=GEM_COLOURS)
