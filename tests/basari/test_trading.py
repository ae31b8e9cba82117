"""[B20]-[B22] Negotiations, and the examples of them."""

from itertools import product

import pytest

import karfunkel

from .situations import as_text, dealt, decision, gems, names, negotiation, play, supply, told, with_workers

ALL = "3r3y3g3b"
MAX, HANNA = 0, 1

# ---- how it goes


def test_B20_they_bid_in_turns_until_one_accepts():
    table = negotiation("4r", "3r")
    for seat, move in [(0, "1r"), (1, "2r"), (0, "3r"), (1, "accept")]:
        assert table.to_act == (seat,)
        assert table.scores == (0, 0, 0)
        play(table, f"{seat}:{move}")
    assert gems(table)[:2] == ["1r", "6r"]
    assert table.scores == (6, 0, 0)


def test_B20_who_accepts_takes_the_gems_and_the_other_does_the_action():
    table = negotiation("3r", "2r")
    events = play(table, "0:1r 1:2r 0:accept")
    assert gems(table)[:2] == ["5r", "-"]
    assert table.scores == (0, 7, 0)
    assert told(events, "accepted") == [{"seat": 0, "of": 1}]
    assert told(events, "does")[0] == {"seat": 1, "action": "B"}


def test_B20_a_bid_that_is_outbid_is_not_paid():
    table = negotiation("4b", "3b")
    play(table, "0:2b 1:3b 0:accept")
    assert gems(table)[:2] == ["7b", "-"]


def test_B20_gems_change_hands_without_the_supply():
    table = negotiation("3r", "2r")
    play(table, "0:2r 1:accept")
    assert supply(table) == "17r22y20g22b"  # seat 2 took its two green gems


def test_B20_for_A_the_winner_gets_the_card():
    table = negotiation("3r", "2r", "A", top="yy7w4")
    events = play(table, "0:1r 1:2r 0:accept")
    assert told(events, "more-workers") == [{"seat": 1, "card": "yy7w4", "workers": 6}]
    assert gems(table)[:2] == ["5r", "-"]


def test_B20_for_C_the_winner_gets_the_gems_of_its_own_card():
    table = negotiation("3r", "2r", "C")
    play(table, "0:1r 1:2r 0:accept")
    assert gems(table)[:2] == ["5r", "2b"]


# ---- raising

ONE_GEM = ["1b", "1g", "1y", "1r"]
TWO_GEMS = ["2b", "1g1b", "2g", "1y1b", "1y1g", "2y", "1r1b", "1r1g", "1r1y", "2r"]
SOME_LARGER = ["3b", "2g1b", "1y2b", "1r2b", "1r1y1g", "2r1b", "3r", "1g3b", "1r3b"]
ASCENDING = [*ONE_GEM, *TWO_GEMS, *SOME_LARGER]


@pytest.mark.parametrize("number", range(len(ASCENDING)))
def test_B20_a_bid_is_raised_by_more_gems_or_higher_ones(number):
    table = negotiation(ALL, ALL, offer=ASCENDING[number], offered_by=0)
    assert [offer for offer in ASCENDING if offer in table.moves(1)] == ASCENDING[number + 1 :]


@pytest.mark.parametrize("offer", [(1, 0, 0, 0), (0, 2, 0, 1), (1, 1, 1, 0), (2, 0, 0, 2)])
@pytest.mark.parametrize("held", [(2, 2, 2, 2), (3, 0, 1, 2), (0, 4, 0, 1)])
def test_B20_never_fewer_gems_and_never_lower_ones(offer, held):
    table = negotiation(ALL, as_text(held), offer=offer, offered_by=0)
    offers = product(*(range(number + 1) for number in held))
    higher = {as_text(bid) for bid in offers if (sum(bid), bid) > (sum(offer), offer)}
    assert set(table.moves(1)) == higher | {"accept"}


def test_B20_nobody_is_bound_by_an_own_earlier_bid():
    table = negotiation("1r3b", "2r", offer="2r", offered_by=1)
    assert set(table.moves(0)) == {"3b", "1r2b", "1r3b", "accept"}


def test_B20_who_cannot_raise_must_accept_and_is_asked():
    table = negotiation("1r", "-")
    play(table, "0:1r")
    assert table.to_act == (1,)
    assert table.moves(1) == ("accept",)
    assert table.scores == (0, 0, 0)


def test_B20_only_ones_own_gems_can_be_bid():
    table = negotiation("1r", "-")
    for not_own in ("2r", "1y", "1r1b"):
        with pytest.raises(karfunkel.IllegalMove):
            play(table, f"0:{not_own}")


@pytest.mark.parametrize("thing", ["5", "1p", "rr6w2", "0r", "b1"])
def test_B20_only_gems_can_be_bid(thing):
    table = negotiation(ALL, ALL, points=[20, 20, 20])
    with pytest.raises(karfunkel.InvalidMove):
        table.play(table.to_act[0], thing)


# ---- who begins


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("3r", "2r9y9g9b"),
        ("3r3y", "3r2y9g9b"),
        ("3r3y3g", "3r3y2g9b"),
        ("3r3y3g3b", "3r3y3g2b"),
    ],
)
def test_B21_more_red_gems_begin_then_yellow_green_blue(first, second):
    assert negotiation(first, second).to_act == (0,)
    assert negotiation(second, first).to_act == (1,)


