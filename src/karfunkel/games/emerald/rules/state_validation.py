"""Everything that is wrong with a table. Plain Python: it serves people who set positions up, and tests."""

from collections.abc import Iterator

from karfunkel.engine import NOBODY
from karfunkel.games.emerald.rules.board import (
    KNIGHTS_OF_A_COLOUR,
    colours_of_each,
    first_colour,
    knights_at,
    knights_in_play,
    owner,
)
from karfunkel.games.emerald.rules.cave_stacks import has_four_kinds, is_unturned
from karfunkel.games.emerald.rules.dragon import has_gold
from karfunkel.games.emerald.rules.end_and_scoring import FEWEST_KNIGHTS, treasures_left
from karfunkel.games.emerald.rules.notation_names import CARD_NAMES, PILE_NAMES, colour_name, place_name
from karfunkel.games.emerald.rules.setup import height
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    BRIBE,
    CATCH,
    CHAMBERWARDS,
    COLOURS,
    COPIES,
    EXIT,
    FACES,
    FIELDS,
    FIRST_BAR,
    FIRST_CAVE_FIELD,
    FREED_STAYS,
    GEMS,
    GOLD,
    KEEP,
    LAST_BAR,
    LEFT_OVER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOVE_KNIGHT,
    MOVES_A_TURN,
    NONE,
    PLACES,
    ROLL,
    TAKE_CARD,
    TREASURES,
    TURN_GEM,
    TURN_GOLD,
    Table,
)

ENDS_OF_BAR = {EXIT: (1, BAR_LENGTH - 1), CHAMBERWARDS: (-1, BAR_LENGTH - 2)}
"""[D21]-[D23] How far from the bar's first field a dragon can be that faces this way."""


