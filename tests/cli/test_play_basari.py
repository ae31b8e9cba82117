"""Playing Basari in the terminal."""

from pathlib import Path

import pytest
from rich.text import Text

import karfunkel
from karfunkel.cli.play import resumed
from karfunkel.cli.terminal import words_for
from karfunkel.games.basari.notation.moves import DECISIONS
from karfunkel.games.basari.notation.news import EVENTS
from karfunkel.table import verify

from .screens import answers, flat, screen_of

CARDS = ["rrb5w2", "yyb6w2", "ggg6w2", "bb7w4", "yy7w1"]


def typed(*lines: str, players: int = 4, width: int = 80) -> str:
    """What the terminal shows to a person who types these lines in a new game, each run of spaces as one."""
    return flat(screen_of(karfunkel.new("basari", players=players, seed=5), answers(lines), width=width))


def situation(players: int = 3, **fields: object) -> karfunkel.Table:
    """A table of which only what differs is said."""
    return karfunkel.from_position(
        {"game": "basari", "players": players, "cards": CARDS[:players], **fields},
        seed=1,
    )


def trade(**fields: object) -> karfunkel.Table:
    """Seat 0 and seat 1 trade for B; seat 1 has offered two red gems."""
    return situation(**{"chosen": ["B", "B", "C"], "doing": "B", "offer": "2r", "offered_by": 1, **fields})


def last_round() -> karfunkel.Table:
    """Seat 0 and seat 1 have workers enough to end the stage; the others have chosen B."""
    return situation(
        round=4,
        gems=["5r2y3g", "4r2y3g3b", "3r1y2g3b"],
        earlier=["bb7w4", "yg7w4", "rg7w4", "gb7w3", "rb7w3", "gg7w2", "gbb7w3", "rr6w3", "ygb6w1"],
        workers=[16, 15, 2],
        chosen=[None, "B", "B"],
    )


def free_choice(gems: str, *chosen: str) -> karfunkel.Table:
    """Five players; seat 0 has these gems and chose D."""
    others = ["3r3y3g3b"] * 4
    return situation(5, gems=[gems, *others], chosen=["D", *chosen], doing="D")


def told(*events: dict[str, object], seat: int = 0) -> list[str]:
    """How events are told, without colours."""
    view = karfunkel.new("basari", players=4, seed=1).view(seat)
    return [Text.from_markup(line).plain for line in words_for("basari", seat, shapes=True).tell(events, view)]


# ---- whole games


@pytest.mark.parametrize(("players", "width"), [(3, 60), (4, 80), (5, 60)])
def test_a_whole_game_by_first_choices(players: int, width: int) -> None:
    table = karfunkel.new("basari", players=players, seed=players)
    screen = screen_of(table, lambda _: "1", players - 1, width)
    assert table.over
    assert "The result" in screen
    assert "-- Scoring:" in screen
    assert max(len(line) for line in screen.splitlines()) <= width
    assert verify(table.record()) > 0


@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_game_by_last_moves(players: int) -> None:
    table = karfunkel.new("basari", players=players, seed=9)
    screen = screen_of(table, lambda _: "" if table.over else table.moves(0)[-1])
    assert table.over
    assert "Goodbye" in screen


def test_a_saved_game_tells_the_same_story(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = karfunkel.new("basari", players=5, seed="5")
    first = screen_of(table, answers(["1"] * 14 + [f"save {file}", "log"]))
    again, _ = resumed("basari", file)
    title = "the whole game so far"
    second = screen_of(again, answers(["log"]), file=file)
    assert "another card" in first
    assert first[first.index(title) :].split("Goodbye")[0] == second[second.index(title) :].split("Goodbye")[0]


# ---- the table


def test_the_table_shows_points_workers_cards_and_actions() -> None:
    screen = flat(screen_of(situation(points=[7, 12, 0]), answers([])))
    assert "Stage 1 of 3, round 1" in screen
    assert "points w card action You 3* 3* 3* 3* 7 2 rrb +5 w2 - Seat 1 3* 3* 3* 3* 12 2 yyb +6 w2 face down" in screen
    assert "w: workers. The stage ends with the round in which somebody reaches 15." in screen


def test_the_table_says_that_the_stage_is_about_to_end() -> None:
    screen = flat(screen_of(last_round(), answers([])))
    assert "15 are reached: the stage ends with this round." in screen


def test_chosen_actions_of_others_are_not_shown() -> None:
    """Twins: tables that differ only in what others have chosen look the same."""

    def screen(action: str) -> str:
        table = situation(5, chosen=[None, *[action] * 4])
        return screen_of(table, answers(["table", "help", "log", "moves"]))

    assert screen("A") == screen("B") == screen("C") == screen("D")
    assert screen("A").count("face down") == 8


def test_choices_of_others_are_told_only_once_all_have_chosen() -> None:
    before, after = typed(), typed("C")
    assert before.count("face down") == 3
    assert "Chosen:" not in before
    assert "Chosen: you C (gems), seat 1" in after


# ---- questions


def test_there_is_a_question_for_every_decision() -> None:
    assert set(words_for("basari", 0, shapes=True).questions) == set(DECISIONS.values())  # type: ignore[attr-defined]


def test_actions_say_what_they_bring() -> None:
    screen = flat(screen_of(situation(5), answers([])))
    assert "1 A take another card: more workers (2 now; 15 pay 12)" in screen
    assert "2 B get 5 points" in screen
    assert "3 C take 2 red, 1 blue from the supply" in screen
    assert "4 D give one gem for any two; if shared, take any one" in screen


def test_gems_that_the_supply_lacks_are_not_promised() -> None:
    screen = flat(screen_of(situation(gems=["3r", "18r", "-"]), answers([])))
    assert "3 C take 1 red, 1 blue, all that is left of 2 red, 1 blue, from the supply" in screen


@pytest.mark.parametrize("answer", ["b", "B", "2"])
def test_a_letter_in_any_case_is_an_action(answer: str) -> None:
    table = situation(chosen=[None, "C", "C"])
    assert "You get 5 points." in screen_of(table, answers([answer]))


def test_the_same_letter_is_a_gem_where_gems_are_asked_for() -> None:
    table = free_choice("3r3y3g3b", "D", "A", "B", "C")
    assert table.to_act == (1,)
    table.play(1, "r")
    screen = flat(screen_of(table, answers(["B"])))
    assert "You share free choice with others: which gem do you take?" in screen
    assert "Free choice: you take 1 blue from the supply." in screen


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("D", "you are asked to choose an action (A, B, C; with five players also D)"),
        ("4", "There is no choice 4; the choices are 1 to 3."),
        ("2r", "2r does not answer what you are asked"),
    ],
)
def test_other_answers_are_refused(answer: str, said: str) -> None:
    assert said in typed(answer)


