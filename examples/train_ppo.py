#!/usr/bin/env python3
"""Teach a network to play, against itself or against bots: PPO on thousands of tables at once.

    python examples/train_ppo.py edelstein --players 4 --minutes 10 --device cuda --out runs/edelstein
    python examples/train_ppo.py emerald --players 2 --minutes 5 --tables 256 --out runs/emerald       on a CPU
    python examples/train_ppo.py edelstein --opponents trader:3,novice:1 --distil 60 --trial trader --reward win
    karfunkel play edelstein --players 4 --bot-file runs/edelstein/policy.npz

One network plays all seats, or one of them among `--opponents`, of whom one is drawn for each other seat and game
(`learner` among them is the network itself). What it is shown is relative to the seat that is asked, and it learns from
what the end of the game was worth to that seat. In the first updates it can imitate what a trader would do in its place
(`--distil`): at half of the tables the trader's advice is played, at the others what the network likes. Into the folder
`--out` go the policy (policy.npz, which plays anywhere, without PyTorch), the curve (curve.png) and all that is needed
to go on later (state.pt, with `--resume`). Needs PyTorch.
"""

import argparse
import math
import random
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor, nn
from torch.nn import functional

import karfunkel
from karfunkel.bots import bot_called
from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch
from karfunkel.learn.policy import TINY, Policy, PolicyBot, scales

ILLEGAL = -1e9
"""How much an illegal action is liked."""
Z = 1.96
"""So many standard deviations to either side leave out one case in twenty."""


# ---- the network


class Block(nn.Module):
    """Adds something to what the network has thought so far."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.before, self.after = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, h: Tensor) -> Tensor:
        """What it has thought then."""
        return h + self.after(functional.relu(self.before(norm(h))))


class Network(nn.Module):
    """The policy as `karfunkel.learn.policy` describes it, and beside it what the game will be worth to the seat."""

    def __init__(self, scale: Tensor, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scale", scale, persistent=False)
        self.enter = nn.Linear(len(scale), width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.leave, self.worth = nn.Linear(width, actions), nn.Linear(width, 1)
        for head in (self.leave, self.worth):
            nn.init.orthogonal_(head.weight, 0.01)  # at first it likes all actions alike

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all actions, and what the game will be worth."""
        h = self.enter(observations * self.scale)
        for block in self.blocks:
            h = block(h)
        h = norm(h)
        logits = self.leave(h).float().masked_fill(masks == 0, ILLEGAL)
        return functional.log_softmax(logits, -1), self.worth(h).float().squeeze(-1)


def norm(h: Tensor) -> Tensor:
    """Without its mean, in units of its standard deviation."""
    return functional.layer_norm(h, h.shape[-1:], eps=TINY)


def draw(chances: Tensor) -> Tensor:
    """An action for each table, by the logarithms of their chances."""
    noise = -torch.empty_like(chances).exponential_().log()
    return (chances + noise).argmax(-1)


def export(network: Network, game: str, players: int, file: Path) -> None:
    """Write the policy for players without PyTorch; what the game is worth is left out."""
    arrays = {name: value.float().cpu().numpy() for name, value in network.state_dict().items() if "worth" not in name}
    Policy(game, players, arrays).save(file)


# ---- playing


