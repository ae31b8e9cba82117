"""What a field is worth to a knight that goes there, and how the dragon threatens it where it stands."""

from karfunkel.engine import rule
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.rules.board import knights_at
from karfunkel.games.emerald.rules.end_and_scoring import TREASURE_POINTS
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    CHAMBER,
    CHAMBERWARDS,
    DIE,
    EXIT,
    FIELDS,
    FIRST_CAVE_FIELD,
    GEM_KINDS,
    GEMS,
    GOLD,
    GOLD_VALUES,
    KEEP,
    NONE,
    PLACES,
    Table,
)

OLD_KIND = 1.0
"""About what a gem promises beside its point: its part of the bonus for its kind,"""
NEW_KIND = (1.0, 1.5, 2.5, 4.0)
"""and while the bonus for four kinds can be had, a kind that the seat has not, by how many it has."""


@rule
def write_crowds(table: Table, scratch: EmeraldScratch) -> None:
    """How many knights stand at each place, of all colours."""
    for place in range(PLACES):
        scratch.crowd[place] = knights_at(table, place)


@rule
def write_threats(table: Table, scratch: EmeraldScratch) -> None:
    """[D21] How likely the dragon, woken once, ends its walk on each field."""
    for field in range(FIRST_CAVE_FIELD, FIELDS + 1):
        scratch.threat[field] = 0.0
    dragon = table.dragon
    facing = table.facing
    for _ in range(DIE):
        dragon += facing
        if facing == EXIT and dragon == table.bar:
            facing = CHAMBERWARDS
        elif facing == CHAMBERWARDS and dragon == table.bar + BAR_LENGTH - 1:
            facing = EXIT
        scratch.threat[dragon] += 1.0 / DIE


@rule
def goal_value(table: Table, seat: int, goal: int) -> float:
    """[D12], [D13] About what a knight that goes there brings its seat at once."""
    if goal == CHAMBER:
        return 1.0 * TREASURE_POINTS
    field = goal - KEEP
    if field < FIRST_CAVE_FIELD:
        return 0.0
    return max(gold_at(table, field), gem_at(table, seat, field))


@rule
def gold_at(table: Table, field: int) -> float:
    """The value of the gold there; of a card that is not turned yet, what is to be expected."""
    if table.top[GOLD, field] != NONE:
        return table.top[GOLD, field] + 1.0
    return mean_gold(table) if table.below[GOLD, field] > 0 else 0.0


@rule
def mean_gold(table: Table) -> float:
    """The value of a gold card that nobody has seen, on average."""
    cards = 0
    points = 0
    for value in range(GOLD_VALUES):
        cards += table.unseen[GOLD, value]
        points += (value + 1) * table.unseen[GOLD, value]
    return points / cards


@rule
def gem_at(table: Table, seat: int, field: int) -> float:
    """What the gem there promises the seat."""
    kind = table.top[GEMS, field]
    if kind == NONE:
        return 1.0 + OLD_KIND if table.below[GEMS, field] > 0 else 0.0
    if table.gems[seat, kind] > 0 or table.four_kinds != NONE:
        return 1.0 + OLD_KIND
    kinds = 0
    for other in range(GEM_KINDS):
        kinds += table.gems[seat, other] > 0
    return 1.0 + NEW_KIND[kinds]