def test_the_first_bid_is_compulsory() -> None:
    screen = flat(screen_of(situation(gems=["4r1b", "3r", "-"], chosen=["A", "A", "C"]), answers(["decline", "1r"])))
    assert "You and seat 1 trade for A (workers), and you begin. What do you offer?" in screen
    assert "1 1b offer 1 blue; if accepted, you take another card" in screen
    assert "offer nothing" not in screen
    assert "'decline' is not a move" in screen
    assert "You offer 1 red to seat 1." in screen


def test_an_offer_is_accepted_or_raised() -> None:
    screen = flat(screen_of(trade(), answers(["accept"])))
    assert "Seat 1 offers you 2 red for B (points). Accept, or offer more to get 5 points?" in screen
    assert "1 accept you get 2 red; seat 1 gets 6 points" in screen
    assert "2 3b offer 3 blue (1 more)" in screen
    assert "You accept and get 2 red; seat 1 does the action. Seat 1 gets 6 points." in screen


def test_who_cannot_raise_must_accept() -> None:
    screen = flat(screen_of(trade(gems=["1r", "3r", "-"]), answers([""])))
    assert "and you cannot offer more. 1 accept" in screen
    assert "This is the only move; Enter plays it." in screen


def test_free_choice_alone() -> None:
    screen = flat(screen_of(free_choice("3r3y3g3b", "A", "A", "A", "B"), answers(["y>rr"])))
    assert "Free choice is yours alone: which gem do you give, and which do you take for it?" in screen
    assert "r>yy give 1 red, take 2 yellow" in screen
    assert "You give 1 yellow to the supply. You take 2 red from the supply." in screen


def test_free_choice_without_a_gem() -> None:
    screen = flat(screen_of(free_choice("-", "A", "A", "A", "B"), answers([">RR"])))
    assert "Free choice is yours alone, and you have no gem to give. What do you take?" in screen
    assert "1 >rr take 2 red 2 >ry take 1 red, 1 yellow" in screen
    assert "You take 2 red from the supply." in screen
    choosing = situation(5, gems=["-", *["3r3y3g3b"] * 4], chosen=[None, "A", "A", "A", "B"])
    screen = flat(screen_of(choosing, answers(["D"])))
    assert "D take any two gems, as you have none to give; if shared, any one" in screen
    assert "Free choice: you have it alone, to take two gems for nothing." in screen


# ---- what happened

