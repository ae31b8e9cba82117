"""Everything that is wrong with a table. Plain Python: it serves people who set positions up, and tests."""

from collections.abc import Iterator
from operator import sub

from karfunkel.engine import pending
from karfunkel.games.basari.rules.deck import DECK
from karfunkel.games.basari.rules.state import (
    BAZAAR_CARDS,
    DRAW_CARD,
    DRAW_MORE,
    MIN_PLAYERS,
    A,
    Table,
)
from karfunkel.games.trading.rules.state import CHOOSE, MAX_PLAYERS, NONE, OVER, TAKE_ONE
from karfunkel.games.trading.rules.state_validation import (
    is_carrying_out,
    is_trading,
    wrong_cards,
    wrong_choices,
    wrong_frames,
    wrong_gems,
    wrong_hands,
    wrong_numbers,
    wrong_progress,
    wrong_trade,
)

ACTION_NAMES = ("A", "B", "C", "D")


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table, in sentences; nothing for a table that play can reach."""
    if not MIN_PLAYERS <= table.players <= MAX_PLAYERS:
        return [f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {table.players}"]
    return [
        *wrong_gems(table),
        *wrong_numbers(table, table.points, "points"),
        *wrong_numbers(table, table.workers, "workers"),
        *wrong_progress(table, BAZAAR_CARDS // table.players),
        *wrong_cards(table, DECK, [card for card in table.current if card != NONE], (DRAW_CARD, DRAW_MORE)),
        *_cards(table),
        *wrong_hands(table.current, range(table.players), _is_carrying_out(table)),
        *wrong_choices(table, ACTION_NAMES, range(table.players), _is_carrying_out(table)),
        *wrong_trade(table, ACTION_NAMES, is_trading(table)),
        *wrong_frames(table, (DRAW_CARD, DRAW_MORE, *range(CHOOSE, TAKE_ONE + 1))),
    ]


def _is_carrying_out(table: Table) -> bool:
    return is_carrying_out(table) or pending(table) == DRAW_MORE


def _cards(table: Table) -> Iterator[str]:
    if table.phase == OVER:
        if any(table.workers) or any(card != NONE for card in table.current):
            yield "the game is over, yet cards lie before the players"
        return
    seen = BAZAAR_CARDS - sum(table.unseen)
    dealt = table.players * table.this_round - table.asked[: table.depth].count(DRAW_CARD)
    actions_a = table.this_round if _is_carrying_out(table) and pending(table) != DRAW_MORE else table.this_round - 1
    if not dealt <= seen <= dealt + actions_a:
        yield f"{seen} cards have been seen, but by now it should be {dealt}, and one more for each action A"
    yield from _workers(table)


def _workers(table: Table) -> Iterator[str]:
    faces = DECK.all_faces(table)
    seen = map(sub, faces.copies, table.unseen)
    workers = sum(card.workers * number for card, number in zip(faces.cards, seen, strict=True))
    if workers != sum(table.workers):
        yield f"the cards seen have {workers} workers, but the players have {sum(table.workers)}"
    if pending(table) == DRAW_MORE and table.chosen[: table.players].count(A) not in (1, 2):
        yield "somebody draws a card by action A, but not one or two chose it"
