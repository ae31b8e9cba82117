"""Words: the messages of one language by their ids, and lists of things.

The parser of Fluent takes a while to import, so that happens when the first word is said; and a message is read
when it is first said, for most never are.
"""

import logging
import re
from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from karfunkel.words.fluent_file_locations import ENGLISH, GENERAL, text_of
from karfunkel.words.language_rules import join_list

if TYPE_CHECKING:
    from karfunkel.words.fluent_compiler import FluentMessages

logger = logging.getLogger(__name__)

Argument = str | int
ENTRY = re.compile(r"^(?=[a-zA-Z#])", re.MULTILINE)
"""Where messages and comments begin: at a letter or a hash in the first column."""
NAME = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The name of a message, or of a term."""
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Where another message, or a term, stands in a message."""


class Words:
    """The words of a language: first those of these scopes, then the general ones; else the English ones."""

    def __init__(self, language: str, scopes: Sequence[str] = ()) -> None:
        self.language = language
        self._scopes = (*scopes, GENERAL)

    def has(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return self._catalogue_with(name) is not None

    def say(self, name: str, /, **arguments: Argument) -> str:
        """A message with what stands in it; its name in brackets if there is no such message."""
        said = self.say_if_known(name, **arguments)
        return f"⟨{name}⟩" if said is None else said

    def say_if_known(self, name: str, /, **arguments: Argument) -> str | None:
        """A message with what stands in it; None if there is no such message."""
        catalogue = self._catalogue_with(name)
        return None if catalogue is None else catalogue.say(name, arguments)

    def list(self, parts: Sequence[str]) -> str:
        """Things in a row, the last two joined by a word: `2 red, 1 green, and 1 blue`."""
        return join_list(parts, self.language)

    def _catalogue_with(self, name: str) -> "Catalogue | None":
        for language in dict.fromkeys((self.language, ENGLISH)):
            for scope in self._scopes:
                if (catalogue := catalogue_of(language, scope)).has(name):
                    return catalogue
        return None


class Catalogue:
    """The messages of one scope in one language, as they are written. What cannot be read is reported and not there.

    Args:
        language: the language.
        text: the messages, in Fluent.
        scope: what they are of, for reports.
    """

    def __init__(self, language: str, text: str, scope: str | None = None) -> None:
        self._language, self._text, self._scope = language, text, scope
        self._readable: dict[str, bool] = {}
        written = [entry for entry in ENTRY.split(text) if entry[:1].isalpha()]
        self.entries = {entry.partition("=")[0].strip(): entry for entry in written}

    def has(self, name: str) -> bool:
        """Whether there is a message of this name that can be read."""
        if name not in self._readable:
            self._readable[name] = name in self.entries and self._read(name)
        return self._readable[name]

    def say(self, name: str, arguments: dict[str, Argument]) -> str:
        """A message that there is, with what stands in it."""
        said, lacking = self._messages.say(name, arguments)
        if lacking:
            logger.debug("the message %s lacks something: %s", name, lacking)
        return said

    def _read(self, name: str) -> bool:
        """Read a message, and with it all others if it refers to some; whether it could be read."""
        entry = self.entries[name]
        others = set(REFERENCE.findall(entry))
        self._messages.read(self._text if others else entry)
        if name in self._messages and others <= set(NAME.findall(self._text)):
            return True
        where = f"{self._language} words of {self._scope}" if self._scope else f"{self._language} words"
        logger.warning("the message %s of the %s cannot be read and is left out", name, where)
        return False

    @cached_property
    def _messages(self) -> "FluentMessages":
        """What was read so far."""
        from karfunkel.words.fluent_compiler import FluentMessages  # noqa: PLC0415

        return FluentMessages(self._language)


@cache
def catalogue_of(language: str, scope: str | None) -> Catalogue:
    """The messages of a scope in a language, read once."""
    return Catalogue(language, text_of(scope, language), scope)
