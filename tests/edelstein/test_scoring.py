"""[E40]-[E44] The scoring."""

import pytest

from .situations import event_chosen, gems, names, nobody_acts, play, scored, situation, supply, told

BURGI, CHRIS, MIRIAM, PETER = range(4)

# ---- one alone has most


@pytest.mark.parametrize(("colour", "amount"), [("r", 14), ("y", 12), ("g", 10), ("b", 8)])
def test_E40_most_of_a_colour_alone_brings_its_amount(colour, amount):
    table = scored([f"3{colour}", f"4{colour}", f"1{colour}"])
    assert table.scores == (0, amount, 0)
    assert gems(table) == [f"3{colour}", f"2{colour}", f"1{colour}"]


@pytest.mark.parametrize(("held", "kept"), [("1r", "-"), ("2r", "1r"), ("3r", "1r"), ("4r", "2r"), ("7r", "3r")])
def test_E40_alone_half_of_them_is_given_back_rounded_up(held, kept):
    table = scored([held, "-", "-"])
    assert gems(table) == [kept, "-", "-"]
    assert supply(table) == {"-": "22r", "1r": "21r", "2r": "20r", "3r": "19r"}[kept] + "22y22g22b"


def test_E40_who_has_not_most_gives_nothing_back():
    assert gems(scored(["3r", "2r", "2r"])) == ["1r", "2r", "2r"]


# ---- several share most


@pytest.mark.parametrize(
    ("held", "scores"),
    [
        (["3r", "3r", "2r"], (7, 7, 0)),
        (["3r", "3r", "3r"], (4, 4, 4)),
        (["3r", "3r", "3r", "3r"], (3, 3, 3, 3)),
        (["3r", "3r", "3r", "3r", "3r"], (2, 2, 2, 2, 2)),
        (["3g", "3g", "3g"], (3, 3, 3)),
        (["3b", "3b", "3b", "3b", "3b"], (1, 1, 1, 1, 1)),
    ],
)
def test_E40_several_share_the_amount_rounded_down(held, scores):
    assert scored(held).scores == scores


def test_E40_several_give_back_two_each():
    assert gems(scored(["7y", "7y", "6y"])) == ["5y", "5y", "6y"]


def test_E40_several_with_fewer_than_two_give_back_all_they_have():
    table = scored(["1b", "1b", "-"])
    assert table.scores == (4, 4, 0)
    assert gems(table) == ["-", "-", "-"]


def test_E40_nobody_scores_a_colour_that_nobody_owns():
    table = scored(["-", "1y", "-"])
    assert table.scores == (0, 12, 0)
    assert [event["colour"] for event in told(table.events(), "scored")] == ["y"]


def test_E40_colour_by_colour():
    table = scored(["3r1y", "1g4b", "2y3b"])
    assert table.scores == (14, 10 + 8, 12)
    assert gems(table) == ["1r1y", "2b", "1y3b"]
    assert [event["colour"] for event in told(table.events(), "scored")] == ["r", "y", "g", "b"]


def test_E40_what_the_last_round_brought_counts():
    table = event_chosen(["2r", "3r", "-"], stage=3, round=8, event="three")
    play(table, "0:open 0:r")
    assert table.scores == (14, 0, 0)
    assert gems(table) == ["2r", "3r", "-"]


def test_E40_the_amounts_are_added_to_the_money_one_has():
    table = situation(3, stage=3, round=8, gems=["2r", "1r", "-"], money=[30, 20, 10])
    assert "over" in names(nobody_acts(table))
    assert table.scores == (44, 20, 10)


# ---- event cards


def test_E41_cards_pay_together_with_their_colour_before_gems_are_given_back():
    table = scored(["5r", "2y", "-"], kept=[["per-r", "major-r"], ["major-y"], []])
    steps = [event for event in table.events() if event["event"] in ("earned", "gems")]
    assert [(event.get("for"), event.get("money")) for event in steps[:3]] == [
        ("per-r", 5),
        ("major-r", 8),
        ("majority-r", 14),
    ]
    assert steps[3] == {"event": "gems", "from": 0, "to": "supply", "colour": "r", "number": 3}
    assert [event.get("for") for event in steps[4:]] == ["major-y", "majority-y", None]


def test_E41_all_cards_of_one_player_pay():
    kept = [["per-r", "per-y", "per-g", "per-b", "major-r", "major-y", "major-g", "major-b"], [], []]
    table = scored(["2r2y2g2b", "1r1y1g1b", "-"], kept=kept)
    assert table.scores == (14 + 12 + 10 + 8 + 4 * 2 + 8 + 7 + 6 + 5, 0, 0)


