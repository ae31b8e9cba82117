"""What is true of every game and number of players, over many random games."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karfunkel
from karfunkel.conformance import CHECKS, Check
from karfunkel.engine import chance_pending
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.rules.state import GemTable
from tests.sizes import every_size, random_states, random_table

GAMES_EACH = 250
BELOW = ("games_end", "something_is_legal")
"""The checks of other people's games that are made here of ours with more games and all numbers of players."""
MOST_STEPS_AT_RANDOM = 1500
"""Decisions and draws; docs/architecture.md says why games end, and that they do much earlier."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(
    "check", [check for check in CHECKS if check.__name__ not in BELOW], ids=lambda check: check.__name__
)
def test_our_games_keep_to_what_every_game_must(check: Check, game: Game) -> None:
    """With the fewest and the most players."""
    check(game, game.min_players)
    check(game, game.max_players)


@every_size
def test_random_games_end_and_nothing_is_ever_wrong(game: Game, players: int) -> None:
    for seed in range(GAMES_EACH):
        for step, table in enumerate(random_states(game, players, seed)):
            if step % 7 == seed % 7:
                assert game.check(table) == []
        assert step < MOST_STEPS_AT_RANDOM
        assert game.check(table) == []
        winners = [seat for seat in range(players) if game.plain.wins(table, seat)]
        assert winners
        assert winners == [seat for seat, place in enumerate(game.places(table)) if place == 1]


@every_size
def test_something_is_legal_until_the_end(game: Game, players: int) -> None:
    for seed in range(GAMES_EACH):
        for table in random_states(game, players, seed):
            if chance_pending(table):
                assert game.plain.chance_total(table) > 0
                continue
            acting = [seat for seat in range(players) if game.plain.acts(table, seat)]
            assert bool(acting) == (table.depth > 0)
            for seat in acting:
                actions = game.legal_actions(table, seat)
                assert actions
                assert len(set(actions)) == len(actions)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if issubclass(game.table, GemTable)])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_gems_are_never_lost_or_made(game: Game, players: int) -> None:
    for seed in range(GAMES_EACH):
        for table in random_states(game, players, seed):
            assert sum(table.gems.values()) + sum(table.supply) == 88


@every_size
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_positions_round_trip(game: Game, players: int, seed: int) -> None:
    """Also in the midst of a move, and before a card is drawn."""
    notation = karfunkel.new(game.id, players, seed=1)._notation
    for step, table in enumerate(random_states(game, players, seed)):
        if step % 11 == seed % 11 or table.depth == 0:
            position = json.loads(json.dumps(notation.position(table)))
            in_order = ["game", *(field.name for field in notation.position_fields if field.name in position)]
            assert list(position) == in_order
            assert notation.read_position(position) == table


@every_size
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_texts_round_trip(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed, moves=seed % 90)
    again = karfunkel.from_position(table.position_line(), seed=1)
    assert again.position() == table.position()
    assert again.to_act == table.to_act
    for seat in table.to_act:
        moves = table.moves(seat)
        assert len(set(moves)) == len(moves)
        for move in random.Random(seed).sample(moves, min(5, len(moves))):
            actions = table._read(seat, move)
            assert table._notation.move_text(table.state, seat, actions) == move


@every_size
def test_undo_is_replay(game: Game, players: int) -> None:
    """Taking a move back gives the table as it was, and playing it again the same cards."""
    table = random_table(game, players, 8, moves=0)
    rng = random.Random(8)
    while not table.over:
        before, record = table.state, table.record()
        seat = rng.choice(table.to_act)
        move = rng.choice(table.moves(seat))
        table.play(seat, move)
        after = table.state
        if rng.random() < 0.2:
            table.undo()
            assert (table.state, table.record()) == (before, record)
            table.play(seat, move)
            assert table.state == after


@every_size
def test_illegal_actions_change_nothing(game: Game, players: int) -> None:
    table = random_table(game, players, 4, moves=30)
    before = table.state
    for seat in range(players):
        for move in ("money", "22r", "accept", "nonsense", "r>0b", ""):
            if move not in table.moves(seat):
                try:
                    table.play(seat, move)
                except karfunkel.Error as error:
                    assert str(error)
                else:
                    raise AssertionError(f"{move} was played")
    assert table.state == before
