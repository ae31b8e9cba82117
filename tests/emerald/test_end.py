"""[D30]-[D32] The end, the bonuses and the score."""

import pytest

import karfunkel

from .situations import EMPTY_CAVE, names, play, situation, told

FAR = ["T1", "T2", "T3"]


# ---- when


def test_D30_the_game_ends_at_once_at_the_fourth_treasure():
    table = situation(3, treasures=[1, 1, 1], knights=[["15", "1", *FAR[:2]], FAR, FAR])
    events = play(table, "0:15")
    assert told(events, "over") == [{"why": "last-treasure", "seat": 0}]
    assert table.over
    assert table.to_act == ()
    with pytest.raises(karfunkel.IllegalMove, match="over"):
        table.play(0, "1")


def test_D30_not_at_the_third():
    table = situation(3, treasures=[1, 1, 0], knights=[["15", "1", *FAR[:2]], FAR, FAR])
    play(table, "0:15")
    assert not table.over
    assert table.winners == ()


def test_D30_the_game_ends_at_once_when_a_player_has_one_knight_left():
    table = situation(3, **EMPTY_CAVE, knights=[["6", *FAR], ["9", "T1"], FAR])
    events = play(table, "0:6 *die1")
    assert told(events, "over") == [{"why": "last-knight", "seat": 1}]
    assert table.over
    assert "bar" not in names(events)


def test_D30_in_the_middle_of_a_turn_too():
    table = situation(3, **EMPTY_CAVE, dragon=9, knights=[["6", "T1"], FAR, FAR])
    play(table, "0:6 *die2")
    assert table.over
    assert table.position()["knights"][0] == ["T1"]


def test_D30_two_knights_left_are_enough():
    table = situation(3, **EMPTY_CAVE, knights=[["6", *FAR], ["9", "T1", "T2"], FAR])
    play(table, "0:6 *die1")
    assert not table.over


def test_D30_a_bribe_saves_the_game():
    table = situation(3, gold=[[], ["1"], []], knights=[["6", *FAR], ["9", "T1"], FAR])
    play(table, "0:6 0:gem *die1 1:bribe1")
    assert not table.over


def test_D30_a_knight_that_enters_the_chamber_takes_its_treasure_first():
    table = situation(3, knights=[["15", "1"], FAR, FAR])
    events = play(table, "0:15")
    assert names(events) == ["knight", "treasure", "over"]
    assert told(events, "over") == [{"why": "last-knight", "seat": 0}]
    assert table.scores == (5, 0, 0)


def test_D30_two_players_count_both_colours():
    table = situation(2, knights=[["15a", "T1a", "T1b"], ["T1a", "T2b"]])
    play(table, "0:15a")
    assert not table.over
    table = situation(2, knights=[["15a", "T1b"], ["T1a", "T2b"]])
    play(table, "0:15a")
    assert table.over


def test_D30_who_has_one_knight_left_cannot_go_on():
    assert situation(3, knights=[["3"], FAR, FAR]).over
    with pytest.raises(karfunkel.InvalidPosition, match="so many players"):
        situation(3, knights=[["3"], ["4"], FAR])


# ---- bonuses


def ended(**fields):
    """A game that is over: three players, the first has one knight left."""
    return situation(3, knights=[["T1"], FAR, FAR], **fields)


def test_D31_the_player_who_alone_has_most_of_a_kind_gets_its_bonus():
    table = ended(gems=[["ruby", "ruby"], ["ruby", "garnet"], []])
    assert table.scores == (2 + 4, 2 + 4, 0)
    assert table.view()["kind_bonuses"] == {"ruby": 0, "emerald": None, "garnet": 1, "turquoise": None}


def test_D31_nobody_if_several_share_most_or_nobody_has_any():
    assert ended(gems=[["ruby"], ["ruby"], []]).scores == (1, 1, 0)
    assert ended(gems=[["ruby"], ["ruby"], ["ruby", "ruby"]]).scores == (1, 1, 6)
    assert ended().scores == (0, 0, 0)


def test_D31_only_at_the_end():
    gems = [["ruby", "ruby"], ["garnet"], []]
    table = situation(3, knights=[["15", "1"], FAR, FAR], gems=gems)
    assert table.scores == (2, 1, 0)
    events = play(table, "0:15")
    assert told(events, "bonus") == [{"seat": 0, "for": "ruby"}, {"seat": 1, "for": "garnet"}]
    assert table.scores == (2 + 4 + 5, 1 + 4, 0)


# ---- the score


def test_D32_gold_its_value_treasures_5_gems_1_bonuses_4():
    table = ended(
        gold=[["1", "5", "5"], [], ["2"]],
        treasures=[1, 0, 2],
        gems=[["ruby", "emerald", "garnet", "turquoise"], ["ruby"], ["ruby"]],
    )
    bonuses = 4 * 4  # four kinds, emerald, garnet, turquoise
    assert table.scores == (11 + 5 + 4 + bonuses, 1, 2 + 10 + 1)
    assert table.winners == (0,)


def test_D32_the_points_at_the_moment_are_without_kind_bonuses():
    table = situation(3, gold=[["3"], [], []], gems=[["ruby"], [], []], knights=[FAR, FAR, FAR], treasures=[0, 1, 0])
    assert table.scores == (4, 5, 0)


def test_D32_ties_go_to_more_treasures():
    table = ended(gold=[["5"], [], []], treasures=[0, 1, 0])
    assert table.scores == (5, 5, 0)
    assert table.winners == (1,)


def test_D32_then_to_more_gems():
    table = ended(gold=[["2"], ["1"], []], gems=[["ruby"], ["ruby", "ruby"], ["ruby", "ruby"]])
    assert table.scores == (3, 3, 2)
    assert table.winners == (1,)


def test_D32_treasures_decide_before_gems():
    gems = [["ruby", "ruby", "emerald", "emerald", "garnet"], ["ruby", "ruby"], ["emerald", "emerald", "garnet"]]
    table = ended(gems=gems, gold=[["2"], [], []], treasures=[0, 1, 0])
    assert table.scores == (7, 7, 3)
    assert table.winners == (1,)


def test_D32_then_the_win_is_shared():
    table = ended(gold=[["2"], ["2"], ["1"]], gems=[["ruby"], ["ruby"], []])
    assert table.winners == (0, 1)
