"""What a seat observes in Emerald: what its view shows. Of others' gold that is only the number, unless it is open."""

from karfunkel.engine import FIRST_DECISION, pending, rule
from karfunkel.engine.game_interface import acts
from karfunkel.games.emerald.rules.board import colours_of_each, first_colour
from karfunkel.games.emerald.rules.setup import HIGH_STACK
from karfunkel.games.emerald.rules.state import (
    BRIBE,
    CHAMBERWARDS,
    COPIES,
    FIELDS,
    FIRST_BAR,
    FIRST_CAVE_FIELD,
    GEM_KINDS,
    GEMS,
    GOLD,
    GOLD_VALUES,
    LAST_BAR,
    MAX_PLAYERS,
    MOVES_A_TURN,
    NONE,
    PLACES,
    TREASURES,
    Table,
)
from karfunkel.learn.observation.layout import Block, Blocks, Layout, Observation, Part, clear, mark

CAVE_FIELDS = FIELDS + 1 - FIRST_CAVE_FIELD
MOST_KNIGHTS = 5
MOST_GOLD = GOLD_VALUES * COPIES[GOLD]


def colours_in_play(players: int) -> int:
    """[D5] How many colours of knights so many players have: one each, of two players two each."""
    return 4 if players == 2 else players


COLOUR = Block(
    Part("knights", PLACES, MOST_KNIGHTS, "how many knights of the colour stand at each place: T1 to T4, K, 1 to 15"),
    Part("in_play", 1, MOST_KNIGHTS, "how many are in play"),
    Part("is_moved", 1, 1, "whether the first knight moved is of this colour, while a second may move"),
    Part("is_caught", 1, 1, "whether the caught knight is of this colour"),
)
LAYOUT = Layout(
    Block(
        Part("seat", MAX_PLAYERS, 1, "the number of the viewer's own seat, which actions that name a colour need"),
        Part("decision", BRIBE + 1 - FIRST_DECISION, 1, "what is asked: knight, card, catch, bribe"),
        Part("open_gold", 1, 1, "whether the option `open_gold` is `on`"),
        Part("moves_left", 1, MOVES_A_TURN, "how many knights may still be moved in this turn"),
        Part("moved_place", PLACES, 1, "where the first knight moved stands: T1 to T4, K, fields 1 to 15"),
        Part("taking", CAVE_FIELDS, 1, "the field, 7 to 15, at which a card is to be chosen"),
        Part("bar", LAST_BAR + 1 - FIRST_BAR, 1, "the first field beside the bar, 7 to 12"),
        Part("dragon", CAVE_FIELDS, 1, "the dragon's field, 7 to 15"),
        Part("faces_chamber", 1, 1, "whether the dragon faces the chamber; else it faces the exit"),
        Part(
            "gold_open", CAVE_FIELDS, GOLD_VALUES, "the value of the open gold card of each field; 0 if there is none"
        ),
        Part("gem_open", CAVE_FIELDS * GEM_KINDS, 1, "the open gem card of each field: a flag for each kind"),
        Part("gold_below", CAVE_FIELDS, HIGH_STACK, "how many gold cards lie below the open one of each field"),
        Part("gem_below", CAVE_FIELDS, HIGH_STACK, "how many gem cards lie below the open one of each field"),
        Part("unseen_gold", GOLD_VALUES, COPIES[GOLD], "the gold the viewer has not seen or no longer sees, by value"),
        Part("unseen_gems", GEM_KINDS, COPIES[GEMS], "the gem cards nobody has seen, by kind"),
    ),
    Block(
        Part("acts", 1, 1, "whether the seat may act now"),
        Part("is_mover", 1, 1, "whether it is its turn"),
        Part("treasures", 1, TREASURES, "its treasure cards"),
        Part("gems", GEM_KINDS, COPIES[GEMS], "its gem cards, by kind"),
        Part("gold", GOLD_VALUES, COPIES[GOLD], "its gold cards, by value, if the viewer sees them"),
        Part("gold_count", 1, MOST_GOLD, "how many gold cards it has"),
        Part("four_kinds", 1, 1, "whether it has the bonus for four different gems"),
    ),
    (Blocks(COLOUR, colours_in_play),),
)
SEATS = LAYOUT.seats
SEAT_SIZE = LAYOUT.seat.size
COLOUR_SIZE = COLOUR.size
(
    SEAT,
    DECISION,
    OPEN_GOLD,
    MOVES_LEFT,
    MOVED_PLACE,
    TAKING,
    BAR,
    DRAGON,
    FACES_CHAMBER,
    GOLD_OPEN,
    GEM_OPEN,
    GOLD_BELOW,
    GEM_BELOW,
    UNSEEN_GOLD,
    UNSEEN_GEMS,
) = (LAYOUT.table.at(part.name) for part in LAYOUT.table.parts)
ACTS, IS_MOVER, TREASURES_AT, GEMS_AT, GOLD_AT, GOLD_COUNT, FOUR_KINDS = (
    LAYOUT.seat.at(part.name) for part in LAYOUT.seat.parts
)
KNIGHTS, IN_PLAY, IS_MOVED, IS_CAUGHT = (COLOUR.at(part.name) for part in COLOUR.parts)


