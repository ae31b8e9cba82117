"""Tells any game's events in sentences: one message for each, `event-<name>`, by the declaration of its fields.

The page's teller follows the same rules, so that both say the same.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from karfunkel.notation.events import Event as Declared
from karfunkel.notation.events import Joined
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
        declared = [event for event in events if event["event"] in self._declared]
        lines = [self._sentence(event) for event in self._together(declared)]
        return [line for line in lines if line]

    def _sentence(self, event: Event) -> str:
        if self._declared[event["event"]].silent:
            return ""
        said = self._words.say_if_known(f"event-{event['event']}", **self._arguments(event))
        return self._without_words(event) if said is None else said.strip()

    def _without_words(self, event: Event) -> str:
        """An event for which its game has no sentence: whom it is about, its name, and what belongs to it."""
        name = self._people(event)["name"]
        fields = [field for field in event if field != "event" and not self._is_seat(event, field)]
        others = ", ".join(f"{readable(field).lower()} {self._said(event, field)}" for field in fields)
        return f"{name}: " * bool(name) + readable(event["event"]) + f" ({others})" * bool(others)

    # ---- what stands in a sentence

    def _arguments(self, event: Event) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {"players": self._players, **self._people(event)}
        for field, value in event.items():
            if field != "event":
                arguments[f"{field}-id"] = value if isinstance(value, int) else str(value)
                arguments[field] = value if self._is_seat(event, field) else self._said(event, field)
        return arguments

    def _people(self, event: Event) -> dict[str, str]:
        """Who acts, and perhaps upon whom."""
        seats = [event[field] for field in event if self._is_seat(event, field)]
        one, other = [*seats, None, None][:2]
        you = "none" if self._viewer is None else {other: "other", one: "one"}.get(self._viewer, "none")
        return {"name": self._named(one), "other": self._named(other), "you": you}

    def _named(self, seat: int | None) -> str:
        return "" if seat is None else self._name(seat)

    def _type(self, event: Event, field: str) -> str:
        fields = self._declared[event["event"]].fields
        return fields[field].name if field in fields else TEXT

    def _is_seat(self, event: Event, field: str) -> bool:
        return self._type(event, field) in PEOPLE and isinstance(event[field], int)

    def _said(self, event: Event, field: str) -> Argument:
        """The value of a field in words."""
        value = event[field]
        kind, _, of = self._type(event, field).partition(":")
        if isinstance(value, bool):
            return "yes" if value else "no"
        if self._is_seat(event, field):
            return self._name(value)
        if kind == "amount":
            return self._message(of, number=value)
        if kind == "counts":
            return self._counted(of, {word: int(number) for number, word in COUNTED.findall(value)})
        return value if isinstance(value, int) or kind == TEXT else self._word(kind, str(value))

    def _word(self, kind: str, word: str) -> str:
        """One of several words, as the game says it if it says it otherwise."""
        name = f"{kind}-{word}"
        return self._message(name) if self._words.has(name) else word

    def _counted(self, kind: str, numbers: Mapping[str, int]) -> str:
        """So many of each word, as a list."""
        parts = [self._message(f"{kind}-{word}", number=number) for word, number in numbers.items() if number]
        return self._words.list(parts) if parts else self._message(f"{kind}-none")

    def _message(self, name: str, **arguments: Argument) -> str:
        return self._style(name, self._words.say(name, **arguments))

    # ---- events that are told together

    def _together(self, events: Sequence[Event]) -> list[Event]:
        """The events, with those that are told together as one."""
        told: list[Event] = []
        counts: Counter[str] = Counter()
        for event in events:
            joined = self._declared[event["event"]].joined
            if joined is None:
                told.append(event)
                continue
            same = bool(told) and _common(told[-1], joined) == _common(event, joined)
            counts = counts if same else Counter()
            counts[event[joined.word]] += event[joined.number]
            told[len(told) - same :] = [{**event, joined.name: self._counted(joined.type, counts)}]
        return told


def _common(event: Event, joined: Joined) -> dict[str, Any]:
    """What events that are told together have in common."""
    return {field: value for field, value in event.items() if field not in (joined.name, joined.number, joined.word)}


def readable(name: str) -> str:
    """A name of a program made readable: `cards_left` is `Cards left`."""
    plain = re.sub("[_-]+", " ", name).strip()
    return f"{plain[:1].upper()}{plain[1:]}"
