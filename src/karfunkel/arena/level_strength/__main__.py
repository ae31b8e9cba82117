"""How strong the levels are.

`python -m karfunkel.arena.level_strength` plays what is missing and writes docs/strength.md.

One of each level sits among those of the level below, in every game, for the fewest, four and five players. What was
played is kept in a folder and never played twice, so this can be stopped, carried to other machines and prolonged.
Playing needs NumPy and Numba alone (--no-page); the page can be written from whatever the folder has (--no-play).
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from karfunkel.arena.contest import Results
from karfunkel.arena.contest_without_extras import BAD_INPUT, INTERRUPTED, play_with_lines, worker_pool_of
from karfunkel.arena.level_strength.matchups import LevelMatchup, chosen_steps
from karfunkel.errors import Error


def main(words: Sequence[str] | None = None) -> int:
    """Play and write; the exit status."""
    given = _parser().parse_args(words)
    try:
        steps = chosen_steps(given.game, given.players, given.step, given.games)
        if given.play:
            _play(steps, given.folder, given.processes)
        if given.page:
            from karfunkel.arena.level_strength.markdown_page import write_page  # noqa: PLC0415 - playing does without it

            write_page(given.folder, given.out, given.note)
            sys.stderr.write(f"written: {given.out}\n")
    except Error as error:
        sys.stderr.write(f"karfunkel: {error}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write("stopped; the same command goes on from here\n")
        return INTERRUPTED
    return 0


def _play(steps: Sequence[LevelMatchup], folder: Path, processes: int | None) -> None:
    for number, step in enumerate(steps, start=1):
        title = f"[{number}/{len(steps)}] {step.game} {step.players}: {step.level} among {step.below}"
        with Results(step.contest(), folder / step.name, records=False) as results:
            play_with_lines(results, worker_pool_of(processes), title)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m karfunkel.arena.level_strength", description=__doc__)
    add = parser.add_argument
    add("--folder", type=Path, default=Path("strength"), help="where the games are kept (default: strength)")
    add("--out", type=Path, default=Path("docs/strength.md"), help="the page (default: docs/strength.md)")
    add("--game", action="append", default=[], help="play this game only; may be given several times")
    add("--players", action="append", type=int, default=[], help="play with so many only; may be given several times")
    add("--step", action="append", default=[], help="play this level only, such as trader or master@0.3; several times")
    add("--games", type=int, help="how many games for a step (default: 400, and 200 where a master plays)")
    add("--processes", type=int, help="how many games at once (default: all cores)")
    add("--note", default="", help="a sentence about the machine, for the page")
    add("--no-play", dest="play", action="store_false", help="only write the page")
    add("--no-page", dest="page", action="store_false", help="only play")
    return parser


if __name__ == "__main__":
    sys.exit(main())
