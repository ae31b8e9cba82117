"""[E40]-[E43] The scoring at the end of a stage, and [E47] the end of the game."""

from karfunkel.engine import rule, tell
from karfunkel.games.edelstein.rules.actions import earn
from karfunkel.games.edelstein.rules.event_cards import (
    CERTIFICATE,
    EVENT_COPIES,
    MAJOR,
    MAJOR_ANY,
    MAJOR_ANY_PAYS,
    MAJOR_PAYS,
    MOST_CERTIFICATES_PAY,
    PER,
    SCORING_KINDS,
    SECOND_CERTIFICATES_PAY,
)
from karfunkel.games.edelstein.rules.state import CERTIFICATES_SCORED, FOR_EVENT_CARD, Table
from karfunkel.games.trading.rules.gem_transfers import compare_gems, gems_of
from karfunkel.games.trading.rules.majorities import how_many_have, most_gems, score_colour
from karfunkel.games.trading.rules.state import COLOUR_VALUES, COLOURS, SCORING_BEGINS, STAGE_SCORED


@rule
def score_stage(table: Table) -> None:
    """[E40]-[E43] Colour by colour with the cards that pay for it, then the certificates; then all cards go back."""
    tell(table, SCORING_BEGINS, table.stage)
    if table.major_any_once:
        pay_major_any_once(table)
    for colour in range(COLOURS):
        pay_scoring_cards(table, colour)
        score_colour(table, colour, COLOUR_VALUES[colour])
    score_certificates(table)
    give_back_event_cards(table)
    tell(table, STAGE_SCORED, table.stage)


@rule
def has_most_alone(table: Table, seat: int, colour: int) -> bool:
    """Whether a seat alone has most gems of a colour."""
    most = most_gems(table, colour)
    return most > 0 and table.gems[seat, colour] == most and how_many_have(table, colour, most) == 1


@rule
def pay_scoring_cards(table: Table, colour: int) -> None:
    """[E41] Cards pay together with their colour, before gems of that colour are given back."""
    for seat in range(table.players):
        per = table.gems[seat, colour] * table.kept[seat, PER + colour]
        earn(table, seat, per, FOR_EVENT_CARD + PER + colour)
        if has_most_alone(table, seat, colour):
            earn(table, seat, MAJOR_PAYS[colour] * table.kept[seat, MAJOR + colour], FOR_EVENT_CARD + MAJOR + colour)
            if not table.major_any_once:
                earn(table, seat, MAJOR_ANY_PAYS * table.kept[seat, MAJOR_ANY], FOR_EVENT_CARD + MAJOR_ANY)


@rule
def pay_major_any_once(table: Table) -> None:
    """[E3] With the option `once`, `major-any` pays a single time, in however many colours its holder has most."""
    for seat in range(table.players):
        for colour in range(COLOURS):
            if has_most_alone(table, seat, colour):
                earn(table, seat, MAJOR_ANY_PAYS * table.kept[seat, MAJOR_ANY], FOR_EVENT_CARD + MAJOR_ANY)
                break


@rule
def score_certificates(table: Table) -> None:
    """[E42] Most certificates bring 10, second most 4; if several share most, 10 each, and nobody gets 4."""
    most = most_certificates(table, EVENT_COPIES[CERTIFICATE] + 1)
    if most == 0:
        return
    second = most_certificates(table, most)
    sharing = 0
    for seat in range(table.players):
        if table.kept[seat, CERTIFICATE] == most:
            sharing += 1
    tell(table, CERTIFICATES_SCORED, most, sharing)
    for seat in range(table.players):
        number = table.kept[seat, CERTIFICATE]
        if number == most:
            earn(table, seat, MOST_CERTIFICATES_PAY, FOR_EVENT_CARD + CERTIFICATE)
        elif number == second and number > 0 and sharing == 1:
            earn(table, seat, SECOND_CERTIFICATES_PAY, FOR_EVENT_CARD + CERTIFICATE)


@rule
def most_certificates(table: Table, below: int) -> int:
    """The most certificates a seat has, of those who have fewer than `below`."""
    most = 0
    for seat in range(table.players):
        number = table.kept[seat, CERTIFICATE]
        if most < number < below:
            most = number
    return most


@rule
def give_back_event_cards(table: Table) -> None:
    """[E43] All event cards of the players go face up under the stack, used or not."""
    for seat in range(table.players):
        for kind in range(SCORING_KINDS):
            table.face_up[kind] += table.kept[seat, kind]
            table.kept[seat, kind] = 0


@rule
def score(table: Table, seat: int) -> int:
    """[E47] The money of a seat."""
    return table.money[seat]


@rule
def ahead(table: Table, seat: int, other: int) -> int:
    """[E47], [E63] More than 0 if a seat has more money; if equal more gems; more red, yellow, green, blue.

    Those who are level in all of this share the win.
    """
    if table.money[seat] != table.money[other]:
        return table.money[seat] - table.money[other]
    if gems_of(table, seat) != gems_of(table, other):
        return gems_of(table, seat) - gems_of(table, other)
    return compare_gems(table, seat, other)
