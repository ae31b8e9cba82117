"""Putting updates upon the whole: how a client knows the table as it is now."""

import msgspec
from msgspec import UNSET

from karfunkel.notation.choices import Choices, MoveList, TooMany, moves_of
from karfunkel.table.entries import Said
from karfunkel.table.sitting import MOST_TALK
from karfunkel.table.told import Shown, Talk, Update

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


def follow(shown: Shown, update: Update) -> Shown:
    """The whole after an update, which must be that of the next line. The whole before is left as it was."""
    if update.seq != shown.seq + 1:
        raise ValueError(f"the table is known up to {shown.seq}, so {update.seq} is not its next line")
    changes = {name: value for name in _TAKEN_OVER if (value := getattr(update, name)) is not UNSET}
    if update.moves is UNSET and update.choices is not UNSET:
        changes["moves"] = []
    elif update.moves is not UNSET and update.choices is UNSET:
        changes["choices"] = UNSET
    if update.patch is not UNSET:
        kept = {name: value for name, value in (shown.view or {}).items() if name not in update.dropped}
        changes["view"] = {**kept, **update.patch}
    if isinstance(said := update.happened, Said):
        talk = Talk(update.seq, update.at, said.guest, said.name, said.text)
        changes["talk"] = [*shown.talk, talk][-MOST_TALK:]
    return msgspec.structs.replace(shown, seq=update.seq, at=update.at, **changes)


def choices_of(shown: Shown) -> Choices:
    """What the viewer may play, by its shape, in whichever form it was told."""
    return shown.choices or MoveList(shown.moves)


def with_moves(shown: Shown) -> Shown:
    """The whole with its moves one by one instead of their shape, unless they are too many."""
    if shown.choices is UNSET or isinstance(shown.choices, TooMany):
        return shown
    moves = [] if shown.choices is None else moves_of(shown.choices)
    return msgspec.structs.replace(shown, moves=moves, choices=UNSET)
