"""Training a network that plays: PPO on batches, against a pool of opponents (extra `[train]`).

    from karfunkel.games.registry import first_game
    from karfunkel.training.settings import TrainingSettings
    from karfunkel.training.training import Training

    settings = TrainingSettings(game=first_game(), opponents={"trader": 3, "learner": 1}, minutes=5)
    policy_file = Training(settings).run()

`karfunkel train policy` does the same from the command line.
"""

from karfunkel.optional_imports import require_extra

with require_extra("train"):
    import torch  # noqa: F401  all modules here need it
