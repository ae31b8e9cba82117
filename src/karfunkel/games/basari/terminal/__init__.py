"""Basari in a terminal."""

from karfunkel.cli.terminal.game_ui import View
from karfunkel.games.basari.rules.state_validation import ACTION_NAMES
from karfunkel.games.basari.terminal.decision_context import BasariDecisionContext
from karfunkel.games.basari.terminal.table_picture import BasariPicture
from karfunkel.games.trading.terminal.decision_questions import SHARED
from karfunkel.games.trading.terminal.ui import GemUI


class BasariUI(GemUI):
    """Basari, as the person at one seat sees it."""

    picture = BasariPicture
    decision_context = BasariDecisionContext
    questions = SHARED

    def explain(self, card: str, view: View) -> str | None:
        """What an action card does."""
        action = card.upper()
        if action not in ACTION_NAMES:
            return None
        name = f"[bold]{action}, {self.words.say(f'action-{action}')}[/]"
        return self.words.say("terminal-named", name=name, about=self.words.say(f"terminal-action-{action}"))

    def cards(self) -> tuple[str, ...]:
        """The action cards."""
        return ACTION_NAMES


UI = BasariUI
