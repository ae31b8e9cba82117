"""[E30]-[E34] Trading."""

from itertools import product

import pytest

import karfunkel

from .situations import as_text, decision, gems, names, play, situation, supply, told, trade

ALL = "3r3y3g3b"
MIRIAM, PETER = 0, 1


def test_E30_the_trade_of_miriam_and_peter():
    table = trade("3r3y3g3b", "3r3y4g3b")
    assert table.to_act == (MIRIAM,)
    play(table, "0:1r 1:2b 0:1y1g 1:1r1b 0:3g 1:1r2b")
    assert table.scores == (0, 0, 0)
    play(table, "0:accept")
    assert gems(table)[:2] == ["4r3y3g5b", "2r3y4g1b"]
    assert table.scores == (0, 7, 0)  # Peter's card is bb7, Miriam's rr6


def test_E30_they_offer_in_turns_until_one_accepts():
    table = trade("3r", "4r")
    for seat, offer in [(0, "1r"), (1, "2r"), (0, "3r"), (1, "4r")]:
        assert table.to_act == (seat,)
        play(table, f"{seat}:{offer}")
    assert table.to_act == (0,)
    play(table, "0:accept")
    assert gems(table)[:2] == ["7r", "-"]
    assert table.scores == (0, 7, 0)


def test_E30_who_offered_the_gems_does_the_action():
    table = trade("3r", "4r")
    events = play(table, "0:1r 1:accept")
    assert gems(table)[:2] == ["2r", "5r"]
    assert table.scores == (6, 0, 0)
    assert told(events, "accepted") == [{"seat": 1, "of": 0}]
    assert told(events, "does")[0] == {"seat": 0, "action": "money"}


def test_E30_an_offer_that_is_outbid_is_not_paid():
    table = trade("3r", "4b")
    assert table.to_act == (1,)
    play(table, "1:2b 0:3r 1:accept")
    assert gems(table)[:2] == ["-", "3r4b"]
    assert table.scores == (6, 0, 0)


def test_E30_gems_change_hands_without_the_supply():
    table = trade("3r", "4r")
    play(table, "0:2r 1:accept")
    assert supply(table) == "15r22y20g22b"  # seat 2 took its two green gems


@pytest.mark.parametrize("action", ["event", "gems"])
def test_E30_the_winner_does_event_or_gems_too(action):
    other = {"event": "gems", "gems": "money"}[action]
    fields = {"gems": ["3r", "4r", "-"], "cards": ["bb7", "gg7", "yy7"], "event": "certificate"}
    table = situation(3, chosen=[action, action, other], **fields)
    play(table, "0:1r 1:accept" + (" 0:open" if action == "event" else ""))
    assert gems(table)[:2] == (["2r", "5r"] if action == "event" else ["2r2b", "5r"])
    assert table.position()["kept"][0] == (["certificate"] if action == "event" else [])


# ---- who begins


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("2r9y9g9b", "3r"),
        ("3r2y9g9b", "3r3y"),
        ("3r3y2g9b", "3r3y3g"),
        ("3r3y3g2b", "3r3y3g3b"),
    ],
)
def test_E31_fewer_red_gems_begin_then_yellow_green_blue(first, second):
    assert trade(first, second).to_act == (0,)
    assert trade(second, first).to_act == (1,)


def test_E31_with_equal_gems_less_money_begins():
    assert trade(ALL, ALL, money=[5, 4, 0]).to_act == (1,)
    assert trade(ALL, ALL, money=[4, 5, 0]).to_act == (0,)


def test_E31_with_equal_money_too_the_younger_begins():
    table = situation(4, chosen=["gems", "money", "gems", "money"], money=[1, 5, 1, 5])
    assert table.to_act == (1,)
    play(table, "1:decline 3:decline")
    assert table.to_act == (0,)


# ---- opening and declining


def test_E32_the_first_may_offer_any_own_gems_or_decline():
    table = trade("1r1b", "2r")
    assert decision(table) == "open-trade"
    assert set(table.moves(0)) == {"1r", "1b", "1r1b", "decline"}


def test_E32_without_a_gem_the_first_must_decline():
    table = trade("-", "2r")
    assert table.to_act == (0,)
    assert table.moves(0) == ("decline",)


def test_E32_then_the_other_may_offer_exactly_one_gem():
    table = trade("1r", "2r1g")
    play(table, "0:decline")
    assert table.to_act == (1,)
    assert set(table.moves(1)) == {"1r", "1g", "decline"}
    for impossible in ("2r", "1r1g", "1b"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"1:{impossible}")


