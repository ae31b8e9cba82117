"""What an observation has to say, worked out from a view alone: from its words, not from the table.

For every game a function gives the fields by name, as a list of numbers each.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from karfunkel.engine import NOBODY
from karfunkel.engine.decision_stack import chance_pending
from karfunkel.games.edelstein.rules.event_cards import EVENT_IDS
from karfunkel.games.game import Game
from karfunkel.notation.notation_lookup import notation_of

View = dict[str, Any]
Fields = dict[str, list[int]]

STAGES = (1, 2, 3)
LETTERS = "rygb"
CAVE = range(7, 16)
PLACES = ("T1", "T2", "T3", "T4", "K", *map(str, range(1, 16)))
GEM_NAMES = ("ruby", "emerald", "garnet", "turquoise")
VALUES = ("1", "2", "3", "4", "5")


def view_of(game: Game, table: Any, seat: int) -> View:
    """What a seat sees of a plain table, also of one at which a move is under way."""
    seen = table.copy()
    game.plain.hide(seen, seat)
    notation = notation_of(game.id)
    view = notation.view(seen, None if seat == NOBODY else seat)
    view["decision"] = None if chance_pending(table) else notation.decision(table)
    view["to_act"] = [other for other in range(table.players) if table.depth and game.plain.acts(table, other)]
    view["seat"] = seat
    view["scores"] = list(notation.seen_scores(seen, seat))
    return view


def flags(names: Any, *marked: Any) -> list[int]:
    return [int(name in marked) for name in names]


def counts(names: Any, counted: list[Any]) -> list[int]:
    number = Counter(counted)
    return [number[name] for name in names]


def clockwise(view: View) -> list[int]:
    """The seats, the viewer's own first."""
    players = view["players"]
    return [(view["seat"] + i) % players for i in range(players)]


def card_numbers(text: str | None, length: int) -> list[int]:
    """What a card shows: `rrb5w2` is 2 0 0 1 5 2."""
    if text is None:
        return [0] * length
    match = re.fullmatch(r"([rygb]+)(\d+)(?:w(\d+))?", text)
    assert match
    return [match[1].count(letter) for letter in LETTERS] + [int(number) for number in match.groups()[1:] if number]


def faces(game: Game) -> list[str]:
    """The faces of the house deck, in order."""
    return list(dict.fromkeys(map(str, game.house_deck())))


# ---- the trading games

SHARED_DECISIONS = ("choose", "open-trade", "answer", "exchange", "take-one")
EDELSTEIN_DECISIONS = (*SHARED_DECISIONS, "guess", "guess-again", "last-offer", "which-event", "instant-card")


def trading_fields(view: View, actions: tuple[str, ...], decisions: tuple[str, ...], columns: int) -> Fields:
    said = view.get("said", [])
    numbers = [int(word[1:]) if re.fullmatch(r"n\d+", word) else 0 for word in said]
    colours = [flag for word in said for flag in flags(LETTERS, word)]
    fields = {
        "seat": flags(range(5), view["seat"]),
        "stage": flags(STAGES, view["stage"]),
        "round": [view["round"]],
        "supply": view["supply"],
        "doing": flags(actions, view.get("doing")),
        "offer": view.get("offer", [0] * 4),
        "said": [len(said)],
        "said_counts": (numbers + [0] * 4)[:4],
        "said_colours": (colours + [0] * 12)[:12],
        "decision": flags(decisions, view["decision"]),
    }
    offerer, offered_to = traders(view)
    takers = view.get("takers", [])
    for i, seat in enumerate(clockwise(view)):
        fields |= {
            f"acts[{i}]": [int(seat in view["to_act"])],
            f"gems[{i}]": view["gems"][seat],
            f"chosen[{i}]": flags(("hidden", *actions), view["chosen"][seat]),
            f"offers[{i}]": [int(seat == offerer)],
            f"is_offered[{i}]": [int(seat == offered_to)],
            f"takes[{i}]": [takers.index(seat) + 1 if seat in takers else 0],
            f"card[{i}]": card_numbers(view["cards"][seat], columns),
        }
    return fields


def traders(view: View) -> tuple[int | None, int | None]:
    """Who offers to whom: two who chose the action that is being done, of two players those two."""
    if view["decision"] not in ("open-trade", "answer", "last-offer"):
        return None, None
    asked = view["to_act"][0]
    seats = range(view["players"])
    two = seats if len(seats) == 2 else [seat for seat in seats if view["chosen"][seat] == view["doing"]]
    (other,) = (seat for seat in two if seat != asked)
    return (asked, other) if view["decision"] == "open-trade" else (other, asked)


