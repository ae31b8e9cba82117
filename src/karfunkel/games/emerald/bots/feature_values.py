"""Computes the features of every seat at a table (their names are in `feature_names.py`)."""

from karfunkel.engine import rule
from karfunkel.games.emerald.bots.board_field_values import goal_value, write_crowds, write_threats
from karfunkel.games.emerald.bots.feature_names import (
    CAN_ENTER_CHAMBER,
    CHEAPEST_GOLD,
    DANGER_ALONE,
    DANGER_SHARED,
    DANGER_WITHOUT_GOLD,
    FEATURES,
    FIRST_GOLD,
    FOLLOWS_KIND,
    KNIGHTS,
    KNIGHTS_AT_START,
    KNIGHTS_BESIDE_BAR,
    KNIGHTS_ON,
    KNIGHTS_PAST_BAR,
    LAST_TWO_KNIGHTS,
    LEADS_KIND,
    LEADS_KIND_CLEARLY,
    MORE_CAN_ENTER_CHAMBER,
    MORE_GOLD,
    ON_TURN,
    ONE_KIND,
    OWN_TREASURES,
    POINTS,
    REACH_OFF_TURN,
    REACH_ON_TURN,
    SECOND_MOVE,
    SHARES_KIND,
    TURNS_TO_WAIT,
)
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.rules.board import (
    KNIGHTS_OF_A_COLOUR,
    colours_of_each,
    first_colour,
    knights_in_play,
)
from karfunkel.games.emerald.rules.end_and_scoring import (
    BONUS_POINTS,
    TREASURE_POINTS,
    four_kinds_bonus,
    gems_of,
    gold_points,
    treasures_left,
)
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    CHAMBER,
    GEM_KINDS,
    GOLD_VALUES,
    KEEP,
    MOVES_A_TURN,
    NONE,
    PLACES,
    TREASURES,
    Table,
)

MOST_MORE_GOLD = 3
"""More gold cards than so many beside the first are no better against the dragon."""


@rule
def write_features(table: Table, scratch: EmeraldScratch) -> None:
    """The features of every seat."""
    write_crowds(table, scratch)
    write_threats(table, scratch)
    for seat in range(table.players):
        for feature in range(FEATURES):
            scratch.features[seat, feature] = 0.0
        write_hand(table, scratch, seat)
        write_kinds(table, scratch, seat)
        write_knights(table, scratch, seat)
        write_turn(table, scratch, seat)


@rule
def write_hand(table: Table, scratch: EmeraldScratch, seat: int) -> None:
    """[D32], [D25] The points that are sure, and the gold that may become a bribe."""
    scratch.features[seat, POINTS] = (
        gold_points(table, seat)
        + TREASURE_POINTS * table.treasures[seat]
        + gems_of(table, seat)
        + BONUS_POINTS * four_kinds_bonus(table, seat)
    )
    scratch.features[seat, OWN_TREASURES] = table.treasures[seat]
    cards = 0
    for value in range(GOLD_VALUES):
        if cards == 0 and table.gold[seat, value] > 0:
            scratch.features[seat, CHEAPEST_GOLD] = value + 1
        cards += table.gold[seat, value]
    if cards > 0:
        scratch.features[seat, FIRST_GOLD] = 1.0
        scratch.features[seat, MORE_GOLD] = min(cards - 1, MOST_MORE_GOLD)


@rule
def write_kinds(table: Table, scratch: EmeraldScratch, seat: int) -> None:
    """[D14], [D31] How near a seat is to the bonuses of the kinds, and to that for four kinds while it can be had."""
    kinds = 0
    for kind in range(GEM_KINDS):
        own = table.gems[seat, kind]
        kinds += own > 0
        lead = own - most_of_others(table, seat, kind)
        if lead > 1:
            scratch.features[seat, LEADS_KIND_CLEARLY] += 1.0
        elif lead == 1:
            scratch.features[seat, LEADS_KIND] += 1.0
        elif lead == 0 and own > 0:
            scratch.features[seat, SHARES_KIND] += 1.0
        elif lead == -1:
            scratch.features[seat, FOLLOWS_KIND] += 1.0
    if table.four_kinds == NONE and 0 < kinds < GEM_KINDS:
        scratch.features[seat, ONE_KIND + kinds - 1] = 1.0


