"""The directive `protocol-messages`: every message of the socket with its fields, from the schema of the protocol."""

from collections.abc import Iterator, Mapping
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from karfunkel.protocol.schema import socket_schema

Schema = Mapping[str, Any]
DIRECTIONS = {"FromClient": "What a client says", "FromServer": "What the server says"}


class ProtocolMessages(SphinxDirective):
    """Sections for both directions, and one for the parts that messages have."""

    def run(self) -> list[nodes.Node]:
        """The sections as parsed text."""
        return self.parse_text_to_nodes(written(socket_schema()["$defs"]), allow_section_headings=True)


def written(definitions: Mapping[str, Schema]) -> str:
    """All messages and their parts in Markdown."""
    messages = {direction: [name_of(one) for one in definitions[direction]["anyOf"]] for direction in DIRECTIONS}
    said = {name for names in messages.values() for name in names}
    parts = [name for name in definitions if name not in said and name not in DIRECTIONS]
    sections = [*((DIRECTIONS[direction], names) for direction, names in messages.items()), ("Their parts", parts)]
    lines = []
    for title, names in sections:
        lines += [f"## {title}", ""]
        for name in names:
            lines += [*section_of(name, definitions[name]), ""]
    return "\n".join(lines)


def section_of(name: str, schema: Schema) -> Iterator[str]:
    """A message or a part: what it is, and a table of its fields."""
    yield f"### {name}"
    yield ""
    yield schema.get("description", "").partition("\n\n")[0].replace("\n", " ")
    yield ""
    fields = schema.get("properties", {})
    if not fields:
        yield f"`{type_of(schema)}`"
        return
    yield "| field | type | |"
    yield "|---|---|---|"
    for field, kind in fields.items():
        optional = "" if field in schema.get("required", ()) else "may be left out. "
        yield f"| `{field}` | `{type_of(kind)}` | {optional}{kind.get('description', '')} |".replace("\n", " ")


def type_of(schema: Schema) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return name_of(schema)
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " or ".join(repr(one).replace("'", '"') for one in schema["enum"])
    if "const" in schema:
        return repr(schema["const"]).replace("'", '"')
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {type_of(schema.get('items') or {})}"
    return {"null": "null", "object": "object", "integer": "number"}.get(kind, kind)


def name_of(reference: Schema) -> str:
    """The name that a reference names."""
    return str(reference["$ref"]).rpartition("/")[2]


def setup(app: Sphinx) -> dict[str, bool]:
    """Make the directive known."""
    app.add_directive("protocol-messages", ProtocolMessages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
