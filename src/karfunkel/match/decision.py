"""A decision about what a person wants in a match: who wants it, by what rules, and the events that it leads to."""

from collections.abc import Callable, Sequence

import msgspec

from karfunkel.match.events import MatchEvent
from karfunkel.match.match import Match
from karfunkel.table.table import Table


class Person(msgspec.Struct, frozen=True):
    """Somebody who does something."""

    guest: str
    name: str


class MatchRules(msgspec.Struct, frozen=True):
    """What the server knows: which bot plays for one who resigns, the next match's name, the time, who is gone."""

    stand_in: str
    new_id: Callable[[], str]
    now: Callable[[], int]
    """The time, in milliseconds since 1970."""
    gone_from: Callable[[Match, int], int | None]
    """From when on the one who plays on a seat is gone, if nobody comes until then; None while it is here."""


class Decision(msgspec.Struct, frozen=True):
    """What is to happen: events, and the table that they lead to, if it was worked out to decide them."""

    events: Sequence[MatchEvent] = ()
    game: Table | None = None


NOTHING = Decision()
"""All is as wanted already."""
