"""Write the browser's types from the server's own: `python tools/wire_types.py > web/src/wire/types.ts`."""

import sys
from typing import Any

import msgspec

from karfunkel.match.commands import AnyCommand
from karfunkel.notation.move_shapes import Choices
from karfunkel.protocol import analysis_bodies, game_description, http, lesson_bodies
from karfunkel.protocol.messages import FromClient, FromServer

ROOTS: dict[str, Any] = {
    "FromClient": FromClient,
    "FromServer": FromServer,
    "Command": AnyCommand,
    "House": http.House,
    "Me": http.Me,
    "NewTable": http.NewTable,
    "OpenedTable": http.OpenedTable,
    "Invitation": http.Invitation,
    "DeviceLink": http.DeviceLink,
    "Stored": http.Stored,
    "Problem": http.Problem,
    "Summary": http.Summary,
    "AskedMoves": http.AskedMoves,
    "Choices": Choices,
    "Replay": http.Replay,
    "Scored": http.Scored,
    "Hint": analysis_bodies.Hint,
    "GameAnalysis": analysis_bodies.GameAnalysis,
    "LessonTold": lesson_bodies.LessonTold,
    "ExampleTold": lesson_bodies.ExampleTold,
    "GameDescription": game_description.GameDescription,
}
HEADER = "// Made from the server's own types by `make wire`. Do not change it by hand.\n"
INDENT = "  "


def typescript() -> str:
    """All messages and bodies as TypeScript."""
    schemas, definitions = msgspec.json.schema_components(tuple(ROOTS.values()), ref_template="{name}")
    names = dict(definitions)
    for name, schema in zip(ROOTS, schemas, strict=True):
        if schema != {"$ref": name}:
            names[name] = schema
    written = [f"export type {name} = {_type(schema)};\n" for name, schema in sorted(names.items())]
    return "\n".join([HEADER, *written])


def typescript_of(kind: Any) -> str:
    """A type of Python that has no name of its own, as TypeScript."""
    (schema,), _ = msgspec.json.schema_components((kind,))
    return _type(schema)


def _type(schema: dict[str, Any], depth: int = 0) -> str:
    """A JSON Schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one, depth) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema, depth)
    if kind == "array":
        inner = _type(schema.get("items") or {}, depth)
        return f"({inner})[]" if " " in inner and not inner.startswith("{") else f"{inner}[]"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _object(schema: dict[str, Any], depth: int) -> str:
    properties = schema.get("properties")
    if properties is None:
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner, depth) if isinstance(inner, dict) else 'unknown'}>"
    required = set(schema.get("required", ()))
    pad = INDENT * (depth + 1)
    lines = []
    for name, inner in properties.items():
        if about := inner.get("description"):
            lines.append(f"{pad}/** {about} */")
        lines.append(f"{pad}{name}{'' if name in required else '?'}: {_type(inner, depth + 1)};")
    return "{\n" + "\n".join(lines) + "\n" + INDENT * depth + "}"


def _literal(value: object) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    sys.stdout.write(typescript())