@dataclass
class Played:
    """Some steps of all tables: everything has a row for each step and a column for each table."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor
    advice: Tensor
    """What a trader would have done; -1 where nobody asked,"""
    values: Tensor
    rewards: Tensor
    done: Tensor
    last_seat: Tensor
    """Who decides after the last step,"""
    last_value: Tensor
    """and what the game will be worth to it."""

    @classmethod
    def room(cls, batch: Batch, steps: int, tables: int, players: int, device: str) -> "Played":
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
    batch: Batch, network: Network, played: Played, device: str, clock: "Clock", *, asks_for_advice: bool = False
) -> None:
    """Let the network play so many steps at all tables, and note everything.

    If it asks for advice, that is played at every other table.
    """
    advised_tables = torch.arange(played.actions.shape[1], device=device) % 2 == 0
    observations, masks, rewards, done, seat = tensors_of(batch.now, device)
    for step in range(len(played.actions)):
        with clock("inference"):
            played.observations[step], played.masks[step], played.seats[step] = observations, masks, seat
            chances, played.values[step] = think(network, played.observations[step], played.masks[step])
            action = draw(chances)
            if asks_for_advice:
                (advice,) = tensors_of([batch.advice(TEACHER)], device)
                played.advice[step] = advice
                action = torch.where(advised_tables, advice, action)
            played.actions[step] = action
            played.chances[step] = chances.gather(-1, action[:, None]).squeeze(-1)
        with clock("tables"):
            batch.step(action)
        played.rewards[step], played.done[step] = rewards, done
    played.last_seat[:] = seat
    played.last_value[:] = think(network, observations, masks)[1]


def quickly(observations: Tensor) -> torch.autocast:
    """On a GPU the network reckons in bfloat16."""
    return torch.autocast("cuda", torch.bfloat16, enabled=observations.is_cuda)


@torch.no_grad()
def think(network: Network, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """What the network says, without learning from it."""
    with quickly(observations):
        return network(observations, masks)


# ---- learning


def advantages(played: Played, fading: float) -> tuple[Tensor, Tensor]:
    """How much better each decision turned out than was expected (GAE), and which decisions that is known of.

    What follows a decision is the next decision of the same seat in the same game, with what the seat got in between;
    or the end of the game. The others' decisions in between are part of the world. Of a seat's last decision before the
    steps break off it is not known what follows, unless that seat is the one that decides next.
    """
    steps, tables = played.seats.shape
    rows = torch.arange(tables, device=played.rewards.device)
    value, gain, got = (torch.zeros_like(played.rewards[0]) for _ in range(3))
    known = torch.zeros_like(got, dtype=torch.bool)
    value[rows, played.last_seat], known[rows, played.last_seat] = played.last_value, True
    gains, is_known = torch.zeros_like(played.values), torch.zeros_like(played.done)
    for step in reversed(range(steps)):
        ends = played.done[step][:, None]
        value, gain = value.masked_fill(ends, 0), gain.masked_fill(ends, 0)
        got, known = got.masked_fill(ends, 0) + played.rewards[step], known | ends
        at = rows, played.seats[step]
        surprise = got[at] + value[at] - played.values[step]
        is_known[step] = known[at]
        gains[step] = (surprise + fading * gain[at]).masked_fill(~known[at], 0)
        value[at], gain[at], got[at], known[at] = played.values[step], gains[step], 0, True
    return gains, is_known


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    played: Played,
    settings: argparse.Namespace,
    pace: float,
    *,
    imitates: bool = False,
) -> dict[str, float]:
    """Change the network so that what turned out well becomes likelier, but not by much at once.

    If it imitates, what was advised becomes likelier.
    """
    gains, is_known = advantages(played, settings.fading)
    known = is_known.flatten().nonzero().squeeze(-1)
    outcomes = (gains + played.values).flatten()
    gains = gains.flatten()
    gains = (gains - gains[known].mean()) / (gains[known].std() + 1e-8)
    flat = [
        array.flatten(0, 1)
        for array in (played.observations, played.masks, played.actions, played.chances, played.advice)
    ]
    for group in optimizer.param_groups:
        group["lr"] = settings.rate * pace
    figures: dict[str, list[Tensor]] = defaultdict(list)
    for _ in range(settings.epochs):
        for chosen in known[torch.randperm(len(known), device=known.device)].split(settings.minibatch):
            observations, masks, actions, before, advice = (array[chosen] for array in flat)
            with quickly(observations):
                chances, values = network(observations, masks)
            entropy = -(chances.exp() * chances).sum(-1).mean()
            ratio = (chances.gather(-1, actions[:, None]).squeeze(-1) - before).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            if imitates:
                policy_loss = -chances.gather(-1, advice[:, None]).mean()
            else:
                policy_loss = -torch.minimum(ratio * gains[chosen], clipped * gains[chosen]).mean()
            value_loss = functional.mse_loss(values, outcomes[chosen])
            wanted = 0.0 if imitates else settings.entropy * pace
            loss = policy_loss + 0.5 * value_loss - wanted * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            for name, figure in (("loss", loss), ("entropy", entropy), ("value loss", value_loss)):
                figures[name].append(figure.detach())
    return {name: torch.stack(values).mean().item() for name, values in figures.items()}


# ---- how good it is


@dataclass(frozen=True)
class Share:
    """A share of wins, and between which shares the true one lies (95 %, by Wilson)."""

    wins: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: Tensor) -> "Share":
        """The share of these games, 1 for a win."""
        share, games = wins.mean().item(), len(wins)
        middle = (share + Z**2 / (2 * games)) / (1 + Z**2 / games)
        off_by = Z * math.sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2) / (1 + Z**2 / games)
        return cls(share, middle - off_by, middle + off_by)

    def __str__(self) -> str:
        return f"{self.wins:.1%} ({self.low:.1%} to {self.high:.1%})"


def against_chance(network: Network, batch: Batch, players: int, device: str, seed: int) -> Share:
    """How many games the network wins at one seat if the others say random actions; each seat is as often its own."""
    observations, masks, rewards, done, seat = tensors_of(batch.reset(seed), device)
    own = torch.arange(len(seat), device=device) % players
    wins, over = torch.zeros(len(seat), device=device), torch.zeros_like(done)
    while not over.all():
        (by_chance,) = tensors_of([batch.random_actions()], device)
        action = torch.where(seat == own, draw(think(network, observations, masks)[0]), by_chance)
        batch.step(action)
        wins += rewards.gather(-1, own[:, None]).squeeze(-1) * (done & ~over)
        over |= done
    return Share.of(wins)


def among_bots(network: Network, batch: Batch, device: str, seed: int) -> Share:
    """How many games the network wins among the bots of a batch, at the seat that is drawn for it: a game a table."""
    observations, masks, rewards, done, seat = tensors_of(batch.reset(seed), device)
    wins, over = torch.zeros(len(seat), device=device), torch.zeros_like(done)
    while not over.all():
        own = seat.clone()
        batch.step(draw(think(network, observations, masks)[0]))
        wins += rewards.gather(-1, own[:, None]).squeeze(-1) * (done & ~over)
        over |= done
    return Share.of(wins)


def against_level(policy: Path, level: str, games: int) -> Share:
    """How many games the policy wins at a table with bots of a level, on all cores."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return Share.of(torch.tensor(list(pool.map(_one_game, [policy] * games, [level] * games, range(games)))))