def check(table: Table) -> list[str]:
    """Everything that is wrong with a table, in sentences; nothing for a table that play can reach."""
    if not MIN_PLAYERS <= table.players <= MAX_PLAYERS:
        return [f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {table.players}"]
    parts = (_knights, _treasures, _stacks, _cards, _four_kinds, _dragon, _turn, _pending, _end)
    return [reason for part in parts for reason in part(table)]


def _knights(table: Table) -> Iterator[str]:
    start_places = KNIGHTS_OF_A_COLOUR[table.players]
    for colour in range(COLOURS):
        held = [table.knights[colour, place] for place in range(PLACES)]
        in_play = colour < table.players * colours_of_each(table)
        name = colour_name(table.players, colour)
        if min(held) < 0 or sum(held) > (start_places if in_play else 0):
            yield f"there are {sum(held)} knights of {name}, of {start_places if in_play else 0} at first"
        for place in range(KEEP + 1):
            if held[place] > (1 if place < start_places else 0):
                yield f"{held[place]} knights of {name} cannot stand on {place_name(place)}"
        if table.in_play[colour] != sum(held):
            yield f"{table.in_play[colour]} knights of {name} are counted, but {sum(held)} stand somewhere"


def _treasures(table: Table) -> Iterator[str]:
    if not 0 <= treasures_left(table) <= TREASURES:
        yield f"there are {TREASURES} treasure cards, but the players have {sum(table.treasures)}"
    for seat in range(MAX_PLAYERS):
        number = table.treasures[seat]
        if number < 0 or (number > 0 and seat >= table.players):
            yield f"seat {seat} has {number} treasure cards"
        elif seat < table.players:
            had = KNIGHTS_OF_A_COLOUR[table.players] * colours_of_each(table)
            if knights_in_play(table, seat) + number > had:
                yield (
                    f"seat {seat} has {knights_in_play(table, seat)} knights in play and {number} in the chamber, "
                    f"of {had} at first"
                )


def _stacks(table: Table) -> Iterator[str]:
    for pile, name in enumerate(PILE_NAMES):
        for field in range(FIELDS + 1):
            top, below = table.top[pile, field], table.below[pile, field]
            most = height(pile, field)
            lying = below + (top != NONE)
            if below < 0 or lying > most:
                yield f"there are {lying} {name} cards beside field {field}, of {most} at first"
            if not NONE <= top < FACES[pile]:
                yield f"there is no {name} card {top}"
        unturned = sum(is_unturned(table, pile, field) for field in range(FIELDS + 1))
        if table.unturned[pile] != unturned:
            yield f"{table.unturned[pile]} {name} cards are to be turned, but {unturned} stacks have no open card"


def _cards(table: Table) -> Iterator[str]:
    for pile, name in enumerate(PILE_NAMES):
        for face in range(FACES[pile]):
            seen = _open(table, pile).count(face) + sum(_held(table, pile, face))
            number = seen + table.unseen[pile, face]
            if number > COPIES[pile] or table.unseen[pile, face] < 0 or (pile == GEMS and number < COPIES[pile]):
                yield f"there are {COPIES[pile]} {name} cards {CARD_NAMES[pile][face]}, not {number}"
        unseen = sum(table.unseen[pile, face] for face in range(FACES[pile]))
        face_down = sum(table.below[pile, field] for field in range(FIELDS + 1))
        if unseen != face_down + LEFT_OVER:
            yield (
                f"{unseen} {name} cards have not been seen, but {face_down} lie face down and {LEFT_OVER} are left over"
            )
        for seat in range(MAX_PLAYERS):
            for face in range(FACES[pile]):
                number = _held(table, pile, face)[seat]
                if number < 0 or (number > 0 and seat >= table.players):
                    yield f"seat {seat} has {number} {name} cards {CARD_NAMES[pile][face]}"
    if any(table.unseen[GEMS, face] for face in range(FACES[GEMS], FACES[GOLD])):
        yield "there are gem cards of no kind"


def _open(table: Table, pile: int) -> list[int]:
    """The open cards of a pile."""
    return [table.top[pile, field] for field in range(FIRST_CAVE_FIELD, FIELDS + 1)]


def _held(table: Table, pile: int, face: int) -> list[int]:
    """How many cards of a face each seat has."""
    held = table.gold if pile == GOLD else table.gems
    return [held[seat, face] for seat in range(MAX_PLAYERS)]


def _four_kinds(table: Table) -> Iterator[str]:
    have_all = [seat for seat in range(table.players) if has_four_kinds(table, seat)]
    if table.four_kinds == NONE and have_all:
        yield f"seat {have_all[0]} has all four kinds of gems, but nobody has the bonus for them"
    elif table.four_kinds != NONE and table.four_kinds not in have_all:
        yield f"seat {table.four_kinds} has the bonus for four different gems, but not the gems"


def _dragon(table: Table) -> Iterator[str]:
    if not FIRST_BAR <= table.bar <= LAST_BAR:
        yield f"the first field beside the bar is {FIRST_BAR} to {LAST_BAR}, not {table.bar}"
        return
    if table.facing not in ENDS_OF_BAR:
        yield "the dragon faces the exit or the chamber"
        return
    first, last = (table.bar + distance for distance in ENDS_OF_BAR[table.facing])
    first = max(first, FIRST_CAVE_FIELD)
    if not first <= table.dragon <= last:
        goal = "exit" if table.facing == EXIT else "chamber"
        yield (
            f"a dragon that faces the {goal} stands on a field from {first} to {last} while the bar lies beside "
            f"{table.bar} to {table.bar + BAR_LENGTH - 1}, not on {table.dragon}"
        )


def _turn(table: Table) -> Iterator[str]:
    if not 0 <= table.mover < table.players:
        yield f"it cannot be the turn of seat {table.mover}"
        return
    if not 0 <= table.moves_left <= MOVES_A_TURN:
        yield f"{table.moves_left} knights are still to be moved"
    colour, place = table.moved_colour, table.moved_place
    if (colour == NONE) != (table.moves_left != 1) or (colour == NONE and place != NONE):
        yield "which knight has moved is said just while a second one may move"
    elif colour != NONE and not 0 <= colour - first_colour(table, table.mover) < colours_of_each(table):
        yield f"seat {table.mover} has no knights of {colour_name(table.players, colour)}"
    elif place != NONE and not (KEEP < place < PLACES and table.knights[colour, place] > 0):
        yield f"no knight can have moved to {place_name(place)}: none is there"
    yield from _freed(table)


def _freed(table: Table) -> Iterator[str]:
    colour, place = table.moved_colour, table.freed_place
    if place == NONE:
        return
    if table.rules < FREED_STAYS:
        yield f"in version {table.rules} of the rules a knight bribed free may move"
    elif colour == NONE or place == table.moved_place:
        yield "a knight bribed free is named just while it could be the second one to move"
    elif not (KEEP < place < PLACES and table.knights[colour, place] > 0):
        yield f"no knight can have been bribed free on {place_name(place)}: none is there"


def _pending(table: Table) -> Iterator[str]:
    if not 0 <= table.depth <= len(table.asked):
        yield f"{table.depth} decisions are pending"
        return
    frames = list(zip(table.asked[: table.depth], table.asked_seat[: table.depth], strict=True))
    kinds = [kind for kind, _ in frames]
    for kind, seat in frames:
        if kind not in (TURN_GOLD, TURN_GEM, ROLL, MOVE_KNIGHT, TAKE_CARD, CATCH, BRIBE):
            yield f"there is no decision of kind {kind}"
        elif kind in (TURN_GOLD, TURN_GEM) and seat != NOBODY:
            yield "a card is turned for nobody"
        elif kind in (ROLL, MOVE_KNIGHT, TAKE_CARD, CATCH) and seat != table.mover:
            yield f"seat {table.mover} is to move, but seat {seat} decides"
    if table.moves_left == MOVES_A_TURN and set(kinds) - {TURN_GOLD, TURN_GEM, MOVE_KNIGHT}:
        yield "no knight has moved, so nobody takes a card and the dragon sleeps"
    yield from _pending_card(table, TAKE_CARD in kinds)
    if CATCH in kinds and knights_at(table, KEEP + table.dragon) < 2:
        yield f"there are not several knights on field {table.dragon} to choose from"
    yield from _pending_bribe(table, [seat for kind, seat in frames if kind == BRIBE])


def _pending_card(table: Table, asked: bool) -> Iterator[str]:
    if asked != (table.taking != 0):
        yield "nobody takes a card" if table.taking else "a card is to be taken nowhere"
    if not table.taking:
        return
    if not FIRST_CAVE_FIELD <= table.taking <= FIELDS:
        yield f"no card can be taken on field {table.taking}"
        return
    if table.moves_left != 0:
        yield "who takes a card moves no more"
    if not any(_mine(table, table.taking)):
        yield f"seat {table.mover} takes a card on field {table.taking}, but has no knight there"
    for pile, name in enumerate(PILE_NAMES):
        if table.top[pile, table.taking] == NONE and table.below[pile, table.taking] == 0:
            yield f"there is no {name} card on field {table.taking} to choose"


def _mine(table: Table, field: int) -> list[int]:
    """The numbers of the mover's knights on a field, colour by colour."""
    colour = first_colour(table, table.mover)
    return [table.knights[colour + i, KEEP + field] for i in range(colours_of_each(table))]


def _pending_bribe(table: Table, asked: list[int]) -> Iterator[str]:
    if bool(asked) != (table.caught != NONE):
        yield "a knight is caught, but its owner is not asked" if not asked else "no knight is caught"
    elif asked:
        seat = owner(table, table.caught)
        if asked != [seat] or not 0 <= seat < table.players:
            yield f"the knight of {colour_name(table.players, table.caught)} is not that of seat {asked[0]}"
        elif table.knights[table.caught, KEEP + table.dragon] == 0:
            yield f"no knight of {colour_name(table.players, table.caught)} stands on the dragon's field {table.dragon}"
        elif not has_gold(table, seat):
            yield f"seat {seat} has no gold to bribe the dragon with"


def _end(table: Table) -> Iterator[str]:
    few = [seat for seat in range(table.players) if knights_in_play(table, seat) <= FEWEST_KNIGHTS]
    due = bool(few) or treasures_left(table) == 0
    if due != bool(table.over):
        yield "the game should be over" if due else "the game cannot be over yet"
    if bool(table.over) != (table.depth == 0):
        yield "the game is over, yet it goes on" if table.over else "nobody is to decide, yet the game is not over"
    if len(few) > 1:
        yield f"the game was over before so many players had {FEWEST_KNIGHTS} knight left"
    elif few and knights_in_play(table, few[0]) < FEWEST_KNIGHTS:
        yield f"the game was over before seat {few[0]} lost its last knight"
