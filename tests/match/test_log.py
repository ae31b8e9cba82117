"""The log is the truth: whatever was tried at a table, all that it knows and tells follows from its lines."""

import random
from collections import Counter
from itertools import pairwise
from typing import get_args

import msgspec
import pytest

from karfunkel.errors import Refused
from karfunkel.games.game import Game
from karfunkel.match.events import LogEntry, MatchEvent, Opened, Played, Said, Started, TookBack
from karfunkel.match.evolve import match_from_log
from karfunkel.match.match import Match
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.projection import Viewer, updates_since
from karfunkel.match.undo_limit import undo_of
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol.apply_update import apply_update, with_moves
from karfunkel.protocol.messages import encode
from tests.match.company import (
    ANNA,
    LISTENERS,
    NOON,
    Eyes,
    Told,
    add_event,
    bot_move,
    can_take_back,
    everything,
    full,
    kinds,
    listen,
    opened,
    play_on,
    read_again,
    start,
    started,
    stored,
    undo,
    viewers,
    whole,
)
from tests.match.histories import after, evening
from tests.sizes import SIZES, every_size

EVENINGS = 2


def over_the_wire(shown: TableSnapshot) -> TableSnapshot:
    return msgspec.json.decode(encode(shown), type=TableSnapshot)


class Followed:
    """A viewer who was told the whole once and then only updates, all of it over a wire."""

    def __init__(self, match: Match, viewer: int | None, form: MoveForm) -> None:
        self._match, self._form = match, form
        self._eyes = Eyes(match, viewer, form)
        self.shown = over_the_wire(whole(match, viewer, form))
        listen(match, self._hear)

    def _hear(self, line: LogEntry) -> None:
        update = msgspec.json.decode(encode(self._eyes.update(line)), type=Update)
        before = encode(self.shown)
        followed = apply_update(self.shown, update)
        assert encode(self.shown) == before, "to follow leaves the whole before as it was"
        self.shown = followed
        now = whole(self._match, self._eyes.viewer.seat, self._form)
        assert followed == over_the_wire(now)
        if self._match.game is not None:
            assert now.view == self._match.game.view(self._eyes.viewer.seat)


@every_size
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_a_table_is_what_its_log_says(game: Game, players: int, seed: int) -> None:
    dice = random.Random(seed)
    for table in evening(game, players, seed, most_lines=230):
        table.try_something()
        if dice.random() < 0.03:
            assert everything(read_again(table.match)) == everything(table.match)
    assert everything(read_again(table.match)) == everything(table.match)


@every_size
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_what_is_refused_changes_nothing(game: Game, players: int, seed: int) -> None:
    for table in evening(game, players, 10 + seed, most_lines=120):
        before = everything(table.match)
        lines = table.try_something()
        if not lines:
            assert everything(table.match) == before
        else:
            assert table.match.log == [*before["lines"], *lines], "all new lines are handed back"
    assert table.refusals


@every_size
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_whoever_follows_the_updates_has_the_whole(game: Game, players: int, seed: int) -> None:
    for table in evening(game, players, 20 + seed, most_lines=160):
        if table.match not in LISTENERS:
            everybody, forms = viewers(table.match), get_args(MoveForm)
            followed = {form: [Followed(table.match, one, form) for one in everybody] for form in forms}
        table.try_something()
        for listed, shaped in zip(followed["list"], followed["choices"], strict=True):
            assert shaped.shown.moves == []
            assert with_moves(shaped.shown) == with_moves(listed.shown)
    assert all(one.shown.seq == table.match.seq for one in followed["choices"])


@every_size
def test_a_story_retold_from_any_place_is_the_one_that_was_told(game: Game, players: int) -> None:
    table = next(evening(game, players, 30, most_lines=1))
    told = Told(table.match)
    while table.match.seq < 45:
        table.try_something()
    lines = stored(table.match.log)
    for viewer in viewers(table.match):
        live = told.as_sent(viewer)
        for since in range(0, table.match.seq + 1, 1 if viewer == 0 else 7):
            again = updates_since(table.match.id, lines, Viewer(viewer), since)
            assert [encode(update) for update in again] == live[since:]


@every_size
def test_a_whole_game_is_retold_as_it_was_told(game: Game, players: int) -> None:
    table = next(evening(game, players, 40, most_lines=1))
    told = Told(table.match)
    while table.match.stage not in ("over", "abandoned"):
        table.try_something()
    for viewer in viewers(table.match):
        again = updates_since(table.match.id, stored(table.match.log), Viewer(viewer), 0)
        assert [encode(update) for update in again] == told.as_sent(viewer)


