"""Nobody is told what is not theirs to know: the seed, the link, and choices that have not been shown."""

import json
from typing import Any, get_args

import msgspec
import pytest
from msgspec import UNSET

from karfunkel.games.game import Game
from karfunkel.match.clock import Clock
from karfunkel.match.commands import Answer, Ask, Play, Resign, Say
from karfunkel.match.events import LogEntry, Opened, Played
from karfunkel.match.match import Match
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.projection import Viewer, updates_since
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol.messages import encode
from tests.match.company import (
    ANNA,
    CODE,
    MINUTE,
    NOON,
    SECOND,
    SECRET_SIZES,
    SEED,
    ZOE,
    Eyes,
    Told,
    asked,
    decision,
    expire,
    full,
    listen,
    move,
    opened,
    owner,
    play_on,
    read_again,
    started,
    stored,
    try_to,
    undo,
    viewers,
    whole,
    wholes,
)
from tests.match.histories import evening
from tests.sizes import every_size

FORMS = get_args(MoveForm)
CHOICES = {"edelstein": ("money", "event", "gems"), "basari": ("A", "B", "C")}
every_secret_size = pytest.mark.parametrize(("game", "players"), SECRET_SIZES)


# ---- the seed and the link


def everything_told(game: Game, players: int, seed: int) -> list[tuple[str, bytes]]:
    """All that was told to anybody in an evening, each with the stage of the table then."""
    table = next(evening(game, players, seed, most_lines=1))
    told: list[tuple[str, bytes]] = []
    narrators = [Eyes(table.match, viewer, form) for viewer in viewers(table.match) for form in FORMS]

    def hear(line: LogEntry) -> None:
        for narrator in narrators:
            told.append((table.match.stage, encode(narrator.update(line))))
            told.append((table.match.stage, encode(narrator.whole())))

    listen(table.match, hear)
    while table.match.stage in ("open", "running") and table.match.seq < 150:
        table.try_something()
    return told


@every_size
def test_the_seed_is_not_told_before_the_end_and_the_link_never(game: Game, players: int) -> None:
    told = everything_told(game, players, 90)
    assert len(told) > 100
    for stage, text in told:
        assert CODE.encode() not in text
        assert b'"code"' not in text
        if stage in ("open", "running"):
            assert b"seed-of-evening" not in text


@every_size
def test_neither_the_moves_nor_the_cards_of_the_log_are_told_as_they_stand_there(game: Game, players: int) -> None:
    """What a move brought about is told by its events, for each viewer what that viewer may know."""
    for _, text in everything_told(game, players, 91):
        message = json.loads(text)
        happened = message.get("happened", {"kind": "played"})
        if happened["kind"] == "played":
            assert set(happened) <= {"kind", "seat", "bot"}
        if happened["kind"] == "started":
            assert set(happened) == {"kind"}
        assert not {"seed", "code", "drawn", "move"} & set(message.get("setup", {}))


def test_of_a_table_that_was_put_up_all_but_its_secrets_is_told() -> None:
    match = opened("basari", 4, clock=Clock(20), public=False, rematch_of="before")
    setup = whole(match, None).setup
    kept_in_the_house = {"seed", "code"}
    for name in set(Opened.__struct_fields__) - kept_in_the_house - {"seating"}:
        assert getattr(setup, name) == getattr(match.setup, name)
    assert setup.seating is UNSET, "as usual"
    assert set(setup.__struct_fields__) == set(Opened.__struct_fields__) - kept_in_the_house | {"seed_hash"}


def test_tables_with_other_secrets_look_the_same_before_the_game() -> None:
    one = full(seed="one", code="first")
    other = full(seed="other", code="second")
    other.seed_hash = one.seed_hash
    assert wholes(one) == wholes(other)


