"""[B1]-[B3] The material and the set-up."""

from collections import Counter

import pytest

import karfunkel

from .situations import all_cards, gems, names, negotiation, new_game, nobody_acts, play, situation, supply

HOUSE_DECK = """
bb7w4 gb7w3 gg7w2 yb7w1 yg7w4 rb7w3 bbb7w2 yy7w1 rg7w4 gbb7w3 ry6w2 ggb6w1 ybb6w4 rr6w3 ggg6w2 ygb6w1 rbb6w4 ygg6w3
yyb6w2 rgb6w1 yyg5w4 rgg5w3 ryb5w2 ggbb5w1 yyy5w4 ryg5w3 rrb5w2 ryy5w1 rrg5w4 yybb5w3 rry4w2 rrr4w1 yygg4w4 rygb4w3
rygb4w2 rygb4w1 rrbb4w4 rrgg4w3 rryy4w2
"""


@pytest.mark.parametrize(("players", "left"), [(3, "13r13y13g13b"), (4, "10r10y10g10b"), (5, "7r7y7g7b")])
def test_B1_everybody_begins_with_three_gems_of_each_colour_and_no_points(players, left):
    table = new_game(players)
    assert gems(table) == ["3r3y3g3b"] * players
    assert supply(table) == left
    assert table.scores == (0,) * players


@pytest.mark.parametrize(
    ("offer", "raises"), [("1r", set()), ("1y", {"1r"}), ("1g", {"1r", "1y"}), ("1b", {"1r", "1y", "1g"})]
)
def test_B1_the_colours_rank_red_yellow_green_blue(offer, raises):
    table = negotiation("1r1y1g1b", "1r1y1g1b", offer=offer, offered_by=0)
    assert {move for move in table.moves(1) if len(move) == 2} == raises


def test_B1_a_23rd_gem_of_a_colour_cannot_be():
    assert gems(situation(3, gems=["20b", "1b", "1b"])) == ["20b", "1b", "1b"]
    with pytest.raises(karfunkel.InvalidPosition, match="22 blue gems"):
        situation(3, gems=["20b", "1b", "2b"])


@pytest.mark.parametrize(("players", "cards"), [(3, "ABC"), (4, "ABC"), (5, "ABCD")])
def test_B1_the_action_cards_are_kept_for_the_whole_game(players, cards):
    table = new_game(players)
    for _ in range(3):
        assert {table.moves(seat) for seat in range(players)} == {tuple(cards)}
        nobody_acts(table)


@pytest.mark.parametrize("players", [3, 4])
def test_B1_only_five_players_have_D(players):
    with pytest.raises(karfunkel.IllegalMove, match="five players"):
        new_game(players).play(0, "D")


@pytest.mark.parametrize("players", [2, 6])
def test_B1_the_game_is_for_three_to_five(players):
    with pytest.raises(karfunkel.Error, match="3 to 5 players"):
        new_game(players)


def test_B2_the_house_deck_has_these_39_cards():
    assert all_cards(new_game(3)) == Counter(HOUSE_DECK.split())
    assert all_cards(new_game(5)).total() == 39


def test_B2_the_house_deck_shows_29_gems_of_each_colour_and_99_workers():
    cards = list(all_cards(new_game(3)).elements())
    assert ["".join(cards).count(colour) for colour in "rygb"] == [29, 29, 29, 29]
    assert sum(int(card[-1]) for card in cards) == 99


def test_B2_an_owner_can_enter_the_printed_cards():
    table = karfunkel.new("basari", 3, deck=["rry 5 2"] * 39)
    assert table.position()["cards"] == ["rry5w2"] * 3
    assert table.position()["workers"] == [2, 2, 2]
    play(table, "0:A 1:B 2:C")
    assert table.position()["workers"] == [6, 4, 4]
    assert table.scores == (0, 5, 0)
    assert gems(table) == ["3r3y3g3b", "3r3y3g3b", "5r4y3g3b"]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("rr 5 5", "shows 5 workers; a card has 1 to 4"),
        ("rr 5 0", "shows 0 workers; a card has 1 to 4"),
        ("rr 3 2", "shows 3 points; a card has 4 to 7"),
        ("rr 8 2", "shows 8 points; a card has 4 to 7"),
        ("r 5 2", "a card has 2 to 4"),
        ("rrygb 5 2", "shows 5 gems; a card has 2 to 4"),
        ("rx 5 2", "is not a card"),
        ("rr 5", "is not a card"),
    ],
)
def test_B2_a_card_shows_1_to_4_workers_4_to_7_points_and_2_to_4_gems(card, reason):
    with pytest.raises(karfunkel.Error, match=reason) as refused:
        karfunkel.new("basari", 3, deck=["rr 5 2"] * 38 + [card])
    assert "line 39" in str(refused.value)
    assert repr(card) in str(refused.value)


@pytest.mark.parametrize("number", [38, 40])
def test_B2_a_deck_has_39_cards(number):
    with pytest.raises(karfunkel.Error, match=f"the deck has {number} cards; it takes 39"):
        karfunkel.new("basari", 3, deck=["rr 5 2"] * number)


def test_B3_there_are_three_stages():
    table = new_game(4)
    events = list(table.events())
    while not table.over:
        events += nobody_acts(table)
    marks = [name for name in names(events) if name in ("stage", "stage-scored", "over")]
    assert marks == ["stage", "stage-scored"] * 3 + ["over"]


def test_B3_all_cards_are_shuffled_at_the_start_of_each():
    table = new_game(5)
    for stage in (1, 2, 3):
        view = table.view()
        assert (view["stage"], view["round"]) == (stage, 1)
        assert (len(view["unseen"]), view["earlier"]) == (39 - 5, [])
        while not table.over and table.position()["stage"] == stage:
            nobody_acts(table)


def test_B3_the_cards_come_in_another_order_in_every_game():
    assert len({new_game(3, seed).position()["cards"][0] for seed in range(40)}) > 10
