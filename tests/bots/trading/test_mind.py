"""The minds of the trading games: legal moves at every table, sensible ones where it is plain what is sensible."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import karfunkel
from karfunkel.bots.compiled_levels import COMPILED_LEVELS
from karfunkel.bots.mind import Effort, Rated, mind_of
from karfunkel.engine import NOBODY, Binding, chance_pending, pending, unwrapped
from karfunkel.games.edelstein.rules.state import GEMS, MONEY
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.bots.mind import AT_ONCE, Depth, moves_of, read_ratings
from karfunkel.games.trading.bots.mind_compilation import verbs_of
from karfunkel.games.trading.bots.novice_and_trader_choice import choose_move
from karfunkel.games.trading.bots.rollouts import (
    BEST_AT_ONCE,
    BEST_IN_ROUND,
    RolloutStats,
    add_candidates,
    select_by_ucb,
)
from karfunkel.games.trading.bots.scratch_record import REAL, SCRATCH_TABLES, SEATS, Scratch
from karfunkel.games.trading.bots.weights_record import weights_for
from karfunkel.games.trading.rules.state import ACCEPT, ANSWER, CHOOSE, COUNT, OPEN_TRADE
from tests.sizes import random_states

TRADING_GAMES = [GAMES["edelstein"], GAMES["basari"]]
SIZES = [(game, players) for game in TRADING_GAMES for players in game.sizes]
every_trading_size = pytest.mark.parametrize(
    ("game", "players"), SIZES, ids=[f"{game.id}-{players}" for game, players in SIZES]
)
EFFORTS = {"novice": Effort("novice", 0.01), "trader": Effort("trader", 0.01), "master": Effort("master", 0.005)}
DICE = random.Random


def decisions(game: Game, players: int, seed: int, every: int = 1) -> Iterator[tuple[Any, int]]:
    """Tables of a random game at which somebody has to decide, and who; moves under way among them."""
    number = 0
    for table in random_states(game, players, seed):
        if table.depth > 0 and not chance_pending(table):
            number += 1
            if number % every == 0:
                yield table, next(seat for seat in range(players) if game.plain.acts(table, seat))


def gems_in(actions: Sequence[int]) -> int:
    """How many gems an offer has; 0 for any other move."""
    return sum(action - COUNT for action in actions if COUNT <= action < ACCEPT)


def assert_ratings_are_right(game: Game, table: Any, seat: int, rated: list[Rated]) -> None:
    assert len(rated) > 0
    assert sum(move.weight for move in rated) == pytest.approx(1.0)
    assert len({move.actions for move in rated}) == len(rated)
    for move in rated:
        assert 0.0 <= move.value <= 1.0
        assert move.weight >= 0.0
        assert game.is_legal_move(table, seat, move.actions)


@pytest.mark.parametrize("level", EFFORTS)
@every_trading_size
def test_it_rates_legal_moves(level: str, game: Game, players: int) -> None:
    for number, (table, seat) in enumerate(decisions(game, players, 1, 2 if level == "master" else 1)):
        before = table.to_bytes()
        rated = mind_of(game.id).rate(table, seat, EFFORTS[level], DICE(number))
        assert_ratings_are_right(game, table, seat, rated)
        assert table.to_bytes() == before, "a mind leaves the table as it was"


def test_it_plays_with_either_option() -> None:
    game = GAMES["edelstein"]
    table = game.lay_out(3, {"major_any": "once"}, game.house_deck())
    game.plain.go_on(table)
    dice = DICE(1)
    while table.stage == 1:
        if chance_pending(table):
            game.plain.draw(table, game.plain.chance_pick(table, dice.randrange(game.plain.chance_total(table))))
            continue
        seat = game.plain.next_seat(table)
        rated = mind_of(game.id).rate(table, seat, EFFORTS["trader"], dice)
        assert_ratings_are_right(game, table, seat, rated)
        for action in dice.choice(rated).actions:
            game.plain.apply(table, seat, action)


@pytest.mark.parametrize("level", ["novice", "trader"])
@every_trading_size
def test_the_same_dice_give_the_same_ratings(level: str, game: Game, players: int) -> None:
    for number, (table, seat) in enumerate(decisions(game, players, 2, 15)):
        first, second = (mind_of(game.id).rate(table, seat, EFFORTS[level], DICE(number)) for _ in range(2))
        assert first == second


@every_trading_size
def test_chances_are_everybody_s_and_at_the_end_known(game: Game, players: int) -> None:
    mind = mind_of(game.id)
    for number, table in enumerate(random_states(game, players, 3), start=1):
        if number % 40 == 0 or table.depth == 0:
            chances = mind.chances(table)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0
    winners = [seat for seat in range(players) if game.plain.wins(table, seat)]
    assert [seat for seat in range(players) if chances[seat] > 0.0] == winners


def test_who_is_far_ahead_before_the_end_has_the_best_chances() -> None:
    position = {"game": "basari", "players": 4, "stage": 3, "points": [90, 40, 40, 40]}
    table = karfunkel.from_position(position, seed=1).state
    assert mind_of("basari").chances(table)[0] > 0.9


# ---- trades


@pytest.mark.parametrize("level", EFFORTS)
def test_it_takes_what_lies_before_it(level: str) -> None:
    trade = {"game": "basari", "players": 3, "chosen": ["B", "B", "C"], "doing": "B"}
    table = karfunkel.from_position({**trade, "offer": "3r3y3g3b", "offered_by": 0}, seed=1).state
    best = max(mind_of("basari").rate(table, 1, EFFORTS[level], DICE(1)), key=lambda move: move.weight)
    assert best.actions == (ACCEPT,)


@pytest.mark.parametrize("level", EFFORTS)
@pytest.mark.parametrize("game", TRADING_GAMES, ids=lambda game: game.id)
def test_it_never_offers_much(level: str, game: Game) -> None:
    trades = 0
    for number, (table, seat) in enumerate(decisions(game, 4, 4)):
        if pending(table) in (OPEN_TRADE, ANSWER) and table.said_count == 0 and sum(table.offer) <= 2:
            rated = mind_of(game.id).rate(table, seat, EFFORTS[level], DICE(number))
            assert all(gems_in(move.actions) <= 4 for move in rated if move.weight > 0.01)
            trades += 1
    assert trades > 3


def test_an_offer_under_way_is_brought_to_an_end() -> None:
    """Also one that goes beyond all that is thought of."""
    game = GAMES["basari"]
    table = karfunkel.from_position({"game": "basari", "players": 3, "chosen": ["B", "B", "C"]}, seed=1).state
    seat = game.plain.next_seat(table)
    for said in (0, 3):
        under_way = table.copy()
        for _ in range(3):
            game.plain.apply(under_way, seat, COUNT + said)
            rated = mind_of("basari").rate(under_way, seat, EFFORTS["trader"], DICE(1))
            assert_ratings_are_right(game, under_way, seat, rated)


# ---- secret choices


def test_secret_choices_are_often_mixed() -> None:
    game, mixed = GAMES["edelstein"], 0
    for table, seat in decisions(game, 4, 6):
        if pending(table) == CHOOSE:
            rated = mind_of("edelstein").rate(table, seat, EFFORTS["trader"], DICE(1))
            mixed += max(move.weight for move in rated) < 0.9
    assert mixed >= 10


def test_E62_the_guesser_never_guesses_the_same_twice() -> None:
    table = karfunkel.from_position({"game": "edelstein", "players": 2, "chosen": ["money", None]}, seed=1)
    table.play(1, "gems")
    for level, effort in EFFORTS.items():
        rated = mind_of("edelstein").rate(table.state, 1, effort, DICE(1))
        assert {move.actions[0] for move in rated} <= {MONEY, GEMS - 1}, level


# ---- plain and compiled


class PlainTables(list[Any]):
    """An array of plain tables: a table laid into it is copied, as in an array of records."""

    def __setitem__(self, at: Any, table: Any) -> None:
        super().__setitem__(at, table.copy())


@pytest.mark.parametrize("level", COMPILED_LEVELS)
@pytest.mark.parametrize(("game", "players"), [(GAMES["edelstein"], 3), (GAMES["basari"], 3), (GAMES["edelstein"], 2)])
def test_plain_and_compiled_think_the_same(game: Game, players: int, level: str) -> None:
    plain = Binding(unwrapped, verbs_of(game.id))(choose_move)
    mind, number = mind_of(game.id), COMPILED_LEVELS.index(level)
    weights = weights_for(game.id)[players]
    kinds = set()
    for table, seat in decisions(game, players, 5):
        if pending(table) in kinds or table.said_count > 0:
            continue
        kinds.add(pending(table))
        tables, scratch, dice = PlainTables([game.table()] * SCRATCH_TABLES), Scratch(), DICE(1)
        tables[REAL] = table
        words = [dice.getrandbits(32), dice.getrandbits(32) | 1]
        plain(tables, weights, scratch, words, [0] * game.most_legal, seat, number)
        expected = read_ratings(scratch.to_numpy()[0])
        rated = {move.actions: move for move in mind.rate(table, seat, EFFORTS[level], DICE(1))}
        assert len(rated) == len(expected)
        for move in expected:
            assert rated[move.actions].value == pytest.approx(move.value, abs=1e-6)
            assert rated[move.actions].weight == pytest.approx(move.weight, abs=1e-6)
        chosen = tuple(action for action in scratch.answer if action >= 0)
        assert mind.choose(table, seat, EFFORTS[level], DICE(1)) == chosen
    assert len(kinds) >= 3


# ---- pondering


def two_moves(chances: tuple[float, float], times: tuple[float, float], squares: float) -> RolloutStats:
    stats = RolloutStats()
    stats.found, stats.playouts, stats.squares = 2, int(sum(times)), squares
    for move in range(2):
        stats.times[move], stats.total[move] = times[move], times[move] * chances[move]
    return stats


def test_a_move_that_lost_its_first_playouts_is_tried_again_where_games_are_won_or_lost() -> None:
    won_or_lost = two_moves((0.4, 0.1), (1000.0, 10.0), squares=401.0)
    assert select_by_ucb(won_or_lost) == 1


def test_it_is_not_where_all_playouts_of_a_move_are_alike() -> None:
    alike = two_moves((0.4, 0.1), (1000.0, 10.0), squares=1000 * 0.4**2 + 10 * 0.1**2 + 0.5)
    assert select_by_ucb(alike) == 0


def test_those_are_studied_that_promise_most_and_each_once() -> None:
    stats, at_once, in_round = RolloutStats(), [0.1, 0.4, 0.2, 0.3, 0.0], [0.1, 0.4, 0.5, 0.3, 0.9]
    stats.noticed, stats.noticed_words[:20] = 5, [word for move in range(5) for word in (move, 0, 0, 0)]
    add_candidates(stats, at_once, 2)
    add_candidates(stats, in_round, 2)
    assert stats.words[: 4 * stats.found : 4] == [1, 3, 4, 2]
    assert stats.promised[: stats.found] == [0.4, 0.3, 0.9, 0.5]
    add_candidates(stats, at_once, 9)
    assert stats.found == 5, "there are no more"


def test_what_promises_much_once_all_have_answered_is_studied_too() -> None:
    """The moves of the first look stay; the others are those after which the round ends best."""
    looked_otherwise = 0
    for table, seat in decisions(GAMES["basari"], 4, 4):
        if pending(table) == OPEN_TRADE and table.said_count == 0:
            once, twice = studied_after(table, seat, 0), studied_after(table, seat, 2)
            assert (len(once), len(twice)) == (BEST_AT_ONCE, BEST_AT_ONCE + BEST_IN_ROUND)
            assert twice[:BEST_AT_ONCE] == once

            rated = sorted(
                mind_of("basari").rate(table, seat, EFFORTS["trader"], DICE(1)), key=lambda move: -move.value
            )
            passed_over = [move.actions for move in rated if move.actions not in once]
            ends = {move: end_of_round(table, seat, move) for move in passed_over}
            best = sorted(ends.values(), reverse=True)[:BEST_IN_ROUND]
            assert [ends[move] for move in twice[BEST_AT_ONCE:]] == pytest.approx(best)
            looked_otherwise += [ends[move] for move in passed_over[:BEST_IN_ROUND]] != pytest.approx(best)
    assert looked_otherwise > 0, "the first look would have taken others"


def studied_after(table: Any, seat: int, looks: int) -> list[tuple[int, ...]]:
    """The moves that are studied after so many second looks."""
    mind: Any = mind_of("basari")
    stats = mind._begin(table).stats[0]
    mind._call(table, seat, 1, Depth(0.0, looks, further=1), seed=7)
    return moves_of(stats, int(stats["found"]))


def end_of_round(table: Any, seat: int, move: tuple[int, ...]) -> float:
    """The chance of a seat at the end of the round if it makes a move, over the luck of two playouts."""
    mind: Any = mind_of("basari")
    after = table.copy()
    for action in move:
        GAMES["basari"].plain.apply(after, seat, action)
    mind._begin(after)
    mind._lay_moves([()])
    outcomes = np.zeros(2 * SEATS)
    mind._call(after, NOBODY, 2, AT_ONCE, 7, outcomes)
    return float(outcomes[seat] + outcomes[SEATS + seat]) / 2


def test_with_more_time_a_master_looks_further_and_at_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought of one playout, told that only one move was found, so that it ends."""
    mind: Any = mind_of("basari")
    looked: list[tuple[int, int]] = []

    def think_once(*arguments: Any) -> int:
        stats, looks, further = arguments[5], arguments[9], arguments[11]
        looked.append((further, looks))
        stats["found"], stats["times"][0], stats["total"][0] = 1, 1, 0.5
        return 1

    monkeypatch.setitem(mind._rules, "search_moves", think_once)
    table = next(table for table, _ in decisions(GAMES["basari"], 4, 1))
    for seconds in (0.05, 0.1, 0.3, 1.0, 5.0):
        mind.rate(table, 0, Effort("master", seconds), DICE(1))
    assert looked == sorted(looked)
    assert looked[0] == looked[1] < looked[2] < looked[3] == looked[4]
    assert (looked[0][1], looked[2][1] > 0) == (0, True), "with little time there is none for a second look"
    mind.chances(table)
    assert looked[-1] == (1, 0), "the chances of all seats are judged at the end of the next round"
