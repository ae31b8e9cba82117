"""What is observed of games that do not say so themselves: their records, without what is hidden."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from karfunkel.engine import EVERYBODY, NOBODY, chance_pending
from karfunkel.games.game import Game
from karfunkel.games.registry import Games
from karfunkel.learn import Batch, alphabet, observation_fields
from karfunkel.learn.observation import layout_of, observe_plainly, observer_of
from karfunkel.learn.observation.from_record_fields import write_split
from karfunkel.learn.policy import scales
from tests.learn.decoding import view_of
from tests.learn.mirror import Mirror, bytes_of
from tests.learn.outside import SIZES, games_in
from tests.sizes import random_states
from tests.test_compiled import run_python

every_outside_size = pytest.mark.parametrize(("name", "players"), SIZES)
NAMES = sorted({name for name, _ in SIZES})


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    with games_in(tmp_path_factory.mktemp("installed")) as found:
        yield found


def decisions(game: Game, players: int, seeds: range = range(8)) -> Iterator[Any]:
    """The tables of random games before every decision, moves under way included, and at their ends."""
    for seed in seeds:
        for table in islice(random_states(game, players, seed), 300):
            if not chance_pending(table):
                yield table


def read(game: Game, table: Any, seat: int) -> dict[str, list[int]]:
    """What a seat observes, by the names of the fields."""
    seen = observe_plainly(game, table, seat)
    return {field.name: seen[field.where] for field in observation_fields(game.id, table.players)}


def flat(value: Any) -> list[int]:
    """The numbers of a field of a view, one after the other."""
    if isinstance(value, int):
        return [value]
    return [number for inner in value for number in flat(inner)]


def whole(parts: list[int], width: int) -> list[int]:
    """Numbers that were split to the base of a hundred."""
    numbers = []
    for first in range(0, len(parts), width):
        number = 0
        for part in parts[first : first + width]:
            number = 100 * number + part
        numbers.append(number)
    return numbers


WIDE = {"balance": 3, "entries": 3, "sheet": 3, "total": 10}
OWN_NAMES = {"acts": "acts_"}


@every_outside_size
def test_an_observation_says_what_the_view_shows(games: Games, name: str, players: int) -> None:
    game = games[name]
    own = [field for field in game.table.fields if field not in ("depth", "asked", "asked_seat", "said", "said_count")]
    for table in decisions(game, players):
        for seat in range(players):
            view, seen = view_of(game, table, seat), read(game, table, seat)
            assert seen["seat"] == [int(other == seat) for other in range(game.max_players)]
            for i in range(players):
                other = (seat + i) % players
                assert seen[f"acts[{i}]"] == [int(other in view["to_act"])]
            for field in own[1:]:
                width, called = WIDE.get(field, 1), OWN_NAMES.get(field, field)
                if called in seen:
                    shown = flat(table_value(game, table, seat, field))
                    assert whole(seen[called], width) == shown, field
                else:
                    for i in range(players):
                        shown = flat(view[field][(seat + i) % players])
                        assert whole(seen[f"{called}[{i}]"], width) == shown, field


def table_value(game: Game, table: Any, seat: int, field: str) -> Any:
    """A field of the record as a seat may see it."""
    hidden = table.copy()
    game.plain.hide(hidden, seat)
    value = getattr(hidden, field)
    return list(value.values()) if isinstance(value, dict) else value


@every_outside_size
def test_fields_lie_side_by_side_and_all_numbers_are_within_their_ranges(games: Games, name: str, players: int) -> None:
    fields = observation_fields(name, players)
    assert [field.offset for field in fields] == [
        sum(one.length for one in fields[:number]) for number in range(len(fields))
    ]
    assert len({field.name for field in fields}) == len(fields)
    assert all(-128 <= field.low < field.high <= 127 and field.about for field in fields)
    for table in decisions(games[name], players):
        for seat in range(players):
            for field, numbers in zip(fields, read(games[name], table, seat).values(), strict=True):
                assert all(field.low <= number <= field.high for number in numbers), field.name


@every_outside_size
def test_views_that_differ_are_observed_differently(games: Games, name: str, players: int) -> None:
    game, seen = games[name], dict[tuple[int, ...], str]()
    for table in decisions(game, players):
        if table.depth > 0:
            seat = game.plain.next_seat(table)
            view = json.dumps(view_of(game, table, seat), sort_keys=True)
            assert seen.setdefault(tuple(observe_plainly(game, table, seat)), view) == view
    assert len(set(seen.values())) == len(seen) > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_twins_are_observed_alike(games: Games, players: int) -> None:
    game, rng, twins = games["tailings"], random.Random(players), 0
    for table in decisions(game, players):
        seat = rng.randrange(players)
        others = [other for other in range(players) if other != seat and table.chosen[other] >= 0]
        for other in others:
            twin = table.copy()
            twin.chosen[other] = rng.choice([card for card in range(9) if card != table.chosen[other]])
            assert observe_plainly(game, twin, seat) == observe_plainly(game, table, seat)
            assert observe_plainly(game, twin, other) != observe_plainly(game, table, other)
            twins += 1
    assert twins > 20


def test_what_is_said_of_a_secret_move_is_heard_by_nobody_else(games: Games) -> None:
    """A move of two words is under way. If all make theirs at once, others do not hear the first."""
    game = games["ledger"]
    table = next(table for table in decisions(game, 3) if table.said_count == 1)
    assert all(any(read(game, table, seat)["said"]) for seat in range(3))
    table.asked_seat[0] = EVERYBODY
    assert not any(any(read(game, table, seat)["said"]) for seat in range(3))


def test_what_is_said_and_what_waits_is_observed(games: Games) -> None:
    game = games["ledger"]
    table = next(table for table in decisions(game, 3) if table.depth == 2)
    asked, waits = table.asked_seat[1], table.asked_seat[0]
    for seat in range(3):
        seen = read(game, table, seat)
        assert seen["decision"] == [0, 1]
        assert seen["waiting"][:2] == [10, 0]
        assert seen["waiting_seats"][:2] == [1 + (waits - seat) % 3, 0]
        assert seen[f"acts[{(asked - seat) % 3}]"] == [1]
    table = next(table for table in decisions(game, 3) if table.said_count == 1)
    said = read(game, table, 0)["said"]
    assert said == [int(action == table.said[0]) for action in range(8)] + [0] * 16
    assert alphabet("ledger")[said.index(1)] in ("debit", "credit")


@pytest.mark.parametrize("number", [0, 7, -7, 99, 100, -1234, 32767, -32768])
def test_numbers_are_split_with_their_signs(number: int) -> None:
    out = [0] * 4
    write_split(out, 1, number, 3)
    assert out[0] == 0
    assert whole(out[1:], 3) == [number]
    assert all(part * number >= 0 and abs(part) < 100 for part in out)


def test_a_spectator_observes_no_secret(games: Games) -> None:
    """OpenSpiel and others may ask for any seat; nobody's choice is in what another one is shown."""
    game = games["tailings"]
    assert observer_of("tailings").hides
    assert not observer_of("geode").hides
    table = next(table for table in decisions(game, 3) if table.chosen[0] >= 0)
    before = table.to_bytes()
    observe_plainly(game, table, 2)
    assert table.to_bytes() == before, "the table itself is left as it is"
    assert table.chosen[0] != NOBODY


