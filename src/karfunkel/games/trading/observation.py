"""What a seat observes in both trading games.

The blocks of both games begin with these parts, so that they lie in the same places.
"""

from karfunkel.engine import FIRST_DECISION, LONGEST_MOVE, NOBODY, chance_pending, pending, rule
from karfunkel.games.trading.rules.action_phase import acts
from karfunkel.games.trading.rules.state import (
    ACCEPT,
    ACTION_CARDS,
    COLOUR,
    COLOURS,
    COUNT,
    GEMS_OF_A_COLOUR,
    MAX_PLAYERS,
    NONE,
    SECRET,
    STAGES,
    TAKE_ONE,
    GemTable,
)
from karfunkel.learn.observation.layout import Block, Observation, Part, mark

SAID_COLOURS = LONGEST_MOVE - 1
"""How many colours can have been said before a move is complete."""

TABLE_PARTS = (
    Part("seat", MAX_PLAYERS, 1, "the number of the viewer's own seat, which actions that name a seat need"),
    Part("stage", STAGES, 1, "the stage"),
    Part("round", 1, 13, "the round of the stage"),
    Part("supply", COLOURS, GEMS_OF_A_COLOUR, "the gems in the supply: red, yellow, green, blue"),
    Part("doing", ACTION_CARDS, 1, "the action that is being carried out"),
    Part("offer", COLOURS, GEMS_OF_A_COLOUR, "the gems of the standing offer"),
    Part("said", 1, LONGEST_MOVE - 1, "how many actions have been said of the move under way"),
    Part("said_counts", COLOURS, GEMS_OF_A_COLOUR, "the numbers of gems said so far of an offer"),
    Part("said_colours", SAID_COLOURS * COLOURS, 1, "the colours said so far: four flags each"),
)
SEAT_PARTS = (
    Part("acts", 1, 1, "whether the seat may act now"),
    Part("gems", COLOURS, GEMS_OF_A_COLOUR, "its gems"),
    Part("chosen", 1 + ACTION_CARDS, 1, "its action: chosen but not shown; or which one"),
    Part("offers", 1, 1, "whether it trades and is the one who offers"),
    Part("is_offered", 1, 1, "whether it trades and is the one offered to"),
    Part("takes", 1, MAX_PLAYERS, "when it takes a gem by free choice: 1 is now, 2 next; 0 if it does not"),
)

_TABLE, _SEAT = Block(*TABLE_PARTS), Block(*SEAT_PARTS)
SEAT, STAGE, ROUND, SUPPLY, DOING, OFFER, SAID, SAID_COUNTS, SAID_COLOUR = (
    _TABLE.at(part.name) for part in TABLE_PARTS
)
ACTS, GEMS, CHOSEN, OFFERS, IS_OFFERED, TAKES = (_SEAT.at(part.name) for part in SEAT_PARTS)


@rule
def relative(table: GemTable, seat: int, other: int) -> int:
    """How many seats clockwise another one sits."""
    clockwise = int(other) - seat
    return clockwise if clockwise >= 0 else clockwise + int(table.players)


@rule
def observe_table(table: GemTable, seat: int, out: Observation) -> None:
    """What is the same for the whole table."""
    out[SEAT + seat] = 1
    mark(out, STAGE, table.stage - 1)
    out[ROUND] = table.this_round
    mark(out, DOING, table.doing)
    for colour in range(COLOURS):
        out[SUPPLY + colour] = table.supply[colour]
        out[OFFER + colour] = table.offer[colour]
    observe_said(table, out)


@rule
def observe_said(table: GemTable, out: Observation) -> None:
    """What has been said of the move under way."""
    out[SAID] = table.said_count
    for i in range(table.said_count):
        action = table.said[i]
        if COUNT <= action < ACCEPT:
            out[SAID_COUNTS + i] = action - COUNT
        elif COLOUR <= action < COUNT:
            out[SAID_COLOUR + i * COLOURS + action - COLOUR] = 1


@rule
def observe_decision(table: GemTable, out: Observation, at: int) -> None:
    """What is asked."""
    if table.depth > 0:
        mark(out, at, pending(table) - FIRST_DECISION)


@rule
def observe_player(table: GemTable, seat: int, other: int, secret: bool, out: Observation, at: int) -> None:
    """What a seat sees of another, or of itself."""
    out[at + ACTS] = acts(table, other)
    for colour in range(COLOURS):
        out[at + GEMS + colour] = table.gems[other, colour]
    chosen = table.chosen[other]
    if chosen == SECRET or (secret and other != seat and chosen != NONE):
        out[at + CHOSEN] = 1
    else:
        mark(out, at + CHOSEN + 1, chosen)


@rule
def observe_trade(table: GemTable, seat: int, out: Observation, seats: int, size: int) -> None:
    """Who trades with whom, and who takes a gem when. `seats` and `size` say where the blocks of the seats lie."""
    if table.offered_by != NOBODY:
        out[seats + relative(table, seat, table.offered_by) * size + OFFERS] = 1
        out[seats + relative(table, seat, table.offered_to) * size + IS_OFFERED] = 1
    if not chance_pending(table) and pending(table) == TAKE_ONE:
        for i in range(table.depth):
            taker = table.asked_seat[table.depth - 1 - i]
            out[seats + relative(table, seat, taker) * size + TAKES] = i + 1
