"""The public face: the names that programs outside rely on, and what they answer to nonsense."""

import doctest
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import karfunkel
from karfunkel.games.registry import GAMES
from karfunkel.notation.move_shapes import MoveList
from tests.sizes import random_table

RIGHT_DECK = ["bb 7"] * 15 + ["rrb 5"] * 15


def test_the_names_of_the_design_are_there() -> None:
    for name in ("new", "from_position", "from_record", "Error", "IllegalMove", "InvalidMove", "InvalidPosition"):
        assert hasattr(karfunkel, name)
    table = karfunkel.new("edelstein", players=4, seed=7)
    for name in ("to_act", "moves", "play", "view", "position", "record", "over", "scores", "winners"):
        assert hasattr(table, name)
    for error in (karfunkel.IllegalMove, karfunkel.InvalidMove, karfunkel.InvalidPosition):
        assert issubclass(error, karfunkel.Error)


def test_the_example_in_the_docstring_runs() -> None:
    found = doctest.testmod(karfunkel)
    assert (found.failed, found.attempted) == (0, 6)


def test_a_new_table() -> None:
    table = karfunkel.new("edelstein", players=4, seed=7)
    assert table.to_act == (0, 1, 2, 3)
    assert table.moves(0) == ("money", "event", "gems")
    assert table.choices(0) == MoveList(["money", "event", "gems"])
    assert (table.over, table.scores, table.winners) == (False, (0, 0, 0, 0), ())


def test_play_returns_the_events_as_json_ready_dicts() -> None:
    table = karfunkel.new("edelstein", players=3, seed=7)
    assert table.play(0, "gems") == ({"event": "chose", "seat": 0, "action": "gems"},)
    assert table.events(1) == ({"event": "chose", "seat": 0},)
    table.play(1, "money")
    events = table.play(2, "event")
    assert json.loads(json.dumps(events)) == list(events)
    assert [event["event"] for event in events][:4] == ["chose", "shown", "shown", "shown"]


def test_views_and_positions_are_json_ready() -> None:
    table = karfunkel.new("edelstein", players=5, seed=7)
    for value in (table.view(0), table.view(None), table.position()):
        assert json.loads(json.dumps(value)) == value


def test_the_same_seed_gives_the_same_cards() -> None:
    one, same, other = (karfunkel.new("edelstein", players=4, seed=seed) for seed in (7, "7", 8))
    assert one.position() == same.position() != other.position()


def test_options_and_decks() -> None:
    table = karfunkel.new("edelstein", players=5, seed=1, options={"major_any": "once"}, deck=RIGHT_DECK)
    assert table.position()["options"] == {"major_any": "once"}
    assert set(table.position()["cards"]) <= {"bb7", "rrb5"}
    assert karfunkel.from_record(table.record(), seed=1).position() == table.position()


def test_a_deck_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_text("# mine\n" + "\n".join(RIGHT_DECK) + "\n", "utf-8")
    assert karfunkel.new("edelstein", 4, seed=1, deck=file).position()["deck"] == [
        card.replace(" ", "") for card in RIGHT_DECK
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess", "players": 4}, "there is no game 'chess'; there is edelstein, "),
        ({"players": 6}, "Edel, Stein & Reich is for 2 to 5 players, not 6"),
        ({"players": "4"}, "is for 2 to 5 players, not '4'"),
        ({"options": {"major": "once"}}, "has no option 'major'; its options: major_any"),
        ({"options": {"major_any": "twice"}}, "the option major_any is each or once, not 'twice'"),
        ({"deck": "/no/such/file"}, "the deck '/no/such/file' cannot be read: No such file"),
        ({"deck": RIGHT_DECK[1:]}, "the deck has 29 cards; it takes 30"),
        ({"deck": ["r 5", *RIGHT_DECK[1:]]}, "the deck, line 1: the card 'r 5' shows 1 gem; a card has 2 to 4"),
        ({"deck": ["rr 8", *RIGHT_DECK[1:]]}, "the deck, line 1: the card 'rr 8' shows 8 money; a card has 4 to 7"),
        ({"deck": ["rx 5", *RIGHT_DECK[1:]]}, "the deck, line 1: 'rx 5' is not a card"),
        ({"seed": ""}, "a seed is a number or a text"),
    ],
)
def test_wrong_set_ups(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(karfunkel.Error) as caught:
        karfunkel.new(**{"game": "edelstein", "players": 4, **arguments})
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("seat", "move", "error", "sentence"),
    [
        (0, "xyzzy", karfunkel.InvalidMove, "'xyzzy' is not a move; you are asked to choose an action"),
        (0, "free", karfunkel.IllegalMove, "free cannot be played: free choice is for five players only"),
        (0, "accept", karfunkel.IllegalMove, "you are asked to choose an action"),
        (0, "2r1b", karfunkel.IllegalMove, "2r1b does not answer what you are asked"),
        (4, "gems", karfunkel.IllegalMove, "there is no seat 4; the seats are 0 to 3"),
        ("0", "gems", karfunkel.IllegalMove, "there is no seat '0'"),
        (1, "gems", karfunkel.IllegalMove, "seat 1 is not to move now; seats 0, 2, 3 are"),
    ],
)
def test_wrong_moves(seat: int, move: str, error: type[Exception], sentence: str) -> None:
    table = karfunkel.new("edelstein", players=4, seed=7)
    table.play(1, "money")
    before = table.state
    with pytest.raises(error) as caught:
        table.play(seat, move)
    assert sentence in str(caught.value)
    assert table.state == before


