"""The general mind: games that bring no bots are played by every level, each by what its seat sees."""

import random
import types
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import karfunkel
from karfunkel.bots import LEVELS, bot_called
from karfunkel.bots.determinization import hidden_information_of, table_from_view
from karfunkel.bots.fit import fit
from karfunkel.bots.general_mind import general_mind as general
from karfunkel.bots.general_mind.general_mind import GeneralMind, mind_for
from karfunkel.bots.general_mind.playouts import HERE, TABLES, Trials, try_options
from karfunkel.bots.levels import STAND_IN
from karfunkel.bots.mind import Effort, Rated, mind_of
from karfunkel.bots.weights import read_weights
from karfunkel.engine import WORDS, Binding, unwrapped
from karfunkel.errors import Error
from karfunkel.games.registry import game_called
from tests.bots.general import fists
from tests.bots.playing import share_of_win, turns
from tests.outside import installed, outside_games
from tests.sizes import start_of

DICE = random.Random
NAMES = ("geode", "tailings")
EFFORTS = [Effort("novice", 0.02), Effort("trader", 0.02), Effort("master", 0.02)]
every_game = pytest.mark.parametrize("name", NAMES)
every_effort = pytest.mark.parametrize("effort", EFFORTS, ids=lambda effort: effort.level)


@pytest.fixture(autouse=True, scope="module")
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with outside_games(installed(tmp_path_factory.mktemp("packages"))):
        yield


@pytest.fixture
def _no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters think in so many worlds, however long that takes."""
    monkeypatch.setattr(general, "think_until", lambda until, think: think(range(1000)))


def decisions(name: str, players: int, seed: int) -> Iterator[tuple[karfunkel.Table, int]]:
    """Where there is a choice in a random game."""
    for table, seat, _ in turns(game_called(name), players, [LEVELS["random"]] * players, seed):
        if len(table.moves(seat)) > 1:
            yield table, seat


def best(name: str, table: karfunkel.Table, seat: int, effort: Effort) -> tuple[str, Rated]:
    """The move that is played most, and what is thought of it."""
    rated = max(mind_of(name).rate(table.state, seat, effort, DICE(1)), key=lambda move: move.weight)
    return table._notation.move_text(table.state, seat, rated.actions), rated


# ---- whole games


@pytest.mark.parametrize("level", ["novice", "trader", "master@0.005"])
@pytest.mark.parametrize(("name", "players"), [*product(NAMES, (2, 5))])
def test_every_level_plays_whole_games(name: str, players: int, level: str) -> None:
    for table, seat, move in turns(game_called(name), players, [bot_called(level)] * players, 1):
        assert move in table.moves(seat)
    assert table.over


@every_game
@every_effort
def test_ratings_are_legal_moves_with_chances_and_shares(name: str, effort: Effort) -> None:
    for number, (table, seat) in enumerate(decisions(name, 3, 1)):
        rated = mind_of(name).rate(table.state, seat, effort, DICE(number))
        assert sorted(move.actions for move in rated) == sorted(game_called(name).legal_moves(table.state, seat))
        assert all(0.0 <= move.value <= 1.0 for move in rated)
        assert sum(move.weight for move in rated) == pytest.approx(1.0)
        assert rated[0].weight > 0.0


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("trader", "novice")])
@every_game
def test_each_level_beats_the_one_below(name: str, better: str, worse: str) -> None:
    """By chance it would win half of the games; docs/strength.md has the master, too."""
    games = 300
    bots = LEVELS[better], LEVELS[worse]
    assert sum(share_of_win(game_called(name), 2, *bots, seed) for seed in range(games)) > 0.52 * games


@every_game
def test_the_stand_in_plays_them_too(name: str) -> None:
    for table, seat, move in turns(game_called(name), 3, [STAND_IN] * 3, 1):
        assert move in table.moves(seat)


# ---- what it sees


@pytest.mark.parametrize("effort", EFFORTS[1:], ids=lambda effort: effort.level)
def test_a_win_at_hand_is_taken(effort: Effort) -> None:
    position = {"game": "geode", "players": 2, "points": [18, 15], "found": 2}
    move, rated = best("geode", karfunkel.from_position(position), 0, effort)
    assert (move, rated.value) == ("stop", 1.0)


@pytest.mark.parametrize("effort", EFFORTS[1:], ids=lambda effort: effort.level)
def test_where_the_fewest_win_points_are_avoided(effort: Effort) -> None:
    """[T4] The lowest card takes six points now, or one point in the last round."""
    hands = [[1, 0, 0, 0, 0, 0, 0, 0, 1], [0, 1, 1, 0, 0, 0, 0, 0, 0]]
    heaps = {"heaps": [0, 0, 0, 1, 0, 0, 0, 0, 0], "heap": 8, "played": 7}
    position = {"game": "tailings", "players": 2, "hand": hands, **heaps, "pending": ["choose:all"]}
    move, _ = best("tailings", karfunkel.from_position(position), 0, effort)
    assert move == "card9"


@pytest.mark.usefixtures("_no_clock")
def test_what_is_chosen_in_secret_cannot_be_foreseen() -> None:
    rated = mind_for(fists.GAME).rate(start_of(fists.GAME, 2), 0, Effort("master", 1.0), DICE(1))
    assert len(rated) == fists.SHAPES
    assert all(0.2 < move.weight < 0.47 for move in rated)


@pytest.mark.usefixtures("_no_clock")
@every_effort
def test_tables_that_differ_in_secrets_only_are_rated_alike(effort: Effort) -> None:
    tables = [karfunkel.new("tailings", 3, seed=3) for _ in range(2)]
    for table, move in zip(tables, ("card1", "card9"), strict=True):
        table.play(0, move)
    one, other = (mind_of("tailings").rate(table.state, 1, effort, DICE(2)) for table in tables)
    assert one == other


@pytest.mark.usefixtures("_no_clock")
@every_game
@every_effort
def test_the_same_dice_give_the_same_ratings(name: str, effort: Effort) -> None:
    for number, (table, seat) in enumerate(decisions(name, 3, 2)):
        one, other = (mind_of(name).rate(table.state, seat, effort, DICE(number)) for _ in range(2))
        assert one == other


@every_game
def test_tables_are_imagined_from_views_by_the_rules(name: str) -> None:
    game = game_called(name)
    for number, (table, seat) in enumerate(decisions(name, 3, 3)):
        imagined, real = table_from_view(table.view(seat), DICE(number)), table.state
        assert game.check(imagined) == []
        for one in (imagined, real):
            game.plain.hide(one, seat)
        assert imagined == real


def test_what_a_seat_sees_need_not_be_a_table_that_play_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks are for whole tables: blanked secrets may be wrong in their eyes."""
    table, rules = karfunkel.new("tailings", 3, seed=1), game_called("tailings").verbs
    table.play(0, "card1")
    monkeypatch.setattr(rules, "check", lambda table: ["something is blank"] if rules.HIDDEN in table.chosen else [])
    assert rules.HIDDEN in table.view(1)["chosen"]
    assert table_from_view(table.view(1), DICE(1)).chosen[0] >= 0


