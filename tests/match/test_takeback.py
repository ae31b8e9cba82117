"""Undo: a choice that nobody has seen goes freely, a move that was seen if all agree, nothing that was shown."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.match.clock import Clock
from karfunkel.match.commands import Answer, Ask, Play, Resign, Return, Say
from karfunkel.match.decide_talk_and_votes import MOST_UNDOS_OF_ONE
from karfunkel.match.events import Answered, Asked, CameBack, LogEntry, Played, TookBack, WentAway
from karfunkel.match.match import Match
from karfunkel.match.undo_limit import undo_of
from karfunkel.table.table import Table
from tests.match.company import (
    ANNA,
    BEN,
    BIDS,
    CARA,
    LISTENERS,
    NOON,
    SECRET_SIZES,
    TRADING_SIZES,
    ZOE,
    Eyes,
    add_event,
    asked,
    bot_move,
    can_take_back,
    decision,
    entries,
    expire,
    kinds,
    legal,
    listen,
    lowest_offer,
    move,
    offered,
    owner,
    play_on,
    read_again,
    refused,
    started,
    trading,
    try_to,
    undo,
    whole,
)
from tests.match.histories import Evening, evening
from tests.sizes import every_size

every_secret_size = pytest.mark.parametrize(("game", "players"), SECRET_SIZES)
every_trading_size = pytest.mark.parametrize(("game", "players"), TRADING_SIZES)
CHOICES = {"edelstein": ("money", "event", "gems"), "basari": ("A", "B", "C")}


# ---- secret choices


@every_secret_size
def test_a_choice_that_nobody_has_seen_is_taken_back_without_asking(game: str, players: int) -> None:
    match = started(game, players)
    before = match.playing().state
    seat = match.to_act()[0]
    (line,) = move(match, seat, CHOICES[game][0])
    assert whole(match, seat).can_take_back
    assert entries(undo(match, owner(match, seat))) == [TookBack([line.seq])]
    assert match.playing().state == before
    assert seat in match.to_act()
    assert not whole(match, seat).can_take_back


@every_trading_size
def test_two_who_take_their_choices_back_at_once_both_have_them_back(game: str, players: int) -> None:
    """Both know the table up to the same place when they ask; the one who comes second is not taken for a repeat."""
    match = started(game, players)
    lines = [move(match, seat, BIDS[game][seat])[0] for seat in (0, 1)]
    seen = match.seq
    for seat in (0, 1):
        taken = try_to(match, owner(match, seat), Ask("undo", seen))
        assert entries(taken) == [TookBack([lines[seat].seq])]
        assert try_to(match, owner(match, seat), Ask("undo", seen)) == [], "the same question again changes nothing"
    assert set(match.to_act()) == set(range(players))


@every_trading_size
def test_a_wish_to_end_is_not_lost_because_a_choice_was_taken_back(game: str, players: int) -> None:
    match = started(game, players)
    move(match, 0, BIDS[game][0])
    seen = match.seq
    undo(match, owner(match, 0))
    assert kinds(try_to(match, owner(match, 1), Ask("abandon", seen))) == ["Asked"]


def test_taking_back_does_not_play_the_whole_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started("emerald", 3)
    play_on(match, 60)
    while not can_take_back(match, seat := match.turns[-1].seat):
        play_on(match, 1)
    replayed: list[str] = []
    replay = Table.replay
    monkeypatch.setattr(Table, "replay", lambda self, log: (replayed.extend(map(str, log)), replay(self, log)))
    undo(match, owner(match, seat))
    for other in range(3):
        if other != seat:
            try_to(match, owner(match, other), Answer(yes=True))
    assert kinds(match.log[-1:]) == ["TookBack"]
    assert len(replayed) < 12


@every_trading_size
def test_the_secret_choices_of_the_others_stay(game: str, players: int) -> None:
    for seat in range(players - 1):
        match = started(game, players)
        lines = [move(match, other, BIDS[game][other])[0] for other in range(players - 1)]
        assert entries(undo(match, owner(match, seat))) == [TookBack([lines[seat].seq])]
        assert match.to_act() == (seat, players - 1)
        for other in range(players - 1):
            if other != seat:
                view = match.playing().view(other)
                assert view["chosen"][other] == BIDS[game][other]


@every_trading_size
def test_after_another_choice_the_game_goes_on_as_if_it_had_been_the_first(game: str, players: int) -> None:
    changed, straight = started(game, players), started(game, players)
    for seat in range(players - 1):
        move(changed, seat, CHOICES[game][seat % 2])
    for seat in (0, 2) if players > 3 else (0,):
        undo(changed, owner(changed, seat))
        move(changed, seat, CHOICES[game][2])
        move(straight, seat, CHOICES[game][2])
    for seat in range(players - 1):
        if seat in straight.to_act():
            move(straight, seat, CHOICES[game][seat % 2])
    for match in (changed, straight):
        move(match, players - 1, CHOICES[game][0])
    assert changed.playing().state == straight.playing().state


def test_a_choice_can_be_changed_again_and_again() -> None:
    match = started()
    for text in ("gems", "money", "event") * 3:
        move(match, 0, text)
        assert kinds(undo(match, ANNA)) == ["TookBack"]
    move(match, 0, "money")
    assert match.playing().view(0)["chosen"][0] == "money"
    assert match.playing().record() == read_again(match).playing().record()


@every_trading_size
def test_once_all_choices_are_shown_they_stand(game: str, players: int) -> None:
    match = trading(game, players)
    for seat in range(players):
        assert not whole(match, seat).can_take_back
        with refused(match, "shown"):
            undo(match, owner(match, seat))


def test_of_two_players_the_choice_stands_once_it_was_guessed_at() -> None:
    """A wrong guess tells the active player something, and the right one everything."""
    for guess in ("money", "event"):
        match = started("edelstein", 2)
        (active,) = match.to_act()
        move(match, active, "event")
        assert whole(match, active).can_take_back
        assert not whole(match, 1 - active).can_take_back
        move(match, 1 - active, guess)
        for seat in (active, 1 - active):
            assert not whole(match, seat).can_take_back
            with refused(match, "shown"):
                undo(match, owner(match, seat))


def test_one_who_has_not_moved_has_nothing_to_take_back() -> None:
    match = started()
    move(match, 0, "gems")
    with refused(match, "no-move"):
        undo(match, BEN)


def test_what_was_taken_back_is_not_taken_back_again() -> None:
    match = started()
    move(match, 0, "gems")
    undo(match, ANNA)
    with refused(match, "no-move"):
        undo(match, ANNA)


def test_one_who_looks_on_takes_nothing_back() -> None:
    match = offered()
    assert not can_take_back(match, None)
    with refused(match, "not-seated"):
        undo(match, ZOE)


def test_a_choice_that_a_bot_made_for_one_can_be_taken_back_too() -> None:
    match = started()
    add_event(match, WentAway(0), NOON)
    (line,) = move(match, 0, "gems")
    add_event(match, CameBack(0), NOON)
    assert entries(undo(match, ANNA)) == [TookBack([line.seq])]


# ---- moves that all have seen


@every_trading_size
def test_an_offer_is_taken_back_if_all_agree(game: str, players: int) -> None:
    match = trading(game, players)
    before, place = match.playing().state, match.seq
    offerer = match.to_act()[0]
    (line,) = move(match, offerer, lowest_offer(match))
    assert entries(undo(match, owner(match, offerer))) == [Asked(offerer, "undo")]
    others = [seat for seat in range(players) if seat != offerer]
    for seat in others[:-1]:
        assert entries(try_to(match, owner(match, seat), Answer(yes=True))) == [Answered(seat, True)]
        assert match.playing().state != before, "not before the last has agreed"
    lines = try_to(match, owner(match, others[-1]), Answer(yes=True))
    assert entries(lines) == [Answered(others[-1], True), TookBack([line.seq])]
    assert match.playing().state == before
    assert match.asked == {offerer: match.seq}
    assert match.seq > place
    assert match.vote is None


def test_if_one_does_not_agree_it_stands() -> None:
    match = offered(players=4)
    offerer = 1 - match.to_act()[0]
    undo(match, owner(match, offerer))
    before = match.playing().state
    try_to(match, owner(match, 2), Answer(yes=True))
    assert entries(try_to(match, owner(match, 3), Answer(yes=False))) == [Answered(3, False)]
    assert match.vote is None
    assert match.playing().state == before
    with refused(match, "no-question"):
        try_to(match, owner(match, 2), Answer(yes=True))


def test_what_followed_the_move_is_taken_back_with_it() -> None:
    match = trading(bots=(2,))
    before = match.playing().state
    offerer = match.to_act()[0]
    (offer,) = move(match, offerer, lowest_offer(match))
    (raised,) = move(match, 1 - offerer, lowest_offer(match))
    assert undo_of(match, 1 - offerer).moves == [raised.seq]
    undo(match, owner(match, offerer))
    lines = try_to(match, owner(match, 1 - offerer), Answer(yes=True))
    assert entries(lines)[-1] == TookBack([offer.seq, raised.seq])
    assert match.playing().state == before


def test_the_last_to_offer_takes_only_the_own_offer_back() -> None:
    match = offered(bots=(2,))
    (answering,) = match.to_act()
    before = match.playing().state
    (raised,) = move(match, answering, lowest_offer(match))
    undo(match, owner(match, answering))
    lines = try_to(match, owner(match, 1 - answering), Answer(yes=True))
    assert entries(lines)[-1] == TookBack([raised.seq])
    assert match.playing().state == before


def test_bots_are_not_asked() -> None:
    match = trading(bots=(1, 2))
    while match.to_act() != (0,):
        move(match, match.to_act()[0], lowest_offer(match))
    (line,) = move(match, 0, lowest_offer(match))
    assert entries(undo(match, ANNA)) == [Asked(0, "undo"), TookBack([line.seq])]


def test_neither_are_those_who_are_away() -> None:
    match = offered(bots=(2,))
    offerer = 1 - match.to_act()[0]
    add_event(match, WentAway(1 - offerer), NOON)
    assert kinds(undo(match, owner(match, offerer))) == ["Asked", "TookBack"]


def test_one_who_resigns_is_not_waited_for() -> None:
    match = offered(bots=(2,))
    offerer = 1 - match.to_act()[0]
    undo(match, owner(match, offerer))
    assert kinds(try_to(match, owner(match, 1 - offerer), Resign())) == ["Resigned", "TookBack"]


def test_one_who_is_late_is_not_waited_for() -> None:
    match = offered(bots=(2,), clock=Clock(20))
    offerer = 1 - match.to_act()[0]
    undo(match, owner(match, offerer))
    assert kinds(expire(match, NOON + 20_000)) == ["WentAway", "TookBack"]
    assert match.to_act() == (offerer,)


def test_to_play_on_is_to_say_no() -> None:
    match = offered()
    (answering,) = match.to_act()
    undo(match, owner(match, 1 - answering))
    move(match, answering, lowest_offer(match))
    assert match.vote is None
    with refused(match, "no-question"):
        try_to(match, CARA, Answer(yes=True))


def test_talk_leaves_the_question_open() -> None:
    match = offered()
    undo(match, owner(match, 1 - match.to_act()[0]))
    try_to(match, CARA, Say("let me think"))
    assert match.vote is not None


def test_one_may_withdraw_the_question() -> None:
    match = offered()
    who = owner(match, 1 - match.to_act()[0])
    undo(match, who)
    try_to(match, who, Answer(yes=False))
    assert match.vote is None


def test_to_ask_twice_or_to_agree_twice_is_to_do_it_once() -> None:
    match = offered(players=4)
    offerer = 1 - match.to_act()[0]
    undo(match, owner(match, offerer))
    assert undo(match, owner(match, offerer)) == []
    assert try_to(match, owner(match, offerer), Answer(yes=True)) == []
    try_to(match, owner(match, 2), Answer(yes=True))
    assert try_to(match, owner(match, 2), Answer(yes=True)) == []
    assert match.vote is not None
    assert match.vote.agree == [offerer, 2]


def test_one_question_at_a_time() -> None:
    match = offered()
    (answering,) = match.to_act()
    undo(match, owner(match, 1 - answering))
    with refused(match, "asked-already"):
        try_to(match, CARA, Ask("abandon"))


def test_everybody_sees_the_question() -> None:
    match = offered(players=4)
    offerer = 1 - match.to_act()[0]
    undo(match, owner(match, offerer))
    try_to(match, owner(match, 3), Answer(yes=True))
    for viewer in (None, 0, 1, 2, 3):
        question = whole(match, viewer).question
        assert question is not None
        assert (question.question, question.seat, question.agree) == ("undo", offerer, [offerer, 3])


def test_after_an_undo_one_is_asked_anew() -> None:
    """A move sent before the undo is stale; the same move sent again with the new place counts."""
    match = offered(bots=(2,))
    (answering,) = match.to_act()
    place = asked(match, answering)
    undo(match, owner(match, 1 - answering))
    try_to(match, owner(match, answering), Answer(yes=True))
    with refused(match, "not-your-turn"):
        try_to(match, owner(match, answering), Play("accept", place))
    move(match, 1 - answering, lowest_offer(match))
    with refused(match, "stale"):
        try_to(match, owner(match, answering), Play("accept", place))
    assert kinds(move(match, answering, "accept"))[0] == "Played"


def test_a_step_of_a_knight_that_turned_nothing_is_taken_back_if_all_agree() -> None:
    match = started("emerald", 2)
    before = match.playing().state
    (line,) = move(match, 0, legal(match, 0)[0])
    assert line.event == Played(0, legal(started("emerald", 2), 0)[0], 3)
    undo(match, ANNA)
    assert kinds(try_to(match, BEN, Answer(yes=True))) == ["Answered", "TookBack"]
    assert match.playing().state == before


# ---- never past what was shown

SHOWING = {"shown", "guessed", "bribed"}
"""The events that show what was hidden, beside cards and dice."""


class Watched:
    """A spectator who keeps account of which moves have shown something."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._eyes = Eyes(match, None)
        self.showing: set[int] = set()
        self.why: Counter[str] = Counter()
        self.counting: list[tuple[int, int]] = []
        """The moves that count, by place and seat."""
        self.taken_back = 0
        listen(match, self._hear)

    def _hear(self, line: LogEntry) -> None:
        update, entry = self._eyes.update(line), line.event
        if isinstance(entry, Played):
            self.counting.append((line.seq, entry.seat))
            shown = SHOWING & {event["event"] for event in update.events}
            self.why.update(shown, drawn=len(entry.drawn))
            self.why.update(card[:3] for card in entry.drawn if card.startswith("die"))
            if entry.drawn or shown:
                self.showing.add(line.seq)
        elif isinstance(entry, TookBack):
            self.taken_back += 1
            assert entry.moves
            assert not self.showing & set(range(entry.moves[0], line.seq))
            self.counting = [move for move in self.counting if move[0] not in entry.moves]

    def may_be_taken_back(self, seat: int) -> bool:
        """Whether this seat has moved, and nothing was shown by that move or since."""
        own = [place for place, mover in self.counting if mover == seat]
        return bool(own) and not any(place in self.showing for place, _ in self.counting if place >= own[-1])


