"""What one sees of a table of Emerald.

[D33] Of others' gold one sees only the number, unless it is open. What one does not see is told together, unseen cards
and hidden hands, and not which is where.
"""

from functools import cache, lru_cache
from itertools import chain, product
from operator import itemgetter
from types import GenericAlias
from typing import Any

from karfunkel.engine import Binding, unwrapped
from karfunkel.games.emerald.notation.position_from_table import GEM, GOLD_CARD, WRITERS, hands, unseen
from karfunkel.games.emerald.rules.board import KNIGHTS_OF_A_COLOUR, colours_of_each, goal_from, knights_in_play
from karfunkel.games.emerald.rules.dragon import wakes_dragon, walk
from karfunkel.games.emerald.rules.end_and_scoring import has_most, treasures_left
from karfunkel.games.emerald.rules.notation_names import GEM_NAMES, PLACE_NAMES
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    CHAMBER,
    COLOURS,
    DIE,
    FIELDS,
    GEM_KINDS,
    GEMS,
    GOLD,
    NONE,
    PLACES,
    Table,
)
from karfunkel.notation.view_field_writers import LEFT_OUT, AnyWriter, FieldWriter, OwnWriter, list_of, one_of

_STANDING = itemgetter(*product(range(COLOURS), range(PLACES)))
"""How many knights of each colour stand at each place, colour by colour."""


def sees_gold(table: Table, viewer: int | None, seat: int) -> bool:
    """[D33] Whether a viewer sees which gold cards a seat has."""
    return viewer == seat or bool(table.open_gold) or bool(table.over)


def _gold_seen(table: Table, viewer: int | None) -> list[list[str] | None]:
    """[D33] The hands of gold that a viewer sees."""
    return [cards if sees_gold(table, viewer, seat) else None for seat, cards in enumerate(hands(table, GOLD))]


def _gold_unseen(table: Table, viewer: int | None) -> list[str]:
    """[D33] The gold that a viewer does not see, wherever it is."""
    hidden = [cards for seat, cards in enumerate(hands(table, GOLD)) if not sees_gold(table, viewer, seat)]
    return sorted(chain(unseen(table, GOLD), *hidden))


def _gold_count(table: Table) -> list[int]:
    """How many gold cards each seat has."""
    return [len(cards) for cards in hands(table, GOLD)]


def _in_nest(table: Table) -> list[int]:
    """How many knights of each seat the dragon has in its nest."""
    had = KNIGHTS_OF_A_COLOUR[table.players] * colours_of_each(table)
    return [had - knights_in_play(table, seat) - table.treasures[seat] for seat in range(table.players)]


def _goals(table: Table) -> dict[str, str]:
    """[D10], [D12] Where a knight goes from each place at which some stand."""
    standing = _STANDING(table.knights)
    numbers = [sum(standing[place::PLACES]) for place in range(PLACES)]
    return {PLACE_NAMES[place]: _goal(place, number) for place, number in enumerate(numbers) if number}


@cache
def _goal(place: int, number: int) -> str:
    """Where a knight goes from a place at which so many stand."""
    trial = Table()
    trial.knights[0, place] = number
    return PLACE_NAMES[goal_from(trial, place)]


def _wakes(table: Table) -> list[int]:
    """[D20] The fields on which a knight wakes the dragon."""
    return list(_wakes_at(table.bar, table.dragon))


@cache
def _wakes_at(bar: int, dragon: int) -> tuple[int, ...]:
    trial = Table()
    trial.bar, trial.dragon = bar, dragon
    return tuple(field for field in range(1, FIELDS + 1) if wakes_dragon(trial, field))


@lru_cache
def _rolls_from(bar: int, dragon: int, facing: int) -> tuple[int, ...]:
    fields = []
    for number in range(1, DIE + 1):
        trial = Table()
        trial.bar, trial.dragon, trial.facing = bar, dragon, facing
        _walk(trial, number)
        fields.append(trial.dragon)
    return tuple(fields)


_walk = Binding(unwrapped, {})(walk)


def _rolls(table: Table) -> list[int]:
    """[D21] Where each number of the die would take the dragon."""
    return list(_rolls_from(table.bar, table.dragon, table.facing))


def _kind_bonuses(table: Table) -> Any:
    """[D31] Who has the bonus of each kind, once the game is over."""
    return {GEM_NAMES[kind]: _bonus_of(table, kind) for kind in range(GEM_KINDS)} if table.over else LEFT_OUT


def _bonus_of(table: Table, kind: int) -> int | None:
    holder = has_most(table, kind)
    return None if holder == NONE else holder


GOALS = GenericAlias(dict, (one_of(PLACE_NAMES[:CHAMBER]), one_of(PLACE_NAMES)))
BONUSES = GenericAlias(dict, (GEM, int | None))
_OWN_GOLD = OwnWriter("gold", ("gold", "players", "open_gold", "over"), _gold_seen, list_of(list_of(GOLD_CARD) | None))

VIEW_WRITERS: tuple[AnyWriter, ...] = (
    *(_OWN_GOLD if writer.name == "gold" else writer for writer in WRITERS),
    FieldWriter("gold_count", ("gold", "players"), _gold_count, list[int]),
    FieldWriter("nest", ("players", "in_play", "treasures"), _in_nest, list[int]),
    FieldWriter("treasures_left", ("players", "treasures"), treasures_left),
    FieldWriter("bar_last", ("bar",), lambda table: table.bar + BAR_LENGTH - 1),
    FieldWriter("rolls", ("bar", "dragon", "facing"), _rolls, list[int]),
    FieldWriter("goals", ("knights",), _goals, GOALS),
    FieldWriter("wakes", ("bar", "dragon"), _wakes, list[int]),
    OwnWriter("unseen_gold", ("unseen", "gold", "players", "open_gold", "over"), _gold_unseen, list_of(GOLD_CARD)),
    FieldWriter("unseen_gems", ("unseen",), lambda table: unseen(table, GEMS), list_of(GEM)),
    FieldWriter("kind_bonuses", ("over", "gems", "players"), _kind_bonuses, BONUSES, optional=True),
)
"""How each field of a view is written, in order: those of a position, and what can be seen beside them."""
