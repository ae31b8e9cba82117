"""Checks of words: everything can be said, in every language."""

from karfunkel.conformance.assertions import demand
from karfunkel.conformance.random_games import random_states
from karfunkel.engine import chance_pending
from karfunkel.games.game import Game
from karfunkel.notation.declared_notation import JOINT, DeclaredNotation
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.words import languages, text_of
from karfunkel.words.fluent_subset import find_unsayable
from karfunkel.words.move_teller import move_message
from karfunkel.words.translations import Catalogue

GAMES_TOLD = 5
"""How many random games are played twice over, to compare what is told of them."""


def words_can_be_said(game: Game, players: int) -> None:
    """Every message of every language is one that the page and the terminal can say."""
    for language in languages():
        wrong = find_unsayable(text_of(game.id, language))
        demand(not wrong, f"words/{language}.ftl: {'; '.join(wrong)}")


def languages_say_the_same(game: Game, players: int) -> None:
    """What a game says in one language it says in all that it speaks; whoever has words for moves has them for all."""
    said = {language: messages_of(game, language) for language in languages()}
    spoken = {language: names for language, names in said.items() if names}
    every = set[str]().union(*spoken.values())
    for language, names in spoken.items():
        lacking = {name: next(other for other in spoken if name in spoken[other]) for name in sorted(every - names)}
        what = ", ".join(f"{name} (as in {other}.ftl)" for name, other in lacking.items())
        demand(not lacking, f"words/{language}.ftl lacks {what}")
    if isinstance(notation_of(game.id), DeclaredNotation) and any(name.startswith("move-") for name in every):
        for move in _moves_of_random_games(game, players):
            actions = [move_message(action) for action in move.split(JOINT)]
            known = move_message(move) in every or every.issuperset(actions)
            demand(known, f"no words/*.ftl says the move {move!r}: {' and '.join(dict.fromkeys(actions))} would")


def messages_of(game: Game, language: str) -> set[str]:
    """What the words of a game say in a language, by the ids of its messages."""
    return set(Catalogue(language, text_of(game.id, language)).entries)


def _moves_of_random_games(game: Game, players: int) -> set[str]:
    """The texts of the moves that are possible in some random games."""
    notation, moves = notation_of(game.id), set[str]()
    for seed in range(GAMES_TOLD):
        for table in random_states(game, players, seed):
            if not chance_pending(table) and table.said_count == 0:
                for seat in range(players):
                    if game.plain.acts(table, seat):
                        moves.update(notation.moves(table, seat))
    return moves
