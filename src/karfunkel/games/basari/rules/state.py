"""The table of Basari: what lies on it, what can be asked, and what can be answered."""

from karfunkel.engine import Grid, Row, int8, int16
from karfunkel.games.trading.rules.state import (
    ACTION_CARDS,
    COLOURS,
    FIRST_OWN_ACTION,
    FIRST_OWN_NEWS,
    MAX_PLAYERS,
    GemTable,
)

MIN_PLAYERS = 3
BAZAAR_CARDS = 39
MANY_WORKERS = 15
"""[B30] So many workers end a stage,"""
WORKERS_PAY = 12
"""[B31] and bring so many points."""

# ---- actions: the alphabet of the game

A, B, C, D = range(ACTION_CARDS)
NOTHING = FIRST_OWN_ACTION
ACTIONS = NOTHING + 1
"""[B14] What a player without a gem gives for two."""

# ---- what can be pending, beside what both games ask: cards to be drawn

DRAW_CARD, DRAW_MORE = range(2)

# ---- columns of the deck: what a card shows (the colours come first), and how often it is in the deck

CARD_POINTS, CARD_WORKERS, CARD_COPIES = range(COLOURS, COLOURS + 3)

# ---- news, beside those of both games

MORE_WORKERS, STACK_EMPTY, FOR_NOTHING, WORKERS_SCORED = range(FIRST_OWN_NEWS, FIRST_OWN_NEWS + 4)

# ---- reasons to get points, beside the colours (majorities)

FOR_CARD = COLOURS
FOR_WORKERS = FOR_CARD + 1


class Table(GemTable):
    """All that lies on the table."""

    points: Row = int16(MAX_PLAYERS, each_seat=True)
    workers: Row = int8(MAX_PLAYERS, each_seat=True)
    deck: Grid = int8(BAZAAR_CARDS, CARD_COPIES + 1, fixed=True)
    unseen: Row = int8(BAZAAR_CARDS)
    unseen_count: int = int8()
    current: Row = int8(MAX_PLAYERS, each_seat=True)
    """[B10] The card that each player got at the beginning of the round."""
