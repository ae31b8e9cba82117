"""The table of Edel, Stein & Reich: what lies on it, what can be asked, and what can be answered."""

from karfunkel.engine import Grid, Row, int8, int16
from karfunkel.games.edelstein.rules.event_cards import EVENT_KINDS, SCORING_KINDS
from karfunkel.games.trading.rules.state import (
    ACTION_CARDS,
    FIRST_OWN_ACTION,
    FIRST_OWN_DECISION,
    FIRST_OWN_NEWS,
    MAX_PLAYERS,
    GemTable,
)

MIN_PLAYERS = 2
GEM_CARDS = 30
SET_ASIDE = (0, 0, 0, 6, 2, 0)
"""[E11] How many gem cards are put aside, by the number of players."""
ROUNDS = (0, 0, 10, 8, 7, 6)
"""[E12], [E60] How many rounds a stage has, by the number of players."""

# ---- actions: the alphabet of the game

MONEY, EVENT, GEMS = range(ACTION_CARDS - 1)
DECLINE = FIRST_OWN_ACTION
OPEN = DECLINE + 1
HIDDEN = OPEN + 1
FORGO = OPEN + 2
USE = OPEN + 3
SEAT = OPEN + 4
ACTIONS = SEAT + MAX_PLAYERS

# ---- what can be pending, beside what both games ask

DRAW_ASIDE, DRAW_GEM_CARD, DRAW_OPEN_EVENT, DRAW_EVENT = range(4)
GUESS, GUESS_AGAIN, LAST_OFFER, TAKE_EVENT, USE_CARD = range(FIRST_OWN_DECISION, FIRST_OWN_DECISION + 5)

# ---- columns of the deck: what a gem card shows (the colours come first), and how often it is in the deck

CARD_MONEY = 4
CARD_COPIES = 5

# ---- news, beside those of both games

(
    CARD_ASIDE,
    EVENT_TURNED,
    EVENT_TAKEN,
    EVENT_DRAWN,
    EVENTS_SHUFFLED,
    GUESSED,
    DECLINED,
    NOT_DONE,
    CARD_KEPT,
    CARD_USED,
    CARD_FORGONE,
    CERTIFICATES_SCORED,
    SUPPLY_FILLED_UP,
) = range(FIRST_OWN_NEWS, FIRST_OWN_NEWS + 13)

# ---- reasons to earn money, beside the colours (majorities) and the kinds of event cards

FOR_MAJORITY = 0
FOR_EVENT_CARD = 4
FOR_GEM_CARD = FOR_EVENT_CARD + EVENT_KINDS


class Table(GemTable):
    """All that lies on the table."""

    major_any_once: int = int8()
    money: Row = int16(MAX_PLAYERS, each_seat=True)
    kept: Grid = int8(MAX_PLAYERS, SCORING_KINDS, each_seat=True)
    deck: Grid = int8(GEM_CARDS, CARD_COPIES + 1, fixed=True)
    unseen: Row = int8(GEM_CARDS)
    unseen_count: int = int8()
    aside: int = int8()
    gem_card: Row = int8(MAX_PLAYERS, each_seat=True)
    face_down: Row = int8(EVENT_KINDS)
    face_down_count: int = int8()
    face_up: Row = int8(EVENT_KINDS)
    open_event: int = int8()
    using: int = int8()
    beginner: int = int8()
    guess: Row = int8(2)
