"""The network that is trained: a policy, and beside it what a game will be worth."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from karfunkel.learn.policy import TINY, Policy

ILLEGAL = -1e9
"""How much an illegal action is liked."""


class ResidualBlock(nn.Module):
    """Adds something to what the network has thought so far."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.before, self.after = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, h: Tensor) -> Tensor:
        """What it has thought then."""
        thought: Tensor = h + self.after(functional.relu(self.before(norm(h))))
        return thought


class Network(nn.Module):
    """The policy as `karfunkel.learn.policy` describes it, and beside it what the game will be worth to the seat."""

    scale: Tensor

    def __init__(self, scale: Tensor, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scale", scale, persistent=False)
        self.enter = nn.Linear(len(scale), width)
        self.blocks = nn.ModuleList(ResidualBlock(width) for _ in range(blocks))
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


def in_bfloat16(observations: Tensor) -> torch.autocast:
    """On a GPU the network reckons in bfloat16."""
    return torch.autocast("cuda", torch.bfloat16, enabled=observations.is_cuda)


@torch.no_grad()
def think(network: Network, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """What the network says, without learning from it."""
    with in_bfloat16(observations):
        chances, value = network(observations, masks)
    return chances, value


def policy_of(network: Network, game: str, players: int) -> Policy:
    """The policy for players without PyTorch; what the game is worth is left out."""
    arrays = {name: value.float().cpu().numpy() for name, value in network.state_dict().items() if "worth" not in name}
    return Policy(game, players, arrays)
