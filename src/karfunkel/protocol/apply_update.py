"""Applying updates to a snapshot: how a client knows the table as it is now."""

import msgspec
from msgspec import UNSET

from karfunkel.match.events import Said, Unsaid
from karfunkel.match.match import MOST_TALK
from karfunkel.match.viewer_messages import TableSnapshot, Talk, Update
from karfunkel.notation.move_shapes import Choices, MoveList, TooMany, moves_of

_TAKEN_OVER = (
    "stage",
    "seats",
    "clocks",
    "question",
    "view",
    "moves",
    "asked",
    "can_take_back",
    "seed",
    "rematch",
    "choices",
)


def apply_update(known: TableSnapshot, update: Update) -> TableSnapshot:
    """The snapshot after an update, which must be that of the next line. The one before is left as it was."""
    if update.seq != known.seq + 1:
        raise ValueError(f"the table is known up to {known.seq}, so {update.seq} is not its next line")
    changes = {name: value for name in _TAKEN_OVER if (value := getattr(update, name)) is not UNSET}
    if update.moves is UNSET and update.choices is not UNSET:
        changes["moves"] = []
    elif update.moves is not UNSET and update.choices is UNSET:
        changes["choices"] = UNSET
    if update.patch is not UNSET:
        kept = {name: value for name, value in (known.view or {}).items() if name not in update.dropped}
        changes["view"] = {**kept, **update.patch}
    if update.banned is not UNSET:
        changes["banned"] = update.banned or UNSET
    said = update.happened
    if isinstance(said, Unsaid):
        changes["talk"] = [line for line in known.talk if line.seq != said.said]
    elif isinstance(said, Said) and said.text:
        talk = Talk(update.seq, update.at, said.guest, said.name, said.text)
        changes["talk"] = [*known.talk, talk][-MOST_TALK:]
    return msgspec.structs.replace(known, seq=update.seq, at=update.at, **changes)


def choices_of(known: TableSnapshot) -> Choices:
    """What the viewer may play, by its shape, in whichever form it was told."""
    return known.choices or MoveList(known.moves)


def with_moves(known: TableSnapshot) -> TableSnapshot:
    """The snapshot with its moves one by one instead of their shape, unless they are too many."""
    if known.choices is UNSET or isinstance(known.choices, TooMany):
        return known
    moves = [] if known.choices is None else moves_of(known.choices)
    return msgspec.structs.replace(known, moves=moves, choices=UNSET)
