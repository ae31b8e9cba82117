"""[B30]-[B32] The end of a stage, its scoring, and the end of the game."""

import pytest

import karfunkel

from .situations import (
    ONE_WORKER,
    all_cards,
    dealt,
    decision,
    gems,
    names,
    new_game,
    nobody_acts,
    play,
    scored,
    situation,
    supply,
    told,
    with_workers,
)

ALL_ONE = [ONE_WORKER] * 39

# ---- when a stage ends


def test_B30_with_15_workers_the_stage_ends():
    table = with_workers(15, 3, 3)
    assert told(nobody_acts(table), "stage-scored") == [{"stage": 1}]
    assert (table.position()["stage"], table.position()["round"]) == (2, 1)


def test_B30_with_14_it_goes_on():
    table = with_workers(14, 14, 3)
    assert "scoring" not in names(nobody_acts(table))
    position = table.position()
    assert (position["stage"], position["workers"]) == (1, [15, 15, 4])
    assert "scoring" in names(nobody_acts(table))


def test_B30_any_player_can_end_it():
    for workers in [(3, 15, 3), (3, 3, 15), (3, 3, 3, 3, 17)]:
        assert "scoring" in names(nobody_acts(with_workers(*workers)))


def test_B30_the_round_is_played_to_its_end():
    table = with_workers(15, 3, 3, gems=["-", "-", "-"])
    assert decision(table) == "choose"
    events = play(table, "0:A 1:B 2:C")
    order = [name for name in names(events) if name in ("does", "scoring")]
    assert order == ["does", "does", "does", "scoring"]
    assert told(events, "more-workers") == [{"seat": 0, "card": ONE_WORKER, "workers": 16}]
    assert table.scores == (12, 7, 8)  # 8 for the blue gems just taken


def test_B30_the_card_of_A_can_end_it():
    table = with_workers(14, 3, 4)
    assert "scoring" in names(play(table, "0:A 1:B 2:C"))


@pytest.mark.parametrize(("players", "rounds"), [(3, 13), (4, 9), (5, 7)])
def test_B30_a_stage_ends_when_the_stack_cannot_give_everybody_a_card(players, rounds):
    table = karfunkel.new("basari", players, deck=ALL_ONE)
    events = []
    while table.position()["stage"] == 1:
        events += nobody_acts(table)
    assert [event["round"] for event in told(events, "round") if event["stage"] == 1] == list(range(2, rounds + 1))
    assert told(events, "stage-scored") == [{"stage": 1}]
    assert told(events, "workers-scored") == []


def test_B30_a_card_taken_by_A_can_be_the_one_that_is_missing():
    table = situation(3, deck=ALL_ONE, round=12)
    assert len(table.view()["unseen"]) == 3
    nobody_acts(table)
    assert table.position()["round"] == 13
    table = situation(3, deck=ALL_ONE, round=12)
    assert "scoring" in names(play(table, "0:A 1:B 2:C"))


def test_B30_A_can_take_the_very_last_card():
    table = situation(3, deck=ALL_ONE, round=12, earlier=[ONE_WORKER] * 35)
    assert table.view()["unseen"] == [ONE_WORKER]
    events = play(table, "0:A 1:B 2:C")
    assert told(events, "more-workers") == [{"seat": 0, "card": ONE_WORKER, "workers": 14}]
    assert told(events, "stack-empty") == []


def test_B30_A_with_an_empty_stack_gives_nothing():
    table = situation(3, deck=ALL_ONE, round=13, gems=["-", "-", "-"])
    assert table.view()["unseen"] == []
    events = play(table, "0:A 1:B 2:C")
    assert told(events, "stack-empty") == [{"seat": 0}]
    assert told(events, "more-workers") == []
    assert told(events, "scoring") == [{"stage": 1}]
    assert told(events, "workers-scored") == []  # 13 each
    assert table.scores == (0, 7, 8)


def test_B30_A_with_an_empty_stack_is_negotiated_all_the_same():
    table = situation(3, deck=ALL_ONE, round=13, gems=["2r", "1r", "-"], chosen=["A", "A", "B"])
    events = play(table, "0:1r 1:accept")
    assert told(events, "accepted") == [{"seat": 1, "of": 0}]
    assert told(events, "stack-empty") == [{"seat": 0}]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_B30_the_house_deck_never_runs_out(players):
    """If nobody has more than 14, the cards left show enough workers for another deal and one A."""
    workers = sum(int(card[-1]) for card in all_cards(new_game(players)).elements())
    assert workers - 14 * players > 4 * players


# ---- the scoring


@pytest.mark.parametrize(("colour", "amount"), [("r", 14), ("y", 12), ("g", 10), ("b", 8)])
def test_B31_most_of_a_colour_alone_brings_its_amount(colour, amount):
    table = scored([f"3{colour}", f"4{colour}", f"1{colour}"])
    assert table.scores == (0, amount, 0)
    assert gems(table) == [f"3{colour}", f"2{colour}", f"1{colour}"]


@pytest.mark.parametrize(("held", "kept"), [("1r", "-"), ("2r", "1r"), ("3r", "1r"), ("7r", "3r")])
def test_B31_alone_half_of_them_is_given_back_rounded_up(held, kept):
    assert gems(scored([held, "-", "-"])) == [kept, "-", "-"]


