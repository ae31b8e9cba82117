"""The notation of Edel, Stein & Reich."""

from collections.abc import Mapping
from typing import Any

from karfunkel.errors import Error
from karfunkel.notation.edelstein.moves import ASKS, DECISIONS, NAMES, move_text, read_move, why_not
from karfunkel.notation.edelstein.news import news
from karfunkel.notation.edelstein.position import (
    FIELDS,
    face_down_events,
    position,
    read_position,
    unseen_cards,
)
from karfunkel.notation.notation import Actions, Notation
from karfunkel.rules.edelstein import EDELSTEIN
from karfunkel.rules.edelstein.cards import EVENT_IDS
from karfunkel.rules.edelstein.deck import face_of, faces, read_card
from karfunkel.rules.edelstein.state import DRAW_GEM_CARD, Table
from karfunkel.rules.edelstein.two_players import active_player
from karfunkel.rules.gems.table import OVER
from karfunkel.rules.kernel import pending


class EdelsteinNotation(Notation):
    """Moves, cards, positions and news of the game as words."""

    game = EDELSTEIN
    position_fields = FIELDS

    def move_text(self, table: Table, seat: int, actions: Actions) -> str:
        """The text of a move at the pending decision."""
        return move_text(table, seat, actions)

    def read_move(self, table: Table, seat: int, text: str) -> Actions:
        """The actions that a text says at the pending decision."""
        return read_move(table, seat, text)

    def why_not(self, table: Table, seat: int, actions: Actions) -> str:
        """Why a move is illegal."""
        return why_not(table, seat, actions)

    def asks(self, table: Table) -> str:
        """What is asked at the pending decision."""
        return ASKS.get(pending(table), "nothing")

    def decision(self, table: Table) -> str | None:
        """The name of the pending decision."""
        return DECISIONS.get(pending(table))

    def action_name(self, action: int) -> str:
        """The name of an action."""
        return NAMES[action]

    def card_text(self, table: Table, card: int) -> str:
        """The text of a card that the pending draw turned up."""
        return str(face_of(table, card)) if pending(table) <= DRAW_GEM_CARD else EVENT_IDS[card]

    def read_card(self, table: Table, text: str) -> int:
        """The card of this text, for the pending draw."""
        if pending(table) > DRAW_GEM_CARD:
            if text not in EVENT_IDS or table.face_down[EVENT_IDS.index(text)] == 0:
                raise Error(f"{text!r:.60} is not an event card that can be drawn now")
            return EVENT_IDS.index(text)
        card = read_card(text)
        if card not in faces(table) or table.unseen[faces(table).index(card)] == 0:
            raise Error(f"the gem card {card} cannot be drawn now")
        return faces(table).index(card)

    def position(self, table: Table) -> dict[str, Any]:
        """Everything about a table."""
        return position(table)

    def read_position(self, position: Mapping[str, Any]) -> Table:
        """The table of a position."""
        return read_position(position)

    def view(self, table: Table) -> dict[str, Any]:
        """What one sees of a table from which the secrets are blanked."""
        seen = position(table)
        seen["unseen"] = unseen_cards(table)
        seen["events_down"] = face_down_events(table)
        if table.players == 2 and table.phase != OVER:
            seen["active"] = active_player(table)
        return seen

    def news(self, table: Table, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
        """What the rules told, as an event for one viewer."""
        return news(table, told, viewer)

    def scores(self, table: Table) -> tuple[int, ...]:
        """The money of each seat."""
        return tuple(table.money[: table.players])

    def heading(self, table: Table) -> str:
        """The stage and the round."""
        return f"stage {table.stage}" + (f", round {table.this_round}" if table.this_round > 0 else "")
