"""An observation is what a seat's view shows, in numbers: all of it, and nothing else."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from karfunkel.engine import chance_pending
from karfunkel.errors import Error
from karfunkel.games.emerald.rules.state import GOLD, GOLD_VALUES
from karfunkel.games.game import Game
from karfunkel.games.trading.rules.state import NONE, GemTable
from karfunkel.learn import alphabet, observation_fields
from karfunkel.learn.observation import layout_of, observe_plainly
from tests.learn.decoding import FIELDS, view_of
from tests.sizes import every_size, random_states

GAMES_EACH = 6
PLAYED = 400
"""Positions of each game that are looked at."""


def decisions(game: Game, players: int, seeds: range = range(GAMES_EACH)) -> Iterator[Any]:
    """The tables of random games before every decision, moves under way included, and at their ends."""
    for seed in seeds:
        for table in islice(random_states(game, players, seed), PLAYED):
            if not chance_pending(table):
                yield table


def blanked(game: Game, table: Any, seat: int) -> Any:
    """What is left of a table without what a seat does not see; hidden gold is thrown together with the unseen."""
    seen = table.copy()
    game.plain.hide(seen, seat)
    if game.id == "emerald" and not seen.open_gold and not seen.over:
        for other in range(table.players):
            if other != seat:
                cards = sum(table.gold[other, value] for value in range(GOLD_VALUES))
                for value in range(GOLD_VALUES):
                    seen.unseen[GOLD, value] += seen.gold[other, value]
                    seen.gold[other, value] = 0
                seen.gold[other, 0] = cards
                seen.unseen[GOLD, 0] -= cards
    return seen


def read(game: Game, observation: list[int], players: int) -> dict[str, list[int]]:
    return {field.name: observation[field.where] for field in observation_fields(game.id, players)}


@every_size
def test_fields_lie_side_by_side_and_have_names_of_their_own(game: Game, players: int) -> None:
    fields = observation_fields(game.id, players)
    end = 0
    for field in fields:
        assert field.offset == end, field.name
        assert field.length > 0
        assert 0 <= field.low < field.high < 128
        assert field.about
        end += field.length
    assert end == layout_of(game).size(players)
    assert len({field.name for field in fields}) == len(fields)


@every_size
def test_an_observation_says_what_the_view_shows(game: Game, players: int) -> None:
    """Field by field, worked out from the words of the view; every number is within its range."""
    fields = observation_fields(game.id, players)
    for number, table in enumerate(decisions(game, players)):
        for seat in range(players) if number % 7 == 0 else [game.plain.next_seat(table) % players]:
            observation = observe_plainly(game, table, seat)
            assert read(game, observation, players) == FIELDS[game.id](game, view_of(game, table, seat))
            for field in fields:
                assert all(field.low <= value <= field.high for value in observation[field.where]), field.name


@every_size
def test_an_observation_is_made_from_the_view_alone(game: Game, players: int) -> None:
    for table in decisions(game, players):
        for seat in range(players):
            observation = observe_plainly(game, table, seat)
            assert observation == observe_plainly(game, blanked(game, table, seat), seat)


@every_size
def test_views_that_differ_are_observed_differently(game: Game, players: int) -> None:
    """And equal views equally: an observation is another way to write a view down."""
    seen: dict[tuple[int, ...], str] = {}
    for table in decisions(game, players):
        if table.depth == 0:
            continue
        seat = game.plain.next_seat(table)
        view = json.dumps(view_of(game, table, seat), sort_keys=True)
        observation = tuple(observe_plainly(game, table, seat))
        assert seen.setdefault(observation, view) == view
    assert len(set(seen.values())) == len(seen)


@every_size
def test_twins_are_observed_alike(game: Game, players: int) -> None:
    """Tables that differ only in what a seat does not see are one to it."""
    rng = random.Random(players)
    twins = 0
    for table in decisions(game, players):
        seat = rng.randrange(players)
        twin = table.copy()
        (change_choices if isinstance(table, GemTable) else change_gold)(twin, seat, rng)
        hidden = view_of(game, twin, seat) == view_of(game, table, seat)
        assert hidden == (observe_plainly(game, twin, seat) == observe_plainly(game, table, seat))
        twins += hidden and twin != table
    assert twins > 5


def change_choices(table: GemTable, seat: int, rng: random.Random) -> None:
    """Have the others chosen other actions."""
    for other in range(table.players):
        if other != seat and table.chosen[other] != NONE:
            table.chosen[other] = rng.randrange(3)


def change_gold(table: Any, seat: int, rng: random.Random) -> None:
    """Exchange a gold card of another seat for one that nobody has seen."""
    other = rng.choice([other for other in range(table.players) if other != seat])
    held = [value for value in range(GOLD_VALUES) if table.gold[other, value]]
    unseen = [value for value in range(GOLD_VALUES) if table.unseen[GOLD, value]]
    if held and unseen:
        one, another = rng.choice(held), rng.choice(unseen)
        table.gold[other, one] -= 1
        table.gold[other, another] += 1
        table.unseen[GOLD, another] -= 1
        table.unseen[GOLD, one] += 1


@every_size
def test_every_legal_action_is_in_the_alphabet(game: Game, players: int) -> None:
    names = alphabet(game.id)
    assert len(set(names)) == len(names)
    said = set()
    for table in decisions(game, players, range(2)):
        if table.depth > 0:
            said |= set(game.legal_actions(table, game.plain.next_seat(table)))
    assert max(said) < len(names)


def test_the_last_action_of_each_alphabet() -> None:
    """An alphabet is no longer than its game needs."""
    assert [alphabet(game)[-1] for game in ("edelstein", "basari", "emerald")] == ["s4", "nothing", "nest"]


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(Error, match="there is no game 'chess'"):
        observation_fields("chess", 4)
    with pytest.raises(Error, match="3 to 5 players"):
        observation_fields("basari", 2)
    with pytest.raises(Error, match="there is no game"):
        alphabet("chess")
