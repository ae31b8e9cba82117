"""GemPositionReader: reads the fields of a position of a trading game: gems, words, seats, numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from karfunkel.engine import NOBODY
from karfunkel.errors import Error, shown
from karfunkel.games.trading.game import GemGame
from karfunkel.games.trading.notation.gems import read_gems
from karfunkel.games.trading.rules.state import COLOURS, NONE
from karfunkel.notation.position_reader import PositionReader

MOST_GEMS_WRITTEN = 99
MOST_EARNED = 9999


class GemPositionReader(PositionReader):
    """Reads the fields of one position of a trading game."""

    game: GemGame
    actions: Sequence[str]
    """The names of the action cards."""
    action_of: Mapping[str, int]
    """The actions by name."""
    each_seat: tuple[str, ...]
    """The fields that have a value for each seat."""
    table: Any

    def check_names_and_kinds(self) -> None:
        """Also note numbers of players that there are not, and lists that are not as long as there are players."""
        super().check_names_and_kinds()
        players = self.given.get("players")
        if players is None:
            return
        self.attempt(self.game.checked_players, players)
        for name in self.each_seat:
            value = self.given.get(name)
            if isinstance(value, list | tuple) and len(value) != players:
                self.reasons.append(f"{name} must have a value for each of the {players} seats, not {len(value)}")

    def attempt(self, read: Callable[..., Any], *arguments: Any) -> Any:
        """What `read` gives; None, and a reason noted, if it refuses."""
        try:
            return read(*arguments)
        except Error as error:
            self.reasons.append(str(error))
            return None

    def read_gems(self, value: Any) -> tuple[int, ...]:
        """Gems, as text or as numbers."""
        read = self.attempt(read_gems, value) if isinstance(value, str) else value
        gems = tuple(read or (0,) * COLOURS)
        if not all(0 <= number <= MOST_GEMS_WRITTEN for number in gems):
            self.reasons.append(f"{shown(list(gems))} is no number of gems")
            return (0,) * COLOURS
        return gems

    def word(self, words: Sequence[str], what: str, value: str | None) -> int:
        """The place of a word among those that are possible; NONE for null."""
        if value is None:
            return NONE
        if value not in words:
            self.reasons.append(f"{value!r:.60} is not {what}; there is {', '.join(words)}")
            return NONE
        return words.index(value)

    def action_card(self, value: str | None) -> int:
        """An action card."""
        return self.word(self.actions, "an action", value)

    def seat(self, name: str) -> int:
        """The seat that a field names; NOBODY if it is left out."""
        seat: int = self.given.get(name, NOBODY)
        if name in self.given and not 0 <= seat < self.table.players:
            self.reasons.append(f"{name}: there is no seat {shown(seat)}")
            return NOBODY
        return seat

    def number(self, name: str, default: int, most: int) -> int:
        """A number from 0 up to a limit."""
        number: int = self.given.get(name, default)
        if not 0 <= number <= most:
            self.reasons.append(f"{name} is {shown(number)}")
            return default
        return number

    def put_numbers(self, name: str, row: list[int], most: int = MOST_EARNED) -> None:
        """A number for each seat."""
        for seat, number in enumerate(self.given.get(name, ())):
            if not 0 <= number <= most:
                self.reasons.append(f"seat {seat} has {shown(number)} {name}")
            else:
                row[seat] = number
