"""Undo: a choice that nobody has seen goes freely, a move that was seen if all agree, nothing that was shown."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.table.clock import Clock
from karfunkel.table.commands import Answer, Ask, Play, Resign, Say
from karfunkel.table.doing import run_out
from karfunkel.table.entries import Answered, Asked, CameBack, Line, Played, TookBack, WentAway
from karfunkel.table.narrator import Narrator
from karfunkel.table.sitting import Sitting
from karfunkel.table.takeback import can_take_back, moves_to_take_back
from tests.sizes import every_size
from tests.table.company import (
    ANNA,
    BEN,
    BIDS,
    CARA,
    NOON,
    SECRET_SIZES,
    TRADING_SIZES,
    ZOE,
    asked,
    decision,
    entries,
    kinds,
    legal,
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
from tests.table.histories import Evening, evening

every_secret_size = pytest.mark.parametrize(("game", "players"), SECRET_SIZES)
every_trading_size = pytest.mark.parametrize(("game", "players"), TRADING_SIZES)
CHOICES = {"edelstein": ("money", "event", "gems"), "basari": ("A", "B", "C")}


# ---- secret choices


@every_secret_size
def test_a_choice_that_nobody_has_seen_is_taken_back_without_asking(game: str, players: int) -> None:
    sitting = started(game, players)
    before = sitting.playing().state
    seat = sitting.to_act()[0]
    (line,) = move(sitting, seat, CHOICES[game][0])
    assert whole(sitting, seat).can_take_back
    assert entries(undo(sitting, owner(sitting, seat))) == [TookBack([line.seq])]
    assert sitting.playing().state == before
    assert seat in sitting.to_act()
    assert not whole(sitting, seat).can_take_back


@every_trading_size
def test_the_secret_choices_of_the_others_stay(game: str, players: int) -> None:
    for seat in range(players - 1):
        sitting = started(game, players)
        lines = [move(sitting, other, BIDS[game][other])[0] for other in range(players - 1)]
        assert entries(undo(sitting, owner(sitting, seat))) == [TookBack([lines[seat].seq])]
        assert sitting.to_act() == (seat, players - 1)
        for other in range(players - 1):
            if other != seat:
                view = sitting.playing().view(other)
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
    for sitting in (changed, straight):
        move(sitting, players - 1, CHOICES[game][0])
    assert changed.playing().state == straight.playing().state


def test_a_choice_can_be_changed_again_and_again() -> None:
    sitting = started()
    for text in ("gems", "money", "event") * 3:
        move(sitting, 0, text)
        assert kinds(undo(sitting, ANNA)) == ["TookBack"]
    move(sitting, 0, "money")
    assert sitting.playing().view(0)["chosen"][0] == "money"
    assert sitting.playing().record() == read_again(sitting).playing().record()


@every_trading_size
def test_once_all_choices_are_shown_they_stand(game: str, players: int) -> None:
    sitting = trading(game, players)
    for seat in range(players):
        assert not whole(sitting, seat).can_take_back
        with refused(sitting, "shown"):
            undo(sitting, owner(sitting, seat))


def test_of_two_players_the_choice_stands_once_it_was_guessed_at() -> None:
    """A wrong guess tells the active player something, and the right one everything."""
    for guess in ("money", "event"):
        sitting = started("edelstein", 2)
        (active,) = sitting.to_act()
        move(sitting, active, "event")
        assert whole(sitting, active).can_take_back
        assert not whole(sitting, 1 - active).can_take_back
        move(sitting, 1 - active, guess)
        for seat in (active, 1 - active):
            assert not whole(sitting, seat).can_take_back
            with refused(sitting, "shown"):
                undo(sitting, owner(sitting, seat))


def test_one_who_has_not_moved_has_nothing_to_take_back() -> None:
    sitting = started()
    move(sitting, 0, "gems")
    with refused(sitting, "no-move"):
        undo(sitting, BEN)


def test_what_was_taken_back_is_not_taken_back_again() -> None:
    sitting = started()
    move(sitting, 0, "gems")
    undo(sitting, ANNA)
    with refused(sitting, "no-move"):
        undo(sitting, ANNA)


def test_one_who_looks_on_takes_nothing_back() -> None:
    sitting = offered()
    assert not can_take_back(sitting, None)
    with refused(sitting, "not-seated"):
        undo(sitting, ZOE)


def test_a_choice_that_a_bot_made_for_one_can_be_taken_back_too() -> None:
    sitting = started()
    sitting.write(WentAway(0), NOON)
    (line,) = move(sitting, 0, "gems")
    sitting.write(CameBack(0), NOON)
    assert entries(undo(sitting, ANNA)) == [TookBack([line.seq])]


# ---- moves that all have seen


@every_trading_size
def test_an_offer_is_taken_back_if_all_agree(game: str, players: int) -> None:
    sitting = trading(game, players)
    before, place = sitting.playing().state, sitting.seq
    offerer = sitting.to_act()[0]
    (line,) = move(sitting, offerer, lowest_offer(sitting))
    assert entries(undo(sitting, owner(sitting, offerer))) == [Asked(offerer, "undo")]
    others = [seat for seat in range(players) if seat != offerer]
    for seat in others[:-1]:
        assert entries(try_to(sitting, owner(sitting, seat), Answer(yes=True))) == [Answered(seat, True)]
        assert sitting.playing().state != before, "not before the last has agreed"
    lines = try_to(sitting, owner(sitting, others[-1]), Answer(yes=True))
    assert entries(lines) == [Answered(others[-1], True), TookBack([line.seq])]
    assert sitting.playing().state == before
    assert sitting.asked == {offerer: sitting.seq}
    assert sitting.seq > place
    assert sitting.question is None


def test_if_one_does_not_agree_it_stands() -> None:
    sitting = offered(players=4)
    offerer = 1 - sitting.to_act()[0]
    undo(sitting, owner(sitting, offerer))
    before = sitting.playing().state
    try_to(sitting, owner(sitting, 2), Answer(yes=True))
    assert entries(try_to(sitting, owner(sitting, 3), Answer(yes=False))) == [Answered(3, False)]
    assert sitting.question is None
    assert sitting.playing().state == before
    with refused(sitting, "no-question"):
        try_to(sitting, owner(sitting, 2), Answer(yes=True))


def test_what_followed_the_move_is_taken_back_with_it() -> None:
    sitting = trading(bots=(2,))
    before = sitting.playing().state
    offerer = sitting.to_act()[0]
    (offer,) = move(sitting, offerer, lowest_offer(sitting))
    (raised,) = move(sitting, 1 - offerer, lowest_offer(sitting))
    assert moves_to_take_back(sitting, 1 - offerer).moves == [raised.seq]
    undo(sitting, owner(sitting, offerer))
    lines = try_to(sitting, owner(sitting, 1 - offerer), Answer(yes=True))
    assert entries(lines)[-1] == TookBack([offer.seq, raised.seq])
    assert sitting.playing().state == before


def test_the_last_to_offer_takes_only_the_own_offer_back() -> None:
    sitting = offered(bots=(2,))
    (answering,) = sitting.to_act()
    before = sitting.playing().state
    (raised,) = move(sitting, answering, lowest_offer(sitting))
    undo(sitting, owner(sitting, answering))
    lines = try_to(sitting, owner(sitting, 1 - answering), Answer(yes=True))
    assert entries(lines)[-1] == TookBack([raised.seq])
    assert sitting.playing().state == before


def test_bots_are_not_asked() -> None:
    sitting = trading(bots=(1, 2))
    while sitting.to_act() != (0,):
        move(sitting, sitting.to_act()[0], lowest_offer(sitting))
    (line,) = move(sitting, 0, lowest_offer(sitting))
    assert entries(undo(sitting, ANNA)) == [Asked(0, "undo"), TookBack([line.seq])]


def test_neither_are_those_who_are_away() -> None:
    sitting = offered(bots=(2,))
    offerer = 1 - sitting.to_act()[0]
    sitting.write(WentAway(1 - offerer), NOON)
    assert kinds(undo(sitting, owner(sitting, offerer))) == ["Asked", "TookBack"]


def test_one_who_resigns_is_not_waited_for() -> None:
    sitting = offered(bots=(2,))
    offerer = 1 - sitting.to_act()[0]
    undo(sitting, owner(sitting, offerer))
    assert kinds(try_to(sitting, owner(sitting, 1 - offerer), Resign())) == ["Resigned", "TookBack"]


def test_one_who_is_late_is_not_waited_for() -> None:
    sitting = offered(bots=(2,), clock=Clock(20))
    offerer = 1 - sitting.to_act()[0]
    undo(sitting, owner(sitting, offerer))
    assert kinds(run_out(sitting, NOON + 20_000)) == ["WentAway", "TookBack"]
    assert sitting.to_act() == (offerer,)


def test_to_play_on_is_to_say_no() -> None:
    sitting = offered()
    (answering,) = sitting.to_act()
    undo(sitting, owner(sitting, 1 - answering))
    move(sitting, answering, lowest_offer(sitting))
    assert sitting.question is None
    with refused(sitting, "no-question"):
        try_to(sitting, CARA, Answer(yes=True))


def test_talk_leaves_the_question_open() -> None:
    sitting = offered()
    undo(sitting, owner(sitting, 1 - sitting.to_act()[0]))
    try_to(sitting, CARA, Say("let me think"))
    assert sitting.question is not None


def test_one_may_withdraw_the_question() -> None:
    sitting = offered()
    who = owner(sitting, 1 - sitting.to_act()[0])
    undo(sitting, who)
    try_to(sitting, who, Answer(yes=False))
    assert sitting.question is None


def test_to_ask_twice_or_to_agree_twice_is_to_do_it_once() -> None:
    sitting = offered(players=4)
    offerer = 1 - sitting.to_act()[0]
    undo(sitting, owner(sitting, offerer))
    assert undo(sitting, owner(sitting, offerer)) == []
    assert try_to(sitting, owner(sitting, offerer), Answer(yes=True)) == []
    try_to(sitting, owner(sitting, 2), Answer(yes=True))
    assert try_to(sitting, owner(sitting, 2), Answer(yes=True)) == []
    assert sitting.question is not None
    assert sitting.question.agree == [offerer, 2]


def test_one_question_at_a_time() -> None:
    sitting = offered()
    (answering,) = sitting.to_act()
    undo(sitting, owner(sitting, 1 - answering))
    with refused(sitting, "asked-already"):
        try_to(sitting, CARA, Ask("abandon"))


def test_everybody_sees_the_question() -> None:
    sitting = offered(players=4)
    offerer = 1 - sitting.to_act()[0]
    undo(sitting, owner(sitting, offerer))
    try_to(sitting, owner(sitting, 3), Answer(yes=True))
    for viewer in (None, 0, 1, 2, 3):
        question = whole(sitting, viewer).question
        assert question is not None
        assert (question.question, question.seat, question.agree) == ("undo", offerer, [offerer, 3])


def test_after_an_undo_one_is_asked_anew() -> None:
    """A move sent before the undo is stale; the same move sent again with the new place counts."""
    sitting = offered(bots=(2,))
    (answering,) = sitting.to_act()
    place = asked(sitting, answering)
    undo(sitting, owner(sitting, 1 - answering))
    try_to(sitting, owner(sitting, answering), Answer(yes=True))
    with refused(sitting, "not-your-turn"):
        try_to(sitting, owner(sitting, answering), Play("accept", place))
    move(sitting, 1 - answering, lowest_offer(sitting))
    with refused(sitting, "stale"):
        try_to(sitting, owner(sitting, answering), Play("accept", place))
    assert kinds(move(sitting, answering, "accept"))[0] == "Played"


def test_a_step_of_a_knight_that_turned_nothing_is_taken_back_if_all_agree() -> None:
    sitting = started("emerald", 2)
    before = sitting.playing().state
    (line,) = move(sitting, 0, legal(sitting, 0)[0])
    assert line.entry == Played(0, legal(started("emerald", 2), 0)[0], 3)
    undo(sitting, ANNA)
    assert kinds(try_to(sitting, BEN, Answer(yes=True))) == ["Answered", "TookBack"]
    assert sitting.playing().state == before


# ---- never past what was shown

SHOWING = {"shown", "guessed", "bribed"}
"""The events that show what was hidden, beside cards and dice."""


class Watched:
    """A spectator who keeps account of which moves have shown something."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._narrator = Narrator(sitting, None)
        self.showing: set[int] = set()
        self.why: Counter[str] = Counter()
        self.counting: list[tuple[int, int]] = []
        """The moves that count, by place and seat."""
        self.taken_back = 0
        sitting.listeners.append(self._hear)

    def _hear(self, line: Line) -> None:
        update, entry = self._narrator.update(line), line.entry
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
            if table.sitting.seq == 0 and not table.sitting.listeners:
                watched = Watched(table.sitting)
            table.try_something()
            yield table, watched


