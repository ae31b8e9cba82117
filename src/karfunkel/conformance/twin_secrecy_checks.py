"""Checks of twins: two games that differ only in what a viewer has not seen are one game to that viewer.

Both are played side by side. What chance draws, and what others choose, is different at the two whenever the viewer
does not see the difference, and the same otherwise; so hands that were dealt in secret differ until they are shown.
"""

import random
from collections.abc import Iterator

from karfunkel.conformance.assertions import demand
from karfunkel.engine import chance_pending
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.notation.game_record import Entry
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.table import Table

GAMES_TOLD = 8
"""How many pairs of games are played for each viewer."""

Twins = tuple[Table, Table]


def twins_look_alike(game: Game, players: int) -> None:
    """Whoever has not seen in what two games differ sees, is told and reads the same at both."""
    if not notation_of(game.id).secret_fields:
        return
    luck = random.Random(6)  # noqa: S311 - a game, not a secret
    for _ in range(GAMES_TOLD):
        for viewer in (None, *range(players)):
            for twins in twin_games(game, players, viewer, luck):
                _check_alike(twins, viewer)


def twin_games(game: Game, players: int, viewer: int | None, luck: random.Random) -> Iterator[Twins]:
    """Two games side by side after every step, for as long as a viewer cannot tell them apart."""
    one, other = (
        Table(game.id, game.lay_out(players, game.checked_options(None), game.house_deck()), None, {}) for _ in range(2)
    )
    yield one, other
    while not one.over:
        entry = _random_entry(one, luck)
        if entry.seat == viewer and entry.seat is not None:
            tried = [entry]
        else:
            tried = [_random_entry(other, luck, entry.seat) for _ in range(3)] + [entry]
        following = (_both_after(one, entry, other, another, viewer) for another in tried)
        twins = next((both for both in following if both is not None), None)
        if twins is None:
            return
        one, other = twins
        yield twins


def _random_entry(table: Table, luck: random.Random, seat: int | None = None) -> Entry:
    """Something that can happen now: a draw, or a move; of this seat, if it may move."""
    state, rules = table.state, notation_of(table.game).game.plain
    if chance_pending(state):
        card = rules.chance_pick(state, luck.randrange(rules.chance_total(state)))
        return Entry(None, notation_of(table.game).card_text(state, card))
    mover = seat if seat in table.to_act and seat is not None else luck.choice(table.to_act)
    return Entry(mover, luck.choice(table.moves(mover)))


def _both_after(one: Table, entry: Entry, other: Table, another: Entry, viewer: int | None) -> Twins | None:
    """Both games after something has happened; None if it cannot, or if the viewer can tell them apart then.

    Two things that lead to the same table are told apart by what is told of them, which is no secret.
    """
    if entry.seat != another.seat:
        return None
    try:
        after, instead, twin = (_after(table, what) for table, what in ((one, entry), (one, another), (other, another)))
    except Error:
        return None
    if entry != another and after.state == instead.state:
        return None
    shown = after.showed_secrets or twin.showed_secrets
    if after.seen_by(viewer) != twin.seen_by(viewer) or (shown and after.events(viewer) != twin.events(viewer)):
        return None
    return after, twin


def _after(table: Table, entry: Entry) -> Table:
    """A game after something has happened, which its events tell."""
    after = table.copy()
    after.listen()
    after.replay([entry])
    return after


def _check_alike(twins: Twins, viewer: int | None) -> None:
    """Demand that two games are one to a viewer."""
    who = "a spectator" if viewer is None else f"seat {viewer}"
    here, there = (table.view(viewer) for table in twins)
    differing = [name for name in here if here[name] != there.get(name)]
    demand(here == there, f"{who} is shown what it cannot see, by {', '.join(differing)} of its view")
    told = [table.events(viewer) for table in twins]
    demand(told[0] == told[1], f"{who} is told what it cannot see (is `own` missing?): {told[0]}, not {told[1]}")
    one, other = (table.record_for(viewer) for table in twins)
    demand(one == other, f"{who} reads in the record what it cannot see (is `own` missing?):\n{one}\nnot\n{other}")
    if viewer is not None:
        moves = [table.moves(viewer) for table in twins]
        demand(moves[0] == moves[1], f"what seat {viewer} may do depends on what it cannot see")
