"""Positions of Edel, Stein & Reich: any situation as a small dict."""

from collections.abc import Mapping
from typing import Any

from karfunkel.engine import NOBODY, ask, pending, pending_seat
from karfunkel.engine.card_counts import one_by_one, row_by_row
from karfunkel.games.edelstein.game import EDELSTEIN, MAJOR_ANY
from karfunkel.games.edelstein.notation.moves import ACTION_OF, NAMES
from karfunkel.games.edelstein.rules.deck import DECK
from karfunkel.games.edelstein.rules.event_cards import CERTIFICATE, EVENT_COPIES, EVENT_IDS, EVENT_KINDS, SCORING_KINDS
from karfunkel.games.edelstein.rules.state import (
    DECLINE,
    DRAW_ASIDE,
    DRAW_EVENT,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    EVENT,
    GUESS,
    LAST_OFFER,
    ROUNDS,
    SET_ASIDE,
    TAKE_EVENT,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.state_validation import ACTION_NAMES, deciders
from karfunkel.games.edelstein.rules.two_player_guessing import active_player, guesser
from karfunkel.games.trading.notation.position_dict import (
    CHOSEN,
    GEMS,
    IS_OVER,
    OFFER,
    OFFERED_BY,
    OPTIONS,
    PENDING,
    PLAYERS,
    SAID,
    STAGE,
    SUPPLY,
    TAKERS,
    GemSetting,
    Writing,
    as_each_sees_it,
)
from karfunkel.games.trading.rules.state import MAX_PLAYERS, NONE, OPEN_TRADE, OVER, ROUND_DONE
from karfunkel.notation.position_fields import PositionField
from karfunkel.notation.view_field_writers import LEFT_OUT, FieldWriter, each_seat, in_order, list_of, one_of, written

FIELDS = (
    PLAYERS,
    OPTIONS,
    PositionField("deck", "deck", "`house`, or all 30 gem cards", "house"),
    STAGE,
    PositionField("round", "number", "the round of the stage (with two players the turn); 0 before the first", "1"),
    GEMS,
    SUPPLY,
    PositionField("money", "numbers", "each seat's money", "0"),
    PositionField("kept", "lists", "the scoring cards before each seat", "none"),
    PositionField("aside", "word", "the visible card of the pile put aside (3 and 4 players)", "see below"),
    PositionField("cards", "words", "the gem card before each seat", "see below"),
    PositionField("discarded", "words", "gem cards seen and gone: those of earlier rounds", "see below"),
    PositionField("event", "word", "the open event card", "see below"),
    PositionField("events_up", "words", "the event cards face up under the stack", "none"),
    PositionField("beginner", "number", "two players: who began the stage", "0"),
    CHOSEN,
    PositionField("guesses", "words", "two players: the actions guessed so far", "none"),
    PositionField("doing", "word", "the action being carried out", "money, once all have chosen"),
    OFFER,
    OFFERED_BY,
    PositionField("declined", "flag", "whether the first to offer has declined", "false"),
    PositionField("doer", "number", "the seat that does the event action", "who alone chose it"),
    PositionField("using", "word", "the instant card that the doer uses or forgoes", "none"),
    TAKERS,
    SAID,
    IS_OVER,
)

# ---- from a table to a position


def position(table: Table) -> dict[str, Any]:
    """Everything about a table."""
    return written(WRITERS, table)


def event_cards(numbers: list[int]) -> list[str]:
    """The event cards of which there are so many of each kind."""
    return one_by_one(EVENT_IDS, numbers)


def _options(table: Table) -> dict[str, str]:
    return {MAJOR_ANY.name: MAJOR_ANY.values[table.major_any_once]}


def _cards(table: Table) -> list[str | None]:
    deck = DECK.all_faces(table)
    return [deck.text(face) for face in table.gem_card[: table.players]]


def _kept(table: Table) -> list[list[str]]:
    return row_by_row(EVENT_IDS, table.kept, table.players)


def _event(table: Table) -> str | None:
    return None if table.open_event == NONE else EVENT_IDS[table.open_event]


def _beginner(table: Table) -> Any:
    return table.beginner if table.players == 2 else LEFT_OUT


def _guesses(table: Table) -> Any:
    guesses = [ACTION_NAMES[guess] for guess in table.guess if guess != NONE]
    return guesses if table.players == 2 else LEFT_OUT


def _declined(table: Table) -> Any:
    return True if pending(table) == LAST_OFFER else LEFT_OUT


def _doer(table: Table) -> Any:
    return pending_seat(table) if pending(table) in (TAKE_EVENT, USE_CARD, DRAW_EVENT) else LEFT_OUT


def _using(table: Table) -> Any:
    return EVENT_IDS[table.using] if pending(table) == USE_CARD else LEFT_OUT


def _active(table: Table) -> Any:
    return active_player(table) if table.players == 2 and table.phase != OVER else LEFT_OUT


CARD = one_of(EVENT_IDS)
_WRITING = Writing(EDELSTEIN, ACTION_NAMES, NAMES)
WRITERS = in_order(
    FIELDS,
    (
        *_WRITING.writers(),
        FieldWriter("options", ("major_any_once",), _options, dict[str, str]),
        each_seat("money"),
        FieldWriter("kept", ("kept", "players"), _kept, list_of(list_of(CARD))),
        FieldWriter("aside", ("aside",), lambda table: DECK.all_faces(table).text(table.aside), str | None),
        FieldWriter("cards", ("gem_card", "players"), _cards, list[str | None]),
        FieldWriter(
            "discarded",
            ("unseen", "aside", "gem_card"),
            lambda table: DECK.gone(table, [table.aside, *table.gem_card]),
            list[str],
        ),
        FieldWriter("event", ("open_event",), _event, CARD | None),
        FieldWriter("events_up", ("face_up",), lambda table: event_cards(table.face_up), list_of(CARD)),
        FieldWriter("beginner", ("beginner", "players"), _beginner, optional=True),
        FieldWriter("guesses", ("guess", "players"), _guesses, list_of(one_of(ACTION_NAMES)), optional=True),
        FieldWriter("declined", PENDING, _declined, bool, optional=True),
        FieldWriter("doer", (*PENDING, "asked_seat"), _doer, optional=True),
        FieldWriter("using", (*PENDING, "using"), _using, CARD, optional=True),
    ),
)
VIEW_WRITERS = (
    *as_each_sees_it(WRITERS),
    _WRITING.unseen(),
    FieldWriter("events_down", ("face_down",), lambda table: event_cards(table.face_down), list_of(CARD)),
    FieldWriter("active", ("players", "phase", "beginner", "this_round"), _active, optional=True),
)
"""How each field of a view is written, in order: those of a position, and what can be seen beside them."""


# ---- from a position to a table


def table_of(given: Mapping[str, Any]) -> Table:
    """The table of a position, not checked yet; InvalidPosition with all that cannot be read."""
    table: Table = _EdelsteinSetting(given).table
    return table


class _EdelsteinSetting(GemSetting):
    game = EDELSTEIN
    fields = FIELDS
    actions = ACTION_NAMES
    action_of = ACTION_OF
    each_seat = ("gems", "money", "kept", "cards", "chosen")
    under_way = (*GemSetting.under_way, "declined", "doer", "using", "guesses")
    table: Table

    def deciders(self) -> list[int]:
        return deciders(self.table)

    def cards_dealt(self) -> list[int]:
        return self.table.gem_card

    def wants(self, seat: int) -> bool:
        return self.table.players == 2 or super().wants(seat)

    def put_own(self) -> None:
        if self.given.get("over") and "round" not in self.given:
            self.table.this_round = ROUNDS[self.table.players]
        if self.table.players > 2 and self.given.get("guesses"):
            self.reasons.append("only two players guess")
        self.table.beginner = self.number("beginner", 0, 1)
        self.put_numbers("money", self.table.money)
        self._put_event_cards()
        self._put_gem_cards()

    # -- event cards

    def _event_card(self, value: str | None) -> int:
        return self.word(EVENT_IDS, "an event card", value)

    def _put_event_cards(self) -> None:
        table = self.table
        for seat, cards in enumerate(self.given.get("kept", ())):
            for kind in map(self._event_card, cards):
                if kind >= SCORING_KINDS:
                    self.reasons.append(f"{EVENT_IDS[kind]} is an instant card; nobody keeps it")
                elif kind != NONE:
                    table.kept[seat, kind] += 1
        for kind in map(self._event_card, self.given.get("events_up", ())):
            if kind != NONE:
                table.face_up[kind] += 1
        table.using = self._event_card(self.given.get("using"))
        if table.using != NONE and table.using < SCORING_KINDS:
            self.reasons.append(f"{EVENT_IDS[table.using]} is a scoring card; it is kept, not used")
        table.open_event = self._event_card(self.given.get("event"))
        self._count_face_down()
        if "event" not in self.given and not self.round_begins():
            self._open_some_event()
        table.face_down_count = sum(table.face_down)

    def _count_face_down(self) -> None:
        table = self.table
        for kind in range(EVENT_KINDS):
            kept = sum(table.kept[seat, kind] for seat in range(MAX_PLAYERS)) if kind < SCORING_KINDS else 0
            lying = (table.open_event == kind) + (table.using == kind)
            table.face_down[kind] = EVENT_COPIES[kind] - table.face_up[kind] - kept - lying
            if table.face_down[kind] < 0:
                self.reasons.append(f"there are only {EVENT_COPIES[kind]} event cards {EVENT_IDS[kind]}")

    def _open_some_event(self) -> None:
        """In the midst of a round an event card lies open: a certificate if one is left, else the first kind left."""
        for kind in (CERTIFICATE, *range(EVENT_KINDS)):
            if self.table.face_down[kind] > 0:
                self.table.face_down[kind] -= 1
                self.table.open_event = kind
                return

    # -- gem cards

    def _put_gem_cards(self) -> None:
        table = self.table
        for seat, value in enumerate(self.given.get("cards", ())):
            table.gem_card[seat] = self.see(value)
        table.aside = self.see(self.given.get("aside"))
        for value in self.given.get("discarded", ()):
            self.see(value)
        if not self.reasons:
            self._fill_in_gem_cards()

    def _fill_in_gem_cards(self) -> None:
        """Cards left out: the first of the deck not seen elsewhere; but a round that begins is dealt by chance."""
        table = self.table
        if "discarded" not in self.given:
            for _ in range(self._cards_of_earlier_rounds()):
                self.see_next()
        if self.round_begins():
            return
        if "aside" not in self.given and SET_ASIDE[table.players] > 0:
            table.aside = self.see_next()
        if "cards" not in self.given:
            for seat in self.deciders():
                table.gem_card[seat] = self.see_next()

    def _cards_of_earlier_rounds(self) -> int:
        table = self.table
        if self.given.get("over"):
            return 0
        rounds = max(0, table.this_round - 1)
        if table.players == 2:
            rounds += (table.stage - 1) * ROUNDS[2]
        return rounds * len(self.deciders())

    # -- the decision

    def begin_stage(self) -> None:
        if SET_ASIDE[self.table.players] > 0 and self.table.aside == NONE:
            ask(self.table, DRAW_ASIDE, NOBODY)

    def ask_for_cards(self) -> None:
        table = self.table
        if table.open_event == NONE:
            ask(table, DRAW_OPEN_EVENT, NOBODY)
        for seat in reversed(self.deciders()):
            if table.gem_card[seat] == NONE:
                ask(table, DRAW_GEM_CARD, seat)
        self.begin_stage()

    def carry_out_actions(self) -> None:
        if self.table.players > 2:
            super().carry_out_actions()
        else:
            self._resolve_guesses()

    def _resolve_guesses(self) -> None:
        table = self.table
        active = active_player(table)
        if table.chosen[active] == NONE:
            self.reasons.append(f"seat {active} has not chosen, yet the actions are carried out")
            return
        guesses = [self.action_card(value) for value in self.given.get("guesses", ())]
        if len(guesses) > 2 or NONE in guesses:
            self.reasons.append("guesses are one or two actions")
            return
        table.doing = table.chosen[active]
        if self.set_in_the_midst():
            table.phase = ROUND_DONE
            table.guess[: len(guesses)] = guesses
            return
        table.doing = NONE
        ask(table, GUESS, guesser(table))
        for guess in guesses:
            self.apply(guess, f"{ACTION_NAMES[guess]} cannot have been guessed now")

    def set_in_the_midst(self) -> bool:
        if "doer" not in self.given and "using" not in self.given:
            return super().set_in_the_midst()
        self._set_event()
        return True

    def _set_event(self) -> None:
        table = self.table
        wanting = [seat for seat in range(table.players) if self.wants(seat)]
        doer = self.seat("doer") if "doer" in self.given or len(wanting) != 1 else wanting[0]
        if doer == NOBODY or table.doing != EVENT or not self.wants(doer):
            self.reasons.append("doer must be a seat that chose event, while event is being done")
        elif table.using != NONE:
            ask(table, USE_CARD, doer)
        else:
            ask(table, TAKE_EVENT if table.open_event != NONE else DRAW_EVENT, doer)

    def finish(self) -> None:
        if self.given.get("declined"):
            self.apply(DECLINE, "declined, but nobody opens a trade", OPEN_TRADE)
