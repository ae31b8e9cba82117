"""[D33] Samples the gold cards in other hands anew: a bot does not see them."""

from karfunkel.engine import Dice, apart, random_below, rule
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.rules.state import GOLD, GOLD_VALUES, Table


@apart
def redeal_hidden_gold(table: Table, scratch: EmeraldScratch, dice: Dice, seat: int) -> None:
    """Deal the gold that a seat does not see anew: to the others as many cards as they have; the rest is unseen."""
    if table.open_gold:
        return
    for other in range(table.players):
        scratch.cards[other] = 0 if other == seat else put_back(table, other)
    for other in range(table.players):
        for _ in range(scratch.cards[other]):
            deal_card(table, dice, other)


@rule
def is_gold_hidden(table: Table, seat: int) -> bool:
    """Whether anybody else has gold, which this seat does not see."""
    if table.open_gold:
        return False
    for other in range(table.players):
        for value in range(GOLD_VALUES):
            if other != seat and table.gold[other, value] > 0:
                return True
    return False


@rule
def put_back(table: Table, seat: int) -> int:
    """Put a seat's gold to the unseen; how many cards it was."""
    cards = 0
    for value in range(GOLD_VALUES):
        cards += table.gold[seat, value]
        table.unseen[GOLD, value] += table.gold[seat, value]
        table.gold[seat, value] = 0
    return cards


@rule
def deal_card(table: Table, dice: Dice, seat: int) -> None:
    """Deal a seat one of the unseen gold cards, each as likely as any other."""
    cards = 0
    for value in range(GOLD_VALUES):
        cards += table.unseen[GOLD, value]
    n = random_below(dice, cards)
    for value in range(GOLD_VALUES):
        if n < table.unseen[GOLD, value]:
            table.unseen[GOLD, value] -= 1
            table.gold[seat, value] += 1
            return
        n -= table.unseen[GOLD, value]
