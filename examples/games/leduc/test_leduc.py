"""Leduc hold'em keeps to what every game must keep to, to its own rules, and to OpenSpiel's."""

import re
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import karfunkel
from karfunkel.conformance import check_game
from karfunkel.learn import openspiel


def test_it_is_a_game() -> None:
    check_game("leduc")


# ---- our rules


def position(**fields: object) -> karfunkel.Table:
    return karfunkel.from_position({"game": "leduc", "players": 2, **fields}, seed=1)


def told(table: karfunkel.Table, seat: int | None, moves: str) -> list[str]:
    """The names of the events that these moves bring about, with what they say of a card."""
    events = []
    for move in moves.split():
        table.move(table.to_act[0], move)
        events += [" ".join([event["event"], event.get("card", "")]).strip() for event in table.events(seat)]
    return events


def test_L1_a_card_is_seen_by_its_owner_alone() -> None:
    table = karfunkel.new("leduc", 2, seed=1)
    for seat in range(2):
        own = [event for event in table.events(seat) if "card" in event]
        assert [event["seat"] for event in own] == [seat]
        assert table.view(seat)["hand"][1 - seat] == -2
    assert table.view(None)["hand"] == [-2, -2]
    assert all("card" not in event for event in table.events(None))


def test_L3_only_who_would_have_to_pay_may_fold_and_a_round_has_two_raises() -> None:
    table = karfunkel.new("leduc", 2, seed=1)
    assert table.moves(0) == ("call", "raise")
    table.play(0, "raise")
    assert table.moves(1) == ("fold", "call", "raise")
    table.play(1, "raise")
    assert table.moves(0) == ("fold", "call")
    assert table.view(0)["paid"] == [3, 5]


def test_L5_the_first_seat_begins_again_after_the_flop_and_pays_more() -> None:
    table = karfunkel.new("leduc", 2, seed=1)
    assert told(table, None, "call raise call")[-1].startswith("flop ")
    assert table.to_act == (0,)
    table.play(0, "raise")
    assert table.view(1)["paid"] == [7, 3]


def test_L6_who_folds_leaves_the_pot_to_the_other() -> None:
    table = karfunkel.new("leduc", 2, seed=1)
    assert told(table, 1, "raise fold") == ["raised", "folded", "took"]
    assert (table.over, table.scores, table.winners) == (True, (1, -1), (0,))


@pytest.mark.parametrize(
    ("hand", "flop", "scores"),
    [
        ([2, 0], 0, (-1, 1)),  # a pair of jacks against a king
        ([2, 1], 0, (1, -1)),
        ([0, 2], 2, (-1, 1)),
        ([1, 1], 0, (0, 0)),
    ],
)
def test_L7_a_pair_wins_else_the_higher_card_and_equals_share(
    hand: list[int], flop: int, scores: tuple[int, int]
) -> None:
    table = position(hand=hand, flop=flop)
    assert told(table, None, "call call")[1:4:2] == ["called", f"shown {['jack', 'queen', 'king'][hand[1]]}"]
    assert (table.over, table.scores) == (True, scores)


# ---- OpenSpiel's rules


def states(ours: Any, theirs: Any) -> Iterator[tuple[Any, Any]]:
    """All states of a game, ours beside OpenSpiel's."""
    yield ours, theirs
    for action in ours.legal_actions():
        yield from states(ours.child(action), theirs.child(action))


def test_every_state_of_the_game_is_one_of_openspiels() -> None:
    """OpenSpiel tells suits apart unless `suit_isomorphism` is set; nothing depends on them."""
    openspiel.register_games()
    ours = pyspiel.load_game("karfunkel_leduc").new_initial_state()
    theirs = pyspiel.load_game("leduc_poker(suit_isomorphism=True)").new_initial_state()
    seen: dict[str, str] = {}
    number = 0
    for mine, other in states(ours, theirs):
        number += 1
        assert mine.current_player() == other.current_player()
        assert mine.legal_actions() == other.legal_actions()
        assert mine.is_terminal() == other.is_terminal()
        money = re.search(r"Money \(player_0 player_1\): (\S+) (\S+)", str(other))
        assert money is not None
        if mine.is_terminal():
            ahead = [2 * chips for chips in other.returns()]
            assert mine.returns() == ahead, "by how much a seat is ahead of the other"
        elif mine.is_chance_node():
            assert dict(mine.chance_outcomes()) == pytest.approx(dict(other.chance_outcomes()))
        else:
            assert mine.single.as_table().scores == tuple(int(chips) - 100 for chips in money.groups())
            for player in range(2):
                known = other.information_state_string(player)
                assert seen.setdefault(mine.information_state_string(player), known) == known
    assert len(set(seen.values())) == len(seen)
    assert number == 1939


def test_with_suits_the_odds_are_the_same() -> None:
    ours = pyspiel.load_game("karfunkel_leduc").new_initial_state()
    theirs = pyspiel.load_game("leduc_poker").new_initial_state()
    for rank in (0, 1):
        odds = dict.fromkeys(range(3), 0.0)
        for card, chance in theirs.chance_outcomes():
            odds[card // 2] += chance
        assert dict(ours.chance_outcomes()) == pytest.approx(odds)
        ours.apply_action(rank)
        theirs.apply_action(2 * rank)
