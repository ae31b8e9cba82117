"""The files of a report: summary.json, bots.csv, games.csv and report.html, beside the games they are made of."""

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from karfunkel.arena.contest import GameResult
from karfunkel.arena.contest_report.html_page import page
from karfunkel.arena.contest_report.summary import ContestFigures
from karfunkel.errors import Error

PAGE = "report.html"

GAME_COLUMNS = (
    "game", "deal", "seat", "bot", "score", "place", "win_share", "margin", "moves", "decisions", "seconds", "longest",
    "lost",
)  # fmt: skip
BOT_COLUMNS = (
    "bot", "games", "seats", "win_share", "win_low", "win_high", "margin", "margin_low", "margin_high", "score",
    "place", "rating", "sigma", "decisions", "mean_seconds", "p95_seconds", "max_seconds", "lost",
)  # fmt: skip


def write_report(summary: ContestFigures, folder: Path) -> Path:
    """Write all files into the folder; the page among them."""
    try:
        (folder / "summary.json").write_text(json.dumps(summary.as_dict(), indent=2) + "\n", "utf-8")
        _write_csv(folder / "bots.csv", BOT_COLUMNS, _bot_rows(summary))
        _write_csv(folder / "games.csv", GAME_COLUMNS, _game_rows(summary.games))
        (folder / PAGE).write_text(page(summary), "utf-8")
    except OSError as error:
        raise Error(f"the report cannot be written to {str(folder)!r}: {error.strerror}") from None
    return folder / PAGE


def _write_csv(file: Path, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(columns)
        writer.writerows(rows)


def _bot_rows(summary: ContestFigures) -> Iterator[Sequence[Any]]:
    for row in summary.rows:
        rating = summary.ratings[row.name]
        yield (
            row.name, row.games, row.seats, *row.wins, *row.margin, row.score.value, row.place.value,
            rating.mu, rating.sigma,
            row.decisions, row.mean_seconds, row.slow_seconds, row.longest_seconds, row.lost,
        )  # fmt: skip


def _game_rows(games: Iterable[GameResult]) -> Iterator[Sequence[Any]]:
    for played in games:
        for seat, (name, place) in enumerate(zip(played.seats, played.places, strict=True)):
            thought = played.thoughts[seat]
            yield (
                played.game, played.deal, seat, name, played.scores[seat], place, played.share(seat),
                played.margin(seat), played.moves, thought.asked, thought.seconds, thought.longest,
                thought.lost.total(),
            )  # fmt: skip
