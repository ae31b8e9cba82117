"""Commands that are typed beside moves: to talk, to vote, to resign, to come back."""

import secrets
from collections.abc import Callable

from karfunkel.cli.remote.console import RemoteConsole
from karfunkel.cli.terminal.localized_printer import PromptCommand
from karfunkel.errors import Error
from karfunkel.match.commands import Answer, Ask, Return, Say

MOST_SAID = 500
TALKING = (PromptCommand("say", "text"),)
AMONG_PEOPLE = (
    *TALKING,
    PromptCommand("yes, no", about="answer"),
    PromptCommand("abandon"),
    PromptCommand("resign"),
    PromptCommand("back"),
)


def command_handlers(remote: RemoteConsole) -> dict[str, Callable[[str], None]]:
    """What can be done by a word."""
    return {
        "say": lambda text: say(remote, text),
        "yes": lambda _: remote.do(Answer(yes=True, seen=remote.shown.seq)),
        "no": lambda _: remote.do(Answer(yes=False, seen=remote.shown.seq)),
        "abandon": lambda _: remote.do(Ask("abandon")),
        "back": lambda _: remote.do(Return()),
    }


def say(remote: RemoteConsole, text: str) -> None:
    """Say something; its key keeps it from being said twice if the connection breaks."""
    if not text:
        raise Error(remote.words.say("terminal-error-say-what"))
    if len(text) > MOST_SAID:
        raise Error(remote.words.say("terminal-error-say-less", most=MOST_SAID, number=len(text)))
    remote.do(Say(text, secrets.token_hex(8)))
