"""DeclaredPositions: positions and views that follow from the fields of a game's record, under their own names.

Fields that are declared with `each_seat` are as long as there are players.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.engine import EVERYBODY, NOBODY, Agenda, answered, ask, rows_of, say
from karfunkel.engine.record_types import Field
from karfunkel.errors import Error, InvalidPosition, shown
from karfunkel.games.game import Game
from karfunkel.notation.notation import EVERY_VIEW, Notation
from karfunkel.notation.position_fields import Kind, PositionField, check_kind, is_list_of, is_number
from karfunkel.notation.view_field_writers import AnyWriter, FieldWriter, OwnWriter, one_of

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


class DeclaredPositions(Notation):
    """The positions and views of a game: the fields of its record under their own names."""

    def __init__(
        self, game: Game, actions: Sequence[str], decisions: Mapping[int, str], secrets: Sequence[str]
    ) -> None:
        if taken := sorted(TAKEN & game.table.fields.keys()):
            raise TypeError(f"a field of the table cannot be called {taken[0]}: views have something of that name")
        _refuse_wrong_lengths(game)
        _refuse_wrong_secrets(game, secrets)
        self.game = game
        self.secret_fields = tuple(secrets)
        self._actions, self._decisions = tuple(actions), dict(decisions)
        self._numbers = {name: number for number, name in enumerate(self._actions)}
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
            ask(table, self._kind(kind), _seat(seat, players))
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


def _seat(text: str, players: int) -> int:
    if text == ALL:
        return EVERYBODY
    if text == "-":
        return NOBODY
    if not text.isdecimal() or not int(text) < players:
        raise Error(f"pending: there is no seat {shown(text)}")
    return int(text)


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