def test_E32_which_must_be_accepted_and_ends_the_trade():
    table = trade("1r", "2r1g")
    events = play(table, "0:decline 1:1g")
    assert gems(table)[:2] == ["1r1g", "2r"]
    assert table.scores == (0, 7, 0)
    assert told(events, "accepted") == [{"seat": 0, "of": 1}]
    assert table.position()["round"] == 2


def test_E32_if_the_other_offers_nothing_either_nobody_does_the_action():
    table = trade("1r", "2r1g")
    events = play(table, "0:decline 1:decline")
    assert table.scores == (0, 0, 0)
    assert gems(table)[:2] == ["1r", "2r1g"]
    assert told(events, "does") == [{"seat": 2, "action": "gems"}]


def test_E32_without_a_gem_the_other_must_decline():
    table = trade("-", "-")
    play(table, "0:decline")
    assert table.moves(1) == ("decline",)
    assert "round" in names(play(table, "1:decline"))


# ---- raising

ONE_GEM = ["1b", "1g", "1y", "1r"]
TWO_GEMS = ["2b", "1g1b", "2g", "1y1b", "1y1g", "2y", "1r1b", "1r1g", "1r1y", "2r"]
SOME_LARGER = ["3b", "2g1b", "1y2b", "1r2b", "1r1y1g", "2r1b", "3r", "1g3b", "1r3b"]
ASCENDING = [*ONE_GEM, *TWO_GEMS, *SOME_LARGER]


@pytest.mark.parametrize("number", range(len(ASCENDING)))
def test_E33_an_offer_is_raised_by_more_gems_or_higher_ones(number):
    table = trade(ALL, ALL)
    play(table, f"0:{ASCENDING[number]}")
    assert [offer for offer in ASCENDING if offer in table.moves(1)] == ASCENDING[number + 1 :]


@pytest.mark.parametrize(
    ("offer", "held", "raises"),
    [
        ("1r1b", "2r1y1b", {"1r1y", "2r", "2r1y", "1r1y1b", "2r1b", "2r1y1b"}),
        ("1y1g", "1r4b", {"1r1b", "3b", "1r2b", "4b", "1r3b", "1r4b"}),
        ("3b", "1r2b", {"1r2b"}),
        ("2r", "2r1b", {"2r1b"}),
    ],
)
def test_E33_all_raises_of_an_offer(offer, held, raises):
    table = trade(ALL, held, offer=offer, offered_by=0)
    assert table.to_act == (1,)
    assert set(table.moves(1)) == raises | {"accept"}


@pytest.mark.parametrize("offer", [(1, 0, 0, 0), (0, 2, 0, 1), (1, 1, 1, 0), (0, 0, 3, 0), (2, 0, 0, 2)])
@pytest.mark.parametrize("held", [(2, 2, 2, 2), (3, 0, 1, 2), (0, 4, 0, 1)])
def test_E33_never_fewer_gems_and_never_lower_ones(offer, held):
    table = trade(ALL, as_text(held), offer=offer, offered_by=0)
    offers = product(*(range(number + 1) for number in held))
    higher = {as_text(bid) for bid in offers if (sum(bid), bid) > (sum(offer), offer)}
    assert set(table.moves(1)) == higher | {"accept"}


def test_E33_the_same_offer_is_no_raise():
    table = trade(ALL, ALL)
    play(table, "0:1r1b")
    for too_low in ("1r1b", "1y1g", "1r", "2b"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"1:{too_low}")


def test_E33_nobody_is_bound_by_an_own_earlier_offer():
    table = trade("1r3b", "2r")
    play(table, "0:1r 1:2r")
    assert set(table.moves(0)) == {"3b", "1r2b", "1r3b", "accept"}
    play(table, "0:3b 1:accept")
    assert gems(table)[:2] == ["1r", "2r3b"]


def test_E33_who_cannot_raise_must_accept_and_is_asked():
    table = trade("1r", "2r")
    play(table, "0:1r 1:2r")
    assert table.to_act == (0,)
    assert table.moves(0) == ("accept",)
    assert table.scores == (0, 0, 0)


def test_E33_an_answer_cannot_be_declined():
    table = trade(ALL, ALL)
    play(table, "0:1b")
    with pytest.raises(karfunkel.IllegalMove):
        play(table, "1:decline")


# ---- what can be offered


def test_E34_only_ones_own_gems_can_be_offered():
    table = trade("1r", "4r")
    for not_own in ("2r", "1y", "1r1b"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"0:{not_own}")


@pytest.mark.parametrize("thing", ["5", "1m", "certificate", "0r", "b1"])
def test_E34_only_gems_can_be_offered(thing):
    table = trade(ALL, ALL, money=[20, 20, 20], kept=[["certificate"], [], []])
    with pytest.raises(karfunkel.InvalidMove):
        play(table, f"0:{thing}")
