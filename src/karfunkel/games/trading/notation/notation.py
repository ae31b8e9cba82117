"""The notation of a trading game, put together from its modules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from karfunkel.engine import pending
from karfunkel.errors import InvalidPosition
from karfunkel.games.trading.game import TRADING, GemGame
from karfunkel.games.trading.notation.moves import offer_range, offer_texts
from karfunkel.games.trading.rules.state import CHOOSE, COLOUR_VALUES, GemTable
from karfunkel.notation.notation import Actions, Notation

if TYPE_CHECKING:
    from karfunkel.notation.move_shapes import MoveShape


class GemNotation(Notation):
    """The notation of a game, from its modules `moves`, `events`, `position_from_table` and `table_from_position`."""

    game: GemGame

    secret_fields = ("chosen",)
    constants: Mapping[str, Any] = MappingProxyType({"worth": COLOUR_VALUES})
    secret_decisions: tuple[int, ...] = (CHOOSE,)
    """The decisions during which choices are hidden."""

    def __init__(
        self,
        game: GemGame,
        moves: ModuleType,
        events: ModuleType,
        position: ModuleType,
        table_of: Callable[[Mapping[str, Any]], GemTable],
    ) -> None:
        self.game = game
        self.deck = game.deck
        self.position_fields = position.FIELDS
        self.view_writers = position.VIEW_WRITERS
        self.events = events.EVENTS
        self._moves, self._position, self._table_of = moves, position, table_of

    @property
    def decisions(self) -> Mapping[int, str]:
        """The names of its decisions, by their kinds."""
        names: Mapping[int, str] = self._moves.DECISIONS
        return names

    def move_text(self, table: GemTable, seat: int, actions: Actions) -> str:
        """The text of a move at the pending decision."""
        text: str = self._moves.move_text(table, seat, actions)
        return text

    def moves(self, table: GemTable, seat: int) -> list[str]:
        """The texts of all moves of a seat that may act; in a trade all offers, then what else can be answered."""
        if pending(table) not in TRADING:
            return super().moves(table, seat)
        return offer_texts(table, seat) + self._answers_without_gems(table, seat)

    def choices(self, table: GemTable, seat: int) -> "MoveShape | None":
        """In a trade the range of offers, and what else can be answered."""
        if pending(table) not in TRADING:
            return None
        return offer_range(table, seat, self._answers_without_gems(table, seat))

    def _answers_without_gems(self, table: GemTable, seat: int) -> list[str]:
        answers = self.game.answers_without_gems(table, seat)
        return [self.move_text(table, seat, (action,)) for action in answers]

    def read_move(self, table: GemTable, seat: int, text: str) -> Actions:
        """The actions that a text says at the pending decision."""
        actions: Actions = self._moves.read_move(table, seat, text)
        return actions

    def why_not(self, table: GemTable, seat: int, actions: Actions) -> str:
        """Why a move is illegal."""
        why: str = self._moves.why_not(table, seat, actions)
        return why

    def decision(self, table: GemTable) -> str | None:
        """The name of the pending decision."""
        return self.decisions.get(pending(table))

    def action_name(self, action: int) -> str:
        """The name of an action."""
        return str(self._moves.NAMES[action])

    def position(self, table: GemTable) -> dict[str, Any]:
        """Everything about a table."""
        written: dict[str, Any] = self._position.position(table)
        return written

    def read_position(self, position: Mapping[str, Any]) -> Any:
        """The table of a position."""
        table = self.read_seen(position)
        if found := self.game.check(table):
            raise InvalidPosition(found)
        return table

    def read_seen(self, position: Mapping[str, Any]) -> Any:
        """The table of a position or of what a view shows, not checked yet."""
        return self._table_of(position)

    def has_secrets(self, table: GemTable) -> bool:
        """Whether somebody has chosen and not shown it yet."""
        return pending(table) in self.secret_decisions

    def heading(self, table: GemTable) -> str:
        """The stage and the round."""
        return f"stage {table.stage}" + (f", round {table.this_round}" if table.this_round > 0 else "")

    def card_text(self, table: Any, card: int) -> str:
        """The text of a card that the pending draw turned up."""
        return self.deck.text(table, card)

    def read_card(self, table: Any, text: str) -> int:
        """The card of this text, for the pending draw."""
        return self.deck.find_unseen(table, text)
