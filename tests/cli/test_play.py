"""Playing in the terminal: `karfunkel play`."""

import io
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import karfunkel
from karfunkel.bots import LEVELS, bot_called
from karfunkel.cli.play_local import play_in_terminal, resumed, terminal
from karfunkel.cli.terminal import LocalSession, ui_for
from karfunkel.table import verify
from karfunkel.words import Words
from tests.cli.screens import WIDTH, answers, flat, screen_of


def typed(*lines: str, seat: int = 0, players: int = 4, **more: object) -> str:
    """What the terminal shows to a person who types these lines in a new game, each run of spaces as one."""
    table = karfunkel.new("edelstein", players=players, seed=7)
    return flat(screen_of(table, answers(lines), seat, **more))


def trade(**fields: object) -> karfunkel.Table:
    """Seat 0 and seat 1 trade for money; seat 1 has offered two red gems."""
    position = {
        "game": "edelstein",
        "players": 3,
        "gems": ["3r3y3g3b", "4r3y3g3b", "3r3y3g3b"],
        "cards": ["rrb5", "yy7", "gg7"],
        "event": "swap",
        "chosen": ["money", "money", "gems"],
        "doing": "money",
        "offer": "2r",
        "offered_by": 1,
    }
    return karfunkel.from_position({**position, **fields}, seed=1)


def opened_trade(**fields: object) -> karfunkel.Table:
    """Seat 0 and seat 1 trade for money; nothing is offered yet."""
    position = karfunkel.from_position(trade().position()).position()
    kept = {name: value for name, value in position.items() if name not in ("offer", "offered_by", "supply")}
    return karfunkel.from_position({**kept, **fields}, seed=1)


def using(card: str, **fields: object) -> karfunkel.Table:
    """Seat 0 has taken an instant card."""
    position = {
        "game": "edelstein",
        "players": 3,
        "gems": ["5r3y3g1b", "4r3y3g3b", "3r3y2g3b"],
        "cards": ["rrb5", "yy7", "gg7"],
        "chosen": ["event", "money", "gems"],
        "doing": "event",
        "doer": 0,
        "using": card,
    }
    return karfunkel.from_position({**position, **fields}, seed=1)


# ---- whole games


@pytest.mark.parametrize(("players", "width"), [(2, 60), (3, 80), (4, 60), (5, 80)])
def test_a_whole_game_by_first_choices(players: int, width: int) -> None:
    table = karfunkel.new("edelstein", players=players, seed=players)
    seat = players - 1
    screen = screen_of(table, lambda _: "1", seat, width)
    assert table.over
    assert "Place  Name" in screen
    assert " 1.  " in screen
    assert max(len(line) for line in screen.splitlines()) <= width
    assert verify(table.record()) > 0


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_by_last_moves(players: int) -> None:
    table = karfunkel.new("edelstein", players=players, seed=9)
    screen = screen_of(table, lambda _: "" if table.over else table.moves(0)[-1])
    assert table.over
    assert "Goodbye" in screen


def test_from_a_pipe_without_colours_and_without_numba() -> None:
    script = "import sys; from karfunkel.cli import main\ntry: main()\nfinally: assert 'numba' not in sys.modules"
    environment = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "COLUMNS")}
    environment["PYTHONIOENCODING"] = "utf-8"
    run = subprocess.run(
        [sys.executable, "-c", script, "play", "edelstein", "--players", "3", "--seed", "7", "--bots", "random"],
        input="1\n" * 300,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=True,
    )
    assert "Place  Name" in run.stdout
    assert "\x1b" not in run.stdout
    assert run.stderr == ""


# ---- answers


def test_a_number_and_a_move_in_any_case_play_the_same() -> None:
    assert typed("3").replace("> 3", "") == typed("  GEMS ").replace("> GEMS", "")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("nonsense", "'nonsense' is not a move; you are asked to choose an action"),
        ("free", "free choice is for five players only"),
        ("9", "There is no choice 9; the choices are 1 to 3."),
        ("0", "There is no choice 0"),
        ("9" * 5000, "There is no choice 999"),
        ("²", "is not a move"),
        ("", "Type a number from 1 to 3, a move, or help."),
        ("[red]x", "[red]x"),
        ("2r1b", "does not answer what you are asked"),
    ],
)
def test_nonsense_is_answered_and_the_question_stays(answer: str, said: str) -> None:
    table = karfunkel.new("edelstein", players=4, seed=7)
    screen = flat(screen_of(table, answers([answer])))
    assert said.lower() in screen.lower()
    assert "0:" not in table.record()
    assert typed(answer, "gems").endswith(typed("gems")[-300:])


