"""Presence at one match: who of those who play watches it, and since when the others do not."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection

from karfunkel.match.match import Match, Seat
from karfunkel.protocol.messages import Absence, WhoIsHere, encode
from karfunkel.server.outbox import Outbox

MOST_REMEMBERED = 100
"""Of so many guests who do not watch it is known when they were here last; of those who play, always."""
TOLD_EVERY = 0.5
"""One who comes and goes is told of at most so often, in seconds: each time all who listen hear of it."""
NOTED_EVERY = 10_000
"""One who asks over HTTP and does not watch counts as seen at most so often, in milliseconds."""


class MatchPresence:
    """The guests who watch a match, and the connections that want to hear who does. It is kept in memory only."""

    def __init__(self, now: Callable[[], int], gone_after: int) -> None:
        self._now, self._gone_after = now, gone_after
        self._began = now()
        self._watching: Counter[str] = Counter()
        """With how many connections each guest watches."""
        self._watching_elsewhere: dict[str, Collection[str]] = {}
        """The guests who watch at other servers, by server."""
        self._seen: dict[str, int] = {}
        """When those who do not watch were here last."""
        self._listeners: set[Outbox] = set()
        self.on_tell: Callable[[bytes], None] | None = None
        """Who hears besides what those who listen are told."""

        self._told: Match | None = None
        """The match as it was when those who listen were told last, or would have been."""
        self._resting: asyncio.TimerHandle | None = None
        """Set for a moment after somebody came or went, so that who comes and goes all the time floods nobody."""
        self._is_late = False
        """Whether somebody has come or gone meanwhile."""

    def take_over(self, other: "MatchPresence") -> None:
        """Go on with the connections of another."""
        self._watching, self._listeners = other._watching, other._listeners

    def come(self, guest: str, match: Match) -> None:
        """A connection of a guest begins to watch."""
        self._watching[guest] += 1
        self._seen.pop(guest, None)
        self._tell_if_seated(guest, match)

    def leave(self, outbox: Outbox, match: Match) -> None:
        """A connection of a guest stops watching."""
        self._listeners.discard(outbox)
        guest = outbox.guest
        self._watching[guest] -= 1
        if self._watching[guest] <= 0:
            del self._watching[guest]
            self._remember(guest, match)

    def watch_elsewhere(self, server: str, guests: Collection[str], match: Match) -> None:
        """These guests watch at another server, and no others there."""
        before = self._watching_elsewhere.pop(server, ())
        if guests:
            self._watching_elsewhere[server] = guests
        now = self._now()
        for guest in before:
            if not self.is_watching(guest):
                self._seen[guest] = now
        if set(before) != set(guests):
            self._tell_soon(match)

    def note(self, guest: str, match: Match) -> None:
        """A guest has done or asked something, be it without watching."""
        if not self.is_watching(guest) and self._now() - self._seen.get(guest, 0) >= NOTED_EVERY:
            self._remember(guest, match)

    def listen(self, outbox: Outbox, match: Match) -> None:
        """Tell a connection who is here, from now on."""
        self._listeners.add(outbox)
        outbox.send_about(match.id, self.message(match))

    def tell(self, match: Match) -> None:
        """Tell all who listen who is here."""
        self._told, self._is_late = match, False
        if self._listeners or self.on_tell is not None:
            self._tell_listeners(match, self.message(match))

    def close(self) -> None:
        """Tell nobody any more."""
        if self._resting is not None:
            self._resting.cancel()
        self._listeners.clear()
        self.on_tell = None

    def is_watching(self, guest: str) -> bool:
        """Whether a guest watches, be it at another server."""
        return guest in self._watching or any(guest in guests for guests in self._watching_elsewhere.values())

    def seated_here(self, match: Match) -> list[str]:
        """Which of those who play watch at this server."""
        return [seat.guest for seat in match.seats if seat.guest is not None and seat.guest in self._watching]

    def gone_from(self, match: Match, seat: int) -> int | None:
        """From when on the one who plays on a seat is gone, if nobody comes until then; None while it is here."""
        absence = self._absence(match, match.seats[seat])
        return None if absence is None else absence.gone_from

    def message(self, match: Match) -> bytes:
        """Who is here, as those who listen are told."""
        return encode(WhoIsHere(match.id, [self._absence(match, seat) for seat in match.seats]))

    def _tell_listeners(self, match: Match, message: bytes) -> None:
        for outbox in self._listeners:
            outbox.send_about(match.id, message)
        if self.on_tell is not None:
            self.on_tell(message)

    def _remember(self, guest: str, match: Match) -> None:
        self._seen[guest] = self._now()
        if len(self._seen) > MOST_REMEMBERED:
            self._seen = {one: at for one, at in self._seen.items() if match.seat_of(one) is not None}
        self._tell_if_seated(guest, match)

    def _tell_if_seated(self, guest: str, match: Match) -> None:
        if match.seat_of(guest) is not None:
            self._tell_soon(match)

    def _tell_soon(self, match: Match) -> None:
        """Tell all who listen, but not more often than they can make use of."""
        if not self._listeners and self.on_tell is None:
            return
        if self._resting is None:
            self.tell(match)
            self._resting = asyncio.get_running_loop().call_later(TOLD_EVERY, self._go_on)
        else:
            self._told, self._is_late = match, True

    def _go_on(self) -> None:
        self._resting = None
        if self._is_late and self._told is not None:
            self.tell(self._told)

    def _absence(self, match: Match, seat: Seat) -> Absence | None:
        if seat.guest is None or not seat.person or self.is_watching(seat.guest):
            return None
        since = self._seen.get(seat.guest, self._began)
        return Absence(since, since + match.gone_after(self._gone_after))
