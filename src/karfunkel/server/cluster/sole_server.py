"""A server alone: it owns every match."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from karfunkel.errors import Refused
from karfunkel.match.commands import AnyCommand
from karfunkel.match.decision import Person
from karfunkel.match.events import LogEntry
from karfunkel.match.match import Match
from karfunkel.server.actor import MatchActor, Reply
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.cluster.follower import MatchFollower
from karfunkel.server.cluster.peer_messages import Admit, Forward
from karfunkel.server.cluster.remote_presence import RemotePresence, Report
from karfunkel.server.watched_match import READ_ANEW
from karfunkel.store import Store

if TYPE_CHECKING:
    from karfunkel.server.match_registry import MatchRegistry


NewRemotePresence = Callable[[Report], RemotePresence]
"""Makes what knows who is here, of a match that another server owns."""


class Owner(Protocol):
    """Does for other servers what they ask of the matches that we own."""

    def submit_as_owner(self, match_id: str, who: Person, command: AnyCommand, reply: Reply) -> None:
        """Take a command that was checked by the server which it came to."""
        ...

    def admit_as_owner(self, match_id: str, guest: str, reply: Reply) -> None:
        """Let a guest in."""
        ...

    async def take_in_orphans(self) -> None:
        """Look after matches whose server died before it could say in the lists what happened last."""
        ...

    def notify_turn(self, guest: str, match_id: str, game: str) -> None:
        """A guest is to move in a match that it does not watch."""
        ...


class SoleServer:
    """What a server that is alone knows of the others: that there are none. A member of a cluster knows more."""

    @classmethod
    def alone(cls, store: Store, tasks: BackgroundTasks) -> "SoleServer":
        """A server that needs neither database nor bus to know who owns what."""
        return cls()

    @property
    def ready(self) -> bool:
        """Whether this server should be sent people."""
        return True

    @property
    def lapsed(self) -> bool:
        """Whether others may own by now what is in memory here."""
        return False

    async def claim(self, match_id: str) -> str | None:
        """Own a match, if nobody else does: None if it is ours now, else the server that owns it."""
        return None

    def release(self, actor: MatchActor) -> None:
        """A match was put away here; any server may own it."""

    async def unowned_elsewhere(self, match_ids: Iterable[str]) -> Collection[str]:
        """Which of these no other server owns."""
        return set(match_ids)

    def follow(self, match: Match, owner: str) -> MatchFollower:
        """Begin to follow a match that another server owns."""
        raise Refused(READ_ANEW, "the server of this table is not there")

    def unfollow(self, follower: MatchFollower) -> None:
        """Follow a match no more."""

    async def ask(self, follower: MatchFollower, about: Forward | Admit) -> int:
        """Let the owner of a match do something; the place in the log up to which that is stored, and known here."""
        raise Refused(READ_ANEW, "the server of this table is not there")

    def submit(self, follower: MatchFollower, about: Forward, reply: Reply) -> None:
        """Let the owner of a match do something; `reply` hears of it like one who waits for `ask`."""
        reply(0, Refused(READ_ANEW, "the server of this table is not there"))

    def tell(self, actor: MatchActor, entries: Sequence[LogEntry]) -> None:
        """Something has happened in a match that we own: let those who follow it know."""

    async def join(self, registry: "MatchRegistry", owner: "Owner", new_presence: NewRemotePresence) -> None:
        """Be one of the servers from now on."""

    @property
    def has_peers(self) -> bool:
        """Whether there are others."""
        return False

    async def drain(self) -> None:
        """Let the others have all that we own."""

    async def leave(self) -> None:
        """Be none of them any more."""
