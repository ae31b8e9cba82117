"""The open connections of each guest, over all matches."""

from collections.abc import Iterable, Sequence

from karfunkel.errors import Refused
from karfunkel.match.events import LogEntry
from karfunkel.match.match import Match
from karfunkel.protocol.messages import YourTurn
from karfunkel.server.outbox import Outbox


class GuestConnections:
    """The open connections of all guests."""

    def __init__(self, most_connections: int) -> None:
        self._most = most_connections
        self._outboxes: dict[str, set[Outbox]] = {}

    def of(self, guest: str | None) -> Iterable[Outbox]:
        """The connections of a guest."""
        return self._outboxes.get(guest, ()) if guest is not None else ()

    def add(self, outbox: Outbox) -> None:
        """A connection of a guest was opened."""
        own = self._outboxes.setdefault(outbox.guest, set())
        if len(own) >= self._most:
            raise Refused("too-many-sockets", "you have this page open too many times")
        own.add(outbox)

    def remove(self, outbox: Outbox) -> None:
        """A connection was closed."""
        own = self._outboxes.get(outbox.guest, set())
        own.discard(outbox)
        if not own:
            self._outboxes.pop(outbox.guest, None)

    def notify_turns(self, match: Match, entries: Sequence[LogEntry]) -> None:
        """Tell people whose turn has just come, where they do not watch the match."""
        for seat, asked in match.asked.items():
            guest = match.seats[seat].guest
            if guest is not None and asked >= entries[0].seq and match.seats[seat].present:
                self.notify_turn(guest, match.id, match.setup.game)

    def notify_turn(self, guest: str, match_id: str, game: str) -> None:
        """Tell a guest that it is to move, where it does not watch the match."""
        for outbox in self.of(guest):
            if match_id not in outbox.watching:
                outbox.send(YourTurn(match_id, game))
