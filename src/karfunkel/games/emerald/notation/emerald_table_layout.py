"""EmeraldTableLayout: puts what a position of Emerald says in its place on a table: knights, hands, stacks, dragon."""

from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.engine import answered
from karfunkel.errors import Error, InvalidPosition
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.notation.emerald_position_reader import EmeraldPositionReader
from karfunkel.games.emerald.notation.position_from_table import CAVE, held_cards, seen_or_hidden
from karfunkel.games.emerald.rules.board import first_colour
from karfunkel.games.emerald.rules.cave_stacks import has_four_kinds, is_unturned
from karfunkel.games.emerald.rules.notation_names import CARD_NAMES, FACING_NAMES, PILE_NAMES
from karfunkel.games.emerald.rules.setup import height
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    CHAMBERWARDS,
    COLOURS,
    COPIES,
    EXIT,
    FACES,
    FIELDS,
    FIRST_BAR,
    FIRST_CAVE_FIELD,
    GEM_KINDS,
    GEMS,
    GOLD,
    GOLD_VALUES,
    LAST_BAR,
    NONE,
    PLACES,
    Table,
)

FACINGS = {name: facing for facing, name in FACING_NAMES.items()}


class EmeraldTableLayout(EmeraldPositionReader):
    """Lays a table out as a position says, but for the turn and what is pending."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self.check_names_and_kinds()
        self.stop_if_wrong()
        self.check_lengths()
        self.table = self._lay_out()
        self._put_knights()
        self._put_hands()
        self._put_stacks()
        self._put_dragon()

    def _lay_out(self) -> Table:
        try:
            options = EMERALD.checked_options(self.given.get("options"))
        except Error as error:
            raise InvalidPosition([str(error)]) from None
        table = EMERALD.lay_out(self.given["players"], options, ())
        assert isinstance(table, Table)
        answered(table)  # cards are turned once the fields are in their places
        return table

    def _put_knights(self) -> None:
        table = self.table
        if "knights" in self.given:
            for cell in table.knights:
                table.knights[cell] = 0
        for seat, knights in enumerate(self.given.get("knights", ())):
            for knight in knights[: 2 * PLACES]:
                where, letter = self.knight(knight)
                place = self.place(where) if where else NONE
                if place != NONE:
                    table.knights[first_colour(table, seat) + letter, place] += 1
        for colour in range(COLOURS):
            table.in_play[colour] = sum(table.knights[colour, place] for place in range(PLACES))
        for seat, number in enumerate(self.given.get("treasures", ())):
            if not 0 <= number <= PLACES:
                self.reasons.append(f"seat {seat} has {number} treasure cards")
            else:
                table.treasures[seat] = number

    def _put_hands(self) -> None:
        table = self.table
        for seat, cards in enumerate(self.given.get("gold", ())):
            for value in self.cards(GOLD, cards[: COPIES[GOLD] * GOLD_VALUES + 1]):
                table.gold[seat, value] += 1
        for seat, cards in enumerate(self.given.get("gems", ())):
            for kind in self.cards(GEMS, cards[: COPIES[GEMS] * GEM_KINDS + 1]):
                table.gems[seat, kind] += 1
        self.bribes = self.cards(GOLD, self.given.get("bribes", ())[: COPIES[GOLD] * GOLD_VALUES + 1])
        first = next((seat for seat in range(table.players) if has_four_kinds(table, seat)), NONE)
        table.four_kinds = first
        if "four_kinds" in self.given:
            table.four_kinds = self.number("four_kinds", first, 0, table.players - 1)

    def _put_stacks(self) -> None:
        for pile, name in enumerate(PILE_NAMES):
            for field, value in zip(CAVE, self.given.get(f"{name}_open", ()), strict=False):
                self.table.top[pile, field] = self.card(pile, value)
            if f"{name}_below" in self.given:
                self._put_cards_below(pile, self.given[f"{name}_below"])
            else:
                self._leave_cards_below(pile)
            self._count_unseen(pile)
            self.count_unturned(pile)

    def _put_cards_below(self, pile: int, numbers: Sequence[int]) -> None:
        for field, number in zip(CAVE, numbers, strict=True):
            if not 0 <= number <= height(pile, field):
                self.reasons.append(f"{number} {PILE_NAMES[pile]} cards cannot lie face down on field {field}")
            else:
                self.table.below[pile, field] = number

    def _leave_cards_below(self, pile: int) -> None:
        """What is not said to lie in the stacks has been taken from them, from the first field on."""
        table = self.table
        if f"{PILE_NAMES[pile]}_open" in self.given:
            for field in CAVE:
                table.below[pile, field] = 0 if table.top[pile, field] == NONE else height(pile, field) - 1
        full = sum(height(pile, field) for field in CAVE)
        taken = self._taken(pile) - (full - self._lying(pile))
        for field in CAVE:
            fewer = min(max(taken, 0), table.below[pile, field])
            table.below[pile, field] -= fewer
            taken -= fewer

    def _taken(self, pile: int) -> int:
        """How many cards players have taken: those they have and those paid to the dragon."""
        return sum(held_cards(self.table, pile).values()) + (len(self.bribes) if pile == GOLD else 0)

    def _lying(self, pile: int) -> int:
        table = self.table
        return sum((table.top[pile, field] != NONE) + table.below[pile, field] for field in CAVE)

    def _count_unseen(self, pile: int) -> None:
        table = self.table
        for face in range(FACES[pile]):
            table.unseen[pile, face] = 0
        for face, seen in enumerate(seen_or_hidden(table, pile)):
            left = COPIES[pile] - seen - (self.bribes.count(face) if pile == GOLD else 0)
            if left < 0:
                name = f"{PILE_NAMES[pile]} cards {CARD_NAMES[pile][face]}"
                self.reasons.append(f"there are only {COPIES[pile]} {name}, not {COPIES[pile] - left}")
            table.unseen[pile, face] = max(left, 0)

    def count_unturned(self, pile: int) -> None:
        """Count the fields of the cave on which a card of a pile is to be turned."""
        self.table.unturned[pile] = sum(is_unturned(self.table, pile, field) for field in CAVE)

    def _put_dragon(self) -> None:
        table = self.table
        table.bar = self.number("bar", FIRST_BAR, FIRST_BAR, LAST_BAR)
        table.dragon = self.number("dragon", table.bar + BAR_LENGTH - 1, FIRST_CAVE_FIELD, FIELDS)
        default = FACING_NAMES[EXIT if table.dragon > table.bar else CHAMBERWARDS]
        facing = self.given.get("facing", default)
        if facing not in FACINGS:
            self.reasons.append(f"the dragon faces {' or '.join(FACINGS)}, not {facing!r:.60}")
        table.facing = FACINGS.get(facing, EXIT)
