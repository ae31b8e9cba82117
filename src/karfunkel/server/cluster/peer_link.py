"""Messages to other servers: sent together, numbered so that a loss is found, and queries repeated until answered."""

import asyncio
import itertools
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

import msgspec

from karfunkel.server.cluster.bus import Bus
from karfunkel.server.cluster.peer_messages import (
    Admit,
    AnyPeerMessage,
    Batch,
    Follow,
    Forward,
    Query,
    Reply,
    decode_batch,
    encode_batch,
)

BEAT = 0.25
"""Seconds after which every server hears of every other one, also if there is nothing to say."""
SILENT = 2.0
"""Seconds after which a server that is not heard counts as lost."""
REPEAT = 1.0
"""Seconds after which a query is sent again."""
LARGEST_BATCH = 500_000
"""Bytes; a bus takes no more than about a million at once."""
MOST_REMEMBERED = 20_000
"""So many queries are remembered, so that one that comes again counts once."""

OnReply = Callable[[Reply | None], None]
"""Who hears the answer to a query; None if the server that was asked is lost."""

logger = logging.getLogger(__name__)


class PeerHandler(Protocol):
    """Does what other servers say."""

    def on_query(self, sender: str, about: Forward | Admit | Follow, reply: Callable[[Reply], None]) -> None:
        """Answer a query, now or later; the answer's id does not matter."""
        ...

    def on_message(self, sender: str, message: AnyPeerMessage) -> None:
        """Take what needs no answer."""
        ...

    def on_loss(self, sender: str) -> None:
        """Something that this server has said was lost on the way."""
        ...

    def on_silence(self, sender: str) -> None:
        """This server is not heard any more."""
        ...


class _Pending(msgspec.Struct):
    """A query that waits for its answer."""

    server: str
    query: Query
    on_reply: OnReply
    sent_at: float


class PeerLink:
    """The messages between this server and all others."""

    def __init__(self, bus: Bus, me: str, subject: Callable[[str], str], handler: PeerHandler) -> None:
        self._bus, self.me, self._subject, self._handler = bus, me, subject, handler
        self._loop = asyncio.get_running_loop()
        self._outgoing: dict[str, list[AnyPeerMessage]] = {}
        self._sent: dict[str, int] = {}
        """The number of the last batch for each server."""
        self._received: dict[str, int] = {}
        """The number of the last batch of each server."""
        self._heard: dict[str, float] = {}
        """When each server was heard last."""
        self._pending: dict[int, _Pending] = {}
        self._ids = itertools.count(1)
        self._answered: OrderedDict[tuple[str, int], Reply | None] = OrderedDict()
        """The queries of others, and how they were answered; None as long as they are not."""

    async def open(self) -> None:
        """Hear the others from now on."""
        await self._bus.listen(self._subject(self.me), self._receive)

    @property
    def waiting(self) -> int:
        """How many queries wait for an answer."""
        return len(self._pending)

    # ---- out

    def send(self, server: str, message: AnyPeerMessage) -> None:
        """Tell a server something, together with all else that it is told in this turn of the event loop."""
        outgoing = self._outgoing.get(server)
        if outgoing is None:
            self._outgoing[server] = [message]
            self._loop.call_soon(self._flush, server)
        else:
            outgoing.append(message)

    def ask(self, server: str, about: Forward | Admit | Follow, on_reply: OnReply) -> None:
        """Ask a server something, again and again until it answers or is lost."""
        query = Query(next(self._ids), about)
        self._pending[query.id] = _Pending(server, query, on_reply, self._loop.time())
        self.send(server, query)

    def _flush(self, server: str) -> None:
        self._send_batch(server, self._outgoing.pop(server, []))

    def _send_batch(self, server: str, messages: list[AnyPeerMessage]) -> None:
        number = self._sent[server] = self._sent.get(server, 0) + 1
        data = encode_batch(Batch(self.me, number, messages))
        if len(data) > LARGEST_BATCH and len(messages) > 1:
            self._sent[server] -= 1
            half = len(messages) // 2
            self._send_batch(server, messages[:half])
            self._send_batch(server, messages[half:])
        else:
            self._bus.send(self._subject(server), data)

    def beat(self, servers: set[str]) -> None:
        """Let these servers hear that we are here, repeat what they have not answered, and find out who is silent."""
        now = self._loop.time()
        for server in servers:
            self._heard.setdefault(server, now)
            if server not in self._outgoing:
                self._send_batch(server, [])
        for pending in list(self._pending.values()):
            if now - pending.sent_at >= REPEAT:
                pending.sent_at = now
                self.send(pending.server, pending.query)
        for server, heard in list(self._heard.items()):
            if now - heard > SILENT:
                self.forget(server)
                self._handler.on_silence(server)

    def is_silent(self, server: str) -> bool:
        """Whether a server is not heard at the moment."""
        return server not in self._heard

    def expect(self, server: str) -> None:
        """A server is there, as the database says, though it was not heard yet."""
        self._heard.setdefault(server, self._loop.time())

    def forget(self, server: str) -> None:
        """A server is lost: nobody waits for its answers any more."""
        for known in (self._heard, self._received):
            known.pop(server, None)
        lost = [pending for pending in self._pending.values() if pending.server == server]
        for pending in lost:
            del self._pending[pending.query.id]
        for pending in lost:
            pending.on_reply(None)

    # ---- in

    def _receive(self, data: bytes) -> None:
        try:
            batch = decode_batch(data)
        except msgspec.DecodeError:
            logger.warning("a server of another version, or a stranger, is on the bus")
            return
        sender = batch.sender
        self._heard[sender] = self._loop.time()
        before = self._received.get(sender)
        self._received[sender] = batch.number
        if before is not None and batch.number != before + 1:
            if batch.number <= before:  # it came late, and was reported as lost
                self._received[sender] = before
            else:
                self._handler.on_loss(sender)
        for message in batch.messages:
            try:
                self._take(sender, message)
            except Exception:
                logger.exception("what another server said could not be done", extra={"server": sender})

    def _take(self, sender: str, message: AnyPeerMessage) -> None:
        if isinstance(message, Query):
            self._take_query(sender, message)
        elif isinstance(message, Reply):
            if (pending := self._pending.pop(message.id, None)) is not None:
                pending.on_reply(message)
        else:
            self._handler.on_message(sender, message)

    def _take_query(self, sender: str, query: Query) -> None:
        key = sender, query.id
        if key in self._answered:
            if (answer := self._answered[key]) is not None:
                self.send(sender, answer)
            return
        self._answered[key] = None
        while len(self._answered) > MOST_REMEMBERED:
            self._answered.popitem(last=False)

        def reply(answer: Reply) -> None:
            answer = self._answered[key] = Reply(query.id, answer.seq, answer.failure)
            self.send(sender, answer)

        self._handler.on_query(sender, query.about, reply)
