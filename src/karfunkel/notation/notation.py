"""Notation: the interface to a game's moves, cards, positions and events as text."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from karfunkel.games.game import Game
from karfunkel.notation.events import Events
from karfunkel.notation.position_fields import PositionField
from karfunkel.notation.view_field_writers import AnyWriter, FieldWriter, OwnWriter, Sheet, written

if TYPE_CHECKING:
    from karfunkel.notation.move_shapes import MoveShape

Actions = tuple[int, ...]
EVERY_VIEW = frozenset(
    (
        "game",
        "players",
        "options",
        "seat",
        "to_act",
        "decision",
        "pending",
        "said",
        "scores",
        "over",
        "winners",
        "places",
    )
)
"""What a view may have in any game: whoever shows views shows it in a way of its own, or need not."""


class Notation(ABC):
    """The notation of one game. A `table` is that game's plain table."""

    game: Game
    position_fields: tuple[PositionField, ...]
    """The fields of a position, in order, with what each one means."""
    view_writers: tuple[AnyWriter, ...]
    """How the fields of a view are written, in order."""
    scores_read: tuple[str, ...]
    """What of the record the scores are counted from."""
    secret_fields: tuple[str, ...] = ()
    """The fields of the record that the rules blank for those who may not see them."""
    events: Events
    """The events that the rules tell of."""
    constants: Mapping[str, Any] = MappingProxyType({})
    """Numbers and names of the rules that a board of its own on the page shows; `make wire` writes them there."""

    @property
    def seat_fields(self) -> tuple[str, ...] | None:
        """The fields of a view that have an entry for each seat; None if the game does not say."""
        return None

    @cached_property
    def copied_to_hide(self) -> tuple[str, ...]:
        """The rows and grids that are copied before `hide` blanks them; all others it must leave alone."""
        return tuple(name for name in self.secret_fields if name in self.game.table.rows_and_grids)

    @cached_property
    def secret_news(self) -> frozenset[int]:
        """The news of choices that only the one who chose may know."""
        return self.events.secret

    @cached_property
    def revealing_news(self) -> frozenset[int]:
        """The news that show what was hidden before."""
        return self.events.revealing

    @property
    @abstractmethod
    def decisions(self) -> Mapping[int, str]:
        """The names of its decisions, by their kinds."""

    @abstractmethod
    def move_text(self, table: Any, seat: int, actions: Actions) -> str:
        """The text of a move at the pending decision."""

    def moves(self, table: Any, seat: int) -> list[str]:
        """The texts of all moves of a seat that may act."""
        return [self.move_text(table, seat, move) for move in self.game.legal_moves(table, seat)]

    def choices(self, table: Any, seat: int) -> "MoveShape | None":
        """The shape of the moves of a seat that may act, where there can be many; None: they are listed.

        It describes exactly what `moves` lists, in the same order.
        """
        return None

    @abstractmethod
    def read_move(self, table: Any, seat: int, text: str) -> Actions:
        """The actions that a text says at the pending decision; InvalidMove, or IllegalMove if it fits none such.

        The actions may still be illegal; `why_not` then says why.
        """

    @abstractmethod
    def why_not(self, table: Any, seat: int, actions: Actions) -> str:
        """Why this move of a seat that may act is illegal, in words."""

    @abstractmethod
    def decision(self, table: Any) -> str | None:
        """The name of the pending decision; None when the game is over."""

    @abstractmethod
    def action_name(self, action: int) -> str:
        """The name of an action of the game's alphabet, for those who build bots."""

    @abstractmethod
    def card_text(self, table: Any, card: int) -> str:
        """The text of a card that the pending draw turned up."""

    @abstractmethod
    def read_card(self, table: Any, text: str) -> int:
        """The card of this text, for the pending draw; Error if no such card can be drawn now."""

    @abstractmethod
    def position(self, table: Any) -> dict[str, Any]:
        """Everything about a table, JSON-ready, by the names of `position_fields`."""

    @abstractmethod
    def read_position(self, position: Mapping[str, Any]) -> Any:
        """The table of a position; InvalidPosition with all that is wrong with it."""

    def read_seen(self, position: Mapping[str, Any]) -> Any:
        """The table of a position that was taken from a view; secrets may be blank in it, which play never reaches.

        Who draws them runs the game's `check` then, so it need not be run here.
        """
        return self.read_position(position)

    @abstractmethod
    def has_secrets(self, table: Any) -> bool:
        """Whether the rules would blank anything of this table for anybody; if not, it can be shown as it is."""

    def view(self, table: Any, viewer: int | None) -> dict[str, Any]:
        """What a viewer (None: a spectator) sees of a table from which its secrets are blanked."""
        return written(self.view_writers, table, viewer)

    @cached_property
    def sheet(self) -> Sheet:
        """The fields of a view, for one who looks again and again. Whether all is over, the table itself says."""
        fields = [writer for writer in self.view_writers if writer.name != "over"]
        decision = FieldWriter("decision", ("asked", "depth"), self.decision)
        scores = OwnWriter("scores", self.scores_read, lambda table, viewer: list(self.seen_scores(table, viewer)))
        return Sheet(self.game.table, (*fields, decision, scores))

    def news(self, table: Any, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
        """What the rules told, as an event for one viewer (None: a spectator)."""
        return self.events.write(table, told, viewer)

    @abstractmethod
    def scores(self, table: Any) -> tuple[int, ...]:
        """What each seat has earned."""

    def seen_scores(self, table: Any, viewer: int | None) -> tuple[int, ...]:
        """What each seat has earned, as far as a viewer sees it."""
        return self.scores(table)

    def scored_now(self, table: Any, viewer: int | None) -> tuple[list[dict[str, Any]], tuple[int, ...]]:
        """What the scoring would bring if it came now, as a viewer may know it: its events, and the scores after it."""
        trial = table.copy()
        trial.told = []
        self.game.plain.score_now(trial)
        return [self.news(trial, told, viewer) for told in trial.told], self.seen_scores(trial, viewer)

    @abstractmethod
    def heading(self, table: Any) -> str:
        """Where in the game the table is, such as `stage 1, round 3`: a record has a paragraph for each."""
