"""The judge of each game, by the game's id."""

from collections.abc import Mapping

from karfunkel.bots.judges.emerald import EmeraldJudge
from karfunkel.bots.judges.gems import BasariJudge, EdelsteinJudge
from karfunkel.bots.judges.judge import Judge

JUDGES: Mapping[str, Judge] = {"edelstein": EdelsteinJudge(), "basari": BasariJudge(), "emerald": EmeraldJudge()}

__all__ = ["JUDGES", "Judge"]
