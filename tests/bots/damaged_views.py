"""Bots are given real views that were altered at random: `python -m tests.bots.damaged_views GAME VIEWS SEED`.

It prints how many were played and how many refused with an Error. A view that reaches compiled rules with wrong
numbers can end the interpreter, so this is a program of its own.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import karfunkel
from karfunkel.bots import bot_called
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES

View = dict[str, Any]
LEVELS = ("novice", "trader", "master@0.002")
NUMBERS = (-129, -128, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 10, 30, 99, 127, 128, 1000, 2**31, 2**63, 10**30)
WORDS = ("", "-", "hidden", "money", "A", "T1", "nest", "choose:0", "choose:-1", "choose:all", "nobody")
OTHER_TYPES = (None, True, False, 1.5, float("nan"), [], {}, [[]], [None], {"a": 1})
DEEPER = 0.7
"""How often a part of a list or an object is altered rather than all of it."""


def real_views(game: str, dice: random.Random) -> Iterator[tuple[View, list[str]]]:
    """Views of seats that have a choice, with their moves, from random games of all sizes."""
    while True:
        table = karfunkel.new(game, dice.choice(GAMES[game].sizes), seed=dice.randrange(10**6))
        while not table.over:
            seat = dice.choice(table.to_act)
            moves = list(table.moves(seat))
            if len(moves) > 1 and dice.random() < 0.2:
                yield table.view(seat), moves
            table.play(seat, dice.choice(moves))


def damaged(view: View, dice: random.Random) -> View:
    """A copy of a view with one to three things altered."""
    view = deepcopy(view)
    for _ in range(dice.choice((1, 1, 2, 3))):
        damage_part(view, dice)
    return view


def damage_part(part: Any, dice: random.Random) -> None:
    """Alter something in an object or a list that is not empty, or deeper in it."""
    key = dice.choice(list(part) if isinstance(part, dict) else range(len(part)))
    if isinstance(part[key], dict | list) and part[key] and dice.random() < DEEPER:
        damage_part(part[key], dice)
    elif dice.random() < 0.1 and len(part) > 1:
        del part[key]
    elif dice.random() < 0.2 and isinstance(part, list):
        part.insert(key, deepcopy(dice.choice(part)))
    else:
        part[key] = another_value(part, part[key], dice)


def another_value(part: Any, value: Any, dice: random.Random) -> Any:
    """What is put in the place of a value."""
    if type(value) is int and dice.random() < 0.5:
        return value + dice.choice((-1, 1))
    neighbours = list(part.values()) if isinstance(part, dict) else part
    return deepcopy(dice.choice(dice.choice((NUMBERS, NUMBERS, WORDS, OTHER_TYPES, neighbours))))


def main(game: str, number: int, seed: int) -> None:
    """Let bots choose by so many damaged views; whatever is raised but an Error is raised here."""
    dice, told = random.Random(seed), Counter[str]()
    views = real_views(game, dice)
    for _ in range(number):
        view, moves = next(views)
        try:
            bot_called(dice.choice(LEVELS)).choose(damaged(view, dice), moves, dice)
        except Error:
            told["refused"] += 1
        else:
            told["played"] += 1
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
