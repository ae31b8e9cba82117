"""A game in progress: who may move, what may be moved, what happened. All of it follows from the log."""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from karfunkel.engine import EVERYBODY, NOBODY, Agenda, chance_pending, pending_seat
from karfunkel.engine.slot_copier import slot_copier
from karfunkel.errors import Error, IllegalMove, InvalidMove, shown
from karfunkel.notation.game_record import Entry, write_record
from karfunkel.notation.notation import Actions, Notation
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.notation.position_fields import to_line
from karfunkel.notation.view_field_writers import Sheet
from karfunkel.table.append_only_list import AppendOnlyList
from karfunkel.table.seen_history import HIDDEN, hidden_entries
from karfunkel.table.verifiable_chance import fair_draw, seed_hash

if TYPE_CHECKING:
    from karfunkel.notation.move_shapes import MoveList, MoveShape

SHOWN_MOVES = 12


class Table:
    """A game in progress.

    `karfunkel.new`, `from_position` and `from_record` make tables. Chance is drawn by the table itself, right after
    the move that calls for it; a table whose seed is not known can be looked at, but not go on past the next draw.
    """

    __slots__ = (
        "_comments",
        "_draws",
        "_headers",
        "_headings",
        "_kinds",
        "_log",
        "_moves",
        "_notation",
        "_rules",
        "_seed",
        "_seed_hash",
        "_start",
        "_state",
        "_to_act",
        "_told",
    )

    def __init__(
        self,
        game: str,
        start: Agenda,
        seed: str | None,
        headers: Mapping[str, str],
        promised: str | None = None,
        comments: Mapping[int, Sequence[str]] | None = None,
    ) -> None:
        self._notation: Notation = notation_of(game)
        self._rules = self._notation.game.plain
        self._start = start.copy()
        self._state: Any = start
        self._seed = seed
        self._seed_hash = promised if seed is None else seed_hash(seed)
        self._headers = dict(headers)
        self._comments = dict(comments or {})
        self._log: AppendOnlyList[Entry] = AppendOnlyList()
        self._draws = 0
        self._headings: dict[str, int] = {}
        """The headings so far, each with the number of the entry that it stands before."""
        self._told: list[tuple[int, ...]] = []
        self._to_act: tuple[int, ...] | None = None
        self._moves: dict[int, tuple[str, ...]] = {}
        """Who may move and what, as far as somebody has asked since the last change."""
        self._kinds: set[int] | None = None
        """The kinds of news told, likewise."""
        self.listen()
        self._rules.go_on(self._state)

    def __repr__(self) -> str:
        who = f"seats {', '.join(map(str, self.to_act))} to move" if self.to_act else "over" if self.over else "drawing"
        return f"<Table {self.game}, {self.players} players, {self._notation.heading(self._state)}: {who}>"

    # ---- who and what

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._notation.game.id

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._state.players)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now; empty when the game is over."""
        if self._to_act is None:
            self._to_act = self._who_acts()
        return self._to_act

    def _who_acts(self) -> tuple[int, ...]:
        first = self._rules.next_seat(self._state)
        if first == NOBODY:
            return ()
        if pending_seat(self._state) != EVERYBODY:
            return (first,)
        return tuple(seat for seat in range(first, self.players) if self._rules.acts(self._state, seat))

    def moves(self, seat: int) -> tuple[str, ...]:
        """All moves of a seat; none if it may not move now."""
        return self._listed_moves(self._checked_seat(seat))

    def _listed_moves(self, seat: int) -> tuple[str, ...]:
        if seat not in self._moves:
            moves = tuple(self._notation.moves(self._state, seat)) if seat in self.to_act else ()
            self._moves = {**self._moves, seat: moves}
        return self._moves[seat]

    def choices(self, seat: int) -> "MoveShape":
        """All moves of a seat by their shape; an empty list if it may not move now."""
        seat = self._checked_seat(seat)
        shape = self._notation.choices(self._state, seat) if seat in self.to_act else None
        return _move_list()(list(self._listed_moves(seat))) if shape is None else shape

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.to_act and not chance_pending(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has earned so far."""
        return self._notation.scores(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several if they share the win; none while the game goes on."""
        if not self.over:
            return ()
        return tuple(seat for seat in range(self.players) if self._rules.wins(self._state, seat))

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the first; none while the game goes on."""
        return self._notation.game.places(self._state) if self.over else ()

    # ---- playing

    def play(self, seat: int, move: str) -> tuple[dict[str, Any], ...]:
        """Play a move, draw the chance that follows, and return the events as the seat sees them.

        IllegalMove and InvalidMove say why a move cannot be played; the table is then as it was.
        """
        self.move(seat, move)
        return self.events(seat)

    def move(self, seat: int, move: str) -> None:
        """Play a move like `play`, for those who ask for the events themselves."""
        seat = self._checked_seat(seat)
        actions = self._read(seat, move)
        self._require_seed(seat, actions)
        self.listen()
        self._enter(seat, actions)
        self.draw()

    def events(self, viewer: int | None = None) -> tuple[dict[str, Any], ...]:
        """What the last move, or the set-up, brought about, in the eyes of a seat (None: of a spectator)."""
        viewer = None if viewer is None else self._checked_seat(viewer)
        news, state = self._notation.news, self._state
        return tuple([news(state, told, viewer) for told in self._told])

    @property
    def kept_secret(self) -> bool:
        """Whether the last move was a choice that the others have not seen yet."""
        return bool(self._told) and self._kinds_told() <= self._notation.secret_news

    @property
    def tells_all_alike(self) -> bool:
        """Whether the events of the last move are the same for every viewer."""
        return self._kinds_told().isdisjoint(self._notation.secret_news)

    @property
    def showed_secrets(self) -> bool:
        """Whether the last move showed what was hidden before it."""
        return not self._kinds_told().isdisjoint(self._notation.revealing_news)

    def _kinds_told(self) -> set[int]:
        if self._kinds is None:
            self._kinds = {told[0] for told in self._told}
        return self._kinds

    def after(self, seat: int, move: str) -> "Table":
        """The table after a move and the chance that follows it, as another one: this one stays as it is."""
        after = self.copy()
        after.move(seat, move)
        return after

    def copy(self) -> "Table":
        """An independent table in the same state."""
        twin = object.__new__(Table)
        _copy_slots(self, twin)
        return twin

    def undo(self) -> None:
        """Take the last move back, and the chance that followed it."""
        last = max((i for i, entry in enumerate(self._log) if entry.seat is not None), default=None)
        if last is None:
            raise Error("there is no move to take back")
        earlier = self.at(last)
        self._state, self._told = earlier._state, earlier._told
        self._log, self._draws, self._headings = earlier._log, earlier._draws, earlier._headings
        self._comments = earlier._comments
        self._forget()

    def at(self, entries: int) -> "Table":
        """The table as it was after so many moves and draws of its log."""
        if isinstance(entries, bool) or not isinstance(entries, int) or not 0 <= entries <= len(self._log):
            raise Error(f"the log has {len(self._log)} entries, so it was never after {shown(entries)}")
        comments = {number: texts for number, texts in self._comments.items() if number <= entries}
        table = Table(self.game, self._start.copy(), self._seed, self._headers, self._seed_hash, comments)
        table.replay(self._log[:entries])
        return table

    def replay(self, log: Sequence[Entry]) -> None:
        """Play entries of a log, chance included; Error at the first that cannot be played."""
        for entry in log:
            if entry.seat is None:
                self._enter_card(self._read_card(entry.text))
            else:
                self.listen()
                seat = self._checked_seat(entry.seat)
                self._enter(seat, self._read(seat, entry.text))

    def draw(self) -> None:
        """Draw cards by the seed until somebody is to move or the game is over."""
        while chance_pending(self._state):
            if self._seed is None:
                raise Error("the seed of this game is not known, so its next card cannot be drawn")
            self._enter_card(self._due(self._seed, self._draws))

    def _read(self, seat: int, text: str) -> Actions:
        """The actions of a legal move."""
        if seat not in self.to_act:
            raise IllegalMove(self._why_not_now(seat))
        if not isinstance(text, str):
            raise InvalidMove(f"a move is a text, not {shown(text)}")
        actions = self._notation.read_move(self._state, seat, text)
        said = tuple(self._state.said[: self._state.said_count])
        if actions[: len(said)] != said:
            raise IllegalMove(f"{text} does not go on as the move under way began")
        known = text in self._moves.get(seat, ())
        if not known and not self._notation.game.is_legal_move(self._state, seat, actions[len(said) :]):
            why = self._notation.why_not(self._state, seat, actions)
            raise IllegalMove(f"{text} cannot be played: {why}; possible: {self._some_moves(seat)}")
        return actions

    def _why_not_now(self, seat: int) -> str:
        """Why a seat may not move now."""
        if chance_pending(self._state):
            return "a card is to be drawn first"
        return f"seat {seat} is not to move now; {_seats(self.to_act)}" if self.to_act else "the game is over"

    def _read_card(self, text: str) -> int:
        """The card of the pending draw that this text names."""
        if not chance_pending(self._state):
            raise Error(f"no card is drawn here, but a move is to be made: {_seats(self.to_act)}")
        return self._notation.read_card(self._state, text)

    def _some_moves(self, seat: int) -> str:
        moves = self.moves(seat)
        more = f" and {len(moves) - SHOWN_MOVES} more" if len(moves) > SHOWN_MOVES else ""
        return ", ".join(moves[:SHOWN_MOVES]) + more

    def _require_seed(self, seat: int, actions: Actions) -> None:
        """Refuse, before anything happens, a move that chance follows if the seed is not known."""
        if self._seed is not None:
            return
        trial = self._state.copy()
        for action in actions[trial.said_count :]:
            self._rules.apply(trial, seat, action)
        if chance_pending(trial):
            raise Error("the seed of this game is not known, so the card after this move cannot be drawn")

    def _checked_seat(self, seat: int) -> int:
        if type(seat) is int and 0 <= seat < self._state.players:
            return seat
        if isinstance(seat, bool) or not isinstance(seat, SupportsIndex) or not 0 <= index(seat) < self.players:
            raise IllegalMove(f"there is no seat {shown(seat)}; the seats are 0 to {self.players - 1}")
        return index(seat)

    # ---- the log

    def listen(self) -> None:
        """Hear anew: `events` are those of what happens from now on."""
        self._told = self._state.told = []

    def _enter(self, seat: int, actions: Actions) -> None:
        self._note(Entry(seat, self._notation.move_text(self._state, seat, actions)))
        for action in actions[self._state.said_count :]:
            self._rules.apply(self._state, seat, action)
        self._forget()

    def _enter_card(self, card: int) -> None:
        self._note(Entry(None, self._notation.card_text(self._state, card)))
        self._draws += 1
        self._rules.draw(self._state, card)
        self._forget()

    def _forget(self) -> None:
        """The table has changed: who may move, and what, is another question now."""
        self._to_act, self._moves, self._kinds = None, {}, None

    def _note(self, entry: Entry) -> None:
        heading = self._notation.heading(self._state)
        if heading not in self._headings:
            self._headings = {**self._headings, heading: len(self._log)}
        self._log.append(entry)

    @property
    def log(self) -> tuple[Entry, ...]:
        """All moves and draws so far."""
        return tuple(self._log)

    @property
    def entries(self) -> int:
        """How many moves and draws there were so far."""
        return len(self._log)

    def entries_from(self, number: int) -> list[Entry]:
        """The moves and draws from this number on."""
        return self._log[number:]

    @property
    def headings(self) -> dict[int, str]:
        """The parts of the game so far, such as its rounds, by the number of the entry that each begins with."""
        return {number: heading for heading, number in self._headings.items()}

    # ---- looking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """A JSON-ready dict of what a seat sees; None for a spectator."""
        seen = self.seen_by(seat)
        view = self._notation.view(seen, seat)
        view["seat"] = seat
        view["to_act"] = list(self.to_act)
        view["decision"] = self._notation.decision(seen)
        view["scores"] = list(self._notation.seen_scores(seen, seat))
        view["over"] = self.over
        view["winners"] = list(self.winners) if view["over"] else []
        view["places"] = list(self.places) if view["over"] else []
        return view

    def scored_now(self, seat: int | None = None) -> tuple[tuple[dict[str, Any], ...], tuple[int, ...]]:
        """If it were scored now: the events of the scoring, and the scores after it, as a seat may know them."""
        events, scores = self._notation.scored_now(self.seen_by(seat), seat)
        return tuple(events), scores

    def seen_by(self, seat: int | None) -> Any:
        """The table as it may be shown, to be read only: the secrets are blanked, if there are any."""
        seat = NOBODY if seat is None else self._checked_seat(seat)
        if not self.has_secrets:
            return self._state
        seen = self._state.with_copies_of(self._notation.copied_to_hide)  # `hide` leaves all else alone
        self._rules.hide(seen, seat)
        return seen

    @property
    def sheet(self) -> Sheet:
        """The fields of a view, for one who looks again and again."""
        return self._notation.sheet

    @property
    def has_secrets(self) -> bool:
        """Whether not everybody may see all of the table now."""
        return self._notation.has_secrets(self._state)

    def position(self) -> dict[str, Any]:
        """A JSON-ready dict of everything, secrets included; `karfunkel.from_position` sets it up again."""
        return self._notation.position(self._state)

    def position_line(self) -> str:
        """The position as one line of text, which `karfunkel.from_position` takes too."""
        return to_line(self._notation.position_fields, self.position())

    def record(self, *, with_seed: bool = False) -> str:
        """The game as text. The seed's SHA-256 is in it from the start, the seed once the game is over.

        `with_seed` shows the seed before that, for a game that is put away and goes on later.
        """
        return self._record_of(self._log, with_seed=with_seed)

    def _record_of(self, log: Sequence[Entry], *, with_seed: bool) -> str:
        headers = dict(self._headers)
        if self._seed_hash is not None:
            headers["Seed-Hash"] = self._seed_hash
        if self._seed is not None and (self.over or with_seed):
            headers["Seed"] = self._seed
        if self.over:
            headers["Result"] = " ".join(map(str, self.scores))
            headers["Winners"] = " ".join(map(str, self.winners))
        return write_record(headers, log, self.headings, self._comments)

    def record_for(self, seat: int | None = None) -> str:
        """The game as text, as far as a seat (None: a spectator) has seen it: the rest is `?` until it is shown."""
        log = self.log
        if self.has_secrets:
            viewer = None if seat is None else self._checked_seat(seat)
            hidden = hidden_entries(self._notation, self._start, log, viewer)
            log = tuple(one._replace(text=HIDDEN) if number in hidden else one for number, one in enumerate(log))
        return self._record_of(log, with_seed=False)

    def promised_draws(self) -> list[tuple[str, str]]:
        """For every draw so far, the card that was drawn and the one that the seed gives."""
        if self._seed is None:
            raise Error("the seed of this game is not known")
        again = Table(self.game, self._start.copy(), None, {})
        draws: list[tuple[str, str]] = []
        for entry in self._log:
            if entry.seat is None:
                draws.append((entry.text, again.card_due(self._seed, len(draws))))
            again.replay([entry])
        return draws

    def card_due(self, seed: str, draw: int) -> str:
        """The card that a seed gives for the pending draw, if that is number `draw` of the game."""
        return self._notation.card_text(self._state, self._due(seed, draw))

    def _due(self, seed: str, draw: int) -> int:
        number = fair_draw(seed, draw, self._rules.chance_total(self._state))
        return self._rules.chance_pick(self._state, number)

    @property
    def state(self) -> Any:
        """A copy of the table as the rules know it."""
        return self._state.copy()


@cache
def _move_list() -> "type[MoveList]":
    """The class for moves one by one; its module needs msgspec, which few tables do."""
    from karfunkel.notation.move_shapes import MoveList  # noqa: PLC0415

    return MoveList


_copy_slots = slot_copier(Table.__slots__, ("_state", "_log"))  # headings and moves are replaced, never changed


def _seats(seats: Sequence[int]) -> str:
    if len(seats) == 1:
        return f"seat {seats[0]} is"
    return f"seats {', '.join(map(str, seats))} are"