def watched_evenings(game: Game, players: int, number: int) -> Iterator[tuple[Evening, Watched]]:
    """Evenings, each after everything that was tried."""
    for seed in range(number):
        for table in evening(game, players, 70 + seed, most_lines=200):
            if table.match.seq == 0 and table.match not in LISTENERS:
                watched = Watched(table.match)
            table.try_something()
            yield table, watched


@every_size
def test_no_move_is_taken_back_once_something_was_shown(game: Game, players: int) -> None:
    watchers: list[Watched] = []
    for table, watched in watched_evenings(game, players, 5):
        if watched not in watchers:
            watchers.append(watched)
        if table.match.stage == "running":
            for seat in range(players):
                assert can_take_back(table.match, seat) == watched.may_be_taken_back(seat)
    why = set().union(*(watched.why for watched in watchers))
    assert sum(watched.taken_back for watched in watchers)
    expected = {"emerald": {"die", "bribed"}, "edelstein": {"shown"}, "basari": {"shown"}}[game.id]
    assert (expected | {"guessed"} if (game.id, players) == ("edelstein", 2) else expected) <= why


@every_size
def test_an_undo_brings_the_table_back_as_it_was(game: Game, players: int) -> None:
    """Whoever plays again what was taken back has the table that was before."""
    taken_back = [undone_well(next(evening(game, players, 80 + seed, most_lines=1))) for seed in range(4)]
    assert any(taken_back)


