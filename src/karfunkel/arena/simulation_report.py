"""The report of a simulation, as data for programs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from karfunkel.arena.simulation_counters import HIGHEST, LOWEST
from karfunkel.arena.simulation_counters_lookup import tally_module
from karfunkel.arena.simulation_report_table import ReportTable
from karfunkel.arena.simulation_setting import SimulationSetting
from karfunkel.arena.simulation_with_bots import AT_RANDOM

TENTHS = range(1, 10)


@dataclass(frozen=True)
class SeatReport:
    """How one seat fared. A shared win counts in equal parts."""

    seat: int
    win_share: float
    mean: float
    deciles: Sequence[int]


@dataclass(frozen=True)
class SimulationReport:
    """What a simulation found."""

    setting: SimulationSetting
    seats: Sequence[SeatReport]
    mean_length: float
    length_deciles: Sequence[int]
    sections: Sequence[ReportTable]
    tally: Any

    def as_dict(self) -> dict[str, Any]:
        """The report, JSON-ready."""
        setting = self.setting
        return {
            "game": setting.game.id,
            "players": setting.players,
            "games": setting.games,
            "seed": setting.seed,
            "options": dict(setting.options),
            "bots": list(setting.bots or [AT_RANDOM] * setting.players),
            "deck": "house" if setting.deck == setting.game.house_deck() else [str(card) for card in setting.deck],
            "seats": [
                {"seat": seat.seat, "win_share": seat.win_share, "mean": seat.mean, "deciles": list(seat.deciles)}
                for seat in self.seats
            ],
            "decisions": {"mean": self.mean_length, "deciles": list(self.length_deciles)},
            "sections": [
                {
                    "title": section.title,
                    "kind": section.kind,
                    "rows": [
                        {section.row: name, **dict(zip(section.columns, numbers, strict=True))}
                        for name, numbers in section.rows.items()
                    ],
                }
                for section in self.sections
            ],
        }


def report_of(setting: SimulationSetting, tally: Any) -> SimulationReport:
    """The report of a tally."""
    lengths = tally["lengths"]
    return SimulationReport(
        setting=setting,
        seats=[_seat_report(tally, seat) for seat in range(setting.players)],
        mean_length=int(tally["decisions"]) / setting.games,
        length_deciles=deciles(lengths),
        sections=tally_module(setting.game.id).sections(tally, setting.players),
        tally=tally,
    )


def _seat_report(tally: Any, seat: int) -> SeatReport:
    games = int(tally["games"])
    won = sum(int(number) / max(1, sharing) for sharing, number in enumerate(tally["wins"][seat]))
    return SeatReport(seat, won / games, int(tally["score_sum"][seat]) / games, deciles(tally["scores"][seat], LOWEST))


def deciles(histogram: Any, lowest: int = 0) -> list[int]:
    """The values below or at which a tenth, two tenths, … nine tenths of what was counted lie.

    The histogram counts values from `lowest` on.
    """
    cumulative = np.cumsum(histogram)
    return [lowest + int(np.searchsorted(10 * cumulative, tenth * cumulative[-1])) for tenth in TENTHS]


def score_text(score: int) -> str:
    """A counted score; those at either end stand for all beyond it."""
    return f"<={score}" if score <= LOWEST else f">={score}" if score >= HIGHEST else str(score)