def test_enter_plays_the_only_move() -> None:
    table = trade(gems=["-", "4r3y3g3b", "3r3y3g3b"])
    screen = flat(screen_of(table, answers([""])))
    assert "You cannot offer more. 1 accept" in screen
    assert "This is the only move; Enter plays it." in screen
    assert "You accept. Opal gets it. Opal gives you 2 red." in screen


def test_choices_say_what_they_do() -> None:
    screen = flat(screen_of(trade(), answers([])))
    assert "Opal offers you 2 red for the money. Accept, or offer more?" in screen
    assert "1 accept You get 2 red; Opal gets: 7 million" in screen
    assert "2 3b One more: 3 blue" in screen
    assert "Any other move can be typed, such as" in screen


def test_raises_by_rank_come_before_raises_by_count() -> None:
    screen = flat(screen_of(trade(offer="2g"), answers([])))
    assert "2 1y1b As many, higher: 1 yellow, 1 blue 3 1y1g As many" in screen
    assert "5 3b One more: 3 blue" in screen


def test_an_offer_that_is_not_shown_can_be_typed() -> None:
    table = trade()
    assert "You offer Opal 3 red." in screen_of(table, answers(["3R"]))


def test_an_offer_that_is_too_low_is_refused() -> None:
    assert "1r cannot be played: it has fewer gems than 2r" in flat(screen_of(trade(), answers(["1r"])))


def test_opening_a_trade_or_declining() -> None:
    table = opened_trade()
    screen = flat(screen_of(table, answers(["decline"])))
    assert "You and Opal both want the money. What do you offer Opal for it?" in screen
    assert "1 1b Offer 1 blue; if accepted, you get: 5 million" in screen
    assert "5 decline Offer nothing; then Opal may give one gem for it" in screen
    assert "You offer nothing." in screen


def test_the_last_offer() -> None:
    screen = flat(screen_of(opened_trade(gems=["3r3y3g3b", "2r3y3g3b", "3r3y3g3b"], declined=True), answers(["1b"])))
    assert "Opal does not want to offer anything. Give one gem and you get the money." in screen
    assert "1b Give 1 blue; you get: 5 million" in screen
    assert "decline Give nothing; nobody gets it" in screen
    assert "Opal accepts. You get it! You give Opal 1 blue. You take 5 million." in screen


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("four-rb", "1 use Red 5 → 4, Blue 1 → 4"),
        ("score-half", "r Red: You +7 million, −3 red"),
        ("score-half", "y Yellow: You, Opal, and Beryl +2 million, −2 yellow"),
        ("swap", "b>1r Give 1 blue, take 1 red from Opal"),
        ("remove", "1r2r Opal: −1 red; Beryl: −1 red"),
        ("three", "b Take 3 blue"),
        ("halve", "You: −2 red, 1 yellow, 1 green; Opal: −2 red, 1 yellow, 1 green, 1 blue; Beryl: −1 red,"),
        ("swap", "forgo Forgo it"),
    ],
)
def test_uses_of_instant_cards_say_what_they_do(card: str, said: str) -> None:
    assert said in flat(screen_of(using(card), answers([])))


# ---- what happened


def test_the_scoring_is_told_colour_by_colour() -> None:
    table = karfunkel.from_position(
        {
            "game": "edelstein",
            "players": 3,
            "round": 8,
            "stage": 1,
            "gems": ["5r2y3g", "4r2y3g3b", "3r1y2g3b"],
            "money": [1, 2, 3],
            "kept": [["per-r"], ["certificate"], []],
            "cards": ["rrb5", "yy7", "gg7"],
            "event": "swap",
            "chosen": [None, "money", "money"],
        },
        seed=1,
    )
    screen = flat(screen_of(table, answers(["money"])))
    assert "Money: too many want that, so nobody gets anything." in screen
    assert "Stage 1 is scored. You get 5 million for the card “Red, each”. You get 14 million for" in screen
    assert "You put 3 red into the supply. Yellow is shared: 2 have 2 each. You get 6 million" in screen
    assert "Blue is shared: 2 have 3 each. Opal gets 4 million" in screen
    assert "Opal gets 10 million for certificates." in screen
    assert "All kept event cards go back under the stack." in screen


def test_two_players_guess() -> None:
    table = karfunkel.new("edelstein", players=2, seed=7)
    table.play(0, "gems")
    screen = flat(screen_of(table, answers(["money", "event"]), seat=1))
    assert "Jasper has chosen. What do you guess?" in screen
    assert "You guess “Money”. Wrong." in screen
    assert "It is not Money. Guess again" in screen
    assert "You guess “Event”. Wrong. Jasper wants the gems. Jasper takes 1 red and 2 blue." in screen


def test_the_log_has_everything() -> None:
    table = karfunkel.new("edelstein", players=4, seed=7)
    screen = screen_of(table, answers(["1"] * 12 + ["log"]))
    whole = screen[screen.index("The whole game so far") :]
    assert "The game begins." in whole
    assert "Round 3\n" in whole


