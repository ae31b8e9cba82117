"""Conversations of earlier days are answered as they were, to the byte."""

import asyncio
import re
from pathlib import Path

import pytest

from karfunkel.match import decide
from karfunkel.protocol.schema import socket_schema
from tests.old.conversation import Hands, replay, steps_of
from tests.old.fixtures import CONVERSATIONS, unpacked
from tests.old.house import A_DAY, house

NAMES = sorted(file.name.partition(".")[0] for file in CONVERSATIONS.glob("*.txt.xz"))


def text_of(name: str) -> str:
    return unpacked(CONVERSATIONS / f"{name}.txt.xz")


@pytest.mark.parametrize("name", NAMES)
def test_the_conversation_goes_as_it_went(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "UNSEATED_FOR", 0)  # then whoever was unseated could sit right back
    database, hands, text = tmp_path / "house.db", Hands(A_DAY, name), text_of(name)
    with house(database, hands) as url:
        assert asyncio.run(replay(text, url, hands, database)) == len(list(steps_of(text)))


def test_every_kind_of_message_is_said_in_one_of_them() -> None:
    said = set(re.findall(r'"kind":"(\w+)"', "".join(map(text_of, NAMES))))
    definitions = socket_schema()["$defs"].values()
    kinds = {kind for one in definitions for kind in one.get("properties", {}).get("kind", {}).get("enum", [])}
    assert {"watch", "welcome", "tookback", "play"} <= kinds
    later = {"ban", "banned", "unban", "unbanned", "unsay", "unsaid", "standin", "presence"}
    assert kinds - said == later, "what was not said then"
