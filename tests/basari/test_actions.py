"""[B12]-[B14] The actions, and the examples of them."""

import pytest

import karfunkel

from .situations import dealt, decision, gems, play, scored, situation, supply, told

SARAH, HANNA, MAX = 0, 1, 2

# ---- A, B and C


def test_B12_A_takes_the_top_card_of_the_stack_for_its_workers():
    table = dealt("rr6w1", "bb7w2", "gg5w3", top="yy7w4")
    play(table, "0:A 1:C")
    assert told(play(table, "2:C"), "more-workers") == [{"seat": 0, "card": "yy7w4", "workers": 5}]
    assert table.position()["workers"] == [5, 2, 3]
    assert table.position()["earlier"] == ["yy7w4"]
    assert len(table.view()["unseen"]) == 39 - 3 - 1


def test_B12_the_card_of_A_does_not_become_the_current_card():
    table = dealt("rr6w1", "bb7w2", "gg5w3", top="yy7w4", chosen=["A", "B", "B"])
    assert decision(table) == "open-trade"
    assert table.position()["cards"] == ["rr6w1", "bb7w2", "gg5w3"]


def test_B12_A_brings_neither_points_nor_gems():
    table = dealt("rr6w1", "bb7w2", "gg5w3", top="yy7w4", chosen=["A", "B", "B"])
    assert table.scores == (0, 0, 0)
    assert gems(table)[0] == "3r3y3g3b"


@pytest.mark.parametrize(("seat", "scores"), [(0, (6, 0, 0)), (1, (0, 7, 0)), (2, (0, 0, 4))])
def test_B12_B_notes_the_points_of_ones_own_current_card(seat, scores):
    table = dealt("rr6w1", "bb7w2", "gg4w3")
    others = iter("AC")
    for chooser in range(3):
        table.play(chooser, "B" if chooser == seat else next(others))
    assert table.scores == scores


@pytest.mark.parametrize(("seat", "then", "left"), [(0, "5r3y3g4b", "11r13y13g12b"), (1, "4r4y4g4b", "12r12y12g12b")])
def test_B12_C_takes_the_gems_of_ones_own_current_card(seat, then, left):
    table = dealt("rrb5w1", "rygb4w2", "gg5w3")
    play(table, f"{seat}:C {1 - seat}:A 2:B")
    assert gems(table) == [then if other == seat else "3r3y3g3b" for other in range(3)]
    assert supply(table) == left


def test_B12_C_takes_colour_by_colour_as_far_as_the_supply_lasts():
    table = dealt("rrb5w1", "rygb4w2", "gg5w3", gems=["3r", "18r22b", "-"])
    assert supply(table) == "1r22y22g"
    play(table, "0:C 1:B 2:A")
    assert gems(table)[0] == "4r"
    assert supply(table) == "22y22g"


def test_B41_sarah_hanna_and_max():
    table = dealt("yg4w3", "bb5w1", "rrb6w4", top="yy7w2")
    events = play(table, f"{SARAH}:A {HANNA}:B {MAX}:C")
    assert told(events, "more-workers") == [{"seat": SARAH, "card": "yy7w2", "workers": 5}]
    assert table.scores == (0, 5, 0)
    assert gems(table) == ["3r3y3g3b", "3r3y3g3b", "5r3y3g4b"]


# ---- an empty colour


def test_B13_an_empty_colour_stays_empty():
    table = dealt("rr6w1", "bb7w1", "gg5w1", top="rr6w1", gems=["3b", "22r", "3g"])
    for _ in range(2):
        play(table, "0:C 1:A 2:B")
        assert gems(table) == ["3b", "22r", "3g"]
        assert supply(table) == "22y19g19b"


def test_B13_until_the_scoring_brings_gems_back():
    table = scored(["3b", "22r", "3g"], stage=1)
    assert gems(table) == ["1b", "11r", "1g"]
    assert supply(table) == "11r22y21g21b"