@every_size
def test_the_cards_to_come_leave_no_trace(game: Game, players: int) -> None:
    """With the same cards drawn so far, all is told alike, whatever the seed would give next."""
    match = started(game.id, players)
    play_on(match, 25)
    lines = stored(match.log)
    first = lines[0].event
    assert isinstance(first, Opened)
    assert first.seed == SEED
    with_other_seed = [LogEntry(0, NOON, msgspec.structs.replace(first, seed="a very different seed")), *lines[1:]]
    for viewer in viewers(match):
        one, other = (updates_since("table", log, Viewer(viewer), 0) for log in (lines, with_other_seed))
        assert [encode(update) for update in one] == [encode(update) for update in other]


# ---- secret choices


class Twins:
    """Two tables that are alike but for what one seat chooses in secret."""

    def __init__(self, game: str, players: int, moves: int) -> None:
        self.game, self.players = game, players
        self.tables = [started(game, players, clock=Clock(20, 600)) for _ in range(2)]
        for table in self.tables:
            play_on(table, moves)
            while not (decision(table) == "choose" and len(table.to_act()) == (1 if players == 2 else players)):
                play_on(table, 1)
        self.secretive = self.tables[0].to_act()[moves % len(self.tables[0].to_act())]
        self.told = {form: [Told(table, form) for table in self.tables] for form in FORMS}
        self.at = self.tables[0].at

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.tables[0].to_act() if seat != self.secretive]

    def choose(self, one: str, other: str) -> None:
        for table, text in zip(self.tables, (one, other), strict=True):
            move(table, self.secretive, text, self.at)
        self.must_look_alike()

    def both(self, deed: Any) -> None:
        self.at += SECOND
        for table in self.tables:
            deed(table)
        self.must_look_alike()

    def must_look_alike(self) -> None:
        one, other = self.tables
        for viewer in viewers(one):
            if viewer != self.secretive:
                for form, (first, second) in self.told.items():
                    assert first.as_sent(viewer) == second.as_sent(viewer)
                    assert encode(whole(one, viewer, form)) == encode(whole(other, viewer, form))
                assert encode(whole(read_again(one), viewer)) == encode(whole(read_again(other), viewer))

    def must_differ_for_the_secretive(self) -> None:
        one, other = (encode(whole(table, self.secretive)) for table in self.tables)
        assert one != other


@every_secret_size
@pytest.mark.parametrize("moves", [0, 5, 17])
def test_nobody_learns_a_secret_choice(game: str, players: int, moves: int) -> None:
    """Whatever happens at the table until it is shown."""
    first, second, third = CHOICES[game]
    twins = Twins(game, players, moves)
    me = twins.secretive
    twins.choose(first, second)
    twins.must_differ_for_the_secretive()
    twins.both(lambda table: try_to(table, owner(table, me), Say("I have chosen"), twins.at))
    twins.both(lambda table: try_to(table, ZOE, Say("Hurry up"), twins.at))
    for seat in twins.others[:-1]:
        twins.both(lambda table, seat=seat: move(table, seat, first, twins.at))
        twins.both(lambda table, seat=seat: undo(table, owner(table, seat)))
        twins.both(lambda table, seat=seat: move(table, seat, second, twins.at))
    twins.both(lambda table: undo(table, owner(table, me)))
    twins.choose(second, third)
    twins.both(lambda table: try_to(table, owner(table, me), Ask("abandon"), twins.at))
    twins.both(lambda table: try_to(table, owner(table, (me + 1) % players), Answer(yes=False), twins.at))
    twins.at += 20 * MINUTE
    twins.both(lambda table: expire(table, twins.at))
    twins.must_differ_for_the_secretive()
    twins.both(lambda table: try_to(table, owner(table, me), Resign(), twins.at))


@pytest.mark.parametrize("moves", [0, 5, 17])
def test_of_two_players_a_wrong_guess_tells_no_more_than_that_it_is_wrong(moves: int) -> None:
    twins = Twins("edelstein", 2, moves)
    twins.choose("money", "gems")
    twins.both(lambda table: move(table, 1 - twins.secretive, "event", twins.at))
    twins.must_differ_for_the_secretive()


