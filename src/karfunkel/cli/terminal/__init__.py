"""Playing in a terminal: the loop that any game can use, and the words of each game."""

from karfunkel.cli.terminal.conversation import Conversation
from karfunkel.cli.terminal.games import words_for
from karfunkel.cli.terminal.loop import Loop
from karfunkel.cli.terminal.session import Session

__all__ = ["Conversation", "Loop", "Session", "words_for"]
