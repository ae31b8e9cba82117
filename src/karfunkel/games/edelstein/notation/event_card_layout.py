"""Puts the event cards of a position in their places: kept, face up, in use, open, face down."""

from functools import partial

from karfunkel.games.edelstein.rules.event_cards import CERTIFICATE, EVENT_COPIES, EVENT_IDS, EVENT_KINDS, SCORING_KINDS
from karfunkel.games.trading.notation.table_from_position import GemTableSetup
from karfunkel.games.trading.rules.state import MAX_PLAYERS, NONE


def put_event_cards(setup: GemTableSetup) -> None:
    """Put the event cards in their places, as a position says; those left out lie face down."""
    table, event_card = setup.table, partial(setup.word, EVENT_IDS, "an event card")
    for seat, cards in enumerate(setup.given.get("kept", ())):
        for kind in map(event_card, cards):
            if kind >= SCORING_KINDS:
                setup.reasons.append(f"{EVENT_IDS[kind]} is an instant card; nobody keeps it")
            elif kind != NONE:
                table.kept[seat, kind] += 1
    for kind in map(event_card, setup.given.get("events_up", ())):
        if kind != NONE:
            table.face_up[kind] += 1
    table.using = event_card(setup.given.get("using"))
    if table.using != NONE and table.using < SCORING_KINDS:
        setup.reasons.append(f"{EVENT_IDS[table.using]} is a scoring card; it is kept, not used")
    table.open_event = event_card(setup.given.get("event"))
    _count_face_down(setup)
    if "event" not in setup.given and not setup.round_begins():
        _open_some_event(setup)
    table.face_down_count = sum(table.face_down)


def _count_face_down(setup: GemTableSetup) -> None:
    table = setup.table
    for kind in range(EVENT_KINDS):
        kept = sum(table.kept[seat, kind] for seat in range(MAX_PLAYERS)) if kind < SCORING_KINDS else 0
        lying = (table.open_event == kind) + (table.using == kind)
        table.face_down[kind] = EVENT_COPIES[kind] - table.face_up[kind] - kept - lying
        if table.face_down[kind] < 0:
            setup.reasons.append(f"there are only {EVENT_COPIES[kind]} event cards {EVENT_IDS[kind]}")


def _open_some_event(setup: GemTableSetup) -> None:
    """In the midst of a round an event card lies open: a certificate if one is left, else the first kind left."""
    for kind in (CERTIFICATE, *range(EVENT_KINDS)):
        if setup.table.face_down[kind] > 0:
            setup.table.face_down[kind] -= 1
            setup.table.open_event = kind
            return
