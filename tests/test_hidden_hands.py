"""Hands that chance deals in secret, in an example of it: nobody else finds out, by any door, before the end."""

import random
import types
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pyspiel
import pytest

import karfunkel
from karfunkel.conformance import ConformanceError
from karfunkel.conformance.secrecy_checks import nobody_is_told_secrets
from karfunkel.conformance.twin_secrecy_checks import twin_games, twins_look_alike
from karfunkel.engine import NOBODY, rule, tell
from karfunkel.errors import Error
from karfunkel.games.registry import Games, part_of
from karfunkel.learn import openspiel
from karfunkel.learn.single_table import SingleTable
from karfunkel.match.clock import Clock
from karfunkel.match.events import LogEntry, Started
from karfunkel.match.evolve import match_from_log
from karfunkel.match.projection import Viewer, snapshot, updates_since
from karfunkel.notation import notation_lookup
from karfunkel.notation.declared_notation import DeclaredNotation
from karfunkel.notation.events import NUMBER, SEAT, Event, Events
from karfunkel.protocol.messages import encode
from karfunkel.table import verify
from karfunkel.table.seen_history import SeenHistory
from tests.match.company import move, started, stored
from tests.outside import installed, outside_games

GAME = "leduc"
CARDS = ("jack", "queen", "king")
SHOWN = 5
"""The news that a hand is shown."""


@pytest.fixture(scope="module", autouse=True)
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    with outside_games(installed(tmp_path_factory.mktemp("installed"))) as found:
        yield found


def dealt(seed: int) -> tuple[str, str]:
    """What is dealt by a seed."""
    first, second = karfunkel.new(GAME, 2, seed=seed).log
    return first.text, second.text


# ---- records before the end


def test_a_record_written_for_somebody_hides_what_it_was_not_told() -> None:
    table = karfunkel.new(GAME, 2, seed=1)
    first, second = dealt(1)
    table.play(0, "raise")
    assert table.record_for(0).split("\n\n")[1].split("\n")[1:] == [f"*{first} *?", "0:raise", ""]
    assert table.record_for(1).split("\n\n")[1].split("\n")[1:] == [f"*? *{second}", "0:raise", ""]
    assert "*? *?" in table.record_for()
    assert "Seed:" not in table.record_for(0)
    table.play(1, "fold")
    assert table.record_for(0) == table.record_for() == table.record()


def test_such_a_record_is_not_taken_for_a_game() -> None:
    text = karfunkel.new(GAME, 2, seed=1).record_for(0)
    with pytest.raises(Error, match=r"the record, line \d+, hides what happened"):
        karfunkel.from_record(text)


def test_a_finished_record_shows_all_and_every_card_is_the_seeds() -> None:
    table = karfunkel.new(GAME, 2, seed=2)
    table.play(0, "raise")
    with pytest.raises(Error, match="does not show its Seed yet"):
        verify(table.record_for(0))
    table.play(1, "fold")
    assert verify(table.record()) == 2
    drawn = table.log[0].text
    other = next(card for card in CARDS if card != drawn)
    forged = table.record().replace(f"*{drawn}", f"*{other}", 1)
    with pytest.raises(Error, match=f"draw 0 is {other} in the record, but the seed gives {drawn}"):
        verify(forged)


def test_choices_that_were_shown_are_in_the_record() -> None:
    table = karfunkel.new("goofspiel", 2, seed=1)
    table.play(0, "card3")
    assert "0:?" in table.record_for(1)
    assert "0:card3" in table.record_for(0)
    table.play(1, "card4")
    assert "0:card3 1:card4" in table.record_for(None)


# ---- what is not declared is found


@rule
def deal_in_silence(table: Any, rank: int) -> None:
    """Deals without a word, so that nothing says who knows the card."""
    silently = table.told
    table.told = None
    part_of(GAME, "rules").draw(table, rank)
    table.told = silently


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, games: Games) -> Iterator[Callable[..., Any]]:
    """Makes the game another one: with other verbs, or an event of a deal declared otherwise."""

    def made(deal: Event | None = None, **verbs: Any) -> Any:
        rules = types.ModuleType("rules")
        vars(rules).update({**vars(games[GAME].verbs), **verbs})
        game = replace(games[GAME], verbs=rules)
        notation: DeclaredNotation = part_of(GAME, "notation").NOTATION
        events = Events(*(deal if deal and event.news == deal.news else event for event in notation.events))
        own = types.ModuleType("notation")
        vars(own)["NOTATION"] = DeclaredNotation(
            game,
            actions=("fold", "call", "raise"),
            decisions=notation._decisions,
            cards=notation._cards,
            events=events,
            secrets=notation.secret_fields,
        )
        monkeypatch.setattr(notation_lookup, "part_of", lambda name, part: own if name == GAME else part_of(name, part))
        notation_lookup.notation_of.cache_clear()
        return game

    yield made
    notation_lookup.notation_of.cache_clear()


def test_a_deal_that_is_told_to_all_is_found(changed: Callable[..., Any]) -> None:
    game = changed(Event(0, "dealt", seat=SEAT, card=NUMBER))
    with pytest.raises(ConformanceError, match="is told what it cannot see"):
        twins_look_alike(game, 2)
    with pytest.raises(ConformanceError, match="is told what it cannot see"):
        nobody_is_told_secrets(game, 2)


def test_a_deal_of_which_nothing_is_told_is_found_in_the_record(changed: Callable[..., Any]) -> None:
    with pytest.raises(ConformanceError, match="reads in the record what it cannot see"):
        twins_look_alike(changed(draw=deal_in_silence), 2)


# ---- a card that nobody sees


