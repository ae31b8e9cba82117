"""The table of a position of Emerald: laid out, with the turn and the decision that the position describes."""

from collections.abc import Iterator, Mapping
from typing import Any

from karfunkel.engine import ask
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.notation.emerald_table_layout import EmeraldTableLayout
from karfunkel.games.emerald.notation.position_from_table import NEST
from karfunkel.games.emerald.rules.board import first_colour, knights_in_play, owner
from karfunkel.games.emerald.rules.cave_stacks import field_to_turn, turn_cards
from karfunkel.games.emerald.rules.dragon import wakes_dragon
from karfunkel.games.emerald.rules.end_and_scoring import FEWEST_KNIGHTS, treasures_left
from karfunkel.games.emerald.rules.notation_names import PILE_NAMES, colour_name
from karfunkel.games.emerald.rules.state import (
    BRIBE,
    CATCH,
    FACES,
    FIELDS,
    MAX_PLAYERS,
    MOVES_A_TURN,
    NONE,
    ROLL,
    TAKE_CARD,
    Table,
)


def table_of(given: Mapping[str, Any]) -> Table:
    """The table of a position, not checked yet; InvalidPosition with all that cannot be read."""
    return _EmeraldTableSetup(given).table


class _EmeraldTableSetup(EmeraldTableLayout):
    """Sets one position up, and gathers what cannot be read of it; what `check` finds wrong is left to others."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self._put_turn()
        self.stop_if_wrong()
        self._bring_decision_about()
        self.stop_if_wrong()

    def _put_turn(self) -> None:
        table = self.table
        table.mover = self.number("mover", 0, 0, table.players - 1)
        table.moves_left = self.number("moves_left", self._moves_left(), 0, MOVES_A_TURN)
        table.taking = self.number("taking", 0, 0, FIELDS)
        if self.given.get("moved") is not None:
            place, letter = self.knight(self.given["moved"])
            table.moved_colour = first_colour(table, table.mover) + letter
            table.moved_place = NONE if place in (NEST, "") else self.place(place)
            if table.moved_place != NONE and table.knights[table.moved_colour, table.moved_place] == 0:
                self.reasons.append(f"no knight can have moved to {place}: none is there")
        if self.given.get("freed") is not None:
            table.freed_place = self.place(self.given["freed"])
        if table.moved_colour != NONE and table.moves_left != 1:
            self.reasons.append("moved is said only while the mover may move one more knight")
        elif table.moved_colour == NONE and table.moves_left == 1:
            self.reasons.append("moves_left is 1, so moved must say which knight has moved")
        if len(list(self._said_to_be_pending())) > 1:
            self.reasons.append("only one of taking, woken, catching and caught can be at a time")

    def _moves_left(self) -> int:
        """What is taken if it is not said: 1 if a knight has moved; 0 while something else follows a move."""
        if self.given.get("moved") is not None:
            return 1
        return 0 if list(self._said_to_be_pending()) else MOVES_A_TURN

    def _said_to_be_pending(self) -> Iterator[str]:
        for name in ("taking", "woken", "catching", "caught"):
            if self.given.get(name) not in (None, False, 0):
                yield name

    def _bring_decision_about(self) -> None:
        """What is pending lies on a stack: first what comes last."""
        table = self.table
        if self._is_over():
            self._finish()
            return
        if self.given.get("woken") or (table.taking and wakes_dragon(table, table.taking)):
            ask(table, ROLL, table.mover)
        if table.taking:
            ask(table, TAKE_CARD, table.mover)
        if self.given.get("catching"):
            ask(table, CATCH, table.mover)
        if self.given.get("caught") is not None:
            self._ask_for_bribe(self.given["caught"])
        self.stop_if_wrong()
        turn_cards(table)
        EMERALD.plain.go_on(table)

    def _is_over(self) -> bool:
        table = self.table
        few = any(knights_in_play(table, seat) <= FEWEST_KNIGHTS for seat in range(table.players))
        return few or treasures_left(table) <= 0

    def _finish(self) -> None:
        table = self.table
        table.over = 1
        table.moves_left = 0
        for name in (*self._said_to_be_pending(), *(["moved"] if self.given.get("moved") is not None else [])):
            self.reasons.append(f"the game is over, so there is nothing {name}")
        for pile in range(len(PILE_NAMES)):
            self._turn_some_cards(pile)
            self.count_unturned(pile)

    def _turn_some_cards(self, pile: int) -> None:
        """Once the game is over nothing is left to chance: the first cards that are nowhere else lie open."""
        table = self.table
        while field := field_to_turn(table, pile):
            card = next((face for face in range(FACES[pile]) if table.unseen[pile, face] > 0), NONE)
            if card == NONE:
                return
            table.top[pile, field] = card
            table.unseen[pile, card] -= 1
            table.below[pile, field] -= 1

    def _ask_for_bribe(self, value: str) -> None:
        table = self.table
        names = {colour_name(table.players, colour): colour for colour in range(MAX_PLAYERS)}
        names = {name: colour for name, colour in names.items() if owner(table, colour) < table.players}
        if value not in names:
            self.reasons.append(f"caught is {', '.join(names)}, not {value!r:.60}")
            return
        table.caught = names[value]
        ask(table, BRIBE, owner(table, table.caught))
