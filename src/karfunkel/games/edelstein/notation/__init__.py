"""The notation of Edel, Stein & Reich."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from karfunkel.engine import pending
from karfunkel.errors import Error
from karfunkel.games.edelstein.game import EDELSTEIN
from karfunkel.games.edelstein.notation import events, moves, position_from_table, table_from_position
from karfunkel.games.edelstein.rules.event_cards import EVENT_IDS, MAJOR_PAYS, REMOVE
from karfunkel.games.edelstein.rules.state import DRAW_GEM_CARD, GUESS, GUESS_AGAIN, ROUNDS, USE_CARD, Table
from karfunkel.games.trading.notation.notation import GemNotation
from karfunkel.games.trading.rules.state import CHOOSE

if TYPE_CHECKING:
    from karfunkel.notation.move_shapes import MoveShape


class EdelsteinNotation(GemNotation):
    """Beside gem cards there are event cards, and of two players one is active."""

    secret_decisions = (CHOOSE, GUESS, GUESS_AGAIN)
    scores_read = ("money", "players")
    constants: Mapping[str, Any] = MappingProxyType(
        {**GemNotation.constants, "rounds": ROUNDS, "majority_card_pays": MAJOR_PAYS}
    )

    def __init__(self) -> None:
        super().__init__(EDELSTEIN, moves, events, position_from_table, table_from_position.table_of)

    def choices(self, table: Any, seat: int) -> "MoveShape | None":
        """[E29] Of the card `remove` what it can take of each seat."""
        if pending(table) == USE_CARD and table.using == REMOVE:
            return moves.removals(table, seat)
        return super().choices(table, seat)

    def card_text(self, table: Any, card: int) -> str:
        """The text of a card that the pending draw turned up."""
        return super().card_text(table, card) if pending(table) <= DRAW_GEM_CARD else EVENT_IDS[card]

    def read_card(self, table: Any, text: str) -> int:
        """The card of this text, for the pending draw."""
        if pending(table) <= DRAW_GEM_CARD:
            return super().read_card(table, text)
        if text not in EVENT_IDS or table.face_down[EVENT_IDS.index(text)] == 0:
            raise Error(f"{text!r:.60} is not an event card that can be drawn now")
        return EVENT_IDS.index(text)

    def scores(self, table: Table) -> tuple[int, ...]:
        """The money of each seat."""
        return tuple(table.money[: table.players])


NOTATION = EdelsteinNotation()
