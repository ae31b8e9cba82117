"""Edel, Stein & Reich in a terminal."""

from karfunkel.cli.terminal.edelstein.cards import explain_card
from karfunkel.cli.terminal.edelstein.moment import EdelsteinMoment
from karfunkel.cli.terminal.edelstein.picture import EdelsteinPicture
from karfunkel.cli.terminal.edelstein.questions import QUESTIONS
from karfunkel.cli.terminal.edelstein.rulebook import advice, rules
from karfunkel.cli.terminal.edelstein.story import EdelsteinStory
from karfunkel.cli.terminal.gems.speech import Terms
from karfunkel.cli.terminal.gems.words import GemWords
from karfunkel.cli.terminal.words import View
from karfunkel.rules.edelstein import EDELSTEIN
from karfunkel.rules.edelstein.cards import EVENT_IDS


class EdelsteinWords(GemWords):
    """The words of Edel, Stein & Reich."""

    title = EDELSTEIN.title
    terms = Terms(earned="money", unit="million")
    picture = EdelsteinPicture
    story = EdelsteinStory
    moment = EdelsteinMoment
    questions = QUESTIONS

    def rules(self, view: View) -> list[str]:
        """The game in a few paragraphs."""
        return rules(self.speech, view)

    def advice(self, view: View) -> str:
        """The decision at hand, explained."""
        return advice(view)

    def explain(self, card: str, view: View) -> str | None:
        """What an event card does."""
        return explain_card(card, view)

    def cards(self) -> tuple[str, ...]:
        """The event cards."""
        return EVENT_IDS
