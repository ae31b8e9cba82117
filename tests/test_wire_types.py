"""The browser's types are those of the server and of the games, and what viewers get is of these types."""

import random
import subprocess
import sys
from pathlib import Path

import msgspec

import karfunkel
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, part_of
from karfunkel.notation.notation_lookup import notation_of
from tests.sizes import every_size, random_states

ROOT = Path(__file__).parent.parent
TOOLS, PAGE = ROOT / "tools", ROOT / "web" / "src"


def test_the_types_of_the_browser_are_made_from_the_servers() -> None:
    made = subprocess.run([sys.executable, TOOLS / "wire_types.py"], capture_output=True, text=True, check=True).stdout
    assert (PAGE / "wire" / "types.ts").read_text("utf-8") == made, "run `make wire`"


def test_what_the_page_knows_of_games_is_made_from_their_declarations(tmp_path: Path) -> None:
    folders = [file.parent.name for file in (PAGE / "games").glob("*/declared.ts")]
    for folder in folders:
        (tmp_path / folder).mkdir()
    subprocess.run([sys.executable, TOOLS / "game_types.py", tmp_path], check=True)
    assert set(GAMES) <= set(folders)
    for folder in folders:
        made = (tmp_path / folder / "declared.ts").read_text("utf-8")
        assert (PAGE / "games" / folder / "declared.ts").read_text("utf-8") == made, "run `make wire`"


@every_size
def test_views_are_of_the_types_that_are_said(game: Game, players: int) -> None:
    writers = {writer.name: writer for writer in notation_of(game.id).view_writers}
    for state in random_states(game, players, seed=7):
        view = notation_of(game.id).view(state, 0)
        assert [name for name, writer in writers.items() if not writer.optional and name not in view] == []
        for name, value in view.items():
            msgspec.convert(value, writers[name].type, strict=True)


@every_size
def test_events_have_the_words_that_are_said(game: Game, players: int) -> None:
    kinds = {event.name: event for event in notation_of(game.id).events}
    states = random_states(game, players, seed=7)
    state = next(states)
    state.told = []
    assert sum(1 for _ in states) > 10
    assert len(state.told) > 10
    for told in state.told:
        event = notation_of(game.id).news(state, told, None)
        fields = kinds[event.pop("event")].fields
        assert all(value in fields[name].words for name, value in event.items() if fields[name].words)


# ---- types for programs in Python


def test_the_types_of_views_and_events_are_made_from_the_declarations(tmp_path: Path) -> None:
    for game in GAMES:
        (tmp_path / game).mkdir()
    subprocess.run([sys.executable, TOOLS / "python_types.py", tmp_path], check=True)
    for game in GAMES:
        made = (tmp_path / game / "event_and_view_types.py").read_text("utf-8")
        kept = ROOT / "src" / "karfunkel" / "games" / game / "event_and_view_types.py"
        assert kept.read_text("utf-8") == made, "run `make wire`"


@every_size
def test_what_viewers_get_is_of_the_types_in_python(game: Game, players: int) -> None:
    types = part_of(game.id, "event_and_view_types")
    events = {kind.__annotations__["event"].__args__[0]: kind for kind in types.Event.__args__}
    dice, table, told = random.Random(7), karfunkel.new(game.id, players, seed=7), 0
    while not table.over:
        for viewer in (0, None):
            msgspec.convert(table.view(viewer), types.View, strict=True)
            assert table.view(viewer).keys() <= types.View.__annotations__.keys()
        seat = table.to_act[0]
        for event in table.play(seat, dice.choice(table.moves(seat))):
            msgspec.convert(event, events[event["event"]], strict=True)
            assert event.keys() <= events[event["event"]].__annotations__.keys()
            told += 1
    assert told > 10