@pytest.mark.parametrize(
    ("first", "second"), [("3r", "2r9y9g9b"), ("3r3y", "3r2y9g9b"), ("3r3y3g3b", "3r3y3g2b"), ("1b", "-")]
)
def test_B21_it_is_the_other_way_round_than_in_edelstein(first, second):
    fields = {"players": 3, "gems": [first, second, "-"]}
    edelstein = {"game": "edelstein", "chosen": ["money", "money", "gems"], **fields}
    basari = {"game": "basari", "chosen": ["B", "B", "C"], **fields}
    assert karfunkel.from_position(edelstein).to_act == (1,)
    assert karfunkel.from_position(basari).to_act == (0,)


def test_B21_with_equal_gems_more_points_begin():
    assert negotiation(ALL, ALL, points=[5, 4, 0]).to_act == (0,)
    assert negotiation(ALL, ALL, points=[4, 5, 0]).to_act == (1,)


def test_B21_points_come_before_workers():
    assert with_workers(9, 3, 3, points=[0, 1, 0], chosen=["B", "B", "C"]).to_act == (1,)


def test_B21_with_equal_points_too_more_workers_begin():
    assert with_workers(3, 2, 4, chosen=["B", "B", "C"]).to_act == (0,)
    assert with_workers(2, 3, 4, chosen=["B", "B", "C"]).to_act == (1,)


def test_B21_with_all_equal_the_older_begins():
    table = dealt("rr6w2", "bb7w2", "gg5w2", "yy7w2", chosen=["C", "B", "C", "B"])
    assert table.to_act == (3,)
    play(table, "3:1b 1:accept")
    assert table.to_act == (2,)


def test_B21_workers_that_A_brought_this_round_count():
    table = dealt("rr6w1", "bb7w2", "gg5w1", "yy7w2", top="ry4w4", chosen=["A", "A", "B", "B"])
    play(table, "1:1b 0:accept")
    assert table.to_act == (3,)
    assert told(table.events(), "trade") == [{"action": "B", "first": 3, "second": 2}]


# ---- the first bid


def test_B22_the_first_bid_is_any_own_gems_and_at_least_one():
    table = negotiation("1r1b", "1r")
    assert decision(table) == "open-trade"
    assert set(table.moves(0)) == {"1r", "1b", "1r1b"}


@pytest.mark.parametrize("refusal", ["decline", "accept", "-", ""])
def test_B22_the_first_bid_is_compulsory(refusal):
    table = negotiation("1r1b", "1r")
    with pytest.raises(karfunkel.Error):
        table.play(0, refusal)
    assert table.to_act == (0,)


def test_B22_nor_can_an_answer_be_declined():
    table = negotiation("1r1b", "1r")
    play(table, "0:1b")
    with pytest.raises(karfunkel.Error):
        play(table, "1:decline")


@pytest.mark.parametrize(
    ("action", "workers", "scores", "held"),
    [("A", [6, 2, 2], (0, 0, 0), "-"), ("B", [2, 2, 2], (6, 0, 0), "-"), ("C", [2, 2, 2], (0, 0, 5), "2r")],
)
def test_B22_if_the_first_has_no_gem_the_other_does_the_action_for_nothing(action, workers, scores, held):
    other = "B" if action == "C" else "C"
    table = dealt("rr6w2", "bb7w2", "gg5w2", top="yy7w4", gems=["-", "-", "-"])
    play(table, f"0:{action} 1:{action}")
    events = play(table, f"2:{other}")
    assert told(events, "trade") == [{"action": action, "first": 1, "second": 0}]  # seat 1 is the older
    assert told(events, "for-nothing") == [{"seat": 0, "action": action}]
    assert "offered" not in names(events)
    after_the_deal = [n - 4 for n in table.position()["workers"]]
    assert (after_the_deal, table.scores, gems(table)[:2]) == (workers, scores, [held, "-"])


def test_B22_who_is_first_without_gems_follows_from_points():
    table = negotiation("-", "-", points=[9, 4, 0])
    assert table.scores == (9, 4 + 7, 0)


def test_B22_if_only_the_other_has_no_gem_it_still_takes_a_bid():
    table = negotiation("-", "1b")
    assert table.to_act == (1,)
    play(table, "1:1b 0:accept")
    assert gems(table)[:2] == ["1b", "-"]
    assert table.scores == (0, 7, 0)


# ---- the rulebook's examples


def test_B41_one_red_and_three_blue_outrank_four_yellow():
    assert "1r3b" in negotiation("4y", "1r3b", offer="4y", offered_by=0).moves(1)
    assert "4y" not in negotiation("1r3b", "4y", offer="1r3b", offered_by=0).moves(1)


def test_B41_max_opens_with_a_yellow_gem_and_ends_up_with_hannas_three_blue():
    table = negotiation("4r3y3g3b", "3r3y3g3b")
    play(table, "0:1y 1:1r 0:2b 1:3b 0:accept")
    assert gems(table)[MAX] == "4r3y3g6b"
    assert gems(table)[HANNA] == "3r3y3g"
    assert table.scores == (0, 7, 0)  # Hanna does the action
