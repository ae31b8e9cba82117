"""Games that were played at tables, told again for data sets, decision by decision."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from karfunkel.errors import Error
from karfunkel.games.registry import game_called
from karfunkel.learn.dataset import Decisions, win_shares
from karfunkel.learn.observation import OBSERVED, observe_plainly
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.table import Table


def decisions_of(table: Table, number: int, who: Sequence[str]) -> Decisions:
    """The decisions of a game that is over, in the order in which they were made; `who` had the seats."""
    if not table.over:
        raise Error("only games that are over belong in a data set")
    game, notation, again = game_called(table.game), notation_of(table.game), table.at(0)
    rows: list[tuple[int, Any, Any, int]] = []
    for entry in table.log:
        if entry.seat is not None:
            state = again.state
            said = state.said_count
            for action in notation.read_move(state, entry.seat, entry.text)[said:]:
                mask = np.zeros(game.actions, np.uint8)
                mask[game.legal_actions(state, entry.seat)] = 1
                rows.append((entry.seat, observe_plainly(game, state, entry.seat), mask, action))
                game.plain.apply(state, entry.seat, action)
        again.replay([entry])
    seats = np.array([row[0] for row in rows], np.int64)
    places = np.array(table.places)
    return Decisions(
        game=np.full(len(rows), number, np.int64),
        step=np.arange(len(rows)),
        seat=seats,
        player=[who[seat] for seat in seats],
        observation=np.array([row[1] for row in rows], OBSERVED),
        action_mask=np.array([row[2] for row in rows], np.uint8),
        action=np.array([row[3] for row in rows], np.int64),
        score=np.array(table.scores)[seats],
        place=places[seats],
        win=win_shares(places)[seats],
    )
