"""DeclaredNotation: a notation that follows from the names of actions, decisions, cards and events.

Moves are the names of their actions, joined by `+`. Positions and views are the fields of the game's record under
their own names; those that are declared with `each_seat` are as long as there are players.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from karfunkel.engine import FIRST_DECISION, chance_pending, pending
from karfunkel.errors import IllegalMove, InvalidMove, shown
from karfunkel.games.game import Game
from karfunkel.notation.declared_positions import DeclaredPositions
from karfunkel.notation.events import Events
from karfunkel.notation.notation import Actions

JOINT = "+"
"""What stands between the actions of a move; no action has it in its name, and none has a space."""


class DeclaredNotation(DeclaredPositions):
    """The notation of a game that declares what things are called.

    Args:
        game: the game.
        actions: the names of all its actions, in the order of their numbers.
        decisions: the names of its decisions, and of its draws, by their kinds.
        cards: what can be drawn, by the kind of the draw: names in the order of the cards' numbers.
        events: its events.
        secrets: the fields of the record that `hide` blanks.
        heading: where in the game a table is, such as `round 3`; a record has a paragraph for each.
    """

    def __init__(
        self,
        game: Game,
        *,
        actions: Sequence[str],
        decisions: Mapping[int, str],
        cards: Mapping[int, Sequence[str]] | None = None,
        events: Events | None = None,
        secrets: Sequence[str] = (),
        heading: Callable[[Any], str] | None = None,
    ) -> None:
        if len(actions) != game.actions:
            raise TypeError(f"{game.title} has {game.actions} actions, but {len(actions)} names for them")
        if wrong := [name for name in actions if not name or JOINT in name or len(name.split()) != 1]:
            raise TypeError(f"an action's name has no space and no {JOINT}, unlike {wrong[0]!r}")
        super().__init__(game, actions, decisions, secrets)
        self.events = events or Events()
        self.scores_read = tuple(game.table.fields)
        self._cards = dict(cards or {})
        self._heading = heading or (lambda table: "the game")

    @property
    def seat_fields(self) -> tuple[str, ...]:
        """The fields that are declared with `each_seat`."""
        return self.game.seat_fields

    @cached_property
    def copied_to_hide(self) -> tuple[str, ...]:
        """All rows and grids: whatever `hide` touches, the table itself stays as it is."""
        return self.game.table.rows_and_grids

    @property
    def decisions(self) -> Mapping[int, str]:
        """The names of its decisions, by their kinds."""
        return {kind: name for kind, name in self._decisions.items() if kind >= FIRST_DECISION}

    # ---- moves and cards

    def move_text(self, table: Any, seat: int, actions: Actions) -> str:
        """The names of the actions."""
        return JOINT.join(self._actions[action] for action in actions)

    def read_move(self, table: Any, seat: int, text: str) -> Actions:
        """The actions of these names."""
        names = text.split(JOINT)
        if any(name not in self._numbers for name in names):
            legal = ", ".join(self._actions[action] for action in self.game.legal_actions(table, seat))
            raise InvalidMove(f"{shown(text)} is no move here; possible: {legal}")
        return tuple(self._numbers[name] for name in names)

    def why_not(self, table: Any, seat: int, actions: Actions) -> str:
        """That it is not among the moves."""
        return f"it is no answer to {self.decision(table)} now"

    def decision(self, table: Any) -> str | None:
        """The name of the pending decision."""
        return None if table.depth == 0 or chance_pending(table) else self._decisions[pending(table)]

    def action_name(self, action: int) -> str:
        """The name of an action."""
        return self._actions[action]

    def card_text(self, table: Any, card: int) -> str:
        """What the pending draw turned up."""
        return self._cards[pending(table)][card]

    def read_card(self, table: Any, text: str) -> int:
        """The outcome of the pending draw that this text names."""
        rules = self.game.plain
        possible = {rules.chance_pick(table, n) for n in range(rules.chance_total(table))}
        for card in sorted(possible):
            if self.card_text(table, card) == text:
                return card
        raise IllegalMove(f"{shown(text)} cannot be drawn now")

    # ---- scores

    def scores(self, table: Any) -> tuple[int, ...]:
        """What each seat has earned."""
        return tuple(self.game.plain.score(table, seat) for seat in range(table.players))

    def heading(self, table: Any) -> str:
        """Where in the game the table is."""
        return self._heading(table)

    def has_secrets(self, table: Any) -> bool:
        """Whether anything may be hidden from anybody; once a game is over, nothing is."""
        return bool(self.secret_fields) and table.depth > 0
