"""What happened, told in sentences made from the events that the person's seat sees."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from karfunkel.cli.terminal.speech import Speech, sentence
from karfunkel.cli.terminal.words import Event, View
from karfunkel.games.emerald.rules.ending import BONUS_POINTS
from karfunkel.games.emerald.terminal.cards import bonus_name, card_name, gold_name

OPENING = "The knights stand ready in the castle, and the dragon guards its cave."


def tell(speech: Speech, events: Sequence[Event], view: View) -> list[str]:
    """What a move brought about; `view` is the table after it."""
    return list(_Story(speech, events, view).lines())


class _Story:
    """Tells events one after the other; some take those that follow them into their sentence."""

    def __init__(self, speech: Speech, events: Sequence[Event], view: View) -> None:
        self.speech = speech
        self.events = deque(events)
        self.view = view
        self._tellers: dict[str, Callable[[Event], str]] = {
            "knight": self._knight,
            "stopped": self._stopped,
            "took": self._took,
            "turned": self._turned,
            "bonus": self._bonus,
            "rolled": self._rolled,
            "dragon-turned": self._dragon_turned,
            "caught": self._caught,
            "bribed": self._bribed,
            "nest": self._nest,
            "bar": self._bar,
            "over": self._over,
        }

    def lines(self) -> Iterator[str]:
        """The sentences. Whose turn begins is not told: the table shows it."""
        while self.events:
            event = self.events.popleft()
            if teller := self._tellers.get(event["event"]):
                yield sentence(teller(event))

    def _following(self, *names: str) -> Iterator[Event]:
        """Take the events that come next, as long as they have one of these names."""
        while self.events and self.events[0]["event"] in names:
            yield self.events.popleft()

    # ---- knights and cards

    def _knight(self, event: Event) -> str:
        moves = f"{self.speech.does(event['seat'], 'move')} {self._a_knight(event)} from {event['from']}"
        if event["to"] != "chamber":
            return f"{moves} to {event['to']}"
        [treasure] = self._following("treasure")
        takes = self.speech.verb(event["seat"], "take")
        return f"{moves} into the chamber and {takes} a treasure; {treasure['left'] or 'none'} left"

    def _a_knight(self, event: Event) -> str:
        return f"a knight ({event['colour']})" if "colour" in event else "a knight"

    def _stopped(self, event: Event) -> str:
        return f"{self.speech.does(event['seat'], 'move')} no second knight"

    def _took(self, event: Event) -> str:
        card = card_name(event["pile"], event["card"])
        return f"{self.speech.does(event['seat'], 'take')} {card} from field {event['field']}"

    def _turned(self, event: Event) -> str:
        return f"the next card there is {card_name(event['pile'], event['card'])}"

    def _bonus(self, event: Event) -> str:
        bonus = f"the bonus for {bonus_name(event['for'])} (+{BONUS_POINTS})"
        return f"{self.speech.does(event['seat'], 'take')} {bonus}"

    # ---- the dragon

    def _rolled(self, event: Event) -> str:
        steps = list(self._following("dragon", "dragon-turned"))
        fields = [step["to"] for step in steps if step["event"] == "dragon"]
        turned = [step for step in steps if step["event"] == "dragon-turned"]
        walk = f"the dragon wakes: {self.speech.does(event['seat'], 'roll')} {event['number']}, and it walks to "
        return f"{walk}{fields[-1]}{_turning(turned, fields[-1])}"

    def _dragon_turned(self, event: Event) -> str:
        return f"the dragon turns to face the {event['facing']}"

    def _caught(self, event: Event) -> str:
        whose = "yours" if event["seat"] == self.speech.seat else self.speech.name(event["seat"])
        return f"it catches {self._a_knight(event)} of {whose} on field {event['field']}"

    def _bribed(self, event: Event) -> str:
        return f"{self.speech.does(event['seat'], 'bribe')} it with {gold_name(event['card'])}, and the knight stays"

    def _nest(self, event: Event) -> str:
        whose = (
            "your knight" if event["seat"] == self.speech.seat else f"the knight of {self.speech.name(event['seat'])}"
        )
        return f"{whose} goes to the nest"

    def _bar(self, event: Event) -> str:
        return f"the bar moves on, beside {event['first']} to {event['last']}"

    # ---- the end

    def _over(self, event: Event) -> str:
        if event["why"] == "last-treasure":
            return "the game is over: the last treasure is taken"
        return f"the game is over: {self.speech.does(event['seat'], 'have')} only one knight left"


def _turning(turned: Sequence[Event], last: int) -> str:
    """Where the dragon turned on its walk, if it did."""
    if not turned:
        return ""
    return " and turns" if turned[-1]["field"] == last else f", turning on {turned[-1]['field']}"
