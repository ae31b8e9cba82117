"""GemTableLayout: puts what a position of a trading game says in its place on a table: gems, chosen actions, cards."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from karfunkel.games.trading.notation.gem_position_reader import GemPositionReader
from karfunkel.games.trading.rules.state import COLOURS, GEMS_OF_A_COLOUR, NONE, STAGES
from karfunkel.games.trading.rules.state_validation import wrong_gems, wrong_stage
from karfunkel.notation.position_fields import HOUSE


class GemTableLayout(GemPositionReader, ABC):
    """Lays a table out as a position says, but for what is pending."""

    under_way: tuple[str, ...] = ("doing", "offer", "offered_by", "takers", "said")
    """The fields that are given only if the round is under way."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self.check_names_and_kinds()
        self.stop_if_wrong()
        self.table = self._lay_out()
        self._put_gems()
        for seat, value in enumerate(given.get("chosen", ())):
            self.table.chosen[seat] = self.action_card(value)
        self.put_own()
        self._demand_cards()
        self.stop_if_wrong()
        self.table.unseen_count = sum(self.table.unseen)

    @abstractmethod
    def put_own(self) -> None:
        """Put what only this game has in its place."""

    @abstractmethod
    def deciders(self) -> list[int]:
        """The seats that choose an action."""

    @abstractmethod
    def cards_dealt(self) -> list[int]:
        """The card before each seat; NONE where there is none."""

    def _lay_out(self) -> Any:
        options = self.attempt(self.game.checked_options, self.given.get("options"))
        deck = self.given.get("deck", HOUSE)
        if isinstance(deck, str) and deck != HOUSE:
            self.reasons.append(f"the deck is 'house' or a list of cards, not {deck!r:.60}")
        cards = self.game.house_deck() if isinstance(deck, str) else self.attempt(self.game.read_deck, list(deck))
        self.stop_if_wrong()
        table: Any = self.game.lay_out(self.given["players"], options, cards)
        table.stage = self.number("stage", STAGES if self.given.get("over") else 1, 127)
        table.this_round = self.number("round", 1, 127)
        return table

    def _put_gems(self) -> None:
        table = self.table
        for seat, value in enumerate(self.given.get("gems", ())):
            for colour, number in enumerate(self.read_gems(value)):
                table.gems[seat, colour] = number
        for colour in range(COLOURS):
            held = sum(table.gems[seat, colour] for seat in range(table.players))
            table.supply[colour] = GEMS_OF_A_COLOUR - held
        if "supply" in self.given:
            table.supply[:] = self.read_gems(self.given["supply"])
        self.reasons += wrong_gems(table)
        self.reasons += wrong_stage(table)

    def _demand_cards(self) -> None:
        """Once somebody has chosen, all who choose have got their cards."""
        if self.round_begins() or self.given.get("over"):
            return
        for seat in self.deciders():
            if self.cards_dealt()[seat] == NONE:
                self.reasons.append(f"seat {seat} has no card, yet the round is under way")

    def see(self, value: str | None) -> int:
        """The face of a card that lies on the table, now seen; NONE for null."""
        card = None if value is None else self.attempt(self.game.deck.read_card, value)
        if card is None:
            return NONE
        face: int = self.game.deck.all_faces(self.table).face_of.get(card, NONE)
        if face == NONE:
            self.reasons.append(f"the card {card} is not in the deck")
            return NONE
        self.table.unseen[face] -= 1
        if self.table.unseen[face] < 0:
            self.reasons.append(f"the card {card} lies on the table too often")
        return face

    def see_next(self) -> int:
        """The first card of the deck that is not seen yet, now seen."""
        for face in range(self.game.deck.size):
            if self.table.unseen[face] > 0:
                self.table.unseen[face] -= 1
                return face
        return NONE

    def round_begins(self) -> bool:
        """Whether nothing has been done in the round yet: then chance deals what is left out."""
        return not self.is_under_way() and not any(self.given.get("chosen", ()))

    def is_under_way(self) -> bool:
        """Whether a field is given that has a meaning only once all have chosen."""
        values = [self.given.get(name) for name in self.under_way]
        return any(value is not None and value is not False and value not in ([], "") for value in values)
