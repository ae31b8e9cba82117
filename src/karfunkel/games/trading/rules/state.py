"""What lies on the table of both games: gems and their rank, chosen actions, offers; and the words for all of it."""

from karfunkel.engine import FIRST_DECISION, NOBODY, Agenda, Grid, Row, int8, verb

COLOURS = 4
RED, YELLOW, GREEN, BLUE = range(COLOURS)
"""[E1] The colours in order of rank."""

GEMS_OF_A_COLOUR = 22
FIRST_GEMS = 3
MAX_PLAYERS = 5
STAGES = 3

COLOUR_VALUES = (14, 12, 10, 8)
"""[E40] What the majority of a colour brings."""
GIVEN_BACK_WHEN_SHARED = 2

NONE = -1
"""No card, no action."""
SECRET = -2
"""A chosen action in the eyes of those who may not see it."""
SUPPLY = NOBODY
"""Stands for the supply where news say from whom gems go to whom."""

# ---- the part of the alphabet of actions that the games share; the action cards come first

ACTION_CARDS = 4
FREE = ACTION_CARDS - 1
"""The last action card, for five players only: it is never traded for."""
COLOUR = ACTION_CARDS
COUNT = COLOUR + COLOURS
ACCEPT = COUNT + GEMS_OF_A_COLOUR + 1
FIRST_OWN_ACTION = ACCEPT + 1
MOST_LEGAL = 32
"""No decision has more legal actions than this."""

# ---- what can be pending in both games

CHOOSE, OPEN_TRADE, ANSWER, EXCHANGE, TAKE_ONE = range(FIRST_DECISION, FIRST_DECISION + 5)
FIRST_OWN_DECISION = TAKE_ONE + 1

# ---- what comes when nothing is pending

NEXT_STAGE, NEXT_ROUND, ACTIONS_SHOWN, ROUND_DONE, OVER = range(5)

# ---- news that both games tell

(
    GEMS_MOVED,
    EARNED,
    STAGE_BEGINS,
    ROUND_BEGINS,
    CARD_DEALT,
    CHOSE,
    SHOWN,
    VOID,
    TRADE_BEGINS,
    OFFERED,
    ACCEPTED,
    DOES,
    SCORING_BEGINS,
    COLOUR_SCORED,
    STAGE_SCORED,
    GAME_OVER,
) = range(16)
FIRST_OWN_NEWS = GAME_OVER + 1


class GemTable(Agenda):
    """What lies on the table of both games."""

    stage: int = int8()
    this_round: int = int8()
    phase: int = int8()
    gems: Grid = int8(MAX_PLAYERS, COLOURS, each_seat=True)
    supply: Row = int8(COLOURS)
    chosen: Row = int8(MAX_PLAYERS, each_seat=True)
    doing: int = int8()
    offer: Row = int8(COLOURS)
    offered_by: int = int8()
    offered_to: int = int8()


# ---- what each game brings itself


@verb
def trades_before(table: GemTable, seat: int, other: int) -> bool:
    """Whether a seat stands before another in the trading order of the game."""
    raise NotImplementedError


@verb
def earn(table: GemTable, seat: int, amount: int, reason: int) -> None:
    """Give a seat money or points, and tell for what."""
    raise NotImplementedError


@verb
def do_action(table: GemTable, seat: int) -> None:
    """A seat does the action that is being carried out."""
    raise NotImplementedError


@verb
def trade(table: GemTable, seat: int, other: int) -> None:
    """Two seats begin to trade for the action."""
    raise NotImplementedError


@verb
def free_choice(table: GemTable, seats: int, seat: int) -> None:
    """So many seats, of which this is the first, chose free choice."""
    raise NotImplementedError


@verb
def unfinished(table: GemTable, seat: int) -> bool:
    """Whether the actions said so far are only the beginning of a move."""
    raise NotImplementedError


@verb
def carry_out(table: GemTable, seat: int) -> None:
    """Carry out the move that was said."""
    raise NotImplementedError


@verb
def begin_stage(table: GemTable) -> None:
    """Begin the next stage."""
    raise NotImplementedError


@verb
def begin_round(table: GemTable) -> None:
    """Begin the next round."""
    raise NotImplementedError


@verb
def end_round(table: GemTable) -> None:
    """End a round whose actions are all done."""
    raise NotImplementedError