# ---- batches


@every_outside_size
def test_a_batch_plays_as_the_rules_do(games: Games, name: str, players: int) -> None:
    batch = Batch(name, players, 3, seed=11, reward="win")
    mirrors = [Mirror(games[name], players, 11, number) for number in range(3)]
    step, ends = batch.now, 0
    while ends < 6:
        for i, mirror in enumerate(mirrors):
            assert bytes_of(batch.tables[i]) == mirror.table.to_bytes()
            assert step.seat[i] == mirror.seat
            assert step.masks[i].tolist() == mirror.mask(batch.actions)
            assert step.observations[i].tolist() == mirror.observation()
        step = batch.step(batch.random_actions())
        for i, mirror in enumerate(mirrors):
            mirror.play(mirror.drawn)
            assert step.done[i] == mirror.over
            expected = mirror.rewards("win") if mirror.over else [0] * players
            assert step.rewards[i].tolist() == pytest.approx(expected)
            if mirror.over:
                ends += 1
                mirrors[i] = Mirror(games[name], players, 11, int(batch.games[i]))


@pytest.mark.parametrize("name", NAMES)
def test_rewards_follow_the_places(games: Games, name: str) -> None:
    players = min(3, games[name].max_players)
    margins, ranks, wins = (
        Batch(name, players, 60, seed=5, reward=reward).play_out().rewards for reward in ("margin", "rank", "win")
    )
    assert np.allclose(ranks.sum(1), 0)
    assert np.allclose(wins.sum(1), 1)
    assert np.allclose(margins.sum(1), 0, atol=1e-2)
    for rank, win, margin in zip(ranks, wins, margins, strict=True):
        assert ((rank == rank.max()) == (win > 0)).all()
        assert (margin[win > 0] == margin.max()).all(), "whoever wins is ahead, whether many points win or few"


