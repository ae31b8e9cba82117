"""Rewards: what the end of a game brings each seat, as margin, rank or win.

All three kinds are about being ahead of the others, not about points as such: `margin` and `rank` sum up to 0 over the
seats, `win` to 1.
"""

from typing import ClassVar

from karfunkel.engine import Agenda, rule
from karfunkel.engine.game_interface import ahead, signed_score
from karfunkel.errors import Error, shown

REWARDS = ("margin", "rank", "win")
MARGIN, RANK, WIN = range(len(REWARDS))


def kind_of(reward: str) -> int:
    """The number of a kind of reward; Error if there is none of this name."""
    if reward not in REWARDS:
        raise Error(f"a reward is {', '.join(REWARDS[:-1])} or {REWARDS[-1]}, not {shown(reward)}")
    return REWARDS.index(reward)


class Rewards(list[float]):
    """Where the rewards of each seat are written."""

    array: ClassVar = ("f4", 1)


# ---- the three kinds


@rule
def add_rewards(table: Agenda, kind: int, rewards: Rewards) -> None:
    """The game is over: add what that is worth to each seat."""
    for seat in range(table.players):
        rewards[seat] += reward_of(table, kind, seat)


@rule
def reward_of(table: Agenda, kind: int, seat: int) -> float:
    """What the end of a game is worth to a seat.

    `margin`: how many points it is ahead of the others on average. `rank`: 1 for the first, -1 for the last, evenly
    between; seats that are level share their places. `win`: 1 for the winner, shared by those who win together.
    """
    own, others, before, level = 0, 0, 0, 0
    for other in range(table.players):
        if kind != MARGIN:
            more = ahead(table, seat, other)
            before += more < 0
            level += more == 0
        elif other == seat:
            own = signed_score(table, other)
        else:
            others += signed_score(table, other)
    if kind == MARGIN:
        return own - others / (table.players - 1)
    if kind == RANK:
        behind = table.players - before - level
        return (behind - before) / (table.players - 1)
    return 1 / level if before == 0 else 0.0