# ---- secrets


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chosen_actions_of_others_are_not_shown(players: int) -> None:
    """Twins: tables that differ only in what others have chosen look the same."""

    def screen(action: str) -> str:
        position = {"game": "edelstein", "players": players, "event": "swap"}
        if players == 2:
            position |= {"cards": [None, "rrb5"], "chosen": [None, action], "beginner": 1}
        else:
            position |= {"cards": ["rrb5", "yy7", "gg7", "bb7", "yyb5"][:players]}
            position |= {"chosen": [None, *[action] * (players - 1)]}
        table = karfunkel.from_position(position, seed=1)
        return screen_of(table, answers(["table", "help", "log", "moves"]))

    assert screen("money") == screen("event") == screen("gems")
    assert "face down" in screen("gems")


def test_choices_of_others_are_told_only_once_all_have_chosen() -> None:
    before, after = typed(), typed("gems")
    assert before.count("face down") == 3
    assert "want" not in before
    assert "You want the gems. Opal wants" in after


# ---- undo


def test_undo_goes_back_to_the_decision_before() -> None:
    table = karfunkel.new("edelstein", players=4, seed=7)
    before = table.view(0)
    screen = flat(screen_of(table, answers(["gems", "undo"])))
    assert "You are back at your decision before this one" in screen
    after = table.view(0)
    assert {name: value for name, value in after.items() if name != "chosen"} | {"chosen": None, "to_act": None} == {
        name: value for name, value in before.items() if name != "chosen"
    } | {"chosen": None, "to_act": None}
    assert table.log[-1].seat == 3
    assert [entry for entry in table.log if entry.seat == 0] == []


def test_undo_many_times_and_after_the_end() -> None:
    table = karfunkel.new("edelstein", players=3, seed=7)
    screen = flat(screen_of(table, answers(["1"] * 6 + ["undo"] * 7)))
    assert screen.count("You are back at your decision") == 6
    assert "There is nothing to undo: you have not made a move yet." in screen
    back: list[int] = []

    def read(_: str) -> str:
        if back:
            return "quit"
        back.extend([len(table.log)] if table.over else [])
        return "undo" if table.over else "1"

    screen_of(table, read)
    assert not table.over
    assert len(table.log) < back[0]


def test_undo_takes_back_what_others_chose_at_the_same_time() -> None:
    """Else one could look at their choices and decide again."""

    class Scripted:
        def __init__(self) -> None:
            self.asked = 0

        def choice(self, moves: tuple[str, ...]) -> str:
            self.asked += 1
            return moves[0]

    table = karfunkel.new("edelstein", players=4, seed=7)
    chance = Scripted()
    session = LocalSession(table, 0, ui_for("edelstein", 0, "en", shapes=True), chance)  # type: ignore[arg-type]
    session.advance()
    assert chance.asked == 3
    session.play("gems")
    session.undo()
    assert table.to_act == (0, 1, 2, 3)
    session.advance()
    assert table.to_act == (0,)


# ---- bots


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_a_level_play_the_other_seats(level: str) -> None:
    table, again = (karfunkel.new("edelstein", players=4, seed=7) for _ in range(2))
    session = LocalSession(table, 1, ui_for("edelstein", 1, "en", shapes=True), random.Random(5), level)
    session.advance()
    dice = random.Random(5)
    for seat in (0, 2, 3):
        again.play(seat, bot_called(level).choose(again.view(seat), again.moves(seat), dice))
    assert table.log == again.log


@pytest.mark.parametrize(
    ("players", "level", "said"),
    [
        (4, "trader", "You sit on seat 0. Against bots (Trader): Opal (1), Beryl (2), and Onyx (3)."),
        (2, "trader", "You sit on seat 0. Against a bot (Trader): Opal (1)."),
        (3, "master", "You sit on seat 0. Against bots (Master): Opal (1) and Beryl (2)."),
    ],
)
def test_the_greeting_says_who_plays(players: int, level: str, said: str) -> None:
    assert said in typed(players=players, bots=level)


# ---- saving, resuming, leaving


