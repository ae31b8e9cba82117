"""What happened in Edel, Stein & Reich beside trades and majorities: guesses, event cards, certificates."""

from collections.abc import Callable, Iterator, Mapping

from karfunkel.cli.terminal.speech import heading, listed, sentence
from karfunkel.cli.terminal.words import Event, View
from karfunkel.games.edelstein.terminal.picture import where
from karfunkel.games.trading.rules.deck import LETTERS
from karfunkel.games.trading.terminal.speech import card_face
from karfunkel.games.trading.terminal.story import Story, Teller


class EdelsteinStory(Story):
    """Tells the events of the game."""

    def tellers(self) -> Mapping[str, Teller]:
        """What tells each kind of event."""
        return {
            **super().tellers(),
            "guessed": self._guessed,
            "declined": self._declined,
            "not-done": self._not_done,
            "took": self._took,
            "drew": self._drew,
            "used": self._used,
            "forgone": self._forgone,
            "shuffled": self._shuffled,
            "earned": self._card_pays,
            "certificates": self._certificates,
            "fill-up": self._fill_up,
            "aside": self._aside,
        }

    def doings(self) -> Mapping[str, Callable[[int], str]]:
        """What tells that a seat does each action."""
        return {
            "money": lambda seat: self.earns(seat, "take", "gem-card"),
            "gems": self.takes_gems,
            "free": self.chooses_freely,
        }

    # ---- choosing and trading

    def void(self, event: Event) -> Iterator[str]:
        """Nobody does an action: it was guessed, or three chose it."""
        if self.view["players"] == 2:
            yield f"Guessed at once, so nobody does {event['action']}."
        else:
            yield from super().void(event)

    def _guessed(self, event: Event) -> Iterator[str]:
        answer = "right" if event["right"] else "wrong"
        yield sentence(f"{self.speech.does(event['seat'], 'guess')} {event['action']}: {answer}")

    def _declined(self, event: Event) -> Iterator[str]:
        yield sentence(f"{self.speech.does(event['seat'], 'decline')} to offer anything")

    def _not_done(self, event: Event) -> Iterator[str]:
        yield f"So nobody does {event['action']}."

    # ---- event cards

    def _took(self, event: Event) -> Iterator[str]:
        yield self._gets_card(event, f"{self.speech.does(event['seat'], 'take')} the open event card")

    def _drew(self, event: Event) -> Iterator[str]:
        yield self._gets_card(event, f"{self.speech.does(event['seat'], 'draw')} the top event card")

    def _gets_card(self, event: Event, gets: str) -> str:
        kept = [*self.following(lambda e: e["event"] == "kept")]
        keeps = f", and {self.speech.verb(event['seat'], 'keep')} it" if kept else ""
        return sentence(f"{gets}, [bold]{event['card']}[/]{keeps}")

    def _used(self, event: Event) -> Iterator[str]:
        yield sentence(f"{self.speech.does(event['seat'], 'use')} the event card [bold]{event['card']}[/]")

    def _forgone(self, event: Event) -> Iterator[str]:
        yield sentence(f"{self.speech.does(event['seat'], 'leave')} the event card [bold]{event['card']}[/] unused")

    def _shuffled(self, _: Event) -> Iterator[str]:
        yield "All event cards of the stack are shuffled."

    # ---- scoring

    def _card_pays(self, event: Event) -> Iterator[str]:
        self.count({event["seat"]: event["money"]})
        earns = self.speech.does(event["seat"], "get")
        yield sentence(f"[bold]{event['for']}[/]: {earns} {self.speech.amount(event['money'])} for this card")

    def _certificates(self, event: Event) -> Iterator[str]:
        paid = self.earnings()
        self.count(paid)
        gains = [f"{self.speech.name(seat)} +{money}" for seat, money in paid.items()]
        yield f"Certificates (most: {event['most']}): {listed(gains)}."

    def stage_scored(self, event: Event) -> Iterator[str]:
        """What a stage brought to each seat, and what becomes of the cards."""
        yield from super().stage_scored(event)
        yield "All kept event cards go back under the stack."

    # ---- stages and rounds

    def _fill_up(self, event: Event) -> Iterator[str]:
        given = sum(each["number"] for each in self.following(lambda e: e["event"] == "gems"))
        colour = self.speech.colour(LETTERS.index(event["colour"]))
        yield f"{colour} is scarce in the supply: every player who can gives one gem ({given} in all)."

    def round_shows(self, event: Event) -> dict[str, object]:
        """The round and its event card."""
        cards = [each["card"] for each in self.following(lambda e: e["event"] in ("dealt", "turned"))]
        return {**super().round_shows(event), "event": cards[-1]}

    @staticmethod
    def round_heading(view: View) -> str:
        """A round and its event card."""
        card = view["event"]
        return heading(f"{where(view)}, event card {card}" if card else where(view))

    def _aside(self, event: Event) -> Iterator[str]:
        yield f"Gem cards are put aside; the top one is {card_face(event['card'])}."