@pytest.mark.parametrize(
    ("held", "scores", "kept"),
    [
        (["3r", "3r", "2r"], (7, 7, 0), ["1r", "1r", "2r"]),
        (["7r", "7r", "7r"], (4, 4, 4), ["5r"] * 3),
        (["3r"] * 5, (2, 2, 2, 2, 2), ["1r"] * 5),
        (["1b", "1b", "-"], (4, 4, 0), ["-"] * 3),
        (["3b"] * 5, (1, 1, 1, 1, 1), ["1b"] * 5),
    ],
)
def test_B31_several_share_it_rounded_down_and_give_back_two(held, scores, kept):
    table = scored(held)
    assert table.scores == scores
    assert gems(table) == kept


def test_B31_nobody_scores_a_colour_that_nobody_owns():
    table = scored(["-", "1y", "-"])
    assert table.scores == (0, 12, 0)
    assert [event["colour"] for event in told(table.events(), "scored")] == ["y"]


def test_B31_two_with_15_workers_or_more_get_12_each():
    table = with_workers(15, 16, 4, gems=["-", "-", "-"])
    events = nobody_acts(table)
    assert table.scores == (12, 12, 0)
    assert told(events, "workers-scored") == [{"seat": 0, "workers": 15}, {"seat": 1, "workers": 16}]


@pytest.mark.parametrize(
    ("workers", "scores"),
    [
        ((15, 14, 4), (12, 0, 0)),
        ((4, 4, 18), (0, 0, 12)),
        ((13, 13, 13), (0, 0, 0)),  # the stack has run out
        ((12, 12, 15), (0, 0, 12)),
    ],
)
def test_B31_workers_pay_only_from_15_on_and_more_do_not_pay_more(workers, scores):
    table = with_workers(*workers, gems=["-", "-", "-"])
    nobody_acts(table)
    assert table.scores == scores


def test_B31_all_of_five_can_get_12():
    table = dealt(*["bb7w4"] * 5, top="bb7w4", gems=["-"] * 5)
    for _ in range(4):
        assert table.scores == (0,) * 5
        nobody_acts(table)
    assert table.scores == (12,) * 5


def test_B31_the_colours_come_first_then_the_workers():
    table = with_workers(16, 16, 3, gems=["2r1b", "1r", "1b"], points=[1, 2, 3])
    events = nobody_acts(table)
    assert [(event["seat"], event["points"], event["for"]) for event in told(events, "earned")] == [
        (0, 14, "majority-r"),
        (0, 4, "majority-b"),
        (2, 4, "majority-b"),
        (0, 12, "workers"),
        (1, 12, "workers"),
    ]
    assert table.scores == (1 + 14 + 4 + 12, 2 + 12, 3 + 4)


# ---- the next stage


@pytest.mark.parametrize("stage", [1, 2])
def test_B32_all_cards_are_collected_and_shuffled(stage):
    table = with_workers(15, 6, 6, stage=stage)
    nobody_acts(table)
    view = table.view()
    assert (view["stage"], view["round"]) == (stage + 1, 1)
    assert (view["earlier"], len(view["unseen"])) == ([], 39 - 3)
    assert view["workers"] == [1, 1, 1]


def test_B32_gems_and_points_stay():
    table = with_workers(15, 3, 3, gems=["2r5y", "1r4y3g", "3g"], points=[10, 20, 30])
    nobody_acts(table)
    assert gems(table) == ["1r2y", "1r4y1g", "1g"]
    assert supply(table) == "20r16y20g22b"
    assert table.scores == (10 + 14 + 12 + 12, 20 + 5, 30 + 5)


# ---- the end


def test_B32_the_game_ends_after_the_third_scoring():
    table = with_workers(15, 3, 3, stage=3, gems=["-", "1b", "-"], points=[10, 13, 5])
    assert (table.over, table.winners) == (False, ())
    assert names(nobody_acts(table))[-2:] == ["stage-scored", "over"]
    assert (table.over, table.to_act) == (True, ())
    assert table.scores == (22, 21, 5)
    assert table.winners == (0,)
    with pytest.raises(karfunkel.IllegalMove, match="over"):
        table.play(0, "A")


@pytest.mark.parametrize(("points", "winner"), [([5, 9, 7], 1), ([8, 7, 7], 0), ([0, 0, 1], 2)])
def test_B32_most_points_win(points, winner):
    assert situation(3, over=True, points=points, gems=["1r", "1r", "1r"]).winners == (winner,)


@pytest.mark.parametrize("held", [["-", "5r", "9b"], ["3r", "2r", "1r"], ["1r", "1r", "1r"]])
def test_B32_a_tie_is_a_shared_win_whatever_the_gems(held):
    assert situation(3, over=True, points=[20, 20, 19], gems=held).winners == (0, 1)
    assert situation(3, over=True, points=[20, 20, 20], gems=held).winners == (0, 1, 2)


def test_B32_the_same_end_in_edelstein_has_one_winner():
    fields = {"players": 3, "over": True, "gems": ["3r", "2r", "1r"]}
    assert karfunkel.from_position({"game": "edelstein", "money": [20, 20, 19], **fields}).winners == (0,)
    assert karfunkel.from_position({"game": "basari", "points": [20, 20, 19], **fields}).winners == (0, 1)


def test_B32_a_tie_that_comes_from_the_last_scoring():
    table = with_workers(15, 3, 3, stage=3, gems=["-", "1b", "-"], points=[0, 4, 0])
    nobody_acts(table)
    assert table.scores == (12, 12, 0)
    assert table.winners == (0, 1)
