"""Goofspiel keeps to what every game must keep to, to its own rules, and to OpenSpiel's."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import karfunkel
from karfunkel.conformance import check_game
from karfunkel.learn import openspiel


def test_it_is_a_game() -> None:
    check_game("goofspiel")


# ---- our rules


def new(players: int, **options: str) -> karfunkel.Table:
    return karfunkel.new("goofspiel", players, seed=1, options=options)


def bid(table: karfunkel.Table, *cards: int) -> list[str]:
    """Let all bid; the names of the events of the last bid."""
    for seat, card in enumerate(cards):
        table.move(seat, f"card{card}")
    return [event["event"] for event in table.events()]


@pytest.mark.parametrize(("order", "prizes"), [("descending", [3, 2, 1]), ("ascending", [0, 1, 2])])
def test_G2_prizes_may_come_in_an_order_that_all_know(order: str, prizes: list[int]) -> None:
    table = new(2, cards="4", order=order)
    for cards, prize in zip([(1, 2), (2, 1), (3, 4)], prizes, strict=True):
        assert table.view(None)["prize"] == prize
        bid(table, *cards)
    assert table.over


def test_G3_a_bid_is_told_to_its_seat_alone_until_all_have_bid() -> None:
    table = new(2)
    table.play(0, "card3")
    assert table.events(0) == ({"event": "chose", "seat": 0, "card": 3},)
    assert table.events(1) == table.events(None) == ({"event": "chose", "seat": 0},)
    assert (table.view(1)["bid"], table.view(0)["bid"]) == ([-2, -1], [2, -1])
    assert table.to_act == (1,)


def test_G4_the_highest_bid_takes_the_prize_unless_several_have_bid_it() -> None:
    table = new(3, cards="5", order="descending")
    assert "taken" in bid(table, 4, 5, 3)
    assert table.scores == (0, 5, 0)
    assert "discarded" in bid(table, 5, 4, 5)
    assert table.scores == (0, 5, 0)


def test_G5_the_last_round_plays_itself() -> None:
    table = new(2, cards="3", order="descending")
    bid(table, 3, 1)
    assert bid(table, 1, 2)[-6:] == ["taken", "turned", "shown", "shown", "taken", "over"]
    assert (table.over, table.scores, table.winners) == (True, (3, 3), (0, 1))  # [G6]


# ---- OpenSpiel's rules


def both(players: int, cards: int, order: str) -> tuple[Any, Any]:
    """A game as ours and as OpenSpiel's, where those who bid at the same time are asked one after the other."""
    openspiel.register_games()
    ours = pyspiel.load_game(f"karfunkel_goofspiel(players={players},cards={cards},order={order})")
    given = f"players={players},num_cards={cards},points_order={order},returns_type=point_difference"
    theirs = pyspiel.load_game(f"turn_based_simultaneous_game(game=goofspiel({given}))")
    return ours.new_initial_state(), theirs.new_initial_state()


def states(ours: Any, theirs: Any) -> Iterator[tuple[Any, Any]]:
    """All states of a game, ours beside OpenSpiel's."""
    yield ours, theirs
    for action in ours.legal_actions():
        yield from states(ours.child(action), theirs.child(action))


def compare(mine: Any, other: Any, players: int, cards: int) -> None:
    """Demand that two states are the same."""
    assert mine.current_player() == other.current_player()
    assert mine.legal_actions() == other.legal_actions()
    assert mine.is_terminal() == other.is_terminal()
    if mine.is_chance_node():
        assert dict(mine.chance_outcomes()) == pytest.approx(dict(other.chance_outcomes()))
    if mine.is_terminal():
        ahead = [points * players / (players - 1) for points in other.returns()]
        assert mine.returns() == pytest.approx(ahead), "ours: ahead of the mean of the others, theirs: of all"


@pytest.mark.parametrize(
    ("players", "cards", "order", "number"),
    [(2, 3, "random", 418), (2, 4, "descending", 1077), (2, 3, "ascending", 67), (3, 3, "descending", 418)],
)
def test_every_state_of_small_games_is_one_of_openspiels(players: int, cards: int, order: str, number: int) -> None:
    """Ours remembers each bid, theirs the hands and who won; so whatever a player knows there, it knows here."""
    seen: dict[str, str] = {}
    compared = 0
    for mine, other in states(*both(players, cards, order)):
        compare(mine, other, players, cards)
        compared += 1
        if not mine.is_terminal():
            for player in range(players):
                known = f"{player} {other.information_state_string(player)}"
                assert seen.setdefault(mine.information_state_string(player), known) == known
    assert compared == number


@pytest.mark.parametrize(("players", "order"), [(2, "random"), (5, "random"), (3, "descending")])
def test_so_are_those_of_random_games_with_all_cards(players: int, order: str) -> None:
    dice = random.Random(players)
    mine, other = both(players, 13, order)
    while not mine.is_terminal():
        compare(mine, other, players, 13)
        action = dice.choice(mine.legal_actions())
        mine.apply_action(action)
        other.apply_action(action)
    compare(mine, other, players, 13)
