"""What a person can do with the others at a table, beside playing."""

import secrets
from collections.abc import Callable

from karfunkel.cli.remote.desk import Desk
from karfunkel.cli.terminal.voice import Command
from karfunkel.errors import Error
from karfunkel.table.commands import Answer, Ask, Return, Say

MOST_SAID = 500
TALKING = (Command("say", "text"),)
AMONG_PEOPLE = (*TALKING, Command("yes, no", about="answer"), Command("abandon"), Command("resign"), Command("back"))


def deeds(desk: Desk) -> dict[str, Callable[[str], None]]:
    """What can be done by a word."""
    return {
        "say": lambda text: say(desk, text),
        "yes": lambda _: desk.do(Answer(yes=True)),
        "no": lambda _: desk.do(Answer(yes=False)),
        "abandon": lambda _: desk.do(Ask("abandon")),
        "back": lambda _: desk.do(Return()),
    }


def say(desk: Desk, text: str) -> None:
    """Say something; its key keeps it from being said twice if the connection breaks."""
    if not text:
        raise Error(desk.words.say("terminal-error-say-what"))
    if len(text) > MOST_SAID:
        raise Error(desk.words.say("terminal-error-say-less", most=MOST_SAID, number=len(text)))
    desk.do(Say(text, secrets.token_hex(8)))
