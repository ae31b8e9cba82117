"""Situations of Edel, Stein & Reich, said in a line each, so that a test reads like the rulebook."""

from collections import Counter
from typing import Any

import karfunkel

LAST_ROUND = {2: 10, 3: 8, 4: 7, 5: 6}
SCORING_CARDS = Counter(
    {f"{kind}-{colour}": 1 for kind in ("major", "per") for colour in "rygb"} | {"major-any": 2, "certificate": 15}
)
INSTANT_CARDS = Counter(
    {"four-rb": 1, "four-yg": 1, "score-half": 2, "swap": 4, "remove": 2, "three": 2, "halve": 2},
)
EVENT_CARDS = SCORING_CARDS + INSTANT_CARDS


def situation(players: int, **fields: Any) -> karfunkel.Table:
    """A table on which everything is as at the start of a game, but for these fields."""
    return karfunkel.from_position({"game": "edelstein", "players": players, **fields}, seed="rules")


def new_game(players: int, seed: int = 1) -> karfunkel.Table:
    return karfunkel.new("edelstein", players, seed=seed)


def play(table: karfunkel.Table, moves: str) -> list[dict[str, Any]]:
    """Play moves written as in a record, `0:gems 1:money`; the events they brought about, as their movers see them."""
    events: list[dict[str, Any]] = []
    for word in moves.split():
        seat, _, move = word.partition(":")
        events += table.play(int(seat), move)
    return events


def nobody_acts(table: karfunkel.Table) -> list[dict[str, Any]]:
    """A round in which all choose (of two players: one chooses, the other guesses) money, so that it is void."""
    for _ in range(table.players):
        table.play(table.to_act[0], "money")
    return list(table.events())


def scored(gems: list[str], *, stage: int = 3, **fields: Any) -> karfunkel.Table:
    """The scoring after a stage in whose last round nobody did anything; after the third stage, the end."""
    players = len(gems)
    table = situation(players, stage=stage, round=LAST_ROUND[players], gems=gems, **fields)
    nobody_acts(table)
    return table


def event_chosen(gems: list[str], **fields: Any) -> karfunkel.Table:
    """Seat 0 alone chose event and is to do it; money, which all others chose, has been dealt with."""
    others = ["money"] * (len(gems) - 1)
    return situation(len(gems), gems=gems, chosen=["event", *others], doing="event", **fields)


def has_taken(card: str, gems: list[str], **fields: Any) -> karfunkel.Table:
    """Seat 0 alone chose event and has taken the open card."""
    table = event_chosen(gems, event=card, **fields)
    table.play(0, "open")
    return table


def only_face_down(*cards: str, event: str | None) -> dict[str, Any]:
    """Fields for an event stack in which just these cards lie face down, under an open card; the others lie face up."""
    face_up = EVENT_CARDS - Counter(cards) - Counter([event] if event else [])
    return {"event": event, "events_up": list(face_up.elements())}


def trade(first: str, second: str, **fields: Any) -> karfunkel.Table:
    """Seats 0 and 1, with these gems, both chose money; seat 2 chose gems."""
    cards = ["rr6", "bb7", "gg7"]
    return situation(
        3, **{"gems": [first, second, "-"], "cards": cards, "chosen": ["money", "money", "gems"], **fields}
    )


def gems(table: karfunkel.Table) -> list[str]:
    """What each seat has, such as `2r1b`."""
    return [as_text(held) for held in table.position()["gems"]]


def supply(table: karfunkel.Table) -> str:
    return as_text(table.position()["supply"])


def as_text(numbers: list[int]) -> str:
    return "".join(f"{number}{colour}" for number, colour in zip(numbers, "rygb", strict=True) if number) or "-"


def decision(table: karfunkel.Table) -> Any:
    return table.view()["decision"]


def told(events: Any, name: str) -> list[dict[str, Any]]:
    """The events of one name, without it."""
    return [{key: event[key] for key in event if key != "event"} for event in events if event["event"] == name]


def names(events: Any) -> list[str]:
    return [event["event"] for event in events]


def gem_cards(table: karfunkel.Table) -> Counter[str]:
    """All gem cards, wherever they lie."""
    view = table.view()
    lying = [card for card in (view["aside"], *view["cards"]) if card]
    return Counter(view["unseen"] + view["discarded"] + lying)
