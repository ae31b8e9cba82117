"""The interface of a session, be it on this computer or at a server: what the prompt needs of it."""

from collections.abc import Sequence
from typing import Protocol

from karfunkel.cli.terminal.game_ui import View


class SessionProtocol(Protocol):
    """The person's place at a table, and the story of the game as it was told there."""

    @property
    def person(self) -> int:
        """The seat of the person."""

    @property
    def view(self) -> View:
        """What the person sees."""

    @property
    def moves(self) -> Sequence[str]:
        """The moves that the person can make now; none if others are to move."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def story(self) -> Sequence[str]:
        """All that has happened so far, in sentences."""

    def record(self) -> str:
        """The game as text, to be saved; Error if it cannot be had now."""
