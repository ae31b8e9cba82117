"""The record of a whole game, as text that a person can read and write.

    Game: the id of the game
    Players: 4
    Seed-Hash: 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451

    == round 1
    *card3
    0:take2 1:stop
    2:take1 *card1   # a bold one

Headers are `Name: value` lines before the first empty line. Then come words: `seat:move` for a move, `*card` for a
card that chance drew. `#` begins a comment that lasts to the end of the line; among headers a comment has a line of its
own, for their values may contain a `#`. Lines that begin with `==` are headings
for the reader and say nothing.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from karfunkel.errors import Error, shown
from karfunkel.games.registry import first_game

WIDTH = 100


class Entry(NamedTuple):
    """A move of a seat, or a card that chance drew (then `seat` is None)."""

    seat: int | None
    text: str

    def __str__(self) -> str:
        return f"*{self.text}" if self.seat is None else f"{self.seat}:{self.text}"


@dataclass
class ParsedRecord:
    """A record as read: its headers, its entries, the line of each entry, and comments by the entry they follow."""

    headers: dict[str, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)
    """Comment texts by the number of entries before them."""


def read_record(text: str) -> ParsedRecord:
    """The parts of a record; Error with the line if it cannot be read."""
    if not isinstance(text, str):
        raise Error(f"a record is a text, not {shown(text)}")
    record = ParsedRecord()
    in_headers = True
    for number, line in enumerate(text.splitlines(), start=1):
        content, _, comment = line.partition("#")
        if in_headers and content.strip():
            in_headers = _read_header(record, line, number)
            comment = "" if in_headers else comment
        elif in_headers and record.headers and not line.strip():
            in_headers = False
        if not in_headers and not content.startswith("=="):
            _read_words(record, content, number)
        if comment.strip():
            record.comments.setdefault(len(record.entries), []).append(comment.strip())
    if not record.headers:
        raise Error(f"this is not a record of a game: it does not begin with headers such as 'Game: {first_game()}'")
    return record


def _read_header(record: ParsedRecord, content: str, number: int) -> bool:
    """Read a header line; whether it was one."""
    match = re.fullmatch(r"([A-Za-z][A-Za-z0-9-]*):(?:\s+(.*))?", content.strip())
    if match is None:
        if record.headers:
            return False
        raise Error(f"this is not a record of a game: line {number} is not a header such as 'Game: {first_game()}'")
    if match[1] in record.headers:
        raise Error(f"the record, line {number}: there are two headers {match[1]}")
    record.headers[match[1]] = match[2] or ""
    return True


def _read_words(record: ParsedRecord, content: str, number: int) -> None:
    for word in content.split():
        match = re.fullmatch(r"\*(\S+)|(\d{1,3}):(\S+)", word, re.ASCII)
        if match is None:
            raise Error(f"the record, line {number}: {word!r:.60} is neither a move (0:move) nor a drawn card (*card)")
        seat = None if match[2] is None else int(match[2])
        record.entries.append(Entry(seat, match[1] if seat is None else match[3]))
        record.lines.append(number)


def write_record(
    headers: Mapping[str, str],
    entries: Sequence[Entry],
    headings: Mapping[int, str],
    comments: Mapping[int, Sequence[str]],
) -> str:
    """A record as text. Headings and comments stand before the entry of their number."""
    lines = [f"{name}: {value}" for name, value in headers.items()]
    paragraph: list[str] = []
    for number, entry in enumerate(entries):
        if number in headings or number in comments:
            lines += _wrapped(paragraph)
            paragraph = []
        lines += [f"# {comment}" for comment in comments.get(number, ())]
        if number in headings:
            lines += ["", f"== {headings[number]}"]
        elif number == 0:
            lines.append("")
        if paragraph and (entry.seat is None) != paragraph[-1].startswith("*"):
            lines += _wrapped(paragraph)
            paragraph = []
        paragraph.append(str(entry))
    lines += _wrapped(paragraph)
    lines += [f"# {comment}" for comment in comments.get(len(entries), ())]
    return "\n".join(lines) + "\n"


def _wrapped(words: Iterable[str]) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
