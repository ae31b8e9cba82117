"""Positions written by hand: what is taken if a field is left out, and what is refused."""

import pytest

import karfunkel

from .situations import EMPTY_CAVE, decision, situation, woken

FAR = ["T1", "T2"]


def reasons(players=3, **fields):
    with pytest.raises(karfunkel.InvalidPosition) as refused:
        situation(players, **fields)
    return refused.value.reasons


# ---- defaults


def test_players_are_enough():
    assert situation(3).position() == karfunkel.new("emerald", 3, seed="rules").position()


def test_cards_that_players_have_come_from_the_first_fields():
    view = situation(3, gold=[["1"] * 4, [], []], gems=[["ruby"], [], []]).view()
    assert view["gold_below"][:3] == [0, 0, 2]
    assert view["gold_open"][0] is None
    assert None not in view["gold_open"][1:]
    assert view["gem_below"][:2] == [0, 2]


def test_bribes_do_so_too():
    view = situation(3, bribes=["2", "2", "3"]).view()
    assert view["gold_open"][0] is None
    assert view["gold_below"][1] == 1


def test_open_cards_may_be_given_alone():
    opened = ["1"] * 5 + ["2"] * 4
    view = situation(3, gold_open=opened).view()
    assert view["gold_open"] == opened
    assert view["gold_below"] == [2, 1, 2, 1, 2, 1, 2, 1, 2]


def test_a_dragon_that_is_not_said_stands_at_the_bars_end():
    assert situation(3, bar=9).position()["dragon"] == 12
    assert situation(3, bar=9, dragon=9).position()["facing"] == "chamber"
    assert situation(3, bar=9, dragon=10).position()["facing"] == "exit"


def test_the_bonus_for_four_kinds_goes_to_the_first_that_has_them():
    four = ["ruby", "emerald", "garnet", "turquoise"]
    assert situation(3, gems=[[], four, four]).position()["four_kinds"] == 1
    assert situation(3, gems=[[], four, four], four_kinds=2).position()["four_kinds"] == 2


def test_a_choice_between_two_cards():
    table = situation(3, taking=9, knights=[["9", *FAR], FAR, FAR])
    assert (decision(table), table.moves(0)) == ("card", ("gold", "gem"))


def test_a_knight_to_catch():
    table = situation(3, catching=True, bar=8, dragon=9, knights=[["9", *FAR], ["9", *FAR], FAR])
    assert (decision(table), table.to_act, table.moves(0)) == ("catch", (0,), ("0", "1"))


def test_a_caught_knight():
    table = situation(3, mover=2, caught="1", gold=[[], ["4"], []], dragon=8, knights=[FAR, ["8", *FAR], FAR])
    assert (decision(table), table.to_act, table.moves(1)) == ("bribe", (1,), ("bribe4", "nest"))


def test_a_caught_knight_of_two_players():
    table = situation(2, caught="1b", gold=[[], ["4"]], dragon=8, knights=[["T1a", "T2a"], ["8b", "T1a"]])
    table.play(1, "nest")
    assert table.position()["knights"][1] == ["T1a"]


def test_a_second_knight():
    table = situation(3, moved="3", knights=[["3", *FAR], FAR, FAR])
    assert table.moves(0) == ("T1", "T2", "stop")
    table = situation(3, moved="nest", knights=[["3", *FAR], FAR, FAR])
    assert table.moves(0) == ("T1", "T2", "3", "stop")


def test_a_second_knight_of_two_players():
    table = situation(2, moved="nestb", knights=[["T1a", "T2b", "3b"], ["T1a", "T2a"]])
    assert table.moves(0) == ("T2b", "3b", "stop")


def test_the_die_is_rolled_by_chance():
    table = situation(3, **EMPTY_CAVE, woken=True, moved="7", knights=[["7", *FAR], FAR, FAR])
    assert not woken(table)
    assert table.position()["bar"] == 8


def test_a_line_of_text():
    line = "emerald players=3 knights=T1+T2+9,T1+T2,T1*1+12*2 gold=3+5,-,1 bar=9 dragon=8 mover=1"
    table = karfunkel.from_position(line, seed=1)
    assert table.position()["knights"] == [["T1", "T2", "9"], ["T1", "T2"], ["T1", "12", "12"]]
    assert table.position()["gold"] == [["3", "5"], [], ["1"]]
    assert karfunkel.from_position(table.position_line(), seed=1).state == table.state


