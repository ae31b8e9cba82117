"""Games of bots for data sets: played in batches, with what the levels would do as actions."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.bots.compiled_levels import COMPILED_LEVELS
from karfunkel.errors import Error, shown
from karfunkel.learn.batch import Batch
from karfunkel.learn.batch_state import Array, Step
from karfunkel.learn.dataset import Decisions, win_shares

RANDOM = "random"
PLAYERS = (RANDOM, *COMPILED_LEVELS)
AT_ONCE = 256
"""So many games are played at once, and lie in memory until all of them have ended."""


def checked_bots(bots: Sequence[str], players: int) -> list[str]:
    """Who has each seat; Error if one of them cannot play in a batch, or there are not enough."""
    for bot in bots:
        if bot not in PLAYERS:
            raise Error(f"{', '.join(PLAYERS)} play for data sets, not {shown(bot)}")
    if len(bots) not in (1, players):
        raise Error(f"name one bot for all seats, or one for each of the {players}, not {len(bots)}")
    return list(bots) * players if len(bots) == 1 else list(bots)


def games_of_bots(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    deck: Path | Sequence[str] | None = None,
) -> Iterator[Decisions]:
    """So many games, some at a time; who has which seat moves on by one from game to game."""
    seats = checked_bots(bots, players)
    if games < 1:
        raise Error(f"a data set has 1 game or more, not {games}")
    given: dict[str, Any] = {"seed": seed, "options": options, "deck": deck, "seats": ["learner"] * players}
    for first in range(0, games, AT_ONCE):
        batch = Batch(game, players, min(AT_ONCE, games - first), first=first, **given)
        yield _first_games(batch, np.array(seats))


def _first_games(batch: Batch, bots: Array) -> Decisions:
    """The first game of every table."""
    numbers, players = batch.games.copy(), len(bots)
    tables = np.arange(len(numbers))
    who = bots[(np.arange(players)[None, :] + numbers[:, None]) % players]
    scores, places = (np.zeros((len(numbers), players), np.int64) for _ in range(2))
    over, rows = np.zeros(len(numbers), bool), list[dict[str, Array]]()
    while not over.all():
        going, now = ~over, batch.now
        actions = _choose(batch, who[tables, now.seat])
        rows.append(_noted(now, actions, tables[going]))
        done = batch.step(actions).done.copy()
        ends = batch.last_ends()
        is_new = ~over[ends.tables]
        scores[ends.tables[is_new]] = ends.scores[is_new]
        places[ends.tables[is_new]] = ends.places[is_new]
        over |= done
    noted = {name: np.concatenate([row[name] for row in rows]) for name in rows[0]}
    order = np.argsort(noted["table"], kind="stable")
    noted = {name: values[order] for name, values in noted.items()}
    at = noted["table"], noted["seat"]
    begins = np.searchsorted(noted["table"], noted["table"])
    return Decisions(
        game=numbers[noted["table"]],
        step=np.arange(len(order)) - begins,
        seat=noted["seat"],
        player=who[at].tolist(),
        observation=noted["observation"],
        action_mask=noted["mask"],
        action=noted["action"],
        score=scores[at],
        place=places[at],
        win=win_shares(places)[at],
    )


def _choose(batch: Batch, deciders: Array) -> Array:
    """What those who decide do."""
    actions: Array = batch.random_actions().copy()
    for level in COMPILED_LEVELS:
        if (theirs := deciders == level).any():
            actions[theirs] = batch.advice(level)[theirs]
    return actions


def _noted(step: Step, actions: Array, tables: Array) -> dict[str, Array]:
    """The decisions at some tables, copied."""
    kept = {"observation": step.observations, "mask": step.masks, "seat": step.seat, "action": actions}
    return {"table": tables, **{name: values[tables] for name, values in kept.items()}}
