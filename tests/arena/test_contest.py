"""Playing a contest: the same games every time, on one core and on many."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import karfunkel
from karfunkel.arena.contest import Contest, ProcessPool, Results, SingleProcess, run
from karfunkel.arena.contest import worker_pool as crew_module
from karfunkel.arena.contest.play_game import ContestBots, new_table
from karfunkel.arena.contest.ray_cluster import MOST_IN_A_BATCH, batch_size, batches
from karfunkel.arena.contest.schedule import Fixture
from karfunkel.errors import Error
from karfunkel.table import from_record, verify
from tests.arena.made import ROOT, contest, outcome, played_by
from tests.bots.programs import program

EXAMPLE = str(ROOT / "examples" / "bot.py")


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    one, again, other = (played_by(contest("random", seed=seed)) for seed in (1, 1, 2))
    assert list(map(outcome, one)) == list(map(outcome, again))
    assert [played.scores for played in one] != [played.scores for played in other]
    assert len({played.scores for played in one}) > 1


@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald"])
def test_every_game_can_be_played(game: str) -> None:
    games = played_by(contest("random", game=game, players=4, games=2))
    for played in games:
        assert len(played.scores) == 4
        assert played.winners
        assert sum(thought.asked for thought in played.thoughts) <= played.moves
        assert all(thought.asked for thought in played.thoughts)


def test_a_deal_is_duplicated_to_the_card_and_dice_belong_to_the_seat() -> None:
    """A bot that plays the same whoever it is plays the same game, whatever the number of the game."""
    bots = ContestBots(contest("random"))
    seats = ("random",) * 3
    first, again, other = (bots.play(Fixture(number, deal, seats)) for number, deal in ((0, 0), (1, 0), (2, 1)))
    assert first.record == again.record
    assert first.record != other.record
    opening = first.record.partition("round 1\n")[2].splitlines()[1].split()[:3]
    assert len({move.partition(":")[2] for move in opening}) > 1, "each seat has dice of its own"


def test_all_seatings_of_a_deal_have_its_seed_and_no_other_deal_has() -> None:
    planned = contest("random", EXAMPLE, EXAMPLE, games=9)
    bots = ContestBots(planned)
    seeds: dict[int, set[str]] = {}
    for fixture in planned.fixtures():
        headers = bots.play(fixture).record.split("\n\n")[0].splitlines()
        seeds.setdefault(fixture.deal, set()).add(next(line for line in headers if line.startswith("Seed:")))
    bots.close()
    assert [len(found) for found in seeds.values()] == [1, 1, 1]
    assert len(set.union(*seeds.values())) == 3


def test_records_can_be_verified_and_say_who_played(tmp_path: Path) -> None:
    planned = contest("random", EXAMPLE, EXAMPLE, games=3)
    with Results(planned, tmp_path) as results:
        run(results, SingleProcess())
    for played in results.in_order():
        text = (tmp_path / "records" / f"{played.game:06d}.txt").read_text("utf-8")
        assert verify(text) > 0
        assert from_record(text).scores == played.scores
        assert f"\nBots: {', '.join(played.seats)}\n" in text


def test_many_processes_play_the_same_games(tmp_path: Path) -> None:
    planned = contest("random", games=12)
    with Results(planned, tmp_path) as results:
        run(results, ProcessPool(2))
    assert list(map(outcome, results.in_order())) == list(map(outcome, played_by(planned)))


def test_games_of_a_process_that_is_killed_are_played_again() -> None:
    planned = contest("random", games=40)
    killed = False
    results = Results(planned)

    def told(_: object) -> None:
        nonlocal killed
        if not killed:
            killed = True
            victim = next(iter(crew_module.multiprocessing.active_children()))
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)

    run(results, ProcessPool(2), told)
    assert killed
    assert list(map(outcome, results.in_order())) == list(map(outcome, played_by(planned)))


def test_processes_that_keep_dying_end_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they die at once, since they cannot find a bot that only this process knows."""
    planned = Contest("basari", 3, ("no bot",), 3)
    with pytest.raises(Error, match="keep dying"):
        list(ProcessPool(1).play(planned, planned.fixtures()))


