"""Everything that is wrong with a table. Plain Python: it serves people who set positions up, and tests."""

from collections.abc import Iterator

from karfunkel.engine import pending
from karfunkel.games.edelstein.rules.deck import DECK
from karfunkel.games.edelstein.rules.event_cards import EVENT_COPIES, EVENT_IDS, EVENT_KINDS, SCORING_KINDS
from karfunkel.games.edelstein.rules.state import (
    DRAW_ASIDE,
    DRAW_EVENT,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    EVENT,
    GEM_CARDS,
    GEMS,
    GUESS,
    GUESS_AGAIN,
    LAST_OFFER,
    MIN_PLAYERS,
    ROUNDS,
    SET_ASIDE,
    TAKE_EVENT,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.two_player_guessing import active_player
from karfunkel.games.trading.rules.state import CHOOSE, MAX_PLAYERS, NONE, OVER
from karfunkel.games.trading.rules.state_validation import (
    action_name,
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

ACTION_NAMES = ("money", "event", "gems", "free")


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table, in sentences; nothing for a table that play can reach."""
    if not MIN_PLAYERS <= table.players <= MAX_PLAYERS:
        return [f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {table.players}"]
    return [
        *wrong_gems(table),
        *wrong_numbers(table, table.money, "money"),
        *wrong_progress(table, ROUNDS[table.players]),
        *_two_players(table),
        *wrong_cards(table, DECK, _lying(table), (DRAW_ASIDE, DRAW_GEM_CARD)),
        *_gem_cards(table),
        *_event_cards(table),
        *wrong_hands(table.gem_card, deciders(table), _is_carrying_out(table)),
        *wrong_choices(table, ACTION_NAMES, deciders(table), _is_carrying_out(table)),
        *wrong_trade(table, ACTION_NAMES, is_trading(table) or pending(table) == LAST_OFFER),
        *wrong_frames(table, (*range(DRAW_ASIDE, DRAW_EVENT + 1), *range(CHOOSE, USE_CARD + 1))),
        *_events_in_use(table),
    ]


def deciders(table: Table) -> list[int]:
    """The seats that choose an action."""
    return [active_player(table)] if table.players == 2 else list(range(table.players))


def _lying(table: Table) -> list[int]:
    """The gem cards on the table."""
    return [card for card in (table.aside, *table.gem_card) if card != NONE]


def _is_carrying_out(table: Table) -> bool:
    return is_carrying_out(table) or pending(table) in (LAST_OFFER, TAKE_EVENT, USE_CARD, DRAW_EVENT)


def _two_players(table: Table) -> Iterator[str]:
    if table.beginner not in (0, 1) or (table.beginner == 1 and table.players > 2):
        yield f"seat {table.beginner} cannot have begun the stage"
    for guess in table.guess:
        if guess != NONE and (table.players > 2 or not 0 <= guess <= GEMS):
            yield f"{action_name(ACTION_NAMES, guess)} cannot have been guessed"
    if pending(table) in (GUESS, GUESS_AGAIN) and table.players != 2:
        yield "only of two players one guesses"


def _gem_cards(table: Table) -> Iterator[str]:
    for seat, card in enumerate(table.gem_card):
        if card != NONE and seat not in deciders(table):
            yield f"seat {seat} cannot have a gem card now"
    if table.phase == OVER:
        if table.this_round != ROUNDS[table.players]:
            yield f"the game is over only after round {ROUNDS[table.players]}"
    elif GEM_CARDS - sum(table.unseen) != _gem_cards_due(table):
        seen = GEM_CARDS - sum(table.unseen)
        yield f"{seen} gem cards have been seen, but by now it should be {_gem_cards_due(table)}"


def _gem_cards_due(table: Table) -> int:
    """How many gem cards have been seen by now: the top one put aside, those of earlier rounds and those dealt."""
    frames = table.asked[: table.depth]
    due = len(deciders(table)) * table.this_round - frames.count(DRAW_GEM_CARD)
    if table.players == 2:
        due += (table.stage - 1) * ROUNDS[2]
    if SET_ASIDE[table.players] > 0 and DRAW_ASIDE not in frames:
        due += 1
    return due


def _event_cards(table: Table) -> Iterator[str]:
    for kind in range(EVENT_KINDS):
        kept = sum(table.kept[seat, kind] for seat in range(MAX_PLAYERS)) if kind < SCORING_KINDS else 0
        lying = (table.open_event == kind) + (table.using == kind)
        number = table.face_down[kind] + table.face_up[kind] + kept + lying
        if number != EVENT_COPIES[kind]:
            yield f"there are {number} event cards {EVENT_IDS[kind]}, not {EVENT_COPIES[kind]}"
        if min(table.face_down[kind], table.face_up[kind]) < 0:
            yield f"the event stack has fewer than no cards {EVENT_IDS[kind]}"
    for kind in range(SCORING_KINDS):
        kept_by = [table.kept[seat, kind] for seat in range(MAX_PLAYERS)]
        yield from wrong_numbers(table, kept_by, f"cards {EVENT_IDS[kind]}")
    if table.face_down_count != sum(table.face_down):
        yield f"{table.face_down_count} event cards are said to lie face down, but it is {sum(table.face_down)}"
    if sum(table.face_down) == 0:
        yield "the event stack has no face-down card"


def _events_in_use(table: Table) -> Iterator[str]:
    kind = pending(table)
    if (kind == USE_CARD) != (table.using != NONE):
        yield "an instant card is used while nobody uses one" if kind != USE_CARD else "there is no instant card to use"
    if kind == TAKE_EVENT and table.open_event == NONE:
        yield "there is no open event card to take"
    to_come = table.doing < EVENT and table.chosen[: table.players].count(EVENT) in (1, 2)
    if to_come and table.open_event == NONE and DRAW_OPEN_EVENT not in table.asked[: table.depth]:
        yield "the event action is still to come, but no event card lies open"