def test_save_and_resume_give_the_same_table_and_log(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = karfunkel.new("edelstein", players=4, seed=7)
    first = screen_of(table, answers(["1"] * 9 + [f"save {file}", "log"]))
    assert f"--resume {file}" in first
    again, seed = resumed(Words("en"), "edelstein", file)
    assert seed == "7"
    assert again.position() == table.position()
    second = screen_of(again, answers(["log"]), file=file)
    title = "The whole game so far"
    assert first[first.index(title) :].split("Goodbye")[0] == second[second.index(title) :].split("Goodbye")[0]
    third = screen_of(again, answers(["undo"]))
    assert "You are back at your decision" in third


def test_save_does_not_replace_other_files(tmp_path: Path) -> None:
    other, own = tmp_path / "other.txt", tmp_path / "own.txt"
    other.write_text("mine")
    screen = typed(f"save {other}", f"save {own}", "1", f"save {own}", "save", f"save {tmp_path}/no/such", "save! ")
    assert "exists already" in screen
    assert other.read_text() == "mine"
    assert screen.count("Saved to") == 4
    assert "cannot be saved" in screen
    assert "0:money" in own.read_text()
    assert "Saved to" in typed(f"save! {other}")
    assert "Say where to save the game" in typed("save")
    assert "cannot be saved" in typed("save a\0b")


def test_a_finished_game_can_be_saved_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = karfunkel.new("edelstein", players=2, seed=7)
    last = iter([f"save {file}", "undefined", "help", ""])
    screen = flat(screen_of(table, lambda _: next(last) if table.over else "1"))
    assert f"karfunkel verify {file}" in screen
    assert "“undefined” is not understood" in screen
    assert verify(file.read_text()) > 0
    again, _ = resumed(Words("en"), "edelstein", file)
    assert "Place  Name" in screen_of(again, answers([]))


@pytest.mark.parametrize("word", ["quit", "EXIT"])
def test_quit_says_how_to_save(word: str) -> None:
    screen = typed(word)
    assert "This game was not saved; to keep a game, type save FILE before you leave." in screen
    assert "--resume" not in screen, "there is nothing to go on with"


def test_quitting_a_saved_game_says_how_to_go_on_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    screen = typed("save game.txt", "1", "quit", seat=2)
    assert "What came after the last save to game.txt is lost." in screen
    assert "play edelstein --resume game.txt --seat 2" in screen


def test_end_of_input_and_interruption_leave_cleanly() -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    assert "Goodbye." in typed()
    assert "Goodbye." in screen_of(karfunkel.new("edelstein", players=4, seed=7), interrupted)


# ---- help


def test_help_explains_the_game_the_decision_and_the_commands() -> None:
    screen = typed("help")
    assert "Whoever is richest after the third wins." in screen
    assert "Choose what you want this round" in screen
    assert "save FILE" in screen
    assert "11 Two players" in screen
    assert "Only the active player gets a gem card" in typed("HELP 11", players=2)


def test_help_for_cards() -> None:
    assert "Green majority: At the scoring: 6 million if you alone have" in typed("help major-g")
    assert "There are 15 such cards among 39." in typed("help Certificate")
    assert "There is no card and no chapter “joker”; the cards are major-r" in typed("help joker")
    table = karfunkel.new("edelstein", players=4, seed=7, options={"major_any": "once"})
    assert "4 million if you alone have the most gems of any colour" in flat(
        screen_of(table, answers(["help major-any"]))
    )


def test_all_moves_can_be_listed() -> None:
    screen = flat(screen_of(trade(), answers(["moves"])))
    assert all(move in screen for move in trade().moves(0))


# ---- the terminal and the command line


def test_no_colours_if_nobody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert terminal(plain=False).color_system is not None
    assert terminal(plain=True).color_system is None
    monkeypatch.setenv("NO_COLOR", "1")
    assert terminal(plain=False).color_system is None


def test_shapes_in_ascii() -> None:
    view = karfunkel.new("edelstein", players=4, seed=7).view(0)
    output = io.StringIO()
    Console(file=output, width=WIDTH, color_system=None).print(ui_for("edelstein", 0, "en", shapes=False).draw(view))
    assert "# r  v y  = g  o b" in output.getvalue()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 6}, "is for 2 to 5 players, not 6"),
        ({"seat": 9}, "There is no seat 9 at this table; the seats are 0 to 3"),
        ({"seat": -1}, "There is no seat -1"),
        ({"resume": Path("/no/such/file")}, "cannot be read: No such file"),
        ({"resume": Path(__file__)}, "not a record of a game"),
        ({"resume": Path("/")}, "cannot be read"),
        ({"options": {"colour": "blue"}}, "has no option 'colour'"),
        ({"bots": "wise"}, "there is no bot of level 'wise'; the levels are random, novice, trader, master"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(wrong: dict[str, object], said: str) -> None:
    given = {"game": "edelstein", "players": 4, "seat": 0, "seed": None, "deck": None, "options": {}, "resume": None}
    with pytest.raises(karfunkel.Error, match=said):
        play_in_terminal(**{**given, **wrong}, plain=True)  # type: ignore[arg-type]


def test_a_record_without_its_seed_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(karfunkel.new("edelstein", players=4, seed=7).record())
    with pytest.raises(karfunkel.Error, match="does not show its seed"):
        resumed(Words("en"), "edelstein", file)
