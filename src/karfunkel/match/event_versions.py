"""Versions of stored events: what was stored before an event changed is brought up to today's form when it is read.

A stored event carries its version in the field `v`; without one it is of version 1. Whoever changes what is stored of
an event counts its version up here and adds the upcaster from the version before. They stay for good, as logs do.
"""

from collections.abc import Callable
from typing import Any

from karfunkel.errors import Error

Fields = dict[str, Any]
"""A stored event, decoded but not checked yet."""

PERSONAL = "personal"
"""The field in which upcasters put what is stored apart from the log today."""
PERSONAL_FIELDS = {"sat": ("name",), "said": ("name", "text")}
"""By kind of event: its fields that can be erased, and therefore do not stand in the log."""
NEWEST_VERSIONS = {"sat": 2, "said": 2}
"""The newest version of each kind; of those that have never changed it is 1."""


def newest_version(kind: str) -> int:
    """The version in which events of this kind are stored today."""
    return NEWEST_VERSIONS.get(kind, 1)


def upcast(kind: str, version: int, fields: Fields) -> Fields:
    """A stored event of this version as the newest one would have stored it; Error if it is of a later version."""
    newest = newest_version(kind)
    if version > newest:
        raise Error(f"the log has {kind!r:.40} in version {version}; this karfunkel reads up to version {newest}")
    for step in range(version, newest):
        fields = UPCASTERS[kind, step](fields)
    return fields


def _set_personal_apart(fields: Fields) -> Fields:
    """Version 2 of `sat` and `said`: names and talk are not part of the log any more."""
    apart = PERSONAL_FIELDS[fields["kind"]]
    kept = {name: value for name, value in fields.items() if name not in apart}
    return {**kept, PERSONAL: {name: fields[name] for name in apart if name in fields}}


UPCASTERS: dict[tuple[str, int], Callable[[Fields], Fields]] = {
    ("sat", 1): _set_personal_apart,
    ("said", 1): _set_personal_apart,
}
"""By kind and version: what makes the next version of a stored event."""