def _one_game(file: Path, level: str, number: int) -> float:
    """Play one game; the share of its win."""
    bot, dice = _bot_of(file), random.Random(number)
    game, players = bot.policy.game, bot.policy.players
    table = karfunkel.new(game, players, seed=number)
    while not table.over:
        seat = table.to_act[0]
        player = bot if seat == number % players else bot_called(level)
        table.move(seat, player.choose(table.view(seat), table.moves(seat), dice))
    return (number % players in table.winners) / len(table.winners)


@cache
def _bot_of(file: Path) -> PolicyBot:
    return PolicyBot(file)


# ---- the course of it


class Clock:
    """What the time is spent on."""

    def __init__(self, device: str) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._wait: Callable[[], None] = torch.cuda.synchronize if device == "cuda" else lambda: None

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


class Training:
    """A network on its way, with all that it takes. What is saved of it lets it go on later."""

    def __init__(self, settings: argparse.Namespace) -> None:
        self.settings, self.out = settings, Path(settings.out)
        game, players, device = settings.game, settings.players, settings.device
        self.batch = Batch(
            game,
            players,
            settings.tables,
            seed=settings.seed,
            reward=settings.reward,
            device=device,
            seats=seats_of(settings),
            shuffle_seats=True,
            illegal="replace",
        )
        among = ["learner", *[settings.trial] * (players - 1)] if settings.trial else None
        self.trial = Batch(
            game, players, settings.trial_tables, reward="win", device=device, seats=among, shuffle_seats=True
        )
        self.batch.step(self.batch.random_actions())  # compiles what is not yet compiled, before the clock runs
        scale = torch.tensor(scales(game, players))
        self.network = Network(scale, self.batch.actions, settings.width, settings.blocks).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), eps=1e-5, fused=device == "cuda")
        self.played = Played.room(self.batch, settings.steps, settings.tables, players, device)
        self.clock = Clock(device)
        self.steps = self.updates = 0
        self.seconds = 0.0
        self.curve: list[dict[str, float]] = []
        if settings.resume:
            self.restore(torch.load(self.out / "state.pt", map_location=device, weights_only=True))
            self.batch.reset(settings.seed + self.updates)  # other games than those at the beginning

    def run(self) -> Path:
        """Train until the time is over; the file of the policy."""
        began, said, steps_before = time.perf_counter() - self.seconds, self.seconds, self.steps
        until = self.seconds + 60 * self.settings.session
        while (left := 1 - self.seconds / (60 * self.settings.minutes)) > 0 and self.updates != self.settings.updates:
            if self.seconds > until:
                break
            imitates = self.updates < self.settings.distil
            play(self.batch, self.network, self.played, self.settings.device, self.clock, asks_for_advice=imitates)
            with self.clock("update"):
                figures = learn(
                    self.network, self.optimizer, self.played, self.settings, max(left, 0.05), imitates=imitates
                )
            self.steps += self.played.actions.numel()
            self.updates += 1
            self.seconds = time.perf_counter() - began
            if self.seconds - said > self.settings.every:
                said = self.seconds
                self.measure(figures, self.steps - steps_before)
                self.save()
        self.save()
        return self.out / "policy.npz"

    def measure(self, figures: dict[str, float], steps: int) -> None:
        """Say how it goes, and note it for the curve."""
        settings = self.settings
        if settings.trial:
            share = among_bots(self.network, self.trial, settings.device, self.updates)
        else:
            share = against_chance(self.network, self.trial, settings.players, settings.device, self.updates)
        measured = {WINS: share.wins, "low": share.low, "high": share.high, "steps": self.steps}
        self.curve.append({**figures, **measured})
        rate = steps / sum(self.clock.spent.values())
        words = "; ".join(f"{name} {figure:.3f}" for name, figure in figures.items())
        print(
            f"{self.seconds:5.0f} s: {self.steps / 1e6:,.1f} M decisions, {rate / 1e6:.2f} M/s ({self.clock});",
            f"{words}; wins against {settings.trial or 'chance'} {share}",
            flush=True,
        )

    def save(self) -> None:
        """Write the policy, the curve, and what is needed to go on."""
        self.out.mkdir(parents=True, exist_ok=True)
        export(self.network, self.settings.game, self.settings.players, self.out / "policy.npz")
        stored: dict[str, Any] = {name: getattr(self, name) for name in COURSE}
        stored.update(network=self.network.state_dict(), optimizer=self.optimizer.state_dict())
        torch.save(stored, self.out / "new.pt")
        (self.out / "new.pt").replace(self.out / "state.pt")
        draw_curve(self.curve, f"{self.settings.game}, {self.settings.players} players", self.out / "curve.png")

    def restore(self, stored: dict[str, Any]) -> None:
        """Go on where it was left."""
        self.network.load_state_dict(stored["network"])
        self.optimizer.load_state_dict(stored["optimizer"])
        for name in COURSE:
            setattr(self, name, stored[name])


