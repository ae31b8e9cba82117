"""Frames on a pipe: four bytes that say how many follow."""

from typing import BinaryIO

HEAD = 4


def framed(data: bytes) -> bytes:
    """Some data with its length before it."""
    return len(data).to_bytes(HEAD, "big") + data


def read_frame(pipe: BinaryIO) -> bytes | None:
    """The next frame; None if there will be none."""
    head = pipe.read(HEAD)
    if len(head) < HEAD:
        return None
    data = pipe.read(size := int.from_bytes(head, "big"))
    return data if len(data) == size else None


def write_frame(pipe: BinaryIO, data: bytes) -> None:
    """Write a frame, at once."""
    pipe.write(framed(data))
    pipe.flush()
