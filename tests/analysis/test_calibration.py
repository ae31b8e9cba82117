"""What `bench/analysis_calibration.py` makes of the games that it has analysed."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from bench.analysis_calibration import Found, after_mistakes, read


def found(**changes: Any) -> Found:
    """A game of two that the first won, in which nobody made a mistake."""
    nothing: dict[str, Any] = {"chances": [[0.5, 0.5]], "mistakes": [0, 0], "lost": [0.0, 0.0], "listed": []}
    return Found(
        **{"game": "emerald", "players": 2, "seed": 1, "won": [1.0, 0.0], "choices": [9, 9], **nothing, **changes}
    )


def test_costs_are_true_if_seats_win_as_often_as_their_chances_after_mistakes_say() -> None:
    """Of five seats that fell from 60 to 40 % two win."""
    games = [found(listed=[(seat, 0.6, 0.4)]) for seat in (0, 0, 1, 1, 1)]
    seen = after_mistakes(games)
    assert (seen.number, seen.won) == (5, 0.4)
    assert seen.truth == pytest.approx(1.0)


def test_costs_mean_nothing_if_seats_win_as_often_as_before_their_mistakes() -> None:
    games = [found(listed=[(seat, 0.6, 0.4)]) for seat in (0, 0, 0, 1, 1)]
    assert after_mistakes(games).truth == pytest.approx(0.0)


def test_a_line_that_was_cut_off_is_taken_out(tmp_path: Path) -> None:
    line, file = json.dumps(asdict(found())), tmp_path / "games.jsonl"
    file.write_text(f"{line}\n{line[:40]}", "utf-8")
    assert read(file) == [found()]
    assert file.read_text("utf-8") == f"{line}\n"
