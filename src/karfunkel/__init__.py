"""karfunkel: a home for three gem games.

>>> import karfunkel
>>> table = karfunkel.new("edelstein", players=4, seed=7)
>>> table.to_act
(0, 1, 2, 3)
>>> table.moves(0)
('money', 'event', 'gems')
>>> events = table.play(0, "gems")
>>> table.to_act
(1, 2, 3)
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
