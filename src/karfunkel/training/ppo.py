"""PPO: how much better decisions turned out than was expected, and the update that makes the good ones likelier."""

from collections import defaultdict
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from karfunkel.training.network import in_bfloat16
from karfunkel.training.processes import Processes
from karfunkel.training.rollout import Rollout
from karfunkel.training.settings import TrainingSettings


def advantages(rollout: Rollout, fading: float) -> tuple[Tensor, Tensor]:
    """How much better each decision turned out than was expected (GAE), and which decisions that is known of.

    What follows a decision is the next decision of the same seat in the same game, with what the seat got in between;
    or the end of the game. The others' decisions in between are part of the world. Of a seat's last decision before the
    steps break off it is not known what follows, unless that seat is the one that decides next.
    """
    steps, tables = rollout.seats.shape
    rows = torch.arange(tables, device=rollout.rewards.device)
    value, gain, got = (torch.zeros_like(rollout.rewards[0]) for _ in range(3))
    known = torch.zeros_like(got, dtype=torch.bool)
    value[rows, rollout.last_seat], known[rows, rollout.last_seat] = rollout.last_value, True
    gains, is_known = torch.zeros_like(rollout.values), torch.zeros_like(rollout.done)
    for step in reversed(range(steps)):
        ends = rollout.done[step][:, None]
        value, gain = value.masked_fill(ends, 0), gain.masked_fill(ends, 0)
        got, known = got.masked_fill(ends, 0) + rollout.rewards[step], known | ends
        at = rows, rollout.seats[step]
        surprise = got[at] + value[at] - rollout.values[step]
        is_known[step] = known[at]
        gains[step] = (surprise + fading * gain[at]).masked_fill(~known[at], 0)
        value[at], gain[at], got[at], known[at] = rollout.values[step], gains[step], 0, True
    return gains, is_known


def learn(
    network: nn.Module,
    optimizer: torch.optim.Optimizer,
    rollout: Rollout,
    settings: TrainingSettings,
    pace: float,
    processes: Processes,
    *,
    imitates: bool = False,
) -> dict[str, float]:
    """Change the network so that what turned out well becomes likelier, but not by much at once.

    If it imitates, what was advised becomes likelier. All processes learn from equally many.
    """
    gains, is_known = advantages(rollout, settings.fading)
    known = is_known.flatten().nonzero().squeeze(-1)
    outcomes = (gains + rollout.values).flatten()
    gains = gains.flatten()
    gains = (gains - gains[known].mean()) / (gains[known].std() + 1e-8)
    fewest = processes.least(len(known))
    noted = (rollout.observations, rollout.masks, rollout.actions, rollout.chances, rollout.advice)
    flat = [array.flatten(0, 1) for array in noted]
    for group in optimizer.param_groups:
        group["lr"] = settings.rate * pace
    figures: dict[str, list[Tensor]] = defaultdict(list)
    for _ in range(settings.epochs):
        shuffled = known[torch.randperm(len(known), device=known.device)][:fewest]
        for first in range(0, fewest, settings.minibatch):
            chosen = shuffled[first : first + settings.minibatch]
            losses = _losses(
                network, [array[chosen] for array in flat], gains[chosen], outcomes[chosen], settings, pace, imitates
            )
            optimizer.zero_grad(set_to_none=True)
            torch.autograd.backward(losses["loss"])
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            for name, figure in losses.items():
                figures[name].append(figure.detach())
    return {name: torch.stack(values).mean().item() for name, values in figures.items()}


def _losses(
    network: nn.Module,
    chosen: list[Any],
    gains: Tensor,
    outcomes: Tensor,
    settings: TrainingSettings,
    pace: float,
    imitates: bool,
) -> dict[str, Tensor]:
    """What is to become less, and of what it is made."""
    observations, masks, actions, before, advice = chosen
    with in_bfloat16(observations):
        chances, values = network(observations, masks)
    entropy = -(chances.exp() * chances).sum(-1).mean()
    if imitates:
        policy_loss = -chances.gather(-1, advice[:, None]).mean()
    else:
        ratio = (chances.gather(-1, actions[:, None]).squeeze(-1) - before).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.minimum(ratio * gains, clipped * gains).mean()
    value_loss = functional.mse_loss(values, outcomes)
    wanted = 0.0 if imitates else settings.entropy * pace
    loss = policy_loss + 0.5 * value_loss - wanted * entropy
    return {"loss": loss, "entropy": entropy, "value loss": value_loss}
