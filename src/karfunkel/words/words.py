"""What is said, in one language: messages by their ids, and lists of things.

Fluent and what it needs take a while to import, so that happens when the first word is said.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Literal

from karfunkel.words.files import ENGLISH, GENERAL, text_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int


class Words:
    """The words of a language: first those of these scopes, then the general ones; else the English ones."""

    def __init__(self, language: str, scopes: Sequence[str] = ()) -> None:
        self.language = language
        self._scopes = (*scopes, GENERAL)

    def has(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return self._bundle_with(name) is not None

    def say(self, name: str, /, **arguments: Argument) -> str:
        """A message with what stands in it; its name in brackets if there is no such message."""
        said = self.say_if_known(name, **arguments)
        return f"⟨{name}⟩" if said is None else said

    def say_if_known(self, name: str, /, **arguments: Argument) -> str | None:
        """A message with what stands in it; None if there is no such message."""
        bundle = self._bundle_with(name)
        if bundle is None or (pattern := bundle.get_message(name).value) is None:
            return None
        return str(bundle.format_pattern(pattern, arguments)[0])

    def list(self, parts: Sequence[str], style: Literal["standard", "unit-short"] = "standard") -> str:
        """Things in a row: `2 red, 1 green and 1 blue`; in the style of units `2 red, 1 green, 1 blue`."""
        from babel.lists import format_list  # noqa: PLC0415

        return format_list(parts, style, self.language)

    def _bundle_with(self, name: str) -> "FluentBundle | None":
        return next((bundle for bundle in self._bundles() if bundle.has_message(name)), None)

    def _bundles(self) -> "Iterator[FluentBundle]":
        for language in dict.fromkeys((self.language, ENGLISH)):
            yield from (_bundle(language, scope) for scope in self._scopes)


@cache
def _bundle(language: str, scope: str | None) -> "FluentBundle":
    """The messages of a scope. Terminals need no marks around what is put into a sentence."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(scope, language)))
    return bundle
