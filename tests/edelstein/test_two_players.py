"""[E60]-[E64] Two players."""

from collections import Counter

import pytest

import karfunkel

from .situations import (
    decision,
    gem_cards,
    gems,
    names,
    new_game,
    nobody_acts,
    only_face_down,
    play,
    scored,
    situation,
    supply,
    told,
)

ALL = "3r3y3g3b"


def turn(**fields):
    """A turn of seat 0, whose card is rrb5."""
    return situation(2, **{"cards": ["rrb5", None], "event": "certificate", **fields})


# ---- the stages


def test_E60_ten_turns_a_stage():
    table = new_game(2)
    events = [event for _ in range(30) for event in nobody_acts(table)]
    begun = [(1, 1)] + [(event["stage"], event["round"]) for event in told(events, "round")]
    assert begun == [(stage, number) for stage in (1, 2, 3) for number in range(1, 11)]
    assert table.over


def test_E60_the_gem_cards_are_not_reshuffled():
    table = new_game(2)
    dealt = [card for card in table.position()["cards"] if card]
    for _ in range(30):
        dealt += [event["card"] for event in told(nobody_acts(table), "dealt")]
    assert Counter(dealt) == gem_cards(new_game(5))


def test_E60_the_next_stage_uses_the_next_ten():
    table = situation(2, stage=1, round=10)
    before = table.view()
    nobody_acts(table)
    after = table.view()
    assert (after["stage"], after["round"]) == (2, 1)
    assert len(after["discarded"]) == 10
    assert len(after["unseen"]) == 19
    assert not Counter(after["unseen"]) - Counter(before["unseen"])


def test_E60_none_are_put_aside():
    assert new_game(2).view()["aside"] is None
    assert len(new_game(2).view()["unseen"]) == 29


# ---- a turn


def test_E61_players_take_turns_as_the_active_player():
    table = situation(2)
    active = []
    for _ in range(6):
        active += table.to_act
        nobody_acts(table)
    assert active == [0, 1, 0, 1, 0, 1]


def test_E61_the_active_player_turns_a_gem_card_and_an_event_card():
    table = situation(2, event="halve")
    events = nobody_acts(table)
    position = table.position()
    assert names(events)[-3:] == ["round", "dealt", "turned"]
    assert told(events, "dealt") == [{"seat": 1, "card": position["cards"][1]}]
    assert position["cards"][0] is None
    assert position["events_up"] == ["halve"]


def test_E61_the_active_player_chooses_secretly_money_event_or_gems():
    table = turn()
    assert table.to_act == (0,)
    assert table.moves(0) == ("money", "event", "gems")
    play(table, "0:gems")
    assert table.view(1)["chosen"] == ["hidden", None]
    assert table.events(1) == ({"event": "chose", "seat": 0},)


# ---- the guesses


def test_E62_the_guesser_lays_one_of_three_action_cards():
    table = turn()
    play(table, "0:gems")
    assert table.to_act == (1,)
    assert decision(table) == "guess"
    assert table.moves(1) == ("money", "event", "gems")


@pytest.mark.parametrize("action", ["money", "event", "gems"])
def test_E62_guessed_at_once_the_action_is_void(action):
    table = turn()
    events = play(table, f"0:{action} 1:{action}")
    assert told(events, "void") == [{"action": action}]
    assert gems(table) == [ALL, ALL]
    assert table.scores == (0, 0)
    assert table.position()["kept"] == [[], []]
    assert table.position()["round"] == 2


@pytest.mark.parametrize(
    ("chosen", "first", "left"),
    [
        ("money", "event", ("money", "gems")),
        ("gems", "money", ("event", "gems")),
        ("event", "gems", ("money", "event")),
    ],
)
def test_E62_if_not_the_guesser_lays_one_of_the_two_others(chosen, first, left):
    table = turn()
    events = play(table, f"0:{chosen} 1:{first}")
    assert told(events, "guessed") == [{"seat": 1, "action": first, "right": False}]
    assert "shown" not in names(events)
    assert table.to_act == (1,)
    assert decision(table) == "guess-again"
    assert table.moves(1) == left
    with pytest.raises(karfunkel.IllegalMove):
        play(table, f"1:{first}")


@pytest.mark.parametrize("action", ["money", "event", "gems"])
def test_E62_guessed_the_second_time_they_trade(action):
    wrong = {"money": "event", "event": "gems", "gems": "money"}[action]
    table = turn(gems=["3r", "2r"])
    events = play(table, f"0:{action} 1:{wrong} 1:{action}")
    assert told(events, "trade") == [{"action": action, "first": 1, "second": 0}]
    assert decision(table) == "open-trade"
    assert table.to_act == (1,)


@pytest.mark.parametrize(
    ("answer", "doer", "held", "scores"),
    [("1:1r 0:accept", 1, ["4r", "1r"], (0, 5)), ("1:1r 0:2r 1:accept", 0, ["1r", "4r"], (5, 0))],
)
def test_E62_the_winner_takes_the_money_of_the_active_players_card(answer, doer, held, scores):
    table = turn(gems=["3r", "2r"])
    events = play(table, f"0:money 1:event 1:money {answer}")
    assert told(events, "does") == [{"seat": doer, "action": "money"}]
    assert gems(table) == held
    assert table.scores == scores


