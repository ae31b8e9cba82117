"""The JSON Schema of the socket, made from the messages themselves."""

from typing import Any

import msgspec

from karfunkel.protocol.messages import FromClient, FromServer


def socket_schema() -> dict[str, Any]:
    """One schema for both directions: `$defs/FromClient` and `$defs/FromServer` name what may be said."""
    (from_client, from_server), definitions = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of karfunkel",
        "$defs": {**definitions, "FromClient": from_client, "FromServer": from_server},
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }
