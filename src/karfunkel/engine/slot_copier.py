"""Copies objects with slots, which the interpreter reads faster than those with a dict, and which take less memory."""

from collections.abc import Callable, Collection, Iterable
from typing import Any


def slot_copier(names: Iterable[str], copied: Collection[str] = ()) -> Callable[[Any, Any], None]:
    """What puts these attributes of an object into another, those in `copied` as copies of their own.

    It is written with a line for each, as one would by hand: that takes a third of the time of a loop.
    """
    lines = [f"to.{name} = one.{name}{'.copy()' if name in copied else ''}" for name in names]
    namespace: dict[str, Any] = {}
    exec("\n    ".join(["def copy_slots(one, to):", *lines, "return None"]), namespace)  # noqa: S102  # our own text
    copier: Callable[[Any, Any], None] = namespace["copy_slots"]
    return copier
