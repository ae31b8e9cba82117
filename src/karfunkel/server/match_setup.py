"""New matches: as somebody wants one, and for a rematch."""

from collections.abc import Mapping

from karfunkel.bots import levels_here
from karfunkel.errors import Error, Refused
from karfunkel.games.game import RULES
from karfunkel.games.registry import game_called
from karfunkel.match.decide_seats import decide_start
from karfunkel.match.decision import Person
from karfunkel.match.events import Admitted, BotSat, LogEntry, Opened, Sat
from karfunkel.match.evolve import add_event, new_match
from karfunkel.match.match import Match
from karfunkel.protocol.http import NewTable
from karfunkel.server.settings import Settings
from karfunkel.table.create_table import laid_out

ME, OPEN = "me", "open"


def create_match(who: Person, wanted: NewTable, settings: Settings) -> Match:
    """A new match as it is wanted; Refused if it cannot be so."""
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
        seating=wanted.seating,
    )
    try:
        laid_out(opened.game, opened.players, opened.seed, opened.options, opened.deck)
    except Error as error:
        raise Refused("bad-table", str(error)) from None
    _check_seats(seats, wanted)
    now = settings.now()
    match = new_match(settings.new_id(), LogEntry(0, now, opened))
    for number, sitter in enumerate(seats):
        _seat(match, number, sitter, who, now)
    if wanted.start or (wanted.starts_when_full and OPEN not in seats):
        _start(match, now)
    return match


def _resolved(game: str, options: Mapping[str, str], deck: list[str] | None) -> tuple[dict[str, str], list[str] | None]:
    """All that a game depends on, said once for good: the newest rules, every option, the deck card by card."""
    try:
        chosen = game_called(game)
        return chosen.checked_options(options), (chosen.deck_texts() or None) if deck is None else deck
    except Error as error:
        raise Refused("bad-table", str(error)) from None


def create_rematch(old: Match, match_id: str, who: Person, settings: Settings) -> Match:
    """A match for the same people, each one seat further, so that another begins. It starts when all have sat down."""
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
    match = new_match(match_id, LogEntry(0, now, opened))
    for number, seat in enumerate(old.seats):
        place = _next_place(old, number)
        if seat.guest is None:
            add_event(match, BotSat(place, seat.level or settings.stand_in, seat.bot_number(number)), now)
        elif seat.guest == who.guest:
            add_event(match, Sat(place, who.guest, who.name), now)
        else:
            add_event(match, Admitted(seat.guest), now)
    if not any(seat.free for seat in match.seats):
        _start(match, now)
    return match


def _start(match: Match, now: int) -> None:
    start = decide_start(match)
    for event in start.events:
        add_event(match, event, now, start.game)


def _next_place(old: Match, seat: int) -> int:
    """The seat of the rematch for one who had this seat."""
    return (seat + 1) % old.setup.players


def _check_seats(seats: list[str], wanted: NewTable) -> None:
    if len(seats) != wanted.players:
        raise Refused("bad-table", f"{wanted.players} players need as many seats, not {len(seats)}")
    levels = levels_here()
    for sitter in seats:
        if sitter not in (ME, OPEN, *levels):
            raise Refused("no-level", f"a seat is for 'me', 'open' or a bot: {', '.join(levels)}; not for {sitter!r}")
    if OPEN not in seats and ME not in seats:
        raise Refused("bad-table", "somebody has to play beside the bots")
    if seats.count(ME) > 1:
        raise Refused("bad-table", "you can take one seat only")
    if wanted.start and (OPEN in seats or ME not in seats):
        raise Refused("bad-table", "to start at once you have to sit and no seat may be open")


def _seat(match: Match, number: int, sitter: str, who: Person, now: int) -> None:
    if sitter == ME:
        add_event(match, Sat(number, who.guest, who.name), now)
    elif sitter != OPEN:
        add_event(match, BotSat(number, sitter), now)
