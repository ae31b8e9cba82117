"""The rules of a mind, compiled for a game."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from karfunkel.bots.trading import basari, basari_decisions, edelstein, edelstein_decisions
from karfunkel.bots.trading.desk import Desk
from karfunkel.bots.trading.playing import play_games, rounds_all, weigh_all
from karfunkel.bots.trading.pondering import Study, think
from karfunkel.bots.trading.worth import Weights
from karfunkel.rules.games import game_called

WEIGHTS: dict[str, type[Weights]] = {"edelstein": edelstein.EdelsteinWeights, "basari": basari.BasariWeights}
OWN: dict[str, tuple[ModuleType, ...]] = {
    "edelstein": (edelstein, edelstein_decisions),
    "basari": (basari, basari_decisions),
}


def verbs_of(game_id: str) -> dict[str, Any]:
    """The game's own rules for all verbs that minds call."""
    verbs: dict[str, Any] = {}
    for module in OWN[game_id]:
        verbs.update(vars(module))
    return {**verbs, **vars(game_called(game_id).verbs)}


def compile_mind(game_id: str) -> Any:
    """How a mind thinks, compiled."""
    return _compiled(game_id, "mind", [think])["think"]


def compile_fitting(game_id: str) -> dict[str, Any]:
    """What fitting needs, compiled."""
    return _compiled(game_id, "fitting", [play_games, weigh_all, rounds_all])


def _compiled(game_id: str, what: str, entries: Sequence[Any]) -> dict[str, Any]:
    from karfunkel.rules.kernel.compiled import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    records = (game_called(game_id).table, WEIGHTS[game_id], Desk, Study)
    return compile_rules(f"{game_id}-{what}", records, verbs_of(game_id), entries)
