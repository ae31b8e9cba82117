"""How right analyses are: games between masters are analysed, and what was predicted is compared with who won.

Masters of every game play each other at tables of all sizes. Printed are, for each game, how often seats won that had
about so much of a chance by the analysis, what the listed mistakes of winners and losers cost them, and how often seats
won after a mistake, beside their chances before and after it. What a game showed is kept in a file, line by line, so
that a run may be broken off at any time, and gone on with by the same command.

    python -m bench.analysis_calibration
    python -m bench.analysis_calibration --games 600 --workers 16 --found games.jsonl
    python -m bench.analysis_calibration --games 0 --found games.jsonl --plot docs/images/calibration.svg
"""

import argparse
import json
import math
import multiprocessing
import random
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track

import karfunkel
from karfunkel.analysis import Analysis, analyse
from karfunkel.bots.mind import ThinkingBot, mind_of
from karfunkel.games.registry import GAMES
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
    choices: list[int]
    """At how many decisions each seat had a choice."""
    listed: list[tuple[int, float, float]]
    """Every mistake: the seat, its chance with the best move, and with its own."""


def played(game: str, players: int, seed: int) -> Table:
    """A game between masters."""
    table, dice, master = karfunkel.new(game, players, seed=seed), random.Random(seed), ThinkingBot("master", SECONDS)
    while not table.over:
        seat = dice.choice(table.to_act)
        table.play(seat, master.choose(table.view(seat), table.moves(seat), dice))
    return table


def found_in(table: Table, seed: int, analysis: Analysis) -> Found:
    """What the analysis of a game showed."""
    seats, mistakes = range(table.players), [choice for choice in analysis.choices if choice.is_mistake]
    return Found(
        game=table.game,
        players=table.players,
        seed=seed,
        won=[(seat in table.winners) / len(table.winners) for seat in seats],
        chances=[[round(chance, 4) for chance in now] for now in analysis.chances[:-1]],
        mistakes=[sum(one.seat == seat for one in mistakes) for seat in seats],
        lost=[math.fsum(one.cost for one in mistakes if one.seat == seat) for seat in seats],
        choices=[sum(one.seat == seat for one in analysis.choices) for seat in seats],
        listed=[(one.seat, round(one.best_chance, 4), round(one.chance, 4)) for one in mistakes],
    )


def read(file: Path) -> list[Found]:
    """What was found in earlier runs; a last line that was cut off is passed over, and taken out of the file."""
    if not file.is_file():
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    return [Found(**json.loads(line)) for line in whole.splitlines()]


def find_one(wanted: tuple[str, int]) -> Found:
    """Play and analyse the game of a seed."""
    game, seed = wanted
    sizes = [size for size in GAMES[game].sizes if size > 1]
    table = played(game, sizes[seed % len(sizes)], seed)
    return found_in(table, seed, analyse(table))


def compile_mind(game: str) -> None:
    """Compile what thinks about a game, if that was not done before."""
    mind_of(game)


def find(games: int, file: Path, workers: int) -> list[Found]:
    """Play and analyse games in so many processes until there are so many, each of them kept at once."""
    done = read(file)
    known, names = {(one.game, one.seed) for one in done}, list(GAMES)
    wanted = [(names[number % len(names)], number // len(names)) for number in range(games)]
    missing = [one for one in wanted if one not in known]
    processes = multiprocessing.get_context("spawn")
    if missing:
        with processes.Pool(min(workers, len(names))) as pool:
            pool.map(compile_mind, names)
        with processes.Pool(workers) as pool, file.open("a", encoding="utf-8") as lines:
            for found in track(pool.imap_unordered(find_one, missing), "analysed", total=len(missing)):
                done.append(found)
                lines.write(json.dumps(asdict(found)) + "\n")
                lines.flush()
    return done


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


def shares_of(found: Sequence[Found], winners: bool) -> list[float]:
    """What parts of the chances that they had their mistakes took from seats that won alone, or did not win at all."""
    wanted = 1.0 if winners else 0.0
    return [
        math.fsum((before - after) / before for own, before, after in one.listed if own == seat and before > 0.0)
        for one in found
        for seat, won in enumerate(one.won)
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
            console.print(f"  {'':7} {_shares_line(shares_of(own, winners))}", highlight=False)
        console.print(f"  {_mistakes_line(own)}", highlight=False)


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


def _shares_line(shares: Sequence[float]) -> str:
    if len(shares) < 2:
        return "too few"
    error = statistics.stdev(shares) / math.sqrt(len(shares))
    return f"mistakes of a game took {100 * statistics.fmean(shares):.1f} ± {100 * error:.1f} % of the chance there was"


@dataclass(frozen=True)
class AfterMistakes:
    """How seats fared that had made a mistake."""

    number: int
    before: float
    """Their chance with the best move, on average,"""
    after: float
    """the chance with the move that they played,"""
    won: float
    """and how often they won."""
    error: float
    """The standard error of `won`; games count."""
    truth: float
    """How much of what mistakes are said to cost they did cost, by who won: all (1) if costs are right."""
    truth_error: float


def after_mistakes(found: Sequence[Found]) -> AfterMistakes:
    """How often seats won after a listed mistake; the dearer it is, the more it counts for the truth of costs."""
    by_game = [[(before, after, one.won[seat]) for seat, before, after in one.listed] for one in found]
    pairs = [pair for own in by_game for pair in own]
    won = statistics.fmean(outcome for _, _, outcome in pairs)
    squares = sum(sum(outcome - won for _, _, outcome in own) ** 2 for own in by_game)
    weight = sum((before - after) ** 2 for before, after, _ in pairs)
    truth = sum((before - after) * (before - outcome) for before, after, outcome in pairs) / weight
    off = sum(
        sum((before - after) * (before - outcome - truth * (before - after)) for before, after, outcome in own) ** 2
        for own in by_game
    )
    return AfterMistakes(
        len(pairs),
        statistics.fmean(before for before, _, _ in pairs),
        statistics.fmean(after for _, after, _ in pairs),
        won,
        math.sqrt(squares) / len(pairs),
        truth,
        math.sqrt(off) / weight,
    )


def _mistakes_line(found: Sequence[Found]) -> str:
    if sum(len(one.listed) for one in found) < 2:
        return "too few mistakes"
    seen = after_mistakes(found)
    return (
        f"{seen.number:4} mistakes: {100 * seen.before:.1f}% with the best move, {100 * seen.after:.1f}% after them, "
        f"won {100 * seen.won:.1f} ± {100 * seen.error:.1f}%; of their costs {seen.truth:.2f} ± {seen.truth_error:.2f}"
        " are true"
    )


def save_plot(found: Sequence[Found], file: Path) -> None:
    """Draw what was predicted against what came, one picture for each game."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    from karfunkel.analysis.win_chance_chart import FAINT, SEAT_COLOURS, STYLE

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
    parser.add_argument("--workers", type=int, default=1, help="in how many processes games are played and analysed")
    parser.add_argument("--found", type=Path, default=Path("analysed-games.jsonl"), help="where results are kept")
    parser.add_argument("--plot", type=Path, help="draw a plot into this file")
    chosen = parser.parse_args()
    found = find(chosen.games, chosen.found, chosen.workers)
    print_report(found, Console())
    if chosen.plot is not None:
        save_plot(found, chosen.plot)


if __name__ == "__main__":
    main()