# ---- certificates


def certificates(*numbers):
    """The scoring of players who have nothing but so many certificates."""
    return scored(["-"] * len(numbers), kept=[["certificate"] * number for number in numbers])


@pytest.mark.parametrize(
    ("numbers", "scores"),
    [((3, 1, 0), (10, 4, 0)), ((1, 5, 3, 2), (0, 10, 4, 0)), ((8, 0, 7), (10, 0, 4)), ((0, 1, 2), (0, 4, 10))],
)
def test_E42_most_certificates_bring_10_and_second_most_4(numbers, scores):
    assert certificates(*numbers).scores == scores


@pytest.mark.parametrize(
    ("numbers", "scores"), [((3, 1, 1), (10, 4, 4)), ((2, 4, 2, 1, 2), (4, 10, 4, 0, 4)), ((1, 1, 5), (4, 4, 10))]
)
def test_E42_each_with_second_most_certificates_gets_4(numbers, scores):
    assert certificates(*numbers).scores == scores


@pytest.mark.parametrize(
    ("numbers", "scores"),
    [((2, 1, 1, 2), (10, 0, 0, 10)), ((4, 3, 4), (10, 0, 10)), ((5, 5, 5), (10, 10, 10)), ((1, 1, 0), (10, 10, 0))],
)
def test_E42_two_share_most_certificates(numbers, scores):
    assert certificates(*numbers).scores == scores


@pytest.mark.parametrize(("numbers", "scores"), [((0, 0, 0), (0, 0, 0)), ((1, 0, 0), (10, 0, 0))])
def test_E42_nobody_is_paid_for_having_no_certificate(numbers, scores):
    assert certificates(*numbers).scores == scores


def test_E42_certificates_come_after_the_colours():
    table = scored(["1b", "-", "-"], kept=[[], ["certificate"], []])
    earned = [(event["seat"], event["for"]) for event in told(table.events(), "earned")]
    assert earned == [(0, "majority-b"), (1, "certificate")]


# ---- the cards go back


def test_E43_all_event_cards_go_face_up_under_the_stack_used_or_not():
    kept = [["major-r", "certificate"], ["per-b"], ["certificate", "major-any"]]
    table = scored(["-", "1b", "-"], kept=kept, event="swap")
    assert table.position()["kept"] == [[], [], []]
    under = ["certificate", "certificate", "major-any", "major-r", "per-b"]
    assert sorted(table.position()["events_up"]) == under


def test_E43_no_card_is_kept_beyond_a_scoring():
    table = scored(["1r", "-", "-"], stage=1, kept=[["major-r"], [], []], event="swap")
    assert table.scores == (14 + 8, 0, 0)
    assert table.position()["kept"] == [[], [], []]
    assert sorted(table.position()["events_up"]) == ["major-r", "swap"]


# ---- the rulebook's example: Burgi, Chris, Miriam, Peter


@pytest.fixture
def example():
    cards = [["per-r", *["certificate"] * 3], ["certificate"], ["major-r", "certificate"], ["per-y", "major-b"]]
    return scored(["2r5g", "2r7y", "2r5g", "2r4y2b"], kept=cards)


def test_E44_burgi_earns_20_chris_19_miriam_12_and_peter_20(example):
    assert example.scores == (20, 19, 12, 20)


@pytest.mark.parametrize(
    ("row", "earned"),
    [
        ("r", [3 + 2, 3, 3, 3]),
        ("y", [0, 12, 0, 4]),
        ("g", [5, 0, 5, 0]),
        ("b", [0, 0, 0, 8 + 5]),
        ("certificate", [10, 4, 4, 0]),
    ],
)
def test_E44_row_by_row(example, row, earned):
    got = [0, 0, 0, 0]
    for event in told(example.events(), "earned"):
        if event["for"] in (row, f"majority-{row}", f"major-{row}", f"per-{row}"):
            got[event["seat"]] += event["money"]
    assert got == earned


def test_E44_what_they_give_back(example):
    given = [(event["from"], event["colour"], event["number"]) for event in told(example.events(), "gems")]
    all_red = [(BURGI, "r", 2), (CHRIS, "r", 2), (MIRIAM, "r", 2), (PETER, "r", 2)]
    assert given == [*all_red, (CHRIS, "y", 4), (BURGI, "g", 2), (MIRIAM, "g", 2), (PETER, "b", 1)]
    assert gems(example) == ["3g", "3y", "3g", "4y1b"]
    assert example.position()["kept"] == [[], [], [], []]
