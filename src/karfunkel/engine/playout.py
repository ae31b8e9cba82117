"""Random play of any game: the loop that simulations, searches and benchmarks run, over the verbs of the game."""

from karfunkel.engine import Actions, Agenda, Dice, chance_pending, random_below, rule, verb

MOST_STEPS = 100_000
"""A playout that takes more steps than this has lost its way; none comes near it."""


@verb
def next_seat(table: Agenda) -> int:
    """The first seat that may act; NOBODY if a card is to be drawn or the game is over."""
    raise NotImplementedError


@verb
def legal(table: Agenda, seat: int, actions: Actions) -> int:
    """Write the legal actions of a seat into `actions`; how many there are."""
    raise NotImplementedError


@verb
def apply(table: Agenda, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, and all that follows from it without a decision."""
    raise NotImplementedError


@verb
def draw(table: Agenda, card: int) -> None:
    """Carry out the pending draw."""
    raise NotImplementedError


@verb
def chance_total(table: Agenda) -> int:
    """How many equally likely cards the pending draw is from."""
    raise NotImplementedError


@verb
def chance_pick(table: Agenda, n: int) -> int:
    """The outcome of the pending draw if it is card number n."""
    raise NotImplementedError


@rule
def draw_at_random(table: Agenda, dice: Dice) -> None:
    """Carry out the pending draw at random."""
    draw(table, chance_pick(table, random_below(dice, chance_total(table))))


@rule
def play_out(table: Agenda, dice: Dice, actions: Actions) -> int:
    """Play to the end at random; how many decisions the seats made."""
    decisions = 0
    for _ in range(MOST_STEPS):
        if table.depth == 0:
            break
        if chance_pending(table):
            draw_at_random(table, dice)
        else:
            seat = next_seat(table)
            number = legal(table, seat, actions)
            apply(table, seat, actions[random_below(dice, number)])
            decisions += 1
    return decisions
