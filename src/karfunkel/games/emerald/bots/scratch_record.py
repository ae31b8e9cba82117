"""EmeraldScratch record of the mind: everything that the compiled rules write while they rate one table."""

from karfunkel.bots.compiled_levels import HERE, Thoughts
from karfunkel.engine import Grid, Numbers, Row, int64
from karfunkel.engine.record_float_fields import Plane, float64
from karfunkel.games.emerald.bots.feature_names import FEATURES
from karfunkel.games.emerald.rules.state import FIELDS, MAX_PLAYERS, MOST_LEGAL, PLACES

__all__ = ["DEEPEST", "HERE", "EmeraldScratch"]

DEEPEST = 16
"""The depth of the stack of tables, one for each thing that happens. A turn has at most nine decisions and rolls: move,
roll, catch, bribe; second move, card, roll, catch, bribe."""


class EmeraldScratch(Thoughts):
    """All that the mind writes down."""

    crowd: Row = int64(PLACES)
    """How many knights stand at each place,"""
    threat: Numbers = float64(FIELDS + 1)
    """and how likely the dragon, woken once, ends its walk on each field."""
    features: Plane = float64(MAX_PLAYERS, FEATURES)
    """How each seat stands, by feature."""
    chances: Plane = float64(DEEPEST, MAX_PLAYERS)
    """Each seat's chance to win at each table."""
    number: Row = int64(DEEPEST)
    """How many options there are at each table,"""
    tried: Row = int64(DEEPEST)
    """how many of them were tried,"""
    options: Grid = int64(DEEPEST, MOST_LEGAL)
    """and which they are."""
    rated: Numbers = float64(MOST_LEGAL)
    """What the options that are thought about promise; or how likely they are to be played."""
    average: Numbers = float64(MOST_LEGAL)
    """The same, on average over imagined hands."""
    cards: Row = int64(MAX_PLAYERS)
    """How many gold cards each seat has whose hand is imagined."""
    turns: int = int64()
    """How many turns a search plays on,"""
    tried_worlds: int = int64()
    """and in how many worlds it has tried the options."""
    running: int = int64()
    """How many options are still in the race,"""
    runs: Row = int64(MOST_LEGAL)
    """and which: 1 for each."""
    outcomes: Numbers = float64(MOST_LEGAL)
    """What each brought its seat in the last world,"""
    total: Numbers = float64(MOST_LEGAL)
    """in all of them,"""
    products: Plane = float64(MOST_LEGAL, MOST_LEGAL)
    """that times what each other brought, in all of them,"""
    behind: Numbers = float64(MOST_LEGAL)
    """and how far it was behind the leader when last compared."""
