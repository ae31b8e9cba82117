"""[E23]-[E26] The actions."""

import pytest

import karfunkel

from .situations import (
    decision,
    event_chosen,
    gems,
    has_taken,
    names,
    only_face_down,
    play,
    situation,
    supply,
    told,
)

# ---- money


@pytest.mark.parametrize(("seat", "scores"), [(0, (6, 0, 0)), (1, (0, 7, 0)), (2, (0, 0, 4))])
def test_E23_money_is_the_amount_on_ones_own_gem_card(seat, scores):
    table = situation(3, cards=["rr6", "bb7", "rry4"], event="certificate")
    others = iter(("event", "gems"))
    for chooser in range(3):
        table.play(chooser, "money" if chooser == seat else next(others))
    assert table.scores == scores


# ---- event


def test_E24_event_is_the_open_card_or_the_top_one_unseen():
    table = event_chosen(["3r"] * 3, event="certificate")
    assert table.to_act == (0,)
    assert table.moves(0) == ("open", "hidden")


def test_E24_the_open_card_is_taken_and_the_stack_stays():
    table = event_chosen(["3r"] * 3, **only_face_down("swap", "swap", event="per-r"))
    assert names(play(table, "0:open"))[:2] == ["took", "kept"]
    assert table.position()["kept"][0] == ["per-r"]
    assert table.position()["event"] == "swap"
    assert table.view()["events_down"] == ["swap"]


def test_E24_for_the_top_card_the_open_one_first_goes_under_the_stack():
    table = event_chosen(["3r"] * 3, **only_face_down("certificate", event="per-r"))
    events = play(table, "0:hidden")
    assert names(events)[:3] == ["drew", "shuffled", "kept"]
    assert table.position()["kept"][0] == ["certificate"]
    assert table.position()["events_up"] == []  # per-r was under the stack in time to be shuffled


def test_E24_the_open_card_has_no_effect_when_the_top_one_is_taken():
    table = event_chosen(["3r"] * 3, **only_face_down("swap", "swap", event="per-r"))
    play(table, "0:hidden")
    assert table.position()["kept"] == [[], [], []]
    assert table.position()["event"] is None
    assert "per-r" in table.position()["events_up"]
    assert table.position()["using"] == "swap"


@pytest.mark.parametrize("move", ["r", "forgo"])
def test_E24_an_instant_card_goes_face_up_under_the_stack_used_or_not(move):
    table = has_taken("three", ["3r"] * 3)
    play(table, f"0:{move}")
    assert table.position()["events_up"] == ["three"]
    assert gems(table)[0] == ("6r" if move == "r" else "3r")


def test_E24_a_scoring_card_stays_open_before_the_player():
    table = has_taken("major-any", ["3r"] * 3, kept=[["certificate"], [], []])
    assert table.view(2)["kept"] == [["major-any", "certificate"], [], []]
    assert table.position()["events_up"] == []


# ---- gems


@pytest.mark.parametrize(("seat", "then", "left"), [(0, "5r3y3g4b", "11r13y13g12b"), (1, "4r4y4g4b", "12r12y12g12b")])
def test_E25_gems_are_those_on_ones_own_gem_card(seat, then, left):
    table = situation(3, cards=["rrb5", "rygb4", "yy7"], event="certificate")
    play(table, f"{seat}:gems {1 - seat}:money 2:event 2:open")
    assert gems(table) == [then if other == seat else "3r3y3g3b" for other in range(3)]
    assert supply(table) == left


def test_E25_of_a_colour_that_runs_out_one_gets_only_what_is_left():
    table = situation(3, cards=["rrb5", "rygb4", "yy7"], gems=["3r", "18r22b", "-"], event="certificate")
    assert supply(table) == "1r22y22g"
    play(table, "0:gems 1:money 2:event 2:open")
    assert gems(table)[0] == "4r"
    assert supply(table) == "22y22g"


# ---- free choice


def free_choice(*held, **fields):
    """Five players, of whom the first one or two have these gems and choose free; what the others choose is void."""
    several = len(held) > 1
    chosen = ["free", "free" if several else "money", "money", "money", "money"]
    given = list(held) + ["-"] * (5 - len(held))
    return situation(5, **{"gems": given, "chosen": chosen, **fields})


def test_E26_alone_one_gives_one_gem_and_takes_two():
    table = free_choice("3r3y3g3b")
    assert decision(table) == "exchange"
    play(table, "0:y>rr")
    assert gems(table)[0] == "5r2y3g3b"
    assert supply(table) == "17r20y19g19b"


def test_E26_alone_any_own_gem_for_any_two():
    table = free_choice("1r1b")
    pairs = ("rr", "ry", "rg", "rb", "yy", "yg", "yb", "gg", "gb", "bb")
    assert set(table.moves(0)) == {f"{given}>{pair}" for given in "rb" for pair in pairs}