def undone_well(table: Evening) -> int:
    """Hold every undo of an evening against what was before; how many there were."""
    match = table.match
    states: dict[int, Any] = {}
    taken_back = 0

    def hear(line: LogEntry) -> None:
        nonlocal taken_back
        game = match.game
        if game is None:
            return
        if isinstance(line.event, TookBack):
            taken_back += 1
            again = game.at(game.entries)
            for place in line.event.moves:
                taken = match.log[place].event
                assert isinstance(taken, Played)
                assert taken.seat in again.to_act, "it is asked again"
                again.play(taken.seat, taken.move)
            assert again.state == states[line.seq - 1]
        states[line.seq] = game.state

    listen(match, hear)
    while match.stage in ("open", "running") and match.seq < 200:
        table.try_something()
    return taken_back


def first_line(game: str, players: int, wanted: str) -> tuple[Match, Played]:
    """A game right after something of this kind has happened, and the move that brought it about."""
    for seed in range(60):
        match = started(game, players, seed=f"seed {seed}")
        while match.stage == "running":
            play_on(match, 1)
            played = match.log[-1].event
            assert isinstance(played, Played)
            events = {event["event"] for event in match.game.events()} if match.game else set()
            if match.stage == "running" and wanted in events:
                return match, played
    raise AssertionError(f"{wanted} never happened")


