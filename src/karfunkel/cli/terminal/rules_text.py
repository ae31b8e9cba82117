"""Prints the rules of a game from its words: what it is about, and one chapter after the other."""

from itertools import count, takewhile

from rich.columns import Columns
from rich.console import Group, RenderableType

from karfunkel.words import Words


class RulesText:
    """The rules of a game, by the messages `rules-<n>-title` and `rules-<n>-text`."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def summary(self) -> RenderableType:
        """What the game is about, how its table is read, and what its chapters are."""
        about = self.text(1) or self._words.say_if_known("about") or self._words.say("rules-none")
        legend = self._words.say_if_known("terminal-legend")
        parts = [about, *(["", legend] if legend else [])]
        return Group(*parts, "", self._contents()) if self.text(2) else Group(*parts)

    def chapter(self, number: str) -> RenderableType | None:
        """A chapter by its number; None if there is none."""
        if not (number.isdecimal() and len(number) < 3 and self.text(int(number))):
            return None
        return Group(f"[bold]{self.title(int(number))}[/]", self.text(int(number)))

    def title(self, number: int) -> str:
        """What a chapter is about."""
        return self._words.say(f"rules-{number}-title")

    def text(self, number: int) -> str:
        """What a chapter says; nothing if there is no such chapter."""
        return self._words.say_if_known(f"rules-{number}-text") or ""

    def _contents(self) -> Columns:
        chapters = takewhile(self.text, count(1))
        return Columns([f"[bold]{number:>2}[/] {self.title(number)}" for number in chapters], padding=(0, 3))
