"""Golden playthroughs and perft counts. `make golden` writes them anew after a rule was changed on purpose."""

import hashlib
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import karfunkel
from karfunkel.engine import chance_pending
from karfunkel.games.game import RULES, Game
from karfunkel.games.registry import GAMES
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.notation.position_fields import from_line
from tests.sizes import SIZES

FOLDER = Path(__file__).parent / "golden_files"
SEED = 2026


def playthrough_file(game: Game, players: int) -> Path:
    return FOLDER / f"{game.id}-{players}.txt"


def playthrough(game: Game, players: int, options: Mapping[str, str] | None = None) -> str:
    """A random game: at each move what was possible, what was played, what happened; all views at some moments."""
    table = karfunkel.new(game.id, players, seed=SEED, options=options)
    rng = random.Random(SEED)
    lines = [_event(event) for event in table.events()]
    number = 0
    while not table.over:
        if number % 40 == 0:
            lines += [f"  view {viewer}: {_json(table.view(viewer))}" for viewer in (None, *range(players))]
        seat = rng.choice(table.to_act)
        moves = table.moves(seat)
        move = rng.choice(moves)
        shown = " ".join(moves[:9]) + (" …" if len(moves) > 9 else "")
        lines.append(f"{number}: to act {table.to_act}; seat {seat} of {len(moves)} ({shown}) plays {move}")
        table.play(seat, move)
        lines += [_event(event) for event in table.events()]
        number += 1
    lines += [f"scores {table.scores}, winners {table.winners}", table.position_line(), "", table.record()]
    return "\n".join(lines)


def _event(event: dict[str, Any]) -> str:
    return "    " + " ".join(f"{key}={value}" if key != "event" else str(value) for key, value in event.items())


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# ---- perft: how many sequences of actions and draws there are from a position

PERFT_FILE = FOLDER / "perft.json"
EMERALD_CARDS = "gold_open=1,2,3,4,5,1,2,3,4 gem_open=ruby,emerald,garnet,turquoise,ruby,emerald,garnet,turquoise,ruby"
PERFT_POSITIONS: dict[str, tuple[str, int]] = {
    "choosing, four players": ("edelstein players=4 cards=rr6,bb7,yg7,gb7 event=swap aside=rb7", 4),
    "dealing, three players": ("edelstein players=3 round=0", 2),
    "opening a trade": ("edelstein players=4 chosen=money,money,gems,event doing=money", 6),
    "answering an offer": ("edelstein players=3 chosen=gems,gems,event doing=gems offer=1r1b offered_by=0", 6),
    "a last offer": ("edelstein players=4 chosen=money,money,gems,event doing=money declined=yes", 3),
    "swap": ("edelstein players=4 gems=2r1y,3r,1g2b,1y chosen=event,gems,gems,money doing=event doer=0 using=swap", 4),
    "remove": (
        "edelstein players=4 gems=2r1y,3r,1g2b,1y chosen=event,gems,gems,money doing=event doer=0 using=remove",
        4,
    ),
    "which event": ("edelstein players=3 chosen=event,gems,money event=halve doing=event doer=0", 3),
    "free choice alone": ("edelstein players=5 chosen=free,gems,gems,gems,money doing=free", 4),
    "free choice of several": ("edelstein players=5 chosen=free,free,free,gems,money doing=free", 4),
    "Basari: choosing": ("basari players=5", 2),
    "Basari: opening": ("basari players=3 chosen=A,A,B", 6),
    "Basari: another card": ("basari players=3 chosen=A,B,C", 2),
    "Basari: D without gems": ("basari players=5 chosen=D,A,A,A,B gems=-,2r,2r,2r,2r doing=D", 3),
    "Emerald: the first turn": (f"emerald players=4 {EMERALD_CARDS}", 4),
    "Emerald: two colours": (f"emerald players=2 {EMERALD_CARDS}", 4),
    "Emerald: into the cave": (
        f"emerald players=3 knights=6+T1+T2,9+T1+T2,8+T1+T2 gold=3,1+2,- {EMERALD_CARDS}",
        5,
    ),
    "Emerald: whom to catch": (
        "emerald players=3 catching=yes moved=7 bar=7 dragon=9 knights=7+9+T1,9+T1+T2,9+T1+T2 gold=-,1+2,5 "
        + EMERALD_CARDS,
        4,
    ),
    "Emerald: to bribe or not": (
        f"emerald players=3 caught=0 dragon=9 knights=9+T1,T1+T2,T1+T2 gold=1+5,-,- {EMERALD_CARDS}",
        4,
    ),
    "guessing": ("edelstein players=2 chosen=money,-", 6),
}


