"""[E10]-[E13] The set-up."""

from karfunkel.engine import rule
from karfunkel.games.edelstein.rules.stacks import shuffle_gem_cards, shuffle_new_events
from karfunkel.games.edelstein.rules.state import Table
from karfunkel.games.edelstein.rules.two_player_guessing import forget_guesses
from karfunkel.games.trading.rules.action_phase import lay_out_gems
from karfunkel.games.trading.rules.state import MAX_PLAYERS, NONE


@rule
def lay_out(table: Table, players: int) -> None:
    """[E10], [E13] Three gems of each colour for everybody, all cards in their stacks. The deck is known already."""
    lay_out_gems(table, players)
    for seat in range(MAX_PLAYERS):
        table.gem_card[seat] = NONE
    table.aside = NONE
    table.open_event = NONE
    table.using = NONE
    forget_guesses(table)
    shuffle_new_events(table)
    shuffle_gem_cards(table)
