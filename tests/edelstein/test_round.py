"""[E20]-[E22], [E27], [E28] A round."""

import pytest

import karfunkel

from .situations import (
    EVENT_CARDS,
    SCORING_CARDS,
    event_chosen,
    gems,
    names,
    new_game,
    nobody_acts,
    only_face_down,
    play,
    situation,
    told,
)


def test_E20_everybody_draws_a_gem_card_then_an_event_card_is_turned():
    table = situation(3)
    events = nobody_acts(table)
    assert names(events)[names(events).index("round") :] == ["round", "dealt", "dealt", "dealt", "turned"]
    position = table.position()
    dealt = [{"seat": seat, "card": position["cards"][seat]} for seat in range(3)]
    assert told(events, "dealt") == dealt
    assert told(events, "turned") == [{"card": position["event"]}]


def test_E20_an_open_event_card_left_over_goes_face_up_under_the_stack():
    table = situation(3, event="halve")
    nobody_acts(table)
    assert table.position()["events_up"] == ["halve"]
    assert table.position()["event"] is not None


def test_E20_the_open_card_goes_under_the_stack_before_the_next_is_turned():
    table = situation(3, **only_face_down("three", event="halve"))
    events = nobody_acts(table)
    assert "shuffled" in names(events)
    assert table.position()["event"] == "three"
    assert table.view()["events_up"] == []
    assert table.view()["events_down"].count("halve") == 2


def test_E20_a_card_that_was_taken_leaves_nothing_over():
    table = event_chosen(["-"] * 3, event="certificate")
    play(table, "0:open")
    assert table.position()["events_up"] == []


def test_E21_all_choose_at_the_same_time_in_any_order():
    table = new_game(4)
    assert table.to_act == (0, 1, 2, 3)
    play(table, "2:money")
    assert table.to_act == (0, 1, 3)
    play(table, "0:gems 3:gems")
    assert table.to_act == (1,)
    with pytest.raises(karfunkel.IllegalMove):
        play(table, "0:money")


def test_E21_choices_are_secret_until_all_have_chosen():
    table = new_game(3)
    play(table, "0:gems")
    assert table.events(0) == ({"event": "chose", "seat": 0, "action": "gems"},)
    assert table.events(1) == ({"event": "chose", "seat": 0},)
    assert table.view(1)["chosen"] == ["hidden", None, None]


def test_E21_then_all_are_shown():
    table = new_game(3)
    events = play(table, "0:gems 1:money 2:event")
    shown = [{"seat": 0, "action": "gems"}, {"seat": 1, "action": "money"}, {"seat": 2, "action": "event"}]
    assert told(events, "shown") == shown
    assert table.view(None)["chosen"] == ["gems", "money", "event"]


def test_E22_actions_are_done_in_the_order_money_event_gems_free_choice():
    table = situation(5, event="certificate")
    events = play(table, "0:free 1:gems 2:event 3:money 4:free 2:open 0:r 4:r")
    done = [(event["action"], event["seat"]) for event in told(events, "does")]
    assert done == [("money", 3), ("event", 2), ("gems", 1), ("free", 0), ("free", 4)]


def test_E22_chosen_by_one_that_player_does_it():
    table = situation(3, cards=["rr6", "bb7", "rry4"], event="certificate")
    play(table, "0:money 1:event 2:gems 1:open")
    assert table.scores == (6, 0, 0)
    assert table.position()["kept"] == [[], ["certificate"], []]
    assert gems(table) == ["3r3y3g3b", "3r3y3g3b", "5r4y3g3b"]


@pytest.mark.parametrize("action", ["money", "event", "gems"])
def test_E22_chosen_by_two_they_trade_for_it(action):
    other = "gems" if action == "money" else "money"
    table = situation(3)
    events = play(table, f"0:{action} 1:{other} 2:{action}")
    assert told(events, "trade") == [{"action": action, "first": 0, "second": 2}]
    assert table.to_act == (0,)


