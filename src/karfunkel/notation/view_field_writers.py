"""Writers of a view's fields. Each names the record fields it reads, so that only what changed is written anew.

After a move most of a table is as it was. One who watches it need not write all of it anew: what is written from
numbers that have not changed has not changed either. So every field of a view has a writer that names the fields of
the record it reads, and a `Sheet` finds, from a record before and after, which fields have to be written again.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import attrgetter, ne
from types import GenericAlias
from typing import Any, Final, Literal, NamedTuple

from karfunkel.engine import Record
from karfunkel.notation.position_fields import PositionField

LEFT_OUT: Final = object()
"""What a writer gives if its field does not stand in the view now."""
CHANGES_REMEMBERED = 4096


class FieldWriter(NamedTuple):
    """A field that everybody sees alike: its name, what it reads, and what writes it from a table."""

    name: str
    reads: tuple[str, ...]
    write: Callable[[Any], Any]
    type: Any = int
    """What stands in the field: a type of Python, from which the page's own is made."""
    optional: bool = False
    """Whether it may be left out."""


class OwnWriter(NamedTuple):
    """A field that may be different for each viewer (None: a spectator)."""

    name: str
    reads: tuple[str, ...]
    write: Callable[[Any, int | None], Any]
    type: Any = int
    optional: bool = False


AnyWriter = FieldWriter | OwnWriter


def same(name: str, reads: str = "") -> FieldWriter:
    """The writer of a number that stands in the record as it is, under this name or another."""
    return FieldWriter(name, (reads or name,), attrgetter(reads or name))


def each_seat(name: str, reads: str = "") -> FieldWriter:
    """The writer of a row of numbers, one for each who plays."""
    row = attrgetter(reads or name)
    return FieldWriter(name, (reads or name, "players"), lambda table: row(table)[: table.players], list[int])


def one_of(words: Iterable[str]) -> Any:
    """The type of a field in which one of these words stands."""
    return Literal[tuple(words)]


def list_of(kind: Any) -> Any:
    """The type of a list of this."""
    return GenericAlias(list, kind)


def in_order(fields: Iterable[PositionField], writers: Iterable[FieldWriter]) -> tuple[FieldWriter, ...]:
    """Writers in the order of the fields of a position, before which the game is named; each field has one."""
    by_name = {writer.name: writer for writer in writers}
    return (by_name["game"], *(by_name[field.name] for field in fields))


def written(writers: Iterable[AnyWriter], table: Any, viewer: int | None = None) -> dict[str, Any]:
    """All fields as one viewer sees them, in the order of their writers."""
    fields: dict[str, Any] = {}
    for writer in writers:
        value = writer.write(table) if isinstance(writer, FieldWriter) else writer.write(table, viewer)
        if value is not LEFT_OUT:
            fields[writer.name] = value
    return fields


class Sheet:
    """The writers of a view, for one who looks again and again at a table that changes little by little."""

    def __init__(self, record: type[Record], writers: Sequence[AnyWriter]) -> None:
        read = {name for writer in writers for name in writer.reads}
        self._names = tuple(name for name in record.fields if name in read)
        self._numbers = _getter(self._names)
        self.shared = tuple(writer for writer in writers if isinstance(writer, FieldWriter))
        self.own = tuple(writer for writer in writers if isinstance(writer, OwnWriter))
        self.shared_from = lru_cache(CHANGES_REMEMBERED)(self._shared_from)
        self.own_from = lru_cache(CHANGES_REMEMBERED)(self._own_from)

    @property
    def everything(self) -> tuple[str, ...]:
        """All fields of the record that are read."""
        return self._names

    def changed(self, before: Any, now: Any) -> tuple[str, ...]:
        """The fields of the record that are different in two tables."""
        return tuple(compress(self._names, map(ne, self._numbers(before), self._numbers(now))))

    def _shared_from(self, changed: tuple[str, ...]) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
        """What everybody sees alike and is written from any of these: its names, each with what writes it.

        Games repeat themselves, so it is remembered.
        """
        return tuple((writer.name, writer.write) for writer in self.shared if not set(changed).isdisjoint(writer.reads))

    def _own_from(self, changed: tuple[str, ...]) -> tuple[tuple[str, Callable[[Any, int | None], Any]], ...]:
        """What each viewer sees with own eyes and is written from any of these, likewise."""
        return tuple((writer.name, writer.write) for writer in self.own if not set(changed).isdisjoint(writer.reads))


def _getter(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What gets these attributes, as a tuple however many they are."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda table: tuple(getattr(table, name) for name in names)
