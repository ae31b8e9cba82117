"""karfunkel: a home for gem games, and for others.

>>> import karfunkel
>>> from karfunkel.games.registry import first_game
>>> table = karfunkel.new(first_game(), players=4, seed=7)
>>> seat = table.to_act[0]
>>> events = table.play(seat, table.moves(seat)[0])
>>> seat in table.to_act
False
"""

from karfunkel.errors import Error, IllegalMove, InvalidMove, InvalidPosition
from karfunkel.table import Table, from_position, from_record, new

__version__ = "0.1.0"

__all__ = [
    "Error",
    "IllegalMove",
    "InvalidMove",
    "InvalidPosition",
    "Table",
    "__version__",
    "from_position",
    "from_record",
    "new",
]
