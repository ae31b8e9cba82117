"""Write what the page knows of our own games from their declarations: `python tools/game_types.py web/src/games`.

For each game that is `<game>/declared.ts`: how its events are told, the numbers of its rules that a board shows, and
the types of its events and of its view. For what games share, such as a library of theirs, it is the types that fit all
of them.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from wire_types import INDENT, typescript_of

from karfunkel.games.registry import GAMES
from karfunkel.notation.events import Event, Type
from karfunkel.notation.notation import Notation
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.protocol.game_description import describe_event
from karfunkel.words import scopes_of

HEADER = "// Made from the declarations of the games by `make wire`. Do not change it by hand.\n"
IMPORT = 'import type { EventDescription } from "../../wire/types";\n'
OF_EVERY_TABLE = {
    "to_act": "number[]",
    "decision": "DecisionName | null",
    "scores": "number[]",
    "over": "boolean",
    "winners": "number[]",
    "places": "number[]",
}
"""The fields of a view that every table has."""


def own_games() -> list[str]:
    """The games that the page has pictures of."""
    return [game for game in GAMES if GAMES.package_of(game).startswith("karfunkel.games.")]


def declarations() -> dict[str, str]:
    """What is to be known of each game and each library, by the names of their folders."""
    games = {game: scopes_of(GAMES[game]) for game in own_games()}
    libraries = dict.fromkeys(scope for _, *shared in games.values() for scope in shared)
    members = {library: [game for game, scopes in games.items() if library in scopes] for library in libraries}
    return {
        **{game: _of_game(game, scopes) for game, scopes in games.items()},
        **{library: _of_library(those) for library, those in members.items()},
    }


def _of_game(game: str, scopes: Sequence[str]) -> str:
    notation = notation_of(game)
    told = [msgspec.to_builtins(describe_event(event)) for event in notation.events if not event.silent]
    lines = [f"{INDENT}{_literal(event)}," for event in told]
    return "\n".join(
        (
            f"{HEADER}{IMPORT}",
            f"export const SCOPES: readonly string[] = {_literal(scopes)};\n",
            "/** The events that sentences are said of. */",
            "export const EVENTS: EventDescription[] = [",
            *lines,
            "];\n",
            *_constants(notation.constants),
            types_of([notation]),
        )
    )


def _of_library(games: Sequence[str]) -> str:
    """What all games of a library have in common, and the constants of each."""
    notations = {game: notation_of(game) for game in games}
    constants = {game: notation.constants for game, notation in notations.items() if notation.constants}
    return "\n".join((HEADER, *_constants(constants), types_of(notations.values())))


def _constants(constants: Mapping[str, Any]) -> Iterator[str]:
    """What a board shows of the rules' numbers, if anything."""
    if constants:
        yield "/** Numbers and names of the rules. */"
        yield f"export const CONSTANTS = {_literal(constants)} as const;\n"


# ---- types


def types_of(notations: Iterable[Notation]) -> str:
    """The types of the events and the view of a game, or those that fit several games."""
    games = list(notations)
    events = [event for game in games for event in game.events]
    words = _word_types(events)
    decisions = dict.fromkeys(name for game in games for name in game.decisions.values())
    return "\n\n".join(
        (
            "\n".join(f"export type {name} = {_one_of(them)};" for name, them in words.items()),
            f"export type DecisionName = {_one_of(decisions)};",
            "\n".join(["export type GameEvent =", *(f"{INDENT}| {one}" for one in _event_types(events, words))]) + ";",
            "\n".join(["export interface View {", *_view_fields(games), "}\n"]),
        )
    )


def _word_types(events: Iterable[Event]) -> dict[str, list[str]]:
    """The types of words in events, by their names. A field may have further words beside those of its type."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for kind in (kind for event in events for kind in event.fields.values() if kind.words):
        found.setdefault(kind.name.title(), []).append(kind.words)
    return {name: _least(those) for name, those in found.items()}


def _least(several: Sequence[tuple[str, ...]]) -> list[str]:
    """The words of all, without those that have all of another's and more."""
    own = [words for words in several if not any(set(other) < set(words) for other in several)]
    return list(dict.fromkeys(word for words in own for word in words))


def _event_types(events: Iterable[Event], words: dict[str, list[str]]) -> Iterator[str]:
    """The types of events; of two games' of one name, what fits both."""
    by_name: dict[str, list[Event]] = {}
    for event in events:
        by_name.setdefault(event.name, []).append(event)
    for name, same in by_name.items():
        fields = dict.fromkeys(field for event in same for field in event.fields)
        yield "{ " + "; ".join([f'event: "{name}"', *(_event_field(field, same, words) for field in fields)]) + " }"


def _event_field(field: str, events: Sequence[Event], words: dict[str, list[str]]) -> str:
    optional = any(field not in event.fields or field in event.optional for event in events)
    kinds = dict.fromkeys(_kind(event.fields[field], words) for event in events if field in event.fields)
    return f"{field}{'?' if optional else ''}: {' | '.join(kinds)}"


def _kind(kind: Type, words: dict[str, list[str]]) -> str:
    """The type of a field: words by the name of their type, and those beside it."""
    named = words.get(kind.name.title(), [])
    if not kind.words:
        return kind.typescript
    beside = [word for word in kind.words if word not in named]
    return " | ".join([kind.name.title(), *(f'"{word}"' for word in beside)])


def _view_fields(games: Sequence[Notation]) -> Iterator[str]:
    """What a viewer sees: the fields that the games write, and those that every table has."""
    fields: dict[str, list[tuple[str, bool]]] = {}
    for game in games:
        words = _word_types(game.events)
        for writer in game.view_writers:
            fields.setdefault(writer.name, []).append((_named(typescript_of(writer.type), words), writer.optional))
    for name, written in fields.items():
        if name not in OF_EVERY_TABLE:
            optional = len(written) < len(games) or any(may_lack for _, may_lack in written)
            kinds = dict.fromkeys(kind for kind, _ in written)
            yield f"{INDENT}{name}{'?' if optional else ''}: {' | '.join(kinds)};"
    yield from (f"{INDENT}{name}: {kind};" for name, kind in OF_EVERY_TABLE.items())


def _named(written: str, words: dict[str, list[str]]) -> str:
    """A type in which words stand by the name of their type, the largest that has no others."""
    by_size = sorted((item for item in words.items() if len(item[1]) > 1), key=lambda item: -len(item[1]))

    def name(found: re.Match[str]) -> str:
        them = re.findall(r'"([^"]+)"', found[0])
        for kind, own in by_size:
            if set(own) <= set(them):
                return " | ".join([kind, *(f'"{word}"' for word in them if word not in own)])
        return found[0]

    named = re.sub(r'"[^"]+"(?: \| "[^"]+")*', name, written)
    return re.sub(r"\((\w+\[\])\)", r"\1", re.sub(r"\((\w+)\)", r"\1", named))


def _one_of(words: Iterable[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def _literal(value: Any) -> str:
    """A value as the page's code has it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name}: {_literal(one)}" for name, one in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_literal, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    for folder, text in declarations().items():
        (Path(sys.argv[1]) / folder / "declared.ts").write_text(text, "utf-8")
