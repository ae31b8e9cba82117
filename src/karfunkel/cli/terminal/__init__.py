"""Playing in a terminal: the conversation that any game can use, and how each game is shown."""

from karfunkel.cli.terminal.conversation import Conversation
from karfunkel.cli.terminal.games import ui_for
from karfunkel.cli.terminal.loop import Loop
from karfunkel.cli.terminal.session import Session

__all__ = ["Conversation", "Loop", "Session", "ui_for"]
