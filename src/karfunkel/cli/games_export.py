"""The command `games export`: games of bots, or those of a server without names, as a data set."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from karfunkel.errors import Error
from karfunkel.games.registry import game_called
from karfunkel.optional_imports import require_extra

if TYPE_CHECKING:
    from karfunkel.learn.dataset import Decisions
    from karfunkel.match.match import Match

FREE = "CC0-1.0"
"""The licence of games among bots, which nobody has made."""
PERSON = "person"


def export_games(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, str],
    deck: Path | None,
    database: str | None,
    licence: str | None,
    out: Path,
) -> None:
    """Write a data set and say what is in it."""
    with require_extra("data"):
        from karfunkel.learn.dataset import CARD, DATA, DatasetWriter, Origin
    chosen = game_called(game)
    players, settled = chosen.checked_players(players), chosen.checked_options(options)
    if (out / DATA).exists():
        raise Error(f"there is a data set in {str(out)!r} already")
    if database is None:
        from karfunkel.learn.dataset_from_bots import checked_bots, games_of_bots

        names = ", ".join(checked_bots(bots, players))
        source = f"games among bots ({names}; seats rotate), seed {seed}, played by karfunkel."
        parts, total = games_of_bots(game, players, games, bots, seed, options, deck), games
    else:
        if licence is None:
            raise Error("say with --licence under which licence these games may be used, such as CC-BY-4.0")
        source = "games that were played on a server, by people and bots; without names, talk, times and ids."
        matches = asyncio.run(_matches(database, game, players, settled, games))
        parts, total = _told_again(matches), len(matches)
        if not matches:
            raise Error(f"there are no such games of {chosen.title} in this database")
    origin = Origin(chosen, players, source, licence or FREE, chosen.unusual_options(settled))
    with DatasetWriter(out, origin) as writer:
        _write_with_progress(writer.write, parts, total)
    words = f"{writer.games:,} games, {writer.decisions:,} decisions: {out / DATA}; what it is stands in {out / CARD}."
    Console().print(words, highlight=False, soft_wrap=True)


def _write_with_progress(write: "Callable[[Decisions], None]", parts: "Iterator[Decisions]", total: int) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task("games", total=total)
        for part in parts:
            write(part)
            bars.update(task, advance=len(set(part.game.tolist())))


async def _matches(database: str, game: str, players: int, options: Mapping[str, str], most: int) -> "list[Match]":
    """The last games that have ended, of a game, so many players and these options, with the house deck."""
    from karfunkel.match.evolve import match_from_log
    from karfunkel.protocol.http import Summary
    from karfunkel.store import Store

    store = await Store.open(database)
    found: list[Match] = []
    try:
        for stored in await store.lists.all_tables(("over",), 2**31 - 1):
            summary = msgspec.json.decode(stored, type=Summary)
            if (summary.game, summary.players) == (game, players) and len(found) < most:
                match = match_from_log(summary.table, await store.read_log(summary.table))
                if match.game is not None and match.game.over and _is_like(match, options):
                    found.append(match)
    finally:
        await store.close()
    return found


def _is_like(match: "Match", options: Mapping[str, str]) -> bool:
    """Whether a match is played by these options and this version of the rules, with the house deck."""
    chosen = game_called(match.setup.game)
    deck = match.setup.deck
    is_house = not deck or list(deck) == chosen.deck_texts()
    return is_house and chosen.checked_options(match.setup.options) == dict(options)


def _told_again(matches: "list[Match]") -> "Iterator[Decisions]":
    from karfunkel.learn.dataset_from_tables import decisions_of

    for number, match in enumerate(matches):
        if match.game is not None:
            yield decisions_of(match.game, number, [seat.level or PERSON for seat in match.seats])
