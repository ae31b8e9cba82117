"""[E70] What a player can see."""

import json

import pytest

import karfunkel

from .situations import as_text, event_chosen, new_game, nobody_acts, play, situation

SEEN_BY_OTHERS = (1, 2, None)


def looks(table, viewer):
    """All that a seat, or a spectator, gets to know of a table."""
    moves = () if viewer is None else table.moves(viewer)
    return json.dumps([table.view(viewer), table.events(viewer), moves, table.to_act])


def test_E70_others_do_not_see_a_choice_until_all_have_chosen():
    twins = [situation(3), situation(3)]
    play(twins[0], "0:money")
    play(twins[1], "0:gems")
    for viewer in SEEN_BY_OTHERS:
        assert looks(twins[0], viewer) == looks(twins[1], viewer)
        assert twins[0].view(viewer)["chosen"] == ["hidden", None, None]
    assert twins[0].view(0)["chosen"] == ["money", None, None]
    assert twins[1].view(0)["chosen"] == ["gems", None, None]


def test_E70_then_everybody_sees_all_choices():
    table = situation(3, event="swap")
    play(table, "0:money 1:event 2:gems")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["chosen"] == ["money", "event", "gems"]


def test_E70_of_two_players_the_choice_is_hidden_until_the_turn_is_resolved():
    twins = [situation(2), situation(2)]
    play(twins[0], "0:money 1:event")
    play(twins[1], "0:gems 1:event")
    for viewer in (1, None):
        assert looks(twins[0], viewer) == looks(twins[1], viewer)
        assert twins[0].view(viewer)["chosen"] == ["hidden", None]
    assert twins[0].view(0)["chosen"] == ["money", None]


def test_E70_of_two_players_the_guesses_are_open():
    table = situation(2)
    play(table, "0:money 1:event")
    for viewer in (0, 1, None):
        assert table.view(viewer)["guesses"] == ["event"]
        assert table.events(viewer) == ({"event": "guessed", "seat": 1, "action": "event", "right": False},)


def test_E70_of_two_players_the_choice_is_seen_while_they_trade():
    table = situation(2)
    play(table, "0:money 1:event 1:money")
    for viewer in (0, 1, None):
        assert table.view(viewer)["chosen"] == ["money", None]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E70_the_order_of_the_stacks_is_hidden(players):
    fields = new_game(players).position()
    twins = [karfunkel.from_position(fields, seed=seed) for seed in range(10)]
    for viewer in (*range(players), None):
        assert len({looks(table, viewer) for table in twins}) == 1
    for table in twins:
        nobody_acts(table)
    assert len({str(table.view()["cards"]) for table in twins}) > 3


def test_E70_the_top_card_of_the_stack_is_hidden_from_who_may_take_it():
    fields = event_chosen(["3r"] * 3, event="swap").position()
    twins = [karfunkel.from_position(fields, seed=seed) for seed in range(20)]
    assert len({looks(table, 0) for table in twins}) == 1
    for table in twins:
        play(table, "0:hidden")
    assert len({table.log[1].text for table in twins}) > 3


@pytest.mark.parametrize(("players", "hidden"), [(3, 26), (4, 25)])
def test_E70_cards_set_aside_below_the_top_one_are_hidden(players, hidden):
    table = new_game(players)
    for viewer in (0, None):
        view = table.view(viewer)
        assert len(view["unseen"]) == hidden  # the stack and the cards put aside, none told from the other
        assert isinstance(view["aside"], str)


def test_E70_everything_else_is_open():
    fields = {
        "stage": 2,
        "round": 2,
        "gems": ["1r", "2y", "3g"],
        "money": [10, 20, 30],
        "kept": [["certificate"], ["per-r"], []],
        "aside": "yy7",
        "cards": ["rr6", "bb7", "gg7"],
        "discarded": ["gb7", "yb7", "rb7"],
        "event": "swap",
        "events_up": ["three", "halve"],
    }
    table = situation(3, **fields)
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert [as_text(held) for held in view["gems"]] == fields["gems"]
        assert sorted(view["discarded"]) == sorted(fields["discarded"])
        assert {name: view[name] for name in ("money", "kept", "aside", "cards", "event", "events_up")} == {
            name: fields[name] for name in ("money", "kept", "aside", "cards", "event", "events_up")
        }


def test_E70_a_trade_is_open():
    table = situation(3, chosen=["money", "money", "gems"])
    play(table, "0:1r2b")
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert (as_text(view["offer"]), view["offered_by"], view["to_act"]) == ("1r2b", 0, [1])
        assert table.events(viewer) == ({"event": "offered", "seat": 0, "to": 1, "gems": "1r2b"},)
