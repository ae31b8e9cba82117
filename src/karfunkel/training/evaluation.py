"""How good a network is: the share of games that it wins, with an interval."""

import math
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import torch
from torch import Tensor

from karfunkel.bots import bot_called
from karfunkel.learn import Batch
from karfunkel.learn.policy import PolicyBot
from karfunkel.table.create_table import new
from karfunkel.training.network import Network, draw, think
from karfunkel.training.rollout import tensors_of

Z = 1.96
"""So many standard deviations to either side leave out one case in twenty."""


@dataclass(frozen=True)
class WinShare:
    """A share of wins, and between which shares the true one lies (95 %, by Wilson)."""

    wins: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: Tensor) -> "WinShare":
        """The share of these games, 1 for a win."""
        share, games = wins.mean().item(), len(wins)
        middle = (share + Z**2 / (2 * games)) / (1 + Z**2 / games)
        off_by = Z * math.sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2) / (1 + Z**2 / games)
        return cls(share, middle - off_by, middle + off_by)

    def __str__(self) -> str:
        return f"{self.wins:.1%} ({self.low:.1%} to {self.high:.1%})"


def against_chance(network: Network, batch: Batch, players: int, device: str, seed: int) -> WinShare:
    """How many games the network wins at one seat if the others say random actions; each seat is as often its own."""
    batch.reset(seed)
    own = torch.arange(len(batch.now.seat), device=device) % players

    def own_seat(seat: Tensor, action: Tensor) -> tuple[Tensor, Tensor]:
        (by_chance,) = tensors_of([batch.random_actions()], device)
        return own, torch.where(seat == own, action, by_chance)

    return _first_games(network, batch, device, own_seat)


def among_bots(network: Network, batch: Batch, device: str, seed: int) -> WinShare:
    """How many games the network wins among the bots of a batch, at the seat that is drawn for it: a game a table."""
    batch.reset(seed)
    return _first_games(network, batch, device, lambda seat, action: (seat.clone(), action))


def _first_games(
    network: Network, batch: Batch, device: str, choose: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]
) -> WinShare:
    """The first game of every table; `choose` says whose wins count, and what is played."""
    observations, masks, rewards, done, seat = tensors_of(batch.now, device)
    wins, over = torch.zeros(len(seat), device=device), torch.zeros_like(done)
    while not over.all():
        own, action = choose(seat, draw(think(network, observations, masks)[0]))
        batch.step(action)
        wins += rewards.gather(-1, own[:, None]).squeeze(-1) * (done & ~over)
        over |= done
    return WinShare.of(wins)


def against_level(policy: Path, level: str, games: int) -> WinShare:
    """How many games the policy wins at a table with bots of a level, on all cores."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return WinShare.of(torch.tensor(list(pool.map(play_one, [policy] * games, [level] * games, range(games)))))


def play_one(file: Path, level: str, number: int) -> float:
    """Play one game; the share of its win."""
    bot, dice = _bot_of(file), random.Random(number)  # noqa: S311 - a game, not a secret
    players = bot.policy.players
    table = new(bot.policy.game, players, seed=number)
    while not table.over:
        seat = table.to_act[0]
        player = bot if seat == number % players else bot_called(level)
        table.move(seat, player.choose(table.view(seat), table.moves(seat), dice))
    return (number % players in table.winners) / len(table.winners)


@cache
def _bot_of(file: Path) -> PolicyBot:
    return PolicyBot(file)
