"""EmeraldPositionReader: reads the fields of a position of Emerald: numbers, cards, knights, places."""

import re
from collections.abc import Sequence

from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.notation.position_from_table import CAVE, POSITION_FIELDS
from karfunkel.games.emerald.rules.notation_names import CARD_NAMES, COLOUR_LETTERS, PILE_NAMES, PLACE_NAMES
from karfunkel.games.emerald.rules.state import MAX_PLAYERS, MIN_PLAYERS, NONE, PLACES
from karfunkel.notation.position_reader import PositionReader

_KNIGHT = re.compile(r"(T[1-4]|K|\d{1,2}|nest)([ab]?)", re.ASCII)


class EmeraldPositionReader(PositionReader):
    """Reads the fields of one position of Emerald."""

    fields = POSITION_FIELDS

    def check_names_and_kinds(self) -> None:
        """Also note numbers of players that there are not."""
        super().check_names_and_kinds()
        players = self.given.get("players")
        if isinstance(players, int) and not MIN_PLAYERS <= players <= MAX_PLAYERS:
            self.reasons.append(f"{EMERALD.title} is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")

    def check_lengths(self) -> None:
        """InvalidPosition if a list does not have a value for each seat, or for each field of the cave."""
        players = self.given["players"]
        for name in ("knights", "treasures", "gold", "gems"):
            if name in self.given and len(self.given[name]) != players:
                self.reasons.append(f"{name} must have a value for each of the {players} seats")
        for name in ("gold_open", "gold_below", "gem_open", "gem_below"):
            if name in self.given and len(self.given[name]) != len(CAVE):
                self.reasons.append(f"{name} must have a value for each of the fields {CAVE[0]} to {CAVE[-1]}")
        self.stop_if_wrong()

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number within limits; the default, and a reason noted, if it is not."""
        number: int = self.given.get(name, default)
        if not least <= number <= most:
            self.reasons.append(f"{name} is {least} to {most}, not {number}")
            return default
        return number

    def card(self, pile: int, value: str | None) -> int:
        """A card of a pile; NONE where none lies, and if there is no such card."""
        if value is None:
            return NONE
        if value not in CARD_NAMES[pile]:
            self.reasons.append(
                f"{value!r:.60} is not a {PILE_NAMES[pile]} card; there is {', '.join(CARD_NAMES[pile])}"
            )
            return NONE
        return CARD_NAMES[pile].index(value)

    def cards(self, pile: int, values: Sequence[str | None]) -> list[int]:
        """The cards of a pile that these words name."""
        return [card for card in (self.card(pile, value) for value in values) if card != NONE]

    def knight(self, value: str) -> tuple[str, int]:
        """The place and the letter of a knight; the place is empty, and a reason noted, if it is none."""
        match = _KNIGHT.fullmatch(value)
        if match is None or bool(match[2]) != (self.given["players"] == 2):
            example = "T1a or 12b" if self.given["players"] == 2 else "T1, K or 12"
            self.reasons.append(
                f"{value!r:.60} is not where a knight can stand; with so many players that is {example}"
            )
            return "", 0
        return match[1], COLOUR_LETTERS.index(match[2]) if match[2] else 0

    def place(self, place: str) -> int:
        """Where a knight can stand; NONE, and a reason noted, if none can."""
        if place not in PLACE_NAMES[:PLACES]:
            self.reasons.append(f"a knight cannot stand on {place}")
            return NONE
        return PLACE_NAMES.index(place)
