"""What a seat observes in Basari."""

from karfunkel.engine import FIRST_DECISION, pending, rule
from karfunkel.games.basari.rules.state import (
    BAZAAR_CARDS,
    CARD_COPIES,
    MANY_WORKERS,
    Table,
)
from karfunkel.games.trading.gpu_sorting_rules import PHASES
from karfunkel.games.trading.observation import (
    SEAT_PARTS,
    TABLE_PARTS,
    observe_decision,
    observe_player,
    observe_table,
    observe_trade,
)
from karfunkel.games.trading.rules.state import CHOOSE, FIRST_OWN_DECISION, NONE
from karfunkel.learn.observation.layout import Block, Layout, Observation, Part, clear, score, write_score

MOST_ON_A_CARD = 7
MOST_WORKERS = MANY_WORKERS - 1 + 2 * 4
"""[B30] Two more cards of a round in which a stage ends: the one dealt and one by action A."""

LAYOUT = Layout(
    Block(
        *TABLE_PARTS,
        Part(
            "decision",
            FIRST_OWN_DECISION - FIRST_DECISION,
            1,
            "what is asked: choose, open-trade, answer, exchange, take-one",
        ),
        Part("unseen", BAZAAR_CARDS, BAZAAR_CARDS, "the cards not yet seen: how many of each face of the deck"),
    ),
    Block(
        *SEAT_PARTS,
        *score("points", "its points"),
        Part("workers", 1, MOST_WORKERS, "its workers"),
        Part("card", CARD_COPIES, MOST_ON_A_CARD, "its card of the round: red, yellow, green, blue, points, workers"),
    ),
)
SEATS = LAYOUT.seats
SEAT_SIZE = LAYOUT.seat.size
DECISION, UNSEEN = (LAYOUT.table.at(name) for name in ("decision", "unseen"))
POINTS, WORKERS, CARD = (LAYOUT.seat.at(name) for name in ("hundreds", "workers", "card"))


@rule
def observe(table: Table, seat: int, out: Observation) -> None:
    """Write what a seat sees of a table."""
    clear(out)
    observe_table(table, seat, out)
    observe_decision(table, out, DECISION)
    for card in range(BAZAAR_CARDS):
        out[UNSEEN + card] = table.unseen[card]
    secret = table.depth > 0 and pending(table) == CHOOSE
    other = seat
    for i in range(table.players):
        at = SEATS + i * SEAT_SIZE
        observe_player(table, seat, other, secret, out, at)
        observe_own(table, other, out, at)
        other = other + 1 if other + 1 < table.players else 0
    observe_trade(table, seat, out, SEATS, SEAT_SIZE)


@rule
def observe_own(table: Table, other: int, out: Observation, at: int) -> None:
    """What only this game has of a seat."""
    write_score(out, at + POINTS, table.points[other])
    out[at + WORKERS] = table.workers[other]
    card = table.current[other]
    if card != NONE:
        for column in range(CARD_COPIES):
            out[at + CARD + column] = table.deck[card, column]


__all__ = ["LAYOUT", "PHASES", "observe"]
