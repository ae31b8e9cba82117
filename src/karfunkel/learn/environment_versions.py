"""Versions of environments: a fingerprint of all that a result depends on, and the line to cite.

    python -m karfunkel.learn.environment_versions                the line of every environment
    python -m karfunkel.learn.environment_versions GAME PLAYERS   that of one

An id must mean the same for ever. So fingerprints of our own games are kept with the tests, and where one changes the
id gets a new version: `VERSIONS` says which one each game has.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from types import MappingProxyType

from karfunkel import __version__
from karfunkel.bots.weights import own_weights
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, first_game, game_called, optional_part
from karfunkel.learn.action_names import alphabet
from karfunkel.learn.observation import observation_fields
from karfunkel.learn.rewards import REWARDS
from karfunkel.learn.small_instances import small_instance

VERSIONS: Mapping[str, int] = MappingProxyType({})
"""The version of a game's environments, if it is not 0."""
LENGTH = 16


def environment_id(game: str, players: int) -> str:
    """The id of an environment."""
    return f"karfunkel/{game}-{players}-v{VERSIONS.get(game, 0)}"


def small_environment_id(game: str) -> str:
    """The id of the environment of a game's small instance."""
    return f"karfunkel/{game}-{small_instance(game).players}-small-v{VERSIONS.get(game, 0)}"


def small_fingerprint(game: Game) -> str:
    """What stands for a small instance: the fingerprint of its game, the position and the reward."""
    small = small_instance(game.id)
    told = [fingerprint(game, small.players), small.start(game.id), small.reward]
    return _digest(json.dumps(told, sort_keys=True).encode())


def fingerprint(game: Game, players: int) -> str:
    """What stands for rules, options, deck, actions, observation and rewards of an environment."""
    fields = [
        (field.name, field.offset, field.length, field.low, field.high)
        for field in observation_fields(game.id, players)
    ]
    options = [(option.name, list(option.values)) for option in game.options]
    told = [game.version, players, options, game.deck_texts(), alphabet(game.id), fields, REWARDS]
    return _digest(json.dumps(told).encode())


def citation(game: str, players: int) -> str:
    """The line to cite: package, environment, rules, deck, the bots' weights, and the fingerprint of all but these."""
    chosen = game_called(game)
    players = chosen.checked_players(players)
    deck = _digest("\n".join(chosen.deck_texts()).encode())
    weights = _digest(own_weights(game).read_bytes()) if optional_part(game, "bots.mind") is not None else "none"
    return (
        f"karfunkel {__version__}, {environment_id(game, players)}: rules {game} {chosen.version}, deck {deck}, "
        f"weights {weights}, environment {fingerprint(chosen, players)}"
    )


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:LENGTH]


def main() -> None:
    """Print the lines to cite."""
    try:
        asked = [(sys.argv[1], int(sys.argv[2]))] if len(sys.argv) == 3 else None
        wanted = asked or [(game.id, players) for game in GAMES.values() for players in game.sizes]
        for game, players in wanted:
            sys.stdout.write(citation(game, players) + "\n")
    except (Error, ValueError) as error:
        sys.exit(f"say a game and a number of players, such as {first_game()} 4; {error}")


if __name__ == "__main__":
    main()
