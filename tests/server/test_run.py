"""Listening: where, and how quickly what is said goes out."""

import socket

import pytest

from karfunkel.errors import Error
from karfunkel.server.run import address, listen


def test_a_line_does_not_wait_to_gather_what_is_sent() -> None:
    """Event loops send small messages at once only where they see that the socket speaks TCP."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_an_address_says_where_to_go() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}"
    with listen("0.0.0.0", 0) as everywhere:  # noqa: S104 only for a moment
        assert address(everywhere).startswith("http://localhost:")


@pytest.mark.parametrize("port", [-1, 70_000])
def test_a_port_that_is_none_is_refused_in_words(port: int) -> None:
    with pytest.raises(Error, match="65535"):
        listen("127.0.0.1", port)


def test_a_port_that_is_taken_is_refused_in_words() -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Error, match=f"port {port}"):
            listen("127.0.0.1", port)
