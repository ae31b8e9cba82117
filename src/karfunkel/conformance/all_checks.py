"""All checks, each for one game and one number of players."""

from collections.abc import Callable
from itertools import product

from karfunkel.conformance.bot_checks import bots_judge_moves_alike, bots_know_no_secrets, bots_play
from karfunkel.conformance.lesson_and_picture_checks import lessons_play
from karfunkel.conformance.notation_checks import (
    bytes_round_trip,
    moves_round_trip,
    positions_round_trip,
    records_round_trip,
)
from karfunkel.conformance.observation_checks import batches_observe_the_same, observations_are_true
from karfunkel.conformance.rules_checks import games_end, plain_is_compiled, something_is_legal
from karfunkel.conformance.secrecy_checks import nobody_is_told_secrets, secrets_are_kept, views_are_true
from karfunkel.conformance.twin_secrecy_checks import twins_look_alike
from karfunkel.conformance.words_checks import languages_say_the_same, words_can_be_said
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called

Check = Callable[[Game, int], None]

CHECKS: tuple[Check, ...] = (
    games_end,
    something_is_legal,
    words_can_be_said,
    languages_say_the_same,
    lessons_play,
    bytes_round_trip,
    positions_round_trip,
    moves_round_trip,
    records_round_trip,
    views_are_true,
    secrets_are_kept,
    nobody_is_told_secrets,
    twins_look_alike,
    plain_is_compiled,
    observations_are_true,
    batches_observe_the_same,
    bots_play,
    bots_know_no_secrets,
    bots_judge_moves_alike,
)


def check_game(name: str, told: Callable[[str, int], None] | None = None) -> None:
    """Check a game with every number of players; ConformanceError at the first thing that is wrong."""
    game = game_called(name)
    for check, players in product(CHECKS, game.sizes):
        if told is not None:
            told(check.__name__.replace("_", " "), players)
        check(game, players)
