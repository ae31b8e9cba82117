"""The start table, with which the games of learners begin: that of the rules, of another deck, or any position."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from karfunkel.errors import Error, shown
from karfunkel.games.game import RULES, Game
from karfunkel.learn.small_instances import last_rounds
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.table.read_text_file import read_lines

Deck = str | Path | Sequence[str]


def start_table(
    game: Game,
    players: int,
    options: Mapping[str, str] | None = None,
    position: Mapping[str, Any] | None = None,
    deck: Deck | None = None,
    rounds: int | None = None,
) -> Any:
    """A plain table, nothing drawn yet; Error if a position or a deck is not one of this game with so many players.

    A deck is a list of cards as texts, or a file with one in each line, as for `--deck`. A position says options and
    cards itself, so neither is given with it. Where so many rounds are to be left, the position is the game's own.
    """
    players = game.checked_players(players)
    if rounds is not None:
        if position is not None:
            raise Error("a position says the round itself, so `rounds` is not given with it")
        table = _near_the_end(game, players, options, deck, rounds)
    elif position is None:
        cards = game.house_deck() if deck is None else game.read_deck(_lines(deck))
        table = game.lay_out(players, game.checked_options(options), cards)
    else:
        table = _read(game, players, options, position, deck)
    game.plain.go_on(table)
    if table.depth == 0:
        raise Error("a game that begins where it is over cannot be played")
    return table


def _near_the_end(game: Game, players: int, options: Any, deck: Deck | None, rounds: int) -> Any:
    """A table with so many rounds left, by the options and the deck that were asked for."""
    settled = game.checked_options(options)
    if settled.pop(RULES) != str(game.version):
        raise Error("where `rounds` says how many are left, a game is played by the newest rules")
    texts = game.deck_texts() if deck is None else [str(card) for card in game.read_deck(_lines(deck))]
    start: dict[str, Any] = {"options": settled, **last_rounds(game, players, rounds, texts)}
    if deck is not None:
        start["deck"] = texts
    return _read(game, players, None, start, None)


def _read(game: Game, players: int, options: Any, position: Any, deck: Any) -> Any:
    if options or deck is not None:
        raise Error("a position says the options and the deck itself")
    if not isinstance(position, Mapping):
        raise Error(f"a position is a dict, not {shown(position)}")
    if position.get("game", game.id) != game.id or position.get("players", players) != players:
        raise Error(f"the position is not one of {game.title} with {players} players")
    return notation_of(game.id).read_position({"game": game.id, "players": players, **position})


def _lines(deck: Any) -> list[str]:
    if isinstance(deck, (str, Path)):
        return read_lines(Path(deck), "the deck")
    lines = list(deck) if isinstance(deck, Sequence) else [deck]
    if not all(isinstance(line, str) for line in lines):
        raise Error(f"a deck is a file or a list of cards as texts, not {shown(deck)}")
    return lines
