"""[B1], [B3] The set-up."""

from karfunkel.engine import rule
from karfunkel.games.basari.rules.stack import shuffle_cards
from karfunkel.games.basari.rules.state import Table
from karfunkel.games.trading.rules.action_phase import lay_out_gems
from karfunkel.games.trading.rules.state import MAX_PLAYERS, NONE


@rule
def lay_out(table: Table, players: int) -> None:
    """[B1] Three gems of each colour for everybody, no points. The deck is known already."""
    lay_out_gems(table, players)
    for seat in range(MAX_PLAYERS):
        table.current[seat] = NONE
    shuffle_cards(table)
