"""Who of those who play is here, where another server owns the match: that one knows of all servers, and says it."""

from collections.abc import Callable

from karfunkel.match.match import Match
from karfunkel.server.match_presence import MatchPresence
from karfunkel.server.outbox import Outbox

Report = Callable[[list[str], str | None], None]
"""Tells the owner which of those who play watch here, and who was here just now without watching."""


class RemotePresence(MatchPresence):
    """The guests who watch a match at this server; who is here at all says the owner."""

    def __init__(self, now: Callable[[], int], gone_after: int, report: Report) -> None:
        super().__init__(now, gone_after)
        self._report = report
        self._last_message: bytes | None = None

    def hear(self, match: Match, told: bytes) -> None:
        """The owner says who is here."""
        self._last_message = told
        self._tell_listeners(match, told)

    def listen(self, outbox: Outbox, match: Match) -> None:
        """Tell a connection who is here, from now on: at once, if that is known."""
        self._listeners.add(outbox)
        if self._last_message is not None:
            outbox.send_about(match.id, self._last_message)

    def tell(self, match: Match) -> None:
        """Somebody has come, gone or changed seats: the owner will tell all."""
        self._report(self.seated_here(match), None)

    def _tell_if_seated(self, guest: str, match: Match) -> None:
        if match.seat_of(guest) is not None:
            self.tell(match)

    def _remember(self, guest: str, match: Match) -> None:
        if match.seat_of(guest) is not None:
            self._seen[guest] = self._now()
            self._report(self.seated_here(match), guest)