@every_size
def test_no_move_is_taken_back_once_something_was_shown(game: Game, players: int) -> None:
    watchers: list[Watched] = []
    for table, watched in watched_evenings(game, players, 5):
        if watched not in watchers:
            watchers.append(watched)
        if table.sitting.stage == "running":
            for seat in range(players):
                assert can_take_back(table.sitting, seat) == watched.may_be_taken_back(seat)
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
    sitting = table.sitting
    states: dict[int, Any] = {}
    taken_back = 0

    def hear(line: Line) -> None:
        nonlocal taken_back
        game = sitting.game
        if game is None:
            return
        if isinstance(line.entry, TookBack):
            taken_back += 1
            again = game.at(game.entries)
            for place in line.entry.moves:
                taken = sitting.lines[place].entry
                assert isinstance(taken, Played)
                assert taken.seat in again.to_act, "it is asked again"
                again.play(taken.seat, taken.move)
            assert again.state == states[line.seq - 1]
        states[line.seq] = game.state

    sitting.listeners.append(hear)
    while sitting.stage in ("open", "running") and sitting.seq < 200:
        table.try_something()
    return taken_back


def first_line(game: str, players: int, wanted: str) -> tuple[Sitting, Played]:
    """A game right after something of this kind has happened, and the move that brought it about."""
    for seed in range(60):
        sitting = started(game, players, seed=f"seed {seed}")
        while sitting.stage == "running":
            play_on(sitting, 1)
            played = sitting.lines[-1].entry
            assert isinstance(played, Played)
            events = {event["event"] for event in sitting.game.events()} if sitting.game else set()
            if sitting.stage == "running" and wanted in events:
                return sitting, played
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
    sitting, played = first_line(game, players, wanted)
    for seat in range(players):
        code = "shown" if any(turn.seat == seat for turn in sitting.turns) else "no-move"
        with refused(sitting, code):
            undo(sitting, owner(sitting, seat))
    assert sitting.turns[-1].seat == played.seat


