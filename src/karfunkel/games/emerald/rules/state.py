"""The table of Emerald: what lies and stands on it, what can be asked, and what can be answered."""

from karfunkel.engine import FIRST_DECISION, Agenda, Grid, Row, int8

NONE = -1
"""No card, no colour, no place, nobody."""

MIN_PLAYERS = 2
MAX_PLAYERS = 5
COLOURS = 5
"""[D5] Colours of knights: one a seat; two players have two each, and one is left over."""

# ---- [D1] places: where a knight can stand. All start places are one step before field 1, as the keep is here.

TOWERS = 4
KEEP = TOWERS
FIELDS = 15
FIRST_CAVE_FIELD = 7
CHAMBER = KEEP + FIELDS + 1
PLACES = CHAMBER
"""Field n is place KEEP + n. The chamber is no place to stand: who enters it is out of play."""

# ---- [D2] cards. A card is a pile, gold or gems, and a face: the gold's value less 1, or the gem's kind.

PILES = 2
GOLD, GEMS = range(PILES)
GOLD_VALUES = 5
GEM_KINDS = 4
FACES = (GOLD_VALUES, GEM_KINDS)
MOST_FACES = GOLD_VALUES
"""Of gems there are no cards beyond the last kind."""
COPIES = (5, 6)
"""How often each face is in its pile."""
LEFT_OVER = 2
"""[D3] Cards of each pile that leave the game unseen."""
TREASURES = 4
DIE = 3

# ---- [D4] the bar

BAR_LENGTH = 4
FIRST_BAR = FIRST_CAVE_FIELD
LAST_BAR = FIELDS - BAR_LENGTH + 1
FIRST_DRAGON = 10
EXIT, CHAMBERWARDS = -1, 1
"""The two ways the dragon can face, as steps along the path."""

MOVES_A_TURN = 2

# ---- actions: the alphabet of the game

MOVE = 0
"""Move the knight at place n: MOVE + n; two players' second colour: MOVE + PLACES + n."""
STOP = MOVE + 2 * PLACES
TAKE = STOP + 1
CATCH_COLOUR = TAKE + PILES
PAY = CATCH_COLOUR + COLOURS
TO_NEST = PAY + GOLD_VALUES
ACTIONS = TO_NEST + 1
MOST_LEGAL = 16
"""No decision has more legal actions than this: eight knights and to stop are the most."""

# ---- what can be pending

TURN_GOLD, TURN_GEM, ROLL = range(3)
MOVE_KNIGHT, TAKE_CARD, CATCH, BRIBE = range(FIRST_DECISION, FIRST_DECISION + 4)

# ---- news

(
    TURN_BEGINS,
    STOPPED,
    KNIGHT_MOVED,
    TREASURE_TAKEN,
    CARD_TAKEN,
    CARD_TURNED,
    BONUS,
    ROLLED,
    DRAGON_STEPPED,
    DRAGON_TURNED,
    CAUGHT,
    BRIBED,
    WENT_TO_NEST,
    BAR_MOVED,
    GAME_OVER,
) = range(15)

# ---- what a bonus is for, beside the kinds of gems [D31]

FOUR_KINDS = GEM_KINDS

FREED_STAYS = 2
"""[D27] Since this version of the rules a knight bribed free stays put for the rest of the turn."""

# ---- why the game is over

LAST_TREASURE, LAST_KNIGHT = range(2)


class Table(Agenda):
    """All that lies and stands on the table."""

    rules: int = int8()
    """The version of the rules. [D27] Until the second, a knight bribed free could be moved in the same turn."""
    open_gold: int = int8()
    over: int = int8()
    mover: int = int8()
    moves_left: int = int8()
    """How many knights the mover may still move in this turn."""
    moved_colour: int = int8()
    """The colour of the knight that moved first, while a second may move; else NONE."""
    moved_place: int = int8()
    """Where that knight stands; NONE if it is out of play."""
    freed_place: int = int8()
    """[D27] Where another knight of its colour stands that was bribed free in this turn; NONE if there is none."""
    taking: int = int8()
    """The field at which the mover takes a card; 0 if it takes none."""
    caught: int = int8()
    """The colour of the knight that the dragon has caught; NONE if none is to be bribed free."""
    knights: Grid = int8(COLOURS, PLACES)
    in_play: Row = int8(COLOURS)
    """How many knights of each colour that is."""
    top: Grid = int8(PILES, FIELDS + 1)
    """The open card of each field's stack; NONE if there is none."""
    below: Grid = int8(PILES, FIELDS + 1)
    """How many cards lie below it."""
    unturned: Row = int8(PILES)
    """How many stacks of each pile have cards, but no open one."""
    unseen: Grid = int8(PILES, MOST_FACES)
    """The cards nobody has seen, by face: those below the open ones and those left over."""
    gold: Grid = int8(MAX_PLAYERS, GOLD_VALUES, each_seat=True)
    gems: Grid = int8(MAX_PLAYERS, GEM_KINDS, each_seat=True)
    treasures: Row = int8(MAX_PLAYERS, each_seat=True)
    four_kinds: int = int8()
    """Who has the bonus for four different gems; NONE while it can be had."""
    bar: int = int8()
    """The first of the fields beside the bar."""
    dragon: int = int8()
    facing: int = int8()
