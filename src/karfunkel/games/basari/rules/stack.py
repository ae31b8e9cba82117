"""[B3], [B10], [B12] The stack of bazaar cards: what is in it, in no order."""

from karfunkel.engine import rule
from karfunkel.games.basari.rules.state import BAZAAR_CARDS, CARD_COPIES, CARD_WORKERS, Table
from karfunkel.games.trading.rules.nth_card import nth_card


@rule
def shuffle_cards(table: Table) -> None:
    """[B3] All cards go into the stack."""
    for card in range(BAZAAR_CARDS):
        table.unseen[card] = table.deck[card, CARD_COPIES]
    table.unseen_count = BAZAAR_CARDS


@rule
def lay_card(table: Table, seat: int, card: int) -> None:
    """[B10] A card from the stack is laid openly on those the seat has; its workers stay until the stage is scored."""
    table.unseen[card] -= 1
    table.unseen_count -= 1
    table.workers[seat] += table.deck[card, CARD_WORKERS]


@rule
def chance_total(table: Table) -> int:
    """How many cards the pending draw is from, each as likely as any other."""
    return table.unseen_count


@rule
def chance_pick(table: Table, n: int) -> int:
    """The outcome of the pending draw if it is card number n, in the order of the deck."""
    return nth_card(table.unseen, n)