def test_B13_or_action_D_does():
    cards = ["rr6w1", "bb7w1", "gg5w1", "yy7w1", "ry4w1"]
    table = dealt(*cards, top="rr6w1", gems=["1r", "21r", "-", "-", "-"])
    play(table, "0:D 1:B 2:B 3:B 4:B 0:r>yy")
    assert supply(table) == "1r20y22g22b"
    play(table, "0:A 1:A 2:A 3:A 4:C")
    assert gems(table) == ["2y", "21r", "-", "-", "1r"]
    assert supply(table) == "20y22g22b"


@pytest.mark.parametrize("colour", ["r", "y", "g", "b"])
@pytest.mark.parametrize("stage", [1, 2])
def test_B13_there_is_no_top_up_between_stages(colour, stage):
    table = scored([f"8{colour}", f"8{colour}", f"5{colour}"], stage=stage)
    assert gems(table) == [f"6{colour}", f"6{colour}", f"5{colour}"]
    assert f"5{colour}" in supply(table)


# ---- D


def alone(*held, **fields):
    """Five players with these gems (those left out have none), of whom seat 0 alone chose D; B is void."""
    given = [*held, *["-"] * (5 - len(held))]
    return situation(5, gems=given, chosen=["D", "B", "B", "B", "B"], **fields)


def several(*held, **fields):
    """Five players with these gems (those left out have none), of whom seats 0 and 1 chose D; B is void."""
    given = [*held, *["-"] * (5 - len(held))]
    return situation(5, gems=given, chosen=["D", "D", "B", "B", "B"], **fields)


def test_B14_alone_one_gives_one_gem_and_takes_two():
    table = alone("3r3y3g3b")
    assert decision(table) == "exchange"
    play(table, "0:y>rr")
    assert gems(table)[0] == "5r2y3g3b"
    assert supply(table) == "17r20y19g19b"


def test_B14_alone_any_own_gem_for_any_two():
    pairs = ("rr", "ry", "rg", "rb", "yy", "yg", "yb", "gg", "gb", "bb")
    assert set(alone("1r1b").moves(0)) == {f"{given}>{pair}" for given in "rb" for pair in pairs}


def test_B14_alone_it_is_compulsory():
    table = alone("1r")
    assert all(move.startswith("r>") for move in table.moves(0))
    for refusal in (">rr", "b>rr", "accept"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"0:{refusal}")


def test_B14_alone_the_own_gem_counts_in_the_supply_and_may_be_taken_back():
    table = alone("2r", "20r")
    assert supply(table) == "22y22g22b"
    assert "r>rr" not in table.moves(0)
    play(table, "0:r>ry")
    assert gems(table)[0] == "2r1y"


def test_B14_alone_with_one_gem_in_the_supply_one_takes_it_and_the_own():
    table = alone("1r1b", "20r22y22g21b")
    assert supply(table) == "1r"
    assert table.moves(0) == ("r>rr", "b>rb")
    play(table, "0:b>rb")
    assert gems(table)[0] == "2r1b"
    assert supply(table) == "-"


def test_B14_alone_with_an_empty_supply_one_takes_what_there_is():
    table = alone("1r1b", "21r22y22g21b")
    assert supply(table) == "-"
    assert table.moves(0) == ("r>r", "b>b")
    play(table, "0:b>b")
    assert gems(table)[0] == "1r1b"


def test_B14_alone_without_a_gem_one_gives_none_and_takes_two():
    table = alone("-", "3r")
    assert decision(table) == "exchange"
    assert set(table.moves(0)) == {">rr", ">ry", ">rg", ">rb", ">yy", ">yg", ">yb", ">gg", ">gb", ">bb"}
    play(table, "0:>rr")
    assert gems(table)[0] == "2r"
    assert supply(table) == "17r22y22g22b"


def test_B14_alone_without_a_gem_with_one_in_the_supply_one_takes_it():
    table = alone("-", "21r22y22g22b")
    assert table.moves(0) == (">r",)
    play(table, "0:>r")
    assert gems(table)[0] == "1r"
    assert supply(table) == "-"


