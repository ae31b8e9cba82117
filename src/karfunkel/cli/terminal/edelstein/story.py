"""What happened, told in sentences made from the events that the person's seat sees."""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence

from karfunkel.cli.terminal.edelstein.picture import where
from karfunkel.cli.terminal.edelstein.speech import Speech, card_face, gems, listed, sentence
from karfunkel.cli.terminal.words import Event, View
from karfunkel.notation.fields import LETTERS, read_gems
from karfunkel.rules.gems.table import COLOURS

SUPPLY = "supply"


def opening(view: View) -> list[str]:
    """How the log of a round begins."""
    return [_round_heading(view, view["event"])]


def tell(speech: Speech, events: Sequence[Event], view: View) -> list[str]:
    """What a move brought about; `view` is the table after it."""
    return list(_Story(speech, events, view).lines())


def _heading(text: str) -> str:
    return f"[bold]-- {text} --[/]"


def _round_heading(view: View, card: str | None) -> str:
    return _heading(f"{where(view)}, event card {card}" if card else where(view))


class _Story:
    """Tells events one after the other; some take those that follow them into their sentence."""

    def __init__(self, speech: Speech, events: Sequence[Event], view: View) -> None:
        self.speech = speech
        self.events = deque(events)
        self.view = view
        self.earned: Counter[int] = Counter()
        self.scoring = False
        self._tellers: dict[str, Callable[[Event], Iterator[str]]] = {
            "shown": self._shown,
            "void": self._void,
            "guessed": self._guessed,
            "does": self._does,
            "gems": self._gems,
            "trade": self._trade,
            "offered": self._offered,
            "accepted": self._accepted,
            "declined": self._declined,
            "not-done": self._not_done,
            "took": self._took,
            "drew": self._drew,
            "used": self._used,
            "forgone": self._forgone,
            "shuffled": self._shuffled,
            "scoring": self._scoring,
            "earned": self._card_pays,
            "scored": self._colour_scored,
            "certificates": self._certificates,
            "stage-scored": self._stage_scored,
            "fill-up": self._fill_up,
            "round": self._round,
            "aside": self._aside,
        }

    def lines(self) -> Iterator[str]:
        """The sentences. What the table itself shows is not told: who has chosen, and the cards dealt."""
        while self.events:
            event = self.events.popleft()
            if teller := self._tellers.get(event["event"]):
                yield from teller(event)

    def _following(self, fits: Callable[[Event], bool]) -> Iterator[Event]:
        """Take the events that come next, as long as they fit."""
        while self.events and fits(self.events[0]):
            yield self.events.popleft()

    def _gems_following(self, source: int | str, goal: int | str) -> list[int]:
        """Take the events of gems that go this way next, and count them by colour."""
        counted = [0] * COLOURS
        for event in self._following(lambda e: e["event"] == "gems" and (e["from"], e["to"]) == (source, goal)):
            counted[LETTERS.index(event["colour"])] += event["number"]
        return counted

    # ---- choosing

    def _shown(self, event: Event) -> Iterator[str]:
        shown = [event, *self._following(lambda e: e["event"] == "shown")]
        chose = ", ".join(f"{self.speech.name(each['seat'])} {each['action']}" for each in shown)
        yield f"Chosen: {chose}."

    def _void(self, event: Event) -> Iterator[str]:
        if self.view["players"] == 2:
            yield f"Guessed at once, so nobody does {event['action']}."
        else:
            yield f"Three or more chose {event['action']}, so nobody does it."

    def _guessed(self, event: Event) -> Iterator[str]:
        answer = "right" if event["right"] else "wrong"
        yield sentence(f"{self.speech.does(event['seat'], 'guess')} {event['action']}: {answer}")

    # ---- actions

    def _does(self, event: Event) -> Iterator[str]:
        seat, action = event["seat"], event["action"]
        if action == "money":
            amount = sum(each["money"] for each in self._following(lambda e: e.get("for") == "gem-card"))
            yield sentence(f"{self.speech.does(seat, 'take')} {amount} million")
        elif action == "gems":
            taken = gems(self._gems_following(SUPPLY, seat))
            yield sentence(f"{self.speech.does(seat, 'take')} {taken} from the supply")
        elif action == "free" and self.events and self.events[0]["event"] == "gems":
            taken = gems(self._gems_following(SUPPLY, seat))
            yield f"Free choice: {self.speech.does(seat, 'take')} {taken} from the supply."
        elif action == "free":
            yield f"Free choice: {self.speech.does(seat, 'have')} it alone, to exchange one gem for two."

    def _gems(self, event: Event) -> Iterator[str]:
        self.events.appendleft(event)
        source, goal = event["from"], event["to"]
        moved = gems(self._gems_following(source, goal))
        if source == SUPPLY:
            yield sentence(f"{self.speech.does(goal, 'take')} {moved} from the supply")
        elif goal == SUPPLY:
            yield sentence(f"{self.speech.does(source, 'give')} {moved} to the supply")
        else:
            yield sentence(self.speech.hands(source, "give", moved, goal))

    # ---- trading

    def _trade(self, event: Event) -> Iterator[str]:
        first, second = event["first"], event["second"]
        traders = self.speech.names(sorted((first, second), key=lambda seat: (seat != self.speech.seat, seat)))
        yield sentence(f"{traders} trade for {event['action']}; {self.speech.does(first, 'begin')}")

    def _offered(self, event: Event) -> Iterator[str]:
        offered = gems(read_gems(event["gems"]))
        yield sentence(self.speech.hands(event["seat"], "offer", offered, event["to"]))

    def _accepted(self, event: Event) -> Iterator[str]:
        got = gems(self._gems_following(event["of"], event["seat"]))
        accepts, gets = self.speech.does(event["seat"], "accept"), self._verb(event["seat"], "get")
        yield sentence(f"{accepts} and {gets} {got}; {self.speech.does(event['of'], 'do')} the action")

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
        kept = [*self._following(lambda e: e["event"] == "kept")]
        keeps = f", and {self._verb(event['seat'], 'keep')} it" if kept else ""
        return sentence(f"{gets}, [bold]{event['card']}[/]{keeps}")

    def _verb(self, seat: int, verb: str) -> str:
        return self.speech.does(seat, verb).removeprefix(f"{self.speech.name(seat)} ")

    def _used(self, event: Event) -> Iterator[str]:
        yield sentence(f"{self.speech.does(event['seat'], 'use')} the event card [bold]{event['card']}[/]")

    def _forgone(self, event: Event) -> Iterator[str]:
        yield sentence(f"{self.speech.does(event['seat'], 'leave')} the event card [bold]{event['card']}[/] unused")

    def _shuffled(self, _: Event) -> Iterator[str]:
        yield "All event cards of the stack are shuffled."

    # ---- scoring

    def _scoring(self, _: Event) -> Iterator[str]:
        self.scoring = True
        yield _heading("Scoring")

    def _card_pays(self, event: Event) -> Iterator[str]:
        self.earned[event["seat"]] += event["money"]
        earns = self.speech.does(event["seat"], "get")
        yield sentence(f"[bold]{event['for']}[/]: {earns} {event['money']} million for this card")

    def _colour_scored(self, event: Event) -> Iterator[str]:
        """A colour: who has most, what that brings, what is given back."""
        colour = LETTERS.index(event["colour"])
        paid: dict[int, int] = {}
        back: dict[int, int] = {}
        for each in self._following(lambda e: _belongs_to_colour(e, event["colour"])):
            if each["event"] == "earned":
                paid[each["seat"]] = each["money"]
            else:
                back[each["from"]] = each["number"]
        self.earned.update(paid if self.scoring else {})
        yield f"{self.speech.colour(colour)}: {self._majority(event, paid, back)}."

    def _majority(self, event: Event, paid: dict[int, int], back: dict[int, int]) -> str:
        seats = sorted(back)
        each = " each" if event["sharing"] > 1 else ""
        if each:
            most = f"{self.speech.names(seats)} share the most gems ({event['most']} each)"
        else:
            most = f"{self.speech.does(seats[0], 'have')} most ({event['most']})"
        return f"{most}, +{max(paid.values(), default=0)}{each}, and {max(back.values())}{each} back to the supply"

    def _certificates(self, event: Event) -> Iterator[str]:
        paid = {e["seat"]: e["money"] for e in self._following(lambda e: e["event"] == "earned")}
        self.earned.update(paid)
        gains = [f"{self.speech.name(seat)} +{money}" for seat, money in paid.items()]
        yield f"Certificates (most: {event['most']}): {listed(gains)}."

    def _stage_scored(self, event: Event) -> Iterator[str]:
        seats = range(self.view["players"])
        brought = ", ".join(
            f"{self.speech.name(seat)} +{self.earned[seat]} (now {self.view['money'][seat]})" for seat in seats
        )
        yield f"[bold]Stage {event['stage']} brought:[/] {brought}."
        yield "All kept event cards go back under the stack."

    # ---- stages and rounds

    def _fill_up(self, event: Event) -> Iterator[str]:
        given = sum(each["number"] for each in self._following(lambda e: e["event"] == "gems"))
        colour = self.speech.colour(LETTERS.index(event["colour"]))
        yield f"{colour} is scarce in the supply: every player who can gives one gem ({given} in all)."

    def _round(self, event: Event) -> Iterator[str]:
        """A round and its event card. The gem cards dealt before that are seen on the table."""
        cards = [each["card"] for each in self._following(lambda e: e["event"] in ("dealt", "turned"))]
        yield _round_heading({**self.view, "stage": event["stage"], "round": event["round"]}, cards[-1])

    def _aside(self, event: Event) -> Iterator[str]:
        yield f"Gem cards are put aside; the top one is {card_face(event['card'])}."


def _belongs_to_colour(event: Event, letter: str) -> bool:
    """Whether an event pays for the majority of a colour, or gives gems of it back."""
    if event["event"] == "earned":
        return event.get("for") == f"majority-{letter}"
    return (event["event"], event.get("to"), event.get("colour")) == ("gems", SUPPLY, letter)
