"""The command `replay`: a game told again, to a person and into a pipe."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import karfunkel
from karfunkel.cli.replay import ReplayPrompt, Story
from karfunkel.cli.terminal import ui_for
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from tests.cli.screens import answers, flat
from tests.commands import karfunkel as command
from tests.sizes import every_size, random_table


def story_of(table: karfunkel.Table, seat: int = 0) -> Story:
    return Story(table, ui_for(table.game, seat, "en", shapes=True))


def steps(story: Story, *lines: str) -> str:
    output = io.StringIO()
    console = Console(file=output, width=100, color_system=None, highlight=False, emoji=False)
    ReplayPrompt(story, console).step_through(answers(lines))
    return output.getvalue()


@every_size
def test_every_move_is_a_moment_and_the_last_is_the_end(game: Game, players: int) -> None:
    table = random_table(game, players, 3)
    story = story_of(table, players - 1)
    assert len(story.moments) == 1 + sum(entry.seat is not None for entry in table.log)
    assert story.moments[-1].view == table.view(players - 1)
    assert steps(story, "end").count("Place  Name") == 1


def test_a_person_walks_through_it() -> None:
    story = story_of(random_table(GAMES["emerald"], 3, 3))
    last = len(story.moments) - 1
    told = flat(steps(story, "", "on", "back", "7", "table", "foo", str(last + 1), "end", "", "quit", "never read"))
    assert told.count("Knights Nest Treasures") == 6, "at the start, back, at 7, for `table`, at the end twice"
    assert "“foo” is not understood" in told
    assert f"The game has {last} moves" in told


def test_choices_of_others_stay_hidden_until_they_are_shown() -> None:
    one, other = (karfunkel.new("edelstein", 3, seed=1) for _ in range(2))
    one.play(1, "gems")
    other.play(1, "money")
    told = [steps(story_of(table), "") for table in (one, other)]
    assert told[0] == told[1]


def test_a_pipe_gets_the_whole_story(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(random_table(GAMES["basari"], 3, 5).record(), "utf-8")
    told = command("replay", str(file), "--seat", "1").stdout
    assert "Place  Name" in told
    assert "Seat 0" in told
    shown = command("replay", str(file), "--at", "3").stdout
    assert "Place  Name" not in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seat", "3"), "There is no seat 3 at this table; the seats are 0 to 2"),
        (("--at", "9999"), "moves, so it can be seen after 0 to that many"),
    ],
)
def test_nonsense_is_answered(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(random_table(GAMES["basari"], 3, 5).record(), "utf-8")
    assert sentence in command("replay", str(file), *words, status=2).stderr
