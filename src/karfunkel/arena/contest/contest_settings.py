"""Settings of a contest: the game, the bots, the number of games and the seed; checked, and as JSON."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from karfunkel.arena.contest.schedule import Fixture, fixtures
from karfunkel.bots.bot_by_name import bot_named
from karfunkel.errors import Error, shown
from karfunkel.games.game import RULES
from karfunkel.games.registry import game_called
from karfunkel.text_files import read_lines

MOST_GAMES = 1_000_000
MOST_BOTS = 64
MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class Contest:
    """A contest. Its games follow from it: the same contest has the same games, and a longer one begins with them."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    time: float | None = None
    """How many seconds a bot is to think about a decision, if it can be told."""
    options: Mapping[str, str] = field(default_factory=dict)
    deck: tuple[str, ...] | None = None
    """The cards, if it is not the house deck."""

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        bots: Sequence[str],
        games: int,
        seed: int = 1,
        time: float | None = None,
        options: Mapping[str, str] | None = None,
        deck: Path | None = None,
    ) -> "Contest":
        """A contest, if everything about it is right; Error otherwise."""
        chosen = game_called(game)
        chosen.checked_players(players)
        if not 1 <= games <= MOST_GAMES:
            raise Error(f"a contest has 1 to {MOST_GAMES:,} games, not {games}")
        if not 0 <= seed < 2**63:
            raise Error(f"the seed of a contest is a number from 0 to 2**63 - 1, not {seed}")
        if time is not None and not (math.isfinite(time) and 0 < time <= MOST_SECONDS):
            raise Error(f"bots think for more than 0 and up to {MOST_SECONDS:g} seconds, not {time:g}")
        if not 1 <= len(bots) <= MOST_BOTS:
            raise Error(f"1 to {MOST_BOTS} bots can play, not {len(bots)}")
        for name in dict.fromkeys(bots):
            _check_name(name, time)
        cards = None if deck is None else tuple(read_lines(deck, "the deck"))
        if cards is not None:
            chosen.read_deck(cards)
        values = chosen.checked_options(options)
        return cls(chosen.id, players, tuple(bots), games, seed, time, values, cards)

    def fixtures(self) -> tuple[Fixture, ...]:
        """All games, in order: whole deals, so there may be a few more than were asked for."""
        return fixtures(self.bots, self.players, self.seed, self.games)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def as_dict(self) -> dict[str, Any]:
        """The contest, JSON-ready; `from_dict` reads it."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "time": self.time,
            "options": dict(self.options),
            "deck": None if self.deck is None else list(self.deck),
        }

    @classmethod
    def from_dict(cls, found: Mapping[str, Any]) -> "Contest":
        """The contest that `as_dict` wrote; Error if it is none."""
        try:
            deck = found["deck"]
            return cls(
                game=game_called(found["game"]).id,
                players=int(found["players"]),
                bots=tuple(map(str, found["bots"])),
                games=int(found["games"]),
                seed=int(found["seed"]),
                time=None if found["time"] is None else float(found["time"]),
                options={RULES: "1", **found["options"]},
                deck=None if deck is None else tuple(map(str, deck)),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise Error(f"this is not a contest: {type(error).__name__} {error}") from None


def _check_name(name: str, time: float | None) -> None:
    if not name.isprintable() or name != name.strip():
        raise Error(f"a bot cannot be called {shown(name)}")
    bot_named(name, time)
