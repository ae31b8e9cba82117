#!/usr/bin/env python3
"""Teach a network to play by your own program: traders first imitated, then beaten among traders and past selves.

    python examples/train_ppo.py emerald runs/emerald

`karfunkel train policy` does the same with options. Here each part can be replaced: the settings, what an update is
(`Training.update`), how it is tried. Needs PyTorch (`pip install 'karfunkel[train]'`).
"""

import sys
from pathlib import Path

from karfunkel.training.settings import TrainingSettings
from karfunkel.training.training import Training


def main() -> None:
    """Train for ten minutes on a CPU, and say how it goes."""
    game, out = sys.argv[1], Path(sys.argv[2])
    settings = TrainingSettings(
        game=game,
        players=2 if game == "emerald" else 4,
        out=out,
        opponents={"trader": 3, "past": 1},
        distil=20,
        trial="trader",
        minutes=10,
        resume=(out / "state.pt").exists(),
    )
    training = Training(settings, say=print)
    print(f"It plays anywhere: karfunkel play {game} --players {settings.players} --bot-file {training.run()}")


if __name__ == "__main__":
    main()
