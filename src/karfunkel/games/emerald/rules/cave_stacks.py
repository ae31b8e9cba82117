"""[D3], [D13], [D14] The stacks in the cave: turning cards and taking them."""

from karfunkel.engine import NOBODY, Actions, answered, ask, pending, rule, tell
from karfunkel.games.emerald.rules.board import allow_no_more_moves
from karfunkel.games.emerald.rules.state import (
    BONUS,
    CARD_TAKEN,
    CARD_TURNED,
    DIE,
    FIELDS,
    FIRST_CAVE_FIELD,
    FOUR_KINDS,
    GEM_KINDS,
    GEMS,
    GOLD,
    MOST_FACES,
    NONE,
    PILES,
    ROLL,
    TAKE,
    TAKE_CARD,
    TURN_GEM,
    TURN_GOLD,
    Table,
)

NO_FIELD = 0


# ---- turning cards: chance decides what they are


@rule
def is_unturned(table: Table, pile: int, field: int) -> bool:
    """Whether a stack has cards, but no open one."""
    return table.top[pile, field] == NONE and table.below[pile, field] > 0


@rule
def field_to_turn(table: Table, pile: int) -> int:
    """The first field whose stack has cards, but no open one; NO_FIELD if there is none."""
    for field in range(FIRST_CAVE_FIELD, FIELDS + 1):
        if is_unturned(table, pile, field):
            return field
    return NO_FIELD


@rule
def turn_cards(table: Table) -> None:
    """[D3], [D13] The top card of every stack is open."""
    for pile in range(PILES):
        if table.unturned[pile] > 0:
            ask(table, TURN_GOLD + pile, NOBODY)
            return


@rule
def turn_card(table: Table, pile: int, card: int) -> None:
    """[D3], [D13] A card is turned open; then the next, if there is another to turn."""
    field = field_to_turn(table, pile)
    answered(table)
    table.unturned[pile] -= 1
    table.unseen[pile, card] -= 1
    table.below[pile, field] -= 1
    table.top[pile, field] = card
    tell(table, CARD_TURNED, pile, field, card)
    turn_cards(table)


# ---- taking cards


@rule
def come_to_cards(table: Table, seat: int, field: int) -> None:
    """[D13] Where a card lies, one must be taken, and the turn ends. If both are there, the player chooses."""
    gold_there = table.top[GOLD, field] != NONE
    gem_there = table.top[GEMS, field] != NONE
    if not gold_there and not gem_there:
        return
    allow_no_more_moves(table)
    if gold_there and gem_there:
        table.taking = field
        ask(table, TAKE_CARD, seat)
    else:
        take_card(table, seat, GOLD if gold_there else GEMS, field)


@rule
def legal_cards(actions: Actions) -> int:
    """[D13] The gold card or the gem card."""
    for pile in range(PILES):
        actions[pile] = TAKE + pile
    return PILES


@rule
def choose_card(table: Table, seat: int, pile: int) -> None:
    """[D13] The player has chosen which of the two to take."""
    field = table.taking
    answered(table)
    table.taking = NO_FIELD
    take_card(table, seat, pile, field)


@rule
def take_card(table: Table, seat: int, pile: int, field: int) -> None:
    """[D13], [D14] Take the open card of a stack; the next one is turned."""
    card = table.top[pile, field]
    table.top[pile, field] = NONE
    tell(table, CARD_TAKEN, seat, pile, field, card)
    if pile == GOLD:
        table.gold[seat, card] += 1
    else:
        table.gems[seat, card] += 1
        award_four_kinds(table, seat)
    if table.below[pile, field] > 0:
        table.unturned[pile] += 1
    turn_cards(table)


@rule
def award_four_kinds(table: Table, seat: int) -> None:
    """[D14] The first player who has all four kinds takes the bonus for four different gems and keeps it."""
    if table.four_kinds == NONE and has_four_kinds(table, seat):
        table.four_kinds = seat
        tell(table, BONUS, seat, FOUR_KINDS)


@rule
def has_four_kinds(table: Table, seat: int) -> bool:
    """Whether a seat has a gem of every kind."""
    for kind in range(GEM_KINDS):
        if table.gems[seat, kind] == 0:
            return False
    return True


# ---- chance


@rule
def chance_total(table: Table) -> int:
    """[D2] How many equally likely outcomes the pending draw has: sides of the die, or cards nobody has seen."""
    if pending(table) == ROLL:
        return DIE
    pile = pending(table) - TURN_GOLD
    number = 0
    for face in range(MOST_FACES):
        number += table.unseen[pile, face]
    return number


@rule
def chance_pick(table: Table, n: int) -> int:
    """The outcome number n of the pending draw: the number rolled, or the face of the card."""
    if pending(table) == ROLL:
        return n + 1
    pile = pending(table) - TURN_GOLD
    card = 0
    for face in range(MOST_FACES):
        n -= table.unseen[pile, face]
        card += n >= 0  # it is none of this face, nor of those before
    return card


assert TURN_GEM == TURN_GOLD + GEMS
