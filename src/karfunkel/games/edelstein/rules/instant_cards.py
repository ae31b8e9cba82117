"""[E3], [E29] The instant event cards: used at once or forgone, by the one who took them."""

from karfunkel.engine import NOBODY, Actions, answered, rule, tell
from karfunkel.games.edelstein.rules.event_cards import (
    FOUR,
    FOUR_RB,
    FOUR_YG,
    HALVE,
    REMOVE,
    SCORE_HALF,
    SWAP,
    TAKEN_BY_THREE,
    THREE,
)
from karfunkel.games.edelstein.rules.stacks import put_under_stack
from karfunkel.games.edelstein.rules.state import CARD_FORGONE, CARD_USED, FORGO, SEAT, USE, Table
from karfunkel.games.trading.rules.gem_transfers import (
    gems_of,
    give_to_supply,
    legal_own_colours,
    legal_supply_colours,
    pass_gems,
    take_from_supply,
)
from karfunkel.games.trading.rules.majorities import most_gems, score_colour
from karfunkel.games.trading.rules.state import BLUE, COLOUR, COLOUR_VALUES, COLOURS, GREEN, NONE, RED, YELLOW

SWAP_WORDS = 3
"""What to give, to whom, what to take."""


@rule
def legal_uses(table: Table, seat: int, actions: Actions) -> int:
    """[E29] The uses that change something, and to forgo the card."""
    if table.said_count > 0:
        return legal_words(table, seat, actions)
    n = legal_first_words(table, seat, actions)
    actions[n] = FORGO
    return n + 1


@rule
def legal_first_words(table: Table, seat: int, actions: Actions) -> int:
    """What can be said first to use the card."""
    kind = table.using
    if kind == SCORE_HALF:
        return legal_owned_colours(table, actions)
    if kind == THREE:
        return legal_supply_colours(table, actions, 0)
    if kind == SWAP:
        return legal_swap_gifts(table, seat, actions)
    if kind == REMOVE:
        return legal_removals(table, seat, actions)
    if useful_four(table, seat) or useful_halving(table):
        actions[0] = USE
        return 1
    return 0


@rule
def legal_words(table: Table, seat: int, actions: Actions) -> int:
    """What can be said next of a swap or a removal."""
    if table.using == REMOVE:
        return legal_removals(table, seat, actions)
    if table.said_count == 1:
        return legal_swap_partners(table, seat, actions)
    return legal_swap_returns(table, actions)


@rule
def use_unfinished(table: Table, seat: int) -> bool:
    """Whether, of a swap or a removal, something is still to be said."""
    if table.said[0] == FORGO:
        return False
    if table.using == SWAP:
        return table.said_count < SWAP_WORDS
    return table.using == REMOVE and next_robbed(table, seat, table.said_count) != NOBODY


@rule
def use_card(table: Table, seat: int) -> None:
    """[E24] Use the card or forgo it; it goes under the stack."""
    if table.said[0] == FORGO:
        tell(table, CARD_FORGONE, seat, table.using)
    else:
        tell(table, CARD_USED, seat, table.using)
        carry_out_card(table, seat, table.using)
    answered(table)
    put_used_card_under_stack(table)


@rule
def put_used_card_under_stack(table: Table) -> None:
    """[E24] The instant card goes face up under the stack."""
    put_under_stack(table, table.using)
    table.using = NONE


