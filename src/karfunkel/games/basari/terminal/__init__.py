"""Basari in a terminal."""

from karfunkel.cli.terminal.words import View
from karfunkel.games.basari.game import BASARI
from karfunkel.games.basari.rules.check import ACTION_NAMES
from karfunkel.games.basari.terminal.moment import BasariMoment
from karfunkel.games.basari.terminal.picture import BasariPicture
from karfunkel.games.basari.terminal.rulebook import advice, explain_action, rules
from karfunkel.games.basari.terminal.story import BasariStory
from karfunkel.games.trading.terminal.questions import SHARED
from karfunkel.games.trading.terminal.speech import Terms
from karfunkel.games.trading.terminal.words import GemWords

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


WORDS = BasariWords