# ---- refusals


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": 6}, "Emerald is for 2 to 5 players, not 6"),
        ({"knights": [FAR, FAR]}, "knights must have a value for each of the 3 seats"),
        ({"knights": [["T5", "T1"], FAR, FAR]}, "'T5' is not where a knight can stand"),
        ({"knights": [["16", "T1"], FAR, FAR]}, "a knight cannot stand on 16"),
        ({"knights": [["T1a", "T1"], FAR, FAR]}, "'T1a' is not where a knight can stand"),
        ({"knights": [["T1", "T1"], FAR, FAR]}, "2 knights of 0 cannot stand on T1"),
        ({"knights": [["1"] * 6, FAR, FAR]}, "there are 6 knights of 0, of 5 at first"),
        ({"players": 5, "knights": [["K", "1"], *[FAR] * 4]}, "cannot stand on K"),
        ({"treasures": [1, 0, 0]}, "seat 0 has 5 knights in play and 1 in the chamber, of 5 at first"),
        ({"treasures": [2, 2, 1], "knights": [FAR, FAR, FAR]}, "there are 4 treasure cards, but the players have 5"),
        ({"gold": [["6"], [], []]}, "'6' is not a gold card; there is 1, 2, 3, 4, 5"),
        ({"gold": [["3"] * 6, [], []]}, "there are only 5 gold cards 3, not 6"),
        ({"gems": [["pearl"], [], []]}, "'pearl' is not a gem card"),
        ({"gems": [["ruby"] * 4, ["ruby"] * 3, []]}, "there are only 6 gem cards ruby, not 7"),
        ({"gold_open": ["1"]}, "gold_open must have a value for each of the fields 7 to 15"),
        ({"gold_below": [3] * 9}, "3 gold cards cannot lie face down on field 8"),
        ({"gold_below": [1] * 9}, "gold cards have not been seen, but"),
        ({"gem_open": [None] * 9}, "gem cards have not been seen, but"),
        ({"four_kinds": 1}, "seat 1 has the bonus for four different gems, but not the gems"),
        ({"bar": 6}, "bar is 7 to 12, not 6"),
        ({"dragon": 12}, "stands on a field from 8 to 10"),
        ({"facing": "left"}, "the dragon faces exit or chamber, not 'left'"),
        ({"mover": 3}, "mover is 0 to 2, not 3"),
        ({"moves_left": 1}, "moved must say which knight has moved"),
        ({"moves_left": 2, "moved": "3"}, "moved is said only while"),
        ({"moved": "3"}, "no knight can have moved to 3: none is there"),
        ({"moved": "T1"}, "no knight can have moved to T1"),
        (
            {"players": 2, "moved": "3b", "knights": [["T1a", "T2a", "5b"], ["T1a", "T2a"]]},
            "no knight can have moved to 3: none is there",
        ),
        ({"taking": 9}, "but has no knight there"),
        ({"taking": 3}, "no card can be taken on field 3"),
        ({"woken": True, "moves_left": 2}, "no knight has moved"),
        ({"catching": True}, "there are not several knights on field 10"),
        ({"caught": "1"}, "no knight of 1 stands on the dragon's field 10"),
        ({"caught": "1", "knights": [FAR, ["10", "T1"], FAR]}, "seat 1 has no gold to bribe the dragon with"),
        ({"caught": "4"}, "caught is 0, 1, 2, not '4'"),
        ({"caught": "1", "catching": True}, "only one of taking, woken, catching and caught"),
        ({"knights": [["T1"], FAR, FAR], "woken": True}, "the game is over, so there is nothing woken"),
        ({"knights": [[], FAR, FAR]}, "the game was over before seat 0 lost its last knight"),
        ({"options": {"open_gold": "maybe"}}, "the option open_gold is off or on"),
        ({"stones": 3}, "there is no field 'stones'"),
        ({"bar": "7"}, "bar must be a whole number"),
    ],
)
def test_impossible_positions_are_refused(fields, reason):
    found = reasons(**fields)
    assert any(reason in each for each in found), found


def test_all_reasons_are_told_together():
    assert len(reasons(bar=20, mover=9, gold=[["7"], [], []])) == 3


def test_there_is_no_deck_to_choose():
    with pytest.raises(karfunkel.Error, match="takes no other deck"):
        karfunkel.new("emerald", 3, deck=["gold 7"])


# ---- moves that cannot be read or played


@pytest.mark.parametrize(
    ("players", "move", "error", "reason"),
    [
        (3, "hello", karfunkel.InvalidMove, "is not a move; you are asked to move a knight"),
        (3, "T9", karfunkel.InvalidMove, "is not a move"),
        (3, "16", karfunkel.IllegalMove, "there is no field 16; the fields are 1 to 15"),
        (3, "0", karfunkel.IllegalMove, "there is no field 0"),
        (3, "5", karfunkel.IllegalMove, "you have no knight 5; possible: T1, T2"),
        (3, "T1a", karfunkel.IllegalMove, "only of two players"),
        (2, "T1", karfunkel.IllegalMove, "T1a and T1b"),
        (3, "gold", karfunkel.IllegalMove, "you are asked to move a knight"),
        (3, "nest", karfunkel.IllegalMove, "you are asked to move a knight"),
        (3, "stop", karfunkel.IllegalMove, "at least one knight"),
    ],
)
def test_moves_are_refused_with_the_reason(players, move, error, reason):
    with pytest.raises(error, match=reason):
        situation(players).play(0, move)


def test_a_place_does_not_answer_which_card():
    table = situation(3, taking=9, knights=[["9", *FAR], FAR, FAR])
    with pytest.raises(karfunkel.IllegalMove, match="does not answer what you are asked: which card"):
        table.play(0, "T1")


def test_letters_may_be_small():
    table = situation(3)
    table.play(0, "t1")
    assert str(table.log[-1]) == "0:T1"
