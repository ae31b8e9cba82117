"""The game of a stored log, played again without the house: what everybody should have seen at every place."""

from collections.abc import Iterator, Sequence
from typing import Any

import karfunkel
from karfunkel.match.events import LogEntry, Opened, Played, Started, TookBack
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol.messages import FromServer
from karfunkel.store import Store

Sight = tuple[dict[str, Any] | None, list[str]]
"""A view, and the moves of the seat."""


async def log_of(database: str, table: str) -> list[LogEntry]:
    """The log of a table as it is stored."""
    store = await Store.open(database)
    try:
        return await store.read_log(table)
    finally:
        await store.close()


def games_of(lines: Sequence[LogEntry]) -> Iterator[karfunkel.Table | None]:
    """The game after every line, None before it begins. It is one and the same table, except after a move back."""
    opened = lines[0].event
    assert isinstance(opened, Opened)
    counting: list[LogEntry] = []
    game: karfunkel.Table | None = None
    for line in lines:
        if isinstance(line.event, Started):
            game = _new(opened)
            assert [card.text for card in game.log] == line.event.drawn
        elif isinstance(line.event, Played):
            counting.append(line)
            _play(game, line.event)
        elif isinstance(line.event, TookBack):
            counting = [played for played in counting if played.seq not in line.event.moves]
            game = _new(opened)
            for played in counting:
                _play(game, played.event)
        yield game


def end_of(lines: Sequence[LogEntry]) -> karfunkel.Table:
    """The game as its log leaves it."""
    *_, game = games_of(lines)
    assert game is not None
    return game


def _new(opened: Opened) -> karfunkel.Table:
    return karfunkel.new(opened.game, opened.players, opened.seed, opened.options, opened.deck)


def _play(game: karfunkel.Table | None, played: object) -> None:
    assert game is not None
    assert isinstance(played, Played)
    before = game.entries
    game.play(played.seat, played.move)
    assert [card.text for card in game.log[before + 1 :]] == played.drawn, "the seed gives other cards"


class Sights:
    """What every viewer should have seen at every place of a log."""

    def __init__(self, lines: Sequence[LogEntry]) -> None:
        opened = lines[0].event
        assert isinstance(opened, Opened)
        self._viewers = (None, *range(opened.players))
        self._at = [{viewer: self._sight(game, viewer) for viewer in self._viewers} for game in games_of(lines)]

    def _sight(self, game: karfunkel.Table | None, viewer: int | None) -> Sight:
        if game is None:
            return None, []
        return game.view(viewer), [] if viewer is None else list(game.moves(viewer))

    def check(self, viewer: int | None, told: Sequence[FromServer]) -> int:
        """Demand that this viewer was told at every place what could be seen there; how many places it was told of."""
        view: dict[str, Any] | None = None
        moves: list[str] = []
        places = 0
        for message in told:
            if isinstance(message, TableSnapshot):
                assert message.viewer == viewer
                view, moves = message.view, message.moves
            elif isinstance(message, Update):
                view = _after(view, message)
                moves = message.moves if isinstance(message.moves, list) else moves
            else:
                continue
            assert (view, moves) == self._at[message.seq][viewer], f"what {viewer} saw at place {message.seq}"
            places += 1
        return places


def _after(view: dict[str, Any] | None, update: Update) -> dict[str, Any] | None:
    if isinstance(update.view, dict):
        return update.view
    kept = None if view is None else {name: value for name, value in view.items() if name not in update.dropped}
    return {**(kept or {}), **update.patch} if isinstance(update.patch, dict) else kept
