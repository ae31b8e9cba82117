"""Uvicorn's WebSocket with a short way for whole texts.

Through ASGI every message goes by a queue into a task, and every answer is framed and written by itself. A busy server
spends more on that than on the game. Here a text goes straight to the one who listens, and all that there is to say at
a moment goes out in one write. The handshake, pings, closing and all that is unusual (fragments, several frames in one
piece, nonsense) stay with uvicorn, which gets it frame by frame, as long as somebody has time for it.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # the quick one, if it is built
from websockets.http11 import Request

EXTENSION: Final = "karfunkel.websocket"
"""Under this name an application finds the protocol among the extensions of its scope."""

FINAL_TEXT = 0x81
MASKED = 0x80
RESERVED = 0x70
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that stand for: the length follows in so many bytes."""
MASK_BYTES = 4
MOST_HEAD = 14
"""No frame has more bytes before its data."""
MOST_UNUSUAL, UNUSUAL_A_SECOND = 60, 20
"""So many pings, fragments and other frames that are no whole texts are read at once, and each second."""
MOST_PIECES = 50
"""So many frames a message may have, be they empty: each of them is kept until the last one comes."""
REST = 1.0
"""Seconds for which nothing is read after too many of them."""
PATIENCE = 60.0
"""Seconds in which one must take something of what waits to be sent."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose messages can be heard, and spoken, without a detour."""

    on_message: Callable[[str | bytes], None] | None = None
    """Who is told of each message; until there is somebody, they come through ASGI."""
    on_writable: Callable[[], None] | None = None
    """Who is told that the line takes more, after it was full."""
    on_lost: Callable[[], None] | None = None
    """Who is told that the connection is gone."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = bytearray()
        """What has come and is not read yet: a frame that is not whole, or frames for which somebody must have time."""
        self._unusual = float(MOST_UNUSUAL)
        """So many frames that are no whole texts may come now."""
        self._counted_at = 0.0
        self._resting = False
        """Whether nothing is read for a moment, because there was too much of that."""
        self._patience: asyncio.TimerHandle | None = None
        """Ends a connection that does not read."""

    @property
    def is_full(self) -> bool:
        """Whether the other side reads so slowly that one should wait."""
        return not self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send texts, each as a message, all at once. On a line that is being closed nobody hears them."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def pause_reading(self) -> None:
        """Read no more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again, first what has come already."""
        if self._resting or self.transport.is_closing():
            return
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._read_frames()

    # ---- what uvicorn calls

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Take one whole text straight to its listener; read all else frame by frame."""
        if self.on_message is not None and self._between_messages:
            text = _whole_text(data, self.config.ws_max_size)
            if text is not None:
                self.on_message(text)
                return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread += data
        if self.handshake_complete:
            self._read_frames()
        elif len(self._unread) > self.config.ws_max_size:
            self.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next event for the application."""
        if self.handshake_complete and self.queue.empty():
            self.resume_reading()
        return await super().receive()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self._unread.clear()
        if self._patience is not None:
            self._patience.cancel()
        if self.on_lost is not None:
            self.on_lost()

    def pause_writing(self) -> None:
        """The line is full: the other side has so long to read."""
        super().pause_writing()
        if self._patience is None:
            self._patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """A message that came some other way is complete. One that is no text and should be ends the connection."""
        message = self._complete_message()
        if self.close_sent or (self.on_message is None and message is not None):
            super().send_receive_event_to_app()
            return
        self.frames = []
        if message is None:
            self._close_at_once(CloseCode.INVALID_DATA)
        elif self.on_message is not None:
            self.on_message(message)

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message. One that never ends is not kept for ever."""
        if len(self.frames) >= MOST_PIECES:
            self._close_at_once(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def _close_at_once(self, code: CloseCode) -> None:
        self.frames = []
        self.conn.send_close(code)
        self.handle_parser_exception()

    def resume_writing(self) -> None:
        """What was full is free again."""
        super().resume_writing()
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self.on_writable is not None:
            self.on_writable()

    # ---- frame by frame

    @property
    def _between_messages(self) -> bool:
        """Whether nothing of a message has come yet, so that the next byte begins one."""
        return not self._unread and self.conn.current_size is None and not self.close_sent

    def _read_frames(self) -> None:
        """Read the frames that have come, one after the other, as long as somebody has time for them."""
        while self._unread and not (self.read_paused or self.transport.is_closing()):
            size = _size(self._unread)
            is_incomplete = size is None or len(self._unread) < size <= self.config.ws_max_size + MOST_HEAD
            if is_incomplete and not _is_wrong(self._unread):
                return
            frame = bytes(self._unread[:size])
            del self._unread[:size]
            self._read_frame(frame)

    def _read_frame(self, frame: bytes) -> None:
        text = None
        if self.on_message is not None and self.conn.current_size is None and not self.close_sent:
            text = _whole_text(frame, self.config.ws_max_size)
        if text is not None and self.on_message is not None:
            self.on_message(text)
            return
        self._count_unusual()
        super().data_received(frame)

    def _count_unusual(self) -> None:
        """Count a frame that is no whole text; after too many of them, read nothing for a moment."""
        now = self.loop.time()
        self._unusual = min(MOST_UNUSUAL, self._unusual + (now - self._counted_at) * UNUSUAL_A_SECOND) - 1
        self._counted_at = now
        if self._unusual < 0 and not self._resting:
            self.pause_reading()
            self._resting = True
            self.loop.call_later(REST, self._go_on)

    def _go_on(self) -> None:
        self._resting = False
        self.resume_reading()

    def _complete_message(self) -> str | bytes | None:
        """The message that has come in frames; None if it is no text and should be."""
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "bytes":
            return data
        try:
            return data.decode()
        except UnicodeDecodeError:
            return None


def websocket_of(scope: Mapping[str, Any]) -> FastWebSocket:
    """The protocol of a WebSocket that was opened."""
    websocket = (scope.get("extensions") or {}).get(EXTENSION)
    if not isinstance(websocket, FastWebSocket):
        raise TypeError(
            "the sockets of this application need uvicorn with `ws=FastWebSocket`, as `run.uvicorn_config` sets it up"
        )
    return websocket


def _head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < TWO_BYTES:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")


def _whole_text(data: bytes, most: int) -> str | None:
    """The text that these bytes are, if they are exactly one masked frame with a whole text."""
    if len(data) < 2 + MASK_BYTES or data[0] != FINAL_TEXT:
        return None
    length, begin = data[1] - MASKED, 2 + MASK_BYTES
    if length == TWO_BYTES:
        length, begin = int.from_bytes(data[2:4], "big"), 4 + MASK_BYTES
    elif length == EIGHT_BYTES:
        return None
    if len(data) != begin + length or length > most:
        return None
    try:
        return apply_mask(data[begin:], data[begin - MASK_BYTES : begin]).decode()
    except UnicodeDecodeError:
        return None


def _is_wrong(data: bytes | bytearray) -> bool:
    """Whether no client may begin a frame like this, so that nobody need wait for its end: it says it is not masked."""
    return len(data) >= 2 and (bool(data[0] & RESERVED) or not data[1] & MASKED)


def _size(data: bytes | bytearray) -> int | None:
    """How many bytes the frame has that begins here; None as long as that cannot be said."""
    if len(data) < 2:
        return None
    length, extra = data[1] & ~MASKED, {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(data[1] & ~MASKED, 0)
    if len(data) < 2 + extra:
        return None
    if extra:
        length = int.from_bytes(data[2 : 2 + extra], "big")
    return 2 + extra + (MASK_BYTES if data[1] & MASKED else 0) + length