@rule
def carry_out_card(table: Table, seat: int, kind: int) -> None:
    """Do what the card says."""
    colour = table.said[0] - COLOUR
    if kind == FOUR_RB:
        set_to_four(table, seat, RED)
        set_to_four(table, seat, BLUE)
    elif kind == FOUR_YG:
        set_to_four(table, seat, YELLOW)
        set_to_four(table, seat, GREEN)
    elif kind == SCORE_HALF:
        score_colour(table, colour, COLOUR_VALUES[colour] // 2)
    elif kind == SWAP:
        swap(table, seat)
    elif kind == REMOVE:
        remove(table, seat)
    elif kind == THREE:
        take_from_supply(table, seat, colour, TAKEN_BY_THREE)
    else:
        halve(table)


# ---- four-rb, four-yg


@rule
def set_to_four(table: Table, seat: int, colour: int) -> None:
    """Give the surplus to the supply, or take what is missing from it."""
    surplus = table.gems[seat, colour] - FOUR
    give_to_supply(table, seat, colour, surplus)
    take_from_supply(table, seat, colour, -surplus)


@rule
def useful_four(table: Table, seat: int) -> bool:
    """[E29] Whether the card four-rb or four-yg, if it is that one, would change anything."""
    if table.using == FOUR_RB:
        return not_four(table, seat, RED) or not_four(table, seat, BLUE)
    if table.using == FOUR_YG:
        return not_four(table, seat, YELLOW) or not_four(table, seat, GREEN)
    return False


@rule
def not_four(table: Table, seat: int, colour: int) -> bool:
    """Whether the seat has more than four gems of a colour, or fewer and could take some."""
    surplus = table.gems[seat, colour] - FOUR
    return surplus > 0 or (surplus < 0 and table.supply[colour] > 0)


# ---- score-half


@rule
def legal_owned_colours(table: Table, actions: Actions) -> int:
    """[E29] The colours that anybody owns."""
    n = 0
    for colour in range(COLOURS):
        if most_gems(table, colour) > 0:
            actions[n] = COLOUR + colour
            n += 1
    return n


# ---- swap


@rule
def has_other_colour(table: Table, seat: int, colour: int) -> bool:
    """Whether a seat has a gem of another colour than this one."""
    return gems_of(table, seat) > table.gems[seat, colour]


@rule
def can_swap(table: Table, seat: int, colour: int) -> bool:
    """Whether some other seat has a gem of another colour than the one given."""
    for other in range(table.players):
        if other != seat and has_other_colour(table, other, colour):
            return True
    return False


@rule
def legal_swap_gifts(table: Table, seat: int, actions: Actions) -> int:
    """The colours that can be given."""
    own = legal_own_colours(table, seat, actions, 0)
    n = 0
    for i in range(own):
        if can_swap(table, seat, actions[i] - COLOUR):
            actions[n] = actions[i]
            n += 1
    return n


@rule
def legal_swap_partners(table: Table, seat: int, actions: Actions) -> int:
    """The seats that have something else to give back."""
    n = 0
    for other in range(table.players):
        if other != seat and has_other_colour(table, other, table.said[0] - COLOUR):
            actions[n] = SEAT + other
            n += 1
    return n


@rule
def legal_swap_returns(table: Table, actions: Actions) -> int:
    """[E29] What the partner has, of another colour than the one given."""
    n = 0
    for colour in range(COLOURS):
        if COLOUR + colour != table.said[0] and table.gems[table.said[1] - SEAT, colour] > 0:
            actions[n] = COLOUR + colour
            n += 1
    return n


@rule
def swap(table: Table, seat: int) -> None:
    """Give one own gem to another player and take one from that player, who cannot refuse."""
    partner = table.said[1] - SEAT
    pass_gems(table, seat, partner, table.said[0] - COLOUR, 1)
    pass_gems(table, partner, seat, table.said[2] - COLOUR, 1)


# ---- remove: a colour for every other seat that has a gem


@rule
def next_robbed(table: Table, seat: int, before: int) -> int:
    """The seat that `before` others are robbed before; NOBODY if there is none."""
    for other in range(table.players):
        if other != seat and gems_of(table, other) > 0:
            if before == 0:
                return other
            before -= 1
    return NOBODY


@rule
def legal_removals(table: Table, seat: int, actions: Actions) -> int:
    """The colours that can be taken from the next seat."""
    robbed = next_robbed(table, seat, table.said_count)
    if robbed == NOBODY:
        return 0
    return legal_own_colours(table, robbed, actions, 0)


@rule
def remove(table: Table, seat: int) -> None:
    """Take one gem from every other player who has any, into the supply."""
    said = 0
    for other in range(table.players):
        if other != seat and gems_of(table, other) > 0:
            give_to_supply(table, other, table.said[said] - COLOUR, 1)
            said += 1


# ---- halve


@rule
def useful_halving(table: Table) -> bool:
    """[E29] Whether the card halve, if it is that one, would change anything: somebody has two gems of a colour."""
    if table.using == HALVE:
        for colour in range(COLOURS):
            if most_gems(table, colour) > 1:
                return True
    return False


@rule
def halve(table: Table) -> None:
    """Every player, the user included, gives half of each colour to the supply, rounded down."""
    for seat in range(table.players):
        for colour in range(COLOURS):
            give_to_supply(table, seat, colour, table.gems[seat, colour] // 2)