@pytest.mark.parametrize("action", ["money", "event", "gems"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_E22_chosen_by_three_or_more_nobody_does_it(action, players):
    table = situation(players, event="certificate")
    events = play(table, " ".join(f"{seat}:{action}" for seat in range(players)))
    assert told(events, "void") == [{"action": action}]
    assert told(events, "does") == []
    assert gems(table) == ["3r3y3g3b"] * players
    assert table.scores == (0,) * players
    assert table.position()["events_up"] == ["certificate"]
    assert table.position()["round"] == 2


def test_E22_three_choosers_are_void_though_others_act():
    table = situation(5, cards=["rr6", "bb7", "gg7", "yy7", "rry4"])
    play(table, "0:gems 1:gems 2:gems 3:money 4:event")
    assert table.scores == (0, 0, 0, 7, 0)
    play(table, "4:hidden")
    assert gems(table)[:3] == ["3r3y3g3b"] * 3


def test_E27_a_card_that_goes_under_the_stack_lies_face_up():
    table = event_chosen(["3r"] * 3, **only_face_down("certificate", "certificate", "certificate", event="swap"))
    before = table.position()["events_up"]
    play(table, "0:hidden")
    assert sorted(table.position()["events_up"]) == sorted([*before, "swap"])


def test_E27_the_stack_is_shuffled_as_soon_as_the_last_face_down_card_is_drawn():
    table = event_chosen(["3r"] * 3, **only_face_down("three", event="swap"))
    events = play(table, "0:hidden")
    assert names(events) == ["drew", "shuffled"]
    view = table.view()
    assert view["using"] == "three"
    assert view["events_up"] == []
    assert len(view["events_down"]) == 38


def test_E27_two_face_down_cards_do_without_shuffling():
    table = event_chosen(["3r"] * 3, **only_face_down("three", "three", event="swap"))
    events = play(table, "0:hidden")
    assert names(events) == ["drew"]
    assert table.view()["events_down"] == ["three"]
    assert len(table.view()["events_up"]) == 37


def test_E27_a_card_that_goes_under_the_shuffled_stack_lies_face_up_again():
    table = event_chosen(["3r"] * 3, **only_face_down("three", event="swap"))
    play(table, "0:hidden 0:forgo")
    assert table.position()["events_up"] == ["three"]


def test_E27_cards_before_players_and_the_open_one_are_not_shuffled_in():
    table = situation(3, kept=[["certificate"], [], []], event="halve", events_up=_all_but("certificate", "halve"))
    assert len(table.view()["events_down"]) == 1
    nobody_acts(table)
    assert len(table.view()["events_down"]) == 39 - 1 - 1
    assert table.position()["kept"] == [["certificate"], [], []]


def _all_but(*cards):
    """All event cards but these and one certificate."""
    left = list(EVENT_CARDS.elements())
    for card in (*cards, "certificate"):
        left.remove(card)
    return left


def test_E27_the_stack_is_never_empty():
    kept = list(SCORING_CARDS.elements())
    table = event_chosen(["1r"] * 3, kept=[kept, [], []], event="swap")
    assert len(table.view()["events_down"]) == 13
    play(table, "0:hidden")
    view = table.view()
    assert len(view["events_down"]) + len(view["events_up"]) == 13


def test_E28_gem_cards_are_discarded_and_action_cards_taken_back():
    table = situation(3, cards=["rr6", "bb7", "gg7"], aside="yy7")
    nobody_acts(table)
    position = table.position()
    assert sorted(position["discarded"]) == ["bb7", "gg7", "rr6"]
    assert position["chosen"] == [None, None, None]
    assert (position["stage"], position["round"]) == (1, 2)
    assert table.moves(1) == ("money", "event", "gems")


def test_E28_once_the_gem_cards_are_used_up_comes_the_scoring():
    table = situation(3, round=7)
    assert "stage-scored" not in names(nobody_acts(table))
    assert table.position()["round"] == 8
    assert "stage-scored" in names(nobody_acts(table))
    assert (table.position()["stage"], table.position()["round"]) == (2, 1)
