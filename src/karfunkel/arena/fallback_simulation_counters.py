"""The fallback for games that bring no counters: beside points, wins and length the places of every seat."""

from typing import Any

from karfunkel.arena.simulation_counters import SEATS
from karfunkel.arena.simulation_counters import Tally as AnyTally
from karfunkel.arena.simulation_report_table import ReportTable, shares
from karfunkel.engine import Agenda, Grid, int64, rule
from karfunkel.engine.game_interface import place_of

__all__ = ["Tally", "sections", "watch", "watch_draw", "watch_end"]


class Tally(AnyTally):
    """The counts of any game."""

    places: Grid = int64(SEATS, SEATS + 1)
    """How often a seat came first, second and so on; those who are level share a place."""


@rule
def watch(table: Agenda, seat: int, action: int, tally: Tally) -> None:
    """Actions are not counted."""


@rule
def watch_draw(table: Agenda, card: int, tally: Tally) -> None:
    """Cards drawn are not counted."""


@rule
def watch_end(table: Agenda, tally: Tally) -> None:
    """Count the place of every seat."""
    for seat in range(table.players):
        tally.places[seat, place_of(table, seat)] += 1


def sections(tally: Any, players: int) -> list[ReportTable]:
    """The table that tells the places."""
    columns = tuple(map(str, range(1, players + 1)))
    rows = {f"seat {seat}": shares(tally["places"][seat][1 : players + 1]) for seat in range(players)}
    return [ReportTable("Places", "seat", columns, rows, kind="share")]