def test_a_bribe_shows_a_gold_card_even_if_nothing_is_drawn() -> None:
    sitting, played = first_line("emerald", 4, "bribed")
    assert played.move.startswith("bribe")
    assert not played.drawn
    with refused(sitting, "shown"):
        undo(sitting, owner(sitting, played.seat))


def test_every_game_has_moves_that_can_be_taken_back() -> None:
    """Or the tests of what cannot would be true of a table that never takes anything back."""
    for game in GAMES.values():
        for players in game.sizes:
            sitting = started(game.id, players)
            able = 0
            while sitting.stage == "running":
                play_on(sitting, 1)
                able += any(can_take_back(sitting, seat) for seat in range(players))
            assert able > 10


def test_decisions_of_one_round_are_taken_back_one_by_one() -> None:
    sitting = trading(bots=(2,))
    assert decision(sitting) == "open-trade"
    for _ in range(3):
        move(sitting, sitting.to_act()[0], lowest_offer(sitting))
    for _ in range(3):
        last = sitting.turns[-1].seat
        undo(sitting, owner(sitting, last))
        try_to(sitting, owner(sitting, 1 - last), Answer(yes=True))
        assert sitting.to_act() == (last,)
    assert decision(sitting) == "open-trade"


def test_a_wish_that_is_sent_twice_takes_one_move_back() -> None:
    """After a break of the line a client repeats what was not answered."""
    sitting = offered(bots=(2,))
    (answering,) = sitting.to_act()
    offerer = owner(sitting, 1 - answering)
    wish = Ask("undo", seen=sitting.seq)
    try_to(sitting, offerer, wish)
    try_to(sitting, owner(sitting, answering), Answer(yes=True))
    counted = len(sitting.turns)
    assert try_to(sitting, offerer, wish) == []
    assert len(sitting.turns) == counted


def test_a_wish_that_was_refused_is_not_asked_again_by_its_repetition() -> None:
    sitting = offered(bots=(2,))
    (answering,) = sitting.to_act()
    offerer = owner(sitting, 1 - answering)
    wish = Ask("undo", seen=sitting.seq)
    try_to(sitting, offerer, wish)
    try_to(sitting, owner(sitting, answering), Answer(yes=False))
    assert try_to(sitting, offerer, wish) == []
    assert sitting.question is None
    assert try_to(sitting, offerer, Ask("undo", seen=sitting.seq)) != [], "but it may be asked anew"
