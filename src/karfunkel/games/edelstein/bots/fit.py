"""Fitting the evaluation of Edel, Stein & Reich."""

from karfunkel.games.trading.bots.fit import fit_game
from karfunkel.games.trading.bots.mind_compilation import compile_fitting

NOT_LINEAR = {"sharpness": (0.3, 4.0), "certificate_lead": (0.2, 4.0), "certificate_ease": (-2.0, 2.0)}
"""The parameters that are not linear, and between which limits they are sought."""
GUESSED = {
    "major": 0.8,
    "per": 0.9,
    "certificates": 0.9,
    "certificate_lead": 1.2,
    "certificate_ease": -0.2,
    "instant": 3.0,
    "active": 1.0,
}
"""What an experienced player would guess, beside what all trading games have."""

__all__ = ["GUESSED", "NOT_LINEAR", "compile_fitting", "fit_game"]
