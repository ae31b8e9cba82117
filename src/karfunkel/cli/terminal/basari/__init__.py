"""Basari in a terminal."""

from karfunkel.cli.terminal.basari.moment import BasariMoment
from karfunkel.cli.terminal.basari.picture import BasariPicture
from karfunkel.cli.terminal.basari.rulebook import advice, explain_action, rules
from karfunkel.cli.terminal.basari.story import BasariStory
from karfunkel.cli.terminal.gems.questions import SHARED
from karfunkel.cli.terminal.gems.speech import Terms
from karfunkel.cli.terminal.gems.words import GemWords
from karfunkel.cli.terminal.words import View
from karfunkel.rules.basari import BASARI
from karfunkel.rules.basari.check import ACTION_NAMES

ACTIONS = {"A": "A (workers)", "B": "B (points)", "C": "C (gems)", "D": "D (free choice)"}


class BasariWords(GemWords):
    """The words of Basari."""

    title = BASARI.title
    terms = Terms(earned="points", unit="points", actions=ACTIONS)
    picture = BasariPicture
    story = BasariStory
    moment = BasariMoment
    questions = SHARED

    def rules(self, view: View) -> list[str]:
        """The game in a few paragraphs."""
        return rules(self.speech, view)

    def advice(self, view: View) -> str:
        """The decision at hand, explained."""
        return advice(view)

    def explain(self, card: str, view: View) -> str | None:
        """What an action card does."""
        return explain_action(card.upper())

    def cards(self) -> tuple[str, ...]:
        """The action cards."""
        return ACTION_NAMES
