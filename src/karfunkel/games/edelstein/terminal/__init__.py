"""Edel, Stein & Reich in a terminal."""

from karfunkel.cli.terminal.words import View
from karfunkel.games.edelstein.game import EDELSTEIN
from karfunkel.games.edelstein.rules.cards import EVENT_IDS
from karfunkel.games.edelstein.terminal.cards import explain_card
from karfunkel.games.edelstein.terminal.moment import EdelsteinMoment
from karfunkel.games.edelstein.terminal.picture import EdelsteinPicture
from karfunkel.games.edelstein.terminal.questions import QUESTIONS
from karfunkel.games.edelstein.terminal.rulebook import advice, rules
from karfunkel.games.edelstein.terminal.story import EdelsteinStory
from karfunkel.games.trading.terminal.speech import Terms
from karfunkel.games.trading.terminal.words import GemWords


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


WORDS = EdelsteinWords
