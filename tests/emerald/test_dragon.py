"""[D20]-[D28] The dragon."""

from itertools import product

import pytest

import karfunkel
from karfunkel.engine import pending
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.notation_names import FACING_NAMES
from tests.sizes import random_states

from .situations import EMPTY_CAVE, asleep, cave, decision, dragon, knights, names, play, situation, told, woken

FAR = ["T1", "T2", "T3"]
ROLL = 2


def wakes(field: int, **fields: object) -> bool:
    """Whether a knight that ends its move on this field wakes the dragon."""
    start = field - 1 if field > 1 else "K"
    table = situation(3, **EMPTY_CAVE, knights=[[str(start), *FAR], FAR, FAR], **fields)
    play(table, f"0:{start}")
    return woken(table)


# ---- waking


@pytest.mark.parametrize("bar", range(7, 12 + 1))
def test_D20_a_knight_that_ends_its_move_beside_the_bar_wakes_the_dragon(bar):
    waking = [field for field in range(1, 15 + 1) if wakes(field, bar=bar)]
    assert waking == list(range(bar, bar + 4))


@pytest.mark.parametrize("bar", range(8, 12 + 1))
def test_D20_so_does_one_on_the_dragons_field_that_the_bar_has_left(bar):
    waking = [field for field in range(1, 15 + 1) if wakes(field, bar=bar, dragon=bar - 1)]
    assert waking == list(range(bar - 1, bar + 4))


def test_D20_a_card_there_is_taken_first_and_may_be_the_bribe():
    table = situation(3, bar=7, dragon=9, **cave(gold_7="4"), knights=[["6", *FAR], FAR, FAR])
    events = play(table, "0:6 *die2")
    assert names(events) == ["knight", "took", "rolled", "dragon", "dragon", "dragon-turned", "caught"]
    assert table.moves(0) == ("bribe4", "nest")
    play(table, "0:bribe4")
    assert "7" in knights(table)[0]
    assert table.position()["gold"] == [[], [], []]


def test_D20_the_mover_rolls():
    table = situation(3, **EMPTY_CAVE, mover=1, knights=[FAR, ["6", *FAR], FAR])
    assert told(play(table, "1:6 *die3"), "rolled") == [{"seat": 1, "number": 3}]


# ---- walking: against a walk that is obvious, and only written for this test


def obvious_walk(bar, field, facing, steps):
    """The dragon goes round and round: b, b+1, b+2, b+3, b+2, b+1, then b again. A field short of it comes before b."""
    fields = [bar, bar + 1, bar + 2, bar + 3, bar + 2, bar + 1]
    ways = ["chamber", "chamber", "chamber", "exit", "exit", "exit"]
    now = -1 if field == bar - 1 else [*zip(fields, ways, strict=True)].index((field, facing))
    then = (now + steps) % 6
    return fields[then], ways[then]


def obvious_bar(bar, field, facing):
    """Then the bar moves, and a dragon on its first field, or behind it, faces the chamber."""
    bar = min(bar + 1, 12)
    return bar, field, "chamber" if field <= bar else facing


def occurring():
    """Every bar place, dragon field and direction that can occur when the dragon is woken."""
    found, new = set(), {(7, 10, "exit")}
    while new:
        found |= new
        walked = {(bar, *obvious_walk(bar, field, facing, n)) for (bar, field, facing), n in product(new, (1, 2, 3))}
        new = {obvious_bar(*place) for place in walked} - found
    return sorted(found)


OCCURRING = occurring()


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("bar", "field", "facing"), OCCURRING)
def test_D21_every_walk_from_every_place(bar, field, facing, number):
    expected = obvious_bar(bar, *obvious_walk(bar, field, facing, number))
    assert rolled(bar, field, facing, number) == expected


def test_D21_these_are_all_places_that_occur():
    for players, seed in product((2, 3, 4, 5), range(15)):
        for table in random_states(EMERALD, players, seed):
            if pending(table) == ROLL:
                assert (table.bar, table.dragon, FACING_NAMES[table.facing]) in OCCURRING


def test_D21_turning_costs_nothing_and_left_over_steps_go_the_other_way():
    table = situation(3, **EMPTY_CAVE, bar=7, dragon=8, facing="exit", knights=[["6", *FAR], FAR, FAR])
    events = play(table, "0:6 *die3")
    assert told(events, "dragon") == [{"from": 8, "to": 7}, {"from": 7, "to": 8}, {"from": 8, "to": 9}]
    assert told(events, "dragon-turned") == [{"field": 7, "facing": "chamber"}]


