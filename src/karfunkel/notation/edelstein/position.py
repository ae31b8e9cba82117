"""Positions of Edel, Stein & Reich: any situation as a small dict.

Writing a table down is looking at it. Setting one up lays the table out for a new game, puts every field in its
place, brings the decision about that the fields describe, and lets `check` look for what is wrong.
"""

from collections.abc import Callable, Mapping
from typing import Any

from karfunkel.errors import Error, InvalidPosition
from karfunkel.notation.edelstein.moves import ACTION_OF, NAMES
from karfunkel.notation.fields import PositionField, check_kind, read_gems
from karfunkel.rules.edelstein import EDELSTEIN, MAJOR_ANY
from karfunkel.rules.edelstein.cards import CERTIFICATE, EVENT_COPIES, EVENT_IDS, EVENT_KINDS, SCORING_KINDS
from karfunkel.rules.edelstein.check import ACTION_NAMES, check
from karfunkel.rules.edelstein.deck import GemCard, deck_of, face_of, faces, house_deck, read_card
from karfunkel.rules.edelstein.state import (
    CARD_COPIES,
    DECLINE,
    DRAW_ASIDE,
    DRAW_EVENT,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    EVENT,
    GEM_CARDS,
    GUESS,
    LAST_OFFER,
    MIN_PLAYERS,
    ROUNDS,
    SET_ASIDE,
    TAKE_EVENT,
    USE_CARD,
    Table,
)
from karfunkel.rules.edelstein.two_players import active_player, guesser
from karfunkel.rules.gems.table import (
    ACTIONS_SHOWN,
    ANSWER,
    CHOOSE,
    COLOURS,
    FREE,
    GEMS_OF_A_COLOUR,
    MAX_PLAYERS,
    NEXT_ROUND,
    NONE,
    OPEN_TRADE,
    OVER,
    ROUND_DONE,
    SECRET,
    STAGES,
    TAKE_ONE,
)
from karfunkel.rules.kernel import EVERYBODY, NOBODY, ask, pending, pending_seat

FIELDS = (
    PositionField("players", "number", "how many play, 2 to 5", "required"),
    PositionField("options", "options", "the options of the table", "the default of each option"),
    PositionField("deck", "deck", "`house`, or all 30 gem cards", "house"),
    PositionField("stage", "number", "the stage, 1 to 3", "1"),
    PositionField("round", "number", "the round of the stage (with two players the turn); 0 before the first", "1"),
    PositionField("gems", "gems-list", "each seat's gems", "3 of each colour"),
    PositionField("supply", "gems", "the gems in the supply", "22 of each colour, less the players' gems"),
    PositionField("money", "numbers", "each seat's money", "0"),
    PositionField("kept", "lists", "the scoring cards before each seat", "none"),
    PositionField("aside", "word", "the visible card of the pile put aside (3 and 4 players)", "see below"),
    PositionField("cards", "words", "the gem card before each seat", "see below"),
    PositionField("discarded", "words", "gem cards seen and gone: those of earlier rounds", "see below"),
    PositionField("event", "word", "the open event card", "see below"),
    PositionField("events_up", "words", "the event cards face up under the stack", "none"),
    PositionField("beginner", "number", "two players: who began the stage", "0"),
    PositionField("chosen", "words", "the action each seat chose; null: none yet", "none"),
    PositionField("guesses", "words", "two players: the actions guessed so far", "none"),
    PositionField("doing", "word", "the action being carried out", "money, once all have chosen"),
    PositionField("offer", "gems", "the standing offer of a trade", "none"),
    PositionField("offered_by", "number", "the seat that made the standing offer", "none"),
    PositionField("declined", "flag", "whether the first to offer has declined", "false"),
    PositionField("doer", "number", "the seat that does the event action", "who alone chose it"),
    PositionField("using", "word", "the instant card that the doer uses or forgoes", "none"),
    PositionField("takers", "numbers", "the seats that still take a gem by free choice, in order", "all who chose it"),
    PositionField("said", "words", "the actions already said of a move that takes several", "none"),
    PositionField("over", "flag", "whether the game is over", "false"),
)


# ---- from a table to a position


