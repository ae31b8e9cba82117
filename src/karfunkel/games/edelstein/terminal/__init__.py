"""Edel, Stein & Reich in a terminal."""

from karfunkel.cli.terminal.game_ui import View
from karfunkel.cli.terminal.seat_grids import Column
from karfunkel.games.edelstein.rules.event_cards import EVENT_COPIES, EVENT_IDS
from karfunkel.games.edelstein.terminal.decision_context import EdelsteinDecisionContext
from karfunkel.games.edelstein.terminal.decision_questions import QUESTIONS
from karfunkel.games.edelstein.terminal.event_card_texts import card_words
from karfunkel.games.edelstein.terminal.table_picture import EdelsteinPicture
from karfunkel.games.trading.rules.state import COLOURS
from karfunkel.games.trading.terminal.ui import GemUI


class EdelsteinUI(GemUI):
    """Edel, Stein & Reich, as the person at one seat sees it."""

    picture = EdelsteinPicture
    decision_context = EdelsteinDecisionContext
    questions = QUESTIONS

    def explain(self, card: str, view: View) -> str | None:
        """What an event card does, and how many there are of it."""
        if card not in EVENT_IDS:
            return None
        copies = self.words.say("terminal-copies", number=EVENT_COPIES[EVENT_IDS.index(card)], all=sum(EVENT_COPIES))
        return f"{card_words(self.words, card, view)} {copies}"

    def cards(self) -> tuple[str, ...]:
        """The event cards."""
        return EVENT_IDS

    def result_columns(self, view: View) -> list[Column]:
        """The money, and the gems left, which decide a tie."""

        def left(seat: int) -> str:
            return " ".join(f"{self.heading(colour)} {view['gems'][seat][colour]}" for colour in range(COLOURS))

        return [*super().result_columns(view), Column(self.words.say("terminal-gems-left"), left)]


UI = EdelsteinUI
