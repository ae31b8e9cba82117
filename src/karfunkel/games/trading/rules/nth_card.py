"""The nth card of a stack, which is how many of each face are in it; so chance turns one."""

from karfunkel.engine import Row, rule


@rule
def nth_card(stack: Row, n: int) -> int:
    """The card that n others come before, in the order of the deck."""
    card = 0
    left = n - stack[0]
    while left >= 0 and card < len(stack) - 1:
        card += 1
        left -= stack[card]
    return card
