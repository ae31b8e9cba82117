"""What happened in Basari beside trades and majorities: more cards, and workers."""

from collections.abc import Callable, Iterator, Mapping

from karfunkel.cli.terminal.speech import heading, listed, sentence
from karfunkel.cli.terminal.words import Event, View
from karfunkel.games.basari.terminal.picture import where
from karfunkel.games.trading.terminal.speech import card_face
from karfunkel.games.trading.terminal.story import Story, Teller


class BasariStory(Story):
    """Tells the events of the game."""

    def tellers(self) -> Mapping[str, Teller]:
        """What tells each kind of event."""
        return {
            **super().tellers(),
            "more-workers": self._more_workers,
            "stack-empty": self._stack_empty,
            "for-nothing": self._for_nothing,
            "workers-scored": self._workers_scored,
            "stage": self._stage,
        }

    def doings(self) -> Mapping[str, Callable[[int], str]]:
        """What tells that a seat does each action; of A the card tells."""
        return {
            "B": lambda seat: self.earns(seat, "get", "card"),
            "C": self.takes_gems,
            "D": self.chooses_freely,
        }

    # ---- actions

    def _more_workers(self, event: Event) -> Iterator[str]:
        seat = event["seat"]
        takes, has = self.speech.does(seat, "take"), self.speech.verb(seat, "have")
        yield sentence(f"{takes} another card, {card_face(event['card'])}, and {has} {event['workers']} workers")

    def _stack_empty(self, event: Event) -> Iterator[str]:
        yield f"The stack is empty, so {self.speech.does(event['seat'], 'take')} no card."

    def _for_nothing(self, event: Event) -> Iterator[str]:
        yield f"Neither has a gem to offer, so {self.speech.does(event['seat'], 'do')} it for nothing."

    def alone(self, seat: int) -> str:
        """[B14] What a seat that has free choice alone is about to do; without a gem it gives none."""
        return super().alone(seat) if any(self.view["gems"][seat]) else "to take two gems for nothing"

    # ---- scoring

    def scoring_title(self) -> str:
        """What ended the stage: somebody's workers, of whom events ahead tell, or the stack."""
        reached = [event for event in self.events if event["event"] == "workers-scored"]
        have = [f"{self.speech.does(event['seat'], 'have')} {event['workers']} workers" for event in reached]
        return f"Scoring: {listed(have) or 'the stack is too small for another round'}"

    def _workers_scored(self, event: Event) -> Iterator[str]:
        paid = self.earnings("workers")
        self.count(paid)
        has = self.speech.does(event["seat"], "have")
        yield sentence(f"workers: {has} {event['workers']}, +{paid[event['seat']]}")

    # ---- stages and rounds

    def _stage(self, _: Event) -> Iterator[str]:
        yield "All bazaar cards are collected and shuffled."

    @staticmethod
    def round_heading(view: View) -> str:
        """A round."""
        return heading(where(view))
