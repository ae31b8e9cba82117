"""Uvicorn's WebSocket with a short way for whole texts.

Through ASGI every message goes by a queue into a task, and every answer is framed and written by itself. A busy server
spends more on that than on the game. Here a text goes straight to the one who listens, and all that there is to say at
a moment goes out in one write. The handshake, pings, closing and all that is unusual (fragments, several frames in one
piece, nonsense) stay with uvicorn.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where it is built
from websockets.http11 import Request

EXTENSION: Final = "karfunkel.websocket"
"""Under this name an application finds the protocol among the extensions of its scope."""

FINAL_TEXT = 0x81
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that stand for: the length follows in so many bytes."""
MASK_BYTES = 4


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose messages can be heard, and spoken, without a detour."""

    on_message: Callable[[str | bytes], None] | None = None
    """Who is told of each message; until there is somebody, they come through ASGI."""
    on_writable: Callable[[], None] | None = None
    """Who is told that the line takes more, after it was full."""
    _incomplete = b""
    """What has come of a frame that is not whole yet."""

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
        """Read again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # ---- what uvicorn calls

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Take one whole text straight to its listener; leave all else to uvicorn."""
        if self.on_message is not None and self._between_messages:
            text = _whole_text(data, self.config.ws_max_size)
            if text is not None:
                self.on_message(text)
                return
        if self.handshake_complete:
            self._incomplete = _incomplete_frame(self._incomplete + data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that came some other way is complete."""
        text = self._complete_message()
        if self.on_message is None or text is None:
            super().send_receive_event_to_app()
        elif not self.close_sent:
            self.frames = []
            self.on_message(text)

    def resume_writing(self) -> None:
        """What was full is free again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    @property
    def _between_messages(self) -> bool:
        """Whether nothing of a message has come yet, so that the next byte begins one."""
        return not self._incomplete and self.conn.current_size is None and not self.close_sent

    def _complete_message(self) -> str | bytes | None:
        """The message that has come in frames; None if it is no text and should be: uvicorn answers that."""
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


def _incomplete_frame(data: bytes) -> bytes:
    """What follows the last whole frame of these bytes: the beginning of one that is still to come."""
    while data and (size := _size(data)) is not None and size <= len(data):
        data = data[size:]
    return data


def _size(data: bytes) -> int | None:
    """How many bytes the frame has that begins here; None as long as that cannot be said."""
    if len(data) < 2:
        return None
    length, extra = data[1] & ~MASKED, {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(data[1] & ~MASKED, 0)
    if len(data) < 2 + extra:
        return None
    if extra:
        length = int.from_bytes(data[2 : 2 + extra], "big")
    return 2 + extra + (MASK_BYTES if data[1] & MASKED else 0) + length
