"""What is counted of Edel, Stein & Reich: actions, trades, and how instant cards were used."""

from typing import Any

from karfunkel.arena.simulation_report_table import ReportTable, shares
from karfunkel.engine import Row, int64, pending, rule
from karfunkel.games.edelstein.rules.event_cards import EVENT_IDS, EVENT_KINDS, SCORING_KINDS
from karfunkel.games.edelstein.rules.state import (
    DECLINE,
    FORGO,
    GUESS,
    GUESS_AGAIN,
    LAST_OFFER,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.state_validation import ACTION_NAMES
from karfunkel.games.edelstein.rules.two_player_guessing import active_player
from karfunkel.games.trading.rules.state import ANSWER, CHOOSE, COLOUR, OPEN_TRADE
from karfunkel.games.trading.simulation_counters import (
    DONE,
    NOT_TRADED,
    TRADED,
    VOID,
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


class Tally(GemTally):
    """The counts of this game."""

    used: Row = int64(EVENT_KINDS)
    forgone: Row = int64(EVENT_KINDS)


@rule
def watch_draw(table: Table, card: int, tally: Tally) -> None:
    """Cards drawn are not counted."""


@rule
def watch(table: Table, seat: int, action: int, tally: Tally) -> None:
    """Count what an action of a seat is about to bring about."""
    kind = pending(table)
    if kind == CHOOSE:
        if all_are_about_to_be_shown(table):
            count_fates(table, action, tally)
    elif kind == ANSWER:
        watch_answer(table, action, tally)
    elif kind == OPEN_TRADE:
        watch_offer(table, tally)
    elif kind == LAST_OFFER:
        watch_last_offer(table, action, tally)
    elif kind == USE_CARD:
        watch_use(table, action, tally)
    elif kind in (GUESS, GUESS_AGAIN):
        watch_guess(table, action, tally)


@rule
def watch_guess(table: Table, guessed: int, tally: Tally) -> None:
    """Two players: the guesser guesses."""
    chosen = table.chosen[active_player(table)]
    if pending(table) == GUESS:
        if guessed == chosen:
            tally.fates[chosen, VOID] += 1
    elif guessed != chosen:
        tally.fates[chosen, DONE] += 1


@rule
def watch_last_offer(table: Table, action: int, tally: Tally) -> None:
    """The first declined; the other offers one gem or nothing."""
    if action == DECLINE:
        tally.fates[table.doing, NOT_TRADED] += 1
    else:
        tally.offers[table.doing] += 1
        tally.fates[table.doing, TRADED] += 1
        tally.paid_colours[table.doing, action - COLOUR] += 1


@rule
def watch_use(table: Table, action: int, tally: Tally) -> None:
    """An instant card is used or forgone."""
    if table.said_count > 0:
        return
    if action == FORGO:
        tally.forgone[table.using] += 1
    else:
        tally.used[table.using] += 1


# ---- how it is told


def sections(tally: Any, players: int) -> list[ReportTable]:
    """The tables that tell the counts of this game."""
    kinds = range(SCORING_KINDS, EVENT_KINDS)
    cards = {EVENT_IDS[kind]: shares([tally["used"][kind], tally["forgone"][kind]]) for kind in kinds}
    return [
        fates_section(tally, players, ACTION_NAMES),
        trades_section(tally, ACTION_NAMES),
        ReportTable("Instant cards", "card", ("used", "forgone"), cards, kind="share"),
    ]
