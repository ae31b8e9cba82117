"""The command `bench`."""

import json
import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from karfunkel.arena.engine_benchmark import Figure, figures
from karfunkel.games.registry import game_called


def bench_and_tell(game: str, players: int, starts: bool, as_json: bool) -> None:
    """Measure and print each figure as it comes."""
    chosen = game_called(game)
    chosen.checked_players(players)
    console = Console()
    if not as_json:
        console.print(f"[bold]{chosen.title}[/], {players} players, random play", highlight=False)
    found: list[Figure] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    stderr = Console(stderr=True)
    with Progress(*columns, console=stderr, transient=True) as bars:
        task = bars.add_task("measuring", total=None)

        def compiling(done: int, of: int) -> None:
            bars.update(task, description="compiling the rules, once", completed=done, total=of)

        for figure in figures(chosen, players, compiling if stderr.is_terminal else None, starts=starts):
            bars.update(task, description="measuring", total=None)
            found.append(figure)
            if not as_json:
                console.print(f"  {figure.name:48} {_written(figure)}", highlight=False)
    if as_json:
        rows = [{"name": figure.name, "value": figure.value, "unit": figure.unit} for figure in found]
        sys.stdout.write(json.dumps({"game": chosen.id, "players": players, "figures": rows}, indent=2) + "\n")


def _written(figure: Figure) -> str:
    number = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:.2f}"
    return f"{number:>14} {figure.unit}"
