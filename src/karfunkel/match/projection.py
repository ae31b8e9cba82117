"""Projection of events for viewers: what each is told. What all see alike is worked out once.

A `Frame` is what was seen before an event. An update names only what has changed since: each of its fields takes the
place of the one before, the fields of `patch` those of the view, and the fields that `dropped` names are no longer in
the view. So one who applies the updates to a snapshot, in their order, has the snapshot of the last entry.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from karfunkel.games.registry import game_called
from karfunkel.match import events
from karfunkel.match.events import LogEntry, MatchEvent
from karfunkel.match.evolve import evolve, match_from_log
from karfunkel.match.match import Match
from karfunkel.match.moves_for_viewer import MoveForm, moves_in_form
from karfunkel.match.viewer_messages import (
    BannedGuest,
    Dealt,
    Hushed,
    Moved,
    PublicEvent,
    SetUp,
    TableSnapshot,
    Talk,
    Update,
    View,
)
from karfunkel.notation.view_field_writers import LEFT_OUT
from karfunkel.table.table import Table

GAME_EVENTS = (events.Played, events.Started, events.TookBack, events.Abandoned)
"""The events that change what is seen of the game."""


OwnField = tuple[str, Callable[[Any, int | None], Any]]
"""A field that viewers see with their own eyes: its name, and what writes it."""


class Viewer(NamedTuple):
    """With whose eyes somebody looks at a match (None: of one who only looks on), and how it is told moves."""

    seat: int | None = None
    form: MoveForm = "list"


class Frame(msgspec.Struct, frozen=True):
    """What viewers see of a match at one moment."""

    asked: Mapping[int, int]
    undoable: frozenset[int]
    game: Table | None = None
    seen: Any = None
    """The record of the table as all see it, from which its fields are written."""
    fields: View = {}
    """The fields of the view that all see alike."""
    own: dict[int | None, View] = {}
    """The fields that seats, and those who only look on, see with their own eyes."""


class _Changes(msgspec.Struct, frozen=True):
    """What has changed in a view."""

    patch: View
    dropped: list[str]
    own: Sequence[OwnField]
    """What each viewer may see differently now."""


def frame_of(match: Match, viewers: Iterable[Viewer]) -> Frame:
    """What these viewers see now."""
    asked, undoable, game = match.asked, match.undoable, match.game
    if game is None:
        return Frame(asked, undoable)
    seen, changes = _shared_changes(Frame(asked, undoable), game)
    own = {seat: _own_fields(game, seat) for seat in {viewer.seat for viewer in viewers}}
    return Frame(asked, undoable, game, seen, changes.patch, own)


def with_viewer(frame: Frame, viewer: Viewer) -> Frame:
    """The frame with what one more viewer sees."""
    if frame.game is None or viewer.seat in frame.own:
        return frame
    return msgspec.structs.replace(frame, own={**frame.own, viewer.seat: _own_fields(frame.game, viewer.seat)})


def project(
    match: Match, entry: LogEntry, before: Frame, viewers: Iterable[Viewer]
) -> tuple[dict[Viewer, Update], Frame]:
    """What each viewer is told of the last entry of a match, and what they see now."""
    shared = _public_update(match, entry)
    if not isinstance(entry.event, GAME_EVENTS):
        return dict.fromkeys(viewers, shared), msgspec.structs.replace(before, asked=match.asked)
    game = match.game
    if game is None:
        return dict.fromkeys(viewers, shared), before
    begins = before.game is None
    seen, changes = _shared_changes(before, game)
    if isinstance(entry.event, events.Played | events.Started):
        shared.events = list(game.events())
    if not begins:
        shared.patch, shared.dropped = changes.patch, changes.dropped
    fields = {**before.fields, **changes.patch}
    for name in changes.dropped:
        del fields[name]
    own: dict[int | None, View] = {}
    after = Frame(match.asked, match.undoable, game, seen, fields, own)
    alike = not shared.events or game.tells_all_alike
    updates: dict[Viewer, Update] = {}
    for viewer in viewers:
        own_before = before.own.get(viewer.seat, {})
        changed = _own_changes(game, viewer.seat, changes.own, own_before)
        own[viewer.seat] = {**own_before, **changed} if changed else own_before
        update = updates[viewer] = msgspec.structs.replace(shared)
        if not alike and viewer.seat is not None:
            update.events = list(game.events(viewer.seat))
        if begins:
            update.view = game.view(viewer.seat)
        elif changed:
            update.patch = {**changes.patch, **changed}
        _tell_turn(update, viewer, before, after)
    return updates, after


def snapshot(match: Match, viewer: Viewer, muted: frozenset[str] | set[str] = frozenset()) -> TableSnapshot:
    """The whole match as one viewer may see it now, without the words of those whom the viewer has muted."""
    seat = viewer.seat
    asked = None if seat is None else match.asked.get(seat)
    moves, choices = moves_in_form(match.game, None if asked is None else seat, viewer.form)
    return TableSnapshot(
        table=match.id,
        seq=match.seq,
        at=match.at,
        viewer=seat,
        setup=set_up(match),
        stage=match.stage,
        seats=list(match.seats),
        clocks=None if match.clocks is None else list(match.clocks.seats),
        question=match.vote,
        view=None if match.game is None else match.game.view(seat),
        moves=moves,
        asked=asked,
        can_take_back=seat in match.undoable,
        seed=match.seed,
        rematch=match.rematch,
        talk=[talk for talk in map(_talk, match.talk) if talk.guest not in muted],
        choices=choices,
        banned=_banned(match) or UNSET,
    )


def updates_since(match_id: str, log: Sequence[LogEntry], viewer: Viewer, since: int) -> list[Update]:
    """The updates of all entries of a log after place `since`, as they were told when they happened."""
    match = match_from_log(match_id, log[: since + 1])
    frame = frame_of(match, [viewer])
    told: list[Update] = []
    for entry in log[since + 1 :]:
        evolve(match, entry)
        updates, frame = project(match, entry, frame, [viewer])
        told.append(updates[viewer])
    return told


def redact_muted(update: Update, muted: set[str] | frozenset[str]) -> Update:
    """An update without the words of one whom its reader has muted."""
    said = update.happened
    if isinstance(said, events.Said) and said.guest in muted:
        return msgspec.structs.replace(update, happened=Hushed(said.guest))
    return update


def set_up(match: Match) -> SetUp:
    """How a match was set up, as everybody may know it: what is usual is left out."""
    setup = match.setup
    game = game_called(setup.game)
    return SetUp(
        setup.game,
        setup.players,
        setup.host,
        match.unusual_options,
        None if setup.deck == game.deck_texts() else setup.deck,
        setup.clock,
        setup.public,
        setup.starts_when_full,
        setup.rematch_of,
        setup.places,
        match.seed_hash,
        UNSET if setup.seating == "as-sat" else setup.seating,
    )


# ---- what all see alike


def _public_update(match: Match, entry: LogEntry) -> Update:
    """What all are told alike of an event, but for the game."""
    update = Update(match.id, entry.seq, entry.at, _public_event(match, entry.event))
    if isinstance(entry.event, events.Said | events.Unsaid):
        return update
    if isinstance(entry.event, events.Banned | events.Unbanned):
        update.banned = _banned(match)
    update.stage, update.question = match.stage, match.vote
    if not isinstance(entry.event, events.Played):
        update.seats = list(match.seats)
    if match.clocks is not None:
        update.clocks = list(match.clocks.seats)
    if match.seed is not None:
        update.seed = match.seed
    if match.rematch is not None:
        update.rematch = match.rematch
    return update


def _banned(match: Match) -> list[BannedGuest]:
    return [BannedGuest(guest, name) for guest, name in match.banned.items()]


def _public_event(match: Match, event: MatchEvent) -> PublicEvent:
    """An event without what must stay on the server: the seed, the code of the link, the move, cards yet unseen."""
    if isinstance(event, events.Played):
        return Moved(event.seat, event.bot)
    if isinstance(event, events.Started):
        return Dealt(event.seats)
    if isinstance(event, events.Opened):
        return set_up(match)
    return event


def _shared_changes(before: Frame, game: Table) -> tuple[Any, _Changes]:
    """Write anew what is written from numbers that have changed, and keep what is different then."""
    sheet, seen = game.sheet, game.seen_by(None)
    changed = sheet.everything if before.game is None else sheet.changed(before.seen, seen)
    patch: View = {}
    dropped: list[str] = []
    fields = before.fields
    for name, write in sheet.shared_from(changed):
        value = write(seen)
        if value is LEFT_OUT:
            if name in fields:
                dropped.append(name)
        elif name not in fields or fields[name] != value:
            patch[name] = value
    if fields.get("to_act") != (to_act := list(game.to_act)):
        patch["to_act"] = to_act
    if (over := game.over) or fields.get("over", True):
        ended = {"over": over, "winners": list(game.winners), "places": list(game.places)}
        patch |= {name: value for name, value in ended.items() if fields.get(name, LEFT_OUT) != value}
    hidden = game.has_secrets or (before.game is not None and before.game.has_secrets)
    return seen, _Changes(patch, dropped, sheet.own_from(sheet.everything if hidden else changed))


# ---- what one viewer sees


def _tell_turn(update: Update, viewer: Viewer, before: Frame, after: Frame) -> None:
    """Add what a viewer may do now, if that is different from before."""
    seat = viewer.seat
    asked = None if seat is None else after.asked.get(seat)
    if asked != (None if seat is None else before.asked.get(seat)):
        update.asked = asked
        moves, update.choices = moves_in_form(after.game, None if asked is None else seat, viewer.form)
        if viewer.form == "list":
            update.moves = moves
    if (seat in after.undoable) != (seat in before.undoable):
        update.can_take_back = seat in after.undoable


def _own_fields(game: Table, seat: int | None) -> View:
    """All that a viewer may see differently from others, as it is now."""
    seen = game.seen_by(seat)
    return {name: write(seen, seat) for name, write in game.sheet.own_from(game.sheet.everything)}


def _own_changes(game: Table, seat: int | None, fields: Sequence[OwnField], before: View) -> View:
    """What of that is different from how the viewer saw it before."""
    if not fields:
        return {}
    seen, changed = game.seen_by(seat), {}
    for name, write in fields:
        value = write(seen, seat)
        if name not in before or before[name] != value:
            changed[name] = value
    return changed


def _talk(entry: LogEntry) -> Talk:
    said = entry.event
    if not isinstance(said, events.Said):
        raise TypeError("only what was said is talk")
    return Talk(entry.seq, entry.at, said.guest, said.name, said.text)
