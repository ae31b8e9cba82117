"""What the registry knows of both trading games: a deck of cards with gems."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.engine import pending
from karfunkel.games.game import CardNumber, DeckForm, Game
from karfunkel.games.trading.rules.deck import Deck
from karfunkel.games.trading.rules.deck_reader import FEWEST_GEMS, LETTERS, MOST_GEMS
from karfunkel.games.trading.rules.offer_listing import all_offers
from karfunkel.games.trading.rules.state import ACCEPT, ANSWER, COUNT, OPEN_TRADE, GemTable

TRADING = (OPEN_TRADE, ANSWER)
"""The decisions that are answered with an offer."""


@dataclass(frozen=True, kw_only=True)
class GemGame(Game):
    """A trading game: its deck, how it is set up and checked, and what its options do to a table."""

    deck: Deck[Any]
    set_up: Callable[[Any, int], None]
    find_wrong: Callable[[Any], list[str]]
    put_options: Callable[[Any, Mapping[str, str]], None]

    def legal_moves(self, table: Any, seat: int) -> list[tuple[int, ...]]:
        """All moves of a seat that may act; in a trade all offers, then what else can be answered."""
        if pending(table) not in TRADING:
            return self.spelled_moves(table, seat)
        offers = [
            (COUNT + red, COUNT + yellow, COUNT + green, COUNT + blue)
            for red, yellow, green, blues in all_offers(table, seat)
            for blue in blues
        ]
        return offers + [(action,) for action in self.answers_without_gems(table, seat)]

    def answers_without_gems(self, table: Any, seat: int) -> list[int]:
        """What a seat can answer in a trade other than an offer: to accept, or to decline."""
        return [action for action in self.legal_actions(table, seat) if action >= ACCEPT]

    def lay_out(self, players: int, options: Mapping[str, str], deck: Sequence[Any]) -> GemTable:
        """A table set up for a new game."""
        table = self.table()
        self.put_options(table, options)
        self.deck.put(table, deck)
        self.set_up(table, players)
        assert isinstance(table, GemTable)
        return table

    def read_deck(self, lines: Sequence[str]) -> Sequence[Any]:
        """The deck that these lines name."""
        return self.deck.read(lines)

    def house_deck(self) -> Sequence[Any]:
        """The deck that the house plays with."""
        return self.deck.house

    def deck_form(self) -> DeckForm:
        """What a deck of others looks like."""
        numbers = tuple(CardNumber(measure.name, measure.least, measure.most) for measure in self.deck.measures)
        return DeckForm(self.deck.size, LETTERS, FEWEST_GEMS, MOST_GEMS, numbers, tuple(self.deck_texts()))

    def check(self, table: Any) -> list[str]:
        """Everything that is wrong with a table."""
        return self.find_wrong(table)