@pytest.mark.parametrize(
    ("offer", "sentence"),
    [
        ("4r", "you have 3 red gems, not 4"),
        ("22r", "you have 3 red gems, not 22"),
        ("99r", "there are 22 gems of a colour, not 99"),
        ("1y1b", "it has as many gems as 1r1b, but is lower in rank"),
        ("1r1b", "it is the same as 1r1b"),
        ("3r", None),
        ("1g", "it has fewer gems than 1r1b"),
        ("1b2r", "they are written like 2r1b"),
        ("0r3b", "they are written like 2r1b"),
    ],
)
def test_why_an_offer_is_refused(offer: str, sentence: str | None) -> None:
    table = karfunkel.from_position(
        {
            "game": "edelstein",
            "players": 3,
            "chosen": ["money", "money", "gems"],
            "doing": "money",
            "offer": "1r1b",
            "offered_by": 0,
        }
    )
    if sentence is None:
        table.play(1, offer)
        return
    with pytest.raises(karfunkel.Error) as caught:
        table.play(1, offer)
    assert sentence in str(caught.value)


def test_a_position_with_23_red_gems_is_refused_with_all_reasons() -> None:
    wrong = {"game": "edelstein", "players": 3, "gems": ["23r", "3r3y3g3b", "3r"], "kept": [["major-r"] * 2, [], []]}
    with pytest.raises(karfunkel.InvalidPosition) as caught:
        karfunkel.from_position(wrong)
    assert "there are only 1 event cards major-r" in caught.value.reasons
    del wrong["kept"]
    with pytest.raises(karfunkel.InvalidPosition, match="there are 22 red gems, but the players have 29"):
        karfunkel.from_position(wrong)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 6}, "is for 2 to 5 players, not 6"),
        ({"players": None}, "players is missing"),
        ({"colour": 1}, "there is no field 'colour'"),
        ({"gems": [[3, 3, 3, 3]]}, "gems must have a value for each of the 4 seats, not 1"),
        ({"money": [0, 0, 0, -1]}, "seat 3 has -1 money"),
        ({"stage": 4}, "the stage is 1 to 3, not 4"),
        ({"round": 8}, "with 4 players the round is 1 to 7, not 8"),
        ({"event": "party"}, "'party' is not an event card"),
        ({"cards": ["rr9", None, None, None]}, "shows 9 money"),
        ({"cards": ["bb7", "bb7", None, None]}, "the card bb7 lies on the table too often"),
        ({"chosen": ["money", "free", None, None]}, "seat 1 cannot have chosen free"),
        ({"doing": "money"}, "seat 0 has not chosen, yet the actions are carried out"),
        ({"supply": "10r"}, "there are 22 yellow gems, but the players have 12 and the supply 0"),
        ({"options": {"x": "y"}}, "has no option 'x'"),
        ({"offer": "1r", "chosen": ["money"] * 4}, "an offer needs offered_by"),
        ({"guesses": ["money"]}, "only two players guess"),
    ],
)
def test_impossible_positions(change: dict[str, object], reason: str) -> None:
    with pytest.raises(karfunkel.InvalidPosition) as caught:
        karfunkel.from_position({"game": "edelstein", "players": 4, **change})
    assert reason in str(caught.value)


def test_the_smallest_position() -> None:
    table = karfunkel.from_position({"game": "edelstein", "players": 4}, seed=7)
    assert table.position() == karfunkel.new("edelstein", 4, seed=7).position()


def test_truncated_records_are_refused() -> None:
    record = karfunkel.new("edelstein", players=4, seed=7).record()
    with pytest.raises(karfunkel.Error, match="the record breaks off after 3 moves and draws"):
        karfunkel.from_record(" ".join(record.split(" ")[:-3]))
    with pytest.raises(karfunkel.Error, match="does not begin with headers"):
        karfunkel.from_record("")


def test_comments_of_a_record_are_kept() -> None:
    record = karfunkel.new("edelstein", players=3, seed=7).record() + "0:gems   # a brave start\n# go on\n1:money\n"
    again = karfunkel.from_record(record).record()
    assert "# a brave start" in again
    assert karfunkel.from_record(again).record() == again


