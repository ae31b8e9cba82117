"""Reason: the id of a sentence, and its arguments."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """The name of a sentence, and what it speaks of."""

    name: str
    about: Mapping[str, str | int] = field(default_factory=dict)
