"""Putting updates upon the whole: how a client knows the table as it is now."""

import msgspec
from msgspec import UNSET

from karfunkel.table.entries import Said
from karfunkel.table.sitting import MOST_TALK
from karfunkel.table.told import Shown, Talk, Update

_TAKEN_OVER = ("stage", "seats", "clocks", "question", "view", "moves", "asked", "can_take_back", "seed", "rematch")


def follow(shown: Shown, update: Update) -> Shown:
    """The whole after an update, which must be that of the next line. The whole before is left as it was."""
    if update.seq != shown.seq + 1:
        raise ValueError(f"the table is known up to {shown.seq}, so {update.seq} is not its next line")
    changes = {name: value for name in _TAKEN_OVER if (value := getattr(update, name)) is not UNSET}
    if update.patch is not UNSET:
        kept = {name: value for name, value in (shown.view or {}).items() if name not in update.dropped}
        changes["view"] = {**kept, **update.patch}
    if isinstance(said := update.happened, Said):
        talk = Talk(update.seq, update.at, said.guest, said.name, said.text)
        changes["talk"] = [*shown.talk, talk][-MOST_TALK:]
    return msgspec.structs.replace(shown, seq=update.seq, at=update.at, **changes)
