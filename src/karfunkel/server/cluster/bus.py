"""What carries texts between servers. It may lose some; whoever uses it finds that out."""

from collections.abc import Callable
from typing import Protocol

Receive = Callable[[bytes], None]
"""Who hears what comes in."""


class Bus(Protocol):
    """Carries texts to whoever listens to a subject."""

    @property
    def connected(self) -> bool:
        """Whether texts can be carried just now."""
        ...

    async def listen(self, subject: str, receive: Receive) -> None:
        """Hear from now on what is sent to a subject."""
        ...

    def send(self, subject: str, data: bytes) -> None:
        """Send something to a subject; without a connection it is lost."""
        ...

    async def close(self) -> None:
        """Send and hear nothing any more."""
        ...