def position(table: Table) -> dict[str, Any]:
    """Everything about a table."""
    seats = range(table.players)
    written: dict[str, Any] = {
        "game": EDELSTEIN.id,
        "players": table.players,
        "options": {MAJOR_ANY.name: MAJOR_ANY.values[table.major_any_once]},
        "deck": _written_deck(table),
        "stage": table.stage,
        "round": table.this_round,
        "gems": [[table.gems[seat, colour] for colour in range(COLOURS)] for seat in seats],
        "supply": list(table.supply),
        "money": table.money[: table.players],
        "kept": [_cards([table.kept[seat, kind] for kind in range(SCORING_KINDS)]) for seat in seats],
        "aside": _card(table, table.aside),
        "cards": [_card(table, table.gem_card[seat]) for seat in seats],
        "discarded": _discarded(table),
        "event": _event(table.open_event),
        "events_up": _cards(table.face_up),
        "chosen": [_action(table.chosen[seat]) for seat in seats],
    }
    if table.players == 2:
        written["beginner"] = table.beginner
        written["guesses"] = [ACTION_NAMES[guess] for guess in table.guess if guess != NONE]
    written.update(_written_decision(table))
    return {name: written[name] for name in ("game", *(field.name for field in FIELDS)) if name in written}


def _written_decision(table: Table) -> dict[str, Any]:
    """What is being carried out, and whose decision is pending."""
    kind = pending(table)
    written: dict[str, Any] = {}
    if table.doing != NONE:
        written["doing"] = ACTION_NAMES[table.doing]
    if kind == ANSWER:
        written.update(offer=list(table.offer), offered_by=table.offered_by)
    if kind == LAST_OFFER:
        written["declined"] = True
    if kind in (TAKE_EVENT, USE_CARD, DRAW_EVENT):
        written["doer"] = pending_seat(table)
    if kind == USE_CARD:
        written["using"] = EVENT_IDS[table.using]
    if kind == TAKE_ONE:
        written["takers"] = table.asked_seat[: table.depth][::-1]
    if table.said_count > 0:
        written["said"] = [NAMES[action] for action in table.said[: table.said_count]]
    if table.phase == OVER:
        written["over"] = True
    return written


def _written_deck(table: Table) -> str | list[str]:
    deck = deck_of(table)
    return "house" if deck == deck_of_house() else [str(card) for card in deck]


def deck_of_house() -> tuple[GemCard, ...]:
    """The house deck in the order of the table, copies of a card side by side."""
    return tuple(sorted(house_deck(), key=house_deck().index))


def _discarded(table: Table) -> list[str]:
    lying = [table.aside, *table.gem_card]
    gone = [table.deck[face, CARD_COPIES] - table.unseen[face] - lying.count(face) for face in range(GEM_CARDS)]
    return [str(face_of(table, face)) for face, number in enumerate(gone) for _ in range(number)]


def _card(table: Table, card: int) -> str | None:
    return None if card == NONE else str(face_of(table, card))


def _event(kind: int) -> str | None:
    return None if kind == NONE else EVENT_IDS[kind]


def _cards(numbers: list[int]) -> list[str]:
    return [EVENT_IDS[kind] for kind, number in enumerate(numbers) for _ in range(number)]


def _action(action: int) -> str | None:
    if action == SECRET:
        return "hidden"
    return None if action == NONE else ACTION_NAMES[action]


def unseen_cards(table: Table) -> list[str]:
    """The gem cards that have not been seen."""
    return [str(face_of(table, face)) for face in range(GEM_CARDS) for _ in range(table.unseen[face])]


def face_down_events(table: Table) -> list[str]:
    """The event cards that lie face down in the stack."""
    return _cards(table.face_down)


# ---- from a position to a table


def read_position(given: Mapping[str, Any]) -> Table:
    """The table of a position; InvalidPosition with all that is wrong with it."""
    return _Setting(given).table


