"""The charts of a contest's report, as SVG. Each is narrow enough for a phone; on a wide page several fit in a row."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from karfunkel.arena.contest_report import chart_elements as svg
from karfunkel.arena.contest_report.summary import ContestFigures
from karfunkel.arena.standings import BotRow, Interval

WIDTH, LEFT, RIGHT = 420.0, 8.0, 412.0
ROW = 46.0
TOP = 8.0
FOOT = 24.0
SCORE_BINS = 36
MOST_POINTS = 240
NAME_WIDTH = 96.0


def win_chart(summary: ContestFigures) -> str:
    """The share of wins of each bot with its interval, and an equal share to compare with."""
    rows = [(row.name, row.wins) for row in summary.rows]
    return share_chart(rows, summary.even, _colours(summary))


def share_chart(rows: Sequence[tuple[str, Interval]], even: float, colours: Mapping[str, str]) -> str:
    """Shares of wins with their intervals, a row each."""
    highest = min(1.0, max(even, *(wins.high for _, wins in rows)) * 1.05)
    scale = svg.Scale(0, highest, LEFT, RIGHT)
    height = TOP + ROW * len(rows)
    marks = [*svg.x_axis(scale, height, TOP, [(tick, svg.percent(tick, 0)) for tick in svg.ticks(0, highest)])]
    marks.append(svg.line(scale(even), TOP, scale(even), height, "even"))
    for number, (name, wins) in enumerate(rows):
        y, kind = TOP + ROW * number + 32, colours[name]
        words = f"{svg.percent(wins.value)}  ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
        marks += _label(name, words, y - 14)
        marks.append(svg.line(scale(wins.low), y, scale(wins.high), y, f"band {kind}"))
        marks.append(svg.dot(scale(wins.value), y, 5.5, f"dot {kind}"))
    told = ", ".join(f"{name} {svg.percent(wins.value)}" for name, wins in rows)
    return svg.drawing(WIDTH, height + FOOT, f"Share of wins: {told}; equal would be {svg.percent(even)}", marks)


def score_chart(summary: ContestFigures) -> str:
    """How the points of each bot are spread."""
    all_scores = [summary.standings.scores(row.name) for row in summary.rows]
    low = min(min(scores) for scores in all_scores)
    high = max(max(scores) for scores in all_scores)
    width = max(1, math.ceil((high - low + 1) / SCORE_BINS))
    scale = svg.Scale(low, low + width * math.ceil((high - low + 1) / width), LEFT, RIGHT)
    height = TOP + (ROW + 14) * len(all_scores)
    marks = [*svg.x_axis(scale, height, TOP, [(tick, f"{tick:g}") for tick in svg.ticks(low, scale.high, 8)])]
    for number, (row, scores) in enumerate(zip(summary.rows, all_scores, strict=True)):
        base = TOP + (ROW + 14) * (number + 1) - 2
        marks += _label(row.name, f"mean {row.score.value:.1f}", base - 44)
        marks += _ridge(scores, low, width, scale, base, _colours(summary)[row.name])
        marks.append(svg.line(scale(row.score.value), base - 34, scale(row.score.value), base, "mean"))
    told = ", ".join(f"{row.name} {row.score.value:.1f}" for row in summary.rows)
    return svg.drawing(WIDTH, height + FOOT, f"Points at the end, on average: {told}", marks)


def _ridge(scores: Counter[int], low: int, width: int, scale: svg.Scale, base: float, kind: str) -> Iterator[str]:
    """A histogram as a hill."""
    bins: Counter[int] = Counter()
    for score, times in scores.items():
        bins[(score - low) // width] += times
    peak = max(bins.values())
    points = [
        (scale(low + (number + 0.5) * width), base - 34 * bins[number] / peak)
        for number in range(min(bins) - 1, max(bins) + 2)
    ]
    edge = [(points[0][0], base), *points, (points[-1][0], base)]
    yield svg.path(edge, f"hill {kind}", closed=True)
    yield svg.path(points, f"stroke {kind}")


def rating_chart(summary: ContestFigures) -> str:
    """How the ratings moved from game to game."""
    histories = {row.name: _thinned(summary.ratings[row.name].history) for row in summary.rows}
    values = [rating for history in histories.values() for _, rating in history] or [25.0]
    low, high = min(25.0, *values) - 1, max(25.0, *values) + 1
    height = 240.0
    across = svg.Scale(0, max(1, len(summary.games)), LEFT + 26, RIGHT - NAME_WIDTH)
    up = svg.Scale(low, high, height, TOP)
    marks = [*svg.x_axis(across, height, height, [(t, f"{t:,.0f}") for t in svg.ticks(0, len(summary.games), 4)])]
    for tick in svg.ticks(low, high):
        marks.append(svg.line(across.start, up(tick), across.end, up(tick), "grid"))
        marks.append(svg.text(across.start - 6, up(tick) + 4, f"{tick:g}", "tick", "end"))
    places = svg.spread({name: up(summary.ratings[name].mu) for name in histories}, 15, height)
    for name, history in histories.items():
        kind = _colours(summary)[name]
        points = [(across(0), up(25.0)), *((across(number), up(rating)) for number, rating in history)]
        marks.append(svg.path(points, f"stroke {kind}"))
        marks.append(svg.line(points[-1][0], points[-1][1], across.end + 10, places[name], f"leader {kind}"))
        words = f"{svg.short(name, 12)} {summary.ratings[name].mu:.1f}"
        marks.append(svg.text(across.end + 13, places[name] + 4, words, "name small"))
    told = ", ".join(f"{name} {rating.mu:.1f}" for name, rating in summary.ratings.items())
    return svg.drawing(WIDTH, height + FOOT, f"Ratings after all games: {told}", marks)


def _thinned(history: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    step = max(1, math.ceil(len(history) / MOST_POINTS))
    return [*history[::step], *history[-1:]]


def time_chart(summary: ContestFigures) -> str:
    """How long the bots thought: on average, 19 of 20 times, and at most; by powers of ten."""
    rows = [row for row in summary.rows if row.decisions]
    if not rows:
        return "<p>No bot had anything to decide.</p>"
    low = 10 ** math.floor(math.log10(min(row.mean_seconds for row in rows)))
    high = 10 ** math.ceil(math.log10(max(row.longest_seconds for row in rows)))
    scale = svg.Scale(low, max(high, low * 10), LEFT + 10, RIGHT - 14, log=True)
    height = TOP + ROW * len(rows)
    powers = [10.0**power for power in range(round(math.log10(low)), round(math.log10(scale.high)) + 1)]
    marks = [*svg.x_axis(scale, height, TOP, [(power, svg.duration(power)) for power in powers])]
    for number, row in enumerate(rows):
        marks += _time_row(row, TOP + ROW * number + 32, scale, _colours(summary)[row.name])
    told = ", ".join(f"{row.name} {svg.duration(row.mean_seconds)}" for row in rows)
    return svg.drawing(WIDTH, height + FOOT, f"Time for a decision, on average: {told}", marks)


def _time_row(row: BotRow, y: float, scale: svg.Scale, kind: str) -> Iterator[str]:
    words = " · ".join(svg.duration(seconds) for seconds in (row.mean_seconds, row.slow_seconds, row.longest_seconds))
    yield from _label(row.name, words, y - 14)
    usual = sorted((scale(row.mean_seconds), scale(row.slow_seconds)))
    yield svg.line(usual[0], y, scale(row.longest_seconds), y, f"thin {kind}")
    yield svg.line(*_level(usual, y), f"band {kind}")
    yield svg.line(scale(row.longest_seconds), y - 5, scale(row.longest_seconds), y + 5, f"thin {kind}")
    yield svg.dot(scale(row.mean_seconds), y, 5.5, f"dot {kind}")


def _level(ends: Sequence[float], y: float) -> tuple[float, float, float, float]:
    return ends[0], y, ends[1], y


def _label(name: str, words: str, y: float) -> list[str]:
    return [svg.text(LEFT, y, svg.short(name), "name"), svg.text(RIGHT, y, words, "value", "end")]


def _colours(summary: ContestFigures) -> dict[str, str]:
    """The colour of each bot: that of its place in the line-up, so that it is the same in every picture."""
    return {name: svg.colour(number) for number, name in enumerate(summary.contest.names)}
