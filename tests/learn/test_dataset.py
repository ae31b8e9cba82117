"""Data sets: games of bots and of tables as Parquet, read back and learned from."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from pyarrow import parquet

import karfunkel
from karfunkel.bots import bot_called
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES
from karfunkel.learn import alphabet, observation_fields
from karfunkel.learn.dataset import CARD, DATA, DatasetWriter, Decisions, Origin
from karfunkel.learn.dataset_from_bots import checked_bots, games_of_bots
from karfunkel.learn.dataset_from_tables import decisions_of
from karfunkel.learn.environment_versions import citation, fingerprint
from karfunkel.learn.single_table import SingleTable
from karfunkel.match.from_record import match_from_record
from karfunkel.store import Store
from tests.store.tables import as_new


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty games of Emerald between a trader and a player at random."""
    made = tmp_path_factory.mktemp("data") / "set"
    origin = Origin(GAMES["emerald"], 2, "a test.", "CC0-1.0", {})
    with DatasetWriter(made, origin) as writer:
        for part in games_of_bots("emerald", 2, 20, ["trader", "random"], seed=4):
            writer.write(part)
    return made


def columns_of(folder: Path) -> dict[str, Any]:
    table = parquet.read_table(folder / DATA)
    return {name: np.array(table[name].to_pylist()) for name in table.column_names}


def test_what_was_written_is_read_back(folder: Path) -> None:
    columns = columns_of(folder)
    rows = np.arange(len(columns["game"]))
    assert sorted(set(columns["game"])) == list(range(20))
    assert (columns["action_mask"][rows, columns["action"]] == 1).all(), "only legal actions"
    assert set(columns["player"]) == {"trader", "random"}
    for game in range(20):
        mine = columns["game"] == game
        assert columns["step"][mine].tolist() == list(range(mine.sum()))
        winners = dict(zip(columns["seat"][mine], columns["win"][mine], strict=True))
        assert sum(winners.values()) == pytest.approx(1)
        assert {1} <= set(columns["place"][mine]) <= {1, 2}
        one = columns["player"][mine & (columns["seat"] == 0)]
        assert set(one) == {("trader", "random")[game % 2]}, "who sits where moves on"
    traders = columns["player"] == "trader"
    assert columns["win"][traders].mean() > columns["win"][~traders].mean()


def test_the_file_says_itself_what_it_is(folder: Path) -> None:
    told = json.loads(parquet.read_schema(folder / DATA).metadata[b"karfunkel"])
    assert told["cite"] == citation("emerald", 2)
    assert told["actions"] == list(alphabet("emerald"))
    assert told["fields"][0] == ["seat", 0, 5]
    card = (folder / CARD).read_text("utf-8")
    for words in ("CC0-1.0", "a test.", "rules emerald 2", fingerprint(GAMES["emerald"], 2), "20 games"):
        assert words in card


def test_the_same_seed_gives_the_same_games_however_many_there_are() -> None:
    [few] = games_of_bots("emerald", 2, 2, ["novice"], seed=7)
    [more] = games_of_bots("emerald", 2, 5, ["novice"], seed=7)
    assert np.array_equal(few.observation, more.observation[: len(few.observation)])
    assert np.array_equal(few.action, more.action[: len(few.action)])


def test_a_few_steps_of_learning_from_it_make_a_trader_likelier(folder: Path) -> None:
    columns = columns_of(folder)
    mine = columns["player"] == "trader"
    scale = np.concatenate([np.full(field.length, field.scale) for field in observation_fields("emerald", 2)])
    observations = torch.tensor(columns["observation"][mine] * scale, dtype=torch.float32)
    masks, actions = torch.tensor(columns["action_mask"][mine]), torch.tensor(columns["action"][mine])
    torch.manual_seed(1)
    network = torch.nn.Linear(len(scale), masks.shape[1])
    optimizer = torch.optim.Adam(network.parameters(), 1e-2)
    losses = []
    for _ in range(20):
        logits = network(observations).masked_fill(masks == 0, -1e9)
        loss = torch.nn.functional.cross_entropy(logits, actions.long())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.8 * losses[0]


# ---- games from tables


@pytest.mark.parametrize(("game", "players"), [("emerald", 2), ("edelstein", 3), ("basari", 4)])
def test_a_table_is_told_again_decision_by_decision(game: str, players: int) -> None:
    table = random_game(game, players)
    told = decisions_of(table, 3, [f"bot {seat}" for seat in range(players)])
    assert set(told.game) == {3}
    assert (told.action_mask[np.arange(len(told.action)), told.action] == 1).all()
    assert told.player == [f"bot {seat}" for seat in told.seat]
    assert told.score.tolist() == [table.scores[seat] for seat in told.seat]
    single = SingleTable.new(game, players)
    first = table.at(next(number for number, entry in enumerate(table.log) if entry.seat is not None))
    single.table = first.state
    assert np.array_equal(told.observation[0], single.observe(int(told.seat[0])))


def random_game(game: str, players: int) -> karfunkel.Table:
    table, bot = karfunkel.new(game, players, seed=5), bot_called("random")
    dice = random.Random(1)
    while not table.over:
        seat = table.to_act[-1]
        table.play(seat, bot.choose(table.view(seat), table.moves(seat), dice))
    return table


def test_a_game_that_goes_on_is_refused() -> None:
    with pytest.raises(Error, match="that are over"):
        decisions_of(karfunkel.new("emerald", 2, seed=1), 0, ["random"] * 2)


@pytest.mark.parametrize("bots", [["master"], ["trader", "trader", "trader"], []])
def test_bots_that_cannot_play_are_refused(bots: list[str]) -> None:
    with pytest.raises(Error):
        checked_bots(bots, 2)


# ---- the command


def export(*words: str) -> Any:
    command = [sys.executable, "-m", "karfunkel", "games", "export", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_the_command_writes_the_games_of_a_server_without_names(tmp_path: Path) -> None:
    table = random_game("emerald", 2)
    asyncio.run(store_one(str(tmp_path / "tables.db"), table.record()))
    where = ("emerald", "--players", "2", "--db", str(tmp_path / "tables.db"), "--out", str(tmp_path / "out"))
    told = export(*where)
    assert (told.returncode, "--licence" in told.stderr) == (2, True)
    told = export(*where, "--licence", "CC-BY-4.0")
    assert told.returncode == 0, told.stderr
    columns = columns_of(tmp_path / "out")
    assert len(columns["game"]) == len(decisions_of(table, 0, ["person"] * 2).game)
    assert set(columns["player"]) == {"person"}
    assert "CC-BY-4.0" in (tmp_path / "out" / CARD).read_text("utf-8")
    assert "already" in export(*where, "--licence", "CC-BY-4.0").stderr
    empty = export("basari", *where[1:-1], str(tmp_path / "other"), "--licence", "x", "--players", "3")
    assert "there are no such games" in empty.stderr


async def store_one(database: str, record: str) -> None:
    match = match_from_record(record)
    store = await Store.open(database)
    await store.write(as_new(match))
    await store.close()


def test_what_fails_leaves_no_half_data_set(tmp_path: Path) -> None:
    origin = Origin(GAMES["emerald"], 2, "a test.", "CC0-1.0", {})
    with pytest.raises(ValueError, match="stop"), DatasetWriter(tmp_path, origin):
        raise ValueError("stop")
    assert list(tmp_path.iterdir()) == []
    assert len(Decisions._fields) == 10
