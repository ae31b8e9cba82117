"""Records, positions, and what learners see: of every game and size, at many moments of random games."""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import karfunkel
from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch
from karfunkel.learn.action_names import alphabet
from karfunkel.table.verify_draws import verify
from tests.golden import PERFT_POSITIONS
from tests.old.generate.databases import DECKS, OPTIONS
from tests.sizes import SIZES

MOMENTS = (0, 3, 9, 20, 37, 60, 95)
MOST_MOVES = 60
"""More moves than these are told by their number and a hash."""
TABLES, STEPS, FIRST = 3, 80, 1_000


def play_on(table: karfunkel.Table, dice: random.Random, moves: int | None = None) -> karfunkel.Table:
    while not table.over and moves != 0:
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))
        moves = None if moves is None else moves - 1
    return table


# ---- records


def records() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Records by name, and what must come of each."""
    for game, players in SIZES:
        for moves, name in ((None, "over"), (25, "midway")):
            table = play_on(karfunkel.new(game.id, players, seed=f"{game.id}-{players}"), random.Random(players), moves)
            yield f"{game.id}-{players}-{name}", *_told(table, with_seed=False)
    for game_id in GAMES:
        players = GAMES[game_id].max_players
        saved = play_on(karfunkel.new(game_id, players, seed="saved"), random.Random(1), 18)
        yield f"{game_id}-saved", *_told(saved, with_seed=True)
        early = play_on(karfunkel.new(game_id, players, seed="early"), random.Random(2), 11)
        table = play_on(karfunkel.from_position(early.position_line(), seed="late"), random.Random(3))
        yield f"{game_id}-from-position", *_told(table, with_seed=False)
    for game_id, deck in DECKS.items():
        table = play_on(karfunkel.new(game_id, 3, seed="deck", deck=deck), random.Random(4))
        yield f"{game_id}-own-deck", *_told(table, with_seed=False)
    for game_id, options in OPTIONS.items():
        table = play_on(karfunkel.new(game_id, 3, seed="options", options=options), random.Random(5))
        yield f"{game_id}-options", *_told(table, with_seed=False)


def _told(table: karfunkel.Table, with_seed: bool) -> tuple[str, dict[str, Any]]:
    text = table.record(with_seed=with_seed)
    promise = {"draws": verify(text)} if table.over and "Seed-Hash" in text else {}
    return text, {**situation(table), **promise}


# ---- positions


def situation(table: karfunkel.Table) -> dict[str, Any]:
    """All that a table says of itself."""
    return {
        "line": table.position_line(),
        "position": table.position(),
        "views": [table.view(seat) for seat in (None, *range(table.players))],
        "to_act": list(table.to_act),
        "moves": [moves_told(table.moves(seat)) for seat in range(table.players)],
        "scores": list(table.scores),
        "winners": list(table.winners),
        "over": table.over,
    }


def moves_told(moves: tuple[str, ...]) -> Any:
    if len(moves) <= MOST_MOVES:
        return list(moves)
    return {"number": len(moves), "sha256": hashlib.sha256(" ".join(moves).encode()).hexdigest()}


def positions() -> Iterator[dict[str, Any]]:
    for game, players in SIZES:
        table, dice, played = karfunkel.new(game.id, players, seed=f"positions {players}"), random.Random(players), 0
        for moment in MOMENTS:
            play_on(table, dice, moment - played)
            played = moment
            yield situation(table)
    for line, _ in PERFT_POSITIONS.values():
        yield {"given": line, **situation(karfunkel.from_position(line, seed="given"))}


# ---- learners


def learners(folder: Path) -> None:
    """What batches show: observations, masks, seats, rewards of games that are told by their numbers."""
    for game, players in SIZES:
        batch = Batch(game.id, players, TABLES, seed=players, first=FIRST, reward="rank")
        shown: dict[str, list[Any]] = {name: [] for name in ("observations", "masks", "seat", "rewards", "done")}
        games, actions = [], []
        step = batch.now
        for _ in range(STEPS):
            for name, arrays in shown.items():
                arrays.append(np.array(getattr(step, name)))
            games.append(np.array(batch.games))
            actions.append(np.array(batch.random_actions()))
            step = batch.step(actions[-1])
        arrays = {name: np.stack(found) for name, found in {**shown, "games": games, "actions": actions}.items()}
        np.savez_compressed(folder / f"{game.id}-{players}.npz", **arrays)
    alphabets = {game: list(alphabet(game)) for game in GAMES}
    (folder / "alphabets.json").write_text(json.dumps(alphabets, indent=1) + "\n", "utf-8")
