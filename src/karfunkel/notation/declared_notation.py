"""DeclaredNotation: a notation that follows from the names of actions, decisions, cards and events.

Moves are the names of their actions, joined by `+`. Positions and views are the fields of the game's record under
their own names; those that are declared with `each_seat` are as long as there are players.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from karfunkel.engine import (
    EVERYBODY,
    FIRST_DECISION,
    NOBODY,
    Agenda,
    answered,
    ask,
    chance_pending,
    pending,
    rows_of,
    say,
)
from karfunkel.engine.record_types import Field
from karfunkel.errors import Error, IllegalMove, InvalidMove, InvalidPosition, shown
from karfunkel.games.game import Game
from karfunkel.notation.events import Events
from karfunkel.notation.notation import EVERY_VIEW, Actions, Notation
from karfunkel.notation.position_fields import Kind, PositionField, check_kind, is_list_of, is_number
from karfunkel.notation.view_field_writers import AnyWriter, FieldWriter, OwnWriter, one_of

JOINT = "+"
"""What stands between the actions of a move; no action has it in its name, and none has a space."""
TAKEN = EVERY_VIEW - Agenda.fields.keys() - {"over"}
"""What stands in views and positions beside the fields of the record. A table may note that it is over."""
ALL = "all"
"""Who is asked if everybody is."""
BY_TYPE = {"i1": (-128, 127), "i2": (-32768, 32767), "i8": (-(2**63), 2**63 - 1)}
"""The numbers that fit into a field."""
TYPES = (int, list[int], list[list[int]])
"""What stands in a field, by the number of its dimensions."""


def _grid_text(rows: Sequence[Sequence[int]]) -> str:
    return "/".join(",".join(map(str, row)) or "-" for row in rows) or "-"


def _read_grid(text: str) -> list[list[int]]:
    try:
        return [[] if row == "-" else [int(cell) for cell in row.split(",")] for row in text.split("/")]
    except ValueError:
        raise Error(f"rows of whole numbers are written like 1,2/3,4, not {text!r:.80}") from None


ROWS = Kind("rows", "a list of lists of whole numbers", is_list_of(is_list_of(is_number)), _grid_text, _read_grid)


class DeclaredNotation(Notation):
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
        if taken := sorted(TAKEN & game.table.fields.keys()):
            raise TypeError(f"a field of the table cannot be called {taken[0]}: views have something of that name")
        _refuse_wrong_lengths(game)
        _refuse_wrong_secrets(game, secrets)
        self.game = game
        self.events = events or Events()
        self.secret_fields = tuple(secrets)
        self.scores_read = tuple(game.table.fields)
        self._actions, self._decisions, self._cards = tuple(actions), dict(decisions), dict(cards or {})
        self._numbers = {name: number for number, name in enumerate(self._actions)}
        self._heading = heading or (lambda table: "the game")
        self._own_fields = {name: field for name, field in game.table.fields.items() if name not in Agenda.fields}
        options = [PositionField("options", "options", "the options of the game", "their defaults")]
        self.position_fields = (
            PositionField("players", "number", "how many play", "it must be said"),
            *(options if game.options else []),
            *(self._position_field(name, field) for name, field in self._own_fields.items() if not self._option(name)),
            PositionField("pending", "words", "what is asked of whom; the last is asked first", "what comes next"),
            PositionField("said", "words", "the actions already said of a move under way", "none"),
        )
        self.view_writers = (
            FieldWriter("game", (), lambda table: game.id, one_of([game.id])),
            FieldWriter("players", ("players",), lambda table: table.players),
            *map(self._writer, self._own_fields),
            FieldWriter("pending", ("asked", "asked_seat", "depth"), self._pending, list[str]),
            FieldWriter("said", ("said", "said_count"), self._said, list[str]),
        )

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

    # ---- positions

    def position(self, table: Any) -> dict[str, Any]:
        """Everything about a table."""
        options = {option.name: option.values[getattr(table, option.name)] for option in self._stored_options()}
        return {
            "game": self.game.id,
            "players": table.players,
            **({"options": options} if self.game.options else {}),
            **{name: self._value(table, name) for name in self._own_fields if not self._option(name)},
            "pending": self._pending(table),
            "said": self._said(table),
        }

    def read_position(self, position: Mapping[str, Any]) -> Any:
        """The table of a position."""
        fields = {field.name: field for field in self.position_fields}
        unknown = [f"{shown(name)} is not a field of a position" for name in position if name not in {"game", *fields}]
        wrong = [check_kind(fields[name], value) for name, value in position.items() if name in fields]
        problems = unknown + [problem for problem in wrong if problem]
        if "players" not in position:
            problems.append("players is missing")
        if problems:
            raise InvalidPosition(problems)
        try:
            table = self._table_of(position)
        except Error as error:
            raise InvalidPosition([str(error)]) from None
        if found := self.game.check(table):
            raise InvalidPosition(found)
        return table

    def read_seen(self, position: Mapping[str, Any]) -> Any:
        """The table of the fields of a view: they are as they are in the record, and so is what is blanked."""
        return self._table_of(position)

    def _table_of(self, position: Mapping[str, Any]) -> Any:
        """The table of a position whose values are of the right kinds; Error at the first that does not fit."""
        players = self.game.checked_players(position["players"])
        table: Any = self.game.lay_out(players, self.game.checked_options(position.get("options")), ())
        while table.depth > 0:
            answered(table)
        for name in self._own_fields:
            if name in position:
                self._put(table, name, position[name])
        for frame in position.get("pending", []):
            kind, _, seat = str(frame).partition(":")
            ask(table, self._kind(kind), self._seat(seat, players))
        for name in position.get("said", []):
            if name not in self._numbers:
                raise Error(f"said: there is no action {shown(name)}")
            say(table, self._numbers[name])
        return table

    def _put(self, table: Any, name: str, value: Any) -> None:
        """Put the value of a field in its place."""
        field = self._own_fields[name]
        cells = [value] if not field.shape else value if len(field.shape) == 1 else [c for row in value for c in row]
        low, high = BY_TYPE[field.type]
        shape = self._shape(name, table.players)
        lengths = {len(row) for row in value} if len(shape) == 2 else set(shape[1:])
        if (shape and len(value) != shape[0]) or lengths != set(shape[1:]):
            raise Error(f"{name} has {' times '.join(map(str, shape))} numbers")
        if not all(low <= cell <= high for cell in cells):
            raise Error(f"{name} takes numbers from {low} to {high}")
        if not shape:
            setattr(table, name, value)
        elif len(shape) == 1:
            getattr(table, name)[: shape[0]] = value
        else:
            for i, row in enumerate(value):
                for j, cell in enumerate(row):
                    getattr(table, name)[i, j] = cell

    def _kind(self, name: str) -> int:
        for kind, known in self._decisions.items():
            if known == name:
                return kind
        raise Error(f"pending: there is no decision {shown(name)}; there is {', '.join(self._decisions.values())}")

    @staticmethod
    def _seat(text: str, players: int) -> int:
        if text == ALL:
            return EVERYBODY
        if text == "-":
            return NOBODY
        if not text.isdecimal() or not int(text) < players:
            raise Error(f"pending: there is no seat {shown(text)}")
        return int(text)

    # ---- fields

    def _writer(self, name: str) -> AnyWriter:
        """What writes a field of the record into a view."""
        reads = (name, "players")
        kind = TYPES[len(self._own_fields[name].shape)]
        if self._option(name):
            option = next(option for option in self.game.options if option.name == name)
            return FieldWriter(name, (name,), lambda table: option.values[getattr(table, name)], one_of(option.values))
        if name in self.secret_fields:
            return OwnWriter(name, reads, lambda table, viewer: self._value(table, name), kind)
        return FieldWriter(name, reads, lambda table: self._value(table, name), kind)

    def _value(self, table: Any, name: str) -> Any:
        """A field as views and positions show it."""
        value, shape = getattr(table, name), self._shape(name, table.players)
        if not shape:
            return value
        return value[: shape[0]] if len(shape) == 1 else rows_of(value, shape[1])[: shape[0]]

    def _shape(self, name: str, players: int) -> tuple[int, ...]:
        """The shape of a field; where it has a row for each seat, only for those who play."""
        field = self._own_fields[name]
        return (players, *field.shape[1:]) if field.each_seat else field.shape

    def _position_field(self, name: str, field: Field) -> PositionField:
        kind = ("number", "numbers", ROWS)[len(field.shape)]
        return PositionField(name, kind, f"`{name}` of the table", "as at the beginning")

    def _option(self, name: str) -> bool:
        return name in {option.name for option in self.game.options}

    def _stored_options(self) -> list[Any]:
        return [option for option in self.game.options if option.name in self._own_fields]

    def _pending(self, table: Any) -> list[str]:
        """The stack of what is asked, the last one on top."""
        seats = {EVERYBODY: ALL, NOBODY: "-"}
        frames = zip(table.asked[: table.depth], table.asked_seat[: table.depth], strict=True)
        return [f"{self._decisions[kind]}:{seats.get(seat, seat)}" for kind, seat in frames]

    def _said(self, table: Any) -> list[str]:
        """What was said of a move under way. Nobody begins a move in public: only whole moves are played."""
        return [self._actions[action] for action in table.said[: table.said_count]]


def _refuse_wrong_lengths(game: Game) -> None:
    for name in game.seat_fields:
        length = game.table.fields[name].shape[0]
        if length != game.max_players:
            raise TypeError(f"{name} has an entry for each seat, but {length} of them; {game.max_players} can play")


def _refuse_wrong_secrets(game: Game, secrets: Sequence[str]) -> None:
    if unknown := [name for name in secrets if name not in game.table.fields]:
        raise TypeError(f"{unknown[0]} cannot be secret: the table has no such field")
    if secrets and not game.has_secrets:
        raise TypeError(f"{secrets[0]} is said to be secret, but the rules of {game.title} have no `hide` to blank it")
    if game.has_secrets and not secrets:
        raise TypeError(f"the rules of {game.title} hide something, but the notation does not say what (`secrets=`)")
