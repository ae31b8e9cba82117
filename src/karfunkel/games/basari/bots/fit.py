"""Fitting the evaluation of Basari, the card game."""

from karfunkel.games.trading.bots.fit import fit_game
from karfunkel.games.trading.bots.mind_compilation import compile_fitting

NOT_LINEAR = {"sharpness": (0.3, 4.0), "worker_lead": (0.1, 4.0), "worker_ease": (-2.0, 2.0)}
"""The parameters that are not linear, and between which limits they are sought."""
GUESSED = {"workers": 0.9, "worker_lead": 0.7, "worker_ease": 0.0}
"""What an experienced player would guess, beside what all trading games have."""

__all__ = ["GUESSED", "NOT_LINEAR", "compile_fitting", "fit_game"]