def test_B14_alone_without_a_gem_with_an_empty_supply_there_is_nothing_to_take():
    table = situation(5, gems=["-", "22r22y22g22b", "-", "-", "-"])
    events = play(table, "0:D 1:B 2:B 3:B 4:B")
    assert told(events, "does") == [{"seat": 0, "action": "D"}]
    assert table.position()["round"] == 2
    assert gems(table) == ["-", "22r22y22g22b", "-", "-", "-"]


def test_B14_several_take_one_gem_each():
    table = several("1b", "3r")
    assert decision(table) == "take-one"
    assert table.to_act == (1,)
    assert table.moves(1) == ("r", "y", "g", "b")
    play(table, "1:r 0:y")
    assert gems(table)[:2] == ["1y1b", "4r"]
    assert supply(table) == "18r21y22g21b"


def test_B14_several_it_is_compulsory_and_nothing_is_given():
    table = several("1b", "3r")
    for other_move in ("accept", "r>yy", ">yy"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"1:{other_move}")


def test_B14_several_take_in_bidding_order():
    held = ["1r9b", "2r", "2r1g", "2r1y", "3r"]
    table = situation(5, gems=held, chosen=["D"] * 5)
    events = play(table, "4:b 3:b 2:b 1:b 0:b")
    assert [event["seat"] for event in told(events, "does")] == [4, 3, 2, 1, 0]
    assert gems(table) == ["1r10b", "2r1b", "2r1g1b", "2r1y1b", "3r1b"]


def test_B14_several_alike_in_gems_take_by_points_then_workers_then_age():
    cards = ["rr6w1", "bb7w1", "gg5w3", "yy7w1", "ry4w2"]
    table = dealt(*cards, points=[0, 5, 0, 0, 0], chosen=["D"] * 5)
    assert table.position()["takers"] == [1, 2, 4, 3, 0]


def test_B14_two_choose_it_and_do_not_negotiate():
    events = play(situation(5), "0:D 1:D 2:B 3:B 4:B")
    assert told(events, "trade") == []


def test_B14_several_with_an_empty_supply_get_nothing():
    held = ["1r", "1r", "20r22y22g22b", "-", "-"]
    table = situation(5, gems=held)
    play(table, "0:D 1:D 2:B 3:B 4:B")
    assert table.position()["round"] == 2
    assert gems(table) == held


def test_B14_several_the_last_gem_goes_to_the_first():
    table = situation(5, gems=["1r", "2r", "18r22y22g22b", "-", "-"])
    assert supply(table) == "1r"
    play(table, "0:D 1:D 2:B 3:B 4:B")
    assert table.to_act == (1,)
    play(table, "1:r")
    assert table.position()["round"] == 2
    assert gems(table)[:2] == ["1r", "3r"]


def test_B14_several_one_may_be_without_a_gem():
    table = several("-", "1b")
    play(table, "1:b 0:g")
    assert gems(table)[:2] == ["1g", "2b"]


def test_B14_a_game_of_five_in_which_one_then_two_then_all_choose_D():
    cards = ["yy4w1", "yy4w1", "yy4w1", "yy4w1", "yy4w1"]
    table = dealt(*cards, top="yy4w1")
    play(table, "0:D 1:B 2:B 3:B 4:B 0:b>rr")
    assert gems(table) == ["5r3y3g2b", *["3r3y3g3b"] * 4]
    play(table, "0:D 1:D 2:B 3:B 4:B 0:r 1:r")
    assert gems(table) == ["6r3y3g2b", "4r3y3g3b", *["3r3y3g3b"] * 3]
    assert supply(table) == "3r7y7g8b"
    events = play(table, "0:D 1:D 2:D 3:D 4:D")
    assert told(events, "void") == []
    play(table, "0:r 1:r 4:r")
    assert table.moves(3) == ("y", "g", "b")  # red is gone
    play(table, "3:y 2:y")
    assert gems(table) == ["7r3y3g2b", "5r3y3g3b", "3r4y3g3b", "3r4y3g3b", "4r3y3g3b"]
    assert table.position()["round"] == 4
