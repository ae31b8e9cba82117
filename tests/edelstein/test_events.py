"""[E29], [E50] and every event card."""

import pytest

import karfunkel

from .situations import event_chosen, gems, has_taken, names, play, scored, situation, supply, told

ALL = "3r3y3g3b"

# ---- using a card


def test_E29_a_card_is_used_by_who_took_it_and_no_one_else():
    table = has_taken("four-rb", [ALL] * 3)
    assert table.to_act == (0,)
    for seat in (1, 2):
        assert table.moves(seat) == ()
        with pytest.raises(karfunkel.IllegalMove):
            table.play(seat, "use")
    play(table, "0:use")
    assert gems(table) == ["4r3y3g4b", ALL, ALL]


def test_E29_a_card_that_was_traded_for_is_used_by_who_does_the_action():
    table = situation(
        3, chosen=["event", "event", "gems"], event="three", gems=["3r", "4r", "-"], cards=["rr6", "bb7", "gg7"]
    )
    play(table, "0:1r 1:2r 0:accept 1:open")
    assert table.to_act == (1,)
    play(table, "1:b")
    assert gems(table)[:2] == ["5r", "2r3b"]


def test_E29_a_swap_of_two_gems_of_one_colour_is_not_offered():
    table = has_taken("swap", ["1r1b", "1r1y", "1b"])
    assert set(table.moves(0)) == {"r>1y", "r>2b", "b>1r", "b>1y", "forgo"}
    with pytest.raises(karfunkel.IllegalMove):
        play(table, "0:r>1r")


def test_E29_a_swap_without_another_colour_can_only_be_forgone():
    assert has_taken("swap", ["2r", "3r", "-"]).moves(0) == ("forgo",)


def test_E29_a_swap_without_an_own_gem_can_only_be_forgone():
    assert has_taken("swap", ["-", "3r", "2b"]).moves(0) == ("forgo",)


def test_E29_three_of_a_colour_that_the_supply_lacks_is_not_offered():
    assert has_taken("three", ["-", "22r", "22g"]).moves(0) == ("y", "b", "forgo")


def test_E29_three_from_an_empty_supply_can_only_be_forgone():
    assert has_taken("three", ["-", "22r22y", "22g22b"]).moves(0) == ("forgo",)


def test_E29_score_half_of_a_colour_that_nobody_owns_is_not_offered():
    assert has_taken("score-half", ["-", "1y", "1b"]).moves(0) == ("y", "b", "forgo")
    assert has_taken("score-half", ["-", "-", "-"]).moves(0) == ("forgo",)


@pytest.mark.parametrize(("card", "held"), [("four-rb", "4r1y5g4b"), ("four-yg", "1r4y4g5b")])
def test_E29_four_of_what_one_has_four_of_can_only_be_forgone(card, held):
    assert has_taken(card, [held, "-", "-"]).moves(0) == ("forgo",)


@pytest.mark.parametrize("held", ["3r4b", "5r4b", "4r3b", "4r5b"])
def test_E29_four_is_offered_if_one_colour_changes(held):
    assert has_taken("four-rb", [held, "-", "-"]).moves(0) == ("use", "forgo")


def test_E29_four_of_what_the_supply_lacks_can_only_be_forgone():
    assert has_taken("four-rb", ["3r4b", "19r", "-"]).moves(0) == ("forgo",)


def test_E29_halve_changes_nothing_if_nobody_has_two_of_a_colour():
    assert has_taken("halve", ["1r1y1g1b", "1r", "-"]).moves(0) == ("forgo",)
    assert has_taken("halve", ["1r1y1g1b", "2r", "-"]).moves(0) == ("use", "forgo")


def test_E29_remove_changes_nothing_if_nobody_else_has_a_gem():
    assert has_taken("remove", ["3r", "-", "-"]).moves(0) == ("forgo",)


# ---- scoring cards: the majority of a colour, alone


def test_card_major_r_pays_8_for_most_red_alone():
    assert scored(["3r", "2r", "-"], kept=[["major-r"], [], []]).scores == (14 + 8, 0, 0)


def test_card_major_y_pays_7_for_most_yellow_alone():
    assert scored(["3y", "2y", "-"], kept=[["major-y"], [], []]).scores == (12 + 7, 0, 0)


def test_card_major_g_pays_6_for_most_green_alone():
    assert scored(["3g", "2g", "-"], kept=[["major-g"], [], []]).scores == (10 + 6, 0, 0)


def test_card_major_b_pays_5_for_most_blue_alone():
    assert scored(["3b", "2b", "-"], kept=[["major-b"], [], []]).scores == (8 + 5, 0, 0)


@pytest.mark.parametrize(("colour", "amount"), [("r", 7), ("y", 6), ("g", 5), ("b", 4)])
def test_E3_major_cards_pay_nothing_for_a_shared_majority(colour, amount):
    table = scored([f"3{colour}", f"3{colour}", "-"], kept=[[f"major-{colour}"], [], []])
    assert table.scores == (amount, amount, 0)


