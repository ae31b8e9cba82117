"""The table of a position of Edel, Stein & Reich."""

from collections.abc import Mapping
from typing import Any

from karfunkel.engine import NOBODY, ask
from karfunkel.games.edelstein.game import EDELSTEIN
from karfunkel.games.edelstein.notation.event_card_layout import put_event_cards
from karfunkel.games.edelstein.notation.moves import ACTION_OF
from karfunkel.games.edelstein.notation.position_from_table import FIELDS
from karfunkel.games.edelstein.rules.state import (
    DECLINE,
    DRAW_ASIDE,
    DRAW_EVENT,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    EVENT,
    GUESS,
    ROUNDS,
    SET_ASIDE,
    TAKE_EVENT,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.state_validation import ACTION_NAMES, deciders
from karfunkel.games.edelstein.rules.two_player_guessing import active_player, guesser
from karfunkel.games.trading.notation.table_from_position import GemTableSetup
from karfunkel.games.trading.rules.state import NONE, OPEN_TRADE, ROUND_DONE


def table_of(given: Mapping[str, Any]) -> Table:
    """The table of a position, not checked yet; InvalidPosition with all that cannot be read."""
    table: Table = _EdelsteinTableSetup(given).table
    return table


class _EdelsteinTableSetup(GemTableSetup):
    game = EDELSTEIN
    fields = FIELDS
    actions = ACTION_NAMES
    action_of = ACTION_OF
    each_seat = ("gems", "money", "kept", "cards", "chosen")
    under_way = (*GemTableSetup.under_way, "declined", "doer", "using", "guesses")
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
        put_event_cards(self)
        self._put_gem_cards()

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