@pytest.mark.parametrize(
    ("game", "players", "wanted"),
    [
        ("edelstein", 2, "guessed"),
        ("edelstein", 2, "shown"),
        ("edelstein", 3, "drew"),
        ("edelstein", 4, "turned"),
        ("edelstein", 5, "shown"),
        ("edelstein", 5, "dealt"),
        ("basari", 3, "shown"),
        ("basari", 4, "dealt"),
        ("basari", 5, "more-workers"),
        ("emerald", 2, "rolled"),
        ("emerald", 3, "turned"),
        ("emerald", 4, "bribed"),
        ("emerald", 5, "bribed"),
    ],
)
def test_a_move_that_showed_something_stands(game: str, players: int, wanted: str) -> None:
    match, played = first_line(game, players, wanted)
    for seat in range(players):
        code = "shown" if any(turn.seat == seat for turn in match.turns) else "no-move"
        with refused(match, code):
            undo(match, owner(match, seat))
    assert match.turns[-1].seat == played.seat


def test_a_bribe_shows_a_gold_card_even_if_nothing_is_drawn() -> None:
    match, played = first_line("emerald", 4, "bribed")
    assert played.move.startswith("bribe")
    assert not played.drawn
    with refused(match, "shown"):
        undo(match, owner(match, played.seat))


