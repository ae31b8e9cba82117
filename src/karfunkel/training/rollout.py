"""Rollouts: some steps of all tables, played by the network and noted for learning."""

import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from karfunkel.learn import Batch
from karfunkel.training.network import Network, draw, think
from karfunkel.training.settings import TEACHER


class Stopwatch:
    """What the time is spent on."""

    def __init__(self, device: str) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._wait: Callable[[], None] = torch.cuda.synchronize if device == "cuda" else _nothing

    @contextmanager
    def __call__(self, what: str) -> Iterator[None]:
        """Count the time of what is done within."""
        began = time.perf_counter()
        yield
        self._wait()
        self.spent[what] += time.perf_counter() - began

    def __str__(self) -> str:
        total = sum(self.spent.values())
        return ", ".join(f"{what} {seconds / total:.0%}" for what, seconds in self.spent.items())


def _nothing() -> None:
    """Nothing is to be waited for."""


@dataclass
class Rollout:
    """Some steps of all tables: everything has a row for each step and a column for each table."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor
    advice: Tensor
    """What a trader would have done,"""
    values: Tensor
    rewards: Tensor
    done: Tensor
    last_seat: Tensor
    """Who decides after the last step,"""
    last_value: Tensor
    """and what the game will be worth to it."""

    @classmethod
    def room(cls, batch: Batch, steps: int, tables: int, players: int, device: str) -> "Rollout":
        """Room for so many steps."""

        def numbers(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        return cls(
            observations=numbers(torch.int8, steps, tables, batch.observation_size),
            masks=numbers(torch.uint8, steps, tables, batch.actions),
            seats=numbers(torch.int64, steps, tables),
            actions=numbers(torch.int64, steps, tables),
            chances=numbers(torch.float32, steps, tables),
            advice=numbers(torch.int64, steps, tables),
            values=numbers(torch.float32, steps, tables),
            rewards=numbers(torch.float32, steps, tables, players),
            done=numbers(torch.bool, steps, tables),
            last_seat=numbers(torch.int64, tables),
            last_value=numbers(torch.float32, tables),
        )


def tensors_of(arrays: Iterable[Any], device: str) -> list[Tensor]:
    """Arrays of a batch as tensors: its own memory, not a copy."""
    with warnings.catch_warnings(action="ignore", category=UserWarning):  # PyTorch has no tensors that are read-only
        return [torch.as_tensor(array, device=device) for array in arrays]


def play(
    batch: Batch, network: Network, rollout: Rollout, device: str, watch: Stopwatch, *, asks_for_advice: bool = False
) -> None:
    """Let the network play so many steps at all tables, and note everything.

    If it asks for advice, that is played at every other table.
    """
    advised_tables = torch.arange(rollout.actions.shape[1], device=device) % 2 == 0
    observations, masks, rewards, done, seat = tensors_of(batch.now, device)
    for step in range(len(rollout.actions)):
        with watch("inference"):
            rollout.observations[step], rollout.masks[step], rollout.seats[step] = observations, masks, seat
            chances, rollout.values[step] = think(network, rollout.observations[step], rollout.masks[step])
            action = draw(chances)
            if asks_for_advice:
                (advice,) = tensors_of([batch.advice(TEACHER)], device)
                rollout.advice[step] = advice
                action = torch.where(advised_tables, advice, action)
            rollout.actions[step] = action
            rollout.chances[step] = chances.gather(-1, action[:, None]).squeeze(-1)
        with watch("tables"):
            batch.step(action)
        rollout.rewards[step], rollout.done[step] = rewards, done
    rollout.last_seat[:] = seat
    rollout.last_value[:] = think(network, observations, masks)[1]
