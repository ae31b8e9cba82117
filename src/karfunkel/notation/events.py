"""The events of a game, each declared once: its name, its fields with their types, and who sees them.

    EVENTS = Events(
        Event(DUG, "dug", seat=SEAT, stone=word("stone", STONES)),
        Event(CHOSE, "chose", seat=SEAT, card=NUMBER, own=("card",)),
    )

From these come the dicts that viewers get, the page's types, the tables of the docs, and the test that all languages
have a sentence for each (`event-dug`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

EVENTS_REMEMBERED = 4096
"""So many events are kept as they were written: the same things happen again and again."""


class Type(NamedTuple):
    """A type of field: its name, how the page types it, and how a number of the rules is written."""

    name: str
    typescript: str
    write: Callable[[int], Any]


NUMBER = Type("number", "number", int)
SEAT = Type("seat", "number", int)
"""A seat, which sentences call by its name."""
FLAG = Type("flag", "boolean", bool)


def word(name: str, words: Sequence[str]) -> Type:
    """One of several words, by their numbers. Sentences say the message `<name>-<word>` for it, if there is one."""
    return Type(name, " | ".join(f'"{one}"' for one in dict.fromkeys(words)), words.__getitem__)


class Event:
    """A kind of event: what the rules call it, its name and its fields, in the order in which the rules tell them.

    Args:
        news: the number under which the rules tell it.
        name: what it is called in events and sentences.
        own: the fields that only the seat sees to which it happens.
        reveals: whether it shows what was hidden before.
        silent: whether no sentence is said of it, because it can be seen at the table.
        fields: the other fields, each with its type.
    """

    def __init__(
        self,
        news: int,
        name: str,
        *,
        own: Sequence[str] = (),
        reveals: bool = False,
        silent: bool = False,
        **fields: Type,
    ) -> None:
        self.news, self.name, self.own = news, name, frozenset(own)
        self.reveals, self.silent = reveals, silent
        self.fields: Mapping[str, Type] = {field.rstrip("_"): kind for field, kind in fields.items()}
        """`from` and `for` are words of Python, so a declaration writes `from_` and `for_`."""

    def written(self, numbers: Sequence[int], is_own: bool) -> dict[str, Any]:
        """The event as a dict, for the seat it happens to or for others."""
        told = zip(self.fields.items(), numbers, strict=False)
        seen = {name: kind.write(number) for (name, kind), number in told if is_own or name not in self.own}
        return {"event": self.name, **seen}


class Events:
    """The events of one game."""

    def __init__(self, *events: Event) -> None:
        self._by_news = {event.news: event for event in events}
        self.secret = frozenset(event.news for event in events if event.own)
        """The news of which others see less than the seat they are of."""
        self.revealing = frozenset(event.news for event in events if event.reveals)
        self._remembered = lru_cache(EVENTS_REMEMBERED)(self._written)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._by_news.values())

    def write(self, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
        """What the rules told, as an event for one viewer (None: a spectator)."""
        is_own = told[0] not in self.secret or self._seat(told) == viewer
        return dict(self._remembered(told, is_own))

    def _seat(self, told: tuple[int, ...]) -> int | None:
        """The seat to which it happens."""
        event = self._by_news[told[0]]
        return told[1 + list(event.fields).index("seat")] if "seat" in event.fields else None

    def _written(self, told: tuple[int, ...], is_own: bool) -> dict[str, Any]:
        return self._by_news[told[0]].written(told[1:], is_own)
