"""A table made from a view is the real one, but for the secrets."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import karfunkel
from karfunkel.bots import LEVELS
from karfunkel.bots.determinization import hidden_information_of, redraw_hidden_information, table_from_view
from karfunkel.games.emerald.rules.state import GOLD, GOLD_VALUES
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.rules.state import SECRET
from karfunkel.notation.notation_lookup import notation_of
from tests.bots.playing import turns
from tests.sizes import every_size

CHANCE = LEVELS["random"]
DICE = random.Random


def blanked(game: Game, table: Any, seat: int) -> Any:
    """A table without what a seat is not to see; of hidden gold only how much there is, and which cards it is among."""
    seen = table.copy()
    game.plain.hide(seen, seat)
    if game.id == "emerald" and not seen.open_gold:
        blank_gold(seen, seat)
    return seen


def blank_gold(table: Any, seat: int) -> None:
    for value in range(GOLD_VALUES):
        for other in range(table.players):
            if other != seat:
                table.unseen[GOLD, value] += table.gold[other, value]
    for other in range(table.players):
        if other != seat:
            table.gold[other, 0] = sum(table.gold[other, value] for value in range(GOLD_VALUES))
            for value in range(1, GOLD_VALUES):
                table.gold[other, value] = 0


def seats_to_act(game: Game, players: int, seed: int) -> Iterator[tuple[karfunkel.Table, int]]:
    """Every seat that may act, at every decision of a random game."""
    for table, _, _ in turns(game, players, [CHANCE] * players, seed):
        for seat in table.to_act:
            yield table, seat


def late_table(game: str) -> karfunkel.Table:
    """A table at which much has happened."""
    return next(table for number, (table, _, _) in enumerate(turns(GAMES[game], 3, [CHANCE] * 3, 1)) if number == 60)


def moves_of(game: Game, table: Any, seat: int) -> tuple[str, ...]:
    notation = notation_of(game.id)
    return tuple(notation.move_text(table, seat, move) for move in game.legal_moves(table, seat))


@every_size
def test_it_is_the_real_table_but_for_the_secrets(game: Game, players: int) -> None:
    for number, (table, seat) in enumerate(seats_to_act(game, players, 1)):
        imagined = table_from_view(table.view(seat), DICE(number))
        assert blanked(game, imagined, seat) == blanked(game, table.state, seat)


@every_size
def test_it_has_the_same_moves_and_the_same_view(game: Game, players: int) -> None:
    for number, (table, seat) in enumerate(seats_to_act(game, players, 2)):
        view = table.view(seat)
        imagined = table_from_view(view, DICE(number))
        assert moves_of(game, imagined, seat) == table.moves(seat)
        assert imagined.to_bytes() == table_from_view(json.loads(json.dumps(view)), DICE(number)).to_bytes()
        hidden = imagined.copy()
        game.plain.hide(hidden, seat)
        seen = notation_of(game.id).view(hidden, seat)
        assert seen == {name: view[name] for name in seen}


@every_size
def test_it_is_a_table_of_the_game_and_can_be_played_on(game: Game, players: int) -> None:
    for number, (table, seat) in enumerate(seats_to_act(game, players, 3)):
        dice = DICE(number)
        imagined = table_from_view(table.view(seat), dice)
        assert game.check(imagined) == []
        assert SECRET not in getattr(imagined, "chosen", ())
        for action in dice.choice(game.legal_moves(imagined, seat))[imagined.said_count :]:
            game.plain.apply(imagined, seat, action)


@pytest.mark.parametrize("players", GAMES["emerald"].sizes)
def test_open_gold_is_no_secret(players: int) -> None:
    table = karfunkel.new("emerald", players, seed=1, options={"open_gold": "on"})
    dice = DICE(1)
    while not table.over:
        seat = table.to_act[0]
        assert table_from_view(table.view(seat), dice) == table.state
        table.play(seat, dice.choice(table.moves(seat)))


def test_hidden_gold_is_dealt_in_every_way() -> None:
    table = late_table("emerald")
    view = table.view(table.to_act[0])
    assert None in view["gold"]
    dealt = {str(sorted(table_from_view(view, DICE(seed)).gold.items())) for seed in range(50)}
    assert len(dealt) > 10


def choosing(game: str, players: int, chosen: list[str | None], **fields: Any) -> karfunkel.Table:
    position = {"game": game, "players": players, "chosen": chosen, **fields}
    return karfunkel.from_position(position, seed=1)


def drawn(view: dict[str, Any], seat: int) -> set[str]:
    """The actions that are imagined for a seat."""
    name = notation_of(view["game"]).action_name
    return {name(table_from_view(view, DICE(seed)).chosen[seat]) for seed in range(100)}


def test_hidden_actions_are_any_of_the_action_cards() -> None:
    three = choosing("edelstein", 3, ["money", "gems", None])
    assert drawn(three.view(2), 0) == drawn(three.view(2), 1) == {"money", "event", "gems"}
    assert drawn(three.view(0), 0) == {"money"}
    five = choosing("basari", 5, ["A", None, None, None, None])
    assert drawn(five.view(1), 0) == {"A", "B", "C", "D"}


def test_of_two_players_a_wrong_guess_is_remembered() -> None:
    table = choosing("edelstein", 2, ["money", None])
    assert drawn(table.view(1), 0) == {"money", "event", "gems"}
    table.play(1, "gems")
    assert drawn(table.view(1), 0) == {"money", "event"}


def test_secrets_can_be_drawn_with_leanings() -> None:
    view = choosing("basari", 3, ["A", None, None]).view(1)
    table = table_from_view(view, DICE(1))
    for seed in range(20):
        redraw_hidden_information(table, view, DICE(seed), (0, 0, 1, 0))
        assert table.chosen[0] == 2


def test_tables_that_differ_in_secrets_only_are_imagined_alike() -> None:
    one, other = (choosing("edelstein", 4, [action, "money", None, None]) for action in ("gems", "event"))
    assert one.view(2) == other.view(2)
    assert table_from_view(one.view(2), DICE(1)) == table_from_view(other.view(2), DICE(1))


def test_the_view_is_left_as_it_was() -> None:
    for game in GAMES:
        table = late_table(game)
        seat = table.to_act[0]
        view = table.view(seat)
        table_from_view(view, DICE(1))
        assert view == table.view(seat)


def test_every_game_says_what_is_secret() -> None:
    assert all(hasattr(hidden_information_of(game), "fill_in") for game in GAMES)
