"""[B1], [B3] The set-up."""

from karfunkel.rules.basari.stack import shuffle_cards
from karfunkel.rules.basari.state import Table
from karfunkel.rules.gems.flow import lay_out_gems
from karfunkel.rules.gems.table import MAX_PLAYERS, NONE
from karfunkel.rules.kernel import rule


@rule
def lay_out(table: Table, players: int) -> None:
    """[B1] Three gems of each colour for everybody, no points. The deck is known already."""
    lay_out_gems(table, players)
    for seat in range(MAX_PLAYERS):
        table.current[seat] = NONE
    shuffle_cards(table)
