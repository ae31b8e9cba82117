"""[E2] The gem cards: each shows 2 to 4 gems and an amount of 4 to 7 million."""

from typing import NamedTuple

from karfunkel.games.edelstein.rules.state import GEM_CARDS
from karfunkel.games.trading.rules.deck import Deck
from karfunkel.games.trading.rules.deck_reader import Measure, letters_of


class GemCard(NamedTuple):
    """A gem card: how many gems of each colour it shows, and its money."""

    gems: tuple[int, ...]
    money: int

    def __str__(self) -> str:
        return f"{letters_of(self.gems)}{self.money}"


class GemCards(Deck[GemCard]):
    """The deck of gem cards."""

    package = __package__
    size = GEM_CARDS
    example = "rrb 5"
    measures = (Measure("money", 4, 7),)

    def card(self, gems: tuple[int, ...], *numbers: int) -> GemCard:
        """The card with these gems and this money."""
        return GemCard(gems, *numbers)

    def numbers(self, card: GemCard) -> tuple[int, ...]:
        """What a card shows."""
        return (*card.gems, card.money)


DECK = GemCards()
