"""The table of Edel, Stein & Reich: what it shows beside the gems."""

from collections import Counter

from karfunkel.cli.terminal.seat_grids import Column
from karfunkel.games.edelstein.rules.state import ROUNDS
from karfunkel.games.edelstein.terminal.event_card_texts import card_words
from karfunkel.games.trading.terminal.table_picture import NOTHING, Picture


class EdelsteinPicture(Picture):
    """Draws the table: money, gem cards, chosen actions and kept event cards beside the gems."""

    def where(self) -> str:
        """The stage and the round; of two players the turn."""
        players = self.view["players"]
        each = self.words.say(
            "turn-of" if players == 2 else "round-of", round=self.view["round"], rounds=ROUNDS[players]
        )
        return f"{self.words.say('stage', stage=self.view['stage'])} · {each}"

    def columns(self) -> list[Column]:
        """The columns beside the gems."""
        action = Column(self.words.say("terminal-action"), self._action)
        kept = Column(self.words.say("terminal-kept"), self._kept, no_wrap=False)
        return [self.earned_column(), self.card_column(), action, kept]

    def _action(self, seat: int) -> str:
        if self.view["players"] == 2 and seat != self.view.get("active"):
            guesses = [self.words.say(f"action-{action}") for action in self.view["guesses"]]
            return self.words.say("guesses", actions=", ".join(guesses)) if guesses else NOTHING
        return self.chosen(seat)

    def _kept(self, seat: int) -> str:
        counted = Counter(self.view["kept"][seat])
        names = [(number, self.words.say(f"card-{card}")) for card, number in counted.items()]
        return ", ".join(f"{number} {name}" if number > 1 else name for number, name in names) or NOTHING

    def note(self) -> str:
        """The event card that is used or lies open."""
        if card := self.view.get("using"):
            return card_words(self.words, card, self.view)
        card = self.view["event"]
        shown = NOTHING if card is None else card_words(self.words, card, self.view)
        return f"{self.words.say('open-card')} – {shown}"
