"""The levels: bots that play whole games, legally, and each better than the one before."""

import random
import subprocess
import sys
from collections import Counter

import pytest

import karfunkel
from karfunkel.bots import LEVELS, bot_called
from karfunkel.bots.fault_tolerant_bot import FaultTolerantBot
from karfunkel.bots.greedy_bot import MOST_CANDIDATES
from karfunkel.bots.greedy_bot_evaluation import HeuristicEvaluation, heuristic_evaluation_of
from karfunkel.bots.levels import STAND_IN
from karfunkel.bots.mind import mind_of
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.bots.greedy_bot_evaluation import gems_offered
from tests.bots.playing import share_of_win, turns
from tests.sizes import every_size

QUICK_MASTER = "master@0.01"
FAR_TOO_LONG = 3.0
"""Seconds; the levels of the tests need a hundredth of one."""
every_level = pytest.mark.parametrize("level", [*(level for level in LEVELS if level != "master"), QUICK_MASTER])
every_steady_level = pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
"""Those that do not look at the clock."""


@pytest.mark.slow
@every_level
@every_size
def test_it_plays_whole_games(level: str, game: Game, players: int) -> None:
    """Eleven games a level: no move that is not legal, none that fails, none that takes far longer than it may."""
    mind_of(game.id)  # compiled before the clock runs
    bot = FaultTolerantBot(bot_called(level), FAR_TOO_LONG)
    for table, _, _ in turns(game, players, [bot] * players, 1):
        last = table
    bot.close()
    assert last.over
    assert not bot.losses


@every_steady_level
@every_size
def test_the_same_dice_give_the_same_move(level: str, game: Game, players: int) -> None:
    bots = [LEVELS["random"]] * players
    for number, (table, seat, _) in enumerate(turns(game, players, bots, 2)):
        if number % 10 == 0:
            view, moves = table.view(seat), table.moves(seat)
            first, second = (LEVELS[level].choose(view, moves, random.Random(number)) for _ in range(2))
            assert first == second
            assert view == table.view(seat), "a bot leaves its view as it was"


@every_steady_level
def test_tables_that_differ_in_secrets_only_are_played_alike(level: str) -> None:
    one, other = (karfunkel.new("edelstein", 4, seed=3) for _ in range(2))
    one.play(0, "gems")
    other.play(0, "money")
    for seed in range(20):
        moves = {LEVELS[level].choose(table.view(1), table.moves(1), random.Random(seed)) for table in (one, other)}
        assert len(moves) == 1


def test_random_plays_every_move_equally_often() -> None:
    table = karfunkel.new("edelstein", 3, seed=1)
    dice = random.Random(1)
    played = Counter(LEVELS["random"].choose(table.view(0), table.moves(0), dice) for _ in range(3000))
    assert set(played) == set(table.moves(0))
    assert all(abs(times - 1000) < 120 for times in played.values())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("edelstein", 3), ("basari", 3), ("emerald", 2)])
def test_the_stand_in_beats_random(game: str, players: int) -> None:
    """It wins nearly always; by chance it would win one game in two or three."""
    games = 20
    wins = sum(share_of_win(GAMES[game], players, STAND_IN, LEVELS["random"], seed) for seed in range(games))
    assert wins >= 0.85 * games


def test_the_stand_in_takes_what_lies_before_it() -> None:
    trade = {"game": "basari", "players": 3, "chosen": ["B", "B", "C"], "doing": "B"}
    table = karfunkel.from_position({**trade, "offer": "3r3y3g3b", "offered_by": 0}, seed=1)
    assert table.to_act == (1,)
    assert STAND_IN.choose(table.view(1), table.moves(1), random.Random(1)) == "accept"


def test_the_stand_in_does_not_give_everything_for_little() -> None:
    table = karfunkel.from_position({"game": "basari", "players": 3, "chosen": ["B", "B", "C"]}, seed=1)
    (opener,) = table.to_act
    for seed in range(5):
        move = STAND_IN.choose(table.view(opener), table.moves(opener), random.Random(seed))
        assert gems_offered(move) <= 3


def test_of_many_moves_some_are_looked_at() -> None:
    table = karfunkel.from_position({"game": "edelstein", "players": 3, "chosen": ["gems", "gems", "money"]}, seed=1)
    view, moves = table.view(table.to_act[0]), table.moves(table.to_act[0])
    assert len(moves) > MOST_CANDIDATES
    candidates = heuristic_evaluation_of("edelstein").candidates(view, moves, MOST_CANDIDATES, random.Random(1))
    assert len(candidates) == len(set(candidates)) == MOST_CANDIDATES
    assert {"decline", "1r", "1y", "1g", "1b"} <= set(candidates) <= set(moves)


def test_the_stand_in_does_not_always_choose_the_same() -> None:
    table = karfunkel.new("edelstein", 3, seed=1)
    chosen = {STAND_IN.choose(table.view(0), table.moves(0), random.Random(seed)) for seed in range(30)}
    assert len(chosen) > 1


@pytest.mark.parametrize(("move", "gems"), [("1b", 1), ("2r1b", 3), ("12r3y1g10b", 26), ("accept", 0), ("decline", 0)])
def test_offers_are_compared_by_their_gems(move: str, gems: int) -> None:
    assert gems_offered(move) == gems


def test_every_game_has_a_judge() -> None:
    assert all(isinstance(heuristic_evaluation_of(game), HeuristicEvaluation) for game in GAMES)


def test_the_levels_are_in_order_of_strength() -> None:
    assert list(LEVELS) == ["random", "novice", "trader", "master"]
    assert all(bot_called(level) is bot for level, bot in LEVELS.items())


@pytest.mark.parametrize("level", ["grandmaster", "", "Random", None, 3, ["random"]])
def test_an_unknown_level_is_answered_with_a_sentence(level: object) -> None:
    with pytest.raises(karfunkel.Error) as error:
        bot_called(level)  # type: ignore[arg-type]
    assert str(error.value) == f"there is no bot of level {level!r}; the levels are random, novice, trader, master"


def test_bots_do_not_know_real_tables() -> None:
    """They are made of rules and notation; import-linter checks every import, this what is loaded in the end."""
    code = (
        "import sys, types\n"
        "package = types.ModuleType('karfunkel')\n"  # the real one imports tables for its public face
        "package.__path__ = [sys.argv[1]]\n"
        "sys.modules['karfunkel'] = package\n"
        "import karfunkel.bots\n"
        "print(*sorted({name.split('.')[1] for name in sys.modules if name.startswith('karfunkel.')}))\n"
    )
    command = [sys.executable, "-c", code, karfunkel.__path__[0]]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert loaded == ["bots", "engine", "errors", "games", "notation", "optional_imports"]
