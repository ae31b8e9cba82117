"""One of the processes that a test trains with: writes what its network is in the end."""

import sys
from pathlib import Path

import torch

from karfunkel.training.processes import Processes
from karfunkel.training.settings import TrainingSettings
from karfunkel.training.training import Training

out = Path(sys.argv[1])
small = {"tables": 16, "trial_tables": 16, "steps": 8, "width": 8, "blocks": 1, "minibatch": 64, "updates": 2}
processes = Processes.joined("cpu")
training = Training(TrainingSettings(game="emerald", players=2, out=out / "run", **small), processes=processes)
games = training.batch.games.tolist()
training.run()
kept = {"network": training.network.state_dict(), "games": games, "steps": training.steps}
torch.save(kept, out / f"{processes.number}.pt")
processes.leave()
