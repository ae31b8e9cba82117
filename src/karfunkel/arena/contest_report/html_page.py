"""The report as one HTML page that needs no other file, readable in light and in dark."""

import shlex
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from karfunkel.arena.contest_report import chart_elements as svg
from karfunkel.arena.contest_report import charts
from karfunkel.arena.contest_report.summary import ContestFigures
from karfunkel.arena.standings import BotRow
from karfunkel.bots.external_program import COMMAND
from karfunkel.games.registry import game_called

COLUMNS = ("bot", "games", "wins per seat", "margin", "points", "place", "rating", "decisions", "mean time", "lost")


def page(summary: ContestFigures) -> str:
    """The whole page."""
    title = f"{game_called(summary.contest.game).title}, {summary.contest.players} players"
    style = files("karfunkel.arena.contest_report").joinpath("page.css").read_text("utf-8")
    parts = [*_head(summary, title), *_cards(summary), *_tables(summary), _foot(summary)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}: {escape(', '.join(summary.contest.names))}</title>\n<style>\n{style}</style></head>\n"
        f"<body><main>\n{chr(10).join(parts)}\n</main></body></html>\n"
    )


def _head(summary: ContestFigures, title: str) -> Iterator[str]:
    contest = summary.contest
    thought = "" if contest.time is None else f", {contest.time:g} s for a decision"
    yield f"<h1>{escape(title)}</h1>"
    unfinished = "" if len(summary.games) == summary.planned else f" of {summary.planned:,}"
    yield (
        f'<p class="under">{len(summary.games):,}{unfinished} games on {summary.deals:,} deals, seed {contest.seed}'
        f"{thought}. Bots: {escape(', '.join(contest.bots))}.</p>"
    )
    if summary.rows:
        yield f'<p class="verdict">{escape(verdict(summary))}</p>'
    for row in summary.rows:
        if row.lost:
            told = f"{row.name} lost {row.lost:,} of {row.decisions:,} moves. The first: {row.why}."
            yield f'<p class="verdict warning">{escape(told)}</p>'


def verdict(summary: ContestFigures) -> str:
    """What was found, in a sentence."""
    best, even = summary.rows[0], summary.even
    of = "of its games" if best.seats == best.games else "of the games of each seat it sits on"
    wins = f"{best.name} wins {svg.percent(best.wins.value)} {of}"
    sure = f"between {svg.percent(best.wins.low)} and {svg.percent(best.wins.high)} with 95 % confidence"
    if len(summary.rows) == 1:
        return f"{best.name} plays against itself, so every seat could expect {svg.percent(even)}."
    if best.wins.low > even:
        return f"{wins}, {sure}; an equal share would be {svg.percent(even)}."
    return f"{wins}, {sure}: that may still be an equal share, {svg.percent(even)}."


def _cards(summary: ContestFigures) -> Iterator[str]:
    if not summary.rows:
        yield "<p>No game has been played yet.</p>"
        return
    yield '<div class="cards">'
    yield _card(
        "Wins",
        "For each seat a bot sat on, with the interval of 95 %. Dotted: an equal share.",
        charts.win_chart(summary),
    )
    wins = " The fewest win." if game_called(summary.contest.game).order == "fewest" else ""
    spread = f"How the points at the end are spread; the line is the mean.{wins}"
    yield _card("Points", spread, charts.score_chart(summary))
    yield _card(
        "Ratings",
        "By the places of one game after the other, from 25 on (Plackett-Luce).",
        charts.rating_chart(summary),
    )
    yield _card(
        "Time for a decision", "Mean, 19 of 20 and the longest; every line is ten times the last.",
        charts.time_chart(summary),
    )  # fmt: skip
    yield "</div>"


def _card(title: str, about: str, picture: str) -> str:
    return f"<section><h2>{title}</h2><p>{about}</p>{picture}</section>"


def _tables(summary: ContestFigures) -> Iterator[str]:
    if not summary.rows:
        return
    yield _wide(
        "Standings",
        "Lost are moves that crashed, stalled or were nonsense; a random one was played.",
        _standings(summary),
    )
    yield '<div class="cards">'
    if len(summary.rows) > 1:
        yield _wide(
            "Who ends ahead of whom", "How often the bot of the row was placed ahead of the other.", _ahead(summary)
        )
    yield _wide("Wins by seat", "Every bot sits on every seat equally often.", _by_seat(summary))
    yield "</div>"


def _wide(title: str, about: str, table: str) -> str:
    return f'<section class="wide"><h2>{title}</h2><p>{about}</p><div class="scroll">{table}</div></section>'


def _standings(summary: ContestFigures) -> str:
    return _table(summary, COLUMNS, [_standing(summary, row) for row in summary.rows])


def _standing(summary: ContestFigures, row: BotRow) -> list[str]:
    rating = summary.ratings[row.name]
    return [
        f"{row.games:,}",
        f"{svg.percent(row.wins.value)}<small>{100 * row.wins.low:.1f}–{100 * row.wins.high:.1f}</small>",
        f"{row.margin.value:+.1f}",
        f"{row.score.value:.1f}",
        f"{row.place.value:.2f}",
        f"{rating.mu:.1f}<small>± {rating.sigma:.1f}</small>",
        f"{row.decisions:,}",
        svg.duration(row.mean_seconds),
        f"{row.lost:,}",
    ]


def _ahead(summary: ContestFigures) -> str:
    names = [row.name for row in summary.rows]
    shares = [[summary.standings.ahead(name, other) for other in names] for name in names]
    return _table(summary, ("ahead of", *names), [[_share(share) for share in row] for row in shares])


def _by_seat(summary: ContestFigures) -> str:
    seats = [f"seat {seat}" for seat in range(summary.contest.players)]
    return _table(summary, ("bot", *seats), [[_share(share) for share in row.by_seat] for row in summary.rows])


def _share(share: float | None) -> str:
    return "–" if share is None else svg.percent(share)


def _table(summary: ContestFigures, columns: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    """A table with a row for each bot; the cells are HTML already."""
    numbers = {name: number for number, name in enumerate(summary.contest.names)}
    head = "".join(f'<th scope="col">{escape(svg.short(column))}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row" class="{svg.colour(numbers[row.name])}">{escape(svg.short(row.name))}</th>'
        + "".join(f"<td>{cell}</td>" for cell in own)
        + "</tr>"
        for row, own in zip(summary.rows, cells, strict=True)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _foot(summary: ContestFigures) -> str:
    command = escape(command_of(summary))
    return (
        "<footer><p>Every deal was played in all seatings of its line-up (in all rotations, where there are many), so "
        "that luck with the cards counts for everybody alike. Intervals count by deals: the games of one deal are not "
        "independent of each other. A shared win counts in equal parts.</p>"
        f"<p>The same games again: <code>{command}</code></p></footer>"
    )


def command_of(summary: ContestFigures) -> str:
    """The command that plays this contest."""
    contest = summary.contest
    words = ["karfunkel", "arena", contest.game, "--players", str(contest.players), *_bots(contest.bots)]
    words += ["--games", str(contest.games), "--seed", str(contest.seed)]
    if contest.time is not None:
        words += ["--time", f"{contest.time:g}"]
    usual = game_called(contest.game).checked_options(None)
    for name, value in contest.options.items():
        if usual[name] != value:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words) + ("" if contest.deck is None else " --deck FILE")


def _bots(names: Sequence[str]) -> list[str]:
    """The words that name the bots: a command may have commas, and stands alone."""
    if not any(name.startswith(COMMAND) for name in names):
        return ["--bots", ",".join(names)]
    return [word for name in names for word in ("--bots", name)]
