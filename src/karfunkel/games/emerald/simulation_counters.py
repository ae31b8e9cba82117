"""What is counted of Emerald: how games end, what becomes of the knights, what bribes and bonuses there are."""

from typing import Any

from karfunkel.arena.simulation_counters import SEATS
from karfunkel.arena.simulation_counters import Tally as AnyTally
from karfunkel.arena.simulation_report_table import ReportTable, shares
from karfunkel.engine import Grid, Row, int64, pending, rule
from karfunkel.games.emerald.rules.board import KNIGHTS_OF_A_COLOUR, colours_of_each, knights_in_play
from karfunkel.games.emerald.rules.end_and_scoring import has_most, treasures_left
from karfunkel.games.emerald.rules.notation_names import GEM_NAMES, GOLD_NAMES
from karfunkel.games.emerald.rules.state import (
    BRIBE,
    FOUR_KINDS,
    GEM_KINDS,
    GOLD_VALUES,
    LAST_KNIGHT,
    LAST_TREASURE,
    MOVE_KNIGHT,
    MOVES_A_TURN,
    NONE,
    PAY,
    ROLL,
    STOP,
    TO_NEST,
    TREASURES,
    Table,
)

__all__ = ["Tally", "sections", "watch", "watch_draw", "watch_end"]

# Where a knight is at the end; columns of `knights`.
IN_CHAMBER, IN_NEST, IN_PLAY = range(3)
WHEREABOUTS = ("in the chamber", "in the nest", "in play")

ENDINGS = ("last treasure", "last knight")
BONUSES = (*GEM_NAMES, "four kinds")


class Tally(AnyTally):
    """The counts of this game."""

    turns: int = int64()
    moves: int = int64()
    rolls: int = int64()
    endings: Row = int64(len(ENDINGS))
    knights: Grid = int64(SEATS, len(WHEREABOUTS))
    bribes: Grid = int64(SEATS, GOLD_VALUES)
    """How often a seat bribed the dragon with a card of this value."""
    let_go: Row = int64(SEATS)
    """How often a seat let a knight go to the nest though it had gold."""
    treasures: Grid = int64(SEATS, TREASURES + 1)
    """How often a seat ended with so many treasures."""
    bonuses: Grid = int64(SEATS, len(BONUSES))


@rule
def watch(table: Table, seat: int, action: int, tally: Tally) -> None:
    """Count what an action of a seat is about to bring about."""
    kind = pending(table)
    if kind == MOVE_KNIGHT and action != STOP:
        tally.moves += 1
        if table.moves_left == MOVES_A_TURN:
            tally.turns += 1
    elif kind == BRIBE and action == TO_NEST:
        tally.let_go[seat] += 1
    elif kind == BRIBE:
        tally.bribes[seat, action - PAY] += 1


@rule
def watch_draw(table: Table, card: int, tally: Tally) -> None:
    """Count how often the dragon is woken."""
    if pending(table) == ROLL:
        tally.rolls += 1


@rule
def watch_end(table: Table, tally: Tally) -> None:
    """Count what everybody has in the end."""
    if treasures_left(table) == 0:
        tally.endings[LAST_TREASURE] += 1
    else:
        tally.endings[LAST_KNIGHT] += 1
    for seat in range(table.players):
        count_knights(table, seat, tally)
        tally.treasures[seat, table.treasures[seat]] += 1
    count_bonuses(table, tally)


@rule
def count_knights(table: Table, seat: int, tally: Tally) -> None:
    """Count where the knights of a seat are at the end."""
    had = KNIGHTS_OF_A_COLOUR[table.players] * colours_of_each(table)
    in_play = knights_in_play(table, seat)
    tally.knights[seat, IN_CHAMBER] += table.treasures[seat]
    tally.knights[seat, IN_NEST] += had - in_play - table.treasures[seat]
    tally.knights[seat, IN_PLAY] += in_play


@rule
def count_bonuses(table: Table, tally: Tally) -> None:
    """Count who has which bonus card."""
    if table.four_kinds != NONE:
        tally.bonuses[table.four_kinds, FOUR_KINDS] += 1
    for kind in range(GEM_KINDS):
        holder = has_most(table, kind)
        if holder != NONE:
            tally.bonuses[holder, kind] += 1


# ---- how it is told


def sections(tally: Any, players: int) -> list[ReportTable]:
    """The tables that tell the counts of this game."""
    return [
        ReportTable("How games end", "games", ENDINGS, {"all": shares(tally["endings"])}, kind="share"),
        ReportTable(
            "Knights at the end (mean)", "seat", WHEREABOUTS, _means(tally, tally["knights"], players), kind="mean"
        ),
        ReportTable(
            "Caught knights",
            "seat",
            ("bribed free", "let go", "without gold"),
            {f"seat {seat}": _fates_of_caught(tally, seat) for seat in range(players)},
            kind="share",
        ),
        ReportTable("Bribes (mean)", "seat", GOLD_NAMES, _means(tally, tally["bribes"], players), kind="mean"),
        ReportTable(
            "Treasures",
            "seat",
            tuple(map(str, range(TREASURES + 1))),
            {f"seat {seat}": shares(tally["treasures"][seat]) for seat in range(players)},
            kind="share",
        ),
        ReportTable("Bonus cards (mean)", "seat", BONUSES, _means(tally, tally["bonuses"], players), kind="mean"),
        _length(tally),
    ]


def _means(tally: Any, counts: Any, players: int) -> dict[str, list[float]]:
    """Counts of each seat, for one game."""
    games = max(1, int(tally["games"]))
    return {f"seat {seat}": [int(number) / games for number in counts[seat]] for seat in range(players)}


def _fates_of_caught(tally: Any, seat: int) -> list[float]:
    """What part of a seat's caught knights was bribed free, was let go, and could not be helped."""
    let_go = int(tally["let_go"][seat])
    return shares([int(tally["bribes"][seat].sum()), let_go, int(tally["knights"][seat][IN_NEST]) - let_go])


def _length(tally: Any) -> ReportTable:
    games = max(1, int(tally["games"]))
    numbers = [int(tally[name]) / games for name in ("turns", "moves", "rolls")]
    columns = ("turns", "knights moved", "dragon woken")
    return ReportTable("Length (mean)", "games", columns, {"all": numbers}, kind="mean")
