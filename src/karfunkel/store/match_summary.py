"""Summary of a match: what the store and its lists get to know of it."""

from collections.abc import Sequence
from functools import partial

import msgspec

from karfunkel.match.events import LogEntry, Played, Said, Unsaid
from karfunkel.match.match import Match
from karfunkel.protocol.http import Summary
from karfunkel.protocol.messages import encode
from karfunkel.store.group_commit import MatchWrite, Row


def match_write(match: Match, entries: Sequence[LogEntry], *, new: bool = False) -> MatchWrite:
    """New entries of a match as they are to be stored, with what lists show of it now: later, if it only went on."""
    played_on = all(isinstance(entry.event, Played | Said | Unsaid) for entry in entries)
    ended = match.stage == "over" and any(isinstance(entry.event, Played) for entry in entries)
    later = played_on and match.stage == "running" and not new
    return MatchWrite(
        table=match.id,
        entries=entries,
        row=None if later else _whole_row(match) if new else _row(match),
        late_row=partial(_row, match) if later else None,
        new=new,
        seats=None if played_on and not match.ended else _seats(match),
        results=_results(match) if ended else None,
    )


def list_write(match: Match, due: int | None) -> MatchWrite:
    """What lists show of a match now, and when a server has to look after it."""
    return MatchWrite(match.id, (), {**_row(match), "due": due})


def summary(match: Match) -> Summary:
    """What lists show of a table."""
    setup, game = match.setup, match.game
    over = game is not None and match.stage == "over"
    return Summary(
        table=match.id,
        game=setup.game,
        players=setup.players,
        public=setup.public,
        host=setup.host,
        stage=match.stage,
        seats=list(match.seats),
        to_act=list(match.asked),
        opened_at=match.log[0].at,
        changed_at=match.at,
        clock=setup.clock,
        options=match.unusual_options,
        scores=list(game.scores) if game is not None and over else [],
        winners=list(game.winners) if game is not None and over else [],
        places=list(game.places) if game is not None and over else [],
        rematch=match.rematch,
    )


def without_name(stored: str, guest: str) -> str:
    """A stored summary without the name of a guest."""
    kept = msgspec.json.decode(stored, type=Summary)
    seats = [msgspec.structs.replace(seat, name="") if seat.guest == guest else seat for seat in kept.seats]
    return encode(msgspec.structs.replace(kept, seats=seats)).decode()


def _row(match: Match) -> Row:
    """The columns that change while a match goes on."""
    return {
        "stage": match.stage,
        "free_seats": _free_seats(match),
        "seq": match.seq,
        "changed_at": match.at,
        "due": match.due(),
        "summary": encode(summary(match)).decode(),
    }


def _free_seats(match: Match) -> int:
    """How many seats are free for anybody: those of a rematch are kept for the ones who played."""
    kept = set(match.setup.places.values())
    free = (number for number, seat in enumerate(match.seats) if seat.free and number not in kept)
    return sum(1 for _ in free) if match.stage == "open" else 0


def _whole_row(match: Match) -> Row:
    setup = match.setup
    return {
        "id": match.id,
        "game": setup.game,
        "players": setup.players,
        "public": setup.public,
        "host": setup.host,
        "code": setup.code,
        "opened_at": match.log[0].at,
        **_row(match),
    }


def _seats(match: Match) -> list[Row]:
    ended_at = match.at if match.ended else None
    return [
        {"table_id": match.id, "seat": number, "guest": seat.guest, "level": seat.level, "ended_at": ended_at}
        for number, seat in enumerate(match.seats)
    ]


def _results(match: Match) -> list[Row]:
    if match.game is None:
        return []
    scores, winners = match.game.scores, match.game.winners
    return [
        {
            "table_id": match.id,
            "seat": number,
            "guest": seat.guest,
            "level": seat.level,
            "score": scores[number],
            "won": number in winners,
        }
        for number, seat in enumerate(match.seats)
    ]