COURSE = ("steps", "updates", "seconds", "curve")
WINS = "wins against chance"


def draw_curve(curve: list[dict[str, float]], title: str, file: Path) -> None:
    """Draw what was measured so far into a picture."""
    figure = Figure(figsize=(8, 9), layout="constrained")
    plots = figure.subplots(3, 1, sharex=True)
    millions = [point["steps"] / 1e6 for point in curve]
    for plot, name in zip(plots, (WINS, "entropy", "value loss"), strict=True):
        plot.plot(millions, [point[name] for point in curve], color="#1d5f96")
        plot.set_ylabel(name)
        plot.grid(alpha=0.3)
    low, high = ([point[side] for point in curve] for side in ("low", "high"))
    plots[0].fill_between(millions, low, high, alpha=0.2, color="#1d5f96")
    plots[0].set_title(title)
    plots[-1].set_xlabel("million decisions")
    figure.savefig(file, dpi=110)


CUDA = torch.cuda.is_available()
TEACHER = "trader"
"""Whose advice is imitated."""


def seats_of(settings: argparse.Namespace) -> list[Any] | None:
    """Who has the seats: learners all of them, or one learner among opponents that are drawn for each game."""
    if not settings.opponents:
        return ["learner"] * settings.players if settings.distil else None
    pairs = [entry.partition(":") for entry in settings.opponents.split(",")]
    pool = {name.strip(): float(weight or 1) for name, _, weight in pairs}
    return ["learner", *[pool] * (settings.players - 1)]


