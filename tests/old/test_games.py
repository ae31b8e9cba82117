"""Records, positions, playthroughs and learners' games of earlier days are what they were."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import karfunkel
from karfunkel.games.game import RULES, Game
from karfunkel.learn import Batch
from karfunkel.learn.action_names import alphabet
from karfunkel.table.verify_draws import verify
from tests.golden import PERFT_FILE, perft_counts, playthrough
from tests.old.fixtures import FOLDER, LEARNERS, RECORDS, as_then, unpacked_json
from tests.sizes import every_size

GOLDENS = FOLDER / "goldens"
RECORD_NAMES = sorted(file.stem for file in RECORDS.glob("*.txt"))
FIRST_RULES = {RULES: "1"}
FIRST_GAME = 1_000
"""The number of the first game of the learners."""
MOST_COUNTED = 1_000


def moves_told(moves: tuple[str, ...], as_told: Any) -> Any:
    """Moves as a fixture tells them: one by one, or where there are many by their number and a hash."""
    if isinstance(as_told, list):
        return list(moves)
    return {"number": len(moves), "sha256": hashlib.sha256(" ".join(moves).encode()).hexdigest()}


def then(value: dict[str, Any]) -> Any:
    """A view or a position, without what has been added since."""
    return json.loads(as_then(json.dumps(value)))


def check_situation(table: karfunkel.Table, told: dict[str, Any]) -> None:
    """Compare all that a table says of itself."""
    assert as_then(table.position_line()) == told["line"]
    assert then(table.position()) == told["position"]
    assert [then(table.view(seat)) for seat in (None, *range(table.players))] == told["views"]
    assert list(table.to_act) == told["to_act"]
    moves = [moves_told(table.moves(seat), told["moves"][seat]) for seat in range(table.players)]
    assert moves == told["moves"]
    assert [list(table.scores), list(table.winners), table.over] == [told["scores"], told["winners"], told["over"]]


# ---- records


@cache
def expected() -> dict[str, Any]:
    return dict(unpacked_json(RECORDS / "expected.json.xz"))


def test_every_record_is_expected_to_be_something() -> None:
    assert sorted(expected()) == RECORD_NAMES


@pytest.mark.parametrize("name", RECORD_NAMES)
def test_a_record_leads_where_it_led(name: str) -> None:
    text = (RECORDS / f"{name}.txt").read_text("utf-8")
    told = expected()[name]
    table = karfunkel.from_record(text)
    check_situation(table, told)
    assert table.record(with_seed="Seed: " in text) == text
    if "draws" in told:
        assert verify(text) == told["draws"]


# ---- positions


POSITIONS = unpacked_json(FOLDER / "positions.json.xz") if (FOLDER / "positions.json.xz").exists() else []


@pytest.mark.parametrize("told", POSITIONS, ids=lambda told: hashlib.sha256(told["line"].encode()).hexdigest()[:8])
def test_a_position_is_read_and_written_as_it_was(told: dict[str, Any]) -> None:
    for given in filter(None, (told["line"], told["position"], told.get("given"))):
        check_situation(karfunkel.from_position(given, seed="given"), told)


# ---- playthroughs


@every_size
def test_a_playthrough_is_what_it_was(game: Game, players: int) -> None:
    assert as_then(playthrough(game, players, FIRST_RULES)) == (GOLDENS / f"{game.id}-{players}.txt").read_text("utf-8")


PERFT = json.loads((GOLDENS / PERFT_FILE.name).read_text("utf-8"))


@pytest.mark.parametrize("name", PERFT)
def test_perft_counts_are_what_they_were(name: str) -> None:
    """As deep as it is quick; `tests/test_golden.py` counts on."""
    quick = [count for count in PERFT[name] if count <= MOST_COUNTED]
    assert quick
    assert perft_counts(name, len(quick)) == quick
    assert json.loads(PERFT_FILE.read_text("utf-8"))[name] == PERFT[name], "what the other test compares with"


# ---- learners


@every_size
def test_learners_see_the_same_games_by_their_numbers(game: Game, players: int) -> None:
    with np.load(Path(LEARNERS / f"{game.id}-{players}.npz")) as told:
        steps, tables = told["actions"].shape
        batch = Batch(game.id, players, tables, seed=players, first=FIRST_GAME, reward="rank", options=FIRST_RULES)
        step = batch.now
        for number in range(steps):
            for name in ("observations", "masks", "seat", "rewards", "done"):
                found = np.asarray(getattr(step, name))
                assert found.dtype == told[name].dtype
                np.testing.assert_array_equal(found, told[name][number], f"{name}, step {number}")
            np.testing.assert_array_equal(batch.games, told["games"][number])
            np.testing.assert_array_equal(batch.random_actions(), told["actions"][number])
            step = batch.step(told["actions"][number])


def test_actions_have_the_names_that_they_had() -> None:
    for game, names in json.loads((LEARNERS / "alphabets.json").read_text("utf-8")).items():
        assert list(alphabet(game)) == names