@rule
def most_of_others(table: Table, seat: int, kind: int) -> int:
    """The most gems of a kind that another seat has."""
    most = 0
    for other in range(table.players):
        if other != seat:
            most = max(most, table.gems[other, kind])
    return most


# ---- knights


@rule
def write_knights(table: Table, scratch: EmeraldScratch, seat: int) -> None:
    """Where a seat's knights stand, what threatens them and what they can reach."""
    in_play = knights_in_play(table, seat)
    scratch.features[seat, KNIGHTS] = in_play
    scratch.features[seat, LAST_TWO_KNIGHTS] = 1.0 if in_play <= 2 else 0.0
    best = 0.0
    entering = 0
    for place in range(PLACES):
        own = own_knights_at(table, seat, place)
        if own > 0:
            write_place(table, scratch, seat, place, own)
            goal = min(max(place, KEEP) + scratch.crowd[place], CHAMBER)
            best = max(best, goal_value(table, seat, goal))
            if goal == CHAMBER:
                entering += own
    if entering > 0:
        scratch.features[seat, CAN_ENTER_CHAMBER] = 1.0
        scratch.features[seat, MORE_CAN_ENTER_CHAMBER] = entering - 1
    scratch.features[seat, REACH_ON_TURN if seat == table.mover else REACH_OFF_TURN] = best


@rule
def own_knights_at(table: Table, seat: int, place: int) -> int:
    """How many knights of a seat stand at a place, of all its colours."""
    number = 0
    for i in range(colours_of_each(table)):
        number += table.knights[first_colour(table, seat) + i, place]
    return number


@rule
def write_place(table: Table, scratch: EmeraldScratch, seat: int, place: int, own: int) -> None:
    """[D20]-[D24] A seat's knights at one place: how far they are, and how near the dragon."""
    if place <= KEEP:
        scratch.features[seat, KNIGHTS_AT_START] += own
        return
    field = place - KEEP
    scratch.features[seat, KNIGHTS_ON + field] = own
    if field >= table.bar + BAR_LENGTH:
        scratch.features[seat, KNIGHTS_PAST_BAR] += own
    elif field >= table.bar:
        scratch.features[seat, KNIGHTS_BESIDE_BAR] += own
    danger = scratch.threat[field]
    if danger > 0.0:
        scratch.features[seat, DANGER_ALONE if scratch.crowd[place] == 1 else DANGER_SHARED] += danger
        if scratch.features[seat, FIRST_GOLD] == 0.0:
            scratch.features[seat, DANGER_WITHOUT_GOLD] += danger


# ---- the turn, and how far the game is


@rule
def write_turn(table: Table, scratch: EmeraldScratch, seat: int) -> None:
    """Whose turn it is, and how long the others wait for theirs."""
    if seat == table.mover:
        scratch.features[seat, ON_TURN] = 1.0
        if table.moves_left < MOVES_A_TURN:
            scratch.features[seat, SECOND_MOVE] = 1.0
    wait = seat - table.mover
    if wait < 0:
        wait += table.players
    scratch.features[seat, TURNS_TO_WAIT] = wait / table.players


@rule
def progress(table: Table) -> float:
    """[D30] How far the game is, 0 to 1: by the treasures taken, or by the knights of whoever has the fewest."""
    had = KNIGHTS_OF_A_COLOUR[table.players] * colours_of_each(table)
    fewest = had
    for seat in range(table.players):
        fewest = min(fewest, knights_in_play(table, seat))
    return 1.0 - min(treasures_left(table) / TREASURES, (fewest - 1) / (had - 1))
