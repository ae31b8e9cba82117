"""[B10], [B11] A round."""

import pytest

import karfunkel

from .situations import dealt, gems, names, new_game, nobody_acts, play, situation, told


def test_B10_everybody_gets_a_card_seat_0_first():
    table = new_game(4)
    assert [event["seat"] for event in told(table.events(), "dealt")] == [0, 1, 2, 3]
    events = nobody_acts(table)
    cards = table.position()["cards"]
    assert told(events, "dealt") == [{"seat": seat, "card": cards[seat]} for seat in range(4)]
    assert names(events)[-6:] == ["void", "round", "dealt", "dealt", "dealt", "dealt"]


def test_B10_cards_and_their_workers_stay_until_the_stage_is_scored():
    table = dealt("rr6w2", "rr6w2", "rr6w2", top="rr6w2")
    for number in range(1, 7 + 1):
        position = table.position()
        assert (position["round"], position["workers"]) == (number, [2 * number] * 3)
        assert len(position["earlier"]) == 3 * (number - 1)
        nobody_acts(table)
    assert (table.position()["round"], table.position()["workers"]) == (8, [16] * 3)
    nobody_acts(table)
    position = table.position()
    assert (position["stage"], position["round"]) == (2, 1)
    assert (position["workers"], position["earlier"]) == ([2] * 3, [])


def test_B10_each_card_brings_its_own_workers():
    table = dealt("rr6w4", "bb7w1", "gg5w2", top="yy7w3")
    assert table.position()["workers"] == [4, 1, 2]
    nobody_acts(table)
    assert table.position()["workers"] == [7, 4, 5]


def test_B10_only_the_card_of_this_round_is_current():
    table = dealt("rr6w1", "bb7w1", "gg5w1", top="yyy4w2")
    nobody_acts(table)
    assert table.position()["cards"] == ["yyy4w2"] * 3
    play(table, "0:B 1:C 2:A")
    assert table.scores == (4, 0, 0)
    assert gems(table)[1] == "3r6y3g3b"


def test_B11_all_choose_at_once_in_any_order():
    table = new_game(4)
    assert table.to_act == (0, 1, 2, 3)
    play(table, "2:A")
    assert table.to_act == (0, 1, 3)
    with pytest.raises(karfunkel.IllegalMove):
        play(table, "2:B")
    play(table, "0:C 3:C")
    assert table.to_act == (1,)


def test_B11_all_are_shown_once_all_have_chosen():
    table = new_game(3)
    assert told(play(table, "2:A 0:C"), "shown") == []
    shown = [{"seat": 0, "action": "C"}, {"seat": 1, "action": "B"}, {"seat": 2, "action": "A"}]
    assert told(play(table, "1:B"), "shown") == shown


def test_B11_A_then_B_then_C_is_carried_out():
    events = play(new_game(3), "0:C 1:B 2:A")
    assert told(events, "does") == [
        {"seat": 2, "action": "A"},
        {"seat": 1, "action": "B"},
        {"seat": 0, "action": "C"},
    ]


def test_B11_then_D():
    table = new_game(5)
    events = play(table, "0:D 1:C 2:B 3:A 4:A 4:1b 3:accept")
    assert [event["action"] for event in told(events, "does")] == ["A", "B", "C", "D"]
    assert table.to_act == (0,)


@pytest.mark.parametrize("action", ["A", "B", "C"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_B11_chosen_by_one_that_player_does_it(action, seat):
    void = "B" if action == "A" else "A"
    events = play(new_game(4), " ".join(f"{n}:{action if n == seat else void}" for n in range(4)))
    assert told(events, "does") == [{"seat": seat, "action": action}]
    assert told(events, "trade") == []


@pytest.mark.parametrize("action", ["A", "B", "C"])
def test_B11_chosen_by_two_they_negotiate(action):
    other = "C" if action != "C" else "B"
    events = play(new_game(3), f"0:{action} 1:{other} 2:{action}")
    [trade] = told(events, "trade")
    assert trade["action"] == action
    assert {trade["first"], trade["second"]} == {0, 2}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("action", ["A", "B", "C"])
def test_B11_chosen_by_three_or_more_nobody_does_it(action, players):
    table = situation(players)
    before = table.position()["workers"]
    events = play(table, " ".join(f"{seat}:{action}" for seat in range(players)))
    assert told(events, "void") == [{"action": action}]
    assert table.scores == (0,) * players
    assert gems(table) == ["3r3y3g3b"] * players
    assert told(events, "does") == []
    new = [int(card[-1]) for card in table.position()["cards"]]
    assert table.position()["workers"] == [a + b for a, b in zip(before, new, strict=True)]


def test_B11_after_the_actions_the_next_round_begins():
    table = new_game(3)
    events = play(table, "0:A 1:B 2:C")
    assert told(events, "round") == [{"stage": 1, "round": 2}]
    assert table.position()["chosen"] == [None] * 3
    assert table.to_act == (0, 1, 2)