def perft(game: Game, table: Any, depth: int) -> int:
    """The number of sequences of so many actions and draws, or fewer where the game ends."""
    if depth == 0 or table.depth == 0:
        return 1
    total = 0
    if chance_pending(table):
        cards = {game.plain.chance_pick(table, n) for n in range(game.plain.chance_total(table))}
        for card in cards:
            after = table.copy()
            game.plain.draw(after, card)
            total += perft(game, after, depth - 1)
        return total
    seat = game.plain.next_seat(table)
    for action in game.legal_actions(table, seat):
        after = table.copy()
        game.plain.apply(after, seat, action)
        total += perft(game, after, depth - 1)
    return total


def perft_counts(name: str, most: int | None = None) -> list[int]:
    """The counts of a chosen position, with one action or draw, two, three, … up to so many, or as many as are kept."""
    line, kept = PERFT_POSITIONS[name]
    depth = kept if most is None else most
    notation = notation_of(line.split()[0])
    table = notation.read_position(from_line(notation.position_fields, line))
    return [perft(notation.game, table, plies) for plies in range(1, depth + 1)]


# ---- behaviour: what random games of each version of the rules lead to, whatever texts and records look like

BEHAVIOUR_FILE = FOLDER / "behaviour.json"
RANDOM_GAMES = 60
"""So many of each size: enough that a rule that is seldom needed shows."""


def behaviour(game: Game, version: int) -> str:
    """A digest of random games: who could do how many things, what was done and drawn, who had earned how much."""
    seen = hashlib.sha256()
    for players in game.sizes:
        for number in range(RANDOM_GAMES):
            seen.update(repr(_steps(game, players, number, version)).encode())
    return seen.hexdigest()


def _steps(game: Game, players: int, number: int, version: int) -> list[tuple[int, ...]]:
    rules, dice = game.plain, random.Random(number)
    table = game.lay_out(players, game.checked_options({RULES: str(version)}), game.house_deck())
    rules.go_on(table)
    steps: list[tuple[int, ...]] = []
    while table.depth > 0:
        if chance_pending(table):
            total = rules.chance_total(table)
            steps.append((total, card := rules.chance_pick(table, dice.randrange(total))))
            rules.draw(table, card)
        else:
            seat = dice.choice([seat for seat in range(players) if rules.acts(table, seat)])
            actions = game.legal_actions(table, seat)
            steps.append((seat, len(actions), action := dice.choice(actions)))
            rules.apply(table, seat, action)
    return [*steps, tuple(rules.score(table, seat) for seat in range(players))]


def known_behaviour() -> dict[str, dict[str, str]]:
    return dict(json.loads(BEHAVIOUR_FILE.read_text("utf-8"))) if BEHAVIOUR_FILE.exists() else {}


def add_behaviour() -> None:
    """Note what the newest rules of each game lead to. What is known of a version is never changed."""
    known = known_behaviour()
    for game in GAMES.values():
        found = behaviour(game, game.version)
        if known.setdefault(game.id, {}).setdefault(str(game.version), found) != found:
            raise SystemExit(f"the rules of {game.title} have changed, but not their version: raise it in its game.py")
    BEHAVIOUR_FILE.write_text(json.dumps(known, indent=2) + "\n", "utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    add_behaviour()
    for game, players in SIZES:
        playthrough_file(game, players).write_text(playthrough(game, players), "utf-8")
    PERFT_FILE.write_text(json.dumps({name: perft_counts(name) for name in PERFT_POSITIONS}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
