"""Positions of the trading games: any situation as a small dict.

Writing a table down is looking at it. Setting one up lays the table out for a new game, puts every field in its
place, brings the decision about that the fields describe, and lets `check` look for what is wrong.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from karfunkel.engine import EVERYBODY, NOBODY, ask, chance_pending, pending, pending_seat, rows_of
from karfunkel.errors import Error, InvalidPosition, shown
from karfunkel.games.trading.game import GemGame
from karfunkel.games.trading.notation.gems import GEMS_KIND, GEMS_LIST_KIND, read_gems
from karfunkel.games.trading.rules.state import (
    ACTIONS_SHOWN,
    ANSWER,
    CHOOSE,
    COLOURS,
    FREE,
    GEMS_OF_A_COLOUR,
    NEXT_ROUND,
    NONE,
    OVER,
    SECRET,
    STAGES,
    TAKE_ONE,
    GemTable,
)
from karfunkel.games.trading.rules.state_validation import wrong_gems, wrong_stage
from karfunkel.notation.position_fields import HOUSE, PositionField, check_kind
from karfunkel.notation.view_field_writers import LEFT_OUT, AnyWriter, FieldWriter, OwnWriter, list_of, one_of, same

PENDING = ("asked", "depth")
"""What of the record says which decision is pending."""
MOST_GEMS_WRITTEN = 99
HIDDEN = "hidden"
"""What others see of a choice that is not shown yet."""
ROWS = list[list[int]]
MOST_EARNED = 9999

PLAYERS = PositionField("players", "number", "how many play", "required")
OPTIONS = PositionField("options", "options", "the options of the table", "the default of each option")
STAGE = PositionField("stage", "number", "the stage, 1 to 3", "1")
GEMS = PositionField("gems", GEMS_LIST_KIND, "each seat's gems", "3 of each colour")
SUPPLY = PositionField("supply", GEMS_KIND, "the gems in the supply", "22 of each colour, less the players' gems")
CHOSEN = PositionField("chosen", "words", "the action each seat chose; null: none yet", "none")
OFFER = PositionField("offer", GEMS_KIND, "the standing offer of a trade", "none")
OFFERED_BY = PositionField("offered_by", "number", "the seat that made the standing offer", "none")
TAKERS = PositionField("takers", "numbers", "who still takes a gem by free choice, in order", "all who chose it")
SAID = PositionField("said", "words", "the actions already said of a move that takes several", "none")
IS_OVER = PositionField("over", "flag", "whether the game is over", "false")


# ---- from a table to a position


class Writing:
    """Writes what both games have on their tables down."""

    def __init__(self, game: GemGame, actions: Sequence[str], names: Mapping[int, str]) -> None:
        self._game, self._actions, self._names = game, actions, names
        self._deck = game.deck

    def writers(self) -> tuple[FieldWriter, ...]:
        """How each field is written that both games have. A deck never changes, so nobody looks for changes in it."""
        return (
            FieldWriter("game", (), lambda table: self._game.id, one_of([self._game.id])),
            same("players"),
            FieldWriter("deck", (), self._deck_of, str | list[str]),
            same("stage"),
            same("round", "this_round"),
            FieldWriter("gems", ("gems", "players"), lambda table: rows_of(table.gems, COLOURS)[: table.players], ROWS),
            FieldWriter("supply", ("supply",), lambda table: list(table.supply), list[int]),
            FieldWriter(
                "chosen", ("chosen", "players"), self._chosen, list_of(one_of([*self._actions, HIDDEN]) | None)
            ),
            FieldWriter("doing", ("doing",), self._doing, one_of(self._actions), optional=True),
            FieldWriter("offer", (*PENDING, "offer"), _offer, list[int], optional=True),
            FieldWriter("offered_by", (*PENDING, "offered_by"), _offered_by, optional=True),
            FieldWriter("takers", (*PENDING, "asked_seat"), _takers, list[int], optional=True),
            FieldWriter("said", ("said", "said_count"), self._said, list[str], optional=True),
            FieldWriter(
                "over", ("phase",), lambda table: True if table.phase == OVER else LEFT_OUT, bool, optional=True
            ),
        )

    def unseen(self) -> FieldWriter:
        """How the cards that nobody has seen are written."""
        return FieldWriter("unseen", ("unseen",), self._deck.unseen, list[str])

    def _deck_of(self, table: Any) -> str | list[str]:
        deck = self._deck.all_faces(table)
        return HOUSE if deck.is_house else deck.all_texts()

    def _chosen(self, table: Any) -> list[str | None]:
        """What each seat has chosen."""
        return [self._action(action) for action in table.chosen[: table.players]]

    def _doing(self, table: Any) -> Any:
        """The action that is being carried out."""
        return LEFT_OUT if table.doing == NONE else self._actions[table.doing]

    def _said(self, table: Any) -> Any:
        """What has been said of a move that takes several actions."""
        said = table.said[: table.said_count]
        return [self._names[action] for action in said] if said else LEFT_OUT

    def _action(self, action: int) -> str | None:
        """The name of a chosen action."""
        if action == SECRET:
            return HIDDEN
        return None if action == NONE else self._actions[action]


def _offer(table: GemTable) -> Any:
    return list(table.offer) if pending(table) == ANSWER else LEFT_OUT


def _offered_by(table: GemTable) -> Any:
    return table.offered_by if pending(table) == ANSWER else LEFT_OUT


def _takers(table: GemTable) -> Any:
    """Who still takes a gem by free choice, in order."""
    return table.asked_seat[: table.depth][::-1] if pending(table) == TAKE_ONE else LEFT_OUT


def as_each_sees_it(writers: Iterable[FieldWriter]) -> tuple[AnyWriter, ...]:
    """The writers of a position for a view: what was chosen, each sees with own eyes while it is secret."""
    return tuple(_with_own_eyes(writer) if writer.name == CHOSEN.name else writer for writer in writers)


def _with_own_eyes(writer: FieldWriter) -> OwnWriter:
    return OwnWriter(writer.name, writer.reads, lambda table, viewer: writer.write(table), writer.type)


# ---- from a position to a table


class GemSetting(ABC):
    """Sets one position up, and gathers what cannot be read of it; what `check` finds wrong is left to others."""

    game: GemGame
    fields: tuple[PositionField, ...]
    actions: Sequence[str]
    """The names of the action cards."""
    action_of: Mapping[str, int]
    """The actions by name."""
    each_seat: tuple[str, ...]
    """The fields that have a value for each seat."""
    under_way: tuple[str, ...] = ("doing", "offer", "offered_by", "takers", "said")
    """The fields that are given only if the round is under way."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.reasons: list[str] = []
        self._check_names_and_kinds()
        self._stop_if_wrong()
        self.table: Any = self._lay_out()
        self._put_gems()
        for seat, value in enumerate(given.get("chosen", ())):
            self.table.chosen[seat] = self.action_card(value)
        self.put_own()
        self._demand_cards()
        self._stop_if_wrong()
        self.table.unseen_count = sum(self.table.unseen)
        self._bring_decision_about()
        self._stop_if_wrong()

    # -- what each game brings

    @abstractmethod
    def put_own(self) -> None:
        """Put what only this game has in its place."""

    @abstractmethod
    def deciders(self) -> list[int]:
        """The seats that choose an action."""

    @abstractmethod
    def cards_dealt(self) -> list[int]:
        """The card before each seat; NONE where there is none."""

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

    # -- reading fields

    def _stop_if_wrong(self) -> None:
        if self.reasons:
            raise InvalidPosition(dict.fromkeys(self.reasons))

    def _check_names_and_kinds(self) -> None:
        known = {field.name: field for field in self.fields}
        for name, value in self.given.items():
            if name == "game":
                continue
            if name not in known:
                self.reasons.append(f"there is no field {name!r:.60}; the fields are {', '.join(known)}")
            elif wrong := check_kind(known[name], value):
                self.reasons.append(wrong)
        players = self.given.get("players")
        if players is None:
            self.reasons.append("players is missing")
            return
        self.attempt(self.game.checked_players, players)
        for name in self.each_seat:
            value = self.given.get(name)
            if isinstance(value, list | tuple) and len(value) != players:
                self.reasons.append(f"{name} must have a value for each of the {players} seats, not {len(value)}")

    def attempt(self, read: Callable[..., Any], *arguments: Any) -> Any:
        """What `read` gives; None, and a reason noted, if it refuses."""
        try:
            return read(*arguments)
        except Error as error:
            self.reasons.append(str(error))
            return None

    def read_gems(self, value: Any) -> tuple[int, ...]:
        """Gems, as text or as numbers."""
        read = self.attempt(read_gems, value) if isinstance(value, str) else value
        gems = tuple(read or (0,) * COLOURS)
        if not all(0 <= number <= MOST_GEMS_WRITTEN for number in gems):
            self.reasons.append(f"{shown(list(gems))} is no number of gems")
            return (0,) * COLOURS
        return gems

    def word(self, words: Sequence[str], what: str, value: str | None) -> int:
        """The place of a word among those that are possible; NONE for null."""
        if value is None:
            return NONE
        if value not in words:
            self.reasons.append(f"{value!r:.60} is not {what}; there is {', '.join(words)}")
            return NONE
        return words.index(value)

    def action_card(self, value: str | None) -> int:
        """An action card."""
        return self.word(self.actions, "an action", value)

    def seat(self, name: str) -> int:
        """The seat that a field names; NOBODY if it is left out."""
        seat: int = self.given.get(name, NOBODY)
        if name in self.given and not 0 <= seat < self.table.players:
            self.reasons.append(f"{name}: there is no seat {shown(seat)}")
            return NOBODY
        return seat

    def number(self, name: str, default: int, most: int) -> int:
        """A number from 0 up to a limit."""
        number: int = self.given.get(name, default)
        if not 0 <= number <= most:
            self.reasons.append(f"{name} is {shown(number)}")
            return default
        return number

    def put_numbers(self, name: str, row: list[int], most: int = MOST_EARNED) -> None:
        """A number for each seat."""
        for seat, number in enumerate(self.given.get(name, ())):
            if not 0 <= number <= most:
                self.reasons.append(f"seat {seat} has {shown(number)} {name}")
            else:
                row[seat] = number

    # -- putting things in their places

    def _lay_out(self) -> Any:
        options = self.attempt(self.game.checked_options, self.given.get("options"))
        deck = self.given.get("deck", HOUSE)
        if isinstance(deck, str) and deck != HOUSE:
            self.reasons.append(f"the deck is 'house' or a list of cards, not {deck!r:.60}")
        cards = self.game.house_deck() if isinstance(deck, str) else self.attempt(self.game.read_deck, list(deck))
        self._stop_if_wrong()
        table: Any = self.game.lay_out(self.given["players"], options, cards)
        table.stage = self.number("stage", STAGES if self.given.get("over") else 1, 127)
        table.this_round = self.number("round", 1, 127)
        return table

    def _put_gems(self) -> None:
        table = self.table
        for seat, value in enumerate(self.given.get("gems", ())):
            for colour, number in enumerate(self.read_gems(value)):
                table.gems[seat, colour] = number
        for colour in range(COLOURS):
            held = sum(table.gems[seat, colour] for seat in range(table.players))
            table.supply[colour] = GEMS_OF_A_COLOUR - held
        if "supply" in self.given:
            table.supply[:] = self.read_gems(self.given["supply"])
        self.reasons += wrong_gems(table)
        self.reasons += wrong_stage(table)

    def _demand_cards(self) -> None:
        """Once somebody has chosen, all who choose have got their cards."""
        if self.round_begins() or self.given.get("over"):
            return
        for seat in self.deciders():
            if self.cards_dealt()[seat] == NONE:
                self.reasons.append(f"seat {seat} has no card, yet the round is under way")

    def see(self, value: str | None) -> int:
        """The face of a card that lies on the table, now seen; NONE for null."""
        card = None if value is None else self.attempt(self.game.deck.read_card, value)
        if card is None:
            return NONE
        face: int = self.game.deck.all_faces(self.table).face_of.get(card, NONE)
        if face == NONE:
            self.reasons.append(f"the card {card} is not in the deck")
            return NONE
        self.table.unseen[face] -= 1
        if self.table.unseen[face] < 0:
            self.reasons.append(f"the card {card} lies on the table too often")
        return face

    def see_next(self) -> int:
        """The first card of the deck that is not seen yet, now seen."""
        for face in range(self.game.deck.size):
            if self.table.unseen[face] > 0:
                self.table.unseen[face] -= 1
                return face
        return NONE

    def round_begins(self) -> bool:
        """Whether nothing has been done in the round yet: then chance deals what is left out."""
        return not self._is_under_way() and not any(self.given.get("chosen", ()))

    def _is_under_way(self) -> bool:
        """Whether a field is given that has a meaning only once all have chosen."""
        values = [self.given.get(name) for name in self.under_way]
        return any(value is not None and value is not False and value not in ([], "") for value in values)

    # -- the decision

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
        self._stop_if_wrong()
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
        if all(self.table.chosen[seat] != NONE for seat in self.deciders()) or self._is_under_way():
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
