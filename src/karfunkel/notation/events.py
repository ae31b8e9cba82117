"""The events of a game, each declared once: its name, its fields with their types, and who sees them.

    EVENTS = Events(
        Event(DUG, "dug", seat=SEAT, stone=word("stone", STONES)),
        Event(CHOSE, "chose", seat=SEAT, card=NUMBER, own=("card",)),
    )

From these come the dicts that viewers get, the page's types, the tables of the docs, and the test that all languages
have a sentence for each (`event-dug`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from karfunkel.engine import NOBODY

EVENTS_REMEMBERED = 4096
"""So many events are kept as they were written: the same things happen again and again."""


@dataclass(frozen=True)
class Type:
    """A type of field: its name, how the page types it, and how it is written from numbers of the rules."""

    name: str
    typescript: str
    write: Callable[..., Any]
    words: tuple[str, ...] = ()
    """Of a type of words: all there are."""
    takes: int = 1
    """From how many numbers it is written."""
    of: tuple[str, ...] = ()
    """The fields whose numbers it is written from, if that is not its own alone."""
    at_table: Callable[[Any, Any], Any] | None = None
    """What writes it from the table and its number, if it means something else at each table."""


NUMBER = Type("number", "number", int)
SEAT = Type("seat", "number", int)
"""A seat, which sentences call by its name."""
FLAG = Type("flag", "boolean", bool)


def word(name: str, words: Sequence[str] | Mapping[int, str]) -> Type:
    """One of several words, by their numbers. Sentences say the message `<name>-<word>` for it, if there is one."""
    every = tuple(dict.fromkeys(words.values() if isinstance(words, Mapping) else words))
    return Type(name, " | ".join(f'"{one}"' for one in every), words.__getitem__, every)


def seat_or(word: str, number: int) -> Type:
    """A seat, or what this word says, which the rules know by this number."""
    return Type("place", f'number | "{word}"', lambda place: word if place == number else place)


def amount(message: str) -> Type:
    """A number that sentences say by a message of the game, with `$number`: `3 workers`."""
    return Type(f"amount:{message}", "number", int)


def counts(name: str, write: Callable[[Sequence[int]], str], takes: int) -> Type:
    """So many of each word, such as `2r1b`. Sentences list the messages `<name>-<word>`, each with `$number`."""
    return Type(f"counts:{name}", "string", lambda *numbers: write(numbers), takes=takes)


def text_at_table(write: Callable[[Any, int], str]) -> Type:
    """A text that is written from the table, such as a card of its deck."""
    return Type("text", "string", int, at_table=write)


def written_from(fields: Sequence[str], kind: Type, write: Callable[..., Any]) -> Type:
    """A field of this type that is written from the numbers of several fields, or of another."""
    return replace(kind, write=write, of=tuple(fields))


@dataclass(frozen=True)
class Joined:
    """How events of a kind make one sentence if they follow each other and differ only in what is counted."""

    name: str
    """What sentences call what is counted."""
    type: str
    """Its messages are `<type>-<word>`, each with `$number`."""
    number: str
    """The field that says how many."""
    word: str
    """The field that says what."""


class Event:
    """A kind of event: what the rules call it, its name and its fields, in the order in which the rules tell them.

    Args:
        news: the number under which the rules tell it.
        name: what it is called in events and sentences.
        own: the fields that only the seat sees to which it happens; the field `seat` says which seat that is. What
            chance drew or somebody chose then is known to that seat alone; to nobody if that seat is NOBODY.
        of_two: the fields that are only there with two players.
        reveals: whether it shows what was hidden before.
        silent: whether no sentence is said of it, because it can be seen at the table.
        joined: what several of them in a row are told together by.
        fields: the other fields, each with its type.
    """

    def __init__(
        self,
        news: int,
        name: str,
        *,
        own: Sequence[str] = (),
        of_two: Sequence[str] = (),
        reveals: bool = False,
        silent: bool = False,
        joined: Joined | None = None,
        **fields: Type,
    ) -> None:
        self.news, self.name, self.own, self.of_two = news, name, frozenset(own), frozenset(of_two)
        self.reveals, self.silent, self.joined = reveals, silent, joined
        self.fields: Mapping[str, Type] = {field.rstrip("_"): kind for field, kind in fields.items()}
        """`from` and `for` are words of Python, so a declaration writes `from_` and `for_`."""
        self.at_table = tuple((name, kind.at_table) for name, kind in self.fields.items() if kind.at_table)
        """The fields that are written from the table itself."""
        self._numbers = dict(self._places())
        self._refuse_ownerless()

    def _refuse_ownerless(self) -> None:
        if self.own and "seat" not in self.fields:
            raise TypeError(f"the event {self.name} has own fields, but no field `seat` that says whose they are")
        if unknown := sorted(self.own - self.fields.keys()):
            raise TypeError(f"the event {self.name} has no field {unknown[0]} that could be its seat's own")

    @property
    def optional(self) -> frozenset[str]:
        """The fields that some viewers or tables do not have."""
        return self.own | self.of_two

    def place(self, field: str) -> int | None:
        """Which of the numbers of the rules a field begins with; None if there is no such field."""
        return self._numbers[field][0] if field in self._numbers else None

    def written(self, numbers: Sequence[int], is_own: bool, of_two: bool) -> dict[str, Any]:
        """The event as a dict, for the seat it happens to or for others, at a table of two or of more."""
        event: dict[str, Any] = {"event": self.name}
        for name, kind in self.fields.items():
            if (is_own or name not in self.own) and (of_two or name not in self.of_two):
                event[name] = kind.write(*(numbers[at] for at in self._numbers[name]))
        return event

    def _places(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """For each field the places of the numbers that it is written from."""
        first: dict[str, int] = {}
        at = 0
        for name, kind in self.fields.items():
            first[name] = at
            at += kind.takes
            yield name, tuple(first[field] for field in kind.of) or tuple(range(at - kind.takes, at))


class Events:
    """The events of one game."""

    def __init__(self, *events: Event) -> None:
        self._by_news = {event.news: event for event in events}
        self.secret = frozenset(event.news for event in events if event.own)
        """The news of which others see less than the seat they are of."""
        self.revealing = frozenset(event.news for event in events if event.reveals)
        places = ((event.news, event.place("seat")) for event in events if event.own)
        self._seats = {news: place for news, place in places if place is not None}
        """Of those the place of their seat among the numbers of the rules."""
        self._at_table = {event.news: event.at_table for event in events if event.at_table}
        self._remembered = lru_cache(EVENTS_REMEMBERED)(self._written)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._by_news.values())

    def write(self, table: Any, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
        """What the rules told, as an event for one viewer (None: a spectator)."""
        news = told[0]
        is_own = news not in self.secret or (viewer is not None and told[1 + self._seats[news]] == viewer)
        event = dict(self._remembered(told, is_own, table.players == 2))
        if news in self._at_table:
            for field, write in self._at_table[news]:
                event[field] = write(table, event[field])
        return event

    def seat_told(self, told: Iterable[tuple[int, ...]]) -> int | None:
        """The seat that alone was told all of this, NOBODY if there is none; None if everybody was."""
        seats = {news[1 + self._seats[news[0]]] for news in told if news[0] in self.secret}
        if not seats:
            return None
        return seats.pop() if len(seats) == 1 else NOBODY

    def _written(self, told: tuple[int, ...], is_own: bool, of_two: bool) -> dict[str, Any]:
        return self._by_news[told[0]].written(told[1:], is_own, of_two)
