"""Talk at the table."""

import pytest

from karfunkel.match.commands import Ask, Say
from karfunkel.match.decide_talk_and_votes import MOST_KEYS
from karfunkel.match.events import Said
from karfunkel.match.match import MOST_TALK
from karfunkel.protocol.apply_update import MOST_TALK as FOLLOWED
from karfunkel.protocol.apply_update import apply_update
from tests.match.company import (
    ANNA,
    BEN,
    NOON,
    ZOE,
    Eyes,
    Told,
    ended,
    entries,
    opened,
    read_again,
    refused,
    started,
    try_to,
    viewers,
    whole,
)


def test_everybody_is_told_what_somebody_says() -> None:
    match = started()
    told = Told(match)
    assert entries(try_to(match, ANNA, Say("Hello"), NOON + 5)) == [Said(ANNA.guest, "Anna", "Hello")]
    for viewer in viewers(match):
        (update,) = told.updates[viewer]
        assert update.happened == Said(ANNA.guest, "Anna", "Hello")
        (talk,) = whole(match, viewer).talk
        assert (talk.seq, talk.at, talk.guest, talk.name, talk.text) == (5, NOON + 5, ANNA.guest, "Anna", "Hello")


def test_those_who_look_on_may_talk_at_any_time() -> None:
    closed = opened()
    try_to(closed, ANNA, Ask("abandon"))
    for match in (opened(), started(), ended(), closed):
        assert len(try_to(match, ZOE, Say("Hello"))) == 1


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("  well   played  ", "well played"),
        ("one\ntwo\r\nthree\tfour", "one two three four"),
        ("\x1b[2Jgone\x00", "[2Jgone"),
        ("\u202edlrow\u200b", "dlrow"),
        ("Grüße, 👑 & <b>", "Grüße, 👑 & <b>"),
        ("\ud800 alone", "alone"),
    ],
)
def test_what_cannot_be_seen_is_not_said(said: str, heard: str) -> None:
    match = opened()
    (line,) = try_to(match, ANNA, Say(said))
    assert isinstance(line.event, Said)
    assert line.event.text == heard
    assert read_again(match).talk == match.talk


@pytest.mark.parametrize("text", [" ", "\n\t", "\x00\x07", "\u200b\u202e", "\u3000\u00a0"])
def test_silence_is_not_talk(text: str) -> None:
    match = opened()
    with refused(match, "empty"):
        try_to(match, ANNA, Say(text))


# ---- keys


def test_a_line_that_comes_again_with_its_key_is_not_said_again() -> None:
    match = opened()
    try_to(match, ANNA, Say("Hello", "1"))
    assert try_to(match, ANNA, Say("Hello", "1")) == []
    assert try_to(read_again(match), ANNA, Say("Hello", "1")) == []
    assert len(match.talk) == 1


def test_with_another_key_or_none_it_is() -> None:
    match = opened()
    for key in ("1", "2", "", ""):
        assert len(try_to(match, ANNA, Say("Hello", key))) == 1


def test_keys_are_everybodys_own() -> None:
    match = opened()
    for who in (ANNA, BEN):
        assert len(try_to(match, who, Say("Hello", "1"))) == 1


def test_a_key_is_remembered_for_some_lines() -> None:
    match = opened()
    try_to(match, ANNA, Say("Hello", "1"))
    for _ in range(MOST_KEYS - 1):
        try_to(match, BEN, Say("Hm"))
    assert try_to(match, ANNA, Say("Hello", "1")) == []
    try_to(match, BEN, Say("Hm"))
    assert len(try_to(match, ANNA, Say("Hello", "1"))) == 1


# ---- long talk


def test_the_last_lines_are_kept_at_hand() -> None:
    match = opened()
    narrator = Eyes(match, None)
    shown = narrator.whole()
    for number in range(MOST_TALK + 7):
        (line,) = try_to(match, ANNA, Say(f"line {number}"))
        shown = apply_update(shown, narrator.update(line))
    texts = [talk.text for talk in whole(match, None).talk]
    assert texts == [f"line {number}" for number in range(7, MOST_TALK + 7)]
    assert shown == whole(match, None), "and those who follow keep as many"
    assert read_again(match).talk == match.talk
    assert len(match.log) == MOST_TALK + 8, "the log forgets nothing"


def test_who_follows_and_who_tells_keep_as_many_lines() -> None:
    assert FOLLOWED == MOST_TALK


def test_talk_changes_nothing_else() -> None:
    match = started()
    before = whole(match, 0)
    told = Told(match)
    try_to(match, ANNA, Say("Hello"), NOON + 5)
    after = whole(match, 0)
    changed = {name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)}
    assert changed == {"seq", "at", "talk"}
    (update,) = told.updates[0]
    assert (update.events, match.asked) == ([], {0: 4, 1: 4, 2: 4})
