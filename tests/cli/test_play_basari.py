"""Playing Basari in the terminal."""

from pathlib import Path

import pytest
from rich.text import Text

import karfunkel
from karfunkel.cli.play_local import resumed
from karfunkel.cli.terminal import ui_for
from karfunkel.games.basari.notation.events import EVENTS
from karfunkel.games.basari.notation.moves import DECISIONS
from karfunkel.table import verify
from karfunkel.words import Words

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
    ui = ui_for("basari", seat, "en", shapes=True, names={1: "Opal", 2: "Beryl", 3: "Onyx"})
    return [Text.from_markup(line).plain for line in ui.tell(events, view)]


# ---- whole games


@pytest.mark.parametrize(("players", "width"), [(3, 60), (4, 80), (5, 60)])
def test_a_whole_game_by_first_choices(players: int, width: int) -> None:
    table = karfunkel.new("basari", players=players, seed=players)
    screen = screen_of(table, lambda _: "1", players - 1, width)
    assert table.over
    assert "Place  Name" in screen
    assert "Stage 3 is scored." in screen
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
    again, _ = resumed(Words("en"), "basari", file)
    title = "The whole game so far"
    second = screen_of(again, answers(["log"]), file=file)
    assert "one more card" in first
    assert first[first.index(title) :].split("Goodbye")[0] == second[second.index(title) :].split("Goodbye")[0]


# ---- the table


def test_the_table_shows_points_workers_cards_and_actions() -> None:
    screen = flat(screen_of(situation(points=[7, 12, 0]), answers([])))
    assert "Stage 1 of 3 · Round 1" in screen
    assert (
        "Points w Card Action You 3* 3* 3* 3* 7 2 rrb +5 w2 - Opal (1) 3* 3* 3* 3* 12 2 yyb +6 w2 face down" in screen
    )
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
    assert "want" not in before
    assert "You want the gems. Opal wants" in after


# ---- questions


def test_there_is_a_question_for_every_decision() -> None:
    assert set(ui_for("basari", 0, "en", shapes=True).questions) == set(DECISIONS.values())  # type: ignore[attr-defined]


def test_actions_say_what_they_bring() -> None:
    screen = flat(screen_of(situation(5), answers([])))
    assert "1 A More workers: those of a hidden card (2 workers now; 15 bring 12 points)" in screen
    assert "2 B Points: 5 points" in screen
    assert "3 C Gems: 2 red, 1 blue" in screen
    assert "4 D Free choice: alone: give 1, take 2. With others: take 1" in screen


def test_gems_that_the_supply_lacks_are_not_promised() -> None:
    screen = flat(screen_of(situation(gems=["3r", "18r", "-"]), answers([])))
    assert "3 C Gems: 1 red, 1 blue (all that is left of 2 red, 1 blue)" in screen


@pytest.mark.parametrize("answer", ["b", "B", "2"])
def test_a_letter_in_any_case_is_an_action(answer: str) -> None:
    table = situation(chosen=[None, "C", "C"])
    assert "You take 5 points." in screen_of(table, answers([answer]))


def test_the_same_letter_is_a_gem_where_gems_are_asked_for() -> None:
    table = free_choice("3r3y3g3b", "D", "A", "B", "C")
    assert table.to_act == (1,)
    table.play(1, "r")
    screen = flat(screen_of(table, answers(["B"])))
    assert "Take one gem of any colour." in screen
    assert "You take 1 blue." in screen


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("D", "D is for five players only"),
        ("4", "There is no choice 4; the choices are 1 to 3."),
        ("2r", "2r does not answer what you are asked"),
    ],
)
def test_other_answers_are_refused(answer: str, said: str) -> None:
    assert said in typed(answer)


def test_the_first_bid_is_compulsory() -> None:
    screen = flat(screen_of(situation(gems=["4r1b", "3r", "-"], chosen=["A", "A", "C"]), answers(["decline", "1r"])))
    assert "You and Opal both want more workers. What do you offer Opal for it?" in screen
    assert "1 1b Offer 1 blue; if accepted, you get: more workers" in screen
    assert "Offer nothing" not in screen
    assert "'decline' is not a move" in screen
    assert "You offer Opal 1 red." in screen


def test_an_offer_is_accepted_or_raised() -> None:
    screen = flat(screen_of(trade(), answers(["accept"])))
    assert "Opal offers you 2 red for the points. Accept, or offer more?" in screen
    assert "1 accept You get 2 red; Opal gets: 6 points" in screen
    assert "2 3b One more: 3 blue" in screen
    assert "You accept. Opal gets it. Opal gives you 2 red. Opal takes 6 points." in screen


def test_who_cannot_raise_must_accept() -> None:
    screen = flat(screen_of(trade(gems=["1r", "3r", "-"]), answers([""])))
    assert "You cannot offer more. 1 accept" in screen
    assert "This is the only move; Enter plays it." in screen


def test_free_choice_alone() -> None:
    screen = flat(screen_of(free_choice("3r3y3g3b", "A", "A", "A", "B"), answers(["y>rr"])))
    assert "Give one gem, and take two." in screen
    assert "r>yy Give 1 red, take 2 yellow" in screen
    assert "You put 1 yellow into the supply. You take 2 red." in screen


def test_free_choice_without_a_gem() -> None:
    screen = flat(screen_of(free_choice("-", "A", "A", "A", "B"), answers([">RR"])))
    assert "You have no gem to give. Take two." in screen
    assert "1 >rr Take 2 red 2 >ry Take 1 red, 1 yellow" in screen
    assert "You take 2 red." in screen


