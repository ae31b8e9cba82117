"""[D30]-[D32] The end of the game, the bonuses and the score."""

from karfunkel.engine import rule, tell
from karfunkel.games.emerald.rules.board import allow_no_more_moves, knights_in_play
from karfunkel.games.emerald.rules.state import (
    BONUS,
    GAME_OVER,
    GEM_KINDS,
    GOLD_VALUES,
    LAST_KNIGHT,
    LAST_TREASURE,
    NONE,
    TREASURES,
    Table,
)

TREASURE_POINTS = 5
BONUS_POINTS = 4
FEWEST_KNIGHTS = 1
"""[D30] With so few knights in play a player ends the game."""


@rule
def end_if_over(table: Table, seat: int) -> None:
    """[D30] The game ends at once when the last treasure is taken, or when this seat has only one knight left."""
    if treasures_left(table) == 0:
        end_game(table, LAST_TREASURE, seat)
    elif knights_in_play(table, seat) <= FEWEST_KNIGHTS:
        end_game(table, LAST_KNIGHT, seat)


@rule
def treasures_left(table: Table) -> int:
    """How many treasure cards nobody has taken."""
    left = TREASURES
    for seat in range(table.players):
        left -= table.treasures[seat]
    return left


@rule
def end_game(table: Table, why: int, seat: int) -> None:
    """[D30], [D31] The game is over, and the kind bonuses are awarded."""
    table.over = 1
    allow_no_more_moves(table)
    award_kind_bonuses(table)
    tell(table, GAME_OVER, why, seat)


@rule
def award_kind_bonuses(table: Table) -> None:
    """[D31] Who alone has most gems of a kind gets its bonus card."""
    for kind in range(GEM_KINDS):
        holder = has_most(table, kind)
        if holder != NONE:
            tell(table, BONUS, holder, kind)


@rule
def has_most(table: Table, kind: int) -> int:
    """[D31] The player who alone has most gems of a kind; NONE if several share most or nobody has any."""
    holder = NONE
    most = 0
    for seat in range(table.players):
        number = table.gems[seat, kind]
        if number > most:
            most = number
            holder = seat
        elif number == most:
            holder = NONE
    return holder


# ---- the score


@rule
def score(table: Table, seat: int) -> int:
    """[D32] Gold counts its value, treasures 5, gems 1, bonuses 4."""
    return gold_points(table, seat) + open_points(table, seat)


@rule
def gold_points(table: Table, seat: int) -> int:
    """[D32] The value of a seat's gold."""
    points = 0
    for value in range(GOLD_VALUES):
        points += (value + 1) * table.gold[seat, value]
    return points


@rule
def open_points(table: Table, seat: int) -> int:
    """[D32] What a seat has openly: treasures, gems, bonuses."""
    return (
        TREASURE_POINTS * table.treasures[seat]
        + gems_of(table, seat)
        + BONUS_POINTS * (four_kinds_bonus(table, seat) + kind_bonuses(table, seat))
    )


@rule
def gems_of(table: Table, seat: int) -> int:
    """How many gem cards a seat has."""
    number = 0
    for kind in range(GEM_KINDS):
        number += table.gems[seat, kind]
    return number


@rule
def four_kinds_bonus(table: Table, seat: int) -> int:
    """[D14] 1 if a seat has the bonus for four different gems."""
    return 1 if table.four_kinds == seat else 0


@rule
def kind_bonuses(table: Table, seat: int) -> int:
    """[D31] How many kind bonuses a seat has; they are awarded at the end."""
    bonuses = 0
    if table.over:
        for kind in range(GEM_KINDS):
            if has_most(table, kind) == seat:
                bonuses += 1
    return bonuses


@rule
def ahead(table: Table, seat: int, other: int) -> int:
    """[D32] More than 0 if a seat has more points; if equal more treasures, then more gems.

    Those who are level in all of this share the win.
    """
    more = score(table, seat) - score(table, other)
    if more != 0:
        return more
    if table.treasures[seat] != table.treasures[other]:
        return table.treasures[seat] - table.treasures[other]
    return gems_of(table, seat) - gems_of(table, other)