def test_a_network_is_given_numbers_of_a_reasonable_size(games: Games) -> None:
    for name, players in SIZES:
        size = layout_of(games[name]).size(players)
        assert scales(name, players).shape == (size,)
        seen = Batch(name, players, 200, seed=1).random_steps(9).observations * scales(name, players)
        assert 0.3 < np.abs(seen).max() < 13


@pytest.mark.slow
def test_what_is_compiled_of_a_written_rule_is_kept(tmp_path: Any) -> None:
    """Another process finds it in the cache, and says nothing of compiling."""
    script = f"""
import sys
from pathlib import Path
from karfunkel.learn import Batch
from tests.learn.outside import games_in
sys.stderr = sys.stdout
with games_in(Path({str(tmp_path)!r})):
    print(Batch("geode", 2, 4, seed=1).random_steps(5).observations.tolist())
"""
    first, second = (run_python(script, KARFUNKEL_CACHE=str(tmp_path / "cache")) for _ in range(2))
    assert "compiling the rules of geode" in first
    assert second == first.partition("\n")[2]


# ---- on a GPU, in Numba's simulator

SIMULATED = """
import sys; sys.setswitchinterval(1e-4)
import hashlib
from pathlib import Path
import numpy as np
from karfunkel.learn import Batch
from tests.learn.outside import games_in

def host(array):
    return array if isinstance(array, np.ndarray) else array.copy_to_host()

def tell(arrays):
    print(hashlib.sha256(b"".join(np.ascontiguousarray(host(array)).tobytes() for array in arrays)).hexdigest())

def run(name, players, device):
    batch = Batch(name, players, 3, seed=7, reward="rank", device=device)
    tell(batch.now)
    for _ in range(12):
        tell(batch.step(batch.random_actions()))
    tell(batch.random_steps(25))
    tell(batch.play_out())
    records = host(batch.tables)
    tell([records[name] for name in records.dtype.names])
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_gpu_plays_and_observes_the_same(name: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = [players for one, players in SIZES if one == name]
    script = f"""
with games_in(Path({str(tmp_path)!r})):
    for players in {[min(sizes), max(sizes)]}:
        run({name!r}, players, device)
"""
    simulated = run_python(f"{SIMULATED}\ndevice = 'cuda'\n{script}", NUMBA_ENABLE_CUDASIM="1")
    exec(f"{SIMULATED}\ndevice = 'cpu'\n{script}", {})  # noqa: S102  # the same here
    assert simulated == capsys.readouterr().out