# ---- what happened

HAPPENED: dict[str, tuple[list[str], dict[str, object], list[dict[str, object]]]] = {
    "shown": (
        ["You want more workers.", "Opal wants the gems."],
        {"seat": 0, "action": "A"},
        [{"event": "shown", "seat": 1, "action": "C"}],
    ),
    "void": (["Points: too many want that, so nobody gets anything."], {"action": "B"}, []),
    "trade": (
        ["You and Beryl both want the gems. Beryl opens."],
        {"action": "C", "first": 2, "second": 0},
        [],
    ),
    "offered": (["Beryl offers you 1 red and 2 blue."], {"seat": 2, "to": 0, "gems": "1r2b"}, []),
    "accepted": (
        ["You accept. Beryl gets it.", "Beryl gives you 1 red."],
        {"seat": 0, "of": 2},
        [{"event": "gems", "from": 2, "to": 0, "colour": "r", "number": 1}],
    ),
    "gems": (
        ["Onyx takes 2 green and 1 blue.", "Onyx puts 1 red into the supply."],
        {"from": "supply", "to": 3, "colour": "g", "number": 2},
        [
            {"event": "gems", "from": "supply", "to": 3, "colour": "b", "number": 1},
            {"event": "gems", "from": 3, "to": "supply", "colour": "r", "number": 1},
        ],
    ),
    "earned": (
        ["Onyx takes 6 points.", "You get 1 point for"],
        {"seat": 3, "points": 6, "for": "card"},
        [{"event": "earned", "seat": 0, "points": 1, "for": "majority-r"}],
    ),
    "more-workers": (
        ["You take one more card and have 9 workers now."],
        {"seat": 0, "card": "rrb5w2", "workers": 9},
        [],
    ),
    "stack-empty": (["The stack is empty: no new workers for Opal."], {"seat": 1}, []),
    "for-nothing": (["Neither has a gem: Opal gets more workers for nothing."], {"seat": 1, "action": "A"}, []),
    "scoring": (["Stage 2 is scored."], {"stage": 2}, []),
    "scored": (["Red is shared: 2 have 5 each."], {"colour": "r", "most": 5, "sharing": 2}, []),
    "stage-scored": (["All bazaar cards go back into the stack."], {"stage": 2}, []),
    "stage": (["Stage 2 begins."], {"stage": 2}, []),
    "round": (["Round 4"], {"stage": 2, "round": 4}, []),
    "over": (["All three stages are scored. The game is over."], {}, []),
}
"""Each kind of event: how it is told, what belongs to it, and the events that follow it."""


def test_every_kind_of_event_is_told() -> None:
    assert {event.name for event in EVENTS if not event.silent} == set(HAPPENED)


@pytest.mark.parametrize("kind", HAPPENED)
def test_an_event_in_a_sentence(kind: str) -> None:
    sentences, event, following = HAPPENED[kind]
    lines = told({"event": kind, **event}, *following)
    assert len(lines) == len(sentences)
    assert all(line.startswith(sentence) for line, sentence in zip(lines, sentences, strict=True)), lines


def test_a_majority_of_one_alone_needs_no_sentence_of_its_own() -> None:
    assert told({"event": "scored", "colour": "r", "most": 5, "sharing": 1}) == []


def test_neither_trader_has_a_gem() -> None:
    screen = flat(screen_of(situation(gems=["-", "-", "3r"], chosen=[None, "B", "C"]), answers(["B"])))
    assert "Neither has a gem: you get the points for nothing. You take 5 points." in screen


def test_the_scoring_tells_why_and_what() -> None:
    screen = flat(screen_of(last_round(), answers(["B"])))
    assert "Points: too many want that, so nobody gets anything. Stage 1 is scored. You get 14 points for" in screen
    assert "You put 3 red into the supply. Yellow is shared: 2 have 2 each. You get 6 points for" in screen
    assert "You get 12 points for having 15 workers or more. Opal gets 12 points for" in screen
    assert "All bazaar cards go back into the stack. Stage 2 begins. Round 1" in screen
    assert "Stage 2 of 3 · Round 1" in screen


# ---- the end


def over(points: list[int]) -> str:
    table = karfunkel.from_position({"game": "basari", "players": 3, "over": True, "points": points}, seed=1)
    return flat(screen_of(table, answers(["table"])))


def test_the_result_is_by_points_alone() -> None:
    screen = over([41, 60, 33])
    assert "Opal wins" in screen
    assert "Place Name Points 1. Opal (1) 60 2. You 41 3. Beryl (2) 33" in screen


def test_a_tie_is_a_shared_win() -> None:
    screen = over([60, 60, 33])
    assert "You share the win with Opal." in screen
    assert "1. You 60 1. Opal (1) 60 3. Beryl (2) 33" in screen


# ---- help


def test_help_explains_the_game_the_decision_and_the_actions() -> None:
    screen = typed("help", "help a", "help B", "help C", "help D", "help E")
    assert "The most points after the third stage win." in screen
    assert "A card such as rrb +5 w2 offers" in screen
    assert "Choose what you want this round: A brings one more card" in screen
    assert "A, More workers: Take the top card of the stack." in screen
    assert "D, Free choice: Only with five players." in screen
    assert "There is no card and no chapter “e”; the cards are A, B, C, D." in screen
    assert "As soon as somebody has 15 workers or more" in typed("help 7")
