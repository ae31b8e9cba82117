"""Names of players in the terminal: `you`, a name, a bot. Texts are Rich markup."""

from collections.abc import Iterable, Mapping

from rich.markup import escape

from karfunkel.words import Words

LONGEST_TITLE = 12
"""A longer name is cut where it stands in a table."""


class PlayerNames:
    """The seats of a table, seen from one of them. A seat without a name is called by its number."""

    def __init__(self, words: Words, seat: int, names: Mapping[int, str] | None = None) -> None:
        self.words, self.seat = words, seat
        self._names = names or {}

    def name(self, seat: int) -> str:
        """A seat in a sentence. Names are chosen by people, so they are never markup."""
        if seat == self.seat:
            return self.words.say("terminal-you")
        return escape(self._names[seat]) if seat in self._names else self.words.say("terminal-seat", number=seat)

    def title(self, seat: int) -> str:
        """A seat that stands alone, as in the first column of a table; with its number, which moves may need."""
        if seat == self.seat or seat not in self._names:
            return self.name(seat)
        return f"{escape(self._names[seat][:LONGEST_TITLE])} ({seat})"

    def names(self, seats: Iterable[int]) -> str:
        """Several seats."""
        return self.words.list([self.name(seat) for seat in seats])

    def others(self, seats: Iterable[int]) -> str:
        """Those of these seats that are not the person's."""
        return self.names(seat for seat in seats if seat != self.seat)

    def who(self, one: int, other: int | None = None) -> dict[str, str]:
        """Who acts, and perhaps upon whom, as sentences want to know it."""
        you = "one" if one == self.seat else "other" if other == self.seat else "none"
        return {"name": self.name(one), "other": "" if other is None else self.name(other), "you": you}

    def is_me(self, seat: int) -> str:
        """Whether a seat is the person's, as sentences want to know it."""
        return "yes" if seat == self.seat else "no"


def level_name(words: Words, level: str) -> str:
    """What a level of bots is called; the level itself, if it is a file of one's own."""
    return words.say_if_known(f"level-{level}") or escape(level)


def bot_name(words: Words, seat: int) -> str:
    """What a bot is called: by its seat, so that bots can be told apart."""
    return words.say_if_known(f"bot-name-{seat}") or words.say("terminal-seat", number=seat)
