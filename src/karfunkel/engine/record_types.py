"""Record types: the whole state of a game as one class of named integer fields.

A game declares its table once:

    class Table(Record):
        players: int = int8()
        points: Row = int16(5, each_seat=True)         # table.points[seat]
        hand: Grid = int8(5, 9, each_seat=True)        # table.hand[seat, card]

The class itself is the *plain* table: Python ints, lists, and dicts keyed `(i, j)`, which the interpreter handles
thirty times faster than NumPy records and which have the same attribute syntax. `Table.dtype` is the same table as
a NumPy record, for compiled rules, for arrays of a million tables and for bytes. `from_numpy` and `to_numpy` go
between the two.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np

from karfunkel.engine.slot_copier import slot_copier

Row = list[int]
Grid = dict[tuple[int, int], int]


class Actions(Row):
    """Where the legal actions of a decision are written."""


class Dice(Row):
    """The state of a generator of random numbers."""


class Numbers(list[float]):
    """An array of fractional numbers: weights, values, probabilities."""


class Tables(list[Any]):
    """An array of tables, in loops over many games."""


class Field(NamedTuple):
    """What a field of a record is made of."""

    type: str
    shape: tuple[int, ...]
    each_seat: bool = False
    """Whether it has an entry, or a row, for each seat that there can be."""
    fixed: bool = False
    """Whether it never changes once the table is laid out, as a deck; plain copies of a table share it."""


def int8(*shape: int, each_seat: bool = False, fixed: bool = False) -> Any:
    """A field of small integers, -128 to 127."""
    return _integers("i1", shape, each_seat, fixed)


def int16(*shape: int, each_seat: bool = False) -> Any:
    """A field of integers up to 32767."""
    return _integers("i2", shape, each_seat)


def int64(*shape: int, each_seat: bool = False) -> Any:
    """A field of large integers."""
    return _integers("i8", shape, each_seat)


def _integers(kind: str, shape: tuple[int, ...], each_seat: bool, fixed: bool = False) -> Field:
    if each_seat and not shape:
        raise TypeError("a field with an entry for each seat is a row or a grid: int8(MAX_PLAYERS, each_seat=True)")
    return Field(kind, shape, each_seat, fixed)


def _zeros(shape: tuple[int, ...]) -> int | Row | Grid:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    rows, columns = shape
    return {(i, j): 0 for i in range(rows) for j in range(columns)}


class RecordType(type):
    """The type of record classes. With `slots`, as tables have, fields are slots: read and copied the fastest."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, slots: bool = False) -> Any:
        """A class with the fields that its body declares, after those of its bases."""
        own = {field: value for field, value in namespace.items() if isinstance(value, Field)}
        for field in own:
            del namespace[field]
            if hasattr(np.record, field):
                raise TypeError(f"NumPy records have a {field} of their own; the field needs another name")
        if slots := slots or any(getattr(base, "has_slots", False) for base in bases):
            namespace["__slots__"] = tuple(own)
        made: Any = super().__new__(cls, name, bases, {**namespace, "has_slots": slots})
        made.fields = {**{name: field for base in bases for name, field in getattr(base, "fields", {}).items()}, **own}
        made.rows_and_grids = tuple(name for name, field in made.fields.items() if field.shape)
        made._zeros = {name: _zeros(field.shape) for name, field in made.fields.items()}
        copied = [name for name in made.rows_and_grids if not made.fields[name].fixed]
        made._copy_fields, made._share_fields = slot_copier(made.fields, copied), slot_copier(made.fields)
        layout = sorted(made.fields.items(), key=lambda item: -np.dtype(item[1].type).itemsize)
        formats: list[Any] = [(name, field.type, field.shape) for name, field in layout]
        made.dtype = np.dtype((np.record, np.dtype(formats, align=True)))
        return made


class Record(metaclass=RecordType):
    """The base of all records. Subclasses only declare fields; those of base classes come first."""

    __slots__ = ("told",)

    fields: ClassVar[dict[str, Field]]
    rows_and_grids: ClassVar[tuple[str, ...]]
    """The names of the fields that hold more than one number."""
    _zeros: ClassVar[dict[str, int | Row | Grid]]
    """What every table begins with; all grids of a field share their keys."""
    _copy_fields: ClassVar[Callable[[Any, Any], None]]
    _share_fields: ClassVar[Callable[[Any, Any], None]]
    dtype: ClassVar[np.dtype[Any]]
    has_slots: ClassVar[bool]

    told: list[tuple[int, ...]] | None
    """What the rules told while they ran (`tell`); None while nobody listens. Never part of the record."""

    def __init__(self) -> None:
        self.told = None
        for name, value in self._zeros.items():
            setattr(self, name, value if isinstance(value, int) else value.copy())

    def copy(self) -> Self:
        """An independent table in the same state. Nobody listens to it."""
        twin = object.__new__(type(self))
        twin.told = None
        type(self)._copy_fields(self, twin)
        return twin

    def with_copies_of(self, names: Iterable[str]) -> Self:
        """Another table that shares its rows and grids with this one, but for these."""
        twin = object.__new__(type(self))
        twin.told = None
        type(self)._share_fields(self, twin)
        for name in names:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def to_numpy(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The table as an array of one NumPy record."""
        tables = np.zeros(1, self.dtype)
        for name, field in self.fields.items():
            value = getattr(self, name)
            if len(field.shape) == 2:
                value = np.fromiter(value.values(), np.int64, len(value)).reshape(field.shape)
            tables[name][0] = value
        return tables

    @classmethod
    def from_numpy(cls, record: Any) -> Self:
        """The plain table of one NumPy record."""
        table = object.__new__(cls)
        table.told = None
        for name, field in cls.fields.items():
            value = record[name].tolist()
            if len(field.shape) == 2:
                value = {(i, j): cell for i, row in enumerate(value) for j, cell in enumerate(row)}
            setattr(table, name, value)
        return table

    def to_bytes(self) -> bytes:
        """The table as the bytes of its record."""
        return self.to_numpy().tobytes()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The table of these bytes; ValueError if they are not as many as a record has."""
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"{cls.dtype.itemsize} bytes make a table, not {len(data)}")
        return cls.from_numpy(np.frombuffer(data, cls.dtype)[0])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # tables change


def rows_of(grid: Grid, columns: int) -> list[Row]:
    """A grid of so many columns row by row; all grids hold their cells in this order."""
    cells = list(grid.values())
    return [cells[first : first + columns] for first in range(0, len(cells), columns)]
