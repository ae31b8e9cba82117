"""What server and clients say to each other: closed unions of typed messages, in JSON."""

from karfunkel.protocol.messages import (
    FromClient,
    FromServer,
    decode_client,
    decode_server,
    encode,
)

__all__ = ["FromClient", "FromServer", "decode_client", "decode_server", "encode"]
