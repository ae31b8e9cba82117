"""[B40] What a player can see."""

import json
from collections import Counter

import pytest

import karfunkel

from .situations import all_cards, as_text, negotiation, new_game, nobody_acts, play, situation

EVERYBODY = (0, 1, 2, None)


def looks(table, viewer):
    """All that a seat, or a spectator, gets to know of a table."""
    moves = () if viewer is None else table.moves(viewer)
    return json.dumps([table.view(viewer), table.events(viewer), moves, table.to_act])


def test_B40_others_do_not_see_a_choice_until_all_have_chosen():
    twins = [situation(3), situation(3)]
    play(twins[0], "0:A")
    play(twins[1], "0:C")
    for viewer in (1, 2, None):
        assert looks(twins[0], viewer) == looks(twins[1], viewer)
        assert twins[0].view(viewer)["chosen"] == ["hidden", None, None]
        assert twins[0].events(viewer) == ({"event": "chose", "seat": 0},)
    assert twins[0].view(0)["chosen"] == ["A", None, None]
    assert twins[0].events(0) == ({"event": "chose", "seat": 0, "action": "A"},)


def test_B40_the_last_to_choose_sees_nothing_either():
    twins = [situation(5), situation(5)]
    play(twins[0], "0:A 1:B 2:D 3:C")
    play(twins[1], "0:D 1:D 2:D 3:C")
    for viewer in (4, 3, None):
        assert looks(twins[0], viewer) == looks(twins[1], viewer)
    assert twins[0].view(3)["chosen"] == ["hidden", "hidden", "hidden", "C", None]


def test_B40_then_everybody_sees_all_choices():
    table = situation(3)
    play(table, "0:B 1:B 2:C")
    for viewer in EVERYBODY:
        assert table.view(viewer)["chosen"] == ["B", "B", "C"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_B40_the_order_of_the_stack_is_hidden(players):
    fields = new_game(players).position()
    twins = [karfunkel.from_position(fields, seed=seed) for seed in range(10)]
    for viewer in (*range(players), None):
        assert len({looks(table, viewer) for table in twins}) == 1
    for table in twins:
        nobody_acts(table)
    assert len({str(table.view()["cards"]) for table in twins}) > 3


def test_B40_the_card_that_A_will_draw_is_hidden():
    fields = situation(3, chosen=["A", "A", "B"]).position()
    twins = [karfunkel.from_position(fields, seed=seed) for seed in range(20)]
    for viewer in EVERYBODY:
        assert len({looks(table, viewer) for table in twins}) == 1
    for table in twins:
        table.play(table.to_act[0], "1b")
        table.play(table.to_act[0], "accept")
    assert len({table.log[2].text for table in twins}) > 3


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_B40_what_is_left_in_the_stack_is_known(viewer):
    table = new_game(3)
    play(table, "0:A 1:B 2:C")
    view = table.view(viewer)
    assert (len(view["cards"]), len(view["earlier"]), len(view["unseen"])) == (3, 3 + 1, 39 - 7)
    assert Counter(view["cards"] + view["earlier"] + view["unseen"]) == all_cards(new_game(3))


def test_B40_everything_else_is_open():
    fields = {
        "stage": 2,
        "round": 2,
        "gems": ["1r", "2y", "3g"],
        "points": [10, 20, 30],
        "cards": ["rr6w3", "bb7w4", "gg7w2"],
        "earlier": ["gb7w3", "yb7w1", "rb7w3"],
        "workers": [6, 5, 5],
    }
    table = situation(3, **fields)
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert [as_text(held) for held in view["gems"]] == fields["gems"]
        for name in ("stage", "round", "points", "cards", "earlier", "workers"):
            assert view[name] == fields[name]


def test_B40_a_negotiation_is_open():
    table = negotiation("2r2b", "1r")
    play(table, "0:1r2b")
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert (as_text(view["offer"]), view["offered_by"], view["to_act"]) == ("1r2b", 0, [1])
        assert table.events(viewer) == ({"event": "offered", "seat": 0, "to": 1, "gems": "1r2b"},)
