"""Edel, Stein & Reich, for 2 to 5 players. Each module is a chapter of the rulebook; `interface` has its verbs."""

from collections.abc import Mapping

from karfunkel.games.edelstein.rules import interface
from karfunkel.games.edelstein.rules.deck import DECK
from karfunkel.games.edelstein.rules.setup import lay_out
from karfunkel.games.edelstein.rules.state import ACTIONS, GEM_CARDS, MIN_PLAYERS, Table
from karfunkel.games.edelstein.rules.state_validation import check
from karfunkel.games.game import Option
from karfunkel.games.trading.game import GemGame
from karfunkel.games.trading.rules.state import MAX_PLAYERS, MOST_LEGAL

MAJOR_ANY = Option(
    "major_any",
    ("each", "once"),
    "whether a major-any card pays for each colour in which its holder alone has most, or once a scoring",
)


def _put_options(table: Table, options: Mapping[str, str]) -> None:
    table.major_any_once = MAJOR_ANY.values.index(options[MAJOR_ANY.name])


EDELSTEIN = GemGame(
    id="edelstein",
    title="Edel, Stein & Reich",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    table=Table,
    verbs=interface,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    outcomes=GEM_CARDS,
    options=(MAJOR_ANY,),
    listed=1,
    deck=DECK,
    set_up=lay_out,
    find_wrong=check,
    put_options=_put_options,
)

GAME = EDELSTEIN
