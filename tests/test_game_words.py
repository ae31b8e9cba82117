"""Every game, ours and the examples, says in all languages what it declares: events, decisions, options, words."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from karfunkel.games.registry import GAMES
from karfunkel.notation.events import Event
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.words import languages, scopes_of, text_of
from tests.outside import EXAMPLES, installed, outside_games

EVERY_GAME = [*GAMES, *(package.name for package in EXAMPLES)]
ALWAYS = {"name", "other", "you", "players"}
"""What stands in every sentence."""

every_game = pytest.mark.parametrize("game", EVERY_GAME)
every_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def examples(tmp_path: Path) -> Iterator[None]:
    with outside_games(installed(tmp_path)):
        yield


class Said(visitor.Visitor):
    """What a message says of its variables: those that are put into it, and the words that selectors ask for."""

    def __init__(self) -> None:
        self.put_in: set[str] = set()
        self.selected: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.selected.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.put_in.add(node.id.name)


@cache
def messages(scope: str, language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(text_of(scope, language)).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def message(game: str, language: str, name: str) -> ast.Message | None:
    """A message of a game, or of the library it comes from."""
    found = (messages(scope, language).get(name) for scope in scopes_of(GAMES[game]))
    return next(filter(None, found), None)


def said_in(sentence: ast.Message) -> Said:
    said = Said()
    said.visit(sentence)
    return said


def told(game: str) -> list[Event]:
    return [event for event in notation_of(game).events if not event.silent]


@every_language
@every_game
def test_every_event_that_is_told_has_a_sentence(game: str, language: str) -> None:
    assert len(told(game)) > 2
    assert [event.name for event in told(game) if message(game, language, f"event-{event.name}") is None] == []


@every_game
def test_no_event_that_is_not_told_has_one(game: str) -> None:
    kinds = {f"event-{event.name}" for other in EVERY_GAME for event in told(other)}
    written = [name for scope in scopes_of(GAMES[game]) for name in messages(scope, "en")]
    assert [name for name in written if name.startswith("event-") and name not in kinds] == []


@every_language
@every_game
def test_every_decision_option_and_the_game_itself_have_words(game: str, language: str) -> None:
    options = [(option.name, value) for option in GAMES[game].options for value in option.values]
    wanted = [
        *("title", "about"),
        *(f"decision-{name}" for name in notation_of(game).decisions.values()),
        *(f"option-{name}" for name, _ in options),
        *(f"option-{name}-{value}" for name, value in options),
    ]
    assert [name for name in wanted if message(game, language, name) is None] == []


@every_language
@every_game
def test_sentences_speak_of_nothing_that_events_do_not_tell(game: str, language: str) -> None:
    for event in told(game):
        sentence = message(game, language, f"event-{event.name}")
        assert sentence is not None
        said = said_in(sentence)
        known = {*ALWAYS, *event.fields, *(f"{field}-id" for field in event.fields)}
        known |= {event.joined.name} if event.joined else set()
        assert {*said.put_in, *said.selected} - known == set(), f"the event {event.name}"


def unsaid(game: str, language: str, event: Event) -> Iterator[str]:
    """The messages that the sentence of an event needs and does not find; words of digits are said as they are."""
    sentence = message(game, language, f"event-{event.name}")
    said = said_in(sentence) if sentence else Said()
    for field in said.put_in & event.fields.keys():
        kind = event.fields[field]
        selected = said.selected.get(f"{field}-id", set())
        needed = [f"{kind.name}-{word}" for word in kind.words if not word.isdigit() and word not in selected]
        needed += [kind.name.partition(":")[2]] if kind.name.startswith("amount:") else []
        yield from (name for name in needed if message(game, language, name) is None)
    if event.joined:
        words = event.fields[event.joined.word].words
        needed = [f"{event.joined.type}-{word}" for word in (*words, "none")]
        yield from (name for name in needed if message(game, language, name) is None)


@every_language
@every_game
def test_every_word_in_a_sentence_is_said_in_the_language(game: str, language: str) -> None:
    assert {event.name: missing for event in told(game) if (missing := [*unsaid(game, language, event)])} == {}
