"""The two stacks of cards. No order is stored: a stack is what is in it, and chance draws when a card is turned."""

from karfunkel.engine import pending, rule, tell
from karfunkel.games.edelstein.rules.event_cards import EVENT_CARDS_IN_ALL, EVENT_COPIES, EVENT_KINDS
from karfunkel.games.edelstein.rules.state import CARD_COPIES, DRAW_GEM_CARD, EVENTS_SHUFFLED, GEM_CARDS, Table
from karfunkel.games.trading.rules.nth_card import nth_card
from karfunkel.games.trading.rules.state import NONE

# ---- gem cards


@rule
def shuffle_gem_cards(table: Table) -> None:
    """[E11], [E45] All gem cards go into the stack; none is seen."""
    for card in range(GEM_CARDS):
        table.unseen[card] = table.deck[card, CARD_COPIES]
    table.unseen_count = GEM_CARDS


@rule
def draw_gem_card(table: Table, card: int) -> None:
    """[E11], [E20] Take a gem card from the stack; now it is seen."""
    table.unseen[card] -= 1
    table.unseen_count -= 1


# ---- event cards


@rule
def shuffle_new_events(table: Table) -> None:
    """[E13] All event cards are shuffled into a face-down stack."""
    for kind in range(EVENT_KINDS):
        table.face_down[kind] = EVENT_COPIES[kind]
        table.face_up[kind] = 0
    table.face_down_count = EVENT_CARDS_IN_ALL


@rule
def put_under_stack(table: Table, kind: int) -> None:
    """[E27] A card that goes under the event stack lies face up."""
    table.face_up[kind] += 1


@rule
def put_open_event_under_stack(table: Table) -> None:
    """[E20], [E24] The open event card, if one lies there, goes under the stack."""
    if table.open_event != NONE:
        put_under_stack(table, table.open_event)
        table.open_event = NONE


@rule
def draw_from_stack(table: Table, kind: int) -> None:
    """[E27] Take the top event card. If a face-up card then lies on top, the whole stack is shuffled face down."""
    table.face_down[kind] -= 1
    table.face_down_count -= 1
    if table.face_down_count == 0:
        turn_stack_over(table)


@rule
def turn_stack_over(table: Table) -> None:
    """[E27] All cards then in the stack are shuffled face down."""
    for kind in range(EVENT_KINDS):
        table.face_down[kind] = table.face_up[kind]
        table.face_down_count += table.face_up[kind]
        table.face_up[kind] = 0
    tell(table, EVENTS_SHUFFLED)


# ---- what chance can draw


@rule
def chance_total(table: Table) -> int:
    """How many cards the pending draw is from, each as likely as any other."""
    if pending(table) <= DRAW_GEM_CARD:
        return table.unseen_count
    return table.face_down_count


@rule
def chance_pick(table: Table, n: int) -> int:
    """The outcome of the pending draw if it is card number n, in the order of the deck."""
    if pending(table) <= DRAW_GEM_CARD:
        return nth_card(table.unseen, n)
    return nth_card(table.face_down, n)
