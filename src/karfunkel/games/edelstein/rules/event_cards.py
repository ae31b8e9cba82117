"""[E3] The event cards, and what each kind pays.

Kinds are numbered so that the scoring cards, which are kept, come first.
"""

from typing import NamedTuple

from karfunkel.games.trading.rules.state import BLUE, GREEN, RED, YELLOW


class EventCard(NamedTuple):
    """A kind of event card: its id and how many of it are in the box."""

    id: str
    copies: int


EVENT_CARDS = (
    EventCard("major-r", 1),
    EventCard("major-y", 1),
    EventCard("major-g", 1),
    EventCard("major-b", 1),
    EventCard("per-r", 1),
    EventCard("per-y", 1),
    EventCard("per-g", 1),
    EventCard("per-b", 1),
    EventCard("major-any", 2),
    EventCard("certificate", 15),
    EventCard("four-rb", 1),
    EventCard("four-yg", 1),
    EventCard("score-half", 2),
    EventCard("swap", 4),
    EventCard("remove", 2),
    EventCard("three", 2),
    EventCard("halve", 2),
)

EVENT_KINDS = len(EVENT_CARDS)
EVENT_IDS = tuple(card.id for card in EVENT_CARDS)
EVENT_COPIES = tuple(card.copies for card in EVENT_CARDS)
EVENT_CARDS_IN_ALL = sum(EVENT_COPIES)

MAJOR, PER, MAJOR_ANY, CERTIFICATE = 0, 4, 8, 9
"""MAJOR and PER are the first of four kinds, one a colour."""
SCORING_KINDS = 10
FOUR_RB, FOUR_YG, SCORE_HALF, SWAP, REMOVE, THREE, HALVE = range(SCORING_KINDS, EVENT_KINDS)

MAJOR_PAYS = (8, 7, 6, 5)
MAJOR_ANY_PAYS = 4
MOST_CERTIFICATES_PAY = 10
SECOND_CERTIFICATES_PAY = 4

FOUR = 4
"""To how many gems each the cards four-rb and four-yg set two colours."""
FOUR_COLOURS = {FOUR_RB: (RED, BLUE), FOUR_YG: (YELLOW, GREEN)}
TAKEN_BY_THREE = 3
