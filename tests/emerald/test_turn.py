"""[D10]-[D14] A turn: moving knights, taking cards."""

import pytest

import karfunkel

from .situations import EMPTY_CAVE, cave, decision, dragon, knights, names, new_game, play, situation, told, woken

FAR = ["T1", "T2", "T3"]
"""Knights that stand in nobody's way."""


# ---- how far a knight goes


def test_D10_a_knight_that_leaves_a_tower_of_four_moves_four():
    table = new_game(4)
    assert told(play(table, "0:T1"), "knight") == [{"seat": 0, "from": "T1", "to": "4"}]


def test_D10_the_next_one_from_that_tower_moves_three():
    table = new_game(4)
    events = play(table, "0:T1 0:stop 1:T1")
    assert told(events, "knight")[-1] == {"seat": 1, "from": "T1", "to": "3"}


def test_D10_a_field_of_three_moves_three():
    table = situation(3, knights=[["2", *FAR], ["2", *FAR], ["2", *FAR]])
    assert told(play(table, "0:2"), "knight") == [{"seat": 0, "from": "2", "to": "5"}]


def test_D10_the_dragon_is_not_counted():
    table = situation(3, **EMPTY_CAVE, knights=[["10", *FAR], FAR, FAR])
    assert told(play(table, "0:10"), "knight") == [{"seat": 0, "from": "10", "to": "11"}]


def test_D10_moving_onto_ones_own_knight_first_lengthens_its_step():
    table = situation(3, knights=[["3", "4", *FAR], FAR, FAR])
    events = play(table, "0:3 0:4")
    assert told(events, "knight") == [{"seat": 0, "from": "3", "to": "4"}, {"seat": 0, "from": "4", "to": "6"}]


def test_D10_leaving_first_shortens_the_step_of_the_other():
    table = situation(3, knights=[["3", "3", *FAR], FAR, FAR])
    events = play(table, "0:3 0:3")
    assert [event["to"] for event in told(events, "knight")] == ["5", "4"]


def test_D10_any_number_of_knights_may_share_a_field():
    table = situation(4, knights=[["T1", "T2", "T3", "1"], ["4"] * 5, ["4"] * 5, ["4"] * 5])
    assert told(play(table, "0:1 0:stop 1:4"), "knight")[-1] == {"seat": 1, "from": "4", "to": "chamber"}


# ---- which knights


def test_D10_one_knight_or_two():
    table = situation(3, knights=[["1", "3", *FAR], FAR, FAR])
    assert table.moves(0) == ("T1", "T2", "T3", "1", "3")
    play(table, "0:1")
    assert table.moves(0) == ("T1", "T2", "T3", "3", "stop")
    play(table, "0:3")
    assert table.to_act == (1,)


def test_D10_at_least_one():
    table = new_game(3)
    with pytest.raises(karfunkel.IllegalMove, match="at least one knight has to be moved"):
        table.play(0, "stop")


def test_D10_stop_ends_the_turn_after_the_first():
    table = new_game(3)
    events = play(table, "0:T1 0:stop")
    assert told(events, "stopped") == [{"seat": 0}]
    assert table.to_act == (1,)


def test_D10_not_the_same_knight_twice():
    table = situation(3, knights=[["1", "3", *FAR], FAR, FAR])
    play(table, "0:1")
    with pytest.raises(karfunkel.IllegalMove, match="already moved"):
        table.play(0, "2")


def test_D10_but_another_one_that_stands_beside_it():
    table = situation(3, knights=[["1", "2", *FAR], FAR, FAR])
    play(table, "0:1")
    assert "2" in table.moves(0)
    play(table, "0:2")
    assert sorted(knights(table)[0]) == ["2", "4", *FAR]


def test_D10_only_ones_own():
    table = situation(3, knights=[["1", *FAR], ["3", *FAR], FAR])
    with pytest.raises(karfunkel.IllegalMove, match="you have no knight 3"):
        table.play(0, "3")


def test_D10_passing_the_dragon_and_the_bar_wakes_nobody():
    table = situation(3, **EMPTY_CAVE, bar=7, dragon=10, knights=[["6"] * 5, FAR, FAR])
    events = play(table, "0:6")
    assert told(events, "knight") == [{"seat": 0, "from": "6", "to": "11"}]
    assert not woken(table)
    assert "rolled" not in names(events)