@rule
def observe(table: Table, seat: int, out: Observation) -> None:
    """Write what a seat sees of a table."""
    clear(out)
    out[SEAT + seat] = 1
    observe_turn(table, out)
    observe_cave(table, out)
    other = seat
    for i in range(table.players):
        observe_player(table, seat, other, out, SEATS + i * SEAT_SIZE)
        other = other + 1 if other + 1 < table.players else 0
    observe_colours(table, seat, out)


@rule
def observe_turn(table: Table, out: Observation) -> None:
    """What is asked, and what has been done in this turn."""
    if table.depth > 0:
        mark(out, DECISION, pending(table) - FIRST_DECISION)
    out[OPEN_GOLD] = table.open_gold
    out[MOVES_LEFT] = table.moves_left
    mark(out, MOVED_PLACE, table.moved_place)
    mark(out, TAKING, table.taking - FIRST_CAVE_FIELD)


@rule
def observe_cave(table: Table, out: Observation) -> None:
    """[D3], [D4] The dragon, its bar and the cards of the cave."""
    mark(out, BAR, table.bar - FIRST_BAR)
    mark(out, DRAGON, table.dragon - FIRST_CAVE_FIELD)
    out[FACES_CHAMBER] = table.facing == CHAMBERWARDS
    for i in range(CAVE_FIELDS):
        field = FIRST_CAVE_FIELD + i
        out[GOLD_OPEN + i] = table.top[GOLD, field] - NONE  # 0 if there is none
        mark(out, GEM_OPEN + i * GEM_KINDS, table.top[GEMS, field])
        out[GOLD_BELOW + i] = table.below[GOLD, field]
        out[GEM_BELOW + i] = table.below[GEMS, field]
    for value in range(GOLD_VALUES):
        out[UNSEEN_GOLD + value] = table.unseen[GOLD, value]
    for kind in range(GEM_KINDS):
        out[UNSEEN_GEMS + kind] = table.unseen[GEMS, kind]


@rule
def observe_player(table: Table, seat: int, other: int, out: Observation, at: int) -> None:
    """What a seat sees of another, or of itself. [D33] Gold it does not see may be any that it has not seen."""
    out[at + ACTS] = acts(table, other)
    out[at + IS_MOVER] = table.mover == other
    out[at + TREASURES_AT] = table.treasures[other]
    out[at + FOUR_KINDS] = table.four_kinds == other
    for kind in range(GEM_KINDS):
        out[at + GEMS_AT + kind] = table.gems[other, kind]
    sees_gold = other == seat or table.open_gold != 0 or table.over != 0
    cards = 0
    for value in range(GOLD_VALUES):
        number = table.gold[other, value]
        cards += number
        if sees_gold:
            out[at + GOLD_AT + value] = number
        else:
            out[UNSEEN_GOLD + value] += number
    out[at + GOLD_COUNT] = cards


@rule
def observe_colours(table: Table, seat: int, out: Observation) -> None:
    """[D5] The knights, colour by colour: those of the viewer first, then clockwise."""
    colours = table.players * colours_of_each(table)
    colour = first_colour(table, seat)
    at = SEATS + int(table.players) * SEAT_SIZE
    for _ in range(colours):
        for place in range(PLACES):
            out[at + KNIGHTS + place] = table.knights[colour, place]
        out[at + IN_PLAY] = table.in_play[colour]
        out[at + IS_MOVED] = table.moved_colour == colour
        out[at + IS_CAUGHT] = table.caught == colour
        at += COLOUR_SIZE
        colour = colour + 1 if colour + 1 < colours else 0
