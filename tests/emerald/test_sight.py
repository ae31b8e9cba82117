"""[D33] What is hidden, and what the view says beforehand of moves."""

import random

import pytest

import karfunkel
from karfunkel.games.emerald.notation import EmeraldNotation

from .situations import new_game, play, situation

NOTATION = EmeraldNotation()
GOLD = [["2", "5"], ["1"], []]


def test_D33_gold_in_other_hands_is_shown_as_its_number_only():
    view = situation(3, gold=GOLD).view(1)
    assert view["gold"] == [None, ["1"], None]
    assert view["gold_count"] == [2, 1, 0]


def test_D33_a_spectator_sees_the_numbers():
    view = situation(3, gold=GOLD).view(None)
    assert view["gold"] == [None, None, None]
    assert view["gold_count"] == [2, 1, 0]


def test_D33_scores_do_not_show_hidden_gold():
    table = situation(3, gold=GOLD, gems=[["ruby"], [], ["garnet"]])
    assert table.scores == (8, 1, 1)
    assert table.view(0)["scores"] == [8, 0, 1]
    assert table.view(1)["scores"] == [1, 1, 1]
    assert table.view(None)["scores"] == [1, 0, 1]


def test_D33_hands_of_equal_number_look_the_same_to_others():
    opened = ["3"] * 3 + ["4"] * 4 + ["5"] * 2
    gems = ["ruby"] * 4 + ["emerald"] * 4 + ["garnet"]
    one, other = (
        situation(3, gold=[gold, ["1"], []], gold_open=opened, gem_open=gems) for gold in (["1", "5"], ["2", "2"])
    )
    assert one.state != other.state
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


def test_D33_the_option_open_gold_shows_it():
    table = situation(3, gold=GOLD, options={"open_gold": "on"})
    assert table.view(2)["gold"] == GOLD
    assert table.view(None)["scores"] == [7, 1, 0]
    assert karfunkel.new("emerald", 3, options={"open_gold": "on"}).position()["options"] == {"open_gold": "on"}


def test_D33_it_is_off_by_default():
    assert new_game(3).position()["options"] == {"open_gold": "off"}


def test_D33_at_the_end_all_is_shown():
    table = situation(3, gold=GOLD, knights=[["T1"], ["T1", "T2"], ["T1", "T2"]])
    assert table.over
    assert table.view(2)["gold"] == GOLD
    assert table.view(None)["scores"] == [7, 1, 0]


def test_D33_no_order_of_a_stack_is_stored():
    position = play_a_while().position()
    one, other = (karfunkel.from_position(position, seed=seed) for seed in (1, 2))
    assert one.state == other.state


def play_a_while():
    table = new_game(3)
    play(table, "0:T1 0:stop 1:T2 1:stop 2:T3 2:stop")
    return table


def test_D33_bots_may_know_all_hands():
    table = situation(3, gold=GOLD)
    seen = table.state
    table._rules.hide(seen, 2)
    assert seen == table.state


# ---- what a move leads to


@pytest.mark.parametrize("players", [2, 3, 5])
def test_D10_D20_the_view_says_where_a_knight_goes_and_whether_it_wakes_the_dragon(players: int) -> None:
    table, dice = karfunkel.new("emerald", players, seed=players), random.Random(players)
    woken = 0
    while not table.over:
        view = table.view(None)
        seat = table.to_act[0]
        move = dice.choice(table.moves(seat))
        events = table.play(seat, move)
        if view["decision"] != "knight" or move == "stop":
            continue
        (walked,) = [event for event in events if event["event"] == "knight"]
        assert view["goals"][walked["from"]] == walked["to"]
        wakes = walked["to"] != "chamber" and int(walked["to"]) in view["wakes"]
        if table.view(None)["decision"] != "card":  # else the die is rolled after the card
            assert wakes == any(event["event"] == "rolled" for event in events)
            woken += wakes
    assert woken > 0


def test_D10_only_places_with_knights_lead_anywhere() -> None:
    view = situation(2, knights=[["T1a", "2a", "14b"], ["2a", "15a"]]).view()
    assert view["goals"] == {"T1": "1", "2": "4", "14": "15", "15": "chamber"}