def test_D21_on_reaching_the_last_field_it_turns_at_once():
    table = situation(3, **EMPTY_CAVE, bar=12, dragon=14, facing="chamber", knights=[["11", *FAR], FAR, FAR])
    play(table, "0:11 *die1")
    assert dragon(table) == (12, 15, "exit")


def test_D22_a_dragon_left_behind_walks_on_to_the_bar_and_does_not_turn_on_its_first_field():
    table = situation(3, **EMPTY_CAVE, bar=9, dragon=8, facing="chamber", knights=[["11", *FAR], FAR, FAR])
    events = play(table, "0:11 *die1")
    assert "dragon-turned" not in names(events)
    assert dragon(table) == (10, 9, "chamber")


def test_D22_a_dragon_left_behind_faces_the_chamber():
    with pytest.raises(karfunkel.InvalidPosition, match="faces the exit"):
        situation(3, bar=9, dragon=8, facing="exit")


def test_D22_it_is_at_most_one_field_short():
    with pytest.raises(karfunkel.InvalidPosition):
        situation(3, bar=9, dragon=7, facing="chamber")


def rolled(bar, field, facing, number):
    """Where the bar, the dragon and its head are after a roll that catches nobody."""
    table = asleep(3, **EMPTY_CAVE, bar=bar, dragon=field, facing=facing, woken=True)
    EMERALD.plain.draw(table, number)
    return table.bar, table.dragon, FACING_NAMES[table.facing]


def test_D23_the_first_example():
    assert rolled(7, 10, "exit", 2) == (8, 8, "chamber")
    assert rolled(8, 8, "chamber", 2) == (9, 10, "chamber")


def test_D23_the_second_example():
    assert rolled(8, 7, "chamber", 1) == (9, 8, "chamber")


def test_D23_the_third_example():
    assert rolled(8, 10, "chamber", 1) == (9, 11, "exit")


def test_D23_it_turns_as_soon_as_the_bar_has_moved():
    table = situation(3, **EMPTY_CAVE, bar=7, dragon=10, knights=[["6", *FAR], FAR, FAR])
    events = play(table, "0:6 *die2")
    assert names(events)[-2:] == ["bar", "dragon-turned"]
    assert told(events, "dragon-turned") == [{"field": 8, "facing": "chamber"}]


# ---- catching


def roars(*knights_of_seats, die=1, **fields):
    """The first seat moves a knight from 6 to 7, and the dragon goes from 10 to 9 (die 1), 8 or 7."""
    table = situation(3, **{**EMPTY_CAVE, **fields}, knights=[["6", *knights_of_seats[0]], *knights_of_seats[1:]])
    return table, play(table, f"0:6 *die{die}")


def test_D24_one_knight_on_its_field_is_caught():
    table, events = roars(FAR, ["9", *FAR], FAR)
    assert told(events, "caught") == [{"seat": 1, "field": 9}]
    assert told(events, "nest") == [{"seat": 1, "field": 9}]
    assert knights(table)[1] == FAR


def test_D24_only_where_its_walk_ends():
    table, events = roars(FAR, ["9", *FAR], FAR, die=2)
    assert "caught" not in names(events)
    assert knights(table)[1] == [*FAR, "9"]


def test_D24_not_where_it_stood():
    _, events = roars(FAR, ["10", *FAR], FAR)
    assert "caught" not in names(events)


def test_D24_nobody_there_nothing_happens():
    table, events = roars(FAR, FAR, FAR)
    assert "caught" not in names(events)
    assert dragon(table) == (8, 9, "exit")


def test_D24_among_several_the_mover_chooses_whose():
    table, _ = roars(["9", *FAR[:2]], ["9", *FAR], ["9", "9", *FAR[:2]])
    assert (decision(table), table.to_act) == ("catch", (0,))
    assert table.moves(0) == ("0", "1", "2")
    play(table, "0:2")
    assert knights(table)[2] == ["T1", "T2", "9"]
    assert table.to_act == (0,)


def test_D24_it_may_choose_its_own():
    table, _ = roars(["9", *FAR[:2]], ["9", *FAR], FAR)
    play(table, "0:0")
    assert knights(table)[0] == ["T1", "T2", "7"]


def test_D24_it_may_have_to_choose_its_own():
    table, _ = roars(["9", "9", *FAR[:2]], FAR, FAR)
    assert table.moves(0) == ("0",)


def test_D24_nobody_else_can_be_chosen():
    table, _ = roars(["9", *FAR[:2]], ["9", *FAR], FAR)
    with pytest.raises(karfunkel.IllegalMove, match="no knight of 2 stands"):
        table.play(0, "2")


