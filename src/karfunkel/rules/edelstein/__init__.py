"""Edel, Stein & Reich, for 2 to 5 players. Each module is a chapter of the rulebook; `game` has the verbs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.rules.edelstein import game as verbs
from karfunkel.rules.edelstein.check import check
from karfunkel.rules.edelstein.deck import GemCard, house_deck, put_deck, read_deck
from karfunkel.rules.edelstein.setup import lay_out
from karfunkel.rules.edelstein.state import MIN_PLAYERS, Table
from karfunkel.rules.game import Game, Option
from karfunkel.rules.gems.table import MAX_PLAYERS, MOST_LEGAL

MAJOR_ANY = Option(
    "major_any",
    ("each", "once"),
    "whether a major-any card pays for each colour in which its holder alone has most, or once a scoring",
)


@dataclass(frozen=True)
class Edelstein(Game):
    """The game as the registry knows it."""

    def lay_out(self, players: int, options: Mapping[str, str], deck: Sequence[GemCard]) -> Table:
        """[E10]-[E13] A table set up for a new game."""
        table = Table()
        table.major_any_once = int(options[MAJOR_ANY.name] == "once")
        put_deck(table, deck)
        lay_out(table, players)
        return table

    def read_deck(self, lines: Sequence[str]) -> tuple[GemCard, ...]:
        """The deck that these lines name."""
        return read_deck(lines)

    def house_deck(self) -> tuple[GemCard, ...]:
        """The deck that the house plays with."""
        return house_deck()

    def check(self, table: Any) -> list[str]:
        """Everything that is wrong with a table."""
        return check(table)


EDELSTEIN = Edelstein(
    id="edelstein",
    title="Edel, Stein & Reich",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    table=Table,
    verbs=verbs,
    most_legal=MOST_LEGAL,
    options=(MAJOR_ANY,),
)
