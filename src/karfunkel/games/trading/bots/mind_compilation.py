"""Compiles the rules of a trading game's mind, and those that fitting needs."""

from collections.abc import Sequence
from typing import Any

from karfunkel.games.registry import game_called, part_of
from karfunkel.games.trading.bots.fit_terms import count_rounds_left, evaluate_all
from karfunkel.games.trading.bots.novice_and_trader_choice import choose_move
from karfunkel.games.trading.bots.rollouts import RolloutStats, search_moves
from karfunkel.games.trading.bots.scratch_record import Scratch
from karfunkel.games.trading.bots.self_play import play_games
from karfunkel.games.trading.bots.weights_record import weights_of


def verbs_of(game_id: str) -> dict[str, Any]:
    """The game's own rules for all verbs that minds call."""
    verbs: dict[str, Any] = {}
    for part in ("bots.evaluation_terms", "bots.secret_choices_and_event_cards"):
        verbs.update(vars(part_of(game_id, part)))
    return {**verbs, **game_called(game_id).rules, "choose_move": choose_move}


def compile_mind(game_id: str) -> dict[str, Any]:
    """How a mind thinks, compiled: at once, and by playing on."""
    return _compiled(game_id, "mind", [choose_move, search_moves])


def compile_fitting(game_id: str) -> dict[str, Any]:
    """What fitting needs, compiled."""
    return _compiled(game_id, "fitting", [play_games, evaluate_all, count_rounds_left])


def _compiled(game_id: str, what: str, entries: Sequence[Any]) -> dict[str, Any]:
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    records = (game_called(game_id).table, weights_of(game_id), Scratch, RolloutStats)
    return compile_rules(f"{game_id}-{what}", records, verbs_of(game_id), entries)
