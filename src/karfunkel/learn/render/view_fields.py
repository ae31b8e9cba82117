"""The fields of a view that a plain picture shows, of a game of which nothing else is known."""

from collections.abc import Mapping
from typing import Any

from karfunkel.notation.notation import EVERY_VIEW
from karfunkel.notation.notation_lookup import notation_of

View = Mapping[str, Any]

NOTHING = "-"


def seat_fields(view: View) -> list[str]:
    """The fields with something for each seat: the game says which, or else their lengths do."""
    declared = notation_of(view["game"]).seat_fields
    if declared is not None:
        return [name for name in _own_fields(view) if name in declared]
    seats = view["players"]
    return [name for name in _own_fields(view) if isinstance(view[name], list | tuple) and len(view[name]) == seats]


def table_fields(view: View) -> list[str]:
    """The other fields that say something."""
    of_seats = seat_fields(view)
    return [name for name in _own_fields(view) if name not in of_seats and view[name] not in (None, [])]


def _own_fields(view: View) -> list[str]:
    return [name for name in view if name not in EVERY_VIEW]


def label(name: str) -> str:
    """The name of a field for people."""
    return name.replace("_", " ")


def value_text(value: Any) -> str:
    """A value of a view in a few words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        apart = " / " if any(isinstance(one, list | tuple) for one in value) else " "
        return apart.join(map(value_text, value)) or NOTHING
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {value_text(one)}" for name, one in value.items()) or NOTHING
    return NOTHING if value is None else str(value)
