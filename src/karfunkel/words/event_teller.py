"""Tells any game's events in sentences: one message for each, `event-<name>`, by the declaration of its fields.

The page's teller follows the same rules, so that both say the same.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from karfunkel.notation.events import Event as Declared
from karfunkel.words.translations import Argument, Words

Event = Mapping[str, Any]
COUNTED = re.compile(r"(\d+)(\D+)")
PEOPLE = ("seat", "place")
"""The types of fields that can name a seat."""
TEXT = "text"


class Teller:
    """Tells the events of a game to one reader.

    Args:
        words: the words of the game in the reader's language.
        declared: the kinds of events that the game has.
        name: what a seat is called.
        players: how many play.
        viewer: the seat of the reader.
        style: how the text of a message is to look, by the name of the message; as it is, if left out.
    """

    def __init__(
        self,
        words: Words,
        declared: Iterable[Declared],
        name: Callable[[int], str],
        players: int,
        viewer: int | None,
        style: Callable[[str, str], str] = lambda message, text: text,
    ) -> None:
        self._words, self._name, self._players, self._viewer, self._style = words, name, players, viewer, style
        self._declared = {kind.name: kind for kind in declared}

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The sentences of events; some have none, some have one together. What is not declared is not told."""
        lines = [self._sentence(event) for event in self._together(events)]
        return [line for line in lines if line]

    def _sentence(self, event: Event) -> str:
        kind = self._declared.get(event["event"])
        if kind is None or kind.silent:
            return ""
        said = self._words.say_if_known(f"event-{kind.name}", **self._arguments(event))
        return self._without_words(event) if said is None else said.strip()

    def _without_words(self, event: Event) -> str:
        """An event for which its game has no sentence: whom it is about, its name, and what belongs to it."""
        joined = self._declared[event["event"]].joined
        left_out = [*self._seats(event)[:1], *((joined.number, joined.word) if joined else ())]
        said = {field: self._said(event, field) for field in self._fields(event) if field not in left_out}
        if joined:
            said[joined.name] = event[joined.name]
        others = ", ".join(f"{readable(field).lower()} {value}" for field, value in said.items())
        name = self._people(event)["name"]
        return f"{name}: " * bool(name) + readable(event["event"]) + f" ({others})" * bool(others)

    # ---- what stands in a sentence

    def _arguments(self, event: Event) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {"players": self._players, **self._people(event)}
        seats = self._seats(event)
        for field in self._fields(event):
            arguments[f"{field}-id"] = _plain(event[field])
            arguments[field] = event[field] if field in seats else self._said(event, field)
        joined = self._declared[event["event"]].joined
        return {**arguments, joined.name: event[joined.name]} if joined else arguments

    def _people(self, event: Event) -> dict[str, str]:
        """Who acts, and perhaps upon whom."""
        one, other = [*(event[field] for field in self._seats(event)), None, None][:2]
        you = "none" if self._viewer is None else {other: "other", one: "one"}.get(self._viewer, "none")
        return {"name": self._named(one), "other": self._named(other), "you": you}

    def _named(self, seat: int | None) -> str:
        return "" if seat is None else self._name(seat)

    def _fields(self, event: Event) -> dict[str, str]:
        """The declared fields that an event has, with their types. What is not declared of it is not told."""
        fields = self._declared[event["event"]].fields
        return {field: kind.name for field, kind in fields.items() if field in event}

    def _seats(self, event: Event) -> list[str]:
        """The fields that name a seat; the first of them acts."""
        return [
            field for field, kind in self._fields(event).items() if kind in PEOPLE and isinstance(event[field], int)
        ]

    def _said(self, event: Event, field: str) -> Argument:
        """The value of a field in words; a seat by its name."""
        value = event[field]
        kind, _, of = self._fields(event)[field].partition(":")
        if kind == "amount":
            return self._message(of, number=value)
        if kind == "counts":
            return self._counted(of, [(int(number), word) for number, word in COUNTED.findall(value)])
        if kind in PEOPLE and isinstance(value, int):
            return self._name(value)
        plain = _plain(value)
        return plain if isinstance(value, int) or kind == TEXT else self._word(kind, str(plain))

    def _word(self, kind: str, word: str) -> str:
        """One of several words, as the game says it if it says it otherwise."""
        name = f"{kind}-{word}"
        return self._message(name) if self._words.has(name) else word

    def _counted(self, kind: str, counted: Iterable[tuple[int, str]]) -> str:
        """So many of each word, as a list."""
        sums: Counter[str] = Counter()
        for number, word in counted:
            sums[word] += number
        parts = [self._message(f"{kind}-{word}", number=number) for word, number in sums.items() if number]
        return self._words.list(parts) if parts else self._message(f"{kind}-none")

    def _message(self, name: str, **arguments: Argument) -> str:
        return self._style(name, self._words.say(name, **arguments))

    # ---- events that are told together

    def _together(self, events: Sequence[Event]) -> list[Event]:
        """The events, with those that are told together as the first of them."""
        told: list[Event] = []
        counted: list[tuple[int, str]] = []
        for event in events:
            kind = self._declared.get(event["event"])
            if kind is None or kind.joined is None:
                told.append(event)
                continue
            joined, first = kind.joined, event
            if told and self._agree(kind, told[-1], event):
                first = told.pop()
            else:
                counted = []
            counted.append((event[joined.number], event[joined.word]))
            told.append({**first, joined.name: self._counted(joined.type, counted)})
        return told

    @staticmethod
    def _agree(kind: Declared, one: Event, other: Event) -> bool:
        """Whether two events are told in one sentence: they are the same in all but what is counted."""
        counted = (kind.joined.number, kind.joined.word) if kind.joined else ()
        fields = ("event", *(field for field in kind.fields if field not in counted))
        return all(one.get(field) == other.get(field) for field in fields)


def _plain(value: Any) -> Argument:
    """A value by which a sentence chooses its form: numbers are numbers, all else is text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def readable(name: str) -> str:
    """A name of a program made readable: `cards_left` is `Cards left`."""
    plain = re.sub("[_-]+", " ", name).strip()
    return f"{plain[:1].upper()}{plain[1:]}"
