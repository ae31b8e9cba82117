"""An append-only list, whose copies share their items."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, Self, TypeVar, overload

T = TypeVar("T")


class AppendOnlyList(Sequence[T], Generic[T]):
    """A list that only grows. To copy one takes no time, however long it is: a copy has the same items until both grow.

    Whoever grows first goes on with the items that there are; who comes later takes what is its own along.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def copy(self) -> Self:
        """The same list once more: what is added to one is not added to the other."""
        twin = object.__new__(type(self))
        twin._items, twin._length = self._items, self._length
        return twin

    def append(self, item: T) -> None:
        """Add an item at the end."""
        if len(self._items) > self._length:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __reversed__(self) -> Iterator[T]:
        return islice(reversed(self._items), len(self._items) - self._length, None)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return self._items[slice(*place.indices(self._length))] if place.step is None else list(self)[place]
        if not -self._length <= place < self._length:
            raise IndexError(f"there is no item {place} in a list of {self._length}")
        return self._items[place if place >= 0 else place + self._length]

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, AppendOnlyList | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it grows
