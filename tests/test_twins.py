"""No secret leaves the table: tables that differ only in secrets look the same to everybody who may not know them."""

import random
from typing import Any

import pytest

import karfunkel
from karfunkel.engine import NOBODY
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.rules.state import GemTable
from karfunkel.notation.notation_lookup import notation_of
from tests.sizes import every_size, random_states, random_table


def seen_by(table: karfunkel.Table, viewer: int | None) -> tuple[Any, ...]:
    """Everything that a viewer gets from a table."""
    hidden = table.state
    table._rules.hide(hidden, NOBODY if viewer is None else viewer)
    moves = () if viewer is None else (table.moves(viewer), table.choices(viewer))
    return table.view(viewer), moves, table.events(viewer), table.to_act, hidden.to_bytes()


def viewers_but(table: karfunkel.Table, seat: int) -> list[int | None]:
    return [None, *(other for other in range(table.players) if other != seat)]


def two_different(rng: random.Random, moves: tuple[str, ...]) -> tuple[str, str]:
    one, other = rng.sample(moves, 2)
    return one, other


CHOOSING_GAMES = [game for game in GAMES.values() if issubclass(game.table, GemTable)]
"""The games in which actions are chosen secretly; the others have no secrets."""
every_choosing_size = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in CHOOSING_GAMES for players in game.sizes if players > 2]
)


def choosing_tables(game: Game, players: int, number: int) -> list[karfunkel.Table]:
    """Tables at which everybody (of two players: one) is about to choose."""
    tables = []
    for seed in range(number):
        table = random_table(game, players, seed, moves=seed * 7 % 60)
        rng = random.Random(seed)
        while not table.over and len(table.to_act) != (1 if players == 2 else players):
            seat = rng.choice(table.to_act)
            table.play(seat, rng.choice(table.moves(seat)))
        if players == 2:
            while not table.over and table.view()["decision"] != "choose":
                table.play(table.to_act[0], rng.choice(table.moves(table.to_act[0])))
        if not table.over:
            tables.append(table)
    return tables


def twin(table: karfunkel.Table) -> karfunkel.Table:
    return karfunkel.from_record(table.record(with_seed=True))


@every_choosing_size
def test_chosen_actions_are_secret_until_all_have_chosen(game: Game, players: int) -> None:
    tables = choosing_tables(game, players, 12)
    assert tables
    for seed, one in enumerate(tables):
        rng = random.Random(seed)
        other = twin(one)
        secretive = rng.sample(range(players), players - 1)
        for seat in secretive:
            first, second = two_different(rng, one.moves(seat))
            one.play(seat, first)
            other.play(seat, second)
            last = next(seat for seat in range(players) if seat not in secretive)
            for viewer in (None, last):
                assert seen_by(one, viewer) == seen_by(other, viewer)
            assert one.view(seat) != other.view(seat), "a seat does see its own choice"


@every_choosing_size
def test_one_secret_choice_is_hidden_from_every_other_seat(game: Game, players: int) -> None:
    for seed, one in enumerate(choosing_tables(game, players, 8)):
        rng = random.Random(seed)
        other = twin(one)
        seat = rng.randrange(players)
        for table, move in zip((one, other), two_different(rng, one.moves(seat)), strict=True):
            table.play(seat, move)
        for viewer in viewers_but(one, seat):
            assert seen_by(one, viewer) == seen_by(other, viewer)
        following = one.to_act[0]
        move = one.moves(following)[0]
        for table in (one, other):
            table.play(following, move)
        for viewer in viewers_but(one, seat):
            assert seen_by(one, viewer) == seen_by(other, viewer)


def test_of_two_players_the_choice_is_secret_until_the_turn_is_resolved() -> None:
    """[E70] Beyond what the guesses told: after a wrong guess the two others still look alike."""
    for seed, one in enumerate(choosing_tables(GAMES["edelstein"], 2, 12)):
        rng = random.Random(seed)
        other = twin(one)
        active = one.to_act[0]
        first, second = two_different(rng, one.moves(active))
        one.play(active, first)
        other.play(active, second)
        for viewer in (None, 1 - active):
            assert seen_by(one, viewer) == seen_by(other, viewer)
        wrong = next(move for move in ("money", "event", "gems") if move not in (first, second))
        one.play(1 - active, wrong)
        other.play(1 - active, wrong)
        for viewer in (None, 1 - active):
            assert seen_by(one, viewer) == seen_by(other, viewer)


@every_size
def test_the_unseen_cards_have_no_order(game: Game, players: int) -> None:
    """Tables under different seeds that have seen the same cards are the same table: no stack order is stored."""
    position = random_table(game, players, 3, moves=20).position()
    one, other = (karfunkel.from_position(position, seed=seed) for seed in (1, 2))
    assert one.state == other.state


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game not in CHOOSING_GAMES])
def test_a_game_without_secrets_hides_nothing(game: Game) -> None:
    """Then every table is its own twin; a game that has secrets belongs to the tests above."""
    for players in game.sizes:
        for table in random_states(game, players, 1):
            seen = table.copy()
            game.plain.hide(seen, NOBODY)
            assert seen == table


@every_size
def test_a_table_without_secrets_is_shown_as_it_is_and_only_such_a_table(game: Game, players: int) -> None:
    """What is not copied before it is shown has nothing that the rules would blank."""
    notation = notation_of(game.id)
    for seed in range(3):
        for table in random_states(game, players, seed):
            for seat in (NOBODY, *range(players)):
                seen = table.copy()
                game.plain.hide(seen, seat)
                assert seen == table or notation.has_secrets(table)
