"""The notation of Emerald."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from karfunkel.engine import pending
from karfunkel.errors import Error, InvalidPosition
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.notation.events import EVENTS
from karfunkel.games.emerald.notation.moves import DECISIONS, NAMES, move_text, read_move, texts_of_actions, why_not
from karfunkel.games.emerald.notation.position_from_table import POSITION_FIELDS, position
from karfunkel.games.emerald.notation.table_from_position import table_of
from karfunkel.games.emerald.notation.view_fields import VIEW_WRITERS, sees_gold
from karfunkel.games.emerald.rules.end_and_scoring import BONUS_POINTS, open_points, score
from karfunkel.games.emerald.rules.notation_names import CARD_NAMES, GEM_NAMES
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    DIE,
    FIELDS,
    FIRST_CAVE_FIELD,
    GOLD,
    ROLL,
    TURN_GOLD,
    Table,
)
from karfunkel.notation.notation import Actions, Notation


class EmeraldNotation(Notation):
    """Moves, cards, positions and news of the game as words."""

    game = EMERALD
    position_fields = POSITION_FIELDS
    view_writers = VIEW_WRITERS
    scores_read = ("players", "gold", "gems", "treasures", "four_kinds", "open_gold", "over")
    events = EVENTS
    constants: Mapping[str, Any] = MappingProxyType(
        {"fields": FIELDS, "first_cave_field": FIRST_CAVE_FIELD, "kinds": GEM_NAMES}
    )
    decisions = DECISIONS

    def move_text(self, table: Table, seat: int, actions: Actions) -> str:
        """The text of a move at the pending decision."""
        return move_text(table, seat, actions)

    def moves(self, table: Table, seat: int) -> list[str]:
        """The texts of all moves of a seat that may act; each is one action."""
        texts = texts_of_actions(table.players)
        return [texts[action] for action in self.game.legal_actions(table, seat)]

    def read_move(self, table: Table, seat: int, text: str) -> Actions:
        """The actions that a text says at the pending decision."""
        return read_move(table, seat, text)

    def why_not(self, table: Table, seat: int, actions: Actions) -> str:
        """Why a move is illegal."""
        return why_not(table, seat, actions)

    def decision(self, table: Table) -> str | None:
        """The name of the pending decision."""
        return DECISIONS.get(pending(table))

    def action_name(self, action: int) -> str:
        """The name of an action."""
        return NAMES[action]

    def card_text(self, table: Table, card: int) -> str:
        """What the pending draw turned up: a number of the die, a gold card or a gem."""
        if pending(table) == ROLL:
            return f"die{card}"
        return _card_text(pending(table) - TURN_GOLD, card)

    def read_card(self, table: Table, text: str) -> int:
        """The outcome of the pending draw that this text names."""
        if pending(table) == ROLL:
            return _read_roll(text)
        pile = pending(table) - TURN_GOLD
        for face in range(len(CARD_NAMES[pile])):
            if text == _card_text(pile, face) and table.unseen[pile, face] > 0:
                return face
        raise Error(f"{text!r:.60} is not a card that can be turned now")

    def position(self, table: Table) -> dict[str, Any]:
        """Everything about a table."""
        return position(table)

    def read_position(self, position: Mapping[str, Any]) -> Table:
        """The table of a position."""
        table = self.read_seen(position)
        if found := self.game.check(table):
            raise InvalidPosition(found)
        return table

    def read_seen(self, position: Mapping[str, Any]) -> Table:
        """The table of a position or of what a view shows, not checked yet."""
        return table_of(position)

    def has_secrets(self, table: Table) -> bool:
        """[D33] Nothing is a secret to the rules; what others' gold is, only the view leaves out."""
        return False

    def scores(self, table: Table) -> tuple[int, ...]:
        """[D32] The points of each seat; kind bonuses count once the game is over."""
        return tuple(score(table, seat) for seat in range(table.players))

    def seen_scores(self, table: Table, viewer: int | None) -> tuple[int, ...]:
        """[D33] The points of each seat as far as the viewer sees them: hidden gold does not count."""
        return tuple(
            score(table, seat) if sees_gold(table, viewer, seat) else open_points(table, seat)
            for seat in range(table.players)
        )

    def scored_now(self, table: Table, viewer: int | None) -> tuple[list[dict[str, Any]], tuple[int, ...]]:
        """[D31] The kind bonuses, which count only once the game is over, and the scores with them."""
        events, scores = super().scored_now(table, viewer)
        bonuses = [0 if table.over else BONUS_POINTS * _number_for(events, seat) for seat in range(table.players)]
        return events, tuple(score + bonus for score, bonus in zip(scores, bonuses, strict=True))

    def heading(self, table: Table) -> str:
        """Where the bar lies."""
        return f"the bar beside {table.bar} to {table.bar + BAR_LENGTH - 1}"


def _card_text(pile: int, face: int) -> str:
    return f"gold{CARD_NAMES[pile][face]}" if pile == GOLD else CARD_NAMES[pile][face]


def _read_roll(text: str) -> int:
    match = re.fullmatch(rf"die([1-{DIE}])", text, re.ASCII)
    if match is None:
        raise Error(f"{text!r:.60} is no roll of the die; that is die1 to die{DIE}")
    return int(match[1])


def _number_for(events: list[dict[str, Any]], seat: int) -> int:
    return sum(event["seat"] == seat for event in events)


NOTATION = EmeraldNotation()
