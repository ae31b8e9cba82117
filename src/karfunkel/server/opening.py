"""Putting tables up."""

from collections.abc import Mapping

from karfunkel.bots import LEVELS
from karfunkel.errors import Error, Refused
from karfunkel.games.game import RULES
from karfunkel.games.registry import game_called
from karfunkel.protocol.http import NewTable
from karfunkel.server.settings import Settings
from karfunkel.table.doing import Person
from karfunkel.table.entries import Admitted, BotSat, Line, Opened, Sat
from karfunkel.table.make import laid_out
from karfunkel.table.sitting import Sitting

ME, OPEN = "me", "open"


def open_table(who: Person, wanted: NewTable, settings: Settings) -> Sitting:
    """A new table as it is wanted; Refused if it cannot be so."""
    seats = wanted.seats if wanted.seats is not None else [ME] + [OPEN] * (wanted.players - 1)
    options, deck = _resolved(wanted.game, wanted.options, wanted.deck)
    opened = Opened(
        game=wanted.game,
        players=wanted.players,
        seed=settings.new_seed(),
        host=who.guest,
        code=settings.new_id(),
        options=options,
        deck=deck,
        clock=wanted.clock,
        public=wanted.public,
        starts_when_full=wanted.starts_when_full,
    )
    try:
        laid_out(opened.game, opened.players, opened.seed, opened.options, opened.deck)
    except Error as error:
        raise Refused("bad-table", str(error)) from None
    _check_seats(seats, wanted)
    now = settings.now()
    sitting = Sitting(settings.new_id(), Line(0, now, opened))
    for number, sitter in enumerate(seats):
        _seat(sitting, number, sitter, who, now)
    if wanted.start or (wanted.starts_when_full and OPEN not in seats):
        sitting.start(now)
    return sitting


def _resolved(game: str, options: Mapping[str, str], deck: list[str] | None) -> tuple[dict[str, str], list[str] | None]:
    """All that a game depends on, said once for good: the newest rules, every option, the deck card by card."""
    try:
        chosen = game_called(game)
        return chosen.checked_options(options), (chosen.deck_texts() or None) if deck is None else deck
    except Error as error:
        raise Refused("bad-table", str(error)) from None


def rematch_of(old: Sitting, table: str, who: Person, settings: Settings) -> Sitting:
    """A table for the same people, each one seat further, so that another begins. It starts when all have sat down."""
    setup = old.setup
    now = settings.now()
    usual = {name: value for name, value in setup.options.items() if name != RULES}
    options, deck = _resolved(setup.game, usual, setup.deck)
    opened = Opened(
        game=setup.game,
        players=setup.players,
        seed=settings.new_seed(),
        host=who.guest,
        code=settings.new_id(),
        options=options,
        deck=deck,
        clock=setup.clock,
        public=setup.public,
        starts_when_full=True,
        rematch_of=old.id,
        places={seat.guest: _next_place(old, number) for number, seat in enumerate(old.seats) if seat.guest},
    )
    sitting = Sitting(table, Line(0, now, opened))
    for number, seat in enumerate(old.seats):
        place = _next_place(old, number)
        if seat.guest is None:
            sitting.write(BotSat(place, seat.level or settings.stand_in), now)
        elif seat.guest == who.guest:
            sitting.write(Sat(place, who.guest, who.name), now)
        else:
            sitting.write(Admitted(seat.guest), now)
    if not any(seat.free for seat in sitting.seats):
        sitting.start(now)
    return sitting


def _next_place(old: Sitting, seat: int) -> int:
    """The seat of the rematch for one who had this seat."""
    return (seat + 1) % old.setup.players


def _check_seats(seats: list[str], wanted: NewTable) -> None:
    if len(seats) != wanted.players:
        raise Refused("bad-table", f"{wanted.players} players need as many seats, not {len(seats)}")
    for sitter in seats:
        if sitter not in (ME, OPEN, *LEVELS):
            raise Refused("no-level", f"a seat is for 'me', 'open' or a bot: {', '.join(LEVELS)}; not for {sitter!r}")
    if OPEN not in seats and ME not in seats:
        raise Refused("bad-table", "somebody has to play beside the bots")
    if seats.count(ME) > 1:
        raise Refused("bad-table", "you can take one seat only")
    if wanted.start and (OPEN in seats or ME not in seats):
        raise Refused("bad-table", "to start at once you have to sit and no seat may be open")


def _seat(sitting: Sitting, number: int, sitter: str, who: Person, now: int) -> None:
    if sitter == ME:
        sitting.write(Sat(number, who.guest, who.name), now)
    elif sitter != OPEN:
        sitting.write(BotSat(number, sitter), now)
