"""Conversations of earlier days are answered as they were, to the byte."""

import asyncio
import re
from pathlib import Path

import pytest

from karfunkel.match import requirements
from karfunkel.protocol.schema import socket_schema
from karfunkel.server import match_presence
from tests.old.conversation import Hands, replay, steps_of
from tests.old.fixtures import CONVERSATIONS, unpacked
from tests.old.house import A_DAY, house

NAMES = sorted(file.name.partition(".")[0] for file in CONVERSATIONS.glob("*.txt.xz"))


def text_of(name: str) -> str:
    return unpacked(CONVERSATIONS / f"{name}.txt.xz")


def protocol_of(name: str) -> int:
    """The protocol of a conversation: its name says which, but for the first."""
    return int(name.removeprefix("protocol-")) if name.startswith("protocol-") else 1


@pytest.mark.parametrize("name", NAMES)
def test_the_conversation_goes_as_it_went(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requirements, "UNSEATED_FOR", 0)  # then whoever was unseated could sit right back
    monkeypatch.setattr(match_presence, "TOLD_EVERY", 0)  # then everybody was told of each who came and went
    database, hands, text = tmp_path / "house.db", Hands(A_DAY, name), text_of(name)
    with house(database, hands) as url:
        assert asyncio.run(replay(text, url, hands, database, protocol_of(name))) == len(list(steps_of(text)))


def test_every_kind_of_message_is_said_in_one_of_them() -> None:
    definitions = socket_schema()["$defs"].values()
    kinds = {kind for one in definitions for kind in one.get("properties", {}).get("kind", {}).get("enum", [])}
    assert {"watch", "welcome", "tookback", "play"} <= kinds
    assert kinds <= kinds_said(3)
    later = {"ban", "banned", "unban", "unbanned", "unsay", "unsaid"}
    assert kinds - kinds_said(2) == {"standin", "presence"}, "what was not said in the second protocol"
    assert kinds - kinds_said(1) == {"standin", "presence", *later}, "what was not said in the first"


def kinds_said(protocol: int) -> set[str]:
    """The kinds of messages in all conversations up to a protocol."""
    names = [name for name in NAMES if protocol_of(name) <= protocol]
    return set(re.findall(r'"kind":"(\w+)"', "".join(map(text_of, names))))


def test_moves_are_told_by_shapes_since_the_second_protocol() -> None:
    assert '"shape":' not in text_of("messages")
    for name in ("protocol-2", "protocol-3"):
        assert {"list", "offer"} <= set(re.findall(r'"shape":"(\w+)"', text_of(name)))