def basari_fields(game: Game, view: View) -> Fields:
    fields = trading_fields(view, ("A", "B", "C", "D"), SHARED_DECISIONS, 6)
    fields["unseen"] = (counts(faces(game), view["unseen"]) + [0] * 39)[:39]
    for i, seat in enumerate(clockwise(view)):
        fields[f"hundreds[{i}]"], fields[f"points[{i}]"] = ([part] for part in divmod(view["points"][seat], 100))
        fields[f"workers[{i}]"] = [view["workers"][seat]]
    return fields


def edelstein_fields(game: Game, view: View) -> Fields:
    fields = trading_fields(view, ("money", "event", "gems", "free"), EDELSTEIN_DECISIONS, 5)
    guesses = [*view.get("guesses", []), None, None]
    said = view.get("said", [])
    partner = int(said[1][1:]) if len(said) > 1 and re.fullmatch(r"s\d", said[1]) else None
    fields |= {
        "major_any_once": [int(view["options"]["major_any"] == "once")],
        "guesses": [flag for guess in guesses[:2] for flag in flags(("money", "event", "gems"), guess)],
        "open_event": flags(EVENT_IDS, view.get("event")),
        "using": flags(EVENT_IDS, view.get("using"))[10:],
        "aside": card_numbers(view.get("aside"), 5),
        "unseen": (counts(faces(game), view["unseen"]) + [0] * 30)[:30],
        "events_down": counts(EVENT_IDS, view["events_down"]),
        "events_up": counts(EVENT_IDS, view["events_up"]),
    }
    for i, seat in enumerate(clockwise(view)):
        fields[f"hundreds[{i}]"], fields[f"money[{i}]"] = ([part] for part in divmod(view["money"][seat], 100))
        fields[f"kept[{i}]"] = counts(EVENT_IDS[:10], view["kept"][seat])
        fields[f"is_active[{i}]"] = [int(view.get("active") == seat)]
        fields[f"is_partner[{i}]"] = [int(seat == partner)]
    return fields


# ---- Emerald


def emerald_fields(game: Game, view: View) -> Fields:
    moved = view.get("moved", "")
    fields = {
        "seat": flags(range(5), view["seat"]),
        "decision": flags(("knight", "card", "catch", "bribe"), view["decision"]),
        "open_gold": [int(view["options"]["open_gold"] == "on")],
        "moves_left": [view["moves_left"]],
        "moved_place": flags(PLACES, moved.rstrip("ab")),
        "taking": flags(CAVE, view.get("taking")),
        "bar": flags(range(7, 13), view["bar"]),
        "dragon": flags(CAVE, view["dragon"]),
        "faces_chamber": [int(view["facing"] == "chamber")],
        "gold_open": [int(card or 0) for card in view["gold_open"]],
        "gem_open": [flag for card in view["gem_open"] for flag in flags(GEM_NAMES, card)],
        "gold_below": view["gold_below"],
        "gem_below": view["gem_below"],
        "unseen_gold": counts(VALUES, view["unseen_gold"]),
        "unseen_gems": counts(GEM_NAMES, view["unseen_gems"]),
    }
    for i, seat in enumerate(clockwise(view)):
        fields |= {
            f"acts[{i}]": [int(seat in view["to_act"])],
            f"is_mover[{i}]": [int(view["mover"] == seat)],
            f"treasures[{i}]": [view["treasures"][seat]],
            f"gems[{i}]": counts(GEM_NAMES, view["gems"][seat]),
            f"gold[{i}]": counts(VALUES, view["gold"][seat] or []),
            f"gold_count[{i}]": [view["gold_count"][seat]],
            f"four_kinds[{i}]": [int(view.get("four_kinds") == seat)],
        }
    for i, (seat, letter) in enumerate(colours(view)):
        knights = [knight for knight in view["knights"][seat] if knight.endswith(letter)]
        caught = f"{seat}{letter}"
        is_mover = view["mover"] == seat
        fields |= {
            f"knights[{i}]": counts(PLACES, [knight.rstrip("ab") for knight in knights]),
            f"in_play[{i}]": [len(knights)],
            f"is_moved[{i}]": [int(moved != "" and is_mover and moved.endswith(letter))],
            f"is_caught[{i}]": [int(view.get("caught") == caught)],
        }
    return fields


def colours(view: View) -> Iterator[tuple[int, str]]:
    """Every colour of knights: its seat, and of two players its letter."""
    for seat in clockwise(view):
        for letter in ("a", "b") if view["players"] == 2 else ("",):
            yield seat, letter


FIELDS = {"edelstein": edelstein_fields, "basari": basari_fields, "emerald": emerald_fields}
