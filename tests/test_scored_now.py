"""If it were scored now: the same events and scores as when it is."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import karfunkel
from karfunkel.games.game import Game
from karfunkel.table import Table
from tests.sizes import every_size

TRADING = [("edelstein", players) for players in (2, 3, 4, 5)] + [("basari", players) for players in (3, 4, 5)]
BEFORE_SCORING = {"gems", "earned", "kept", "drew", "took", "more-workers", "used", "aside"}
"""Events that may change what the scoring brings."""


def walk(game: str, players: int, seed: int) -> Iterator[tuple[Table, tuple[Any, ...], list[Any]]]:
    """A table before each move of a random game, what its scoring would bring, and the events of the move."""
    dice = random.Random(seed)
    table = karfunkel.new(game, players, seed=seed)
    while not table.over:
        seat = dice.choice(table.to_act)
        then = table.scored_now()
        yield table, then, list(table.play(seat, dice.choice(table.moves(seat))))


@every_size
def test_looking_at_the_scoring_changes_nothing(game: Game, players: int) -> None:
    for table, _, _ in walk(game.id, players, 1):
        before = table.position()
        table.scored_now(0)
        assert table.position() == before


@pytest.mark.parametrize(("game", "players"), TRADING)
def test_the_scores_are_those_of_now_and_what_is_earned(game: str, players: int) -> None:
    table = karfunkel.new(game, players, seed=5)
    dice = random.Random(5)
    earned_some = False
    while not table.over:
        events, scores = table.scored_now(table.to_act[0])
        assert (events[0]["event"], events[-1]["event"]) == ("scoring", "stage-scored")
        sums = list(table.scores)
        for event in events:
            if event["event"] == "earned":
                sums[event["seat"]] += event.get("money", event.get("points"))
                earned_some = True
        assert list(scores) == sums
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))
    assert earned_some


def test_the_scoring_comes_as_it_was_said_if_nothing_else_happens_before() -> None:
    compared = 0
    for game, players in TRADING:
        for seed in range(6):
            for _, (foretold, _), events in walk(game, players, seed):
                names = [event["event"] for event in events]
                if "scoring" in names and not BEFORE_SCORING & set(names[: names.index("scoring")]):
                    assert list(foretold) == events[names.index("scoring") : names.index("stage-scored") + 1]
                    compared += 1
    assert compared > 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_emeralds_bonuses_are_those_of_the_end(players: int) -> None:
    for table, (foretold, _), events in walk("emerald", players, 3):
        names = [event["event"] for event in events]
        if table.over and "took" not in names and "treasure" not in names:
            assert list(foretold) == [event for event in events if event["event"] == "bonus"]
    events, scores = table.scored_now()
    holders = {kind: seat for kind, seat in table.view()["kind_bonuses"].items() if seat is not None}
    assert {event["for"]: event["seat"] for event in events} == holders
    assert scores == table.scores


def test_emeralds_hidden_gold_does_not_count_for_others() -> None:
    table = karfunkel.from_position(
        {"game": "emerald", "players": 3, "gold": [["5"], [], []], "gems": [["ruby"], [], []]}
    )
    assert table.scored_now(0)[1] == (10, 0, 0)
    assert table.scored_now(1)[1] == (5, 0, 0)
