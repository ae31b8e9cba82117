"""The table of a position of a trading game: laid out, with the decision that the position describes brought about."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from karfunkel.engine import EVERYBODY, NOBODY, ask, chance_pending, pending, pending_seat
from karfunkel.games.trading.notation.gem_table_layout import GemTableLayout
from karfunkel.games.trading.rules.state import ACTIONS_SHOWN, ANSWER, CHOOSE, FREE, NEXT_ROUND, NONE, OVER, TAKE_ONE


class GemTableSetup(GemTableLayout):
    """Sets one position up, and gathers what cannot be read of it; what `check` finds wrong is left to others."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self._bring_decision_about()
        self.stop_if_wrong()

    @abstractmethod
    def ask_for_cards(self) -> None:
        """Ask chance for the cards that a round which begins still needs."""

    def set_in_the_midst(self) -> bool:
        """Set up what is under way within an action; whether anything is."""
        if "offer" in self.given or "offered_by" in self.given:
            self._set_offer()
        elif "takers" in self.given:
            self._set_takers()
        else:
            return False
        return self.table.depth > 0 or bool(self.reasons)

    def carry_out_actions(self) -> None:
        """All have chosen: set up what is being carried out."""
        table = self.table
        for seat in self.deciders():
            if table.chosen[seat] == NONE:
                self.reasons.append(f"seat {seat} has not chosen, yet the actions are carried out")
        table.doing = self.action_card(self.given.get("doing", self.actions[0]))
        if not self.set_in_the_midst():
            table.doing -= 1  # go_on begins the next action

    def finish(self) -> None:
        """Do what is left once the rules have gone on."""
        return

    def _bring_decision_about(self) -> None:
        table = self.table
        if self.given.get("over"):
            table.phase = OVER
            return
        if table.this_round == 0:
            table.phase = NEXT_ROUND
            self.begin_stage()
        else:
            table.phase = ACTIONS_SHOWN
            self._choose_or_carry_out()
        self.stop_if_wrong()
        self.game.plain.go_on(table)
        self.finish()
        for word in self.given.get("said", ()):
            if word not in self.action_of:
                self.reasons.append(f"{word!r:.60} is not an action that can have been said")
            else:
                self.apply(self.action_of[word], f"{word} cannot have been said now")

    def begin_stage(self) -> None:
        """Round 0: the cards are shuffled, and the first round is about to begin."""
        return

    def _choose_or_carry_out(self) -> None:
        if all(self.table.chosen[seat] != NONE for seat in self.deciders()) or self.is_under_way():
            self.carry_out_actions()
            return
        self.table.doing = NONE
        deciders = self.deciders()
        ask(self.table, CHOOSE, deciders[0] if len(deciders) == 1 else EVERYBODY)
        self.ask_for_cards()

    def wants(self, seat: int) -> bool:
        """Whether a seat has to do with the action that is being carried out."""
        return bool(self.table.chosen[seat] == self.table.doing)

    def _set_offer(self) -> None:
        table = self.table
        offerer = self.seat("offered_by")
        rivals = [seat for seat in range(table.players) if seat != offerer and self.wants(seat)]
        if offerer == NOBODY or len(rivals) != 1:
            self.reasons.append("an offer needs offered_by, and one other seat that chose the same action")
            return
        table.offer[:] = self.read_gems(self.given.get("offer", ""))
        if sum(table.offer) == 0:
            self.reasons.append("offered_by needs an offer of one gem or more")
        table.offered_by, table.offered_to = offerer, rivals[0]
        ask(table, ANSWER, rivals[0])

    def _set_takers(self) -> None:
        table, takers = self.table, self.given["takers"]
        choosers = {seat for seat in range(table.players) if table.chosen[seat] == FREE}
        if table.doing != FREE or len(choosers) < 2 or not set(takers) <= choosers or len(set(takers)) < len(takers):
            self.reasons.append(f"takers must be seats that chose {self.actions[FREE]}, which two or more are doing")
        elif len(takers) > sum(max(0, number) for number in table.supply):
            self.reasons.append("there are more takers than gems in the supply")
        else:
            for seat in reversed(takers):
                ask(table, TAKE_ONE, seat)

    def apply(self, action: int, reason: str, kind: int | None = None) -> None:
        """Apply an action at the pending decision (of this kind); note the reason if it is not legal there."""
        table = self.table
        seat = pending_seat(table)
        asked = seat >= 0 and not chance_pending(table) and (kind is None or pending(table) == kind)
        if not asked or action not in self.game.legal_actions(table, seat):
            self.reasons.append(reason)
            return
        self.game.plain.apply(table, seat, action)
