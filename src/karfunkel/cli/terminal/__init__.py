"""Playing in a terminal: the prompt that any game can use, and how each game is shown."""

from karfunkel.cli.terminal.command_prompt import CommandPrompt
from karfunkel.cli.terminal.local_game_loop import LocalGameLoop
from karfunkel.cli.terminal.local_session import LocalSession
from karfunkel.cli.terminal.ui_lookup import ui_for

__all__ = ["CommandPrompt", "LocalGameLoop", "LocalSession", "ui_for"]