@pytest.mark.parametrize(("colour", "amount"), [("r", 14), ("y", 12), ("g", 10), ("b", 8)])
def test_E3_major_cards_pay_nothing_without_the_majority(colour, amount):
    table = scored([f"2{colour}", f"3{colour}", "-"], kept=[[f"major-{colour}"], [], []])
    assert table.scores == (0, amount, 0)


def test_E3_major_cards_pay_nothing_for_another_colour():
    assert scored(["3y", "2r", "-"], kept=[["major-r"], [], []]).scores == (12, 14, 0)


def test_E3_major_cards_pay_nothing_for_a_colour_that_nobody_owns():
    assert scored(["-", "-", "-"], kept=[["major-r", "major-any", "per-r"], [], []]).scores == (0, 0, 0)


# ---- scoring cards: the majority of any colour, alone


def test_card_major_any_pays_4_for_a_majority_alone_and_none_for_a_shared_one():
    table = scored(["3r3b", "2r3b", "-"], kept=[["major-any"], [], []])
    assert table.scores == (14 + 4 + 4, 4, 0)  # the rulebook's example: red alone, blue shared


def test_card_major_any_pays_for_each_colour():
    table = scored(["3r3y3g3b", "-", "-"], kept=[["major-any"], [], []])
    assert table.scores == (14 + 12 + 10 + 8 + 4 * 4, 0, 0)


def test_card_major_any_pays_once_by_that_option():
    table = scored(["3r3y3g3b", "-", "-"], kept=[["major-any"], [], []], options={"major_any": "once"})
    assert table.scores == (14 + 12 + 10 + 8 + 4, 0, 0)


def test_card_major_any_by_the_option_once_needs_a_majority_alone():
    once = {"options": {"major_any": "once"}, "kept": [["major-any"], [], []]}
    assert scored(["3r", "3r", "-"], **once).scores == (7, 7, 0)
    assert scored(["3r1b", "3r", "-"], **once).scores == (7 + 8 + 4, 7, 0)


@pytest.mark.parametrize(("option", "extra"), [("each", 4 * 2 * 4), ("once", 2 * 4)])
def test_card_major_any_two_such_cards_both_pay(option, extra):
    table = scored([ALL, "-", "-"], kept=[["major-any"] * 2, [], []], options={"major_any": option})
    assert table.scores == (44 + extra, 0, 0)


@pytest.mark.parametrize("option", ["each", "once"])
def test_card_major_any_adds_to_major_and_per(option):
    kept = [["major-any", "major-r", "per-r"], [], []]
    table = scored(["3r", "-", "-"], kept=kept, options={"major_any": option})
    assert table.scores == (14 + 4 + 8 + 3, 0, 0)


# ---- scoring cards: a million a gem


def test_card_per_r_pays_1_for_every_red_gem_before_any_is_given_back():
    assert scored(["5r", "4r", "-"], kept=[["per-r"], [], []]).scores == (14 + 5, 0, 0)


def test_card_per_y_pays_1_for_every_yellow_gem_without_the_majority():
    assert scored(["4y", "5y", "-"], kept=[["per-y"], [], []]).scores == (4, 12, 0)


def test_card_per_g_pays_1_for_every_green_gem_with_a_shared_majority():
    assert scored(["5g", "5g", "-"], kept=[["per-g"], [], []]).scores == (5 + 5, 5, 0)


def test_card_per_b_pays_1_for_every_blue_gem():
    assert scored(["2r6b", "3r1b", "-"], kept=[["per-b"], [], []]).scores == (8 + 6, 14, 0)


# ---- scoring cards: certificates


def test_card_certificate_is_kept_and_counted_in_the_scoring():
    table = event_chosen(["-"] * 3, round=8, stage=3, event="certificate", kept=[[], ["certificate"], []])
    play(table, "0:open")
    assert table.scores == (10, 10, 0)


# ---- four-rb, four-yg


def test_card_four_rb_of_6_blue_and_1_red_makes_4_and_4():
    table = has_taken("four-rb", ["1r6b", "-", "-"])
    events = play(table, "0:use")
    assert gems(table) == ["4r4b", "-", "-"]
    assert told(events, "gems") == [
        {"from": "supply", "to": 0, "colour": "r", "number": 3},
        {"from": 0, "to": "supply", "colour": "b", "number": 2},
    ]


def test_card_four_rb_leaves_yellow_and_green():
    table = has_taken("four-rb", ["6y1g", "1r", "1b"])
    play(table, "0:use")
    assert gems(table) == ["4r6y1g4b", "1r", "1b"]


def test_card_four_yg_sets_yellow_and_green_to_4():
    table = has_taken("four-yg", ["1r9y2g6b", "-", "-"])
    play(table, "0:use")
    assert gems(table)[0] == "1r4y4g6b"
    assert supply(table) == "21r18y18g16b"


def test_card_four_yg_takes_as_far_as_the_supply_lasts():
    table = has_taken("four-yg", ["1y", "19y", "22g"])
    play(table, "0:use")
    assert gems(table) == ["3y", "19y", "22g"]


