"""The loop of a bot that runs as a program: answers the lines of the line protocol (docs/bots.md)."""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from karfunkel.bots.bot import Bot
from karfunkel.bots.determinization import UNREADABLE
from karfunkel.bots.external_program import VERSION
from karfunkel.errors import Error, shown

BotFor = Callable[[float | None], Bot]
"""The bot for the seconds that it may think; None if nothing is said of them."""


def answer_lines(name: str, bot_for: BotFor, lines: Iterable[str], out: TextIO) -> None:
    """Answer each line until a goodbye, or until there are no more."""
    for line in lines:
        if not line.strip():
            continue
        answer = answer_line(name, bot_for, line)
        if answer is None:
            return
        out.write(json.dumps(answer) + "\n")
        out.flush()


def answer_line(name: str, bot_for: BotFor, line: str) -> dict[str, Any] | None:
    """The answer to a line; None to a goodbye. What cannot be answered is answered with an error, in a sentence."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {"kind": "error", "error": 'a line is a JSON object, such as {"kind": "hello", "version": 1}'}
    match message:
        case {"kind": "hello", "version": version} if version == VERSION:
            return {"kind": "hello", "version": VERSION, "name": name}
        case {"kind": "hello"}:
            return {"kind": "error", "error": f"this program speaks version {VERSION}"}
        case {"kind": "bye"}:
            return None
        case {"kind": "choose", "id": number}:
            return _choice(bot_for, message, number)
    return {"kind": "error", "error": f"a message is a hello, a choose with an id, or a bye, not {shown(message)}"}


def _choice(bot_for: BotFor, message: dict[str, Any], number: object) -> dict[str, Any]:
    view, moves, time = message.get("view"), message.get("moves"), message.get("time")
    if not isinstance(view, dict) or not isinstance(moves, list) or not moves:
        return {"id": number, "error": "a choose has a view and at least one move"}
    if time is not None and (not isinstance(time, int | float) or isinstance(time, bool)):
        return {"id": number, "error": f"the time is a number of seconds, not {shown(time)}"}
    dice = random.Random(repr(message["dice"])) if "dice" in message else random.Random()  # noqa: S311 - a game
    try:
        return {"id": number, "move": bot_for(time).choose(view, moves, dice)}
    except Error as error:
        return {"id": number, "error": str(error)}
    except UNREADABLE as error:
        return {"id": number, "error": f"this view cannot be played: {type(error).__name__} {error}"}
