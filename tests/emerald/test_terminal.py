"""Emerald in a terminal: whole games, and what each choice would do."""

import random
import re

import pytest
from rich.console import Console

import karfunkel
from karfunkel.cli.play import converse
from karfunkel.games.emerald.terminal import EmeraldWords

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


def plain(markup):
    return re.sub(r"\[/?[a-z_ ]*\]", "", markup)


def words(table, seat=0):
    question = EmeraldWords(seat, shapes=True).ask(table.view(seat), table.moves(seat))
    return plain(question.asked), {choice.move: plain(choice.about) for choice in question.choices}


def told(table, moves, seat=0):
    events = play(table, moves)
    return [plain(line) for line in EmeraldWords(seat, shapes=True).tell(events, table.view(seat))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_fits_the_terminal(players):
    rng = random.Random(players)
    table = karfunkel.new("emerald", players, seed=players)

    def any_choice(table):
        moves = table.moves(0)
        if not moves:
            return ""
        question = EmeraldWords(0, shapes=True).ask(table.view(0), moves)
        number = rng.randrange(len(moves))
        return str(number + 1) if getattr(question, "numbered", True) else moves[number]

    text = conversation(table, [any_choice] * 400)
    assert table.over
    assert "The game is over:" in text
    assert "The result" in text
    assert max(map(len, text.splitlines())) <= WIDTH
    for part in ("castle", "cave", "knights", "gold", "gem", "guarded", "dragon", "chamber"):
        assert part in text


def test_help_and_cards():
    text = conversation(
        karfunkel.new("emerald", 2, seed=1), ["help", "help ruby", "help four-kinds", "help dragon", "log"]
    )
    text = " ".join(text.split())
    assert "both knights of a turn are of one colour" in text
    assert "you are asked to move a knight" in text
    assert "ruby: counts 1" in text
    assert "There is no card 'dragon'; the cards are gold, ruby" in text


def test_choices_say_where_the_knight_lands_and_what_waits_there():
    table = situation(3, **cave(gold_7="3", gem_7="ruby"), knights=[["6", "15", *FAR], ["9", *FAR], FAR])
    asked, about = words(table)
    assert asked == "Which knight do you move?"
    assert about["T1"] == "to 3"
    assert about["15"] == "into the chamber: take a treasure"
    assert about["6"] == (
        "to 7; take gold 3 or a ruby, which ends your turn; the dragon wakes: 1 to 9 (seat 1), 2 to 8, 3 to 7 (you)"
    )


def test_the_second_knight():
    table = situation(3, moved="3", knights=[["3", *FAR], FAR, FAR])
    asked, about = words(table)
    assert asked == "Do you move a second knight?"
    assert about["stop"] == "end your turn"


def test_which_card():
    table = situation(3, **cave(gold_7="3", gem_7="ruby"), knights=[["7", *FAR], FAR, FAR], taking=7)
    asked, about = words(table)
    assert asked == "Which card do you take on field 7? Then the dragon wakes: 1 to 9, 2 to 8, 3 to 7 (you)."
    assert about == {
        "gold": "take gold 3; no more cards below it",
        "gem": "take a ruby; you have 0; no more cards below it",
    }


def test_whom_to_catch():
    table = situation(3, catching=True, bar=8, dragon=9, gold=[[], ["3"], []], knights=[["9", *FAR], ["9", *FAR], FAR])
    _, about = words(table)
    assert about == {"0": "your own; you have no gold", "1": "a knight of seat 1, who has 1 gold card"}


def test_a_bribe():
    table = situation(3, caught="0", dragon=8, gold=[["3"], [], []], knights=[["8", "T1"], FAR, FAR])
    _, about = words(table)
    assert about == {
        "bribe3": "pay gold 3; your knight stays",
        "nest": "let it go to the nest; you have 1 knight left, and the game ends",
    }


def test_the_story_of_a_catch():
    table = situation(3, **EMPTY_CAVE, knights=[["6", *FAR], ["8", *FAR], FAR])
    assert told(table, "0:6 *die2") == [
        "You move a knight from 6 to 7.",
        "The dragon wakes: you roll 2, and it walks to 8.",
        "It catches a knight of seat 1 on field 8.",
        "The knight of seat 1 goes to the nest.",
        "The bar moves on, beside 8 to 11.",
        "The dragon turns to face the chamber.",
    ]


def test_the_story_of_a_bribe_and_of_an_end():
    table = situation(3, gold=[["3"], [], []], dragon=8, caught="0", mover=1, knights=[["8", *FAR], FAR, FAR])
    assert told(table, "0:bribe3", seat=1)[0] == "Seat 0 bribes it with gold 3, and the knight stays."
    table = situation(3, knights=[["15", "T1"], FAR, FAR], gems=[["ruby"], [], []])
    assert told(table, "0:15") == [
        "You move a knight from 15 into the chamber and take a treasure; 3 left.",
        "You take the bonus for most of the gem ruby (+4).",
        "The game is over: you have only one knight left.",
    ]


def test_the_table_hides_the_gold_of_others():
    table = situation(3, gold=[["2", "5"], ["1"], []])
    text = conversation(table, [])
    assert re.search(r"You .* 2 5 ", text)
    assert re.search(r"Seat 1 .* 1 card .*0 \+ gold", text)
