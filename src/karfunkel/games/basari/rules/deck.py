"""[B2] The bazaar cards: each shows 2 to 4 gems, 4 to 7 points and 1 to 4 workers."""

from typing import NamedTuple

from karfunkel.games.basari.rules.state import BAZAAR_CARDS
from karfunkel.games.trading.rules.deck import Deck
from karfunkel.games.trading.rules.deck_reader import Measure, letters_of


class BazaarCard(NamedTuple):
    """A bazaar card: how many gems of each colour it shows, its points and its workers."""

    gems: tuple[int, ...]
    points: int
    workers: int

    def __str__(self) -> str:
        return f"{letters_of(self.gems)}{self.points}w{self.workers}"


class BazaarCards(Deck[BazaarCard]):
    """The deck of bazaar cards."""

    package = __package__
    size = BAZAAR_CARDS
    example = "rrb 5 2"
    measures = (Measure("points", 4, 7), Measure("workers", 1, 4))

    def card(self, gems: tuple[int, ...], *numbers: int) -> BazaarCard:
        """The card with these gems, points and workers."""
        return BazaarCard(gems, *numbers)

    def numbers(self, card: BazaarCard) -> tuple[int, ...]:
        """What a card shows."""
        return (*card.gems, card.points, card.workers)


DECK = BazaarCards()
