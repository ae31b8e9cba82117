"""Opponents by pool, several processes, ONNX, and the command."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from karfunkel.errors import Error
from karfunkel.learn import Batch
from karfunkel.learn.policy import Policy
from karfunkel.training.learning_curve import TensorBoard
from karfunkel.training.network import Network, policy_of
from karfunkel.training.onnx_export import export_onnx
from karfunkel.training.settings import TrainingSettings, read_pool
from karfunkel.training.training import Training

TINY_NETWORK: dict[str, Any] = {"tables": 16, "trial_tables": 16, "steps": 8, "width": 8, "blocks": 1, "minibatch": 64}


def test_a_pool_is_read_from_words() -> None:
    assert read_pool("trader:3, past:1,runs/a.npz") == {"trader": 3.0, "past": 1.0, "runs/a.npz": 1.0}
    assert read_pool("") is None
    for words in ("trader:many", "trader:0", "trader:nan", "trader:-1"):
        with pytest.raises(Error):
            read_pool(words)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"players": 9}, "is for 2 to 5 players"),
        ({"reward": "glory"}, "a reward is"),
        ({"tables": 0}, "tables is a number above 0"),
        ({"opponents": {"master": 1.0}}, "an opponent is past"),
        ({"trial": "master"}, "it is tried against"),
        ({"opponents": {"past": 1.0}, "device": "cuda"}, "no seats on a GPU"),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(Error, match=words):
        TrainingSettings(**({"game": "emerald"} | wrong))


@pytest.mark.slow
def test_past_selves_take_seats(tmp_path: Path) -> None:
    pool = {"past": 1.0, "novice": 1.0}
    settings = TrainingSettings(
        game="emerald", players=2, out=tmp_path, opponents=pool, past_every=1, past_selves=2, updates=3, **TINY_NETWORK
    )
    training = Training(settings)
    assert set(training.batch.lineups.ravel()) == {"learner", "novice"}, "it is its own past at first"
    training.run()
    assert [file.name for file in training.past.files] == ["000000002.npz", "000000003.npz"]
    assert {"policy 0", "policy 1"} & set(training.batch.lineups.ravel())


def test_there_is_nothing_to_resume_from(tmp_path: Path) -> None:
    settings = TrainingSettings(game="emerald", players=2, out=tmp_path, resume=True, **TINY_NETWORK)
    with pytest.raises(Error, match="nothing to go on with"):
        Training(settings)


def test_without_tensorboard_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karfunkel.training.learning_curve.find_spec", lambda name: None)
    TensorBoard(tmp_path / "board").write({"wins": 0.5, "steps": 1})
    assert not (tmp_path / "board").exists()


def test_onnx_likes_what_the_policy_likes(tmp_path: Path) -> None:
    from onnx import load  # noqa: PLC0415
    from onnx.reference import ReferenceEvaluator  # noqa: PLC0415

    torch.manual_seed(3)
    batch = Batch("emerald", 2, 5)
    scale = torch.ones(batch.observation_size)
    network = Network(scale, batch.actions, 16, 2)
    torch.nn.init.normal_(network.leave.weight)
    policy: Policy = policy_of(network, "emerald", 2)
    export_onnx(policy, tmp_path / "policy.onnx")
    observations = batch.now.observations
    model = load(tmp_path / "policy.onnx")
    (logits,) = ReferenceEvaluator(model).run(None, {"observation": observations.astype(np.float32)})
    assert np.allclose(logits, policy.logits(observations), atol=1e-4)
    assert {(one.key, one.value) for one in model.metadata_props} == {("game", "emerald"), ("players", "2")}


# ---- the command, alone and by two processes

COMMAND = "train policy emerald --players 2 --updates 2 --tables 16 --trial-tables 16 --steps 8 --width 8 --every 0"


@pytest.mark.slow
def test_the_command_trains_measures_and_exports(tmp_path: Path) -> None:
    words = [*COMMAND.split(), "--out", str(tmp_path / "run"), "--onnx", str(tmp_path / "policy.onnx")]
    told = subprocess.run([sys.executable, "-m", "karfunkel", *words], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "wins against chance" in told.stdout
    assert {file.name for file in (tmp_path / "run").iterdir()} >= {"policy.npz", "curve.png", "state.pt"}
    assert (tmp_path / "policy.onnx").stat().st_size > 1000


@pytest.mark.slow
def test_two_processes_train_one_network(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    where = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    given = os.environ | where | {"WORLD_SIZE": "2", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, str(Path(__file__).with_name("one_of_two_processes.py")), str(tmp_path)]
    both = [subprocess.Popen(command, env=given | {"RANK": str(rank), "LOCAL_RANK": str(rank)}) for rank in range(2)]
    assert [process.wait(timeout=300) for process in both] == [0, 0]
    first, second = (torch.load(tmp_path / f"{rank}.pt", weights_only=True) for rank in range(2))
    assert first["games"] != second["games"], "each plays games of its own"
    assert all(torch.equal(first["network"][name], second["network"][name]) for name in first["network"])
    assert first["steps"] == second["steps"] == 2 * 2 * 16 * 8
    assert (tmp_path / "run" / "policy.npz").exists()