def test_one_who_comes_later_is_told_the_same_from_then_on() -> None:
    match = started("edelstein", 4)
    first = Told(match)
    play_on(match, 9)
    later = Told(match)
    play_on(match, 9)
    for viewer in viewers(match):
        assert later.as_sent(viewer) == first.as_sent(viewer)[9:]


@every_size
def test_lines_are_numbered_and_time_never_goes_back(game: Game, players: int) -> None:
    lines = after(game, players, 50, most_lines=150).log
    assert [line.seq for line in lines] == list(range(len(lines)))
    assert all(line.at <= following.at for line, following in pairwise(lines))


@every_size
def test_what_can_be_taken_back_is_what_is_said_to_be(game: Game, players: int) -> None:
    """The mark that a viewer sees and the rule that decides agree at any time."""
    for table in evening(game, players, 60, most_lines=120):
        table.try_something()
        for seat in range(players):
            if table.match.stage == "running":
                assert can_take_back(table.match, seat) == is_fair(table.match, seat)
        assert not can_take_back(table.match, None)


def is_fair(match: Match, seat: int) -> bool:
    try:
        undo_of(match, seat)
    except Refused as reason:
        assert reason.code == ("shown" if any(turn.seat == seat for turn in match.turns) else "no-move")
        return False
    return True


def test_the_evenings_have_everything_in_them() -> None:
    """Or the tests above would show less than they say."""
    seen: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    for game, players in SIZES:
        for seed in range(EVENINGS):
            for table in evening(game, players, seed, most_lines=230):
                table.try_something()
            seen += Counter(kinds(table.match.log))
            refusals += table.refusals
    all_kinds = {kind.__name__ for kind in MatchEvent.__args__}
    assert set(seen) == all_kinds - {"Unsaid"}, "deleted talk is told otherwise afterwards, so it has tests of its own"
    assert {"stale", "not-your-turn", "shown", "not-seated", "started", "IllegalMove", "InvalidMove"} <= set(refusals)


# ---- the log itself


def test_a_log_begins_with_the_opening_of_its_table() -> None:
    with pytest.raises(TypeError):
        Match("table", LogEntry(0, NOON, Started([])))


def test_a_line_written_too_early_gets_the_time_of_the_one_before() -> None:
    match = opened()
    add_event(match, Said(ANNA.guest, "Anna", "late"), NOON + 5000)
    line = add_event(match, Said(ANNA.guest, "Anna", "early"), NOON + 1000)
    assert line.at == NOON + 5000


def test_listeners_hear_every_line_right_after_it_has_happened() -> None:
    match = full()
    heard: list[tuple[int, str]] = []
    listen(match, lambda line: heard.append((line.seq, match.stage)))
    start(match, NOON)
    bot_move(match, 0, "gems", NOON)
    add_event(match, Said(ANNA.guest, "Anna", "hm"), NOON)
    assert heard == [(4, "running"), (5, "running"), (6, "running")]


def test_a_log_with_a_move_that_cannot_be_played_is_not_read() -> None:
    match = started()
    lines = [*match.log, LogEntry(5, NOON, Played(0, "nonsense", 4))]
    with pytest.raises(Exception, match="nonsense"):
        match_from_log("table", lines)


def test_reading_the_log_draws_nothing_anew() -> None:
    """The cards are those of the log, be it that the seed would give others."""
    match = started("basari", 3)
    play_on(match, 12)
    first, *rest = stored(match.log)
    assert isinstance(first.event, Opened)
    first.event.seed = "another seed"
    again = match_from_log("table", [first, *rest])
    assert again.game is not None
    assert match.game is not None
    assert again.game.state == match.game.state


def test_moves_taken_back_stay_in_the_log_but_not_in_the_game() -> None:
    match = started()
    played = try_to_play_and_take_back(match)
    assert isinstance(match.log[-1].event, TookBack)
    assert played in match.log
    assert match.playing().log == read_again(match).playing().log
    assert all(entry.seat is None for entry in match.playing().log)


def try_to_play_and_take_back(match: Match) -> LogEntry:
    played = bot_move(match, 0, "gems", NOON)
    undo(match, ANNA)
    return played


def test_updates_have_to_be_followed_in_their_order() -> None:
    match = started()
    told = Told(match)
    shown = whole(match, None)
    play_on(match, 2)
    with pytest.raises(ValueError, match="not its next line"):
        apply_update(shown, told.updates[None][1])
    once = apply_update(shown, told.updates[None][0])
    with pytest.raises(ValueError, match="not its next line"):
        apply_update(once, told.updates[None][0])
