"""[D1]-[D6] The board, the material and the set-up."""

from collections import Counter

import pytest

from karfunkel.games.emerald.game import EMERALD

from .situations import CAVE, EMPTY_CAVE, asleep, dragon, knights, new_game, play, situation, told

TOWERS = ["T1", "T2", "T3", "T4"]
CASTLE = [*TOWERS, "K"]


@pytest.mark.parametrize("place", CASTLE)
def test_D1_every_start_place_leads_straight_to_field_1(place):
    table = situation(
        3, knights=[[place, "6"], TOWERS, TOWERS] if place == "K" else [[place, "6"], ["1"] * 2, ["1"] * 2]
    )
    play(table, f"0:{place}")
    assert "1" in knights(table)[0]


def test_D1_the_path_has_15_fields_and_the_chamber_is_one_step_more():
    table = situation(3, knights=[["15", "1", "2"], ["T1", "T2"], ["T1", "T2"]])
    events = play(table, "0:15")
    assert told(events, "knight") == [{"seat": 0, "from": "15", "to": "chamber"}]
    table = situation(3, **EMPTY_CAVE, knights=[["14", "1", "2"], ["T1", "T2"], ["T1", "T2"]])
    assert told(play(table, "0:14"), "knight") == [{"seat": 0, "from": "14", "to": "15"}]


def test_D1_fields_1_to_6_are_meadow_and_have_no_cards():
    table = situation(3, knights=[["1", "2", "3", "4", "5"], ["T1", "T2"], ["T1", "T2"]])
    play(table, "0:5")
    assert table.to_act == (0,)
    assert table.position()["moves_left"] == 1


def test_D2_gold_five_each_of_1_to_5_and_six_gems_of_each_kind():
    view = new_game(4).view()
    assert Counter(view["unseen_gold"] + view["gold_open"]) == Counter({str(value): 5 for value in range(1, 6)})
    kinds = ("ruby", "emerald", "garnet", "turquoise")
    assert Counter(view["unseen_gems"] + view["gem_open"]) == Counter(dict.fromkeys(kinds, 6))


def test_D2_four_treasures():
    assert new_game(3).view()["treasures_left"] == 4


def test_D2_the_die_has_1_2_3_each_as_likely():
    table = asleep(3, **EMPTY_CAVE, bar=8, woken=True)
    rules = EMERALD.plain
    assert rules.chance_total(table) == 3
    assert [rules.chance_pick(table, n) for n in range(3)] == [1, 2, 3]


def test_D3_stacks_of_3_and_2_cards_with_the_top_one_open():
    view = new_game(3).view()
    assert view["gold_below"] == [2, 1, 2, 1, 2, 1, 2, 1, 2]
    assert view["gem_below"] == [1, 2, 1, 2, 1, 2, 1, 2, 1]
    assert None not in view["gold_open"] + view["gem_open"]
    assert len(view["gold_open"]) == len(CAVE)


def test_D3_two_gold_and_two_gem_cards_leave_the_game_unseen():
    view = new_game(3).view()
    assert len(view["unseen_gold"]) - sum(view["gold_below"]) == 2
    assert len(view["unseen_gems"]) - sum(view["gem_below"]) == 2


def test_D3_the_open_cards_come_by_chance():
    opened = {tuple(new_game(3, seed).view()["gold_open"]) for seed in range(5)}
    assert len(opened) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_D4_the_bar_lies_beside_7_to_10_and_the_dragon_on_10_faces_the_exit(players):
    table = new_game(players)
    assert dragon(table) == (7, 10, "exit")
    assert table.view()["bar_last"] == 10


@pytest.mark.parametrize("players", [3, 4])
def test_D5_three_and_four_players_have_a_knight_on_every_start_place(players):
    assert knights(new_game(players)) == [CASTLE] * players


def test_D5_five_players_leave_the_keep_empty():
    assert knights(new_game(5)) == [TOWERS] * 5


def test_D5_two_players_have_four_knights_of_each_of_two_colours():
    assert knights(new_game(2)) == [[f"{tower}{colour}" for colour in "ab" for tower in TOWERS]] * 2


def test_D6_seat_0_begins_and_the_next_follows():
    table = new_game(3)
    for seat in (0, 1, 2, 0):
        assert table.to_act == (seat,)
        first = table.moves(seat)[0]
        play(table, f"{seat}:{first} {seat}:stop")