# ---- chances


@every_game
def test_chances_add_up(name: str) -> None:
    table = karfunkel.new(name, 4, seed=1)
    chances = mind_of(name).chances(table.state)
    assert len(chances) == 4
    assert sum(chances) == pytest.approx(1.0)


def test_who_is_far_ahead_is_likely_to_win() -> None:
    position = {"game": "geode", "players": 3, "points": [2, 19, 1], "digger": 1}
    assert mind_of("geode").chances(karfunkel.from_position(position).state)[1] > 0.9


# ---- compiled and plain


class Tables(list[Any]):
    """Plain tables that are copied when they are put down, as NumPy records are."""

    def __setitem__(self, place: Any, table: Any) -> None:
        super().__setitem__(place, table.copy())


@every_game
def test_plain_and_compiled_playouts_bring_the_same(name: str) -> None:
    game = game_called(name)
    (table, seat) = next(decisions(name, 3, 4))
    options, mind = game.legal_moves(table.state, seat), mind_of(name)
    assert isinstance(mind, GeneralMind)
    mind._space.lay_out(table.state, options)
    mind._space.try_options(seat, 5, range(10))
    trials = Trials()
    trials.number = len(options)
    for number, (action,) in enumerate(options):
        trials.running[number] = trials.length[number] = 1
        trials.actions[number, 0] = action
    tables = Tables([table.state] * TABLES)
    tables[HERE] = table.state
    luck, dice = [0] * WORDS, [0] * WORDS
    Binding(unwrapped, game.rules)(try_options)(tables, trials, luck, dice, [0] * game.most_legal, seat, 5, 0, 10)
    assert trials.total == mind._space.trials.total.tolist()
    assert trials.steps == mind._space.trials.steps


# ---- what is not there


def test_there_is_nothing_to_fit(tmp_path: Path) -> None:
    with pytest.raises(Error, match="Geode has nothing to fit"):
        fit("geode", 100, 1, print, tmp_path / "new", tmp_path)
    assert not (tmp_path / "new").exists()
    with pytest.raises(Error, match="Geode has no weights"):
        read_weights("geode")


def test_what_cannot_be_imagined_is_said() -> None:
    rules = types.ModuleType("rules without determinize")
    vars(rules).update({name: value for name, value in vars(fists).items() if name != "determinize"})
    with pytest.raises(Error, match="bots cannot play Fists: its rules hide things"):
        mind_for(replace(fists.GAME, verbs=rules))
    assert hidden_information_of("tailings")