def test_every_game_has_moves_that_can_be_taken_back() -> None:
    """Or the tests of what cannot would be true of a table that never takes anything back."""
    for game in GAMES.values():
        for players in game.sizes:
            match = started(game.id, players)
            able = 0
            while match.stage == "running":
                play_on(match, 1)
                able += any(can_take_back(match, seat) for seat in range(players))
            assert able > 10


def test_decisions_of_one_round_are_taken_back_one_by_one() -> None:
    match = trading(bots=(2,))
    assert decision(match) == "open-trade"
    for _ in range(3):
        move(match, match.to_act()[0], lowest_offer(match))
    for _ in range(3):
        last = match.turns[-1].seat
        undo(match, owner(match, last))
        try_to(match, owner(match, 1 - last), Answer(yes=True))
        assert match.to_act() == (last,)
    assert decision(match) == "open-trade"


def test_a_wish_that_is_sent_twice_takes_one_move_back() -> None:
    """After a break of the line a client repeats what was not answered."""
    match = offered(bots=(2,))
    (answering,) = match.to_act()
    offerer = owner(match, 1 - answering)
    wish = Ask("undo", seen=match.seq)
    try_to(match, offerer, wish)
    try_to(match, owner(match, answering), Answer(yes=True))
    counted = len(match.turns)
    assert try_to(match, offerer, wish) == []
    assert len(match.turns) == counted


def test_a_wish_that_was_refused_is_not_asked_again_by_its_repetition() -> None:
    match = offered(bots=(2,))
    (answering,) = match.to_act()
    offerer = owner(match, 1 - answering)
    wish = Ask("undo", seen=match.seq)
    try_to(match, offerer, wish)
    try_to(match, owner(match, answering), Answer(yes=False))
    assert try_to(match, offerer, wish) == []
    assert match.vote is None
    assert try_to(match, offerer, Ask("undo", seen=match.seq)) != [], "but it may be asked anew"


def test_nobody_fills_a_log_by_choosing_and_taking_back() -> None:
    match = started("edelstein", 3)
    for _ in range(MOST_UNDOS_OF_ONE):
        move(match, 0, "gems")
        undo(match, ANNA)
    move(match, 0, "gems")
    with refused(match, "too-many-questions"):
        undo(match, ANNA)
    move(match, 1, "money")
    assert kinds(undo(match, BEN)) == ["TookBack"]


def test_one_who_takes_back_what_a_bot_chose_for_it_has_time_to_choose() -> None:
    match = started("edelstein", 3, clock=Clock(60))
    expire(match, NOON + 60_000)
    bot_move(match, 0, "gems", NOON + 61_000)
    try_to(match, ANNA, Return(), NOON + 100_000)
    assert kinds(try_to(match, ANNA, Ask("undo"), NOON + 100_000)) == ["TookBack"]
    deadline = match.deadline(0)
    assert deadline is not None
    assert deadline >= NOON + 130_000
