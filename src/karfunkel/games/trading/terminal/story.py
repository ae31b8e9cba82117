"""What happened, told in sentences made from the events that the person's seat sees."""

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence

from karfunkel.cli.terminal.speech import heading, sentence
from karfunkel.cli.terminal.words import Event, View
from karfunkel.games.trading.notation.gems import read_gems
from karfunkel.games.trading.rules.deck import LETTERS
from karfunkel.games.trading.rules.table import COLOURS
from karfunkel.games.trading.terminal.speech import GemSpeech, gems

SUPPLY = "supply"

Teller = Callable[[Event], Iterator[str]]


class Story(ABC):
    """Tells events one after the other; some take those that follow them into their sentence."""

    def __init__(self, speech: GemSpeech, events: Sequence[Event], view: View) -> None:
        self.speech = speech
        self.events = deque(events)
        self.view = view
        self._scored: Counter[int] = Counter()
        self._scoring = False

    def tellers(self) -> Mapping[str, Teller]:
        """What tells each kind of event."""
        return {
            "shown": self._shown,
            "void": self.void,
            "does": self._does,
            "gems": self._gems,
            "trade": self._trade,
            "offered": self._offered,
            "accepted": self._accepted,
            "scoring": self._begin_scoring,
            "scored": self._colour_scored,
            "stage-scored": self.stage_scored,
            "round": self._round,
        }

    @abstractmethod
    def doings(self) -> Mapping[str, Callable[[int], str]]:
        """What tells that a seat does each action; nothing for actions of which other events tell."""

    @staticmethod
    @abstractmethod
    def round_heading(view: View) -> str:
        """How the log of a round begins."""

    def lines(self) -> Iterator[str]:
        """The sentences. What the table itself shows is not told: who has chosen, and the cards dealt."""
        tellers = self.tellers()
        while self.events:
            event = self.events.popleft()
            if teller := tellers.get(event["event"]):
                yield from teller(event)

    # ---- events that follow

    def following(self, fits: Callable[[Event], bool]) -> Iterator[Event]:
        """Take the events that come next, as long as they fit."""
        while self.events and fits(self.events[0]):
            yield self.events.popleft()

    def earnings(self, reason: str | None = None) -> dict[int, int]:
        """Take the events of earning that come next, for a reason or for any: what each seat earns."""
        events = self.following(lambda e: e["event"] == "earned" and reason in (None, e["for"]))
        return {event["seat"]: self.speech.earned(event) for event in events}

    def _gems_following(self, source: int | str, goal: int | str) -> list[int]:
        """Take the events of gems that go this way next, and count them by colour."""
        counted = [0] * COLOURS
        for event in self.following(lambda e: e["event"] == "gems" and (e["from"], e["to"]) == (source, goal)):
            counted[LETTERS.index(event["colour"])] += event["number"]
        return counted

    # ---- choosing

    def _shown(self, event: Event) -> Iterator[str]:
        shown = [event, *self.following(lambda e: e["event"] == "shown")]
        chose = [f"{self.speech.name(each['seat'])} {self.speech.action(each['action'])}" for each in shown]
        yield f"Chosen: {', '.join(chose)}."

    def void(self, event: Event) -> Iterator[str]:
        """Nobody does an action."""
        yield f"Three or more chose {self.speech.action(event['action'])}, so nobody does it."

    # ---- actions

    def _does(self, event: Event) -> Iterator[str]:
        if telling := self.doings().get(event["action"]):
            yield telling(event["seat"])

    def earns(self, seat: int, verb: str, reason: str) -> str:
        """A seat earns by its card."""
        amount = self.earnings(reason).get(seat, 0)
        return sentence(f"{self.speech.does(seat, verb)} {self.speech.amount(amount)}")

    def takes_gems(self, seat: int) -> str:
        """A seat takes gems from the supply."""
        return sentence(self._takes(seat))

    def chooses_freely(self, seat: int) -> str:
        """A seat does free choice: it takes a gem, or is about to exchange one."""
        if self.events and self.events[0]["event"] == "gems":
            return f"Free choice: {self._takes(seat)}."
        return f"Free choice: {self.speech.does(seat, 'have')} it alone, {self.alone(seat)}."

    def alone(self, seat: int) -> str:
        """What a seat that has free choice alone is about to do."""
        return "to exchange one gem for two"

    def _takes(self, seat: int) -> str:
        return f"{self.speech.does(seat, 'take')} {gems(self._gems_following(SUPPLY, seat))} from the supply"

    def _gems(self, event: Event) -> Iterator[str]:
        self.events.appendleft(event)
        source, goal = event["from"], event["to"]
        if source == SUPPLY:
            yield self.takes_gems(goal)
            return
        moved = gems(self._gems_following(source, goal))
        if goal == SUPPLY:
            yield sentence(f"{self.speech.does(source, 'give')} {moved} to the supply")
        else:
            yield sentence(self.speech.hands(source, "give", moved, goal))

    # ---- trading

    def _trade(self, event: Event) -> Iterator[str]:
        first, second = event["first"], event["second"]
        traders = self.speech.names(sorted((first, second), key=lambda seat: (seat != self.speech.seat, seat)))
        action = self.speech.action(event["action"])
        yield sentence(f"{traders} trade for {action}; {self.speech.does(first, 'begin')}")

    def _offered(self, event: Event) -> Iterator[str]:
        offered = gems(read_gems(event["gems"]))
        yield sentence(self.speech.hands(event["seat"], "offer", offered, event["to"]))

    def _accepted(self, event: Event) -> Iterator[str]:
        got = gems(self._gems_following(event["of"], event["seat"]))
        accepts, gets = self.speech.does(event["seat"], "accept"), self.speech.verb(event["seat"], "get")
        yield sentence(f"{accepts} and {gets} {got}; {self.speech.does(event['of'], 'do')} the action")

    # ---- scoring

    def _begin_scoring(self, _: Event) -> Iterator[str]:
        """What is earned from now on is what the stage brings."""
        self._scoring = True
        yield heading(self.scoring_title())

    def scoring_title(self) -> str:
        """What stands above the scoring."""
        return "Scoring"

    def count(self, paid: Mapping[int, int]) -> None:
        """Count what the scoring pays to what the stage brings."""
        self._scored.update(paid if self._scoring else {})

    def _colour_scored(self, event: Event) -> Iterator[str]:
        """A colour: who has most, what that brings, what is given back."""
        letter = event["colour"]
        paid: dict[int, int] = {}
        back: dict[int, int] = {}
        for each in self.following(lambda e: _belongs_to_colour(e, letter)):
            if each["event"] == "earned":
                paid[each["seat"]] = self.speech.earned(each)
            else:
                back[each["from"]] = each["number"]
        self.count(paid)
        yield f"{self.speech.colour(LETTERS.index(letter))}: {self._majority(event, paid, back)}."

    def _majority(self, event: Event, paid: Mapping[int, int], back: Mapping[int, int]) -> str:
        seats = sorted(back)
        each = " each" if event["sharing"] > 1 else ""
        if each:
            most = f"{self.speech.names(seats)} share the most gems ({event['most']} each)"
        else:
            most = f"{self.speech.does(seats[0], 'have')} most ({event['most']})"
        return f"{most}, +{max(paid.values(), default=0)}{each}, and {max(back.values())}{each} back to the supply"

    def stage_scored(self, event: Event) -> Iterator[str]:
        """What a stage brought to each seat."""
        brought = [
            f"{self.speech.name(seat)} +{self._scored[seat]} (now {now})"
            for seat, now in enumerate(self.speech.earned(self.view))
        ]
        yield f"[bold]Stage {event['stage']} brought:[/] {', '.join(brought)}."

    # ---- rounds

    def _round(self, event: Event) -> Iterator[str]:
        """A round begins. The cards dealt are seen on the table."""
        yield self.round_heading({**self.view, **self.round_shows(event)})

    def round_shows(self, event: Event) -> dict[str, object]:
        """What the heading of a round shows."""
        return {"stage": event["stage"], "round": event["round"]}


def _belongs_to_colour(event: Event, letter: str) -> bool:
    """Whether an event pays for the majority of a colour, or gives gems of it back."""
    if event["event"] == "earned":
        return event.get("for") == f"majority-{letter}"
    return (event["event"], event.get("to"), event.get("colour")) == ("gems", SUPPLY, letter)
