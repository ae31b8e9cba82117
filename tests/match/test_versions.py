"""Versions of the rules: games go on by those that they began with, and everything that is kept says which."""

import hashlib

import pytest

import karfunkel
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES
from karfunkel.match.clock import Clock
from karfunkel.match.events import BotSat, LogEntry, Opened, Sat, event_from_json, event_to_json
from karfunkel.match.match import Match
from tests.match.company import add_event, start

NEWEST = str(GAMES["emerald"].version)
FIRST_DECKS = {
    "edelstein": "7a973609",
    "basari": "151c0658",
}
"""What older logs and records mean by the deck of the house: its cards, by the beginning of their SHA-256."""


def started(opened: Opened) -> Match:
    match = Match("table", LogEntry(0, 0, opened))
    add_event(match, Sat(0, "anna", "Anna"), 0)
    for seat in range(1, opened.players):
        add_event(match, BotSat(seat, "random"), 0)
    start(match, 0)
    return match


def rules_of(match: Match) -> int:
    assert match.game is not None
    return int(match.game.state.rules)


# ---- logs


def test_a_log_that_does_not_name_its_rules_is_of_the_first_version() -> None:
    old = event_from_json(b'{"kind":"opened","game":"emerald","players":2,"seed":"1","host":"anna","code":"c"}')
    assert isinstance(old, Opened)
    assert rules_of(started(old)) == 1


def test_a_log_goes_on_by_the_rules_that_it_names() -> None:
    for version in range(1, GAMES["emerald"].version + 1):
        opened = Opened("emerald", 2, "1", "anna", "c", options={"rules": str(version)}, clock=Clock(5))
        assert rules_of(started(opened)) == version
        again = event_from_json(event_to_json(opened))
        assert isinstance(again, Opened)
        assert rules_of(started(again)) == version


@pytest.mark.parametrize("game", FIRST_DECKS)
def test_a_log_without_a_deck_has_the_first_deck_of_the_house(game: str) -> None:
    """Whoever changes a deck of the house keeps this one for older logs and records."""
    digest = hashlib.sha256(" ".join(GAMES[game].deck_texts()).encode()).hexdigest()
    assert digest[:8] == FIRST_DECKS[game]


# ---- records


def test_a_record_names_all_that_its_game_depends_on() -> None:
    table = karfunkel.new("edelstein", 3, seed=1, options={"major_any": "once"})
    headers = dict(line.split(": ", 1) for line in table.record().split("\n\n")[0].splitlines())
    assert headers["Rules"] == "edelstein 1"
    assert headers["Deck"].split() == GAMES["edelstein"].deck_texts()
    assert headers["Options"] == "major_any=once"
    assert karfunkel.new("emerald", 3, seed=1).record().splitlines()[1] == f"Rules: emerald {NEWEST}"


def test_a_record_that_does_not_name_its_rules_is_of_the_first_version() -> None:
    record = karfunkel.new("emerald", 3, seed=1, options={"rules": "1"}).record(with_seed=True)
    old = record.replace("Rules: emerald 1\n", "")
    table = karfunkel.from_record(old)
    assert table.state.rules == 1
    assert table.record(with_seed=True) == old


def test_a_record_from_a_position_keeps_its_rules() -> None:
    for version in ("1", NEWEST):
        table = karfunkel.from_position({"game": "emerald", "players": 3, "options": {"rules": version}}, seed=1)
        assert karfunkel.from_record(table.record(with_seed=True)).state.rules == int(version)
        assert karfunkel.from_position(table.position()).state.rules == int(version)
    old = karfunkel.from_position({"game": "emerald", "players": 3}, seed=1).record(with_seed=True)
    without = old.replace(f"Rules: emerald {NEWEST}\n", "")
    assert karfunkel.from_record(without).state.rules == 1


@pytest.mark.parametrize("wrong", ["emerald 99", "emerald 0", "emerald", "basari 1", "emerald x", "emerald 1 1"])
def test_rules_that_are_not_known_are_refused(wrong: str) -> None:
    record = karfunkel.new("emerald", 3, seed=1).record(with_seed=True)
    with pytest.raises(Error, match=r"rules|Rules"):
        karfunkel.from_record(record.replace(f"Rules: emerald {NEWEST}", f"Rules: {wrong}"))
    with pytest.raises(Error, match="rules is"):
        karfunkel.new("emerald", 3, options={"rules": "99"})