def test_a_move_under_way_can_be_finished() -> None:
    position = {
        "game": "edelstein",
        "players": 3,
        "chosen": ["money", "money", "gems"],
        "said": ["n1", "n0"],
    }
    table = karfunkel.from_position(position, seed=1)
    assert all(move.startswith("1r") and "y" not in move for move in table.moves(0))
    before = table.state
    with pytest.raises(karfunkel.IllegalMove, match="does not go on as the move under way began"):
        table.play(0, "2r")
    assert table.state == before
    table.play(0, "1r2b")
    assert table.position()["offer"] == [1, 0, 0, 2]


def test_a_seed_that_was_not_promised_is_refused() -> None:
    record = karfunkel.new("edelstein", players=3, seed=7).record()
    with pytest.raises(karfunkel.Error, match="not the seed that the record promises"):
        karfunkel.from_record(record, seed=8)


def test_a_forged_result_is_refused() -> None:
    record = random_table(GAMES["edelstein"], 3, 5).record()
    result = next(line for line in record.splitlines() if line.startswith("Result: "))
    with pytest.raises(karfunkel.Error, match="but its moves lead to"):
        karfunkel.from_record(record.replace(result, "Result: 99 1 1"))


def test_two_players_between_stages() -> None:
    table = karfunkel.from_position({"game": "edelstein", "players": 2, "stage": 2, "round": 0}, seed=1)
    assert (table.view()["stage"], table.view()["round"]) == (2, 1)


HUGE = 10**5000


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: karfunkel.from_record("Game: edelstein\nPlayers: " + "9" * 5000),
        lambda: karfunkel.from_record("Game: edelstein\nPlayers: 3\nSeed: \ud800\n"),
        lambda: karfunkel.from_record(None),
        lambda: karfunkel.from_record(b"x"),
        lambda: karfunkel.new("edelstein", 4, seed=HUGE),
        lambda: karfunkel.new("edelstein", HUGE),
        lambda: karfunkel.new(["x"], 4),
        lambda: karfunkel.new("edelstein", 4, options="abc"),
        lambda: karfunkel.new("edelstein", 4, options=[1]),
        lambda: karfunkel.new("edelstein", 4, deck=5),
        lambda: karfunkel.new("edelstein", 4, deck=[1, 2]),
        lambda: karfunkel.new("edelstein", 4, deck=b"x"),
        lambda: karfunkel.new("edelstein", 4).view(HUGE),
        lambda: karfunkel.new("edelstein", 4).moves(True),
        lambda: karfunkel.new("edelstein", 4).events(99),
        lambda: karfunkel.new("edelstein", 4).at(-1),
        lambda: karfunkel.new("edelstein", 4).at("x"),
        lambda: karfunkel.from_position({"game": "nix"}),
        lambda: karfunkel.from_position({"game": "edelstein", "players": HUGE}),
        lambda: karfunkel.from_position({"game": "edelstein", "players": 3, "stage": HUGE}),
        lambda: karfunkel.from_position({"game": "basari", "players": 3, "points": [HUGE, 0, 0]}),
    ],
)
def test_whatever_comes_in_the_answer_is_an_error_of_ours(attempt: Callable[[], object]) -> None:
    with pytest.raises(karfunkel.Error):
        attempt()


def test_a_round_under_way_needs_its_cards() -> None:
    position = {"game": "edelstein", "players": 3, "cards": [None, "bb7", "gb7"], "chosen": ["money", "event", "gems"]}
    with pytest.raises(karfunkel.InvalidPosition, match="seat 0 has no card"):
        karfunkel.from_position({**position, "aside": "yb7", "discarded": ["gg7"]})


def test_a_seed_may_have_any_printable_character() -> None:
    table = karfunkel.new("basari", 3, seed="a#b")
    assert karfunkel.from_record(table.record(with_seed=True)).record() == table.record()


def test_a_false_seed_in_a_record_is_refused() -> None:
    record = karfunkel.new("edelstein", 3, seed=7).record(with_seed=True)
    with pytest.raises(karfunkel.Error, match="not the seed that the record promises"):
        karfunkel.from_record(record.replace("Seed: 7", "Seed: 8"))


def test_a_comment_stays_after_the_move_it_followed_and_goes_with_it() -> None:
    record = karfunkel.new("edelstein", players=3, seed=7).record() + "0:gems 1:money # his\n"
    table = karfunkel.from_record(record, seed=7)
    assert table.record().endswith("0:gems 1:money\n# his\n")
    table.undo()
    assert "his" not in table.record()


def test_events_are_those_of_the_last_move_also_after_a_replay() -> None:
    table = random_table(GAMES["edelstein"], 3, 5, moves=40)
    again = karfunkel.from_record(table.record(with_seed=True))
    assert again.events(0) == table.events(0)
    assert table.at(len(table.log)).events(1) == table.events(1)


def test_all_reasons_are_given_together() -> None:
    with pytest.raises(karfunkel.InvalidPosition) as caught:
        karfunkel.from_position(
            {"game": "edelstein", "players": 3, "stage": 9, "gems": ["23r", "-", "-"], "money": [-1, 0, 0]}
        )
    assert len(caught.value.reasons) == 3