def test_D10_leaving_a_field_beside_the_bar_wakes_nobody():
    table = situation(3, **EMPTY_CAVE, knights=[["10", *FAR], FAR, FAR])
    play(table, "0:10")
    assert not woken(table)
    assert table.position()["moves_left"] == 1


# ---- two players


def test_D11_both_knights_of_a_turn_are_of_one_colour():
    table = new_game(2)
    assert table.moves(0) == ("T1a", "T2a", "T3a", "T4a", "T1b", "T2b", "T3b", "T4b")
    play(table, "0:T1b")
    assert table.moves(0) == ("T2b", "T3b", "T4b", "stop")
    with pytest.raises(karfunkel.IllegalMove, match="of one colour"):
        table.play(0, "T1a")


def test_D11_knights_of_all_colours_count_for_the_steps():
    assert told(play(new_game(2), "0:T1a"), "knight") == [{"seat": 0, "colour": "a", "from": "T1", "to": "4"}]


def test_D11_a_turn_with_no_second_knight_to_move_ends_by_itself():
    table = situation(2, knights=[["1a", "2b", "3b"], ["T1a", "T2a"]])
    play(table, "0:1a")
    assert table.to_act == (1,)


def test_D11_also_when_the_only_knight_of_its_colour_went_to_the_nest():
    fields = {**EMPTY_CAVE, "gems": [EMPTY_CAVE["gems"][2], []]}
    table = situation(2, **fields, bar=7, dragon=9, facing="exit", knights=[["6a", "2b", "3b"], ["T1a", "T2a"]])
    play(table, "0:6a *die2")
    assert table.view()["nest"] == [6, 6]
    assert table.to_act == (1,)


# ---- the chamber


def test_D12_surplus_steps_lapse():
    table = situation(3, knights=[["14", "14", "14", "1"], FAR, FAR])
    assert told(play(table, "0:14"), "knight") == [{"seat": 0, "from": "14", "to": "chamber"}]


def test_D12_the_owner_takes_a_treasure_and_the_turn_ends():
    table = situation(3, knights=[["15", "1", "2", "3"], FAR, FAR])
    events = play(table, "0:15")
    assert told(events, "treasure") == [{"seat": 0, "left": 3}]
    assert table.position()["treasures"] == [1, 0, 0]
    assert knights(table)[0] == ["1", "2", "3"]
    assert table.to_act == (1,)


def test_D12_also_with_the_second_knight():
    table = situation(3, knights=[["15", "1", "2", "3"], FAR, FAR])
    play(table, "0:1 0:15")
    assert table.scores == (5, 0, 0)
    assert table.to_act == (1,)


def test_D12_the_dragon_does_not_wake():
    table = situation(3, bar=12, knights=[["15", "1", "2", "3"], FAR, FAR])
    assert "rolled" not in names(play(table, "0:15"))
    assert not woken(table)


# ---- cards


def test_D13_a_card_ends_the_turn():
    table = situation(3, bar=12, **cave(gold_7="3"), knights=[["6", *FAR], FAR, FAR])
    play(table, "0:6")
    assert table.to_act == (1,)


def test_D13_an_empty_cave_field_does_not():
    table = situation(3, bar=12, **EMPTY_CAVE, knights=[["6", *FAR], FAR, FAR])
    play(table, "0:6")
    assert table.moves(0) == (*FAR, "stop")


def test_D13_a_meadow_field_does_not():
    table = situation(3, knights=[["5", *FAR], FAR, FAR])
    play(table, "0:5")
    assert table.moves(0) == (*FAR, "stop")


def test_D13_a_card_may_be_taken_with_the_second_knight():
    table = situation(3, bar=12, **cave(gold_7="3"), knights=[["6", "1", *FAR], FAR, FAR])
    play(table, "0:1 0:6")
    assert table.position()["gold"] == [["3"], [], []]


