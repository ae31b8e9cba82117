"""Previews of moves: where a knight goes, what waits there, whether the dragon wakes, and each roll.

Made from the view alone, with the rules' own walk of the dragon.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.games.emerald.rules.dragon import wakes_dragon, walk
from karfunkel.games.emerald.rules.notation_names import COLOUR_LETTERS, FACING_NAMES
from karfunkel.games.emerald.rules.state import DIE, FIELDS, FIRST_CAVE_FIELD, Table

CHAMBER = FIELDS + 1


@dataclass(frozen=True)
class Landing:
    """A knight of the person and the field it would reach; CHAMBER for the chamber."""

    knight: str
    field: int


def landing(view: View, knight: str) -> Landing:
    """Where a knight would go: as many steps as knights stand where it leaves."""
    place = place_of(view, knight)
    steps = sum(place_of(view, other) == place for held in view["knights"] for other in held)
    start = int(place) if place.isdigit() else 0
    return Landing(knight, min(start + steps, CHAMBER))


def place_of(view: View, knight: str) -> str:
    """Where a knight stands, without its colour."""
    return knight.rstrip(COLOUR_LETTERS) if view["players"] == 2 else knight


def colour_of(view: View, knight: str) -> str:
    """The colour of a knight, as words want to know it; only two players have knights of two colours."""
    return knight[-1] if view["players"] == 2 and knight[-1] in COLOUR_LETTERS else "none"


def taken_words(ui: GameUI, view: View, field: int) -> str | None:
    """What a knight may take beside a field: the open gold, the open gem, or one of both; None where nothing lies."""
    if not FIRST_CAVE_FIELD <= field <= FIELDS:
        return None
    gold, gem = (view[stack][field - FIRST_CAVE_FIELD] for stack in ("gold_open", "gem_open"))
    if gold is None and gem is None:
        return None
    cards = "gem" if gold is None else "gold" if gem is None else "both"
    return ui.words.say("move-card", cards=cards, gold=gold or "", gem=ui.words.say(f"card-{gem}") if gem else "")


def wakes(view: View, field: int) -> bool:
    """Whether a knight that ends its move here wakes the dragon."""
    return wakes_dragon(dragon_of(view), field)


def rolls(ui: GameUI, view: View, moved: Landing | None = None) -> str:
    """Where each roll takes the dragon, and whose knights are there; after a knight of the person has moved."""
    return ", ".join(_roll(ui, view, number, moved) for number in range(1, DIE + 1))


def _roll(ui: GameUI, view: View, number: int, moved: Landing | None) -> str:
    dragon = dragon_of(view)
    walk(dragon, number)
    seats = list(dict.fromkeys(_seats_at(ui, view, dragon.dragon, moved)))
    arrow = "→" if ui.shapes else "->"
    return f"{number} {arrow} {dragon.dragon}" + (f" ({ui.people.names(seats)})" if seats else "")


def _seats_at(ui: GameUI, view: View, field: int, moved: Landing | None) -> Iterator[int]:
    """Whose knights stand on a field, if the person's knight has moved."""
    for seat, held in enumerate(view["knights"]):
        knights = list(held)
        if moved is not None and seat == ui.seat:
            knights.remove(moved.knight)
            knights.append(f"{moved.field}")
        yield from (seat for knight in knights if place_of(view, knight) == str(field))


def dragon_of(view: View) -> Table:
    """A table with nothing on it but the bar and the dragon."""
    table = Table()
    table.bar, table.dragon = view["bar"], view["dragon"]
    table.facing = next(facing for facing, name in FACING_NAMES.items() if name == view["facing"])
    return table


def about_move(ui: GameUI, view: View, knight: str) -> str:
    """What moving this knight would do."""
    goal = landing(view, knight)
    start, end = place_words(ui, place_of(view, knight)), place_words(ui, str(goal.field))
    told = [ui.words.say("move", to=end, colour=colour_of(view, knight), **{"from": start})]
    if goal.field == CHAMBER:
        told.append(ui.words.say("move-treasure"))
    if taken := taken_words(ui, view, goal.field):
        told.append(taken)
    if wakes(view, goal.field):
        told.append(f"{ui.words.say('move-wakes')} {rolls(ui, view, goal)}")
    return " ".join(told)


def place_words(ui: GameUI, place: str) -> str:
    """A place in words."""
    if place == str(CHAMBER):
        return ui.words.say("place", kind="chamber", number=0)
    if place == "K":
        return ui.words.say("place", kind="keep", number=0)
    kind = "tower" if place.startswith("T") else "field"
    return ui.words.say("place", kind=kind, number=int(place.removeprefix("T")))
