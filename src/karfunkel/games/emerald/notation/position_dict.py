"""Positions of Emerald: any situation as a small dict.

Writing a table down is looking at it. Setting one up lays the table out for a new game, puts every field in its
place, brings the decision about that the fields describe, and lets `check` look for what is wrong.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from karfunkel.engine import Grid, answered, ask
from karfunkel.engine.card_counts import first_rows, hand, one_by_one, row_by_row
from karfunkel.errors import Error, InvalidPosition
from karfunkel.games.emerald.game import EMERALD, OPEN_GOLD
from karfunkel.games.emerald.rules.board import first_colour, knights_in_play, owner
from karfunkel.games.emerald.rules.cave_stacks import field_to_turn, has_four_kinds, is_unturned, turn_cards
from karfunkel.games.emerald.rules.dragon import wakes_dragon
from karfunkel.games.emerald.rules.end_and_scoring import FEWEST_KNIGHTS, treasures_left
from karfunkel.games.emerald.rules.notation_names import (
    CARD_NAMES,
    COLOUR_LETTERS,
    FACING_NAMES,
    GEM_NAMES,
    GOLD_NAMES,
    PILE_NAMES,
    PLACE_NAMES,
    colour_letter,
    colour_name,
    place_name,
)
from karfunkel.games.emerald.rules.setup import height
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    BRIBE,
    CATCH,
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
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOVES_A_TURN,
    NONE,
    PILES,
    PLACES,
    ROLL,
    TAKE_CARD,
    Table,
)
from karfunkel.games.game import RULES
from karfunkel.notation.position_fields import PositionField, check_kind
from karfunkel.notation.view_field_writers import LEFT_OUT, FieldWriter, each_seat, list_of, one_of, same, written

POSITION_FIELDS = (
    PositionField("players", "number", "how many play, 2 to 5", "required"),
    PositionField("options", "options", "the options of the table", "the default of each option"),
    PositionField("knights", "lists", "where each seat's knights stand: `T1`, `K`, `12`; two players: `T1a`", "castle"),
    PositionField("treasures", "numbers", "each seat's treasure cards", "0"),
    PositionField("gold", "lists", "the values of each seat's gold cards", "none"),
    PositionField("gems", "lists", "each seat's gem cards", "none"),
    PositionField("four_kinds", "number", "the seat with the bonus for four kinds", "the first that has them all"),
    PositionField("bribes", "words", "the values of the gold cards that have bribed the dragon", "none"),
    PositionField("gold_open", "words", "the open gold card of each field, 7 to 15", "turned by chance"),
    PositionField("gold_below", "numbers", "how many gold cards lie below each of them", "see below"),
    PositionField("gem_open", "words", "the open gem card of each field, 7 to 15", "turned by chance"),
    PositionField("gem_below", "numbers", "how many gem cards lie below each of them", "see below"),
    PositionField("bar", "number", "the first field beside the bar, 7 to 12", "7"),
    PositionField("dragon", "number", "the dragon's field", "the last one beside the bar"),
    PositionField("facing", "word", "`exit` or `chamber`: where the dragon faces", "the exit, where it can"),
    PositionField("mover", "number", "the seat whose turn it is", "0"),
    PositionField("moves_left", "number", "how many knights it may still move: 2, 1 or 0", "see below"),
    PositionField("moved", "word", "the first knight moved, where it is now; or `nest`, two players `nesta`", "none"),
    PositionField("freed", "word", "where another knight stands that was bribed free in this turn", "none"),
    PositionField("taking", "number", "the field at which the mover chooses between two cards", "none"),
    PositionField("woken", "flag", "whether the die is to be rolled for the dragon", "false"),
    PositionField("catching", "flag", "whether the mover is to choose which knight is caught", "false"),
    PositionField(
        "caught", "word", "the seat (two players: and colour) whose caught knight may be bribed free", "none"
    ),
)
CAVE = range(FIRST_CAVE_FIELD, FIELDS + 1)
NEST = "nest"
CARD_LYING = [{NONE: None, **dict(enumerate(names))} for names in CARD_NAMES]
"""The cards of each pile by face, and None where no card lies."""
IN_CAVE = [itemgetter(*((pile, field) for field in CAVE)) for pile in range(PILES)]
"""What a grid holds of each pile on the fields of the cave."""
OF_EACH_FACE = [itemgetter(*((pile, face) for face in range(FACES[pile]))) for pile in range(PILES)]
"""What a grid holds of each pile for its faces."""
KNIGHT_NAMES = [tuple(place + letter for place in PLACE_NAMES) for letter in COLOUR_LETTERS]
"""Of two players: where a knight of each colour can stand."""
FACINGS = {name: facing for facing, name in FACING_NAMES.items()}

_KNIGHT = re.compile(r"(T[1-4]|K|\d{1,2}|nest)([ab]?)", re.ASCII)


# ---- from a table to a position


def position(table: Table) -> dict[str, Any]:
    """Everything about a table, in the order of the fields."""
    return written(WRITERS, table)


def _options(table: Table) -> dict[str, str]:
    """The options, and the version of the rules if there are newer ones."""
    options = {OPEN_GOLD.name: OPEN_GOLD.values[table.open_gold]}
    return options if table.rules == EMERALD.version else {**options, RULES: str(table.rules)}


def _lying_open(pile: int) -> Callable[[Table], list[str | None]]:
    """The open cards of a pile in the cave."""
    in_cave, name_of = IN_CAVE[pile], CARD_LYING[pile]
    return lambda table: [name_of[card] for card in in_cave(table.top)]


def _lying_below(pile: int) -> Callable[[Table], list[int]]:
    """How many cards of a pile lie below each of them."""
    in_cave = IN_CAVE[pile]
    return lambda table: list(in_cave(table.below))


def _four_kinds(table: Table) -> Any:
    return LEFT_OUT if table.four_kinds == NONE else table.four_kinds


def _moved(table: Table) -> Any:
    """Which knight has moved first in this turn."""
    if table.moved_colour == NONE:
        return LEFT_OUT
    where = NEST if table.moved_place == NONE else place_name(table.moved_place)
    return where + colour_letter(table.players, table.moved_colour)


def _freed(table: Table) -> Any:
    return LEFT_OUT if table.freed_place == NONE else place_name(table.freed_place)


def _taking(table: Table) -> Any:
    return table.taking or LEFT_OUT


def _woken(table: Table) -> Any:
    return True if not table.taking and ROLL in table.asked[: table.depth] else LEFT_OUT


def _catching(table: Table) -> Any:
    return True if CATCH in table.asked[: table.depth] else LEFT_OUT


def _caught(table: Table) -> Any:
    return LEFT_OUT if table.caught == NONE else colour_name(table.players, table.caught)


def _knights(table: Table) -> list[list[str]]:
    """Where the knights of each seat stand, from the castle to the chamber, colour by colour."""
    if table.players > 2:
        return row_by_row(PLACE_NAMES, table.knights, table.players)
    knights = list(map(hand, 2 * KNIGHT_NAMES, first_rows(table.knights, 4)))
    return [[*knights[0], *knights[1]], [*knights[2], *knights[3]]]


def hands(table: Table, pile: int) -> list[list[str]]:
    """The cards of a pile that each seat has."""
    return row_by_row(CARD_NAMES[pile], _held(table, pile), table.players)


def unseen(table: Table, pile: int) -> list[str]:
    """The cards of a pile that nobody has seen."""
    return one_by_one(CARD_NAMES[pile], OF_EACH_FACE[pile](table.unseen))


def _held(table: Table, pile: int) -> Grid:
    """How many cards of each face of a pile each seat has."""
    return table.gold if pile == GOLD else table.gems


def _bribes(table: Table) -> list[str]:
    """The gold cards that are nowhere any more."""
    return one_by_one(GOLD_NAMES, [COPIES[GOLD] - number for number in _seen_or_hidden(table, GOLD)])


def _seen_or_hidden(table: Table, pile: int) -> list[int]:
    """How many cards of each face lie open, are held, or have not been seen."""
    lying = IN_CAVE[pile](table.top)
    held = list(_held(table, pile).values())
    faces = FACES[pile]
    unseen_of = OF_EACH_FACE[pile](table.unseen)
    return [lying.count(face) + unseen_of[face] + sum(held[face::faces]) for face in range(faces)]


GOLD_CARD, GEM = one_of(GOLD_NAMES), one_of(GEM_NAMES)
WRITERS = (
    FieldWriter("game", (), lambda table: EMERALD.id, one_of([EMERALD.id])),
    same("players"),
    FieldWriter("options", ("open_gold", "rules"), _options, dict[str, str]),
    FieldWriter("knights", ("knights", "players"), _knights, list[list[str]]),
    each_seat("treasures"),
    FieldWriter("gold", ("gold", "players"), lambda table: hands(table, GOLD), list_of(list_of(GOLD_CARD) | None)),
    FieldWriter("gems", ("gems", "players"), lambda table: hands(table, GEMS), list_of(list_of(GEM))),
    FieldWriter("four_kinds", ("four_kinds",), _four_kinds, optional=True),
    FieldWriter("bribes", ("top", "unseen", "gold"), _bribes, list_of(GOLD_CARD)),
    FieldWriter("gold_open", ("top",), _lying_open(GOLD), list_of(GOLD_CARD | None)),
    FieldWriter("gold_below", ("below",), _lying_below(GOLD), list[int]),
    FieldWriter("gem_open", ("top",), _lying_open(GEMS), list_of(GEM | None)),
    FieldWriter("gem_below", ("below",), _lying_below(GEMS), list[int]),
    same("bar"),
    same("dragon"),
    FieldWriter("facing", ("facing",), lambda table: FACING_NAMES[table.facing], one_of(FACING_NAMES.values())),
    same("mover"),
    same("moves_left"),
    FieldWriter("moved", ("moved_colour", "moved_place", "players"), _moved, str, optional=True),
    FieldWriter("freed", ("freed_place",), _freed, str, optional=True),
    FieldWriter("taking", ("taking",), _taking, optional=True),
    FieldWriter("woken", ("taking", "asked", "depth"), _woken, bool, optional=True),
    FieldWriter("catching", ("asked", "depth"), _catching, bool, optional=True),
    FieldWriter("caught", ("caught", "players"), _caught, str, optional=True),
)
"""How each field is written, in the order of the fields."""


# ---- from a position to a table


def table_of(given: Mapping[str, Any]) -> Table:
    """The table of a position, not checked yet; InvalidPosition with all that cannot be read."""
    return _EmeraldSetting(given).table


class _EmeraldSetting:
    """Sets one position up, and gathers what cannot be read of it; what `check` finds wrong is left to others."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.reasons: list[str] = []
        self._check_names_and_kinds()
        self._stop_if_wrong()
        self._check_lengths()
        self.table = self._lay_out()
        self._put_knights()
        self._put_hands()
        self._put_stacks()
        self._put_dragon()
        self._put_turn()
        self._stop_if_wrong()
        self._bring_decision_about()
        self._stop_if_wrong()

    def _stop_if_wrong(self) -> None:
        if self.reasons:
            raise InvalidPosition(dict.fromkeys(self.reasons))

    # -- reading fields

    def _check_names_and_kinds(self) -> None:
        known = {field.name: field for field in POSITION_FIELDS}
        for name, value in self.given.items():
            if name == "game":
                continue
            if name not in known:
                self.reasons.append(f"there is no field {name!r:.60}; the fields are {', '.join(known)}")
            elif wrong := check_kind(known[name], value):
                self.reasons.append(wrong)
        players = self.given.get("players")
        if players is None:
            self.reasons.append("players is missing")
        elif isinstance(players, int) and not MIN_PLAYERS <= players <= MAX_PLAYERS:
            self.reasons.append(f"{EMERALD.title} is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")

    def _check_lengths(self) -> None:
        players = self.given["players"]
        for name in ("knights", "treasures", "gold", "gems"):
            if name in self.given and len(self.given[name]) != players:
                self.reasons.append(f"{name} must have a value for each of the {players} seats")
        for name in ("gold_open", "gold_below", "gem_open", "gem_below"):
            if name in self.given and len(self.given[name]) != len(CAVE):
                self.reasons.append(f"{name} must have a value for each of the fields {CAVE[0]} to {CAVE[-1]}")
        self._stop_if_wrong()

    def _number(self, name: str, default: int, least: int, most: int) -> int:
        number: int = self.given.get(name, default)
        if not least <= number <= most:
            self.reasons.append(f"{name} is {least} to {most}, not {number}")
            return default
        return number

    def _card(self, pile: int, value: str | None) -> int:
        if value is None:
            return NONE
        if value not in CARD_NAMES[pile]:
            self.reasons.append(
                f"{value!r:.60} is not a {PILE_NAMES[pile]} card; there is {', '.join(CARD_NAMES[pile])}"
            )
            return NONE
        return CARD_NAMES[pile].index(value)

    def _cards(self, pile: int, values: Sequence[str | None]) -> list[int]:
        return [card for card in (self._card(pile, value) for value in values) if card != NONE]

    def _knight(self, value: str) -> tuple[str, int]:
        """The place and the letter of a knight; the place is empty, and a reason noted, if it is none."""
        match = _KNIGHT.fullmatch(value)
        if match is None or bool(match[2]) != (self.given["players"] == 2):
            example = "T1a or 12b" if self.given["players"] == 2 else "T1, K or 12"
            self.reasons.append(
                f"{value!r:.60} is not where a knight can stand; with so many players that is {example}"
            )
            return "", 0
        return match[1], COLOUR_LETTERS.index(match[2]) if match[2] else 0

    def _place(self, place: str) -> int:
        if place not in PLACE_NAMES[:PLACES]:
            self.reasons.append(f"a knight cannot stand on {place}")
            return NONE
        return PLACE_NAMES.index(place)

    # -- putting things in their places

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
                where, letter = self._knight(knight)
                place = self._place(where) if where else NONE
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
            for value in self._cards(GOLD, cards[: COPIES[GOLD] * GOLD_VALUES + 1]):
                table.gold[seat, value] += 1
        for seat, cards in enumerate(self.given.get("gems", ())):
            for kind in self._cards(GEMS, cards[: COPIES[GEMS] * GEM_KINDS + 1]):
                table.gems[seat, kind] += 1
        self.bribes = self._cards(GOLD, self.given.get("bribes", ())[: COPIES[GOLD] * GOLD_VALUES + 1])
        first = next((seat for seat in range(table.players) if has_four_kinds(table, seat)), NONE)
        table.four_kinds = first
        if "four_kinds" in self.given:
            table.four_kinds = self._number("four_kinds", first, 0, table.players - 1)

    def _put_stacks(self) -> None:
        for pile, name in enumerate(PILE_NAMES):
            for field, value in zip(CAVE, self.given.get(f"{name}_open", ()), strict=False):
                self.table.top[pile, field] = self._card(pile, value)
            if f"{name}_below" in self.given:
                self._put_cards_below(pile, self.given[f"{name}_below"])
            else:
                self._leave_cards_below(pile)
            self._count_unseen(pile)
            self._count_unturned(pile)

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
        return sum(_held(self.table, pile).values()) + (len(self.bribes) if pile == GOLD else 0)

    def _lying(self, pile: int) -> int:
        table = self.table
        return sum((table.top[pile, field] != NONE) + table.below[pile, field] for field in CAVE)

    def _count_unseen(self, pile: int) -> None:
        table = self.table
        for face in range(FACES[pile]):
            table.unseen[pile, face] = 0
        for face, seen in enumerate(_seen_or_hidden(table, pile)):
            left = COPIES[pile] - seen - (self.bribes.count(face) if pile == GOLD else 0)
            if left < 0:
                name = f"{PILE_NAMES[pile]} cards {CARD_NAMES[pile][face]}"
                self.reasons.append(f"there are only {COPIES[pile]} {name}, not {COPIES[pile] - left}")
            table.unseen[pile, face] = max(left, 0)

    def _count_unturned(self, pile: int) -> None:
        self.table.unturned[pile] = sum(is_unturned(self.table, pile, field) for field in CAVE)

    def _put_dragon(self) -> None:
        table = self.table
        table.bar = self._number("bar", FIRST_BAR, FIRST_BAR, LAST_BAR)
        table.dragon = self._number("dragon", table.bar + BAR_LENGTH - 1, FIRST_CAVE_FIELD, FIELDS)
        default = FACING_NAMES[EXIT if table.dragon > table.bar else CHAMBERWARDS]
        facing = self.given.get("facing", default)
        if facing not in FACINGS:
            self.reasons.append(f"the dragon faces {' or '.join(FACINGS)}, not {facing!r:.60}")
        table.facing = FACINGS.get(facing, EXIT)

    # -- the turn and its decision

    def _put_turn(self) -> None:
        table = self.table
        table.mover = self._number("mover", 0, 0, table.players - 1)
        table.moves_left = self._number("moves_left", self._moves_left(), 0, MOVES_A_TURN)
        table.taking = self._number("taking", 0, 0, FIELDS)
        if self.given.get("moved") is not None:
            place, letter = self._knight(self.given["moved"])
            table.moved_colour = first_colour(table, table.mover) + letter
            table.moved_place = NONE if place in (NEST, "") else self._place(place)
            if table.moved_place != NONE and table.knights[table.moved_colour, table.moved_place] == 0:
                self.reasons.append(f"no knight can have moved to {place}: none is there")
        if self.given.get("freed") is not None:
            table.freed_place = self._place(self.given["freed"])
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
        self._stop_if_wrong()
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
            self._count_unturned(pile)

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