HAPPENED: dict[str, tuple[str, dict[str, object], list[dict[str, object]]]] = {
    "shown": (
        "Chosen: you A (workers), seat 1 C (gems).",
        {"seat": 0, "action": "A"},
        [{"event": "shown", "seat": 1, "action": "C"}],
    ),
    "void": ("Three or more chose B (points), so nobody does it.", {"action": "B"}, []),
    "trade": ("You and seat 2 trade for C (gems); seat 2 begins.", {"action": "C", "first": 2, "second": 0}, []),
    "offered": ("Seat 2 offers you 1 red, 2 blue.", {"seat": 2, "to": 0, "gems": "1r2b"}, []),
    "accepted": (
        "You accept and get 1 red; seat 2 does the action.",
        {"seat": 0, "of": 2},
        [{"event": "gems", "from": 2, "to": 0, "colour": "r", "number": 1}],
    ),
    "does": (
        "Seat 3 gets 6 points.",
        {"seat": 3, "action": "B"},
        [{"event": "earned", "seat": 3, "points": 6, "for": "card"}],
    ),
    "gems": ("Seat 3 takes 2 green from the supply.", {"from": "supply", "to": 3, "colour": "g", "number": 2}, []),
    "more-workers": (
        "You take another card, rrb +5 w2, and have 9 workers.",
        {"seat": 0, "card": "rrb5w2", "workers": 9},
        [],
    ),
    "stack-empty": ("The stack is empty, so seat 1 takes no card.", {"seat": 1}, []),
    "for-nothing": ("Neither has a gem to offer, so seat 1 does it for nothing.", {"seat": 1, "action": "A"}, []),
    "scoring": ("-- Scoring: the stack is too small for another round --", {"stage": 2}, []),
    "scored": (
        "◆ red: seat 1 has most (5), +14, and 3 back to the supply.",
        {"colour": "r", "most": 5, "sharing": 1},
        [
            {"event": "earned", "seat": 1, "points": 14, "for": "majority-r"},
            {"event": "gems", "from": 1, "to": "supply", "colour": "r", "number": 3},
        ],
    ),
    "workers-scored": (
        "Workers: seat 1 has 16, +12.",
        {"seat": 1, "workers": 16},
        [{"event": "earned", "seat": 1, "points": 12, "for": "workers"}],
    ),
    "stage-scored": (
        "Stage 2 brought: you +0 (now 0), seat 1 +0 (now 0), seat 2 +0 (now 0), seat 3 +0 (now 0).",
        {"stage": 2},
        [],
    ),
    "stage": ("All bazaar cards are collected and shuffled.", {"stage": 2}, []),
    "round": (
        "-- Stage 2 of 3, round 4 --",
        {"stage": 2, "round": 4},
        [{"event": "dealt", "seat": 0, "card": "rrb5w2"}],
    ),
}
"""Each kind of event: how it is told, what belongs to it, and the events that follow and are told with it."""

SEEN_ON_THE_TABLE = {"chose", "dealt", "earned", "over"}
"""These are not told by themselves: the table shows them, or another event's sentence does."""


def test_every_kind_of_event_is_told() -> None:
    assert {name for name, _ in EVENTS.values()} == set(HAPPENED) | SEEN_ON_THE_TABLE


@pytest.mark.parametrize("kind", HAPPENED)
def test_an_event_in_a_sentence(kind: str) -> None:
    sentence, event, following = HAPPENED[kind]
    assert told({"event": kind, **event}, *following) == [sentence]


def test_neither_trader_has_a_gem() -> None:
    screen = flat(screen_of(situation(gems=["-", "-", "3r"], chosen=[None, "B", "C"]), answers(["B"])))
    assert "Neither has a gem to offer, so you do it for nothing. You get 5 points." in screen


def test_the_scoring_tells_why_and_what() -> None:
    screen = flat(screen_of(last_round(), answers(["B"])))
    assert "Three or more chose B (points), so nobody does it." in screen
    assert "-- Scoring: you have 16 workers and seat 1 has 15 workers --" in screen
    assert "red: you have most (5), +14, and 3 back to the supply." in screen
    assert "yellow: you and seat 1 share the most gems (2 each), +6 each, and 2 each back to the supply." in screen
    assert "Workers: you have 16, +12. Workers: seat 1 has 15, +12." in screen
    assert "Stage 1 brought: you +37 (now 37), seat 1 +27 (now 27), seat 2 +4 (now 4)." in screen
    assert "All bazaar cards are collected and shuffled." in screen
    assert "Stage 2 of 3, round 1" in screen


# ---- the end


def over(points: list[int]) -> str:
    table = karfunkel.from_position({"game": "basari", "players": 3, "over": True, "points": points}, seed=1)
    return flat(screen_of(table, answers(["table"])))


def test_the_result_is_by_points_alone() -> None:
    screen = over([41, 60, 33])
    assert "Seat 1 wins with 60 points; you come second with 41." in screen
    assert "place points first Seat 1 60 second You 41 third Seat 2 33" in screen
    assert "The game is over. The game is over." in screen


def test_a_tie_is_a_shared_win() -> None:
    screen = over([60, 60, 33])
    assert "You and seat 1 share the win." in screen
    assert "first You 60 first Seat 1 60 third Seat 2 33" in screen


# ---- help


def test_help_explains_the_game_the_decision_and_the_actions() -> None:
    screen = typed("help", "help a", "help B", "help C", "help D", "help E")
    assert "A stage ends with the round in which somebody has 15 workers or more" in screen
    assert "Most points at the end win; a tie is a shared win." in screen
    assert "A card such as rrb +5 w2 offers" in screen
    assert "Now you are asked to choose an action" in screen
    assert "A: take the top card of the stack." in screen
    assert "D: free choice, with 5 players only." in screen
    assert "There is no card 'e'; the cards are A, B, C, D." in screen
    assert "With five players there is also D, free choice" not in screen
    assert "With five players there is also D, free choice" in typed("help", players=5)
