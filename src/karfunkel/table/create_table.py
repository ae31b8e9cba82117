"""Creates tables: from nothing, from a position, from a record."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from karfunkel.engine import chance_pending
from karfunkel.errors import Error, InvalidPosition, shown
from karfunkel.games.game import RULES, Game
from karfunkel.games.registry import first_game, game_called
from karfunkel.notation.game_record import ParsedRecord, read_record
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.notation.position_fields import HOUSE, from_line, to_line
from karfunkel.table.seen_history import HIDDEN
from karfunkel.table.table import Table
from karfunkel.table.verifiable_chance import new_seed, seed_hash
from karfunkel.text_files import read_lines

MOST_SEED_CHARACTERS = 200


def new(
    game: str,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    deck: str | Path | Sequence[str] | None = None,
) -> Table:
    """A new table, ready for the first decision.

    Args:
        game: the id of the game.
        players: how many play.
        seed: what all chance derives from; a new one that nobody can guess if it is left out.
        options: the options of the game that differ from their defaults.
        deck: a file with the cards to play with, or a list of them; the house deck if it is left out.
    """
    table = laid_out(game, players, _seed_text(seed), options, None if deck is None else _deck_lines(deck))
    table.draw()
    return table


def laid_out(
    game: str,
    players: int,
    seed: str,
    options: Mapping[str, str] | None,
    deck: Sequence[str] | None,
    seats: Sequence[int] | None = None,
) -> Table:
    """A new table before its first draw; where seats were drawn, the order in which that put those who play."""
    chosen = game_called(game)
    chosen.checked_players(players)
    values = chosen.checked_options(options)
    cards = chosen.house_deck() if deck is None else chosen.read_deck(deck)
    headers = _headers(chosen, players, values, cards)
    if seats is not None:
        headers["Seats"] = " ".join(map(str, seats))
    return Table(chosen.id, chosen.lay_out(players, values, cards), seed, headers)


def _headers(game: Game, players: int, options: Mapping[str, str], cards: Sequence[Any]) -> dict[str, str]:
    """All that a game depends on: the version of its rules, its deck card by card, its options."""
    headers = {"Game": game.id, "Rules": f"{game.id} {options[RULES]}", "Players": str(players)}
    if cards:
        headers["Deck"] = " ".join(map(str, cards))
    if game.options:
        headers["Options"] = " ".join(f"{option.name}={options[option.name]}" for option in game.options)
    return headers


def from_position(position: Mapping[str, Any] | str, seed: int | str | None = None) -> Table:
    """The table of a position: a dict as `Table.position` gives it, its JSON, or its one-line text.

    Fields may be left out; the page of each game says what is taken then. InvalidPosition lists all that is wrong.
    """
    fields = fields_of_position(position) if isinstance(position, str) else position
    if not isinstance(fields, Mapping):
        raise InvalidPosition([f"a position is a table of fields, not {shown(fields)}"])
    notation = notation_of(_game_of(fields))
    state = notation.read_position(fields)
    read = notation.position(state)
    version = read.get("options", {}).get(RULES, notation.game.version)
    headers = {
        "Game": notation.game.id,
        "Rules": f"{notation.game.id} {version}",
        "Position": to_line(notation.position_fields, read),
    }
    table = Table(notation.game.id, state, _seed_text(seed), headers)
    table.draw()
    return table


def from_record(text: str, seed: int | str | None = None) -> Table:
    """The table of a record, played again from its first move; Error with the line where it goes wrong.

    A game that is not over can go on if its seed is given, or stands in the record.
    """
    record = read_record(text)
    table = _empty_table(record, seed)
    for entry, line in zip(record.entries, record.lines, strict=True):
        if entry.text == HIDDEN:
            raise Error(f"the record, line {line}, hides what happened: it was written for one who had not seen it")
        try:
            table.replay([entry])
        except Error as error:
            raise Error(f"the record, line {line}, at {str(entry)!r:.60}: {error}") from None
    _compare_result(record, table)
    if chance_pending(table.state) or ("Result" in record.headers and not table.over):
        raise Error(f"the record breaks off after {len(record.entries)} moves and draws")
    return table


def _compare_result(record: ParsedRecord, table: Table) -> None:
    """Refuse a record whose result is not that of its game."""
    if table.over:
        for name, found in (("Result", table.scores), ("Winners", table.winners)):
            said, is_so = record.headers.get(name), " ".join(map(str, found))
            if said is not None and said != is_so:
                raise Error(f"the record's {name} is {said!r:.60}, but its moves lead to {is_so!r}")


def _empty_table(record: ParsedRecord, seed: int | str | None) -> Table:
    """The table of a record before its first draw."""
    headers = record.headers
    given = headers.get("Seed") if seed is None else seed
    known = None if given is None else _seed_text(given)
    promised = headers.get("Seed-Hash")
    if known is not None and promised is not None and seed_hash(known) != promised:
        raise Error("this is not the seed that the record promises by its Seed-Hash")
    game = game_called(headers.get("Game", ""))
    kept = {name: value for name, value in headers.items() if name not in ("Seed-Hash", "Seed", "Result", "Winners")}
    if "Position" in headers:
        position = fields_of_position(headers["Position"])
        if "options" in {field.name for field in notation_of(game.id).position_fields}:
            position["options"] = {**options_of(headers), **position.get("options", {})}
        state = notation_of(game.id).read_position(position)
        return Table(game.id, state, known, kept, promised, record.comments)
    players = game.checked_players(_players(headers.get("Players", "")))
    options = game.checked_options(options_of(headers))
    deck = headers.get("Deck", HOUSE)
    cards = game.house_deck() if deck == HOUSE else game.read_deck(deck.split())
    return Table(game.id, game.lay_out(players, options, cards), known, kept, promised, record.comments)


def options_of(headers: Mapping[str, str]) -> dict[str, str]:
    """The options of a record, and the version of its rules, which is the first if it does not say."""
    game, _, version = headers.get("Rules", f"{headers.get('Game')} 1").partition(" ")
    if game != headers.get("Game"):
        raise Error(f"the record's header Rules is about {shown(game)}, not about {shown(headers.get('Game'))}")
    return {RULES: version, **dict(_option(word) for word in headers.get("Options", "").split())}


def _players(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Error(f"the record's header Players is {shown(text)}, not a number of players")
    return int(text)


def _option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise Error(f"the record's header Options has {word!r:.60}; options are written like name=value")
    return name, value


def _seed_text(seed: int | str | None) -> str:
    """A seed as text; a new one if none is given."""
    if seed is None:
        return new_seed()
    text = seed if isinstance(seed, str) else ""
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**MOST_SEED_CHARACTERS:
        text = str(seed)
    if not 0 < len(text) <= MOST_SEED_CHARACTERS or not text.isprintable() or text != text.strip():
        most = MOST_SEED_CHARACTERS
        raise Error(f"a seed is a number or a text of up to {most} printable characters, without spaces at its ends")
    return text


def _deck_lines(deck: str | Path | Sequence[str]) -> Sequence[str]:
    if isinstance(deck, str | Path):
        return read_lines(deck, "the deck")
    if not isinstance(deck, Sequence) or not all(isinstance(card, str) for card in deck):
        raise Error(f"a deck is a file or a list of cards as text, not {shown(deck)}")
    return deck


def fields_of_position(text: str) -> dict[str, Any]:
    """The fields of a position, from its one-line text or its JSON; InvalidPosition if it is neither."""
    if text.lstrip().startswith("{"):
        try:
            fields: dict[str, Any] = json.loads(text)
        except (ValueError, RecursionError):
            raise InvalidPosition(["it looks like JSON, but is not"]) from None
        return fields
    try:
        return from_line(notation_of(text.split(maxsplit=1)[0] if text.strip() else "").position_fields, text)
    except InvalidPosition:
        raise
    except Error as error:
        raise InvalidPosition([str(error)]) from None


def _game_of(fields: Mapping[str, Any]) -> str:
    game = fields.get("game")
    if game is None:
        raise InvalidPosition([f"game is missing: a position names its game, such as {first_game()!r}"])
    try:
        return game_called(game).id
    except Error as error:
        raise InvalidPosition([str(error)]) from None
