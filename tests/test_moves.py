"""All moves of a seat, found quickly, are those that saying one legal action after the other finds."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import karfunkel
from karfunkel.engine import answered, ask, chance_pending, forget_said, pending, say
from karfunkel.errors import IllegalMove
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.game import TRADING, GemGame
from karfunkel.games.trading.rules.state import ACCEPT, ANSWER, COLOURS
from karfunkel.notation.notation_lookup import notation_of
from tests.sizes import every_size, random_states, start_of

RANDOM_GAMES = 12
RANDOM_TRADES = 400
MOST_GEMS = 6
every_trading_game = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if isinstance(game, GemGame)], ids=lambda game: game.id
)


def decisions(game: Game, players: int) -> Iterator[tuple[Any, int]]:
    """Every decision of some random games, also in the midst of a move, for every seat that may act."""
    for seed in range(RANDOM_GAMES):
        for table in random_states(game, players, seed):
            if not chance_pending(table):
                yield from ((table, seat) for seat in range(players) if game.plain.acts(table, seat))


def random_trades(game: GemGame, number: int) -> Iterator[tuple[Any, int]]:
    """Answers to all kinds of offers by seats with all kinds of gems; of some the offer is already being said."""
    rng = random.Random(number)
    for _ in range(number):
        table = start_of(game, game.max_players)
        while table.depth:
            answered(table)
        for colour in range(COLOURS):
            table.gems[0, colour] = rng.randrange(MOST_GEMS)
            table.offer[colour] = rng.choice((0, table.gems[0, colour], rng.randrange(MOST_GEMS)))
        ask(table, ANSWER, 0)
        for _ in range(rng.randrange(COLOURS)):
            counts = [action for action in game.legal_actions(table, 0) if action < ACCEPT]
            if counts:
                say(table, rng.choice(counts))
        yield table, 0


def assert_all_moves_are_found(game: Game, table: Any, seat: int) -> None:
    notation = notation_of(game.id)
    before = table.copy()
    spelled = game.spelled_moves(table, seat)
    assert game.legal_moves(table, seat) == spelled
    assert list(notation.moves(table, seat)) == [notation.move_text(table, seat, move) for move in spelled]
    assert table == before


@every_size
def test_in_random_games(game: Game, players: int) -> None:
    trades = 0
    for table, seat in decisions(game, players):
        assert_all_moves_are_found(game, table, seat)
        trades += pending(table) in TRADING
    assert trades > 0 or not isinstance(game, GemGame)


@every_trading_game
def test_in_trades_of_all_kinds(game: GemGame) -> None:
    nothing_but_accept = begun = 0
    for table, seat in random_trades(game, RANDOM_TRADES):
        assert_all_moves_are_found(game, table, seat)
        nothing_but_accept += len(game.legal_moves(table, seat)) == 1
        begun += table.said_count > 0
    assert nothing_but_accept > 10
    assert begun > 10


@every_trading_game
def test_of_a_seat_with_all_gems(game: GemGame) -> None:
    """[E34] Twenty-two gems of a colour can be offered too."""
    table, seat = next(random_trades(game, 1))
    forget_said(table)
    for colour, number in enumerate((22, 0, 1, 22)):
        table.gems[seat, colour] = number
        table.offer[colour] = (20, 0, 0, 3)[colour]
    assert_all_moves_are_found(game, table, seat)


@every_size
def test_a_move_is_legal_if_it_is_one_of_them(game: Game, players: int) -> None:
    rng = random.Random(1)
    for table, seat in decisions(game, players):
        if rng.random() > 0.1:
            continue
        before, said = table.copy(), table.said_count
        moves = {move[said:] for move in game.spelled_moves(table, seat)}
        some = rng.sample(sorted(moves), min(5, len(moves)))
        others = [(*move, move[-1]) for move in some] + [move[:-1] for move in some] + [(1,), (9, 9, 9, 9), (40,), ()]
        for actions in some + others:
            assert game.is_legal_move(table, seat, actions) == (actions in moves)
        assert table == before


@every_size
def test_the_table_tells_who_may_act_and_all_their_moves(game: Game, players: int) -> None:
    table = karfunkel.new(game.id, players, seed=6)
    rng = random.Random(6)
    while not table.over:
        assert table.to_act == tuple(seat for seat in range(players) if game.plain.acts(table.state, seat))
        for seat in range(players):
            spelled = game.spelled_moves(table.state, seat) if seat in table.to_act else []
            assert table.moves(seat) == tuple(table._notation.move_text(table.state, seat, move) for move in spelled)
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.moves(seat)))
    assert table.to_act == ()


@every_size
def test_capitals_may_be_small_and_the_other_way_round(game: Game, players: int) -> None:
    notation = notation_of(game.id)
    for table, seat in decisions(game, players):
        for text in notation.moves(table, seat)[:40]:
            meant = notation.read_move(table, seat, text)
            assert notation.read_move(table, seat, text.upper()) == meant
            assert notation.read_move(table, seat, text.lower()) == meant


@every_trading_game
def test_more_gems_than_there_are_cannot_be_offered(game: GemGame) -> None:
    """Also by one who owns all of a colour: 99 are not quietly taken for 22."""
    notation = notation_of(game.id)
    table = start_of(game, game.max_players)
    while table.depth:
        answered(table)
    table.gems[0, 0] = 22
    ask(table, ANSWER, 0)
    assert game.is_legal_move(table, 0, notation.read_move(table, 0, "22r"))
    for text in ("23r", "99r", "1r99b"):
        with pytest.raises(IllegalMove, match="there are 22 gems of a colour"):
            notation.read_move(table, 0, text)
