"""Checks of what each seat may see: views are true, and nothing that is told gives a secret away."""

import json
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from karfunkel.conformance.assertions import GAMES_EACH, demand
from karfunkel.conformance.random_games import random_states, random_table
from karfunkel.engine import NOBODY, WORDS, Dice, chance_pending, shake
from karfunkel.games.game import Game
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.notation.view_field_writers import LEFT_OUT
from karfunkel.table import Table

GAMES_TOLD = 5
"""How many random games are played twice over, to compare what is told of them."""


def views_are_true(game: Game, players: int) -> None:
    """Views are JSON, and each field is written from the fields of the record that it names."""
    notation = notation_of(game.id)
    sheet, before, fields = notation.sheet, None, dict[str, Any]()
    dice = random.Random(1)  # noqa: S311 - a game, not a secret
    table = random_table(game, players, 1, moves=0)
    while True:
        seen = table.seen_by(None).copy()
        changed = sheet.everything if before is None else sheet.changed(before, seen)
        now = {name: write(seen) for name, write in sheet.shared_from(changed)}
        fields |= {name: value for name, value in now.items() if value is not LEFT_OUT}
        for viewer in (None, *range(players)):
            view = table.view(viewer)
            json.dumps(view)
            stale = [name for name, value in fields.items() if name in view and view[name] != value]
            demand(not stale, f"{', '.join(stale)} changed, but not what it says it reads")
            for event in table.events(viewer):
                json.dumps(event)
                demand("event" in event, "an event has no name")
        before = seen
        if table.over:
            return
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))


def secrets_are_kept(game: Game, players: int) -> None:
    """What is hidden from a seat can be drawn anew, and the seat cannot tell the difference."""
    if not game.has_secrets:
        return
    notation, rules = notation_of(game.id), game.plain
    dice = Dice([0] * WORDS)
    for seed in range(GAMES_EACH):
        shake(dice, 1, seed)
        for table in random_states(game, players, seed):
            for viewer in (NOBODY, *range(players)):
                hidden = table.copy()
                rules.hide(hidden, viewer)
                touched = [name for name in table.fields if getattr(table, name) != getattr(hidden, name)]
                secret = set(touched) <= set(notation.secret_fields)
                demand(secret, f"hide blanks {', '.join(touched)}; secret are {', '.join(notation.secret_fields)}")
                demand(not touched or notation.has_secrets(table), "something is hidden where nothing is said to be")
                if viewer != NOBODY and game.brings("determinize"):
                    _check_twin(game, table, hidden, viewer, dice)


def _check_twin(game: Game, table: Any, hidden: Any, seat: int, dice: Dice) -> None:
    """Demand that a table with other secrets is possible, and the same in the eyes of a seat."""
    rules, twin = game.plain, hidden.copy()
    rules.determinize(twin, seat, dice)
    demand(not game.check(twin), f"determinize makes a table that cannot be: {game.check(twin)}")
    if rules.acts(table, seat):
        same = game.legal_actions(twin, seat) == game.legal_actions(table, seat)
        demand(same, f"what seat {seat} may do depends on what it cannot see")
    rules.hide(twin, seat)
    demand(twin == hidden, f"seat {seat} sees another table after what it cannot see was drawn anew")


def nobody_is_told_secrets(game: Game, players: int) -> None:
    """Whoever cannot see in what two tables differ is told and shown the same at both.

    The two differ in what a seat has just chosen, or chance has drawn; or in what was drawn anew, and the same is done
    at both.
    """
    if not game.has_secrets:
        return
    dice, luck = Dice([0] * WORDS), random.Random(4)  # noqa: S311 - a game, not a secret
    for seed in range(GAMES_TOLD):
        shake(dice, 3, seed)
        for table in random_states(game, players, seed):
            if table.depth == 0 or table.said_count > 0:
                continue
            step = _random_step(game, table, luck)
            here = _after(game, table, step)
            _check_told_alike(game, here, _after(game, table, _random_step(game, table, luck, step.seat)))
            if game.brings("determinize"):
                twin, viewer = table.copy(), luck.randrange(players)
                game.plain.hide(twin, viewer)
                game.plain.determinize(twin, viewer, dice)
                if _is_possible(game, twin, step):
                    _check_told_alike(game, here, _after(game, twin, step))


class _Step(NamedTuple):
    """A move of a seat, or the draw of a card by nobody."""

    seat: int
    actions: tuple[int, ...]


def _random_step(game: Game, table: Any, luck: random.Random, seat: int = NOBODY) -> _Step:
    """Something that can happen at a table now; a move of this seat, if one is named."""
    rules = game.plain
    if chance_pending(table):
        return _Step(NOBODY, (rules.chance_pick(table, luck.randrange(rules.chance_total(table))),))
    if seat == NOBODY:
        seat = luck.choice([seat for seat in range(table.players) if rules.acts(table, seat)])
    trial, actions = table.copy(), list[int]()
    while not actions or trial.said_count > 0:
        actions.append(luck.choice(game.legal_actions(trial, seat)))
        rules.apply(trial, seat, actions[-1])
    return _Step(seat, tuple(actions))


def _is_possible(game: Game, table: Any, step: _Step) -> bool:
    rules = game.plain
    if step.seat == NOBODY:
        return step.actions[0] in {rules.chance_pick(table, n) for n in range(rules.chance_total(table))}
    return rules.acts(table, step.seat) and game.is_legal_move(table, step.seat, step.actions)


def _after(game: Game, table: Any, step: _Step) -> Any:
    """A copy of a table at which something has happened, and what was told of it."""
    after = table.copy()
    after.told = []
    for action in step.actions:
        if step.seat == NOBODY:
            game.plain.draw(after, action)
        else:
            game.plain.apply(after, step.seat, action)
    return after


def _check_told_alike(game: Game, one: Any, other: Any) -> None:
    """Demand that two different tables are the same to all who cannot see in what they differ."""
    if one == other:
        return
    tables = [Table(game.id, each.copy(), None, {}) for each in (one, other)]
    for viewer in (None, *range(one.players)):
        if tables[0].seen_by(viewer) == tables[1].seen_by(viewer):
            who = "a spectator" if viewer is None else f"seat {viewer}"
            _check_events_alike(game, (one, other), viewer, who)
            here, there = (table.view(viewer) for table in tables)
            differing = [name for name in here if here[name] != there.get(name)]
            demand(here == there, f"{who} is shown what it cannot see, by {', '.join(differing)} of its view")
            headings = [notation_of(game.id).heading(each) for each in (one, other)]
            demand(headings[0] == headings[1], f"{who} reads what it cannot see in a heading: {' or '.join(headings)}")


def _check_events_alike(game: Game, tables: Sequence[Any], viewer: int | None, who: str) -> None:
    """Demand that a viewer is told the same of two tables, unless that is to show what was hidden."""
    notation = notation_of(game.id)
    if any(told[0] in notation.revealing_news for table in tables for told in table.told):
        return
    here, there = ([notation.news(table, told, viewer) for told in table.told] for table in tables)
    demand(here == there, f"{who} is told what it cannot see (is `own` or `reveals` missing?): {here}, not {there}")