def test_E26_alone_it_is_compulsory():
    table = free_choice("1r")
    assert all(move.startswith("r>") for move in table.moves(0))
    for refusal in ("forgo", "decline"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"0:{refusal}")


def test_E26_alone_the_own_gem_counts_in_the_supply_and_may_be_taken_back():
    table = free_choice("2r", gems=["2r", "20r", "-", "-", "-"])
    assert supply(table) == "22y22g22b"
    assert "r>rr" not in table.moves(0)
    play(table, "0:r>ry")
    assert gems(table)[0] == "2r1y"


def test_E26_alone_with_an_empty_supply_one_takes_what_there_is():
    table = free_choice(gems=["1r1b", "21r22y22g21b", "-", "-", "-"])
    assert supply(table) == "-"
    assert table.moves(0) == ("r>r", "b>b")
    play(table, "0:b>b")
    assert gems(table)[0] == "1r1b"


def test_E26_alone_with_one_gem_in_the_supply_one_takes_it_and_the_own():
    table = free_choice(gems=["1r1b", "20r22y22g21b", "-", "-", "-"])
    assert supply(table) == "1r"
    assert table.moves(0) == ("r>rr", "b>rb")
    play(table, "0:b>rb")
    assert gems(table)[0] == "2r1b"
    assert supply(table) == "-"


def test_E26_alone_without_a_gem_one_gets_nothing():
    table = situation(5, gems=["-", "1r", "1r", "1r", "1r"], event="certificate")
    play(table, "0:free 1:money 2:money 3:money 4:money")
    assert table.position()["round"] == 2
    assert gems(table) == ["-", "1r", "1r", "1r", "1r"]


def test_E26_several_take_one_gem_each():
    table = free_choice("3r", "1b")
    assert decision(table) == "take-one"
    assert table.to_act == (1,)
    assert table.moves(1) == ("r", "y", "g", "b")
    play(table, "1:r 0:y")
    assert gems(table)[:2] == ["3r1y", "1r1b"]
    assert supply(table) == "18r21y22g21b"


def test_E26_several_one_may_be_without_a_gem():
    table = free_choice("1b", "-")
    play(table, "1:g 0:b")
    assert gems(table)[:2] == ["2b", "1g"]


def test_E26_several_it_is_compulsory():
    with pytest.raises(karfunkel.IllegalMove):
        play(free_choice("1b", "-"), "1:forgo")


def test_E26_several_take_in_trading_order():
    held = ["3r", "2r1y", "2r", "1r9b", "2r1g"]
    table = situation(5, gems=held, chosen=["free"] * 5)
    events = play(table, "3:b 2:b 4:b 1:b 0:b")
    assert [event["seat"] for event in told(events, "does")] == [3, 2, 4, 1, 0]
    assert gems(table) == ["3r1b", "2r1y1b", "2r1b", "1r10b", "2r1g1b"]


def test_E26_several_the_order_is_that_when_the_action_begins():
    chosen = ["free", "free", "event", "gems", "gems"]
    table = situation(5, chosen=chosen, doing="event", event="swap")
    play(table, "2:open 2:r>0b")  # now seat 0 has more red gems than seat 1
    play(table, "3:decline 4:decline")
    assert decision(table) == "take-one"
    assert table.to_act == (1,)
    play(table, "1:y")
    assert table.to_act == (0,)


def test_E26_five_choose_it_and_it_is_not_void():
    table = situation(5)
    events = play(table, " ".join(f"{seat}:free" for seat in range(5)))
    assert told(events, "void") == []
    assert table.to_act == (0,)
    play(table, "0:r 1:r 2:r 3:r 4:r")
    assert gems(table) == ["4r3y3g3b"] * 5


def test_E26_two_choose_it_and_do_not_trade():
    table = situation(5)
    events = play(table, "0:free 1:free 2:money 3:money 4:money")
    assert told(events, "trade") == []
    assert decision(table) == "take-one"


def test_E26_several_with_an_empty_supply_get_nothing():
    table = situation(5, gems=["1r", "1r", "20r22y22g22b", "-", "-"])
    play(table, "0:free 1:free 2:money 3:money 4:money")
    assert table.position()["round"] == 2
    assert gems(table) == ["1r", "1r", "20r22y22g22b", "-", "-"]


def test_E26_several_the_last_gem_goes_to_the_first():
    table = situation(5, gems=["2r", "1r", "18r22y22g22b", "-", "-"])
    assert supply(table) == "1r"
    play(table, "0:free 1:free 2:money 3:money 4:money")
    assert table.to_act == (1,)
    assert table.moves(1) == ("r",)
    play(table, "1:r")
    assert table.position()["round"] == 2
    assert gems(table)[:2] == ["2r", "2r"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_E26_only_five_players_have_free_choice(players):
    table = situation(players)
    with pytest.raises(karfunkel.IllegalMove):
        table.play(0, "free")
