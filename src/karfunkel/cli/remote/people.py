"""What a person can do with the others at a table, beside playing."""

import secrets
from collections.abc import Callable

from karfunkel.cli.remote.desk import Desk
from karfunkel.errors import Error
from karfunkel.table.commands import Answer, Ask, Return, Say

MOST_SAID = 500
TALKING = (("say TEXT", "say something to all at the table"),)
AMONG_PEOPLE = (
    *TALKING,
    ("yes, no", "answer what another has asked"),
    ("abandon", "ask the others to end the game without a result"),
    ("resign", "hand your seat to a bot, for good"),
    ("back", "take over again from the bot that played while your time had run out"),
)


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
        raise Error("say what, such as: say hello")
    if len(text) > MOST_SAID:
        raise Error(f"at most {MOST_SAID} characters can be said at once, not {len(text)}")
    desk.do(Say(text, secrets.token_hex(8)))