CHOICES: tuple[tuple[str, Any, str], ...] = (
    ("players", 4, "how many play"),
    ("reward", "rank", "margin, rank or win"),
    ("opponents", "", "who may have the other seats, such as trader:3,novice:1,learner:2; the network if left out"),
    ("distil", 0, "in so many updates at the beginning it imitates what a trader would do in its place"),
    ("trial", "", "the level among whose bots it is tried while it trains; chance if left out"),
    ("minutes", 10.0, "how long to train, all sessions together"),
    ("session", math.inf, "after so many minutes this session ends; the next one goes on with --resume"),
    ("updates", -1, "stop after so many updates, if that is sooner"),
    ("device", "cuda" if CUDA else "cpu", "cuda or cpu"),
    ("tables", 16384 if CUDA else 512, "how many tables are played at once"),
    ("trial_tables", 8192 if CUDA else 512, "games against chance in each measurement"),
    ("steps", 64, "decisions at each table between updates"),
    ("minibatch", 32768 if CUDA else 4096, "decisions that are learned from at once"),
    ("epochs", 2, "how often each decision is learned from"),
    ("width", 512, "width of the network"),
    ("blocks", 2, "blocks of the network"),
    ("rate", 5e-4, "learning rate at the beginning; it falls towards the end"),
    ("clip", 0.2, "how much likelier an action may become at once"),
    ("fading", 0.95, "GAE's lambda"),
    ("entropy", 0.01, "how much variety is worth at the beginning; it falls too"),
    ("seed", 1, "what chance derives from"),
    ("every", 15.0, "seconds between measurements"),
    ("levels", "random", "bots to play against in the end, with commas between"),
    ("games", 200, "games against each level in the end"),
    ("out", "policy", "the folder for everything"),
)


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help=f"one of {', '.join(GAMES)}")
    for name, usual, about in CHOICES:
        words = f"{about} (default: {usual})"
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual, help=words)
    parser.add_argument("--resume", action="store_true", help="go on with what is in the folder")
    return parser.parse_args(given)


def main() -> None:
    """Train, and play against our bots in the end."""
    settings = arguments()
    torch.manual_seed(settings.seed)
    torch.set_float32_matmul_precision("high")
    file = Training(settings).run()
    for level in filter(None, settings.levels.split(",")):
        print(f"wins against {level}: {against_level(file, level, settings.games)}", flush=True)


if __name__ == "__main__":
    main()
