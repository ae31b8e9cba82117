"""Positions of Emerald, from a table: the fields, and how each is written."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from karfunkel.engine import Grid
from karfunkel.engine.card_counts import first_rows, hand, one_by_one, row_by_row
from karfunkel.games.emerald.game import EMERALD, OPEN_GOLD
from karfunkel.games.emerald.rules.notation_names import (
    CARD_NAMES,
    COLOUR_LETTERS,
    FACING_NAMES,
    GEM_NAMES,
    GOLD_NAMES,
    PLACE_NAMES,
    colour_letter,
    colour_name,
    place_name,
)
from karfunkel.games.emerald.rules.state import (
    CATCH,
    COPIES,
    FACES,
    FIELDS,
    FIRST_CAVE_FIELD,
    GEMS,
    GOLD,
    NONE,
    PILES,
    ROLL,
    Table,
)
from karfunkel.games.game import RULES
from karfunkel.notation.position_fields import PositionField
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
    return row_by_row(CARD_NAMES[pile], held_cards(table, pile), table.players)


def unseen(table: Table, pile: int) -> list[str]:
    """The cards of a pile that nobody has seen."""
    return one_by_one(CARD_NAMES[pile], OF_EACH_FACE[pile](table.unseen))


def held_cards(table: Table, pile: int) -> Grid:
    """How many cards of each face of a pile each seat has."""
    return table.gold if pile == GOLD else table.gems


def _bribes(table: Table) -> list[str]:
    """The gold cards that are nowhere any more."""
    return one_by_one(GOLD_NAMES, [COPIES[GOLD] - number for number in seen_or_hidden(table, GOLD)])


def seen_or_hidden(table: Table, pile: int) -> list[int]:
    """How many cards of each face lie open, are held, or have not been seen."""
    lying = IN_CAVE[pile](table.top)
    held = list(held_cards(table, pile).values())
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
