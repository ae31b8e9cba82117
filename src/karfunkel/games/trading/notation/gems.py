"""Gems as text, such as `2r1b`, and the kinds of position fields that hold them.

kind        in the dict             in the line
gems        [2, 0, 0, 1] or "2r1b"  offer=2r1b
gems-list   [[3, 3, 3, 3], "2r"]    gems=3r3y3g3b,2r
"""

import re
from collections.abc import Sequence
from typing import Any

from karfunkel.errors import Error
from karfunkel.games.trading.rules.deck_reader import LETTERS
from karfunkel.notation.position_fields import NOTHING, Kind, is_list_of, is_number


def gems_text(gems: Sequence[int]) -> str:
    """Gems in rank order without zeros, such as `2r1b`; `-` for none."""
    return "".join(f"{number}{letter}" for number, letter in zip(gems, LETTERS, strict=True) if number) or NOTHING


def read_gems(text: str) -> tuple[int, ...]:
    """The gems of a text such as `2r1b`, in rank order without zeros; Error if it is none."""
    if text in (NOTHING, ""):
        return (0, 0, 0, 0)
    match = re.fullmatch(r"([1-9]\d?r)?([1-9]\d?y)?([1-9]\d?g)?([1-9]\d?b)?", text, re.ASCII)
    if match is None:
        raise Error(f"{text!r} does not name gems; they are written like 2r1b: in the order r y g b, no zeros")
    return tuple(int(part[:-1]) if part else 0 for part in match.groups())


def _is_gems(value: Any) -> bool:
    return isinstance(value, str) or (is_list_of(is_number)(value) and len(value) == len(LETTERS))


def _written(value: Any) -> str:
    return value if isinstance(value, str) else gems_text(value)


GEMS_KIND = Kind("gems", "gems, such as '2r1b' or [2, 0, 0, 1]", _is_gems, _written, str)
GEMS_LIST_KIND = Kind(
    "gems-list",
    "a list of gems, such as '2r1b' or [2, 0, 0, 1] for each seat",
    is_list_of(_is_gems),
    lambda value: ",".join(map(_written, value)) or NOTHING,
    lambda text: text.split(","),
)
