"""What the store and its lists get to know of a table."""

from collections.abc import Sequence

from karfunkel.games.registry import game_called
from karfunkel.protocol.http import Summary
from karfunkel.protocol.messages import encode
from karfunkel.store.writer import Row, Writing
from karfunkel.table.entries import Line, Played, Said
from karfunkel.table.sitting import Sitting


def writing(sitting: Sitting, lines: Sequence[Line], *, new: bool = False) -> Writing:
    """New lines of a table as they are to be stored, with what lists show of it now."""
    played_on = all(isinstance(line.entry, Played | Said) for line in lines)
    ended = sitting.stage == "over" and any(isinstance(line.entry, Played) for line in lines)
    return Writing(
        table=sitting.id,
        lines=lines,
        row=_whole_row(sitting) if new else _row(sitting),
        new=new,
        seats=None if played_on else _seats(sitting),
        results=_results(sitting) if ended else None,
    )


def summary(sitting: Sitting) -> Summary:
    """What lists show of a table."""
    setup, game = sitting.setup, sitting.game
    over = game is not None and sitting.stage == "over"
    return Summary(
        table=sitting.id,
        game=setup.game,
        players=setup.players,
        public=setup.public,
        host=setup.host,
        stage=sitting.stage,
        seats=sitting.seats,
        to_act=list(sitting.asked),
        opened_at=sitting.lines[0].at,
        changed_at=sitting.at,
        clock=setup.clock,
        options=game_called(setup.game).unusual_options(setup.options),
        scores=list(game.scores) if game is not None and over else [],
        winners=list(game.winners) if game is not None and over else [],
        places=list(game.places) if game is not None and over else [],
        rematch=sitting.rematch,
    )


def _row(sitting: Sitting) -> Row:
    return {
        "stage": sitting.stage,
        "free_seats": sum(seat.free for seat in sitting.seats) if sitting.stage == "open" else 0,
        "seq": sitting.seq,
        "changed_at": sitting.at,
        "due": sitting.due(),
        "summary": encode(summary(sitting)).decode(),
    }


def _whole_row(sitting: Sitting) -> Row:
    setup = sitting.setup
    return {
        "id": sitting.id,
        "game": setup.game,
        "players": setup.players,
        "public": setup.public,
        "host": setup.host,
        "code": setup.code,
        "opened_at": sitting.lines[0].at,
        **_row(sitting),
    }


def _seats(sitting: Sitting) -> list[Row]:
    return [
        {"table_id": sitting.id, "seat": number, "guest": seat.guest, "level": seat.level}
        for number, seat in enumerate(sitting.seats)
    ]


def _results(sitting: Sitting) -> list[Row]:
    if sitting.game is None:
        return []
    scores, winners = sitting.game.scores, sitting.game.winners
    return [{**row, "score": scores[row["seat"]], "won": row["seat"] in winners} for row in _seats(sitting)]