@every_secret_size
def test_a_choice_that_was_taken_back_is_never_shown(game: str, players: int) -> None:
    """Not even when the choices are shown, nor at any time after that."""
    first, second, third = CHOICES[game]
    twins = Twins(game, players, 3)
    twins.choose(first, second)
    twins.both(lambda table: undo(table, owner(table, twins.secretive)))
    twins.choose(third, third)
    twins.both(lambda table: play_on(table, 12, twins.at))
    one, other = (encode(whole(table, twins.secretive)) for table in twins.tables)
    assert one == other


@every_secret_size
def test_a_refusal_tells_nothing_of_the_choices_of_others(game: str, players: int) -> None:
    first, second, third = CHOICES[game]
    twins = Twins(game, players, 0)
    twins.choose(first, second)
    answers: list[list[str]] = [[], []]
    for table, texts in zip(twins.tables, answers, strict=True):
        for seat in range(players):
            for text in ("accept", "nonsense", third, ""):
                if seat != twins.secretive and text not in table.playing().moves(seat):
                    with pytest.raises(Exception) as caught:  # noqa: PT011
                        try_to(table, owner(table, seat), Play(text, table.asked.get(seat, 0)))
                    texts.append(str(caught.value))
    assert answers[0]
    assert answers[0] == answers[1]


def test_one_sees_the_own_choice() -> None:
    match = started()
    move(match, 0, "gems")
    seen = [view["chosen"][0] for viewer in viewers(match) if (view := whole(match, viewer).view)]
    assert seen.count("gems") == 1
    view = whole(match, 0).view
    assert view is not None
    assert view["chosen"][0] == "gems"


def test_one_is_told_the_own_moves_only() -> None:
    match = started()
    for viewer in viewers(match):
        shown = whole(match, viewer)
        assert (shown.asked, bool(shown.moves)) == ((None, False) if viewer is None else (asked(match, viewer), True))
        assert shown.viewer == viewer


def test_a_move_made_by_a_bot_is_marked_as_such() -> None:
    match = started(bots=(1, 2))
    told = Told(match)
    move(match, 0, "gems")
    move(match, 1, "gems")
    marks = [json.loads(text)["happened"] for text in told.as_sent(None)]
    assert marks == [{"kind": "played", "seat": 0}, {"kind": "played", "seat": 1, "bot": True}]


def test_at_the_end_the_seed_proves_every_card() -> None:
    match = started("basari", 3)
    told = Told(match)
    play_on(match)
    assert [update.seed for update in told.updates[None]][-1] == SEED
    assert all(update.seed is msgspec.UNSET for update in told.updates[None][:-1])
    assert match.game is not None
    assert all(drawn == promised for drawn, promised in match.game.promised_draws())


def test_what_is_sent_can_be_read() -> None:
    """A message means the same on both ends of a wire."""
    match = started(clock=Clock(20))
    told = Told(match)
    play_on(match, 30)
    for viewer in viewers(match):
        shown = whole(match, viewer)
        assert msgspec.json.decode(encode(shown), type=TableSnapshot) == shown
        for update in told.updates[viewer]:
            assert msgspec.json.decode(encode(update), type=Update) == update


def test_only_the_mover_is_told_the_move_that_was_noted() -> None:
    match = started()
    told = Told(match)
    (line,) = try_to(match, ANNA, Play("gems", asked(match, 0)))
    assert isinstance(line.event, Played)
    assert [b"gems" in told.as_sent(viewer)[0].split(b'"patch"')[0] for viewer in viewers(match)] == [
        False,
        True,
        False,
        False,
    ]


def test_the_opening_is_told_without_its_secrets() -> None:
    """What is stored of the opening is not what is told of it."""
    match: Match = opened()
    assert SEED.encode() not in wholes(match)[0]
    assert match.seed_hash.encode() in wholes(match)[0]
