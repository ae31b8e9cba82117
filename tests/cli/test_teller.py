"""One teller for the events of any game: what it says, and that the page's says the same."""

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
from karfunkel.notation.events import FLAG, NUMBER, SEAT, Event, Joined, amount, counts, seat_or, word
from karfunkel.notation.registry import notation_of
from karfunkel.protocol.games import describe
from karfunkel.words import Words, languages, scopes_of
from karfunkel.words.event_teller import Teller
from karfunkel.words.translations import Catalogue

WEB = Path(__file__).parent.parent.parent / "web"
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]

MESSAGES = """
stone-ruby = a ruby
gem-r = { $number } red
gem-b = { $number } blue
gem-none = nothing
coins = { $number ->
    [one] one coin
   *[other] { $number } coins
}
event-gave = { $you ->
    [one] You give { $other } { $stone }
    [other] { $name } gives you { $stone }
   *[none] { $name } gives { $other } { $stone }
} of { $players }.
event-paid = { $name } has { $coins }{ $right ->
    [yes] , rightly
   *[no] { "" }
}.
event-offered = { $gems }!
event-moved = { $from-id ->
    [supply] { $name } takes { $gems }.
   *[other] { $name } puts { $gems } back.
}
event-hushed = { $value ->
    [0] { "" }
   *[other] Loud.
}
"""
EVENTS = (
    Event(0, "gave", seat=SEAT, to=SEAT, stone=word("stone", ("ruby", "flint"))),
    Event(1, "paid", seat=SEAT, coins=amount("coins"), right=FLAG),
    Event(2, "offered", gems=counts("gem", str, 2)),
    Event(
        3,
        "moved",
        from_=seat_or("supply", 9),
        to=seat_or("supply", 9),
        colour=word("colour", "rb"),
        number=NUMBER,
        joined=Joined("gems", "gem", number="number", word="colour"),
    ),
    Event(4, "hushed", value=NUMBER),
    Event(5, "seen", seat=SEAT, silent=True),
    Event(6, "dug-up", seat=SEAT, stone=word("stone", ("ruby", "flint")), cards_left=NUMBER),
)


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A teller of a game that was never played, to the person at seat 1."""
    monkeypatch.setattr("karfunkel.words.translations.catalogue_of", lambda language, scope: Catalogue("en", MESSAGES))
    return Teller(Words("en"), EVENTS, NAMES.__getitem__, 3, 1).tell


# ---- what it says


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "gave", "seat": 1, "to": 2, "stone": "ruby"}, "You give Cleo a ruby of 3."),
        ({"event": "gave", "seat": 0, "to": 1, "stone": "flint"}, "Anna gives you flint of 3."),
        ({"event": "gave", "seat": 0, "to": 2, "stone": "ruby"}, "Anna gives Cleo a ruby of 3."),
        ({"event": "paid", "seat": 0, "coins": 1, "right": True}, "Anna has one coin, rightly."),
        ({"event": "paid", "seat": 0, "coins": 2, "right": False}, "Anna has 2 coins."),
        ({"event": "offered", "gems": "2r1b"}, "2 red and 1 blue!"),
        ({"event": "offered", "gems": ""}, "nothing!"),
        ({"event": "hushed", "value": 1}, "Loud."),
        ({"event": "dug-up", "seat": 2, "stone": "ruby", "cards_left": 3}, "Cleo: Dug up (stone a ruby, cards left 3)"),
    ],
)
def test_an_event_in_a_sentence(tell: Any, event: dict[str, Any], sentence: str) -> None:
    assert tell([event]) == [sentence]


def test_events_that_go_the_same_way_are_told_together(tell: Any) -> None:
    def moved(source: int | str, goal: int | str, colour: str) -> dict[str, Any]:
        return {"event": "moved", "from": source, "to": goal, "colour": colour, "number": 1}

    taken = [moved("supply", 0, "r"), moved("supply", 0, "b"), moved("supply", 0, "r")]
    assert tell([*taken, moved(0, "supply", "b")]) == ["Anna takes 2 red and 1 blue.", "Anna puts 1 blue back."]
    assert tell([taken[0], moved("supply", 2, "r")]) == ["Anna takes 1 red.", "Cleo takes 1 red."]


def test_what_is_silent_empty_or_not_declared_is_not_told(tell: Any) -> None:
    assert tell([{"event": "seen", "seat": 1}, {"event": "hushed", "value": 0}, {"event": "unheard"}]) == []


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