def test_a_crew_that_is_closed_stops_and_leaves_nobody_behind() -> None:
    planned = contest("random", games=4000)
    with closing(ProcessPool(2).play(planned, planned.fixtures())) as games:
        next(games)
    assert crew_module.multiprocessing.active_children() == []


def test_a_worker_that_is_not_ready_when_its_parent_is_killed_leaves_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its parent is gone already here, and its bots take their time."""
    told, left = [], threading.Event()

    class GoneParent:
        def join(self) -> None:
            told.append("the parent is gone")

    class SlowBots(ContestBots):
        def __init__(self, contest: Contest) -> None:
            time.sleep(0.1)
            super().__init__(contest)

        def close(self) -> None:
            super().close()
            told.append("the bots are closed")

    monkeypatch.setattr(crew_module, "ContestBots", SlowBots)
    monkeypatch.setattr(crew_module, "Finalize", lambda *_, **__: None)
    monkeypatch.setattr(crew_module.multiprocessing, "parent_process", GoneParent)
    monkeypatch.setattr(crew_module.signal, "signal", lambda *_: None)
    monkeypatch.setattr(crew_module.os, "_exit", lambda _: left.set())
    crew_module._initialise(contest("random"), threading.Event())
    assert left.wait(60)
    assert told == ["the parent is gone", "the bots are closed"]


def test_a_game_under_way_is_left_when_nobody_waits_for_it(tmp_path: Path) -> None:
    note = tmp_path / "asked"
    note.touch()
    slow = " ".join(program(tmp_path, f"open({str(note)!r}, 'a').write('.'); time.sleep(0.02)"))
    planned = contest(f"cmd:{slow}", games=2)
    with closing(ProcessPool(1).play(planned, planned.fixtures())) as games:
        next(games)
        after_one = note.stat().st_size
    assert note.stat().st_size - after_one < after_one / 2, "the second game was not played to its end"


def test_batches_keep_all_busy() -> None:
    assert batch_size(200, 16) == 1
    assert batch_size(100_000, 2) == MOST_IN_A_BATCH
    planned = contest("random", games=10).fixtures()
    assert tuple(fixture for batch in batches(planned, 4) for fixture in batch) == planned


def test_options_and_decks_are_played(tmp_path: Path) -> None:
    deck = tmp_path / "deck"
    game = karfunkel.games.registry.game_called("edelstein")
    deck.write_text("\n".join(reversed([str(card) for card in game.house_deck()])))
    planned = Contest.checked("edelstein", 3, ["random"], 1, options={"major_any": "once"}, deck=deck)
    headers = new_table(planned, "0").record().split("\n\n")[0]
    assert "major_any=once" in headers
    assert "Deck: house" not in headers


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 6}, "3 to 5 players, not 6"),
        ({"bots": []}, "1 to 64 bots can play, not 0"),
        ({"bots": ["nobody"]}, "there is no bot of level 'nobody'"),
        ({"bots": ["./no_bot.py"]}, "there is no program './no_bot.py'"),
        ({"bots": ["cmd:"]}, "a command is missing"),
        ({"bots": ["cmd:'x"]}, "cannot be read: No closing quotation"),
        ({"bots": [str(ROOT / "README.md")]}, "it is not executable"),
        ({"games": 0}, "1 to 1,000,000 games, not 0"),
        ({"seed": -1}, "a number from 0 to"),
        ({"time": 0.0}, "more than 0 and up to 3600 seconds, not 0"),
        ({"time": float("nan")}, "not nan"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], sentence: str) -> None:
    words: dict[str, object] = {"game": "basari", "players": 3, "bots": ["random"], "games": 1}
    with pytest.raises(Error, match=sentence.replace("*", ".").replace("(", ".")):
        Contest.checked(**{**words, **change})  # type: ignore[arg-type]


def test_a_program_that_cannot_start_is_refused_before_the_first_game() -> None:
    with pytest.raises(Error, match="cmd:/no/such/bot cannot play: '/no/such/bot' cannot be started: No such file"):
        played_by(contest("cmd:/no/such/bot"))


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    before = {thread for thread in threading.enumerate() if not thread.daemon}
    yield
    assert {thread for thread in threading.enumerate() if not thread.daemon} <= before
