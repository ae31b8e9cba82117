"""Who of those who play watches a match, and since when the others do not."""

from collections import Counter
from collections.abc import Callable

from karfunkel.match.match import Match, Seat
from karfunkel.protocol.messages import Absence, WhoIsHere, encode
from karfunkel.server.outbox import Outbox

MOST_REMEMBERED = 100
"""Of so many guests who do not watch it is known when they were here last; of those who play, always."""
NOTED_EVERY = 10_000
"""One who asks over HTTP and does not watch counts as seen at most so often, in milliseconds."""


class Attendance:
    """The guests who watch a match, and the connections that want to hear who does. It is kept in memory only."""

    def __init__(self, now: Callable[[], int], gone_after: int) -> None:
        self._now, self._gone_after = now, gone_after
        self._began = now()
        self._watching: Counter[str] = Counter()
        """With how many connections each guest watches."""
        self._seen: dict[str, int] = {}
        """When those who do not watch were here last."""
        self._listeners: set[Outbox] = set()

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

    def note(self, guest: str, match: Match) -> None:
        """A guest has done or asked something, be it without watching."""
        if guest not in self._watching and self._now() - self._seen.get(guest, 0) >= NOTED_EVERY:
            self._remember(guest, match)

    def listen(self, outbox: Outbox, match: Match) -> None:
        """Tell a connection who is here, from now on."""
        self._listeners.add(outbox)
        outbox.send_about(match.id, self._message(match))

    def tell(self, match: Match) -> None:
        """Tell all who listen who is here."""
        if self._listeners:
            message = self._message(match)
            for outbox in self._listeners:
                outbox.send_about(match.id, message)

    def close(self) -> None:
        """Tell nobody any more."""
        self._listeners.clear()

    def gone_from(self, match: Match, seat: int) -> int | None:
        """From when on the one who plays on a seat is gone, if nobody comes until then; None while it is here."""
        absence = self._absence(match, match.seats[seat])
        return None if absence is None else absence.gone_from

    def _remember(self, guest: str, match: Match) -> None:
        self._seen[guest] = self._now()
        if len(self._seen) > MOST_REMEMBERED:
            self._seen = {one: at for one, at in self._seen.items() if match.seat_of(one) is not None}
        self._tell_if_seated(guest, match)

    def _tell_if_seated(self, guest: str, match: Match) -> None:
        if match.seat_of(guest) is not None:
            self.tell(match)

    def _message(self, match: Match) -> bytes:
        return encode(WhoIsHere(match.id, [self._absence(match, seat) for seat in match.seats]))

    def _absence(self, match: Match, seat: Seat) -> Absence | None:
        if seat.guest is None or not seat.person or seat.guest in self._watching:
            return None
        since = self._seen.get(seat.guest, self._began)
        return Absence(since, since + match.gone_after(self._gone_after))
