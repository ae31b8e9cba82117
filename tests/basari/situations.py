"""Situations of Basari, said in a line each, so that a test reads like the rulebook."""

from collections import Counter
from typing import Any

import karfunkel
from tests.edelstein.situations import as_text, decision, gems, names, play, supply, told

__all__ = ["as_text", "decision", "gems", "names", "play", "supply", "told"]

CARDS = 39
ONE_WORKER = "bb7w1"
LAST_ROUND = {3: 13, 4: 9, 5: 7}
"""If every card has one worker and nobody does A, the stack cannot give everybody a card after this round."""


def situation(players: int, **fields: Any) -> karfunkel.Table:
    """A table on which everything is as at the start of a game, but for these fields."""
    return karfunkel.from_position({"game": "basari", "players": players, **fields}, seed="rules")


def new_game(players: int, seed: int = 1) -> karfunkel.Table:
    return karfunkel.new("basari", players, seed=seed)


def dealt(*cards: str, top: str = ONE_WORKER, **fields: Any) -> karfunkel.Table:
    """A round in which every seat has just got this card, and all cards of the stack are like the top one."""
    deck = [*cards, *[top] * (CARDS - len(cards))]
    return situation(len(cards), deck=deck, cards=list(cards), **fields)


def with_workers(*workers: int, **fields: Any) -> karfunkel.Table:
    """A round after whose deal the seats have so many workers. Every card has one, and all are alike."""
    seen, players = sum(workers), len(workers)
    return situation(
        players,
        deck=[ONE_WORKER] * CARDS,
        round=seen // players,
        cards=[ONE_WORKER] * players,
        earlier=[ONE_WORKER] * (seen - players),
        workers=list(workers),
        **fields,
    )


def nobody_acts(table: karfunkel.Table) -> list[dict[str, Any]]:
    """A round in which all choose B, so that nobody does it."""
    for _ in range(table.players):
        table.play(table.to_act[0], "B")
    return list(table.events())


def scored(held: list[str], *, stage: int = 3, **fields: Any) -> karfunkel.Table:
    """The scoring of a stage that ends because the stack does, so that nobody has many workers."""
    players = len(held)
    table = situation(players, deck=[ONE_WORKER] * CARDS, stage=stage, round=LAST_ROUND[players], gems=held, **fields)
    nobody_acts(table)
    return table


def negotiation(first: str, second: str, action: str = "B", **fields: Any) -> karfunkel.Table:
    """Seats 0 and 1, with these gems, chose the same action. They are alike in points and workers."""
    other = "B" if action == "C" else "C"
    given = {"gems": [first, second, "-"], "chosen": [action, action, other], "doing": action, **fields}
    return dealt("rr6w2", "bb7w2", "gg5w2", **given)


def all_cards(table: karfunkel.Table) -> Counter[str]:
    """All cards, wherever they lie."""
    view = table.view()
    return Counter(view["unseen"] + view["earlier"] + [card for card in view["cards"] if card])
