"""Clocks: how long a seat may think.

Every decision has `each` seconds of its own. What it takes longer comes out of the seat's `reserve`, which lasts for
the whole game. A table for an evening has seconds and a reserve of minutes; a slow one has days for each decision and
no reserve.
"""

from typing import Annotated, Self

import msgspec
from msgspec import Meta

SECOND = 1000
DAY = 86_400
GRACE = 30
"""Seconds that one who comes back has at least."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time of a table, in seconds."""

    each: Annotated[int, Meta(ge=0, le=30 * DAY, description="Seconds for each decision.")]
    reserve: Annotated[int, Meta(ge=0, le=DAY, description="Seconds in reserve for the whole game.")] = 0


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat: milliseconds in reserve, and since when it runs; None while it stands."""

    reserve: int
    since: int | None = None


class Clocks:
    """The clocks of all seats of a table. Times are milliseconds since 1970."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.seats = [SeatClock(clock.reserve * SECOND) for _ in range(players)]

    def copy(self) -> Self:
        """The same clocks once more."""
        twin = object.__new__(type(self))
        twin.clock, twin.seats = self.clock, self.seats.copy()
        return twin

    def start(self, seat: int, at: int) -> None:
        """A seat begins to think."""
        self.seats[seat] = SeatClock(self.seats[seat].reserve, at)

    def stop(self, seat: int, at: int) -> None:
        """A seat has moved, or need not any more: what it took longer than its own time leaves its reserve."""
        clock = self.seats[seat]
        if clock.since is not None:
            longer = max(0, at - clock.since - self.clock.each * SECOND)
            self.seats[seat] = SeatClock(max(0, clock.reserve - longer))

    def resume(self, seat: int, since: int, stopped: int) -> None:
        """A seat thinks on as it has since that time; what its stop took from the reserve is given back for now."""
        longer = max(0, stopped - since - self.clock.each * SECOND)
        reserve = self.seats[seat].reserve
        self.seats[seat] = SeatClock(min(reserve + longer, max(reserve, self.clock.reserve * SECOND)), since)

    def restart(self, seat: int, at: int) -> None:
        """One who was away is back, and has time to look."""
        reserve = max(self.seats[seat].reserve, (GRACE - self.clock.each) * SECOND)
        self.seats[seat] = SeatClock(reserve, at if self.seats[seat].since is not None else None)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out; None while its clock stands."""
        clock = self.seats[seat]
        if clock.since is None:
            return None
        return clock.since + self.clock.each * SECOND + clock.reserve
