"""Basari, the card game, for 3 to 5 players. Each module is a chapter of the rulebook; `game` has the verbs."""

from collections.abc import Mapping

from karfunkel.rules.basari import game as verbs
from karfunkel.rules.basari.check import check
from karfunkel.rules.basari.deck import DECK
from karfunkel.rules.basari.setup import lay_out
from karfunkel.rules.basari.state import MIN_PLAYERS, Table
from karfunkel.rules.gems.game import GemGame
from karfunkel.rules.gems.table import MAX_PLAYERS, MOST_LEGAL


def _put_options(table: Table, options: Mapping[str, str]) -> None:
    """There are none."""


BASARI = GemGame(
    id="basari",
    title="Basari, the card game",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    table=Table,
    verbs=verbs,
    most_legal=MOST_LEGAL,
    options=(),
    deck=DECK,
    set_up=lay_out,
    find_wrong=check,
    put_options=_put_options,
)
