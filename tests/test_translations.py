"""Words that are wrong: each message is by itself, what cannot be read is reported once, and the rest is said."""

import logging
from collections.abc import Iterator

import pytest

from karfunkel.conformance import ConformanceError
from karfunkel.conformance.words_checks import words_can_be_said
from karfunkel.games.registry import GAMES, first_game
from karfunkel.words import Words
from karfunkel.words.fluent_subset import find_unsayable
from karfunkel.words.translations import catalogue_of

SCOPE = "mine"
TEXTS = {
    "en": "title = Mine\nscore = Points\nabout = { title } by { -maker } for { $number }\n-maker = Anna\nlost = { no }",
    "de": "title = Grube\nscore = { $number\nevent-dug = { $name gräbt.\nabout = Über { title }\n",
}


@pytest.fixture(autouse=True)
def _texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(
        "karfunkel.words.translations.text_of", lambda scope, language: TEXTS[language] if scope == SCOPE else ""
    )
    catalogue_of.cache_clear()
    yield
    catalogue_of.cache_clear()


def test_a_message_that_cannot_be_read_is_reported_once_and_said_in_english(caplog: pytest.LogCaptureFixture) -> None:
    words = Words("de", [SCOPE])
    with caplog.at_level(logging.WARNING):
        assert [words.say("score") for _ in range(3)] == ["Points"] * 3
    (record,) = caplog.records
    assert record.getMessage() == "the message score of the de words of mine cannot be read and is left out"
    assert words.say("title") == "Grube"


def test_what_can_be_read_in_no_language_is_not_there() -> None:
    words = Words("de", [SCOPE])
    assert not words.has("event-dug")
    assert words.say_if_known("event-dug", name="Anna") is None
    assert words.say("event-dug") == "⟨event-dug⟩"


def test_messages_and_terms_stand_in_messages() -> None:
    assert Words("en", [SCOPE]).say("about", number=2) == "Mine by Anna for 2"
    assert Words("de", [SCOPE]).say("about") == "Über Grube"


def test_a_message_that_refers_to_nothing_is_not_there(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert Words("en", [SCOPE]).say_if_known("lost") is None
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = { $b", "this is not Fluent: 'a = { $b'"),
        ("-b = it", "-b is a term"),
        ("a = { c }", "the message a has a MessageReference"),
        ("a = { NUMBER($b) }", "the message a has a FunctionReference"),
        ("a = { 3 }", "the message a has a NumberLiteral"),
        ("a = { NUMBER($b) ->\n   *[other] c\n }", "the message a has a FunctionReference"),
        ("a = { $b ->\n   *[other] { c }\n }", "the message a has a MessageReference"),
        ("a = b\n    .c = d", "the message a has attributes"),
    ],
)
def test_what_is_beyond_the_subset_is_found(text: str, why: str) -> None:
    (wrong,) = find_unsayable(f"title = Mine\n{text}\n")
    assert wrong.startswith(why)


def test_a_game_with_such_words_is_not_conformant(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[first_game()]
    words_can_be_said(game, 2)
    monkeypatch.setattr("karfunkel.conformance.words_checks.text_of", lambda scope, language: TEXTS.get(language, ""))
    with pytest.raises(ConformanceError, match=r"words/en.ftl: the message about has a MessageReference"):
        words_can_be_said(game, 2)


def test_the_subset_is_enough() -> None:
    assert find_unsayable('# Words\na = { "" }b { $c ->\n    [one] d\n   *[other] { $c } { "e" }\n }\n') == []
