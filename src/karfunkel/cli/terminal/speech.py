"""How seats and lists of things are said. Texts are Rich markup."""

from collections.abc import Mapping, Sequence

from rich.markup import escape

SPECIAL_VERBS = {"have": "has", "do": "does", "guess": "guesses"}
LONGEST_TITLE = 12
"""A longer name is cut where it stands in a table."""


class Speech:
    """Speaks to the person at one seat, who is 'you'. Other people have their names, if these are known."""

    def __init__(self, seat: int, names: Mapping[int, str] | None = None) -> None:
        self.seat = seat
        self._names = names or {}

    def name(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        if seat == self.seat:
            return "you"
        return escape(self._names[seat]) if seat in self._names else f"seat {seat}"

    def title(self, seat: int) -> str:
        """A seat that stands alone, as in the first column of a table; with its number, which moves may need."""
        if seat == self.seat or seat not in self._names:
            return self.name(seat).capitalize()
        return f"{escape(self._names[seat][:LONGEST_TITLE])} ({seat})"

    def pronoun(self, seat: int) -> str:
        """What is said in place of a seat that was named just before."""
        return "them" if seat in self._names else "it"

    def first(self, seat: int) -> str:
        """A seat at the beginning of a sentence."""
        return capital(self.name(seat))

    def does(self, seat: int, verb: str) -> str:
        """A seat and what it does, in the middle of a sentence: `you take`, `seat 1 takes`."""
        return f"{self.name(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: int, verb: str) -> str:
        """What a seat does, without the seat: `take` if it is you, else `takes`."""
        if seat == self.seat:
            return verb
        first, space, rest = verb.partition(" ")
        return f"{SPECIAL_VERBS.get(first, first + 's')}{space}{rest}"

    def hands(self, seat: int, verb: str, things: str, other: int) -> str:
        """A seat that gives or offers things to another: `you offer 1 red to seat 1`, `seat 1 offers you 1 red`."""
        if other == self.seat:
            return f"{self.does(seat, verb)} you {things}"
        return f"{self.does(seat, verb)} {things} to {self.name(other)}"

    def names(self, seats: Sequence[int]) -> str:
        """Several seats: `you, seat 1 and seat 3`."""
        return listed([self.name(seat) for seat in seats])


def listed(words: Sequence[str]) -> str:
    """Words in a row, the last two joined by `and`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop."""
    return f"{capital(text)}."


def capital(text: str) -> str:
    """A text with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def heading(text: str) -> str:
    """A line of the story under which others stand."""
    return f"[bold]-- {text} --[/]"