@rule
def deal_to_nobody(table: Any, rank: int) -> None:
    """Deals the first card so that even its owner does not know it."""
    kind, seat = table.asked[table.depth - 1], table.asked_seat[table.depth - 1]
    if kind == 0 and seat == 0:
        table.hand[0] = rank
        table.depth -= 1
        tell(table, 0, NOBODY, rank)
        part_of(GAME, "rules").go_on(table)
    else:
        part_of(GAME, "rules").draw(table, rank)


@rule
def hide_both(table: Any, seat: int) -> None:
    """Hides the first card from all."""
    part_of(GAME, "rules").hide(table, seat)
    if table.depth > 0 and table.hand[0] >= 0:
        table.hand[0] = -2


def test_a_card_that_nobody_is_told_is_in_nobodys_record(changed: Callable[..., Any]) -> None:
    changed(draw=deal_to_nobody, hide=hide_both)
    table = karfunkel.new(GAME, 2, seed=1)
    second = dealt(1)[1]
    assert [f"*? *{second}" in table.record_for(seat) for seat in (0, 1, None)] == [False, True, False]
    assert all("*? *" in table.record_for(seat) for seat in (0, 1, None))


# ---- twin matches: whole streams of bytes


def twin_logs(hands: tuple[tuple[str, str], tuple[str, str]], moves: str) -> list[list[LogEntry]]:
    """The logs of two matches that differ in the hands alone, and in the seed that gave them."""
    logs = []
    for hand in hands:
        seed = next(str(seed) for seed in range(1000) if dealt(seed) == hand and flop_of(seed) == "queen")
        match = started(GAME, 2, clock=Clock(20, 600), seed=seed)
        for text in moves.split():
            move(match, match.to_act()[0], text)
        logs.append(stored(match.log))
    return logs


def flop_of(seed: int) -> str:
    table = karfunkel.new(GAME, 2, seed=seed)
    table.play(0, "call")
    table.play(1, "call")
    return table.log[-1].text


def stream(log: list[LogEntry], viewer: Viewer) -> list[bytes]:
    """All bytes that somebody is sent who is there from the first move on, and what one sees who comes later."""
    match = match_from_log("table", log)
    match.seed_hash = "the same for both"
    first = next(number for number, entry in enumerate(log) if isinstance(entry.event, Started))
    told = [encode(update) for update in updates_since("table", log, viewer, first - 1)]
    return [*told, encode(snapshot(match, viewer))]


HANDS = (("jack", "king"), ("jack", "jack")), (("king", "jack"), ("jack", "jack"))


@pytest.mark.parametrize("form", ["list", "shape"])
@pytest.mark.parametrize(("hands", "seat"), [(HANDS[0], 0), (HANDS[1], 1)])
def test_the_whole_stream_of_a_player_and_of_a_spectator_is_the_same_whatever_others_hold(
    hands: Any, seat: int, form: Any
) -> None:
    logs = twin_logs(hands, "raise call call raise")
    for viewer in (seat, None):
        one, other = (stream(log, Viewer(viewer, form)) for log in logs)
        assert one == other
        assert len(one) > 5
    own, others = (stream(log, Viewer(1 - seat, form)) for log in logs)
    assert own != others, "who has the cards sees them"


def test_nobody_takes_a_card_back_that_was_dealt() -> None:
    match = started(GAME, 2, seed="1")
    move(match, 0, "call")
    assert match.undoable == {0}
    move(match, 1, "call")
    assert match.undoable == frozenset(), "the flop was turned"


# ---- learners


def test_twin_games_observe_the_same_and_differ(games: Games) -> None:
    luck, differing = random.Random(3), 0
    for viewer in (0, 1) * 10:
        for one, other in twin_games(games[GAME], 2, viewer, luck):
            here, there = (SingleTable(games[GAME], table.state, "margin") for table in (one, other))
            assert here.observe(viewer).tolist() == there.observe(viewer).tolist()
            differing += one.state != other.state
    assert differing > 20


# ---- OpenSpiel


def test_resampling_deals_other_cards_that_fit_as_often_as_they_are_likely() -> None:
    openspiel.register_games()
    state, luck = pyspiel.load_game("karfunkel_leduc").new_initial_state(), random.Random(1)
    for action in (0, 2, 1, 1, 1):  # a jack, a king; both call; the flop is a queen
        state.apply_action(action)
    found = Counter[str]()
    for _ in range(300):
        again = state.resample_from_infostate(0, luck.random)
        assert again.information_state_string(0) == state.information_state_string(0)
        assert (len(again.history()), again.current_player()) == (5, 0)
        found[str(again).split()[1]] += 1
    assert {card: round(number / 75) for card, number in found.items()} == {"jack": 1, "queen": 1, "king": 2}


def test_of_a_card_that_nobody_has_seen_no_information_state_tells(changed: Callable[..., Any]) -> None:
    changed(draw=deal_to_nobody, hide=hide_both)
    history = SeenHistory()
    history.add("jack", NOBODY)
    assert [history.seen_by(seat) for seat in (0, 1)] == ["?", "?"]
    assert history.hidden_from(None) == {0: NOBODY}


def test_what_left_the_game_unseen_is_not_shown_with_the_next_hand(games: Games) -> None:
    """A hand that is put away face down stays a secret when another one is shown later."""
    notation, table = part_of(GAME, "notation").NOTATION, karfunkel.new(GAME, 2, seed=1).state
    history = SeenHistory()
    history.add("king", 0)
    away = table.copy()
    away.hand = [-1, -1]
    history.settle(notation, away, [])
    history.add("jack", 0)
    history.settle(notation, table, [])
    history.settle(notation, away, [(SHOWN, 0, 0)])
    assert history.seen_by(1) == "0:? jack"
    away.depth = 0
    history.settle(notation, away, [])
    assert history.seen_by(1) == "king jack", "in the end all is shown"
