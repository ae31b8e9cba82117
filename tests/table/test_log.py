"""The log is the truth: whatever was tried at a table, all that it knows and tells follows from its lines."""

import random
from collections import Counter
from itertools import pairwise
from typing import get_args

import msgspec
import pytest

from karfunkel.errors import Refused
from karfunkel.games.game import Game
from karfunkel.protocol.following import follow, with_moves
from karfunkel.protocol.messages import encode
from karfunkel.table.entries import Line, LogEntry, Opened, Played, Said, Started, TookBack
from karfunkel.table.narrator import Narrator, retell
from karfunkel.table.scene import Scene
from karfunkel.table.sitting import Sitting
from karfunkel.table.takeback import can_take_back, moves_to_take_back
from karfunkel.table.told import Shown, Update
from karfunkel.table.told_moves import MoveForm
from tests.sizes import SIZES, every_size
from tests.table.company import (
    ANNA,
    NOON,
    Told,
    everything,
    full,
    kinds,
    opened,
    play_on,
    read_again,
    started,
    stored,
    undo,
    viewers,
    whole,
)
from tests.table.histories import after, evening

EVENINGS = 2


def over_the_wire(shown: Shown) -> Shown:
    return msgspec.json.decode(encode(shown), type=Shown)


class Followed:
    """A viewer who was told the whole once and then only updates, all of it over a wire."""

    def __init__(self, sitting: Sitting, viewer: int | None, scene: Scene, form: MoveForm) -> None:
        self._sitting, self._form = sitting, form
        self._narrator = Narrator(sitting, viewer, scene, form)
        self.shown = over_the_wire(self._narrator.whole())
        sitting.listeners.append(self._hear)

    def _hear(self, line: Line) -> None:
        update = msgspec.json.decode(encode(self._narrator.update(line)), type=Update)
        before = encode(self.shown)
        followed = follow(self.shown, update)
        assert encode(self.shown) == before, "to follow leaves the whole before as it was"
        self.shown = followed
        now = whole(self._sitting, self._narrator.viewer, self._form)
        assert followed == over_the_wire(now)
        assert encode(self._narrator.whole()) == encode(now)
        if self._sitting.game is not None:
            assert now.view == self._sitting.game.view(self._narrator.viewer)


@every_size
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_a_table_is_what_its_log_says(game: Game, players: int, seed: int) -> None:
    dice = random.Random(seed)
    for table in evening(game, players, seed, most_lines=230):
        table.try_something()
        if dice.random() < 0.03:
            assert everything(read_again(table.sitting)) == everything(table.sitting)
    assert everything(read_again(table.sitting)) == everything(table.sitting)


@every_size
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_what_is_refused_changes_nothing(game: Game, players: int, seed: int) -> None:
    for table in evening(game, players, 10 + seed, most_lines=120):
        before = everything(table.sitting)
        lines = table.try_something()
        if not lines:
            assert everything(table.sitting) == before
        else:
            assert table.sitting.lines == [*before["lines"], *lines], "all new lines are handed back"
    assert table.refusals


@every_size
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_whoever_follows_the_updates_has_the_whole(game: Game, players: int, seed: int) -> None:
    for table in evening(game, players, 20 + seed, most_lines=160):
        if not table.sitting.listeners:
            scene = Scene(table.sitting)
            everybody, forms = viewers(table.sitting), get_args(MoveForm)
            followed = {form: [Followed(table.sitting, one, scene, form) for one in everybody] for form in forms}
        table.try_something()
        for listed, shaped in zip(followed["list"], followed["choices"], strict=True):
            assert shaped.shown.moves == []
            assert with_moves(shaped.shown) == with_moves(listed.shown)
    assert all(one.shown.seq == table.sitting.seq for one in followed["choices"])


@every_size
def test_a_story_retold_from_any_place_is_the_one_that_was_told(game: Game, players: int) -> None:
    table = next(evening(game, players, 30, most_lines=1))
    told = Told(table.sitting)
    while table.sitting.seq < 45:
        table.try_something()
    lines = stored(table.sitting.lines)
    for viewer in viewers(table.sitting):
        live = told.as_sent(viewer)
        for since in range(0, table.sitting.seq + 1, 1 if viewer == 0 else 7):
            again = retell(table.sitting.id, lines, viewer, since)
            assert [encode(update) for update in again] == live[since:]


@every_size
def test_a_whole_game_is_retold_as_it_was_told(game: Game, players: int) -> None:
    table = next(evening(game, players, 40, most_lines=1))
    told = Told(table.sitting)
    while table.sitting.stage not in ("over", "abandoned"):
        table.try_something()
    for viewer in viewers(table.sitting):
        again = retell(table.sitting.id, stored(table.sitting.lines), viewer, 0)
        assert [encode(update) for update in again] == told.as_sent(viewer)


