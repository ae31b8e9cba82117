"""Decks are remembered by what is in them."""

from typing import Any

import pytest

from karfunkel.games.basari.rules.deck import DECK as BAZAAR_CARDS
from karfunkel.games.edelstein.rules.deck import DECK as GEM_CARDS
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.rules.deck import DECKS_REMEMBERED, Deck
from karfunkel.games.trading.rules.state import NONE
from tests.sizes import every_size, random_states

every_deck = pytest.mark.parametrize(("game", "deck"), [("edelstein", GEM_CARDS), ("basari", BAZAAR_CARDS)])


def table_with(game: str, cards: tuple[Any, ...]) -> Any:
    return GAMES[game].lay_out(3, GAMES[game].checked_options(None), cards)


def face_by_face(deck: Deck[Any], table: Any) -> list[tuple[str, int]]:
    return [(str(deck.face(table, face)), deck.copies(table, face)) for face in range(deck.size)]


@every_deck
def test_every_table_has_its_own_deck(game: str, deck: Deck[Any]) -> None:
    house = deck.house
    other = (house[-1],) * 5 + house[5:]
    for cards in (house, other, house[::-1]):
        table = table_with(game, cards)
        faces = deck.all_faces(table)
        assert list(zip(faces.texts, faces.copies, strict=True)) == face_by_face(deck, table)
        assert [faces.text(face) for face in (NONE, 0)] == [None, deck.text(table, 0)]
        assert faces.all_texts() == [str(card) for card in deck.of(table)]
        assert deck.is_house(table) == (deck.of(table) == tuple(sorted(house, key=house.index)))
    assert deck.is_house(table_with(game, house))
    assert not deck.is_house(table_with(game, other))


@every_deck
def test_a_card_that_is_changed_is_seen_to_be_changed(game: str, deck: Deck[Any]) -> None:
    table = table_with(game, deck.house)
    before = deck.text(table, 0)
    table.deck[0, 0] += 1
    assert deck.text(table, 0) == str(deck.face(table, 0)) != before
    assert not deck.is_house(table)


@every_size
def test_what_is_fixed_never_changes_and_is_shared_by_copies(game: Game, players: int) -> None:
    fixed = [name for name, field in game.table.fields.items() if field.fixed]
    first: list[Any] | None = None
    for state in random_states(game, players, 1):
        now = [getattr(state, name).copy() for name in fixed]
        first = now if first is None else first
        assert now == first
        assert all(getattr(state.copy(), name) is getattr(state, name) for name in fixed)


@every_deck
def test_more_decks_than_are_remembered(game: str, deck: Deck[Any]) -> None:
    tables = [table_with(game, (deck.house[0],) * n + deck.house[n:]) for n in range(deck.size)] * 3
    assert len(tables) > DECKS_REMEMBERED
    for table in tables:
        faces = deck.all_faces(table)
        assert list(zip(faces.texts, faces.copies, strict=True)) == face_by_face(deck, table)


@every_deck
def test_cards_are_unseen_or_lie_somewhere_or_are_gone(game: str, deck: Deck[Any]) -> None:
    table = table_with(game, deck.house)
    table.unseen[:] = deck.all_faces(table).copies
    assert deck.unseen(table) == [str(card) for card in deck.of(table)]
    assert deck.gone(table, [NONE]) == []
    for face in (0, 1, 2):
        table.unseen[face] -= 1
    assert deck.gone(table, [NONE, 1]) == [deck.text(table, 0), deck.text(table, 2)]
