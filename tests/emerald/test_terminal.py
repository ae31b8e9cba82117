"""Emerald in a terminal: whole games, and what each choice would do."""

import random
import re

import pytest
from rich.console import Console

import karfunkel
from karfunkel.cli.play_local import converse
from karfunkel.cli.terminal import ui_for

from .situations import EMPTY_CAVE, cave, play, situation

WIDTH = 80
FAR = ["T1", "T2", "T3"]


def conversation(table, answers, seat=0):
    """What the terminal shows of a game in which the person answers like this, until there are no answers left."""
    console = Console(width=WIDTH, color_system=None, highlight=False, emoji=False, record=True, quiet=False)
    lines = iter(answers)

    def read(prompt):
        answer = next(lines, None)
        if answer is None:
            raise EOFError
        return answer(table) if callable(answer) else answer

    with console.capture() as shown:
        converse(table, seat, "3", console, read)
    return shown.get()


def ui_at(seat):
    return ui_for("emerald", seat, "en", shapes=True, names={0: "Jasper", 1: "Opal", 2: "Beryl"})


def plain(markup):
    return re.sub(r"\[/?[a-z_ ]*\]", "", markup)


def words(table, seat=0):
    question = ui_at(seat).ask(table.view(seat), table.moves(seat))
    return plain(question.asked), {choice.move: plain(choice.about) for choice in question.choices}


def told(table, moves, seat=0):
    events = play(table, moves)
    return [plain(line) for line in ui_at(seat).tell(events, table.view(seat))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_fits_the_terminal(players):
    rng = random.Random(players)
    table = karfunkel.new("emerald", players, seed=players)

    def any_choice(table):
        moves = table.moves(0)
        if not moves:
            return ""
        question = ui_at(0).ask(table.view(0), moves)
        number = rng.randrange(len(moves))
        return str(number + 1) if question.numbered else moves[number]

    text = conversation(table, [any_choice] * 400)
    assert table.over
    assert "The game is over" in text
    assert "Place  Name" in text
    assert max(map(len, text.splitlines())) <= WIDTH
    for part in ("Castle", "Cave", "Knights", "Gold", "Gem", "Guarded", "Dragon", "Chamber"):
        assert part in text


def test_help_and_cards():
    text = conversation(
        karfunkel.new("emerald", 2, seed=1), ["help", "help ruby", "help four-kinds", "help dragon", "log"]
    )
    text = " ".join(text.split())
    assert "T1 to T4 are the towers" in text
    assert "it goes exactly as many fields" in text
    assert "ruby: Counts 1" in text
    assert "4 points for the first player who has a gem of each" in text
    assert "There is no card and no chapter “dragon”; the cards are gold, ruby" in text


def test_choices_say_where_the_knight_lands_and_what_waits_there():
    table = situation(3, **cave(gold_7="3", gem_7="ruby"), knights=[["6", "15", *FAR], ["9", *FAR], FAR])
    asked, about = words(table)
    assert asked == "Which knight do you move?"
    assert about["T1"] == "From tower 1 to field 3."
    assert about["15"] == "From field 15 to the chamber. You take a treasure."
    assert about["6"] == (
        "From field 6 to field 7. You take gold 3 or a ruby, and your turn ends. "
        "This wakes the dragon! 1 → 9 (Opal), 2 → 8, 3 → 7 (You)"
    )


def test_the_second_knight():
    table = situation(3, moved="3", knights=[["3", *FAR], FAR, FAR])
    asked, about = words(table)
    assert asked == "Do you move a second knight?"
    assert about["stop"] == "Move no second knight and end your turn"


def test_which_card():
    table = situation(3, **cave(gold_7="3", gem_7="ruby"), knights=[["7", *FAR], FAR, FAR], taking=7)
    asked, about = words(table)
    assert asked == "Which card do you take on field 7? This wakes the dragon! 1 → 9, 2 → 8, 3 → 7 (You)"
    assert about == {
        "gold": "Take gold 3; no card below it",
        "gem": "Take ruby; you have 0; no card below it",
    }


def test_whom_to_catch():
    table = situation(3, catching=True, bar=8, dragon=9, gold=[[], ["3"], []], knights=[["9", *FAR], ["9", *FAR], FAR])
    _, about = words(table)
    assert about == {"0": "Your own knight: no gold", "1": "A knight of Opal: one gold card"}


def test_a_bribe():
    table = situation(3, caught="0", dragon=8, gold=[["3"], [], []], knights=[["8", "T1"], FAR, FAR])
    _, about = words(table)
    assert about == {
        "bribe3": "Pay gold 3",
        "nest": "Let it go to the nest; you have one knight left; the game ends",
    }


def test_the_story_of_a_catch():
    table = situation(3, **EMPTY_CAVE, knights=[["6", *FAR], ["8", *FAR], FAR])
    assert told(table, "0:6 *die2") == [
        "You move a knight from field 6 to field 7.",
        "The dragon wakes! You roll a 2.",
        "The dragon catches a knight on field 8: it belongs to Opal.",
        "Opal loses the knight to the nest.",
        "The bar moves on to fields 8 to 11.",
    ]


def test_the_story_of_a_bribe_and_of_an_end():
    table = situation(3, gold=[["3"], [], []], dragon=8, caught="0", mover=1, knights=[["8", *FAR], FAR, FAR])
    assert told(table, "0:bribe3", seat=1)[0] == "Jasper buys the knight free with gold worth 3."
    table = situation(3, knights=[["15", "T1"], FAR, FAR], gems=[["ruby"], [], []])
    assert told(table, "0:15") == [
        "You move a knight from field 15 into the treasure chamber.",
        "You grab a treasure! 3 are left.",
        "You get the bonus for the most rubies!",
        "You have only one knight left. The game is over.",
    ]


def test_the_table_hides_the_gold_of_others():
    table = situation(3, gold=[["2", "5"], ["1"], []])
    text = conversation(table, [])
    assert re.search(r"You .* 2 5 ", text)
    assert re.search(r"Opal \(1\) .* 1 card .*0 \+ Gold", text)