class _Setting:
    """Sets one position up, and gathers what is wrong with it."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.reasons: list[str] = []
        self._check_names_and_kinds()
        self._stop_if_wrong()
        self.table = self._lay_out()
        self._stop_if_wrong()
        self._put_gems_and_money()
        self._put_event_cards()
        self._put_choices()
        self._put_gem_cards()
        self._stop_if_wrong()
        self.table.unseen_count = sum(self.table.unseen)
        self.table.face_down_count = sum(self.table.face_down)
        self._bring_decision_about()
        self._stop_if_wrong()
        self.reasons += check(self.table)
        self._stop_if_wrong()

    def _stop_if_wrong(self) -> None:
        if self.reasons:
            raise InvalidPosition(dict.fromkeys(self.reasons))

    # -- reading fields

    def _check_names_and_kinds(self) -> None:
        known = {field.name: field for field in FIELDS}
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
        elif isinstance(players, int) and not MIN_PLAYERS <= players <= MAX_PLAYERS:
            self.reasons.append(f"{EDELSTEIN.title} is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
        if players in range(3, MAX_PLAYERS + 1) and self.given.get("guesses"):
            self.reasons.append("only two players guess")
        for name in ("gems", "money", "kept", "cards", "chosen"):
            value = self.given.get(name)
            if isinstance(value, list | tuple) and isinstance(players, int) and len(value) != players:
                self.reasons.append(f"{name} must have a value for each of the {players} seats, not {len(value)}")

    def _try(self, read: Callable[..., Any], *arguments: Any) -> Any:
        """What `read` gives; None, and a reason noted, if it refuses."""
        try:
            return read(*arguments)
        except Error as error:
            self.reasons.append(str(error))
            return None

    def _gems(self, value: Any) -> tuple[int, ...]:
        read = self._try(read_gems, value) if isinstance(value, str) else value
        gems = tuple(read or (0,) * COLOURS)
        if not all(0 <= number <= GEMS_OF_A_COLOUR + 77 for number in gems):
            self.reasons.append(f"{list(gems)} is no number of gems")
            return (0,) * COLOURS
        return gems

    def _word(self, words: tuple[str, ...], what: str, value: str | None) -> int:
        if value is None:
            return NONE
        if value not in words:
            self.reasons.append(f"{value!r:.60} is not {what}; there is {', '.join(words)}")
            return NONE
        return words.index(value)

    def _event_card(self, value: str | None) -> int:
        return self._word(EVENT_IDS, "an event card", value)

    def _action_card(self, value: str | None) -> int:
        return self._word(ACTION_NAMES, "an action", value)

    def _seat(self, name: str) -> int:
        seat: int = self.given.get(name, NOBODY)
        if name in self.given and not 0 <= seat < self.table.players:
            self.reasons.append(f"{name}: there is no seat {seat}")
            return NOBODY
        return seat

    def _face(self, value: str | None) -> int:
        if value is None:
            return NONE
        card = self._try(read_card, value)
        if card is None:
            return NONE
        if card not in faces(self.table):
            self.reasons.append(f"the gem card {card} is not in the deck")
            return NONE
        return faces(self.table).index(card)

    # -- putting things in their places

    def _lay_out(self) -> Table:
        options = self._try(EDELSTEIN.checked_options, self.given.get("options"))
        deck = self.given.get("deck", "house")
        if isinstance(deck, str) and deck != "house":
            self.reasons.append(f"the deck is 'house' or a list of cards, not {deck!r:.60}")
        cards = house_deck() if isinstance(deck, str) else self._try(EDELSTEIN.read_deck, list(deck))
        self._stop_if_wrong()
        table = EDELSTEIN.lay_out(self.given["players"], options, cards)
        over = self.given.get("over", False)
        table.stage = self._number("stage", STAGES if over else 1, 127)
        table.this_round = self._number("round", ROUNDS[table.players] if over else 1, 127)
        table.beginner = self._number("beginner", 0, 1)
        return table

    def _number(self, name: str, default: int, most: int) -> int:
        number: int = self.given.get(name, default)
        if not 0 <= number <= most:
            self.reasons.append(f"{name} is {number}")
            return default
        return number

    def _put_gems_and_money(self) -> None:
        table = self.table
        for seat, value in enumerate(self.given.get("gems", ())):
            for colour, number in enumerate(self._gems(value)):
                table.gems[seat, colour] = number
        for colour in range(COLOURS):
            held = sum(table.gems[seat, colour] for seat in range(table.players))
            table.supply[colour] = GEMS_OF_A_COLOUR - held
        if "supply" in self.given:
            table.supply[:] = self._gems(self.given["supply"])
        for seat, money in enumerate(self.given.get("money", ())):
            if not 0 <= money <= 9999:
                self.reasons.append(f"seat {seat} has {money} money")
            else:
                table.money[seat] = money

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
        if "event" not in self.given and not self._round_begins():
            self._open_some_event()

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

    def _put_choices(self) -> None:
        for seat, value in enumerate(self.given.get("chosen", ())):
            self.table.chosen[seat] = self._action_card(value)

    def _put_gem_cards(self) -> None:
        table = self.table
        for seat, value in enumerate(self.given.get("cards", ())):
            table.gem_card[seat] = self._face(value)
        table.aside = self._face(self.given.get("aside"))
        gone = [self._face(value) for value in self.given.get("discarded", ())]
        for face in (table.aside, *table.gem_card, *gone):
            if face != NONE:
                table.unseen[face] -= 1
        for face in range(GEM_CARDS):
            if table.unseen[face] < 0:
                self.reasons.append(f"the gem card {face_of(table, face)} lies on the table too often")
        if not self.reasons:
            self._fill_in_gem_cards()

    def _fill_in_gem_cards(self) -> None:
        """Cards left out: the first of the deck not seen elsewhere; but a round that begins is dealt by chance."""
        table = self.table
        if "discarded" not in self.given:
            for _ in range(self._cards_of_earlier_rounds()):
                self._next_unseen()
        if self._round_begins():
            return
        if "aside" not in self.given and SET_ASIDE[table.players] > 0:
            table.aside = self._next_unseen()
        if "cards" not in self.given:
            for seat in self._choosers():
                table.gem_card[seat] = self._next_unseen()

    def _next_unseen(self) -> int:
        for face in range(GEM_CARDS):
            if self.table.unseen[face] > 0:
                self.table.unseen[face] -= 1
                return face
        return NONE

    def _cards_of_earlier_rounds(self) -> int:
        table = self.table
        if self.given.get("over"):
            return 0
        if table.players == 2:
            return (table.stage - 1) * ROUNDS[2] + max(0, table.this_round - 1)
        return max(0, table.this_round - 1) * table.players

    def _choosers(self) -> list[int]:
        if self.table.players == 2:
            return [active_player(self.table)]
        return list(range(self.table.players))

    def _round_begins(self) -> bool:
        """Whether nothing has been done in the round yet: then chance deals what is left out."""
        later = ("doing", "offer", "offered_by", "declined", "doer", "using", "takers", "said", "guesses")
        return not any(self.given.get(name) for name in later) and not any(self.given.get("chosen", ()))

    # -- the decision

    def _bring_decision_about(self) -> None:
        table = self.table
        if self.given.get("over"):
            table.phase = OVER
            return
        if table.this_round == 0:
            self._begin_stage()
            return
        table.phase = ACTIONS_SHOWN
        if not self._all_have_chosen() and "doing" not in self.given:
            self._ask_for_choices()
        elif table.players == 2:
            self._resolve_guesses()
        else:
            self._carry_out_actions()
        self._stop_if_wrong()
        EDELSTEIN.plain.go_on(table)
        if self.given.get("declined"):
            self._apply_checked(DECLINE, "declined, but nobody opens a trade", OPEN_TRADE)
        for word in self.given.get("said", ()):
            if word not in ACTION_OF:
                self.reasons.append(f"{word!r:.60} is not an action that can have been said")
            else:
                self._apply_checked(ACTION_OF[word], f"{word} cannot have been said now", pending(table))

    def _begin_stage(self) -> None:
        """Round 0: the gem cards are shuffled, and the first card is yet to be put aside."""
        self.table.phase = NEXT_ROUND
        if SET_ASIDE[self.table.players] > 0 and self.table.aside == NONE:
            ask(self.table, DRAW_ASIDE, NOBODY)
        EDELSTEIN.plain.go_on(self.table)

    def _all_have_chosen(self) -> bool:
        return all(self.table.chosen[seat] != NONE for seat in self._choosers())

    def _ask_for_choices(self) -> None:
        table = self.table
        table.doing = NONE
        ask(table, CHOOSE, active_player(table) if table.players == 2 else EVERYBODY)
        if table.open_event == NONE:
            ask(table, DRAW_OPEN_EVENT, NOBODY)
        for seat in reversed(self._choosers()):
            if table.gem_card[seat] == NONE:
                ask(table, DRAW_GEM_CARD, seat)
        if SET_ASIDE[table.players] > 0 and table.aside == NONE:
            ask(table, DRAW_ASIDE, NOBODY)

    def _carry_out_actions(self) -> None:
        table = self.table
        for seat in self._choosers():
            if table.chosen[seat] == NONE:
                self.reasons.append(f"seat {seat} has not chosen, yet the actions are carried out")
        table.doing = self._action_card(self.given.get("doing", "money"))
        if not self._set_in_the_midst():
            table.doing -= 1  # go_on begins the next action

    def _resolve_guesses(self) -> None:
        table = self.table
        if table.chosen[active_player(table)] == NONE:
            self.reasons.append(f"seat {active_player(table)} has not chosen, yet the action is carried out")
            return
        guesses = [self._action_card(value) for value in self.given.get("guesses", ())]
        if len(guesses) > 2 or NONE in guesses:
            self.reasons.append("guesses are one or two actions")
            return
        table.doing = table.chosen[active_player(table)]
        if self._set_in_the_midst():
            table.phase = ROUND_DONE
            table.guess[: len(guesses)] = guesses
            return
        table.doing = NONE
        ask(table, GUESS, guesser(table))
        for guess in guesses:
            self._apply_checked(guess, f"{ACTION_NAMES[guess]} cannot have been guessed now", pending(table))

    def _set_in_the_midst(self) -> bool:
        """Set up what is under way within an action; whether anything is."""
        table = self.table
        if "offer" in self.given or "offered_by" in self.given:
            self._set_offer()
        elif "doer" in self.given or "using" in self.given:
            self._set_event()
        elif "takers" in self.given:
            self._set_takers()
        else:
            return False
        return table.depth > 0 or bool(self.reasons)

    def _set_offer(self) -> None:
        table = self.table
        offerer = self._seat("offered_by")
        rivals = [seat for seat in range(table.players) if seat != offerer and self._wants(seat)]
        if offerer == NOBODY or len(rivals) != 1:
            self.reasons.append("an offer needs offered_by, and one other seat that chose the same action")
            return
        table.offer[:] = self._gems(self.given.get("offer", ""))
        if sum(table.offer) == 0:
            self.reasons.append("offered_by needs an offer of one gem or more")
        table.offered_by, table.offered_to = offerer, rivals[0]
        ask(table, ANSWER, rivals[0])

    def _wants(self, seat: int) -> bool:
        return self.table.players == 2 or self.table.chosen[seat] == self.table.doing

    def _set_event(self) -> None:
        table = self.table
        wanting = [seat for seat in range(table.players) if self._wants(seat)]
        doer = self._seat("doer") if "doer" in self.given or len(wanting) != 1 else wanting[0]
        if doer == NOBODY or table.doing != EVENT or not self._wants(doer):
            self.reasons.append("doer must be a seat that chose event, while event is being done")
        elif table.using != NONE:
            ask(table, USE_CARD, doer)
        else:
            ask(table, TAKE_EVENT if table.open_event != NONE else DRAW_EVENT, doer)

    def _set_takers(self) -> None:
        table = self.table
        takers = self.given["takers"]
        choosers = [seat for seat in range(table.players) if table.chosen[seat] == FREE]
        if (
            table.doing != FREE
            or len(choosers) < 2
            or not set(takers) <= set(choosers)
            or len(set(takers)) < len(takers)
        ):
            self.reasons.append("takers must be seats that chose free, which is being done by two or more")
            return
        if len(takers) > sum(max(0, number) for number in table.supply):
            self.reasons.append("there are more takers than gems in the supply")
            return
        for seat in reversed(takers):
            ask(table, TAKE_ONE, seat)

    def _apply_checked(self, action: int, reason: str, kind: int) -> None:
        table = self.table
        seat = pending_seat(table)
        asked = seat >= 0 and pending(table) == kind
        if not asked or action not in EDELSTEIN.legal_actions(table, seat):
            self.reasons.append(reason)
            return
        EDELSTEIN.plain.apply(table, seat, action)
