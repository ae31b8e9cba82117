"""What is counted of Basari: actions, trades, how long stages last and how many workers end them."""

from typing import Any

from karfunkel.arena.simulation_report_table import ReportTable, shares
from karfunkel.engine import NOBODY, Grid, Row, int64, pending, pending_seat, rule
from karfunkel.games.basari.rules.stages_and_scoring import most_workers
from karfunkel.games.basari.rules.state import (
    BAZAAR_CARDS,
    CARD_WORKERS,
    DRAW_MORE,
    MANY_WORKERS,
    MIN_PLAYERS,
    A,
    Table,
)
from karfunkel.games.basari.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.rules.action_phase import how_many_chose
from karfunkel.games.trading.rules.state import ANSWER, CHOOSE, MAX_PLAYERS, OPEN_TRADE
from karfunkel.games.trading.simulation_counters import (
    FATES,
    NOT_TRADED,
    GemTally,
    all_are_about_to_be_shown,
    count_fates,
    fates_section,
    trades_section,
    watch_answer,
    watch_end,
    watch_offer,
)

__all__ = ["Tally", "sections", "watch", "watch_draw", "watch_end"]

MOST_ROUNDS = BAZAAR_CARDS // MIN_PLAYERS
MOST_WORKERS = 64


class Tally(GemTally):
    """The counts of this game."""

    rounds: Row = int64(MOST_ROUNDS + 1)
    """How many stages had so many rounds."""
    workers: Grid = int64(MAX_PLAYERS, MOST_WORKERS)
    """How often a seat had so many workers when a stage was scored."""
    many: Row = int64(MAX_PLAYERS + 1)
    """How many stages ended with so many seats at 15 workers or more."""


@rule
def watch(table: Table, seat: int, action: int, tally: Tally) -> None:
    """Count what an action of a seat is about to bring about."""
    kind = pending(table)
    if kind == CHOOSE:
        if all_are_about_to_be_shown(table):
            count_fates(table, action, tally)
            watch_workers(table, action, tally)
    elif kind == ANSWER:
        watch_answer(table, action, tally)
    elif kind == OPEN_TRADE:
        watch_offer(table, tally)


@rule
def watch_workers(table: Table, last: int, tally: Tally) -> None:
    """If nobody is about to take another card, the workers of the round are known now."""
    seats = how_many_chose(table, A)
    if last == A:
        seats += 1
    if seats == 0 or seats > 2 or table.unseen_count == 0:
        count_round(table, NOBODY, 0, tally)


@rule
def watch_draw(table: Table, card: int, tally: Tally) -> None:
    """Another card is about to bring workers; then those of the round are known."""
    if pending(table) == DRAW_MORE:
        count_round(table, pending_seat(table), table.deck[card, CARD_WORKERS], tally)


@rule
def count_round(table: Table, seat: int, more: int, tally: Tally) -> None:
    """Count a round that ends the stage, once this seat has got more workers."""
    most = most_workers(table)
    left = table.unseen_count
    if seat != NOBODY:
        most = max(most, table.workers[seat] + more)
        left -= 1
    if most < MANY_WORKERS and left >= table.players:
        return
    tally.rounds[table.this_round] += 1
    many = 0
    for other in range(table.players):
        workers = table.workers[other] + (more if other == seat else 0)
        tally.workers[other, min(workers, MOST_WORKERS - 1)] += 1
        if workers >= MANY_WORKERS:
            many += 1
    tally.many[many] += 1


# ---- how it is told


def sections(tally: Any, players: int) -> list[ReportTable]:
    """The tables that tell the counts of this game."""
    fates = [fate for fate in FATES if fate != FATES[NOT_TRADED]]
    rounds = {str(number): share for number, share in enumerate(shares(tally["rounds"])) if share}
    many = shares(tally["many"])[: players + 1]
    return [
        fates_section(tally, players, ACTION_NAMES, fates),
        trades_section(tally, ACTION_NAMES),
        ReportTable("Rounds in a stage", "", tuple(rounds), {"stages": list(rounds.values())}, kind="share"),
        ReportTable(
            "Players with 15 workers or more at the scoring",
            "",
            tuple(map(str, range(players + 1))),
            {"stages": many},
            kind="share",
        ),
        ReportTable("Workers at the scoring (mean)", "seat", ("workers",), _mean_workers(tally, players), kind="mean"),
    ]


def _mean_workers(tally: Any, players: int) -> dict[str, list[float]]:
    means = {}
    for seat in range(players):
        counts = tally["workers"][seat]
        means[f"seat {seat}"] = [sum(n * int(count) for n, count in enumerate(counts)) / max(1, int(counts.sum()))]
    return means
