"""Everything that is wrong with a table. Plain Python: it serves people who set positions up, and tests."""

from collections.abc import Iterator

from karfunkel.rules.edelstein.cards import EVENT_COPIES, EVENT_IDS, EVENT_KINDS, SCORING_KINDS
from karfunkel.rules.edelstein.deck import face_of
from karfunkel.rules.edelstein.state import (
    CARD_COPIES,
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
from karfunkel.rules.edelstein.two_players import active_player
from karfunkel.rules.gems.table import (
    ANSWER,
    CHOOSE,
    FREE,
    GEMS_OF_A_COLOUR,
    MAX_PLAYERS,
    NONE,
    OPEN_TRADE,
    OVER,
    STAGES,
    TAKE_ONE,
)
from karfunkel.rules.kernel import CHANCE, EVERYBODY, NOBODY, pending

COLOUR_NAMES = ("red", "yellow", "green", "blue")
ACTION_NAMES = ("money", "event", "gems", "free")


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table, in sentences; nothing for a table that play can reach."""
    if not MIN_PLAYERS <= table.players <= MAX_PLAYERS:
        return [f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {table.players}"]
    parts = (_gems, _money, _progress, _gem_cards, _event_cards, _choices, _trade, _pending)
    return [reason for part in parts for reason in part(table)]


def _gems(table: Table) -> Iterator[str]:
    for colour, name in enumerate(COLOUR_NAMES):
        held = [table.gems[seat, colour] for seat in range(MAX_PLAYERS)]
        if sum(held) + table.supply[colour] != GEMS_OF_A_COLOUR:
            yield (
                f"there are {GEMS_OF_A_COLOUR} {name} gems, but the players have {sum(held)} "
                f"and the supply {table.supply[colour]}"
            )
        elif table.supply[colour] < 0:
            yield f"there are {GEMS_OF_A_COLOUR} {name} gems, but the players have {sum(held)}"
        for seat, number in enumerate(held):
            if number < 0 or (number > 0 and seat >= table.players):
                yield f"seat {seat} has {number} {name} gems"


def _money(table: Table) -> Iterator[str]:
    for seat in range(MAX_PLAYERS):
        if table.money[seat] < 0 or (table.money[seat] > 0 and seat >= table.players):
            yield f"seat {seat} has {table.money[seat]} money"


def _progress(table: Table) -> Iterator[str]:
    rounds = ROUNDS[table.players]
    if not 1 <= table.stage <= STAGES:
        yield f"the stage is 1 to {STAGES}, not {table.stage}"
    if not 0 <= table.this_round <= rounds:
        yield f"with {table.players} players the round is 1 to {rounds}, not {table.this_round}"
    if table.beginner not in (0, 1) or (table.beginner == 1 and table.players > 2):
        yield f"seat {table.beginner} cannot have begun the stage"
    if table.phase == OVER and (table.stage, table.this_round) != (STAGES, rounds):
        yield f"the game is over only after round {rounds} of stage {STAGES}"
    if (table.phase == OVER) != (table.depth == 0):
        yield (
            "nobody is to decide, yet the game is not over" if table.depth == 0 else "the game is over, yet it goes on"
        )


def _gem_cards(table: Table) -> Iterator[str]:
    lying = [card for card in (table.aside, *table.gem_card) if card != NONE]
    for face in range(GEM_CARDS):
        copies = table.deck[face, CARD_COPIES]
        seen = copies - table.unseen[face]
        if not lying.count(face) <= seen <= copies:
            times = max(seen, lying.count(face))
            yield f"the gem card {face_of(table, face)} is seen {times} times, of {copies} in the deck"
    for seat, card in enumerate(table.gem_card):
        if card != NONE and (seat >= table.players or (table.players == 2 and seat != active_player(table))):
            yield f"seat {seat} cannot have a gem card now"
    if table.unseen_count != sum(table.unseen):
        yield f"{table.unseen_count} gem cards are said to be unseen, but it is {sum(table.unseen)}"
    if table.phase == OVER or table.depth == 0:
        return
    seen = GEM_CARDS - sum(table.unseen)
    if seen != _gem_cards_due(table):
        yield f"{seen} gem cards have been seen, but by now it should be {_gem_cards_due(table)}"


def _gem_cards_due(table: Table) -> int:
    """How many gem cards have been seen by now: the top one put aside, those of earlier rounds and those dealt."""
    frames = table.asked[: table.depth]
    each = table.players if table.players > 2 else 1
    due = each * table.this_round - frames.count(DRAW_GEM_CARD)
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
    if table.face_down_count != sum(table.face_down):
        yield f"{table.face_down_count} event cards are said to lie face down, but it is {sum(table.face_down)}"
    if sum(table.face_down) == 0:
        yield "the event stack has no face-down card"
    for seat in range(MAX_PLAYERS):
        for kind in range(SCORING_KINDS):
            if table.kept[seat, kind] < 0 or (table.kept[seat, kind] > 0 and seat >= table.players):
                yield f"seat {seat} has {table.kept[seat, kind]} cards {EVENT_IDS[kind]}"


def _choices(table: Table) -> Iterator[str]:
    highest = FREE if table.players == MAX_PLAYERS else GEMS
    for seat in range(MAX_PLAYERS):
        if table.chosen[seat] == NONE:
            continue
        if seat >= table.players or not 0 <= table.chosen[seat] <= highest:
            yield f"seat {seat} cannot have chosen {_action_name(table.chosen[seat])}"
        elif table.players == 2 and seat != active_player(table):
            yield f"seat {seat} is not active and cannot have chosen"
    for guess in table.guess:
        if guess != NONE and (table.players > 2 or not 0 <= guess <= GEMS):
            yield f"{_action_name(guess)} cannot have been guessed"
    if table.phase != OVER and _choosing_is_over(table):
        deciders = [active_player(table)] if table.players == 2 else range(table.players)
        for seat in deciders:
            if table.chosen[seat] == NONE:
                yield f"seat {seat} has not chosen, yet the actions are carried out"


def _choosing_is_over(table: Table) -> bool:
    return pending(table) in (OPEN_TRADE, LAST_OFFER, ANSWER, TAKE_EVENT, USE_CARD, TAKE_ONE, DRAW_EVENT)


def _action_name(action: int) -> str:
    return ACTION_NAMES[action] if 0 <= action < len(ACTION_NAMES) else f"action {action}"


def _trade(table: Table) -> Iterator[str]:
    trading = pending(table) in (OPEN_TRADE, LAST_OFFER, ANSWER)
    if not trading:
        if any(table.offer) or table.offered_by != NOBODY or table.offered_to != NOBODY:
            yield "an offer lies on the table, yet nobody trades"
        return
    if table.doing not in range(FREE):
        yield f"nobody trades for {_action_name(table.doing)}"
    for colour, name in enumerate(COLOUR_NAMES):
        has = table.gems[table.offered_by, colour]
        if not 0 <= table.offer[colour] <= has:
            yield f"seat {table.offered_by} offers {table.offer[colour]} {name} gems and has {has}"
    if table.players == 2:
        return
    for seat in (table.offered_by, table.offered_to):
        if table.chosen[seat] != table.doing:
            yield f"seat {seat} trades for {_action_name(table.doing)}, but did not choose it"
    number = table.chosen[: table.players].count(table.doing)
    if number != 2:
        yield f"two trade for {_action_name(table.doing)}, but {number} chose it"


def _pending(table: Table) -> Iterator[str]:
    if not 0 <= table.depth <= len(table.asked):
        yield f"{table.depth} decisions are pending"
        return
    for kind, seat in zip(table.asked[: table.depth], table.asked_seat[: table.depth], strict=True):
        if not (DRAW_ASIDE <= kind <= DRAW_EVENT or CHOOSE <= kind <= USE_CARD):
            yield f"there is no decision of kind {kind}"
        if seat >= table.players or seat < EVERYBODY or seat == CHANCE:
            yield f"there is no seat {seat} that could decide"
    kind = pending(table)
    if (kind == USE_CARD) != (table.using != NONE):
        yield "an instant card is used while nobody uses one" if kind != USE_CARD else "there is no instant card to use"
    if kind == TAKE_EVENT and table.open_event == NONE:
        yield "there is no open event card to take"
    event_to_come = table.doing < EVENT and table.chosen[: table.players].count(EVENT) in (1, 2)
    if event_to_come and table.open_event == NONE and DRAW_OPEN_EVENT not in table.asked[: table.depth]:
        yield "the event action is still to come, but no event card lies open"
    if kind in (GUESS, GUESS_AGAIN) and table.players != 2:
        yield "only of two players one guesses"
