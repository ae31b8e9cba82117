"""What is counted of Edel, Stein & Reich: what became of the actions, what trades cost, how event cards were used."""

from typing import Any

from karfunkel.arena.section import Section, shares
from karfunkel.arena.tally import Tally as AnyTally
from karfunkel.rules.edelstein.cards import EVENT_IDS, EVENT_KINDS, SCORING_KINDS
from karfunkel.rules.edelstein.check import ACTION_NAMES
from karfunkel.rules.edelstein.state import (
    DECLINE,
    FORGO,
    GEMS,
    GUESS,
    GUESS_AGAIN,
    HIDDEN,
    LAST_OFFER,
    TAKE_EVENT,
    USE_CARD,
    Table,
)
from karfunkel.rules.edelstein.two_players import active_player
from karfunkel.rules.gems.check import COLOUR_NAMES
from karfunkel.rules.gems.flow import how_many_chose
from karfunkel.rules.gems.table import ACCEPT, ANSWER, CHOOSE, COLOUR, COLOURS, COUNT, FREE, NONE, OPEN_TRADE
from karfunkel.rules.gems.trading import standing_offer
from karfunkel.rules.kernel import Grid, Row, int64, pending, rule

# What became of an action in a round; columns of `fates`.
DONE, TRADED, NOT_TRADED, VOID, NOT_CHOSEN = range(5)
FATES = ("done", "traded for", "nobody offered", "void", "not chosen")

MOST_PAID = 89


class Tally(AnyTally):
    """The counts of this game."""

    fates: Grid = int64(FREE + 1, len(FATES))
    offers: int = int64()
    paid: Grid = int64(GEMS + 1, MOST_PAID)
    """How many trades for an action cost so many gems."""
    paid_colours: Grid = int64(GEMS + 1, COLOURS)
    taken_hidden: int = int64()
    taken: int = int64()
    used: Row = int64(EVENT_KINDS)
    forgone: Row = int64(EVENT_KINDS)


@rule
def score(table: Table, seat: int) -> int:
    """The money of a seat."""
    return table.money[seat]


@rule
def watch(table: Table, seat: int, action: int, tally: Tally) -> None:
    """Count what an action of a seat is about to bring about."""
    kind = pending(table)
    if kind == CHOOSE:
        if table.players > 2 and how_many_chose(table, NONE) == 1:
            count_fates(table, action, tally)
    elif kind == ANSWER:
        watch_answer(table, action, tally)
    elif kind == OPEN_TRADE:
        if table.said_count == COLOURS - 1:
            tally.offers += 1
    elif kind == LAST_OFFER:
        watch_last_offer(table, action, tally)
    elif kind == TAKE_EVENT:
        tally.taken += 1
        if action == HIDDEN:
            tally.taken_hidden += 1
    elif kind == USE_CARD:
        if table.said_count == 0:
            watch_use(table, action, tally)
    elif kind in (GUESS, GUESS_AGAIN):
        watch_guess(table, action, tally)


@rule
def count_fates(table: Table, last: int, tally: Tally) -> None:
    """The last seat chooses: all actions are about to be shown."""
    for action in range(FREE + 1):
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
def watch_guess(table: Table, guessed: int, tally: Tally) -> None:
    """Two players: the guesser guesses."""
    chosen = table.chosen[active_player(table)]
    if pending(table) == GUESS:
        if guessed == chosen:
            tally.fates[chosen, VOID] += 1
    elif guessed != chosen:
        tally.fates[chosen, DONE] += 1


@rule
def watch_answer(table: Table, action: int, tally: Tally) -> None:
    """An offer is accepted, or raised."""
    if action == ACCEPT:
        tally.fates[table.doing, TRADED] += 1
        tally.paid[table.doing, standing_offer(table)] += 1
        for colour in range(COLOURS):
            tally.paid_colours[table.doing, colour] += table.offer[colour]
    elif action >= COUNT and table.said_count == COLOURS - 1:
        tally.offers += 1


@rule
def watch_last_offer(table: Table, action: int, tally: Tally) -> None:
    """The first declined; the other offers one gem or nothing."""
    if action == DECLINE:
        tally.fates[table.doing, NOT_TRADED] += 1
    else:
        tally.offers += 1
        tally.fates[table.doing, TRADED] += 1
        tally.paid[table.doing, 1] += 1
        tally.paid_colours[table.doing, action - COLOUR] += 1


@rule
def watch_use(table: Table, action: int, tally: Tally) -> None:
    """An instant card is used or forgone."""
    if action == FORGO:
        tally.forgone[table.using] += 1
    else:
        tally.used[table.using] += 1


# ---- how it is told


def sections(tally: Any, players: int) -> list[Section]:
    """The tables that tell the counts of this game."""
    actions = ACTION_NAMES if players == 5 else ACTION_NAMES[: GEMS + 1]
    return [
        Section(
            "What became of the actions",
            "action",
            FATES,
            {name: shares(tally["fates"][action]) for action, name in enumerate(actions)},
            kind="share",
        ),
        _trades(tally),
        Section(
            "Instant cards",
            "card",
            ("used", "forgone"),
            {
                EVENT_IDS[kind]: shares([tally["used"][kind], tally["forgone"][kind]])
                for kind in range(SCORING_KINDS, EVENT_KINDS)
            },
            kind="share",
        ),
    ]


def _trades(tally: Any) -> Section:
    """What a trade cost on average, by the action that was traded for."""
    rows = {}
    for action in range(GEMS + 1):
        trades = int(tally["paid"][action].sum())
        gems = int(tally["paid_colours"][action].sum())
        colours = [int(number) / max(1, trades) for number in tally["paid_colours"][action]]
        rows[ACTION_NAMES[action]] = [gems / max(1, trades), *colours]
    return Section("What a trade cost (gems paid, mean)", "action", ("gems", *COLOUR_NAMES), rows, kind="mean")
