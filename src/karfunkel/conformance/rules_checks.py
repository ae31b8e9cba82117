"""Checks of rules: games end, something can always be done, and compiled rules are the plain ones."""

from itertools import product
from typing import Any

from karfunkel.arena.engine_benchmark import Player, compile_playouts
from karfunkel.conformance.assertions import GAMES_EACH, demand
from karfunkel.conformance.random_games import random_states, start_of
from karfunkel.engine import WORDS, Binding, Dice, chance_pending, shake, unwrapped
from karfunkel.engine.playout import MOST_STEPS, play_out
from karfunkel.games.game import Game


def games_end(game: Game, players: int) -> None:
    """Random games end, nothing about their tables is ever wrong, and somebody wins."""
    for seed in range(GAMES_EACH):
        for step, table in enumerate(random_states(game, players, seed)):
            demand(step < MOST_STEPS, f"random game {seed} does not end")
            demand(not game.check(table), f"random game {seed}, step {step}: {game.check(table)}")
        _check_nothing_follows(game, table, f"random game {seed}, step {step}")
        places = game.places(table)
        winners = [seat for seat in range(players) if game.plain.wins(table, seat)]
        demand(winners, f"nobody has won random game {seed}")
        first = [seat for seat in range(players) if places[seat] == 1]
        demand(winners == first, f"random game {seed}: seats {winners} win, but seats {first} are first")
        points = [game.plain.signed_score(table, seat) for seat in range(players)]
        for seat, other in product(range(players), repeat=2):
            is_so = points[seat] <= points[other] or places[seat] < places[other]
            demand(
                is_so, f"random game {seed}: seat {seat} has better points than seat {other}, but not a better place"
            )


def _check_nothing_follows(game: Game, table: Any, where: str) -> None:
    """Demand that a table at which nothing is pending is one at which the game is over."""
    after = table.copy()
    game.plain.go_on(after)
    ended = after.to_bytes() == table.to_bytes()
    demand(
        ended, f"{where}: nothing is pending, but the game goes on if `go_on` is called: `apply` and `draw` do so last"
    )


def something_is_legal(game: Game, players: int) -> None:
    """Until the end somebody may act, and has legal actions of the alphabet; or a card is to be drawn."""
    rules = game.plain
    for seed in range(GAMES_EACH):
        for table in random_states(game, players, seed):
            where = f"random game {seed}"
            if chance_pending(table):
                cards = [rules.chance_pick(table, n) for n in range(rules.chance_total(table))]
                demand(cards, f"{where}: there is nothing to draw")
                many = len(set(cards)) > game.outcomes
                demand(not many, f"{where}: more than {game.outcomes} different cards can be drawn")
                continue
            acting = [seat for seat in range(players) if rules.acts(table, seat)]
            demand(bool(acting) == (table.depth > 0), f"{where}: a decision is pending, but nobody may act")
            if acting:
                demand(rules.next_seat(table) == acting[0], f"{where}: next_seat is not the first who may act")
            for seat in acting:
                actions = game.legal_actions(table, seat)
                demand(actions, f"{where}: seat {seat} has no legal action")
                demand(len(set(actions)) == len(actions), f"{where}: a legal action is named twice")
                demand(all(0 <= action < game.actions for action in actions), f"{where}: an action beyond the alphabet")


def plain_is_compiled(game: Game, players: int) -> None:
    """Interpreted and compiled rules play the same games, to the byte."""
    player, play = Player(game, players, compile_playouts(game)), Binding(unwrapped, game.rules)(play_out)
    for number in range(2 * GAMES_EACH):
        table, dice = start_of(game, players), Dice([0] * WORDS)
        shake(dice, 7, number)
        decisions = play(table, dice, [0] * game.most_legal)
        compiled = player.play(7, number, 1)
        same = decisions == compiled and player.last_table() == table.to_bytes()
        demand(same, f"random game {number} ends otherwise when it is compiled (a negative index, a number too large?)")
