"""Conversations in later protocols than the first: moves told by their shape (2), and who is here (3)."""

import random
from typing import Any

from tests.old.conversation import Recorder
from tests.old.generate.conversations import Scenario, settle, table_for

WANTED = {"game": "edelstein", "players": 3, "options": {"rules": "1"}, "seating": "as-sat"}
GONE_AFTER = 120
"""Seconds after which one who left counts as gone."""


async def watch_by_shape(talk: Recorder, who: str, table: str, **more: Any) -> None:
    """Open a socket and watch, with moves told by their shape."""
    await talk.open(who)
    await talk.watch(who, table, moves="choices", **more)


async def play_by_shape(talk: Recorder, table: str, people: list[str], dice: random.Random, moves: int) -> None:
    """Let people play so many moves at random; one to whom they are told by their shape asks for all of them first."""
    for _ in range(moves):
        await settle(talk, people[0], table)
        asked: dict[str, int] = {}
        able: dict[str, list[str]] = {}
        for who in people:
            shown = await talk.request(who, "GET", f"/api/tables/{table}/moves")
            if shown["moves"]:
                able[who], asked[who] = shown["moves"], shown["asked"]
        if not able:
            return
        who = dice.choice(sorted(able))
        await talk.do(who, table, "play", move=dice.choice(able[who]), asked=asked[who])
    await settle(talk, people[0], table)


async def shapes(talk: Recorder) -> None:
    """Moves told by their shape, and one by one to who does not ask for shapes; bans and deleted talk."""
    people = ["anna", "ben", "carla"]
    for who in people:
        await talk.come(who)
    table = await table_for(talk, "shapes", "anna", **WANTED, starts_when_full=True)
    for who in people[1:]:
        await talk.request(who, "POST", "/api/invitations/code-shapes")
        done = await talk.request(who, "POST", f"/api/tables/{table}", {"kind": "sit"})
        await talk.all_hear(table, done["seq"])
    await watch_by_shape(talk, "ben", table)
    await talk.open("carla")
    await talk.watch("carla", table, moves="list")
    await play_by_shape(talk, table, people, random.Random(4), 16)
    talk.note("one comes back with what it knows, and with its moves in the other form")
    seq = talk.known["ben", table]["seq"]
    await talk.leave("ben")
    await talk.do("anna", table, "say", text="Where are you?", key="a1")
    await talk.open("ben")
    await talk.watch("ben", table, since=seq, viewer=1, moves="choices")
    await talk.all_hear(table, talk.known["anna", table]["seq"])
    await talk.watch("ben", table, moves="list")
    talk.note("a shape that is not known")
    await talk.say("ben", {"kind": "watch", "table": table, "moves": "picture"})
    await talk.hear("ben")
    await bans(talk, table)
    await talk.all_told()


async def bans(talk: Recorder, table: str) -> None:
    """A line of talk is deleted, and a guest is banned and let in again."""
    talk.note("talk that is deleted, and a guest that is banned")
    await talk.come("zoe")
    await talk.open("zoe")
    await talk.watch("zoe", table)
    await talk.do("zoe", table, "say", text="I know better.", key="z1")
    said = talk.known["anna", table]["seq"]
    await talk.do("ben", table, "unsay", seq=said)
    await talk.do("anna", table, "unsay", seq=said)
    await talk.do("ben", table, "ban", whom="zoe")
    await talk.do("anna", table, "ban", whom="zoe")
    await talk.do("zoe", table, "say", text="May I?", key="z2")
    await talk.do("anna", table, "unban", whom="zoe")
    await talk.do("zoe", table, "say", text="Thank you.", key="z3")


async def presence(talk: Recorder) -> None:
    """Who is here: one leaves, a bot sits in, and the one is back."""
    people, table = ["anna", "ben", "carla"], "here"
    for who in people:
        await talk.come(who)
    talk.ids("code-here", table)
    await talk.request("anna", "POST", "/api/tables", WANTED)
    for who in people[1:]:
        await talk.request(who, "POST", f"/api/tables/{table}", {"kind": "sit"})
    talk.note("two are told who is here, one is not")
    for who in ("anna", "ben"):
        await watch_by_shape(talk, who, table, presence=True)
        await talk.until(who, "presence")
    await talk.until("anna", "presence")
    await talk.open("carla")
    await talk.watch("carla", table)
    for who in ("anna", "ben"):
        await talk.until(who, "presence")
    await talk.do("anna", table, "start")
    await play_by_shape(talk, table, people, random.Random(6), 4)
    talk.note("ben leaves; too soon for a bot, and then not")
    await talk.leave("ben")
    await talk.until("anna", "presence")
    await talk.do("carla", table, "standin", seat=1)
    await talk.do("anna", table, "standin", seat=2)
    talk.time(GONE_AFTER + 1)
    await talk.do("carla", table, "standin", seat=1)
    await play_by_shape(talk, table, ["anna", "carla"], random.Random(7), 3)
    talk.note("ben is back")
    await watch_by_shape(talk, "ben", table, presence=True)
    await talk.until("ben", "presence")
    await talk.until("anna", "presence")
    await talk.do("ben", table, "return")
    await play_by_shape(talk, table, people, random.Random(8), 3)
    await talk.all_told()


PROTOCOLS: dict[str, Scenario] = {"protocol-2": shapes, "protocol-3": presence}
