"""Writes docs/strength.md: tables of the measured strengths, and two charts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from karfunkel.arena.level_strength.matchups import PONDERING, TIMES, LevelMatchup, all_steps, ladder, sizes
from karfunkel.arena.level_strength.svg_charts import ladder_picture, time_picture
from karfunkel.arena.standings import BotRow, Standings
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES

PICTURES = "images"
LADDER_PICTURE, TIME_PICTURE = "strength.svg", "strength-time.svg"

BY_HAND = "## Games that bring no bots"
"""The last part of the page, which is written by hand and kept."""

INTRO = """\
# How strong the bots are

One bot of a level sits at a table at which all others are of the level below. If it were no better, it would win one
game in as many as there are players: the *equal share*. Each deal is played once with the bot on every seat, and the
intervals are of 95 % and count by deals ([how](arena.md#statistics)). A shared win counts in equal parts.

This page is made by `python -m karfunkel.arena.level_strength`, which plays what is missing and writes the page from
what there is.
"""


@dataclass(frozen=True)
class Measured:
    """A step, and how the bot of the upper level fared."""

    step: LevelMatchup
    row: BotRow


def write_page(folder: Path, out: Path, note: str = "") -> None:
    """Write the page and its pictures from whatever games the folder has; Error if it has none."""
    found = measured(folder)
    if not found:
        raise Error(f"the folder {str(folder)!r} has no games of any step yet")
    pictures = out.parent / PICTURES
    try:
        pictures.mkdir(parents=True, exist_ok=True)
        (pictures / LADDER_PICTURE).write_text(ladder_picture([(m.step, m.row.wins) for m in untimed(found)]), "utf-8")
        if timed(found):
            (pictures / TIME_PICTURE).write_text(time_picture([(m.step, m.row.wins) for m in timed(found)]), "utf-8")
        out.write_text("\n".join([*_page(found, note), *_by_hand(out)]) + "\n", "utf-8")
    except OSError as error:
        raise Error(f"{str(out)!r} cannot be written: {error.strerror}") from None


def _by_hand(page: Path) -> list[str]:
    """What a page has that was written by hand."""
    _, heading, text = page.read_text("utf-8").partition(BY_HAND) if page.exists() else ("", "", "")
    return [f"\n{heading}{text.rstrip()}"] if heading else []


def measured(folder: Path) -> list[Measured]:
    """What a folder knows of the steps."""
    found: list[Measured] = []
    for step in all_steps():
        if games := step.played(folder):
            standings = Standings([step.level, step.below], step.players, games)
            found += [Measured(step, row) for row in standings.rows() if row.name == step.level]
    return found


def untimed(found: Sequence[Measured]) -> list[Measured]:
    """The steps from level to level."""
    return [one for one in found if one.step.seconds is None]


def timed(found: Sequence[Measured]) -> list[Measured]:
    """The steps that compare times."""
    return [one for one in found if one.step.seconds is not None]


def _page(found: Sequence[Measured], note: str) -> Iterator[str]:
    yield INTRO
    if note:
        yield f"{note}\n"
    if untimed(found):
        yield f"![Shares of wins of each level against the level below]({PICTURES}/{LADDER_PICTURE})\n"
        yield "The numbers beside the rows are the players, and the small line in each row is the equal share.\n"
    for game in GAMES.values():
        own = [one for one in untimed(found) if one.step.game == game.id]
        if own:
            yield f"## {game.title}\n"
            yield from _table(own, [level for level, _ in ladder() if "@" not in level], sizes(game))
    if timed(found):
        yield from _times(timed(found))
    yield from _details(found)


def _times(found: Sequence[Measured]) -> Iterator[str]:
    yield f"## What a {PONDERING} makes of time\n"
    yield f"One {PONDERING} that thinks for so long about every decision, at a table of {found[0].step.below} bots.\n"
    yield f"![Shares of wins by thinking time]({PICTURES}/{TIME_PICTURE})\n"
    for game in GAMES.values():
        own = [one for one in found if one.step.game == game.id]
        if own:
            yield f"### {game.title}, by time\n"
            yield from _table(own, [f"{PONDERING}@{seconds:g}" for seconds in TIMES], sizes(game))


def _table(found: Sequence[Measured], levels: Sequence[str], players: Sequence[int]) -> Iterator[str]:
    """Shares of wins: a row for each level, a column for each number of players."""
    cells = {(one.step.level, one.step.players): one for one in found}
    yield f"| | {' | '.join(f'{number} players' for number in players)} |"
    yield f"|---|{'---|' * len(players)}"
    yield f"| *equal share* | {' | '.join(f'*{100 / number:.1f} %*' for number in players)} |"
    for level in levels:
        own = [cells.get((level, number)) for number in players]
        if any(own):
            below = next(one.step.below for one in own if one is not None)
            yield f"| {_told(level)} among {below} bots | {' | '.join(map(_cell, own))} |"
    yield ""


def _told(level: str) -> str:
    name, timed_so, seconds = level.partition("@")
    return f"{name}, {seconds} s," if timed_so else name


def _cell(one: Measured | None) -> str:
    if one is None:
        return "–"
    wins = one.row.wins
    return f"**{100 * wins.value:.1f} %** ({100 * wins.low:.1f} to {100 * wins.high:.1f})"


def _details(found: Sequence[Measured]) -> Iterator[str]:
    yield "## All figures\n"
    yield "Margin is how many points the bot is ahead of the best other; lost are moves that failed or came too late.\n"
    yield "| game | players | bot | among | games | wins | margin | mean time | 95 % | lost |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for one in found:
        step, row = one.step, one.row
        yield (
            f"| {step.game} | {step.players} | {step.level} | {step.below} | {row.games} | {_cell(one)} "
            f"| {row.margin.value:+.1f} | {1000 * row.mean_seconds:.1f} ms | {1000 * row.slow_seconds:.1f} ms "
            f"| {row.lost} |"
        )
