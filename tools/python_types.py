"""Write the types of views and events from the games' declarations: `python tools/python_types.py src/karfunkel/games`.

For each of our own games that is `<game>/event_and_view_types.py`: a `TypedDict` for each kind of event and one for the
view.
"""

import subprocess
import sys
from collections.abc import Iterable, Sequence
from keyword import iskeyword
from pathlib import Path
from typing import Any

import msgspec
from game_types import OF_EVERY_TABLE, own_games

from karfunkel.games.registry import GAMES
from karfunkel.notation.events import Event, Type
from karfunkel.notation.notation import Notation
from karfunkel.notation.notation_lookup import notation_of

HEADER = '''"""The types of what viewers get of {title}: events and views, for programs that are checked by types.

    view = cast(View, table.view(0))

Made from the declarations of the game by `make wire`. Do not change it by hand.
"""

from typing import Literal, NotRequired, TypedDict
'''
PLAIN = {"number": "int", "string": "str", "boolean": "bool", "null": "None", "integer": "int"}


def declared(game: str) -> str:
    """The module of a game's types, as Ruff sets it out."""
    notation = notation_of(game)
    events = list(notation.events)
    names = [f"{camel(event.name)}Event" for event in events]
    parts = (
        HEADER.format(title=GAMES[game].title),
        *(event_type(name, event) for name, event in zip(names, events, strict=True)),
        f"Event = {' | '.join(names)}",
        '"""Whatever may be told to a viewer."""',
        view_type(notation),
    )
    file = f"src/karfunkel/games/{game}/event_and_view_types.py"
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", file, "-"]
    ran = subprocess.run(command, input="\n".join(parts), capture_output=True, text=True, check=True)  # noqa: S603
    return ran.stdout


def camel(name: str) -> str:
    """A name such as `stack-empty` as that of a class."""
    return "".join(word.title() for word in name.split("-"))


def event_type(name: str, event: Event) -> str:
    """The type of a kind of event."""
    fields = [("event", f'Literal["{event.name}"]', False)]
    fields += [(field, kind_of(kind), field in event.optional) for field, kind in event.fields.items()]
    return typed_dict(name, f"The event `{event.name}`.", fields)


def view_type(notation: Notation) -> str:
    """The type of a view: what the game writes, and what every table has."""
    fields = [
        (writer.name, python_of(writer.type), writer.optional)
        for writer in notation.view_writers
        if writer.name not in OF_EVERY_TABLE
    ]
    decisions = one_of(dict.fromkeys(notation.decisions.values()))
    of_every_table = {"DecisionName | null": f"{decisions} | None", "number[]": "list[int]", "boolean": "bool"}
    fields.append(("seat", "int | None", False))
    fields += [(name, of_every_table[kind], False) for name, kind in OF_EVERY_TABLE.items()]
    return typed_dict("View", "What a viewer sees of a table.", fields)


def typed_dict(name: str, about: str, fields: Sequence[tuple[str, str, bool]]) -> str:
    """A `TypedDict`; if a field is a word of Python, all are named by texts."""
    typed = [(field, f"NotRequired[{kind}]" if optional else kind) for field, kind, optional in fields]
    if any(iskeyword(field) for field, _ in typed):
        named = ", ".join(f'"{field}": {kind}' for field, kind in typed)
        return f'{name} = TypedDict("{name}", {{{named}}})\n"""{about}"""'
    return "\n    ".join(
        (f"class {name}(TypedDict):", f'"""{about}"""\n', *(f"{field}: {kind}" for field, kind in typed))
    )


def kind_of(kind: Type) -> str:
    """The type of an event's field."""
    if kind.words:
        return one_of(kind.words)
    parts = kind.typescript.split(" | ")
    return " | ".join(PLAIN.get(part) or f"Literal[{part}]" for part in parts)


def one_of(words: Iterable[str]) -> str:
    """One of these words."""
    return f"Literal[{', '.join(map(literal, words))}]"


def literal(value: object) -> str:
    """A text or a number as Python has it, in the marks that Ruff likes."""
    return f'"{value}"' if isinstance(value, str) else repr(value)


def python_of(kind: Any) -> str:
    """A type of a view's field, written out."""
    (schema,), _ = msgspec.json.schema_components((kind,))
    return type_of(schema)


def type_of(schema: dict[str, Any]) -> str:
    """A JSON Schema as a type of Python."""
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if "enum" in schema:
        words = [one for one in schema["enum"] if one is not None]
        return " | ".join([f"Literal[{', '.join(map(literal, words))}]", *(["None"] if None in schema["enum"] else [])])
    if "const" in schema:
        return f"Literal[{literal(schema['const'])}]"
    if schema.get("type") == "array":
        return f"list[{type_of(schema.get('items') or {})}]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"dict[str, {type_of(inner) if isinstance(inner, dict) else 'object'}]"
    return PLAIN.get(str(schema.get("type")), "object")


if __name__ == "__main__":
    for game in own_games():
        (Path(sys.argv[1]) / game / "event_and_view_types.py").write_text(declared(game), "utf-8")