def test_E62_the_guesser_who_wins_takes_the_gems_of_the_active_players_card():
    table = turn(gems=["3r", "2r"])
    play(table, "0:gems 1:event 1:gems 1:1r 0:accept")
    assert gems(table) == ["4r", "3r1b"]


def test_E62_the_guesser_who_wins_does_the_event():
    table = turn(gems=["3r", "2r"])
    play(table, "0:event 1:money 1:event 1:1r 0:accept")
    assert table.to_act == (1,)
    play(table, "1:open")
    assert table.position()["kept"] == [[], ["certificate"]]


def test_E62_if_nobody_offers_nobody_does_the_action():
    table = turn(gems=["3r", "2r"])
    play(table, "0:money 1:event 1:money 1:decline 0:decline")
    assert table.scores == (0, 0)
    assert table.position()["round"] == 2


@pytest.mark.parametrize(
    ("moves", "held", "scores"),
    [("0:money 1:event 1:gems", [ALL, ALL], (5, 0)), ("0:gems 1:event 1:money", ["5r3y3g4b", ALL], (0, 0))],
)
def test_E62_never_guessed_the_active_player_acts_freely(moves, held, scores):
    table = turn()
    play(table, moves)
    assert gems(table) == held
    assert table.scores == scores
    assert table.position()["round"] == 2


def test_E62_never_guessed_the_active_player_does_the_event():
    table = turn(**only_face_down("swap", "swap", event="per-r"))
    play(table, "0:event 1:gems 1:money")
    assert table.to_act == (0,)
    assert table.moves(0) == ("open", "hidden")
    play(table, "0:hidden 0:r>1b")
    assert gems(table) == ["2r3y3g4b", "4r3y3g2b"]


@pytest.mark.parametrize("guesses", ["1:gems", "1:money 1:gems", "1:money 1:event"])
def test_E62_in_every_case_the_choice_is_shown_now(guesses):
    table = turn()
    events = play(table, f"0:gems {guesses}")
    assert told(events, "shown") == [{"seat": 0, "action": "gems"}]


# ---- who begins


def begins(held, money, beginner=0):
    """Who is active first in the second stage."""
    table = scored(held, stage=1, money=money, beginner=beginner)
    assert table.position()["round"] == 1
    assert table.view()["active"] == table.to_act[0] == table.position()["beginner"]
    return table.to_act[0]


def test_E63_then_the_other_becomes_active():
    table = turn()
    play(table, "0:gems 1:gems")
    assert table.to_act == (1,)
    assert table.view()["active"] == 1


def test_E63_seat_0_begins_the_first_stage():
    assert new_game(2).to_act == (0,)


@pytest.mark.parametrize("beginner", [0, 1])
def test_E63_more_money_begins_a_later_stage(beginner):
    assert begins([ALL, ALL], [1, 0], beginner) == 0
    assert begins([ALL, ALL], [0, 1], beginner) == 1


def test_E63_the_money_after_the_scoring_counts():
    assert begins(["2r", "1r"], [0, 13]) == 0
    assert begins(["2r", "1r"], [0, 15]) == 1


@pytest.mark.parametrize("beginner", [0, 1])
def test_E63_then_more_gems(beginner):
    # blue: seat 0 alone gets 8 and keeps 2 of 5, seat 1 keeps 3
    assert begins(["5b", "3b"], [0, 8], beginner) == 1
    assert begins(["3b", "5b"], [8, 0], beginner) == 0


@pytest.mark.parametrize("beginner", [0, 1])
@pytest.mark.parametrize(("higher", "lower", "extra"), [("r", "y", 2), ("y", "g", 2), ("g", "b", 2)])
def test_E63_then_more_red_yellow_green_blue(higher, lower, extra, beginner):
    # seat 0 keeps 2 of 5 and 3 of 3, seat 1 keeps 3 of 3 and 2 of 5
    held = [f"5{higher}3{lower}", f"3{higher}5{lower}"]
    assert begins(held, [0, extra], beginner) == 1
    assert begins(held[::-1], [extra, 0], beginner) == 0


@pytest.mark.parametrize("beginner", [0, 1])
def test_E63_then_who_did_not_begin_the_stage_before(beginner):
    assert begins([ALL, ALL], [4, 4], beginner) == 1 - beginner


# ---- the rest


def test_E64_the_supply_has_16_gems_of_each_colour():
    table = new_game(2)
    assert gems(table) == [ALL, ALL]
    assert supply(table) == "16r16y16g16b"
    assert table.scores == (0, 0)


def test_E64_the_scoring_is_that_of_the_larger_game():
    table = scored(["3r3y", "2r3y"], kept=[["major-r", "certificate"], ["per-y"]])
    assert table.scores == (14 + 8 + 6 + 10, 6 + 3)
    assert gems(table) == ["1r1y", "2r1y"]


def test_E64_the_supply_is_filled_up_before_the_next_stage():
    table = scored(["11r", "11r"], stage=1)
    assert gems(table) == ["8r", "8r"]
    assert supply(table) == "6r22y22g22b"


def test_E64_the_end_is_that_of_the_larger_game():
    table = scored(["6r", "5r"], money=[0, 14])
    assert table.over
    assert table.scores == (14, 14)
    assert table.winners == (1,)
    assert scored([ALL, ALL]).winners == (0, 1)
