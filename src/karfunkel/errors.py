"""The errors that karfunkel raises for what people and programs give it. Each says in words what is wrong."""

import re
from collections.abc import Iterable

MOST_SHOWN = 60
_LOGIN, _ASKED_FOR = re.compile(r"//.*@", re.DOTALL), re.compile(r"\?.*", re.DOTALL)
"""Where secrets stand in a URL: who logs in, and what is asked for."""


def shown(value: object) -> str:
    """A value as it can stand in a sentence, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # Python does not write numbers of thousands of digits
        return "a huge number"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def shown_url(url: str) -> str:
    """A URL as it can stand in a sentence, also one that is wrong: without what may be a password in it."""
    return shown(_ASKED_FOR.sub("?…", _LOGIN.sub("//…@", url)))


class Error(Exception):
    """Something given to karfunkel cannot be used; the text says what and why."""


class InvalidMove(Error):
    """The text is not a move at all."""


class IllegalMove(Error):
    """The move cannot be played now; the text says why and what is possible instead."""


class InvalidPosition(Error):
    """The position is impossible. `reasons` lists everything that is wrong with it."""

    def __init__(self, reasons: Iterable[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("this position is impossible: " + "; ".join(self.reasons))


class Refused(Error):
    """Something that cannot be done at this table now. `code` names the reason for programs, the text for people."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)
