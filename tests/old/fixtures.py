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
RULES = re.compile(r', ?"rules": ?"1"(?=\})|,rules:1(?= )')
PROTOCOL = re.compile(r'^(\{"kind":"welcome",.*),"protocol":2(?=\}$)')
SCHEMA = '200 application/json {"$schema"'
SAID_SINCE = {"Watch": "moves", "Welcome": "protocol", "Shown": "choices", "Update": "choices"}
"""The fields that the messages of the first protocol did not have."""
SHAPES = ("MoveList", "OfferRange", "OneOfEach", "TooMany")
USUAL = re.compile(r'(?<="host":"","options":\{)"(?:open_gold":"off|major_any":"each)"(?=\})')
HEADERS = re.compile(
    r"Rules: (?P<game>\w+) \d(?P<end>\\n|\n)Players: (?P<players>\d)(?:\\n|\n)(?:Deck: (?P<deck>[^\\\n]*)(?:\\n|\n))?"
)


def as_then(text: str) -> str:
    """What the server says today, without what has been added since.

    That is: the places, right behind the winners; the version of the rules, where it is not the newest; in records
    that version and the deck of the house card by card; the version of the protocol; and in the schema of the socket
    what the second version of the protocol has more than the first.
    """
    if text.startswith(SCHEMA):
        return SCHEMA.partition("{")[0] + _schema_then(text.removeprefix(SCHEMA.partition("{")[0]))
    return HEADERS.sub(_headers_then, RULES.sub("", PLACES.sub(r"\1", PROTOCOL.sub(r"\1", text))))


def _schema_then(schema: str) -> str:
    """The schema of the socket without what the first protocol did not have."""
    read = json.loads(schema)
    for shape in SHAPES:
        del read["$defs"][shape]
    for message, field in SAID_SINCE.items():
        del read["$defs"][message]["properties"][field]
    return json.dumps(read, ensure_ascii=False, separators=(",", ":"))


def without_usual(text: str) -> str:
    """What the server said then, without options of a table that are the usual ones: it does not say those today."""
    return USUAL.sub("", text)


def as_now(body: str) -> str:
    """What was sent to the server then, so that it means the same today: tables had the first rules of their game."""
    wanted = json.loads(body) if body.startswith('{"game":') else {}
    if not isinstance(wanted.get("options", {}), dict) or wanted.get("game") not in GAMES:
        return body
    return json.dumps({**wanted, "options": {**wanted.get("options", {}), "rules": "1"}}, separators=(",", ":"))


def _headers_then(found: re.Match[str]) -> str:
    is_house = found["deck"] in (None, " ".join(game_called(found["game"]).deck_texts()))
    return f"Players: {found['players']}{found['end']}Deck: {'house' if is_house else found['deck']}{found['end']}"


def unpacked_json(file: Path) -> Any:
    """What a compressed file holds."""
    return json.loads(unpacked(file))