# ---- score-half


def test_card_score_half_of_green_that_two_share_pays_2_each():
    table = has_taken("score-half", ["3g", "3g", "2g"])
    play(table, "0:g")
    assert table.scores == (2, 2, 0)
    assert gems(table) == ["1g", "1g", "2g"]


def test_card_score_half_may_pay_another_player():
    table = has_taken("score-half", ["1r", "7r", "-"])
    play(table, "0:r")
    assert table.scores == (0, 7, 0)
    assert gems(table) == ["1r", "3r", "-"]


@pytest.mark.parametrize(("colour", "amount"), [("r", 7), ("y", 6), ("g", 5), ("b", 4)])
def test_E50_half_the_value_for_most_of_a_colour_alone(colour, amount):
    table = has_taken("score-half", [ALL, "-", "-"])
    play(table, f"0:{colour}")
    assert table.scores == (amount, 0, 0)
    assert gems(table)[0] == ALL.replace(f"3{colour}", f"1{colour}")


def test_E50_the_amount_is_halved_first_then_shared():
    table = has_taken("score-half", ["3g"] * 4)
    play(table, "0:g")
    assert table.scores == (1, 1, 1, 1)  # 10/2/4; 10/4 would be 2


def test_E50_five_who_share_blue_get_nothing_and_give_two_each():
    table = has_taken("score-half", ["3b"] * 5)
    play(table, "0:b")
    assert table.scores == (0, 0, 0, 0, 0)
    assert gems(table) == ["1b"] * 5


def test_E50_scoring_cards_play_no_part():
    kept = [["major-r", "per-r", "major-any", "certificate"], [], []]
    table = has_taken("score-half", ["3r", "-", "-"], kept=kept)
    play(table, "0:r")
    assert table.scores == (7, 0, 0)
    assert sorted(table.position()["kept"][0]) == sorted(kept[0])


# ---- swap


def test_card_swap_gives_a_blue_gem_for_a_red_one():
    table = has_taken("swap", ["3b", "2y", "2r"])
    events = play(table, "0:b>2r")
    assert gems(table) == ["1r2b", "2y", "1r1b"]
    assert supply(table) == "20r20y22g19b"
    assert names(events)[0] == "used"


def test_card_swap_cannot_be_refused():
    table = has_taken("swap", ["3b", "2y", "2r"])
    play(table, "0:b>2r")
    assert table.position()["round"] == 2


def test_card_swap_is_with_any_other_player_who_has_such_a_gem():
    table = has_taken("swap", ["1r1b", "1y", "1g1b", "-"])
    assert set(table.moves(0)) == {"r>1y", "r>2g", "r>2b", "b>1y", "b>2g", "forgo"}
    for impossible in ("r>0b", "r>3b", "y>2g", "b>1r"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"0:{impossible}")


# ---- remove


def test_card_remove_takes_two_green_and_one_red_into_the_supply():
    table = has_taken("remove", [ALL] * 4)
    play(table, "0:1g2g3r")
    assert gems(table) == [ALL, "3r3y2g3b", "3r3y2g3b", "2r3y3g3b"]
    assert supply(table) == "11r10y12g10b"


def test_card_remove_takes_from_every_other_player_who_has_any():
    table = has_taken("remove", ["3r", "-", "1y", "1r1b"])
    assert set(table.moves(0)) == {"2y3r", "2y3b", "forgo"}
    for impossible in ("2y", "3r", "2r3r", "1r2y3r", "0r2y3r"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"0:{impossible}")
    play(table, "0:2y3b")
    assert gems(table) == ["3r", "-", "-", "1r"]


# ---- three


def test_card_three_takes_three_gems_of_one_colour():
    table = has_taken("three", ["1r", "-", "-"])
    assert table.moves(0) == ("r", "y", "g", "b", "forgo")
    play(table, "0:g")
    assert gems(table) == ["1r3g", "-", "-"]
    assert supply(table) == "21r22y19g22b"


def test_card_three_takes_fewer_if_there_are_fewer():
    table = has_taken("three", ["1r", "19r", "-"])
    play(table, "0:r")
    assert gems(table) == ["3r", "19r", "-"]
    assert supply(table) == "22y22g22b"


# ---- halve


def test_card_halve_takes_half_of_each_colour_rounded_down():
    table = has_taken("halve", ["7r5y4g3b", "1r2y", "-"])
    play(table, "0:use")
    assert gems(table) == ["4r3y2g2b", "1r1y", "-"]
    assert supply(table) == "17r18y20g20b"


def test_card_halve_takes_3_of_7_where_the_scoring_takes_4():
    halved = has_taken("halve", ["7r", "-", "-"])
    play(halved, "0:use")
    assert gems(halved)[0] == "4r"
    assert gems(scored(["7r", "-", "-"]))[0] == "3r"


def test_card_halve_pays_nobody():
    table = has_taken("halve", ["7r", "2r", "-"])
    play(table, "0:use")
    assert table.scores == (0, 0, 0)
