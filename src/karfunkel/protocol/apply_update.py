"""Applying updates to a snapshot: how a client knows the table as it is now."""

import msgspec
from msgspec import UNSET

from karfunkel.match.events import Said
from karfunkel.match.match import MOST_TALK
from karfunkel.match.messages import TableSnapshot, Talk, Update

_TAKEN_OVER = ("stage", "seats", "clocks", "question", "view", "moves", "asked", "can_take_back", "seed", "rematch")


def apply_update(known: TableSnapshot, update: Update) -> TableSnapshot:
    """The snapshot after an update, which must be that of the next line. The one before is left as it was."""
    if update.seq != known.seq + 1:
        raise ValueError(f"the table is known up to {known.seq}, so {update.seq} is not its next line")
    changes = {name: value for name in _TAKEN_OVER if (value := getattr(update, name)) is not UNSET}
    if update.patch is not UNSET:
        kept = {name: value for name, value in (known.view or {}).items() if name not in update.dropped}
        changes["view"] = {**kept, **update.patch}
    if isinstance(said := update.happened, Said):
        talk = Talk(update.seq, update.at, said.guest, said.name, said.text)
        changes["talk"] = [*known.talk, talk][-MOST_TALK:]
    return msgspec.structs.replace(known, seq=update.seq, at=update.at, **changes)
