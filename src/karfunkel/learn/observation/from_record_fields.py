"""The observation of a game that declares none: the fields of its record, once `hide` has blanked them.

The rule that writes them is itself written here, from the record's declaration, so that it is compiled like any other.
Fields with a row for each seat (`each_seat=True`) come in the blocks of the seats; all others come with the table.
Small numbers stand as they are. Larger ones are split to the base of a hundred, each part with the sign of the whole:
-1234 is 0, -12 and -34.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from karfunkel.engine import (
    DEPTH,
    EVERYBODY,
    FIRST_DECISION,
    LONGEST_MOVE,
    NOBODY,
    Agenda,
    chance_pending,
    pending,
    pending_seat,
    rule,
)
from karfunkel.engine.game_interface import acts, next_seat
from karfunkel.engine.rule_from_source import generated_rule
from karfunkel.games.game import Game
from karfunkel.learn.observation.layout import HUNDRED, Block, Layout, Observation, Part, clear, mark
from karfunkel.notation.notation_lookup import notation_of

WIDTHS = {"i1": 1, "i2": 3, "i8": 10}
"""How many numbers of an observation a number of each type takes."""
SMALL = (-128, 127)
MOST_KINDS = 16
"""How many kinds of decisions there are room for, if a notation does not name them."""
HIGHEST_KIND = 126
WAITING = DEPTH - 1
ALL_SEATS = 6
"""What stands for everybody where the seats are 1 for the viewer's own, 2 for the next one's."""
GENERAL = ("seat", "decision", "waiting", "waiting_seats", "said", "acts")
"""The parts that every game has; a field of the record that is called the same gets a `_` behind its name."""


class _Own(NamedTuple):
    """A field of a game's record, and how it is observed."""

    name: str
    type: str
    shape: tuple[int, ...]
    """Its rows and columns; of a field with a row for each seat those of one seat."""
    is_seats: bool

    @property
    def part(self) -> Part:
        """The part of the observation that it makes."""
        width, cells = WIDTHS[self.type], 1
        for length in self.shape:
            cells *= length
        name = f"{self.name}_" if self.name in GENERAL else self.name
        least, most = SMALL if width == 1 else (1 - HUNDRED, HUNDRED - 1)
        split = "" if width == 1 else f", each split into {width} numbers to the base of {HUNDRED}"
        return Part(name, cells * width, most, f"`{self.name}` of the table{split}", least)


def derived_layout(game: Game) -> Layout:
    """How the observations of a game are laid out that brings no layout of its own."""
    own = list(_own_fields(game))
    return Layout(
        Block(*_general_parts(game), *(field.part for field in own if not field.is_seats)),
        Block(
            Part("acts", 1, 1, "whether the seat may act now"),
            *(field.part for field in own if field.is_seats),
        ),
    )


def _own_fields(game: Game) -> Iterator[_Own]:
    for name, field in game.table.fields.items():
        if name not in Agenda.fields:
            is_seats = name in game.seat_fields
            yield _Own(name, field.type, field.shape[1:] if is_seats else field.shape, is_seats)


def _general_parts(game: Game) -> Iterator[Part]:
    names = _decisions(game)
    told = f": {', '.join(names)}" if any(names) else ", by its kind"
    yield Part("seat", game.max_players, 1, "the number of the viewer's own seat, which actions may need")
    yield Part("decision", len(names), 1, f"what is asked{told}")
    yield Part("waiting", WAITING, HIGHEST_KIND + 1, "what is asked after that, one more than the number of its kind")
    about = f"of whom: 1 is the viewer, 2 the next one clockwise, {ALL_SEATS} everybody, 0 nobody"
    yield Part("waiting_seats", WAITING, ALL_SEATS, about)
    if _has_long_moves(game):
        about = f"the actions said so far of the move under way: {game.actions} flags each"
        yield Part("said", (LONGEST_MOVE - 1) * game.actions, 1, about)


def _decisions(game: Game) -> list[str]:
    """The names of the decisions, from the first kind to the last; empty ones if they are not known."""
    named: Mapping[int, str] = getattr(notation_of(game.id), "decisions", {})
    last = max((kind for kind in named if kind >= FIRST_DECISION), default=FIRST_DECISION + MOST_KINDS - 1)
    return [named.get(kind, "") for kind in range(FIRST_DECISION, last + 1)]


