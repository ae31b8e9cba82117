"""The counters of a simulation. Only whole numbers, so that the order of games does not matter."""

from karfunkel.engine import Agenda, Grid, Record, Row, int64, rule, verb
from karfunkel.engine.game_interface import score, wins

SEATS = 5
SCORES = 1024
LOWEST = -256
HIGHEST = LOWEST + SCORES - 1
"""Scores are counted from the lowest to the highest; those beyond either end count as the last there."""
LENGTHS = 2048


class Tally(Record):
    """What is counted of every game; each game adds its own counts."""

    games: int = int64()
    unfinished: int = int64()
    """Games that ran into the limit of steps; there should be none."""
    decisions: int = int64()
    lengths: Row = int64(LENGTHS)
    score_sum: Row = int64(SEATS)
    scores: Grid = int64(SEATS, SCORES)
    """How often a seat ended with so many points, from LOWEST on."""
    wins: Grid = int64(SEATS, SEATS + 1)
    """How often a seat won, by how many shared the win."""


@verb
def watch(table: Agenda, seat: int, action: int, tally: Tally) -> None:
    """Count what is about to happen: a seat's action."""
    raise NotImplementedError


@verb
def watch_draw(table: Agenda, card: int, tally: Tally) -> None:
    """Count what is about to happen: chance decides for a card."""
    raise NotImplementedError


@verb
def watch_end(table: Agenda, tally: Tally) -> None:
    """Count what a game that is over has come to, beside what is counted of every game."""
    raise NotImplementedError


@rule
def count_end(table: Agenda, decisions: int, tally: Tally) -> None:
    """Count how a game ended."""
    tally.games += 1
    if table.depth > 0:
        tally.unfinished += 1
    tally.decisions += decisions
    tally.lengths[min(decisions, LENGTHS - 1)] += 1
    winners = 0
    for seat in range(table.players):
        if wins(table, seat):
            winners += 1
    for seat in range(table.players):
        earned = score(table, seat)
        tally.score_sum[seat] += earned
        tally.scores[seat, min(max(earned - LOWEST, 0), SCORES - 1)] += 1
        if wins(table, seat):
            tally.wins[seat, winners] += 1
    watch_end(table, tally)
