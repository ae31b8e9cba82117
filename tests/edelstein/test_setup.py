"""[E10]-[E13] The set-up for 3 to 5 players."""

import pytest

from .situations import EVENT_CARDS, gem_cards, gems, names, new_game, nobody_acts, supply, told


@pytest.mark.parametrize(("players", "left"), [(3, "13r13y13g13b"), (4, "10r10y10g10b"), (5, "7r7y7g7b")])
def test_E10_everybody_gets_three_gems_of_each_colour(players, left):
    table = new_game(players)
    assert gems(table) == ["3r3y3g3b"] * players
    assert supply(table) == left


@pytest.mark.parametrize("players", [3, 4, 5])
def test_E10_nobody_has_money(players):
    assert new_game(players).scores == (0,) * players


@pytest.mark.parametrize("players", [3, 4])
def test_E10_three_and_four_players_get_three_action_cards(players):
    table = new_game(players)
    assert {table.moves(seat) for seat in range(players)} == {("money", "event", "gems")}


def test_E10_five_players_also_get_free_choice():
    table = new_game(5)
    assert {table.moves(seat) for seat in range(5)} == {("money", "event", "gems", "free")}


@pytest.mark.parametrize(("players", "unseen"), [(3, 30 - 1 - 3), (4, 30 - 1 - 4)])
def test_E11_of_the_cards_put_aside_only_the_top_one_is_seen(players, unseen):
    view = new_game(players).view()
    assert view["aside"] in gem_cards(new_game(5))
    assert len(view["unseen"]) == unseen


def test_E11_with_five_players_no_card_is_put_aside():
    view = new_game(5).view()
    assert view["aside"] is None
    assert len(view["unseen"]) == 30 - 5


def test_E11_the_gem_cards_are_shuffled():
    first_cards = {new_game(5, seed).position()["cards"][0] for seed in range(40)}
    assert len(first_cards) > 10


@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 7), (5, 6)])
def test_E12_a_game_has_three_stages_of_so_many_rounds(players, rounds):
    table = new_game(players)
    events = []
    for _ in range(3 * rounds):
        assert not table.over
        events += nobody_acts(table)
    assert table.over
    begun = [(1, 1)] + [(event["stage"], event["round"]) for event in told(events, "round")]
    assert begun == [(stage, number) for stage in (1, 2, 3) for number in range(1, rounds + 1)]


def test_E12_each_stage_is_followed_by_a_scoring():
    table = new_game(4)
    events = [event for _ in range(21) for event in nobody_acts(table)]
    marks = [name for name in names(events) if name in ("stage", "stage-scored", "over")]
    assert marks == ["stage-scored", "stage", "stage-scored", "stage", "stage-scored", "over"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_E13_the_event_cards_lie_face_down(players):
    view = new_game(players).view()
    assert view["events_up"] == []
    assert len(view["events_down"]) == 38


def test_E13_the_event_cards_are_shuffled():
    turned = {new_game(5, seed).position()["event"] for seed in range(40)}
    assert len(turned) > 5
    assert turned <= set(EVENT_CARDS)
