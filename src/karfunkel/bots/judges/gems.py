"""What tables of the two trading games are worth."""

import random
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from karfunkel.bots.judges.judge import Judge, share
from karfunkel.rules.basari.state import MANY_WORKERS, WORKERS_PAY
from karfunkel.rules.basari.state import Table as BasariTable
from karfunkel.rules.edelstein.cards import (
    CERTIFICATE,
    MAJOR,
    MAJOR_ANY,
    MAJOR_ANY_PAYS,
    MAJOR_PAYS,
    MOST_CERTIFICATES_PAY,
    PER,
)
from karfunkel.rules.edelstein.state import ROUNDS
from karfunkel.rules.edelstein.state import Table as EdelsteinTable
from karfunkel.rules.gems.table import ACCEPT, ACTION_CARDS, COLOUR_VALUES, COLOURS, COUNT, OVER, STAGES, GemTable

KEPT_GEM = 0.5
"""What a gem is worth for the stages to come."""
EARLY, LATE = 2.0, 4.0
"""How much stronger more gems are at the beginning of a stage; and how much is added to that until its end."""


class GemJudge(Judge):
    """What both games have: gems, of which the most of a colour score at the end of a stage."""

    leanings: Sequence[float]
    """Roughly how often three or four greedy bots choose each action among themselves."""

    def moment(self, table: GemTable) -> object:
        """The stage and the round; or that the game is over."""
        return table.stage, table.this_round, table.phase == OVER

    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """Every offer is accepted, and who opens a trade offers a few gems; actions are chosen by leaning, else any."""
        if actions[-1] < ACTION_CARDS:
            return dice.choices(actions, [self.leanings[action] for action in actions])[0]
        if ACCEPT in actions:
            return ACCEPT
        if COUNT <= actions[0] < ACCEPT:
            return dice.choice(actions[:2])
        return dice.choice(actions)

    def worths(self, table: Any) -> list[float]:
        """What has been earned, and what gems and cards would earn at the end of the stage."""
        worths = [float(earned) for earned in self.earned(table)]
        if table.phase == OVER:
            return worths
        sharpness = EARLY + LATE * self.progress(table)
        for colour in range(COLOURS):
            gems = [table.gems[seat, colour] for seat in range(table.players)]
            powers = [number**sharpness for number in gems]
            for seat, number in enumerate(gems):
                worths[seat] += share(powers, seat) * self.majority_pays(table, seat, colour)
                worths[seat] += number * self.gem_pays(table, seat, colour)
        return worths

    @abstractmethod
    def earned(self, table: Any) -> Sequence[int]:
        """The money or the points of each seat."""

    @abstractmethod
    def progress(self, table: Any) -> float:
        """How much of the stage is over, 0 to 1."""

    def majority_pays(self, table: Any, seat: int, colour: int) -> float:
        """What most gems of a colour would bring a seat."""
        return COLOUR_VALUES[colour]

    def gem_pays(self, table: Any, seat: int, colour: int) -> float:
        """What each gem of a colour brings a seat."""
        return KEPT_GEM if table.stage < STAGES else 0.0


class EdelsteinJudge(GemJudge):
    """Cards that are kept pay, too."""

    leanings = (3, 2, 4, 2)

    def earned(self, table: EdelsteinTable) -> Sequence[int]:
        """The money of each seat."""
        return table.money[: table.players]

    def progress(self, table: EdelsteinTable) -> float:
        """The rounds of the stage that are over."""
        return table.this_round / ROUNDS[table.players]

    def majority_pays(self, table: EdelsteinTable, seat: int, colour: int) -> float:
        """The colour's value and that of the cards for it."""
        cards = MAJOR_PAYS[colour] * table.kept[seat, MAJOR + colour] + MAJOR_ANY_PAYS * table.kept[seat, MAJOR_ANY]
        return COLOUR_VALUES[colour] + cards

    def gem_pays(self, table: EdelsteinTable, seat: int, colour: int) -> float:
        """Cards pay for each gem of their colour."""
        return super().gem_pays(table, seat, colour) + table.kept[seat, PER + colour]

    def worths(self, table: EdelsteinTable) -> list[float]:
        """Most certificates pay as well."""
        worths = super().worths(table)
        certificates = [float(table.kept[seat, CERTIFICATE] ** 2) for seat in range(table.players)]
        return [worth + MOST_CERTIFICATES_PAY * share(certificates, seat) for seat, worth in enumerate(worths)]


class BasariJudge(GemJudge):
    """Workers pay, too."""

    leanings = (2, 3, 6, 3)

    def earned(self, table: BasariTable) -> Sequence[int]:
        """The points of each seat."""
        return table.points[: table.players]

    def progress(self, table: BasariTable) -> float:
        """How near the seat with most workers is to the end of the stage."""
        return min(1.0, max(table.workers) / MANY_WORKERS)

    def worths(self, table: BasariTable) -> list[float]:
        """Many workers pay; nearly as many are a hope."""
        hopes = [min(1.0, table.workers[seat] / MANY_WORKERS) ** 2 for seat in range(table.players)]
        return [worth + WORKERS_PAY * hope for worth, hope in zip(super().worths(table), hopes, strict=True)]
