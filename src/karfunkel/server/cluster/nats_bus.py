"""NATS as the bus between servers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from karfunkel.errors import Error, shown_url
from karfunkel.optional_imports import require_extra
from karfunkel.server.cluster.bus import Receive

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

PATIENCE = 5.0
"""Seconds to find a bus at the start."""
TLS, USUAL_PORT = "tls://", 4222
LOOK_AGAIN = 0.25
"""Seconds between two attempts to find it again."""

logger = logging.getLogger(__name__)


class NatsBus:
    """A connection to NATS. If it is lost, it is looked for again for ever; what is sent meanwhile is lost."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._sending: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, url: str) -> "NatsBus":
        """Connect to the NATS of this URL; Error if nobody answers there."""
        with require_extra("cluster"):
            import nats  # noqa: PLC0415  # who has one server needs none
        ours: list[Client] = []

        async def note_loss() -> None:  # also called after we have left by ourselves
            if not any(client.is_draining or client.is_closed for client in ours):
                logger.warning("the bus is lost")

        try:
            if url.startswith(TLS):
                await asyncio.wait_for(_require_tls(url), PATIENCE)
            client = await asyncio.wait_for(
                nats.connect(
                    url,
                    name="karfunkel",
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=LOOK_AGAIN,
                    allow_reconnect=True,
                    ping_interval=2,
                    max_outstanding_pings=2,
                    pending_size=0,
                    error_cb=_note("the bus complains"),
                    disconnected_cb=note_loss,
                    reconnected_cb=_note("the bus is found again"),
                ),
                PATIENCE,
            )
        except (OSError, TimeoutError, nats.errors.Error, ValueError, msgspec.DecodeError) as error:
            reason = str(error) or type(error).__name__
            raise Error(f"there is no bus at {shown_url(url)}: {reason}") from None
        ours.append(client)
        return cls(client)

    @property
    def connected(self) -> bool:
        """Whether texts can be carried just now."""
        return self._client.is_connected

    async def listen(self, subject: str, receive: Receive) -> None:
        """Hear from now on what is sent to a subject."""

        async def take(message: "Msg") -> None:
            receive(message.data)

        await self._client.subscribe(subject, cb=take)

    def send(self, subject: str, data: bytes) -> None:
        """Send something to a subject; without a connection it is lost."""
        if self._client.is_connected:
            task = asyncio.create_task(self._publish(subject, data))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _publish(self, subject: str, data: bytes) -> None:
        try:
            await self._client.publish(subject, data)
        except Exception as error:  # noqa: BLE001  whatever it is, it was not sent
            logger.debug("not sent: %r", error)

    async def close(self) -> None:
        """Send what waits, and hear nothing any more."""
        try:
            await asyncio.wait_for(self._client.drain(), PATIENCE)
        except Exception:  # noqa: BLE001  it is not needed any more
            await self._client.close()


async def _require_tls(url: str) -> None:
    """Error if TLS is wanted and a bus does not speak it: its client would go on without, and send the password."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port or USUAL_PORT)
    try:
        greeting = await reader.readline()
    finally:
        writer.close()
    if not msgspec.json.decode(greeting.partition(b" ")[2]).get("tls_required"):
        raise Error(f"the bus at {shown_url(url)} does not speak TLS; configure that there, or say nats:// here")


def _note(what: str) -> Callable[..., Awaitable[None]]:
    """What notes that something happened on the bus."""

    async def note(*error: Exception) -> None:
        logger.warning(what, extra={"reason": repr(error[0])} if error else None)

    return note
