"""Situations of Emerald, said in a line each, so that a test reads like the rulebook."""

from collections import deque
from typing import Any

import karfunkel
from karfunkel.engine import chance_pending, pending
from karfunkel.games.emerald.rules.state import ROLL
from karfunkel.notation.game_record import Entry

SEED = "rules"
CAVE = range(7, 15 + 1)


def situation(players: int, **fields: Any) -> karfunkel.Table:
    """A table on which everything is as at the start of a game, but for these fields."""
    return karfunkel.from_position({"game": "emerald", "players": players, **fields}, seed=SEED)


def asleep(players: int, **fields: Any) -> Any:
    """The same as a plain table, at which chance has not decided yet."""
    notation = karfunkel.new("emerald", players, seed=1)._notation
    return notation.read_position({"game": "emerald", "players": players, **fields})


def new_game(players: int, seed: int = 1) -> karfunkel.Table:
    return karfunkel.new("emerald", players, seed=seed)


def play(table: karfunkel.Table, moves: str) -> list[dict[str, Any]]:
    """Play moves written as in a record, `0:T1 0:12 *die2 1:nest`; cards are turned by themselves. What happened."""
    words = deque(moves.split())
    events = _turn_cards(table)
    while words:
        seat, _, move = words.popleft().rpartition(":")
        events += _enter(table, Entry(int(seat), move) if seat else Entry(None, move.removeprefix("*")))
        events += _turn_cards(table)
    return events


def _turn_cards(table: karfunkel.Table) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    while chance_pending(table.state) and pending(table.state) != ROLL:
        draws = sum(entry.seat is None for entry in table.log)
        events += _enter(table, Entry(None, table.card_due(SEED, draws)))
    return events


def _enter(table: karfunkel.Table, entry: Entry) -> tuple[dict[str, Any], ...]:
    """Play one entry of a log. What it brought about: what chance does is told after the move it follows."""
    told_before = len(table.events()) if entry.seat is None else 0
    table.replay([entry])
    return table.events()[told_before:]


def woken(table: karfunkel.Table) -> bool:
    """Whether the die is to be rolled now."""
    return pending(table.state) == ROLL


def cave(**cards: str) -> dict[str, Any]:
    """Stacks of one open card a field and nothing below: `gold_7="3"`, `gem_9="ruby"`; the other stacks are empty.

    All other cards have been taken: gold is gone as bribes, gems are held by the last of three seats.
    """
    opened: dict[str, list[str | None]] = {"gold": [None] * len(CAVE), "gem": [None] * len(CAVE)}
    for name, card in cards.items():
        pile, _, field = name.partition("_")
        opened[pile][int(field) - CAVE[0]] = card
    gone = {"gold": [str(value) for value in range(1, 6)] * 5, "gem": ["ruby", "emerald", "garnet", "turquoise"] * 6}
    for pile, cards_left in gone.items():
        for card in filter(None, opened[pile]):
            cards_left.remove(card)
        del cards_left[-2:]
    return {
        "gold_open": opened["gold"],
        "gem_open": opened["gem"],
        "bribes": gone["gold"],
        "gems": [[], [], gone["gem"]],
    }


EMPTY_CAVE = cave()


def knights(table: karfunkel.Table) -> list[list[str]]:
    """Where each seat's knights stand."""
    places: list[list[str]] = table.position()["knights"]
    return places


def dragon(table: karfunkel.Table) -> tuple[int, int, str]:
    """Where the bar begins, where the dragon stands, where it faces."""
    position = table.position()
    return position["bar"], position["dragon"], position["facing"]


def decision(table: karfunkel.Table) -> Any:
    return table.view()["decision"]


def told(events: Any, name: str) -> list[dict[str, Any]]:
    """The events of one name, without it."""
    return [{key: event[key] for key in event if key != "event"} for event in events if event["event"] == name]


def names(events: Any) -> list[str]:
    return [event["event"] for event in events]