def test_D24_the_knight_that_moved_is_the_one_caught_of_its_colour():
    table = situation(3, **EMPTY_CAVE, bar=7, dragon=8, knights=[["6", "7", *FAR], FAR, FAR])
    play(table, "0:6 *die1 0:0")
    assert table.position()["moved"] == "nest"
    assert table.moves(0) == (*FAR, "7", "stop")


def test_D24_another_of_its_colour_leaves_it_where_it_is():
    table = situation(3, **EMPTY_CAVE, bar=7, dragon=10, knights=[["6", "9", *FAR], FAR, FAR])
    play(table, "0:6 *die1")
    assert table.position()["moved"] == "7"
    assert table.moves(0) == (*FAR, "stop")


def test_D24_two_players_name_the_colour():
    gems = EMPTY_CAVE["gems"][2]
    places = [["6a", "9a", "9b", "T1a", "T2a"], ["9b", "T1a", "T2a"]]
    table = situation(2, **{**EMPTY_CAVE, "gems": [gems, []]}, knights=places)
    play(table, "0:6a *die1")
    assert table.moves(0) == ("0a", "0b", "1b")
    events = play(table, "0:1b")
    assert told(events, "nest") == [{"seat": 1, "colour": "b", "field": 9}]
    with pytest.raises(karfunkel.IllegalMove):
        table.play(0, "1")


# ---- bribing


def test_D25_the_owner_may_bribe_with_one_gold_card_of_any_value():
    table = situation(
        3,
        knights=[["6", *FAR], ["9", *FAR], FAR],
        gold=[["1"], ["2", "2", "5"], []],
        gold_open=["1", "1", "1", "2", "2", "2", "3", "3", "3"],
    )
    play(table, "0:6 0:gem *die1")
    assert (decision(table), table.to_act, table.moves(1)) == ("bribe", (1,), ("bribe2", "bribe5", "nest"))
    events = play(table, "1:bribe5")
    assert told(events, "bribed") == [{"seat": 1, "card": "5"}]
    assert table.position()["gold"] == [["1"], ["2", "2"], []]
    assert table.position()["bribes"] == ["5"]
    assert knights(table)[1] == [*FAR, "9"]


def test_D25_otherwise_the_knight_goes_to_the_nest():
    table = situation(3, knights=[["6", *FAR], ["9", *FAR], FAR], gold=[[], ["2"], []])
    play(table, "0:6 0:gem *die1 1:nest")
    assert knights(table)[1] == FAR
    assert table.view()["nest"] == [1, 2, 2]
    assert table.position()["gold"] == [[], ["2"], []]


def test_D25_without_gold_there_is_nothing_to_decide():
    table = situation(3, knights=[["6", *FAR], ["9", *FAR], FAR], gold=[["5"], [], ["4"]], gems=[[], ["ruby"], []])
    events = play(table, "0:6 0:gem *die1")
    assert names(events)[-4:] == ["caught", "nest", "bar", "turn"]


def test_D25_a_card_one_does_not_have_is_no_bribe():
    table = situation(3, knights=[["6", *FAR], ["9", *FAR], FAR], gold=[["5"], ["2"], []])
    play(table, "0:6 0:gem *die1")
    with pytest.raises(karfunkel.IllegalMove, match="no gold card of value 5"):
        table.play(1, "bribe5")
    with pytest.raises(karfunkel.IllegalMove, match="values 1 to 5"):
        table.play(1, "bribe6")


def test_D25_a_freshly_taken_gold_card_can_bribe():
    table = situation(3, **cave(gold_7="1"), dragon=9, knights=[["6", *FAR], FAR, FAR])
    play(table, "0:6 *die2 0:bribe1")
    assert knights(table)[0] == [*FAR, "7"]


def test_D26_then_the_bar_moves_one_field_towards_the_chamber():
    table, events = roars(FAR, ["9", *FAR], FAR)
    assert names(events)[-2:] == ["nest", "bar"]
    assert told(events, "bar") == [{"first": 8, "last": 11}]
    assert table.position()["bar"] == 8


def test_D26_after_a_bribe_too():
    table = situation(3, knights=[["6", *FAR], ["9", *FAR], FAR], gold=[[], ["2"], []])
    play(table, "0:6 0:gem *die1")
    assert table.position()["bar"] == 7
    play(table, "1:bribe2")
    assert table.position()["bar"] == 8


