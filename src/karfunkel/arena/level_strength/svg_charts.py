"""The charts of docs/strength.md, as SVG files; they follow the reader's light or dark."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from karfunkel.arena.contest_report import chart_elements as svg
from karfunkel.arena.level_strength.matchups import TIMES, LevelMatchup
from karfunkel.arena.standings import Interval
from karfunkel.games.registry import GAMES

Found = Sequence[tuple[LevelMatchup, Interval]]

PANEL, GAP, MARGIN = 270.0, 30.0, 20.0
ROW, HEADING, HEAD, FOOT = 20.0, 26.0, 40.0, 30.0
LABEL = 18.0
TIME_HEIGHT = 260.0
SIDE_STEP = 9.0
"""So far apart stand the intervals of different numbers of players."""

STYLE = """
svg{--paper:#fbf8f1;--ink:#22302b;--faint:#67726c;--line:#e3ddcf;--c0:#1b6f5c;--c1:#a5803a;--c2:#2f5d8a}
@media(prefers-color-scheme:dark){svg{--paper:#14191c;--ink:#ece6d8;--faint:#9aa59f;--line:#303a3e;
--c0:#4fc3a1;--c1:#e0b85c;--c2:#74aee6}}
.paper{fill:var(--paper)}
text{fill:var(--ink);font:12px system-ui,"Segoe UI",Roboto,sans-serif}
.title{font:17px Marcellus,Palatino,Georgia,serif}.name{font-weight:600}
.tick{fill:var(--faint);font-size:11px}.grid{stroke:var(--line)}
.c0{--own:var(--c0)}.c1{--own:var(--c1)}.c2{--own:var(--c2)}
.even{stroke:var(--ink);stroke-width:1.5;opacity:.65}.band{stroke:var(--own);stroke-width:7;stroke-linecap:round;opacity:.38}
.dot{fill:var(--own);stroke:var(--paper);stroke-width:1.5}.stroke{fill:none;stroke:var(--own);stroke-width:2}
.dash{stroke:var(--own);stroke-dasharray:2 4}
"""


def ladder_picture(found: Found) -> str:
    """The shares of wins of every level, game by game; a small line marks the equal share."""
    panels = [list(own) for _, own in groupby(found, lambda one: one[0].game)]
    height = max(_ladder_height(panel) for panel in panels)
    marks = [mark for number, panel in enumerate(panels) for mark in _ladder_panel(panel, _left(number), height)]
    return _file(len(panels), height, "Shares of wins of each level against a table of the level below", marks)


def _ladder_height(panel: Found) -> float:
    levels = {step.level for step, _ in panel}
    return HEAD + HEADING * len(levels) + ROW * len(panel)


def _ladder_panel(panel: Found, left: float, height: float) -> Iterator[str]:
    scale = svg.Scale(0, 1, left + LABEL, left + PANEL)
    yield svg.text(left, 24, GAMES[panel[0][0].game].title, "title")
    yield from svg.x_axis(scale, height, HEAD, [(tick, svg.percent(tick, 0)) for tick in (0, 0.25, 0.5, 0.75, 1)])
    y = HEAD
    in_order = sorted(panel, key=lambda one: [step.level for step, _ in panel].index(one[0].level))
    for level, rows in groupby(in_order, lambda one: one[0].level):
        own = list(rows)
        yield svg.text(left, y + 17, f"{level} among {own[0][0].below} bots", "name")
        y += HEADING
        for number, (step, wins) in enumerate(own):
            yield svg.text(left, y + ROW / 2 + 1, str(step.players), "tick")
            yield from _share(scale, y + ROW / 2 - 3, wins, 1 / step.players, svg.colour(number))
            y += ROW


def _share(scale: svg.Scale, y: float, wins: Interval, even: float, kind: str) -> Iterator[str]:
    yield svg.line(scale(wins.low), y, scale(wins.high), y, f"band {kind}")
    yield svg.line(scale(even), y - 7, scale(even), y + 7, "even")
    yield svg.dot(scale(wins.value), y, 4.5, f"dot {kind}")


def time_picture(found: Found) -> str:
    """The shares of wins by thinking time, a line for each number of players."""
    panels = [list(own) for _, own in groupby(found, lambda one: one[0].game)]
    height = HEAD + TIME_HEIGHT
    marks = [mark for number, panel in enumerate(panels) for mark in _time_panel(panel, _left(number), height)]
    return _file(len(panels), height, "Shares of wins of a master by its thinking time", marks)


def _time_panel(panel: Found, left: float, height: float) -> Iterator[str]:
    across = svg.Scale(TIMES[0] / 1.3, TIMES[-1] * 1.3, left + 32, left + PANEL - 24, log=True)
    up = svg.Scale(0, 1, height, HEAD)
    yield svg.text(left, 24, GAMES[panel[0][0].game].title, "title")
    yield from svg.x_axis(across, height, HEAD, [(seconds, f"{seconds:g} s") for seconds in TIMES])
    for tick in (0, 0.25, 0.5, 0.75, 1):
        yield svg.line(across.start, up(tick), across.end, up(tick), "grid")
        yield svg.text(across.start - 5, up(tick) + 4, svg.percent(tick, 0), "tick", "end")
    sizes = sorted({step.players for step, _ in panel})
    lines = {
        players: [(step.seconds or 0.0, wins) for step, wins in panel if step.players == players] for players in sizes
    }
    labels = svg.spread({players: up(own[-1][1].value) for players, own in lines.items()}, 14, height)
    for number, (players, own) in enumerate(lines.items()):
        kind, aside = svg.colour(number), SIDE_STEP * (number - (len(lines) - 1) / 2)
        yield svg.line(across.start, up(1 / players), across.end, up(1 / players), f"dash {kind}")
        yield from _time_line([(across(seconds) + aside, wins) for seconds, wins in own], up, kind)
        yield svg.text(across.end + 4, labels[players] + 4, str(players), "name")


def _time_line(own: Sequence[tuple[float, Interval]], up: svg.Scale, kind: str) -> Iterator[str]:
    for x, wins in own:
        yield svg.line(x, up(wins.low), x, up(wins.high), f"band {kind}")
    yield svg.path([(x, up(wins.value)) for x, wins in own], f"stroke {kind}")
    for x, wins in own:
        yield svg.dot(x, up(wins.value), 4.5, f"dot {kind}")


def _left(number: int) -> float:
    return MARGIN + number * (PANEL + GAP)


def _file(panels: int, height: float, about: str, marks: Sequence[str]) -> str:
    """A picture as a file of its own."""
    width, tall = 2 * MARGIN + panels * PANEL + (panels - 1) * GAP, height + FOOT
    paper = f'<rect class="paper" width="{width:g}" height="{tall:g}"/>'
    drawn = svg.drawing(width, tall, about, [f"<style>{STYLE}</style>", paper, *marks])
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) + "\n"
