"""What a seat observes in Edel, Stein & Reich."""

from karfunkel.engine import FIRST_DECISION, pending, rule
from karfunkel.games.edelstein.rules.event_cards import EVENT_COPIES, EVENT_KINDS, SCORING_KINDS
from karfunkel.games.edelstein.rules.state import (
    ACTIONS,
    CARD_COPIES,
    GEM_CARDS,
    GUESS,
    GUESS_AGAIN,
    SEAT,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.two_player_guessing import active_player
from karfunkel.games.trading.gpu_sorting_rules import PHASES
from karfunkel.games.trading.observation import (
    SEAT_PARTS,
    TABLE_PARTS,
    observe_decision,
    observe_player,
    observe_table,
    observe_trade,
    relative,
)
from karfunkel.games.trading.rules.state import CHOOSE, FREE, NONE, OVER
from karfunkel.learn.observation.layout import Block, Layout, Observation, Part, clear, mark, score, write_score

MOST_COPIES = max(EVENT_COPIES)
MOST_ON_A_CARD = 7
GUESSES = 2
GUESSED = FREE
"""How many actions can be guessed: all but free choice."""

LAYOUT = Layout(
    Block(
        *TABLE_PARTS,
        Part(
            "decision",
            USE_CARD + 1 - FIRST_DECISION,
            1,
            "what is asked: choose, open-trade, answer, exchange, take-one, guess, guess-again, last-offer, "
            "which-event, instant-card",
        ),
        Part("major_any_once", 1, 1, "whether the option `major_any` is `once`"),
        Part("guesses", GUESSES * GUESSED, 1, "of two players: what was guessed first and second, three flags each"),
        Part("open_event", EVENT_KINDS, 1, "the open event card"),
        Part("using", EVENT_KINDS - SCORING_KINDS, 1, "the instant card in use"),
        Part("aside", CARD_COPIES, MOST_ON_A_CARD, "the card put aside: red, yellow, green, blue, money"),
        Part("unseen", GEM_CARDS, GEM_CARDS, "the gem cards not yet seen: how many of each face of the deck"),
        Part("events_down", EVENT_KINDS, MOST_COPIES, "the face-down event cards, by kind"),
        Part("events_up", EVENT_KINDS, MOST_COPIES, "the face-up event cards under the stack, by kind"),
    ),
    Block(
        *SEAT_PARTS,
        *score("money", "its money"),
        Part("kept", SCORING_KINDS, MOST_COPIES, "the scoring cards before it, by kind"),
        Part("card", CARD_COPIES, MOST_ON_A_CARD, "its gem card: red, yellow, green, blue, money"),
        Part("is_active", 1, 1, "of two players: whether it is the active one"),
        Part("is_partner", 1, 1, "whether it was named as the partner of the swap under way"),
    ),
)
SEATS = LAYOUT.seats
SEAT_SIZE = LAYOUT.seat.size
DECISION, MAJOR_ANY_ONCE, GUESS_AT, OPEN_EVENT, USING, ASIDE, UNSEEN, EVENTS_DOWN, EVENTS_UP = (
    LAYOUT.table.at(name)
    for name in (
        "decision",
        "major_any_once",
        "guesses",
        "open_event",
        "using",
        "aside",
        "unseen",
        "events_down",
        "events_up",
    )
)
MONEY, KEPT, CARD, IS_ACTIVE, IS_PARTNER = (
    LAYOUT.seat.at(name) for name in ("hundreds", "kept", "card", "is_active", "is_partner")
)


@rule
def observe(table: Table, seat: int, out: Observation) -> None:
    """Write what a seat sees of a table."""
    clear(out)
    observe_table(table, seat, out)
    observe_decision(table, out, DECISION)
    out[MAJOR_ANY_ONCE] = table.major_any_once
    observe_stacks(table, out)
    secret = table.depth > 0 and pending(table) in (CHOOSE, GUESS, GUESS_AGAIN)
    other = seat
    for i in range(table.players):
        at = SEATS + i * SEAT_SIZE
        observe_player(table, seat, other, secret, out, at)
        observe_own(table, other, out, at)
        other = other + 1 if other + 1 < table.players else 0
    observe_trade(table, seat, out, SEATS, SEAT_SIZE)
    observe_partner(table, seat, out)
    if table.players == 2 and table.phase != OVER:
        observe_guesses(table, seat, out)


@rule
def observe_stacks(table: Table, out: Observation) -> None:
    """The cards that nobody has, and what is known of the stacks."""
    mark(out, OPEN_EVENT, table.open_event)
    mark(out, USING, table.using - SCORING_KINDS)
    observe_card(table, table.aside, out, ASIDE)
    for card in range(GEM_CARDS):
        out[UNSEEN + card] = table.unseen[card]
    for kind in range(EVENT_KINDS):
        out[EVENTS_DOWN + kind] = table.face_down[kind]
    for kind in range(EVENT_KINDS):
        out[EVENTS_UP + kind] = table.face_up[kind]


@rule
def observe_card(table: Table, card: int, out: Observation, at: int) -> None:
    """What a gem card shows."""
    if card != NONE:
        for column in range(CARD_COPIES):
            out[at + column] = table.deck[card, column]


@rule
def observe_own(table: Table, other: int, out: Observation, at: int) -> None:
    """What only this game has of a seat."""
    write_score(out, at + MONEY, table.money[other])
    for kind in range(SCORING_KINDS):
        out[at + KEPT + kind] = table.kept[other, kind]
    observe_card(table, table.gem_card[other], out, at + CARD)


@rule
def observe_partner(table: Table, seat: int, out: Observation) -> None:
    """The seat that was said of a swap; it is said second."""
    partner = table.said[1] - SEAT
    if 0 <= partner < ACTIONS - SEAT:
        out[SEATS + relative(table, seat, partner) * SEAT_SIZE + IS_PARTNER] = 1


@rule
def observe_guesses(table: Table, seat: int, out: Observation) -> None:
    """[E61], [E62] Who is active, and what the other has guessed."""
    out[SEATS + relative(table, seat, active_player(table)) * SEAT_SIZE + IS_ACTIVE] = 1
    for i in range(GUESSES):
        mark(out, GUESS_AT + i * GUESSED, table.guess[i])


MANY_KINDS = True
"""There are so many kinds of decisions that a GPU is quicker if it sorts tables by them."""

__all__ = ["LAYOUT", "MANY_KINDS", "PHASES", "observe"]