def test_D26_beside_12_to_15_it_stays_for_good():
    assert rolled(11, 14, "exit", 1) == (12, 13, "exit")
    assert rolled(12, 13, "exit", 1) == (12, 12, "chamber")
    assert rolled(12, 12, "chamber", 3) == (12, 15, "exit")


def test_D27_if_no_card_was_taken_a_second_knight_may_move():
    table, _ = roars(FAR, FAR, FAR)
    assert table.moves(0) == (*FAR, "stop")


def test_D27_after_a_card_it_may_not():
    table = situation(3, **cave(gold_7="1"), knights=[["6", *FAR], FAR, FAR])
    play(table, "0:6 *die1")
    assert table.to_act == (1,)


def test_D27_also_when_the_first_went_to_the_nest():
    table = situation(3, **EMPTY_CAVE, dragon=9, knights=[["6", *FAR], FAR, FAR])
    play(table, "0:6 *die2")
    assert table.view()["nest"][0] == 2
    assert table.moves(0) == (*FAR, "stop")


ONE_GOLD = {**EMPTY_CAVE, "bribes": EMPTY_CAVE["bribes"][1:], "gold": [["1"], [], []]}


def test_D27_a_knight_bribed_free_stays_put_for_the_rest_of_the_turn():
    table = situation(3, **ONE_GOLD, knights=[["6", "9", *FAR], FAR, FAR])
    play(table, "0:6 *die1 0:bribe1")
    assert table.view(0)["freed"] == "9"
    assert table.moves(0) == (*FAR, "stop")
    with pytest.raises(karfunkel.IllegalMove, match="bribed free stays put until its owner's next turn"):
        table.play(0, "9")
    play(table, "0:stop 1:T1 1:stop 2:T1 2:stop")
    assert "9" in table.moves(0)


def test_D27_of_several_knights_there_only_the_one_bribed_free_stays_put():
    table = situation(3, **ONE_GOLD, knights=[["6", "9", "9", *FAR[1:]], FAR, FAR])
    play(table, "0:6 *die1 0:0 0:bribe1")
    assert "9" in table.moves(0)


def test_D27_if_no_other_knight_can_move_the_turn_ends_by_itself():
    table = situation(3, **ONE_GOLD, knights=[["6", "9"], FAR, FAR])
    play(table, "0:6 *die1 0:bribe1")
    assert table.to_act == (1,)


def test_D27_by_the_first_version_of_the_rules_a_knight_bribed_free_may_be_the_second():
    table = situation(3, **ONE_GOLD, options={"rules": "1"}, knights=[["6", "9", *FAR], FAR, FAR])
    play(table, "0:6 *die1 0:bribe1")
    assert table.moves(0) == (*FAR, "9", "stop")


def test_D27_a_knight_bribed_free_that_has_moved_may_not():
    empty = {**EMPTY_CAVE, "bribes": EMPTY_CAVE["bribes"][1:], "gold": [["1"], [], []]}
    table = situation(3, **empty, dragon=9, knights=[["6", *FAR], FAR, FAR])
    play(table, "0:6 *die2 0:bribe1")
    assert table.moves(0) == (*FAR, "stop")


def test_D27_the_second_knight_can_wake_the_dragon_again():
    table = situation(3, **EMPTY_CAVE, knights=[["6", "8", *FAR], FAR, FAR])
    events = play(table, "0:6 *die1 0:8 *die1")
    assert [event["first"] for event in told(events, "bar")] == [8, 9]
    assert told(events, "caught") == []
    assert table.to_act == (1,)


def test_D28_knights_beside_the_dragon_that_were_not_caught_move_normally():
    table, _ = roars(FAR, ["9", "9", *FAR], FAR)
    play(table, "0:1 0:stop")
    assert "9" in table.moves(1)
    assert told(play(table, "1:9"), "knight") == [{"seat": 1, "from": "9", "to": "10"}]


def test_D21_the_view_tells_where_each_roll_would_take_the_dragon() -> None:
    """The first and the last example of the page: from 10 towards the exit, and from 10 on a bar beside 8 to 11."""
    first = {"game": "emerald", "players": 3, "bar": 7, "dragon": 10, "facing": "exit"}
    assert karfunkel.from_position(first).view()["rolls"] == [9, 8, 7]
    left_behind = {"game": "emerald", "players": 3, "bar": 8, "dragon": 7, "facing": "chamber"}
    assert karfunkel.from_position(left_behind).view()["rolls"] == [8, 9, 10]
    turning = {"game": "emerald", "players": 3, "bar": 8, "dragon": 10, "facing": "chamber"}
    assert karfunkel.from_position(turning).view()["rolls"] == [11, 10, 9]