def test_D13_if_both_are_there_the_player_chooses():
    fields = {"bar": 12, "knights": [["6", *FAR], FAR, FAR], **cave(gold_7="3", gem_7="ruby")}
    table = situation(3, **fields)
    play(table, "0:6")
    assert (decision(table), table.moves(0)) == ("card", ("gold", "gem"))
    events = play(table, "0:gem")
    assert told(events, "took") == [{"seat": 0, "pile": "gem", "field": 7, "card": "ruby"}]
    assert table.position()["gems"][0] == ["ruby"]
    assert table.position()["gold"][0] == []
    table = situation(3, **fields)
    play(table, "0:6 0:gold")
    assert table.position()["gold"][0] == ["3"]


@pytest.mark.parametrize(
    ("cards", "pile", "card"), [({"gold_7": "4"}, "gold", "4"), ({"gem_7": "garnet"}, "gem", "garnet")]
)
def test_D13_if_only_one_is_there_it_is_taken_without_a_question(cards, pile, card):
    table = situation(3, bar=12, **cave(**cards), knights=[["6", *FAR], FAR, FAR])
    assert told(play(table, "0:6"), "took") == [{"seat": 0, "pile": pile, "field": 7, "card": card}]
    assert table.to_act == (1,)


def test_D13_it_must_be_taken():
    table = situation(3, bar=12, knights=[["6", *FAR], FAR, FAR])
    play(table, "0:6")
    with pytest.raises(karfunkel.IllegalMove):
        table.play(0, "stop")


def test_D13_the_next_card_of_that_stack_is_turned_open():
    table = situation(3, bar=12, knights=[["6", *FAR], FAR, FAR])
    before = table.view(0)
    events = play(table, "0:6 0:gold")
    after = table.view(0)
    [turned] = told(events, "turned")
    assert turned == {"pile": "gold", "field": 7, "card": after["gold_open"][0]}
    assert after["gold_below"][0] == before["gold_below"][0] - 1
    assert after["gem_open"] == before["gem_open"]
    assert len(after["unseen_gold"]) == len(before["unseen_gold"]) - 1


def test_D13_if_there_is_none_the_stack_is_empty():
    table = situation(3, bar=12, **cave(gold_7="3"), knights=[["6", *FAR], FAR, FAR])
    assert "turned" not in names(play(table, "0:6"))
    assert table.view()["gold_open"][0] is None


def test_D13_the_card_is_taken_before_the_dragon_wakes():
    table = situation(3, **cave(gold_7="3"), knights=[["6", *FAR], FAR, FAR])
    events = play(table, "0:6 *die1")
    assert names(events)[:3] == ["knight", "took", "rolled"]
    assert dragon(table) == (8, 9, "exit")
    assert table.to_act == (1,)


def test_D14_gold_is_hidden_from_the_others_and_gems_lie_open():
    table = situation(3, gold=[["2", "5"], ["1"], []], gems=[["ruby"], [], ["garnet"]])
    assert table.view(0)["gold"] == [["2", "5"], None, None]
    assert table.view(1)["gold"] == [None, ["1"], None]
    assert table.view(None)["gold_count"] == [2, 1, 0]
    assert table.view(1)["gems"] == [["ruby"], [], ["garnet"]]


def test_D14_the_first_with_all_four_kinds_takes_the_bonus_at_once():
    held = ["ruby", "emerald", "garnet"]
    opened = ["turquoise", *["ruby"] * 4, *["emerald"] * 4]
    table = situation(3, bar=12, gems=[held, [], []], gem_open=opened, knights=[["6", *FAR], FAR, FAR])
    assert table.scores == (3, 0, 0)
    events = play(table, "0:6 0:gem")
    assert told(events, "bonus") == [{"seat": 0, "for": "four-kinds"}]
    assert table.scores == (8, 0, 0)
    assert table.position()["four_kinds"] == 0


def test_D14_the_second_does_not():
    four = ["ruby", "emerald", "garnet", "turquoise"]
    opened = ["turquoise", *["ruby"] * 3, *["emerald"] * 3, "garnet", "garnet"]
    table = situation(3, bar=12, gems=[four[:3], four, []], gem_open=opened, knights=[["6", *FAR], FAR, FAR])
    events = play(table, "0:6 0:gem")
    assert "bonus" not in names(events)
    assert table.scores == (4, 8, 0)


def test_D14_three_kinds_are_not_enough():
    table = situation(3, gems=[["ruby", "ruby", "emerald", "garnet"], [], []])
    assert table.scores == (4, 0, 0)
