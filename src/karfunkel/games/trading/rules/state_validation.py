"""What can be wrong with the table of either trading game. Plain Python: it serves people and tests."""

from collections.abc import Iterator, Sequence
from typing import Any

from karfunkel.engine import EVERYBODY, NOBODY, pending
from karfunkel.games.trading.rules.deck import Deck
from karfunkel.games.trading.rules.state import (
    ANSWER,
    EXCHANGE,
    FREE,
    GEMS_OF_A_COLOUR,
    MAX_PLAYERS,
    NONE,
    OPEN_TRADE,
    OVER,
    STAGES,
    TAKE_ONE,
    GemTable,
)

COLOUR_NAMES = ("red", "yellow", "green", "blue")


def action_name(names: Sequence[str], action: int) -> str:
    """The name of an action card, or a number if it has none."""
    return names[action] if 0 <= action < len(names) else f"action {action}"


def wrong_gems(table: GemTable) -> Iterator[str]:
    """[E1] There are 22 gems of each colour, with the players and in the supply."""
    for colour, name in enumerate(COLOUR_NAMES):
        held = [table.gems[seat, colour] for seat in range(MAX_PLAYERS)]
        if sum(held) + table.supply[colour] != GEMS_OF_A_COLOUR:
            yield (
                f"there are {GEMS_OF_A_COLOUR} {name} gems, but the players have {sum(held)} "
                f"and the supply {table.supply[colour]}"
            )
        elif table.supply[colour] < 0:
            yield f"there are {GEMS_OF_A_COLOUR} {name} gems, but the players have {sum(held)}"
        yield from wrong_numbers(table, held, f"{name} gems")


def wrong_numbers(table: GemTable, numbers: Sequence[int], what: str) -> Iterator[str]:
    """Nobody has less than nothing, and nobody who does not play has anything."""
    for seat, number in enumerate(numbers):
        if number < 0 or (number > 0 and seat >= table.players):
            yield f"seat {seat} has {number} {what}"


def wrong_stage(table: GemTable) -> Iterator[str]:
    """There are three stages."""
    if not 1 <= table.stage <= STAGES:
        yield f"the stage is 1 to {STAGES}, not {table.stage}"


def wrong_progress(table: GemTable, last_round: int) -> Iterator[str]:
    """Stages, rounds and the end."""
    yield from wrong_stage(table)
    if not 0 <= table.this_round <= last_round:
        yield f"with {table.players} players the round is 1 to {last_round}, not {table.this_round}"
    if table.phase == OVER and table.stage != STAGES:
        yield f"the game is over only after stage {STAGES}"
    if (table.phase == OVER) != (table.depth == 0):
        yield "the game is over, yet it goes on" if table.phase == OVER else "nobody is to decide, yet it is not over"


def wrong_cards(table: Any, deck: Deck[Any], lying: Sequence[int], draws: Sequence[int]) -> Iterator[str]:
    """Each card is seen as often as it can be, and there are enough for the draws of these kinds that are pending."""
    due = sum(kind in draws for kind in table.asked[: table.depth])
    if due > sum(table.unseen):
        yield f"{due} cards are to be drawn, but only {sum(table.unseen)} are left in the stack"
    for face in range(deck.size):
        copies = deck.copies(table, face)
        seen = copies - table.unseen[face]
        if not lying.count(face) <= seen <= copies:
            times = max(seen, lying.count(face))
            yield f"the card {deck.face(table, face)} is seen {times} times, of {copies} in the deck"
    if table.unseen_count != sum(table.unseen):
        yield f"{table.unseen_count} cards are said to be unseen, but it is {sum(table.unseen)}"


def wrong_hands(cards: Sequence[int], deciders: Sequence[int], carried_out: bool) -> Iterator[str]:
    """Everybody who chooses has a card once the actions are carried out."""
    for seat in deciders if carried_out else ():
        if cards[seat] == NONE:
            yield f"seat {seat} has no card, yet the actions are carried out"


def wrong_choices(table: GemTable, names: Sequence[str], deciders: Sequence[int], carried_out: bool) -> Iterator[str]:
    """Who has chosen, and what. `deciders` are the seats that choose; all have if the actions are carried out."""
    highest = FREE if table.players == MAX_PLAYERS else FREE - 1
    for seat in range(MAX_PLAYERS):
        if table.chosen[seat] == NONE:
            if carried_out and seat in deciders:
                yield f"seat {seat} has not chosen, yet the actions are carried out"
        elif seat >= table.players or not 0 <= table.chosen[seat] <= highest:
            yield f"seat {seat} cannot have chosen {action_name(names, table.chosen[seat])}"
        elif seat not in deciders or table.phase == OVER:
            yield f"seat {seat} does not choose now"


def wrong_trade(table: GemTable, names: Sequence[str], trading: bool) -> Iterator[str]:
    """Two trade for an action that both chose, and offer what they have."""
    if not trading:
        if any(table.offer) or table.offered_by != NOBODY or table.offered_to != NOBODY:
            yield "an offer lies on the table, yet nobody trades"
        return
    if table.doing not in range(FREE):
        yield f"nobody trades for {action_name(names, table.doing)}"
    for colour, name in enumerate(COLOUR_NAMES):
        has = table.gems[table.offered_by, colour]
        if not 0 <= table.offer[colour] <= has:
            yield f"seat {table.offered_by} offers {table.offer[colour]} {name} gems and has {has}"
    if table.players == 2:
        return
    for seat in (table.offered_by, table.offered_to):
        if table.chosen[seat] != table.doing:
            yield f"seat {seat} trades for {action_name(names, table.doing)}, but did not choose it"
    number = table.chosen[: table.players].count(table.doing)
    if number != 2:
        yield f"two trade for {action_name(names, table.doing)}, but {number} chose it"


def wrong_frames(table: GemTable, kinds: Sequence[int]) -> Iterator[str]:
    """What is pending is known, and asked of somebody who plays."""
    if not 0 <= table.depth <= len(table.asked):
        yield f"{table.depth} decisions are pending"
        return
    for kind, seat in zip(table.asked[: table.depth], table.asked_seat[: table.depth], strict=True):
        if kind not in kinds:
            yield f"there is no decision of kind {kind}"
        if not EVERYBODY <= seat < table.players:
            yield f"there is no seat {seat} that could decide"


def is_trading(table: GemTable) -> bool:
    """Whether an offer is asked for or stands."""
    return pending(table) in (OPEN_TRADE, ANSWER)


def is_carrying_out(table: GemTable) -> bool:
    """Whether a decision that both games ask shows that the actions are being carried out."""
    return pending(table) in (OPEN_TRADE, ANSWER, EXCHANGE, TAKE_ONE)
