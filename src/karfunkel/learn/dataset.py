"""Data sets: the decisions of whole games as Parquet, with a card that says where they are from (extra `[data]`).

A row is a decision: what the seat observed, what was legal, what it did, and what came of the game for it. A row group
holds whole games.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np

from karfunkel.games.game import Game
from karfunkel.learn.action_names import alphabet
from karfunkel.learn.batch_state import Array
from karfunkel.learn.environment_versions import citation, fingerprint
from karfunkel.learn.observation import observation_fields
from karfunkel.optional_imports import require_extra

with require_extra("data"):
    import pyarrow as arrow
    from pyarrow import parquet

DATA, CARD = "decisions.parquet", "README.md"
"""What lies in the folder of a data set."""


class Decisions(NamedTuple):
    """Decisions of whole games: everything has an entry, or a row, for each."""

    game: Array
    """The number of the game."""
    step: Array
    """The number of the decision in its game, from 0."""
    seat: Array
    player: Sequence[str]
    """Who decided: the level of a bot, or `person`."""
    observation: Array
    action_mask: Array
    action: Array
    score: Array
    """The points of this seat in the end,"""
    place: Array
    """its place, 1 for the first; those who are level share one,"""
    win: Array
    """and its share of the win."""


ABOUT_COLUMNS = {
    "game": "the number of the game",
    "step": "the number of the decision in its game, from 0",
    "seat": "the seat that decides",
    "player": "who has it: the level of a bot, or `person`",
    "observation": "what the seat observes, `int8`",
    "action_mask": "1 for each legal action, `uint8`",
    "action": "the action that was taken",
    "score": "the points of this seat in the end",
    "place": "its place in the end, 1 for the first",
    "win": "its share of the win, 1 if it won alone",
}


@dataclass(frozen=True)
class Origin:
    """Where a data set is from, for its card."""

    game: Game
    players: int
    source: str
    """In a sentence."""
    licence: str
    options: Mapping[str, str]


def win_shares(places: Array) -> Array:
    """Each seat's share of the win, from the places of a game in each row."""
    first = places == 1
    shares: Array = (first / first.sum(axis=-1, keepdims=True)).astype(np.float32)
    return shares


class DatasetWriter:
    """Writes a data set into a folder, some games at a time, and in the end its card."""

    def __init__(self, folder: Path, origin: Origin) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._origin = folder, origin
        size = sum(field.length for field in observation_fields(origin.game.id, origin.players))
        self._schema = _schema(size, origin.game.actions).with_metadata({"karfunkel": json.dumps(_told(origin))})
        self._part = folder / f"{DATA}.part"
        self._writer = parquet.ParquetWriter(self._part, self._schema, compression="zstd")
        self.games = self.decisions = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, traceback: TracebackType | None) -> None:
        self._writer.close()
        if kind is not None:
            self._part.unlink(missing_ok=True)
            return
        self._part.replace(self._folder / DATA)
        (self._folder / CARD).write_text(_card(self._origin, self.games, self.decisions), "utf-8")

    def write(self, decisions: Decisions) -> None:
        """Write decisions of whole games."""
        columns = [
            _column(values, self._schema.field(name).type)
            for name, values in zip(Decisions._fields, decisions, strict=True)
        ]
        self._writer.write_table(arrow.Table.from_arrays(columns, schema=self._schema))
        self.games += len(np.unique(decisions.game))
        self.decisions += len(decisions.game)


def _schema(size: int, actions: int) -> Any:
    kinds = {
        "game": arrow.int64(),
        "step": arrow.int32(),
        "seat": arrow.int8(),
        "player": arrow.dictionary(arrow.int8(), arrow.string()),
        "observation": arrow.list_(arrow.int8(), size),
        "action_mask": arrow.list_(arrow.uint8(), actions),
        "action": arrow.int16(),
        "score": arrow.int32(),
        "place": arrow.int8(),
        "win": arrow.float32(),
    }
    return arrow.schema([arrow.field(name, kind, nullable=False) for name, kind in kinds.items()])


def _column(values: Any, kind: Any) -> Any:
    if arrow.types.is_dictionary(kind):
        return arrow.array(list(values), arrow.string()).dictionary_encode().cast(kind)
    if arrow.types.is_fixed_size_list(kind):
        flat = arrow.array(np.ascontiguousarray(values).reshape(-1), kind.value_type)
        return arrow.FixedSizeListArray.from_arrays(flat, type=kind)
    return arrow.array(values, kind)


def _told(origin: Origin) -> dict[str, Any]:
    """What stands in the file itself, so that it can be read without the card."""
    game, players = origin.game, origin.players
    return {
        "cite": citation(game.id, players),
        "game": game.id,
        "players": players,
        "rules": game.version,
        "options": dict(origin.options),
        "fingerprint": fingerprint(game, players),
        "actions": list(alphabet(game.id)),
        "fields": [[field.name, field.offset, field.length] for field in observation_fields(game.id, players)],
        "source": origin.source,
        "licence": origin.licence,
    }


def _card(origin: Origin, games: int, decisions: int) -> str:
    game = origin.game
    options = ", ".join(f"{name}={value}" for name, value in origin.options.items()) or "none"
    columns = "\n".join(f"| `{name}` | {about} |" for name, about in ABOUT_COLUMNS.items())
    return f"""---
license: {origin.licence}
pretty_name: "{game.title}, {origin.players} players"
tags: [reinforcement-learning, board-games, karfunkel]
---

# {game.title}, {origin.players} players: {games:,} games

{decisions:,} decisions in `{DATA}`, a row for each.

- **Source:** {origin.source}
- **Licence:** {origin.licence}
- **Options:** {options}
- **To cite:** {citation(game.id, origin.players)}

The line to cite names the version of the package and of the rules, the deck, the weights of the bots, and the
fingerprint of rules, deck, observation and actions. The names of the actions and of the numbers of an observation stand
in the file's metadata, under the key `karfunkel`, as JSON.

| column | what it is |
|---|---|
{columns}

A move of several words is several decisions, one after the other. Those who choose in secret do not observe each
other's choice. Nobody's name is in here.
"""
