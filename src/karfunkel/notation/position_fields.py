"""The fields of a position and their two forms: a value in a JSON-ready dict, a word in a line of text.

A position is a flat dict of small values, so that one mechanism reads and writes the fields of every game:

    kind        in the dict             in the line
    number      3                       stage=3
    flag        true                    declined=yes
    word        "swap" or null          event=swap or event=-
    numbers     [0, 12, 7]              money=0,12,7
    words       ["money", null]         chosen=money,-
    lists       [["swap"], []]          kept=swap,-
    deck        "house" or all cards     deck=house or deck=bb7*2,gb7,…
    options     {"major_any": "once"}   options=major_any:once

In a line the members of inner lists are joined by `+`, and equal neighbours are counted: `swap*2`. A game may
have kinds of its own (`Kind`).
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from karfunkel.errors import Error, shown

NOTHING = "-"
HOUSE = "house"
"""The deck that the house plays with."""
MOST_WORDS = 100
"""More than that are never counted in one word."""


@dataclass(frozen=True)
class Kind:
    """A kind of field that a game has for itself: its name, what it means, and its two forms."""

    name: str
    means: str
    fits: Callable[[Any], bool]
    written: Callable[[Any], str]
    read: Callable[[str], Any]

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class PositionField:
    """A field of a position: its name, its kind (see above), what it means and what is taken if it is left out."""

    name: str
    kind: str | Kind
    about: str
    default: str


def check_kind(field: PositionField, value: Any) -> str | None:
    """What is wrong with the type of a field's value, if anything."""
    kind = field.kind
    fits, means = (kind.fits, kind.means) if isinstance(kind, Kind) else (_FITS[kind], _MEANS[kind])
    return None if fits(value) else f"{field.name} must be {means}, not {shown(value)}"


def to_line(fields: Sequence[PositionField], position: Mapping[str, Any]) -> str:
    """A position as one line of text: the game's id and `name=value` words."""
    words = [f"{field.name}={_written(field.kind, position[field.name])}" for field in fields if field.name in position]
    return " ".join([position["game"], *words])


def from_line(fields: Sequence[PositionField], line: str) -> dict[str, Any]:
    """The position of a line of text; Error if a word of it cannot be read."""
    known = {field.name: field for field in fields}
    game, *words = line.split() or [""]
    position: dict[str, Any] = {"game": game}
    for word in words:
        name, sign, text = word.partition("=")
        if not sign or name not in known:
            raise Error(f"{word!r:.80} is not a field of a position of {game}; they are {', '.join(known)}")
        if name in position:
            raise Error(f"the position names {name} twice")
        position[name] = _read(known[name], text)
    return position


# ---- kinds


def is_number(value: Any) -> bool:
    """Whether a value is a whole number, and none of those that Python would mistake for one."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_word(value: Any) -> bool:
    return value is None or isinstance(value, str)


def is_list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Whether a value is a list of such members."""
    return lambda value: isinstance(value, list | tuple) and all(fits(member) for member in value)


def _is_options(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(part, str) for pair in value.items() for part in pair)


_FITS: dict[str, Callable[[Any], bool]] = {
    "number": is_number,
    "flag": lambda value: isinstance(value, bool),
    "word": _is_word,
    "numbers": is_list_of(is_number),
    "words": is_list_of(_is_word),
    "lists": is_list_of(is_list_of(lambda value: isinstance(value, str))),
    "deck": lambda value: isinstance(value, str) or is_list_of(lambda card: isinstance(card, str))(value),
    "options": _is_options,
}
_MEANS = {
    "number": "a whole number",
    "flag": "true or false",
    "word": "a word or null",
    "numbers": "a list of whole numbers",
    "words": "a list of words (null for none)",
    "lists": "a list of lists of words, one for each seat",
    "deck": "'house' or a list of cards",
    "options": "a table of options and their values",
}


def _written(kind: str | Kind, value: Any) -> str:
    if isinstance(kind, Kind):
        return kind.written(value)
    if kind == "flag":
        return "yes" if value else "no"
    if kind == "options":
        return ",".join(f"{name}:{choice}" for name, choice in value.items()) or NOTHING
    if kind == "lists":
        return ",".join("+".join(_counted(member)) or NOTHING for member in value) or NOTHING
    if isinstance(value, list | tuple):
        words = [_written("word", member) for member in value]
        return ",".join(_counted(words) if kind in ("words", "deck") else words) or NOTHING
    return NOTHING if value is None else str(value)


def _counted(words: Sequence[str]) -> list[str]:
    """The words, with equal neighbours as one word and their number. Where nothing is, each place is kept."""
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return [part for word, n in runs for part in ([word] * n if word == NOTHING or n == 1 else [f"{word}*{n}"])]


def _uncounted(field: PositionField, words: Sequence[str]) -> list[str]:
    uncounted: list[str] = []
    for text in words:
        word, sign, number = text.partition("*")
        times = _number(field, number) if sign else 1
        if not 1 <= times <= MOST_WORDS:
            raise Error(f"{field.name}: {text!r:.80} is not a number of cards")
        uncounted += [word] * times
    return uncounted


def _read(field: PositionField, text: str) -> Any:
    kind = field.kind
    if isinstance(kind, Kind):
        return kind.read(text)
    members = _members(text)
    if kind == "number":
        return _number(field, text)
    if kind == "numbers":
        return [_number(field, member) for member in members]
    if kind == "flag":
        return _flag(field, text)
    if kind == "words":
        return [None if member == NOTHING else member for member in _uncounted(field, members)]
    if kind == "lists":
        return [[] if member == NOTHING else _uncounted(field, member.split("+")) for member in members]
    if kind == "options":
        return dict(_option(field, member) for member in members)
    if kind == "deck":
        return text if text == HOUSE else _uncounted(field, members)
    return None if text == NOTHING else text


def _members(text: str) -> list[str]:
    return [] if text in (NOTHING, "") else text.split(",")


def _number(field: PositionField, text: str) -> int:
    if re.fullmatch(r"-?\d{1,9}", text, re.ASCII) is None:
        raise Error(f"{field.name} takes whole numbers, not {text!r:.80}")
    return int(text)


def _flag(field: PositionField, text: str) -> bool:
    if text not in ("yes", "no"):
        raise Error(f"{field.name} is yes or no, not {text!r:.80}")
    return text == "yes"


def _option(field: PositionField, text: str) -> tuple[str, str]:
    name, sign, value = text.partition(":")
    if not sign:
        raise Error(f"{field.name} are written like name:value, not {text!r:.80}")
    return name, value
