"""[E45]-[E47] The next stage and the end."""

import pytest

import karfunkel

from .situations import gem_cards, gems, names, new_game, nobody_acts, scored, situation, supply

# ---- the next stage


@pytest.mark.parametrize(("players", "unseen"), [(3, 30 - 1 - 3), (4, 30 - 1 - 4), (5, 30 - 5)])
@pytest.mark.parametrize("stage", [1, 2])
def test_E45_all_gem_cards_are_shuffled_again_and_cards_put_aside(players, unseen, stage):
    table = scored(["3r3y3g3b"] * players, stage=stage)
    view = table.view()
    assert (view["stage"], view["round"]) == (stage + 1, 1)
    assert view["discarded"] == []
    assert len(view["unseen"]) == unseen
    assert (view["aside"] is None) == (players == 5)
    assert gem_cards(table) == gem_cards(new_game(5))


def test_E45_the_event_stack_is_not_shuffled():
    under = ["halve", "remove", "swap"]
    table = scored(["3r"] * 3, stage=1, kept=[["per-b"], [], []], event="three", events_up=under)
    assert sorted(table.view()["events_up"]) == ["halve", "per-b", "remove", "swap", "three"]
    assert len(table.view()["events_down"]) == 39 - 5 - 1


def test_E45_gems_and_money_stay():
    table = scored(["2r", "1r", "-"], stage=1, money=[1, 2, 3])
    assert table.scores == (15, 2, 3)
    assert gems(table) == ["1r", "1r", "-"]


# ---- filling up the supply


@pytest.mark.parametrize(("colour"), ["r", "y", "g", "b"])
def test_E46_with_5_in_the_supply_everybody_gives_one(colour):
    table = scored([f"8{colour}", f"8{colour}", f"5{colour}"], stage=1)  # two share it: 1 + 4 in the supply
    assert gems(table) == [f"5{colour}", f"5{colour}", f"4{colour}"]
    assert f"8{colour}" in supply(table)


def test_E46_with_6_in_the_supply_nobody_gives():
    table = scored(["8r", "8r", "4r"], stage=1)
    assert gems(table) == ["6r", "6r", "4r"]
    assert supply(table) == "6r22y22g22b"


def test_E46_who_has_no_such_gem_gives_nothing():
    table = scored(["11r1y", "11r", "-"], stage=1)
    assert gems(table) == ["8r", "8r", "-"]
    assert supply(table) == "6r22y22g22b"


def test_E46_each_colour_by_itself():
    table = scored(["8r8g", "8r8g", "5r5g", "3b"], stage=2)
    assert gems(table) == ["5r5g", "5r5g", "4r4g", "1b"]
    assert supply(table) == "8r22y8g21b"


def test_E46_comes_at_the_beginning_of_the_next_stage():
    table = situation(3, stage=1, round=8, gems=["8r", "8r", "5r"])
    events = nobody_acts(table)
    stage = names(events).index("stage")
    given = [event["number"] for event in events[stage:] if event["event"] == "gems"]
    assert given == [1, 1, 1]


def test_E46_not_at_the_end_of_the_game():
    assert gems(scored(["8r", "8r", "5r"], stage=3)) == ["6r", "6r", "5r"]


def test_E46_not_in_the_midst_of_a_stage():
    table = situation(3, round=3, gems=["8r", "8r", "5r"])
    nobody_acts(table)
    assert gems(table) == ["8r", "8r", "5r"]


# ---- the end


def at_the_end(held, money):
    return situation(len(held), stage=3, round={3: 8, 4: 7}[len(held)], gems=held, money=money, over=True)


def test_E47_the_game_ends_after_the_third_scoring():
    table = situation(3, stage=3, round=8, gems=["2r", "1r", "-"], money=[0, 10, 5])
    assert not table.over
    assert table.winners == ()
    nobody_acts(table)
    assert table.over
    assert table.to_act == ()
    assert table.scores == (14, 10, 5)
    assert table.winners == (0,)
    with pytest.raises(karfunkel.IllegalMove):
        table.play(0, "money")


@pytest.mark.parametrize(("money", "winner"), [([5, 9, 7], 1), ([8, 7, 7], 0), ([0, 0, 1], 2)])
def test_E47_most_money_wins(money, winner):
    assert at_the_end(["-", "5r", "1b"], money).winners == (winner,)


@pytest.mark.parametrize(
    ("held", "winner"),
    [
        (["3r", "4b", "9r"], 1),
        (["1g3b", "3y", "9r"], 0),
        (["2r2b", "1r3y", "9r"], 0),
        (["1r1y2g", "1r2y1b", "9r"], 1),
        (["1r1y2g", "1r1y1g1b", "9r"], 0),
    ],
)
def test_E47_ties_go_to_most_gems_then_most_red_yellow_green_blue(held, winner):
    assert at_the_end(held, [20, 20, 19]).winners == (winner,)


def test_E47_after_all_that_the_win_is_shared():
    assert at_the_end(["1r2b", "1r2b", "2r"], [20, 20, 20]).winners == (0, 1)
    assert at_the_end(["1r"] * 4, [7, 7, 7, 6]).winners == (0, 1, 2)


def test_E47_the_gems_that_are_left_after_the_scoring_decide():
    table = scored(["6r", "5r", "-"], money=[0, 14, 0])
    assert table.scores == (14, 14, 0)
    assert gems(table) == ["3r", "5r", "-"]
    assert table.winners == (1,)
