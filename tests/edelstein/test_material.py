"""[E1]-[E4] The material."""

from collections import Counter

import pytest

import karfunkel

from .situations import (
    EVENT_CARDS,
    INSTANT_CARDS,
    SCORING_CARDS,
    event_chosen,
    gem_cards,
    gems,
    has_taken,
    new_game,
    play,
    situation,
    trade,
)

HOUSE_DECK = """
bb7 gb7 gg7 yb7 yg7 rb7 yy7 rg6 gbb6 ry6 ggb6 ybb6 rr6 rbb6 ygg6 yyb5 yyg5 rgg5 ggbb5 rrb5 ryy5 rrg5 yybb5 rry4 yygg4
rygb4 rygb4 rrbb4 rrgg4 rryy4
"""


@pytest.mark.parametrize(
    ("offer", "raises"), [("1r", set()), ("1y", {"1r"}), ("1g", {"1r", "1y"}), ("1b", {"1r", "1y", "1g"})]
)
def test_E1_the_colours_rank_red_yellow_green_blue(offer, raises):
    table = trade("1r1y1g1b", "1r1y1g1b")
    play(table, f"0:{offer}")
    assert {move for move in table.moves(1) if len(move) == 2} == raises


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E1_there_are_22_gems_of_each_colour(players):
    position = new_game(players).position()
    assert [sum(colour) for colour in zip(position["supply"], *position["gems"], strict=True)] == [22, 22, 22, 22]


def test_E1_a_23rd_red_gem_cannot_be():
    assert gems(situation(3, gems=["20r", "1r", "1r"])) == ["20r", "1r", "1r"]
    with pytest.raises(karfunkel.InvalidPosition):
        situation(3, gems=["20r", "1r", "2r"])


def test_E2_the_house_deck_has_these_30_gem_cards():
    assert gem_cards(new_game(5)) == Counter(HOUSE_DECK.split())
    assert sum(gem_cards(new_game(5)).values()) == 30


def test_E2_the_house_deck_shows_22_gems_of_each_colour():
    shown = "".join(gem_cards(new_game(5)).elements())
    assert [shown.count(colour) for colour in "rygb"] == [22, 22, 22, 22]


def test_E2_an_owner_can_enter_the_printed_cards():
    table = situation(3, deck=["rry 5"] * 30, event="certificate")
    play(table, "0:money 1:gems 2:event 2:open")
    assert table.scores == (5, 0, 0)
    assert gems(table) == ["3r3y3g3b", "5r4y3g3b", "3r3y3g3b"]
    assert table.position()["cards"] == ["rry5"] * 3


@pytest.mark.parametrize("card", ["r 5", "rrygb 5", "rr 3", "rr 8", "rx 5", "rr", "5"])
def test_E2_a_card_shows_2_to_4_gems_and_4_to_7_money(card):
    with pytest.raises(karfunkel.Error, match=card):
        karfunkel.new("edelstein", 3, deck=["rr 5"] * 29 + [card])


@pytest.mark.parametrize("number", [29, 31])
def test_E2_a_deck_has_30_cards(number):
    with pytest.raises(karfunkel.Error, match=str(number)):
        karfunkel.new("edelstein", 3, deck=["rr 5"] * number)


def test_E3_there_are_39_event_cards():
    view = new_game(4).view()
    assert Counter([view["event"], *view["events_down"]]) == EVENT_CARDS
    assert EVENT_CARDS.total() == 39


@pytest.mark.parametrize("card", SCORING_CARDS)
def test_E3_a_scoring_card_is_kept_openly(card):
    table = has_taken(card, ["3r3y3g3b"] * 3)
    assert table.position()["kept"] == [[card], [], []]
    assert table.view(1)["kept"] == [[card], [], []]
    assert table.position()["round"] == 2


@pytest.mark.parametrize("card", INSTANT_CARDS)
def test_E3_an_instant_card_is_used_at_once_or_forgone(card):
    table = has_taken(card, ["3r3y3g3b"] * 3)
    assert table.to_act == (0,)
    assert table.moves(0)[-1] == "forgo"
    assert len(table.moves(0)) > 1
    play(table, "0:forgo")
    assert table.position()["kept"] == [[], [], []]
    assert gems(table) == ["3r3y3g3b"] * 3


def test_E3_an_instant_card_cannot_be_kept():
    with pytest.raises(karfunkel.InvalidPosition):
        event_chosen(["-"] * 3, kept=[["swap"], [], []])


def test_E4_the_bank_never_runs_dry():
    printed_money = 25 * 1 + 20 * 5 + 15 * 20
    table = situation(3, money=[printed_money, 0, 0], cards=["rr6", "bb7", "rry4"])
    play(table, "0:event 1:money 2:gems")
    assert table.scores == (425, 7, 0)


def test_E4_money_is_whole():
    with pytest.raises(karfunkel.InvalidPosition):
        situation(3, money=[0.5, 0, 0])