def test_one_who_comes_later_is_told_the_same_from_then_on() -> None:
    sitting = started("edelstein", 4)
    first = Told(sitting)
    play_on(sitting, 9)
    later = Told(sitting)
    play_on(sitting, 9)
    for viewer in viewers(sitting):
        assert later.as_sent(viewer) == first.as_sent(viewer)[9:]


@every_size
def test_lines_are_numbered_and_time_never_goes_back(game: Game, players: int) -> None:
    lines = after(game, players, 50, most_lines=150).lines
    assert [line.seq for line in lines] == list(range(len(lines)))
    assert all(line.at <= following.at for line, following in pairwise(lines))


@every_size
def test_what_can_be_taken_back_is_what_is_said_to_be(game: Game, players: int) -> None:
    """The mark that a viewer sees and the rule that decides agree at any time."""
    for table in evening(game, players, 60, most_lines=120):
        table.try_something()
        for seat in range(players):
            if table.sitting.stage == "running":
                assert can_take_back(table.sitting, seat) == is_fair(table.sitting, seat)
        assert not can_take_back(table.sitting, None)


def is_fair(sitting: Sitting, seat: int) -> bool:
    try:
        moves_to_take_back(sitting, seat)
    except Refused as reason:
        assert reason.code == ("shown" if any(turn.seat == seat for turn in sitting.turns) else "no-move")
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
            seen += Counter(kinds(table.sitting.lines))
            refusals += table.refusals
    assert set(seen) == {kind.__name__ for kind in LogEntry.__args__}
    assert {"stale", "not-your-turn", "shown", "not-seated", "started", "IllegalMove", "InvalidMove"} <= set(refusals)


# ---- the log itself


def test_a_log_begins_with_the_opening_of_its_table() -> None:
    with pytest.raises(TypeError):
        Sitting("table", Line(0, NOON, Started([])))


def test_a_line_written_too_early_gets_the_time_of_the_one_before() -> None:
    sitting = opened()
    sitting.write(Said(ANNA.guest, "Anna", "late"), NOON + 5000)
    line = sitting.write(Said(ANNA.guest, "Anna", "early"), NOON + 1000)
    assert line.at == NOON + 5000


def test_listeners_hear_every_line_right_after_it_has_happened() -> None:
    sitting = full()
    heard: list[tuple[int, str]] = []
    sitting.listeners.append(lambda line: heard.append((line.seq, sitting.stage)))
    sitting.start(NOON)
    sitting.play(0, "gems", NOON)
    sitting.write(Said(ANNA.guest, "Anna", "hm"), NOON)
    assert heard == [(4, "running"), (5, "running"), (6, "running")]


def test_a_log_with_a_move_that_cannot_be_played_is_not_read() -> None:
    sitting = started()
    lines = [*sitting.lines, Line(5, NOON, Played(0, "nonsense", 4))]
    with pytest.raises(Exception, match="nonsense"):
        Sitting.from_log("table", lines)


def test_reading_the_log_draws_nothing_anew() -> None:
    """The cards are those of the log, be it that the seed would give others."""
    sitting = started("basari", 3)
    play_on(sitting, 12)
    first, *rest = stored(sitting.lines)
    assert isinstance(first.entry, Opened)
    first.entry.seed = "another seed"
    again = Sitting.from_log("table", [first, *rest])
    assert again.game is not None
    assert sitting.game is not None
    assert again.game.state == sitting.game.state


def test_moves_taken_back_stay_in_the_log_but_not_in_the_game() -> None:
    sitting = started()
    played = try_to_play_and_take_back(sitting)
    assert isinstance(sitting.lines[-1].entry, TookBack)
    assert played in sitting.lines
    assert sitting.playing().log == read_again(sitting).playing().log
    assert all(entry.seat is None for entry in sitting.playing().log)


def try_to_play_and_take_back(sitting: Sitting) -> Line:
    played = sitting.play(0, "gems", NOON)
    undo(sitting, ANNA)
    return played


def test_updates_have_to_be_followed_in_their_order() -> None:
    sitting = started()
    told = Told(sitting)
    shown = whole(sitting, None)
    play_on(sitting, 2)
    with pytest.raises(ValueError, match="not its next line"):
        follow(shown, told.updates[None][1])
    once = follow(shown, told.updates[None][0])
    with pytest.raises(ValueError, match="not its next line"):
        follow(once, told.updates[None][0])
