"""Reading the fixtures."""

import json
import lzma
import re
from pathlib import Path
from typing import Any

from karfunkel.games.registry import GAMES, game_called

FOLDER = Path(__file__).parent
CONVERSATIONS = FOLDER / "conversations"
DATABASES = FOLDER / "databases"
LEARNERS = FOLDER / "learners"
RECORDS = FOLDER / "records"


def unpacked(file: Path) -> str:
    """The text of a compressed file."""
    return lzma.decompress(file.read_bytes()).decode()


PLACES = re.compile(r'("winners": ?\[[\d, ]*\]), ?"places": ?\[[\d, ]*\]')
ADDED = re.compile(
    r',"lesson":(?:true|false),"takes_decks":(?:true|false)|(?<="kind":"stood","seat":\d),"unseated":true|,"bot":\d'
)
PREVIEWS = re.compile(r', ?"(?:goals": ?\{[^{}]*\}|wakes": ?\[[\d, ]*\])')
RULES = re.compile(r', ?"rules": ?"1"(?=\})|,rules:1(?= )')
PROTOCOL = re.compile(r'^(\{"kind":"welcome",.*),"protocol":\d(?=\}$)')
BANNED = re.compile(r',"banned":\[[^\]]*\](?=\}$)')
USUAL = re.compile(r'(?<="host":"","options":\{)"(?:open_gold":"off|major_any":"each)"(?=\})')
HEADERS = re.compile(
    r"Rules: (?P<game>\w+) \d(?P<end>\\n|\n)Players: (?P<players>\d)(?:\\n|\n)(?:Deck: (?P<deck>[^\\\n]*)(?:\\n|\n))?"
)


def as_then(text: str, protocol: int = 1) -> str:
    """What the server says today, without what has been added since it spoke this protocol.

    That is: the places, right behind the winners; the version of the rules, where it is not the newest; in records
    that version and the deck of the house card by card; the version of the protocol; and of each game whether it has a
    lesson and takes decks, of a freed seat whether the host did that, and of a bot that moved on how it is called.
    Since the second protocol that is its number, and who is banned; and what views of Emerald say of moves beforehand.
    """
    text = PREVIEWS.sub("", text)
    if protocol > 1:
        return BANNED.sub("", PROTOCOL.sub(rf'\1,"protocol":{protocol}', text))
    return HEADERS.sub(_headers_then, RULES.sub("", PLACES.sub(r"\1", PROTOCOL.sub(r"\1", ADDED.sub("", text)))))


def without_usual(text: str) -> str:
    """What the server said then, without options of a table that are the usual ones: it does not say those today."""
    return USUAL.sub("", text)


def is_same_schema(answer: str, old: str) -> bool:
    """Whether an answer is the schema of the socket, and allows all that the old one did: names and prose are free."""
    if '"$schema"' not in old:
        return False
    ours, theirs = (_structs(json.loads(text.split(" ", 2)[2])) for text in (answer, old))
    return all(any(kind == known and fields <= more for known, more in ours) for kind, fields in theirs)


def _structs(schema: Any) -> list[tuple[str, set[str]]]:
    """The kind of every message and event of a schema, and its fields; a struct without a kind has an empty one."""
    found = []
    for definition in schema["$defs"].values():
        fields = definition.get("properties", {})
        kinds = fields.get("kind", {}).get("enum", [""])
        found += [(kind, set(fields)) for kind in kinds]
    return found


def as_now(body: str, protocol: int = 1) -> str:
    """What was sent to the server then, so that it means the same: games had their first rules, all kept seats.

    Who speaks a later protocol says which rules it means.
    """
    if protocol > 1:
        return body
    wanted = json.loads(body) if body.startswith('{"game":') else {}
    if not isinstance(wanted.get("options", {}), dict) or wanted.get("game") not in GAMES:
        return body
    return json.dumps(
        {**wanted, "options": {**wanted.get("options", {}), "rules": "1"}, "seating": "as-sat"}, separators=(",", ":")
    )


def _headers_then(found: re.Match[str]) -> str:
    is_house = found["deck"] in (None, " ".join(game_called(found["game"]).deck_texts()))
    return f"Players: {found['players']}{found['end']}Deck: {'house' if is_house else found['deck']}{found['end']}"


def unpacked_json(file: Path) -> Any:
    """What a compressed file holds."""
    return json.loads(unpacked(file))