def _has_long_moves(game: Game) -> bool:
    return game.brings("unfinished")


# ---- the rule


def derived_observe(game: Game, layout: Layout) -> Any:
    """The rule that writes what is left of a table for a seat."""
    lines = ["def observe(table: Agenda, seat: int, out: Observation) -> None:", *_body(game, layout)]
    return generated_rule("observe", __name__, game.id, "\n".join(lines) + "\n", KNOWN)


def _body(game: Game, layout: Layout) -> Iterator[str]:
    table, seat = layout.table, layout.seat
    yield "    clear(out)"
    yield f"    out[{table.at('seat')} + seat] = 1"
    yield f"    observe_agenda(table, seat, out, {table.at('decision')}, {table.at('waiting')})"
    if _has_long_moves(game):
        yield f"    observe_said(table, seat, out, {table.at('said')}, {game.actions})"
    for field in _own_fields(game):
        if not field.is_seats:
            yield from _writing(field, f"{table.at(field.part.name)}", "", "    ")
    yield "    other = seat"
    yield "    for i in range(table.players):"
    yield f"        at = {layout.seats} + i * {seat.size}"
    yield f"        out[at + {seat.at('acts')}] = acts(table, other)"
    for field in _own_fields(game):
        if field.is_seats:
            yield from _writing(field, f"at + {seat.at(field.part.name)}", "other", "        ")
    yield "        other = other + 1 if other + 1 < table.players else 0"


def _writing(field: _Own, place: str, row: str, indent: str) -> Iterator[str]:
    """The lines that write a field, or the row of it that belongs to a seat."""
    indices, width = [row] if row else [], WIDTHS[field.type]
    for name, length in zip("jk", field.shape, strict=False):
        yield f"{indent}for {name} in range({length}):"
        indent += "    "
        indices.append(name)
    steps = (width, width * field.shape[-1]) if len(field.shape) == 2 else (width,)
    for name, step in zip("jk", reversed(steps[: len(field.shape)]), strict=False):
        place += f" + {name}" if step == 1 else f" + {name} * {step}"
    number = f"table.{field.name}" + (f"[{', '.join(indices)}]" if indices else "")
    yield f"{indent}out[{place}] = {number}" if width == 1 else f"{indent}write_split(out, {place}, {number}, {width})"


@rule
def observe_agenda(table: Agenda, seat: int, out: Observation, decision: int, waiting: int) -> None:
    """What is asked, and what will be asked after that, of whom."""
    if table.depth > 0 and not chance_pending(table):
        mark(out, decision, pending(table) - FIRST_DECISION)
    for i in range(table.depth - 1):
        frame = table.depth - 2 - i
        out[waiting + i] = table.asked[frame] + 1
        out[waiting + WAITING + i] = seen_seat(table, seat, table.asked_seat[frame])


@rule
def seen_seat(table: Agenda, seat: int, other: int) -> int:
    """Who is asked: 1 is the viewer, 2 the next one clockwise; ALL_SEATS is everybody, 0 nobody."""
    if other == EVERYBODY:
        return ALL_SEATS
    if other <= NOBODY:
        return 0
    clockwise = int(other) - seat
    return 1 + (clockwise if clockwise >= 0 else clockwise + int(table.players))


@rule
def observe_said(table: Agenda, seat: int, out: Observation, at: int, actions: int) -> None:
    """What has been said of the move under way; while all choose at once, nobody hears the others."""
    if table.said_count > 0 and (pending_seat(table) != EVERYBODY or next_seat(table) == seat):
        for i in range(table.said_count):
            mark(out, at + i * actions, table.said[i])


@rule
def write_split(out: Observation, at: int, number: int, width: int) -> None:
    """Write a number to the base of a hundred, the greatest part first, each part with its sign."""
    sign = -1 if number < 0 else 1
    left = sign * int(number)
    for i in range(width):
        out[at + width - 1 - i] = sign * (left % HUNDRED)
        left //= HUNDRED


KNOWN: dict[str, Any] = {
    one.__name__: one for one in (Agenda, Observation, acts, clear, observe_agenda, observe_said, write_split)
}
