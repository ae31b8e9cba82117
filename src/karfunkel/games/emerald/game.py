"""Emerald, for 2 to 5 players. Each module is a chapter of the rulebook; `game` has the verbs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.errors import Error
from karfunkel.games.emerald.rules import verbs
from karfunkel.games.emerald.rules.check import check
from karfunkel.games.emerald.rules.setup import lay_out
from karfunkel.games.emerald.rules.state import MAX_PLAYERS, MIN_PLAYERS, MOST_LEGAL, Table
from karfunkel.games.game import Game, Option

OPEN_GOLD = Option(
    "open_gold",
    ("off", "on"),
    "whether everybody sees the gold in the hands of the others, or only how many cards it is",
)


@dataclass(frozen=True)
class Emerald(Game):
    """The game as the registry knows it."""

    def lay_out(self, players: int, options: Mapping[str, str], deck: Sequence[Any]) -> Table:
        """[D3]-[D6] A table set up for a new game."""
        table = Table()
        table.open_gold = OPEN_GOLD.values.index(options[OPEN_GOLD.name])
        lay_out(table, players)
        return table

    def read_deck(self, lines: Sequence[str]) -> tuple[Any, ...]:
        """[D2] There is no deck to choose: the cards of the game are known."""
        raise Error(f"{self.title} has cards of its own and takes no other deck")

    def house_deck(self) -> tuple[Any, ...]:
        """Nothing: the cards of the game need no naming."""
        return ()

    def check(self, table: Any) -> list[str]:
        """Everything that is wrong with a table."""
        return check(table)


EMERALD = Emerald(
    id="emerald",
    title="Emerald",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    table=Table,
    verbs=verbs,
    most_legal=MOST_LEGAL,
    options=(OPEN_GOLD,),
    listed=3,
)

GAME = EMERALD
