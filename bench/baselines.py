"""Baselines to compare with and to cite: how often one player wins among traders, for every environment id.

python -m bench.baselines [--deals 100] [--policies FOLDER] [--out docs/baselines.md]

The protocol: deals 0 to N-1 under one seed; each deal is played with the player on every seat, and traders on all
others; a shared win counts in equal parts; intervals are of 95 % and count by deals. Games are played in batches, to
the same rules and by the same minds as at tables. A master thinks by the clock and plays at tables only: its figures
are those of docs/strength.md, the same protocol played by the arena. A policy is `FOLDER/<game>-<players>.npz`, as
`karfunkel train policy` writes it.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch
from karfunkel.learn.environment_versions import citation, environment_id
from karfunkel.learn.policy import Policy

SEED = 2026
REFERENCE = "trader"
HEROES = ("random", "novice", REFERENCE)
OURS = ("edelstein", "basari", "emerald")
Z = 1.96
STRENGTH = Path("docs/strength.md")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="how many deals; each is played on every seat")
    parser.add_argument("--policies", type=Path, help="a folder with policies to measure, too")
    parser.add_argument("--game", action="append", default=[], help="this game only; may be given several times")
    parser.add_argument("--players", action="append", type=int, default=[], help="so many players only; likewise")
    parser.add_argument("--out", type=Path, default=Path("docs/baselines.md"), help="the page")
    arguments = parser.parse_args()
    sizes = [(game, players) for game in OURS for players in GAMES[game].sizes]
    chosen = [
        (game, players)
        for game, players in sizes
        if (not arguments.game or game in arguments.game) and (not arguments.players or players in arguments.players)
    ]
    rows = [row_of(game, players, arguments.deals, arguments.policies) for game, players in chosen]
    arguments.out.write_text(page(rows, chosen, arguments.deals), "utf-8")
    sys.stderr.write(f"written: {arguments.out}\n")


def row_of(game: str, players: int, deals: int, policies: Path | None) -> list[str]:
    """A row of the table."""
    cells = [f"`{environment_id(game, players)}`", f"{100 / players:.1f} %"]
    cells += [told(share_of(game, players, deals, hero)) for hero in HEROES]
    cells.append(master_of(game, players))
    file = policies / f"{game}-{players}.npz" if policies else None
    is_there = file is not None and file.exists()
    cells.append(told(share_of(game, players, deals, Policy.load(file))) if is_there else "–")
    sys.stderr.write(" | ".join(cells) + "\n")
    return cells


def told(share: tuple[float, float]) -> str:
    """A share of wins with half the width of its interval."""
    return f"{share[0]:.1%} ± {share[1]:.1%}".replace("%", " %")


def share_of(game: str, players: int, deals: int, hero: str | Policy) -> tuple[float, float]:
    """How often the player wins, and half the width of the interval."""
    by_deal = np.mean([wins_at(game, players, deals, hero, seat) for seat in range(players)], axis=0)
    return float(by_deal.mean()), float(Z * by_deal.std(ddof=1) / np.sqrt(deals)) if deals > 1 else 1.0


def wins_at(game: str, players: int, deals: int, hero: str | Policy, seat: int) -> np.ndarray:
    """The player's share of the win in each deal, from one seat."""
    seats = [REFERENCE] * players
    seats[seat] = "learner"
    batch = Batch(game, players, deals, seed=SEED, seats=seats, reward="win", illegal="replace")
    choose = chooser(batch, hero)
    wins, over = np.zeros(deals), np.zeros(deals, bool)
    while not over.all():
        step = batch.step(choose())
        new = step.done & ~over
        wins[new] = step.rewards[new, seat]
        over |= new
    return wins


def chooser(batch: Batch, hero: str | Policy) -> Callable[[], np.ndarray]:
    """What says the player's actions."""
    if isinstance(hero, Policy):
        dice = np.random.default_rng(SEED)

        def by_policy() -> np.ndarray:
            logits = np.where(batch.now.masks > 0, hero.logits(batch.now.observations), -np.inf)
            return (logits + dice.gumbel(size=logits.shape)).argmax(axis=1)

        return by_policy
    if hero == "random":
        return lambda: batch.random_actions().copy()
    return lambda: batch.advice(hero)


def master_of(game: str, players: int) -> str:
    """The figure of docs/strength.md, if it is there."""
    pattern = (
        rf"^\| {game} \| {players} \| master \| {REFERENCE} \| (\d+) \| \*\*([\d.]+) %\*\* \(([\d.]+) to ([\d.]+)\)"
    )
    found = re.search(pattern, STRENGTH.read_text("utf-8"), re.MULTILINE) if STRENGTH.exists() else None
    if found is None:
        return "–"
    games, share, low, high = found.groups()
    return f"{share} % ± {(float(high) - float(low)) / 2:.1f} % ({games} games)"


def page(rows: Iterable[list[str]], chosen: Iterable[tuple[str, int]], deals: int) -> str:
    """The whole page."""
    lines = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    cited = "\n".join(citation(game, players) for game, players in chosen)
    return PAGE.format(deals=deals, last=deals - 1, seed=SEED, lines=lines, cited=cited)


PAGE = """# Baselines

How often one player wins a table of traders: a table to compare with and to cite. Made by `python -m bench.baselines
--deals {deals}`.

**Protocol.** Deals 0 to {last} under the seed {seed}. Each deal is played with the player on every seat and traders on
all others; a shared win counts in equal parts, and intervals are of 95 % and count by deals. The house deck, usual
options, no limit of time. Random, novices and traders are played in batches, where they choose what they choose at
tables. A master thinks 0.1 s about a decision, and plays at tables alone: its column is [strength.md](strength.md),
other deals of the same protocol.

| environment | equal share | random | novice | trader | master | PPO |
|---|---|---|---|---|---|---|
{lines}

The trader's column is a check: it wins its equal share. *PPO* is for policies by `karfunkel train policy GAME
--players N --opponents trader:3,learner:1 --distil 60 --trial trader --minutes 20 --device cuda`, saved as
`FOLDER/GAME-N.npz` and measured by `python -m bench.baselines --policies FOLDER`; – means that none was measured yet.

## To cite

An id means the same for ever: rules, options, deck, actions, observation and rewards have a fingerprint, and a test
fails when it changes without a new version (`-v1`). Name the line of the environment that you used
(`python -m karfunkel.learn.environment_versions` prints it):

```
{cited}
```
"""


if __name__ == "__main__":
    main()
