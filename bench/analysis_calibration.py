"""How right analyses are: games between masters are analysed, and what was predicted is compared with who won.

Masters of every game play each other at tables of all sizes. Printed are, for each game, how often seats won that had
about so much of a chance by the analysis, and what the listed mistakes of winners and losers cost them. What a game
showed is kept in a file, line by line, so that a run may be broken off, and gone on with by the same command.

    python -m bench.analysis_calibration
    python -m bench.analysis_calibration --games 60 --found games.jsonl --plot docs/images/calibration.svg
"""

import argparse
import json
import math
import random
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track

import karfunkel
from karfunkel.bots.mind import ThinkingBot
from karfunkel.games.registry import GAMES
from karfunkel.study import Analysis, analyse
from karfunkel.table.table import Table

BINS = 10
SECONDS = 0.02
"""How long masters think about a move."""


@dataclass(frozen=True)
class Found:
    """What one analysed game showed."""

    game: str
    players: int
    seed: int
    won: list[float]
    """Each seat's part of the win."""
    chances: list[list[float]]
    """Each seat's chance after every entry of the log but the last."""
    mistakes: list[int]
    """How many mistakes each seat made,"""
    lost: list[float]
    """and what they cost it in all."""


def played(game: str, players: int, seed: int) -> Table:
    """A game between masters."""
    table, dice, master = karfunkel.new(game, players, seed=seed), random.Random(seed), ThinkingBot("master", SECONDS)
    while not table.over:
        seat = dice.choice(table.to_act)
        table.play(seat, master.choose(table.view(seat), table.moves(seat), dice))
    return table


def found_in(table: Table, seed: int, analysis: Analysis) -> Found:
    """What the analysis of a game showed."""
    listed = [[c.cost for c in analysis.choices if c.seat == seat and c.is_mistake] for seat in range(table.players)]
    won = [(seat in table.winners) / len(table.winners) for seat in range(table.players)]
    chances = [[round(chance, 4) for chance in now] for now in analysis.chances[:-1]]
    return Found(table.game, table.players, seed, won, chances, list(map(len, listed)), list(map(math.fsum, listed)))


def read(file: Path) -> list[Found]:
    """What was found in earlier runs."""
    return [Found(**json.loads(line)) for line in file.read_text("utf-8").splitlines()] if file.is_file() else []


def find(games: int, file: Path) -> list[Found]:
    """Play and analyse games until there are so many."""
    done = read(file)
    names = list(GAMES)
    for number in track(range(len(done), games), "analysed", total=games, completed=len(done)):
        game, seed = names[number % len(names)], number // len(names)
        sizes = [size for size in GAMES[game].sizes if size > 1]
        table = played(game, sizes[seed % len(sizes)], seed)
        done.append(found_in(table, seed, analyse(table)))
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(done[-1])) + "\n")
    return done[:games]


@dataclass(frozen=True)
class Bin:
    """Predictions of about the same chance."""

    predicted: float
    won: float
    error: float
    """The standard error of `won`: games count, for what is predicted within one is alike."""
    number: int
    games: int


def bins_of(found: Sequence[Found]) -> Iterator[Bin]:
    """What was predicted, in tenths, and how often it came true."""
    for tenth in range(BINS):
        by_game = [list(_predictions(one, tenth)) for one in found]
        by_game = [pairs for pairs in by_game if pairs]
        pairs = [pair for own in by_game for pair in own]
        if not pairs:
            continue
        won = statistics.fmean(outcome for _, outcome in pairs)
        squares = sum(sum(outcome - won for _, outcome in own) ** 2 for own in by_game)
        predicted = statistics.fmean(chance for chance, _ in pairs)
        yield Bin(predicted, won, math.sqrt(squares) / len(pairs), len(pairs), len(by_game))


def _predictions(one: Found, tenth: int) -> Iterator[tuple[float, float]]:
    for now in one.chances:
        for chance, outcome in zip(now, one.won, strict=True):
            if min(int(chance * BINS), BINS - 1) == tenth:
                yield chance, outcome


def costs_of(found: Sequence[Found], winners: bool) -> list[tuple[int, float]]:
    """Number and cost of the mistakes of every seat that won alone, or did not win at all."""
    wanted = 1.0 if winners else 0.0
    return [
        (number, cost)
        for one in found
        for number, cost, won in zip(one.mistakes, one.lost, one.won, strict=True)
        if won == wanted
    ]


def print_report(found: Sequence[Found], console: Console) -> None:
    """Print the tables of every game."""
    for game in GAMES:
        own = [one for one in found if one.game == game]
        if not own:
            continue
        console.print(f"\n{game}: {len(own)} games")
        console.print("  predicted   won      ±   predictions  games", highlight=False)
        for one in bins_of(own):
            console.print(
                f"  {100 * one.predicted:8.1f}% {100 * one.won:5.1f}% {100 * one.error:5.1f}"
                f" {one.number:12} {one.games:6}",
                highlight=False,
            )
        for who, winners in (("winners", True), ("losers", False)):
            console.print(f"  {who:7} {_costs_line(costs_of(own, winners))}", highlight=False)


def _costs_line(costs: Sequence[tuple[int, float]]) -> str:
    if len(costs) < 2:
        return "too few"
    number = sum(number for number, _ in costs)
    lost = [100 * cost for _, cost in costs]
    error = statistics.stdev(lost) / math.sqrt(len(lost))
    each = sum(lost) / number if number else 0.0
    return (
        f"{len(costs):4} seats: {number / len(costs):5.2f} mistakes each, {each:5.2f} points a mistake, "
        f"{statistics.fmean(lost):6.2f} ± {error:.2f} points a game"
    )


def save_plot(found: Sequence[Found], file: Path) -> None:
    """Draw what was predicted against what came, one picture for each game."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    from karfunkel.study.chart import FAINT, SEAT_COLOURS, STYLE

    with mpl.rc_context({**STYLE, "svg.hashsalt": "calibration"}):
        figure = Figure(figsize=(4 * len(GAMES), 4.2), layout="constrained")
        for axis, game, colour in zip(figure.subplots(1, len(GAMES)), GAMES, SEAT_COLOURS, strict=False):
            own = [one for one in found if one.game == game]
            bins = list(bins_of(own))
            axis.plot([0, 100], [0, 100], color=FAINT, linewidth=0.8, zorder=0)
            axis.errorbar(
                [100 * one.predicted for one in bins],
                [100 * one.won for one in bins],
                [200 * one.error for one in bins],
                fmt="o",
                color=colour,
                elinewidth=1,
            )
            axis.set_title(f"{game}: {len(own)} games", loc="left", fontweight="bold")
            axis.set(xlabel="predicted, %", ylabel="won, %", xlim=(0, 100), ylim=(0, 100), aspect="equal")
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="how many games in all")
    parser.add_argument("--found", type=Path, default=Path("analysed-games.jsonl"), help="where results are kept")
    parser.add_argument("--plot", type=Path, help="draw a plot into this file")
    chosen = parser.parse_args()
    found = find(chosen.games, chosen.found)
    print_report(found, Console())
    if chosen.plot is not None:
        save_plot(found, chosen.plot)


if __name__ == "__main__":
    main()
