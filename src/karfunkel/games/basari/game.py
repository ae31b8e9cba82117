"""Basari, the card game, for 3 to 5 players. Each module is a chapter of the rulebook; `interface` has its verbs."""

from collections.abc import Mapping

from karfunkel.games.basari.rules import interface
from karfunkel.games.basari.rules.deck import DECK
from karfunkel.games.basari.rules.setup import lay_out
from karfunkel.games.basari.rules.state import ACTIONS, BAZAAR_CARDS, MIN_PLAYERS, Table
from karfunkel.games.basari.rules.state_validation import check
from karfunkel.games.trading.game import GemGame
from karfunkel.games.trading.rules.state import MAX_PLAYERS, MOST_LEGAL


def _put_options(table: Table, options: Mapping[str, str]) -> None:
    """There are none."""


BASARI = GemGame(
    id="basari",
    title="Basari, the card game",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    table=Table,
    verbs=interface,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    outcomes=BAZAAR_CARDS,
    options=(),
    listed=2,
    deck=DECK,
    set_up=lay_out,
    find_wrong=check,
    put_options=_put_options,
)

GAME = BASARI
