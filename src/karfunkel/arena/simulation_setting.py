"""SimulationSetting: game, players, options, deck, number of games, seed and bots of a simulation, checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from karfunkel.arena.simulation_with_bots import checked_bots
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.table.read_text_file import read_lines

MOST_GAMES = 10**12


@dataclass(frozen=True)
class SimulationSetting:
    """What is simulated."""

    game: Game
    players: int
    options: Mapping[str, str]
    deck: Sequence[Any]
    games: int
    seed: int
    bots: tuple[str, ...] = ()
    """Who has each seat; nobody if all play at random."""

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        games: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        deck: Path | None = None,
        bots: Sequence[str] = (),
    ) -> "SimulationSetting":
        """A setting, if everything about it is right; Error otherwise."""
        chosen = game_called(game)
        if not 1 <= games <= MOST_GAMES:
            raise Error(f"1 to {MOST_GAMES:,} games can be simulated, not {games}")
        if not 0 <= seed < 2**63:
            raise Error(f"the seed of a simulation is a number from 0 to 2**63 - 1, not {seed}")
        cards = chosen.house_deck() if deck is None else chosen.read_deck(read_lines(deck, "the deck"))
        players, settled = chosen.checked_players(players), chosen.checked_options(options)
        return cls(chosen, players, settled, cards, games, seed, checked_bots(bots, players))

    @property
    def players_in_words(self) -> str:
        """Who plays, for titles."""
        if not self.bots:
            return "at random"
        return f"of {self.bots[0]}s" if len(set(self.bots)) == 1 else f"of {', '.join(self.bots)}"
