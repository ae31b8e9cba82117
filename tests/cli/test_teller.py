"""One teller for the events of any game, and one for its moves: what they say, and that the page's say the same."""

import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import karfunkel
from karfunkel.games.registry import GAMES
from karfunkel.notation.events import Event, Joined, Type
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.protocol.game_description import describe
from karfunkel.words import Words, languages, scopes_of
from karfunkel.words.event_teller import Teller
from karfunkel.words.move_teller import move_words, own_move_words
from karfunkel.words.translations import Catalogue

WEB = Path(__file__).parent.parent.parent / "web"
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]

CASES = json.loads((Path(__file__).parent.parent / "teller_cases.json").read_text("utf-8"))
"""A game that was never played, with its words, and what is said of it. web/tests/teller.test.ts reads the same."""


def declared(name: str, fields: dict[str, str], silent: bool = False, joined: dict[str, str] | None = None) -> Event:
    """A kind of event by its description."""
    types = {field: Type(kind, "", int) for field, kind in fields.items()}
    return Event(0, name, silent=silent, joined=Joined(**joined) if joined else None, **types)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of that game."""
    catalogue = Catalogue("en", "\n".join(CASES["messages"]))
    monkeypatch.setattr("karfunkel.words.translations.catalogue_of", lambda language, scope: catalogue)
    return Words("en")


# ---- what they say


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["about"])
def test_events_in_sentences(words: Words, case: dict[str, Any]) -> None:
    names, kinds = CASES["names"], [declared(**kind) for kind in CASES["declared"]]
    teller = Teller(words, kinds, names.__getitem__, len(names), case["viewer"])
    assert teller.tell(case["events"]) == case["lines"]


@pytest.mark.parametrize(("move", "said"), CASES["moves"].items())
def test_a_move_in_words(words: Words, move: str, said: str) -> None:
    assert move_words(words, move) == said


def test_a_move_without_words_is_not_said_twice(words: Words) -> None:
    assert [own_move_words(words, move) for move in ("dig+here", "here+far-off")] == ["Dig deeper · Here", ""]


# ---- the page says the same


def told_in(language: str, game: str, players: int) -> dict[str, Any]:
    """A random game, told move by move to the person at seat 0, with all that the page needs to tell it."""
    dice, table = random.Random(players), karfunkel.new(game, players, seed=players)
    words, names = Words(language, scopes_of(GAMES[game])), NAMES[:players]
    teller = Teller(words, notation_of(game).events, names.__getitem__, players, 0)
    moves = []
    while not table.over:
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))
        moves.append({"events": table.events(0), "lines": teller.tell(table.events(0))})
    declared = msgspec.to_builtins(describe(game).events)
    return {
        "language": language,
        "scopes": scopes_of(GAMES[game]),
        "declared": declared,
        "names": names,
        "viewer": 0,
        "moves": moves,
    }


@pytest.mark.slow
def test_the_page_tells_the_same(tmp_path: Path) -> None:
    npx = shutil.which("npx")
    if npx is None or not (WEB / "node_modules").exists():
        pytest.skip("the page's tests need node and its packages: `make page` installs them")
    sizes = [(game.id, players) for game in GAMES.values() for players in (game.min_players, game.max_players)]
    told = [told_in(language, game, players) for language in languages() for game, players in sizes]
    file = tmp_path / "told.json"
    file.write_text(json.dumps(told), "utf-8")
    environment = {**os.environ, "TOLD": str(file)}
    done = subprocess.run([npx, "vitest", "run"], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert f"{len(told)} passed" in done.stdout
