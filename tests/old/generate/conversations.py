"""Conversations: people who do everything that can be done, with a server whose time, ids and seeds are fixed."""

import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.old.conversation import Hands, Recorder
from tests.old.house import A_DAY, house

Scenario = Callable[[Recorder], Awaitable[None]]


async def settle(talk: Recorder, who: str, table: str) -> None:
    """Let all hear of every move that bots make, until people are to move; that is asked aside, not written down."""
    waiting = True
    while waiting:
        answer = await talk.people[who].request("GET", f"/api/tables/{table}")
        whole = json.loads(answer.split(" ", 2)[2])
        await talk.all_hear(table, whole["seq"])
        to_act = (whole["view"] or {}).get("to_act", []) if whole["stage"] == "running" else []
        waiting = any(whole["seats"][seat].get("level") or whole["seats"][seat].get("away") for seat in to_act)


async def play(talk: Recorder, table: str, dice: random.Random, moves: int | None = None) -> None:
    """Let all who watch a table play at random: so many moves of people, or to the end."""
    watchers = [who for who, watched in talk.known if watched == table]
    while moves != 0:
        await settle(talk, watchers[0], table)
        able = [who for who in watchers if talk.known[who, table].get("moves")]
        if not able:
            break
        who = dice.choice(able)
        known = talk.known[who, table]
        await talk.do(who, table, "play", move=dice.choice(known["moves"]), asked=known["asked"])
        moves = None if moves is None else moves - 1
    await settle(talk, watchers[0], table)


async def table_for(talk: Recorder, name: str, *people: str, **wanted: Any) -> str:
    """A table that the first puts up and at which all of these sit and watch."""
    host, *others = people
    talk.ids(f"code-{name}", name)
    await talk.request(host, "POST", "/api/tables", wanted)
    for other in others:
        await talk.request(other, "POST", f"/api/invitations/code-{name}")
        await talk.request(other, "POST", f"/api/tables/{name}", {"kind": "sit"})
    for who in people:
        await talk.open(who)
        await talk.watch(who, name)
    return name


# ---- whole games


def whole_game(game: str, players: int, bots: int = 0, **wanted: Any) -> Scenario:
    """People, and bots on the last seats, play a game to its end over their sockets."""

    async def scenario(talk: Recorder) -> None:
        people = ["anna", "ben", "carla", "dirk", "eva"][: players - bots]
        for who in people:
            await talk.come(who)
        talk.note(f"{game} with {players}: {len(people)} people and {bots} bots")
        seats = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
        table = await table_for(talk, f"{game}-{players}", *people, game=game, players=players, seats=seats, **wanted)
        await talk.come("zoe")
        await talk.open("zoe")
        await talk.watch("zoe", table)
        await talk.do("anna", table, "start")
        dice = random.Random(f"{game} {players}")
        await play(talk, table, dice, 12)
        for who in ("anna", "zoe"):
            await talk.request(who, "GET", f"/api/tables/{table}")
            await talk.request(who, "GET", f"/api/tables/{table}/scored")
        await play(talk, table, dice)
        for who in people:
            await talk.request(who, "GET", f"/api/tables/{table}")
        await talk.request("zoe", "GET", f"/api/tables/{table}/record")
        await talk.request("zoe", "GET", f"/api/tables/{table}/replay")
        await talk.request("anna", "GET", f"/api/tables/{table}/replay?seat=1")
        await talk.request("anna", "GET", "/api/mine?ended=true")
        await talk.request("zoe", "GET", "/api/lobby?stage=over")

    return scenario


# ---- everything beside the moves


async def before_the_game(talk: Recorder) -> None:
    """Match down, changing seats, bots, links, lists."""
    talk.note("who nobody knows yet")
    await talk.request("anna", "GET", "/api/house")
    await talk.request("anna", "GET", "/api/guest")
    await talk.request("anna", "GET", "/api/mine")
    await talk.request("anna", "POST", "/api/tables", {"game": "basari", "players": 3})
    await talk.open_refused("anna")
    await talk.request("anna", "PUT", "/api/guest", {"name": "   "})
    await talk.come("anna", "  Anna   Müller ")
    await talk.come("ben")
    await talk.come("carla")
    await talk.request("anna", "GET", "/api/guest")
    await talk.request("anna", "PUT", "/api/guest", {"name": "Anna"})
    await _public_table(talk)
    await _questions_before_the_game(talk)
    await _private_table(talk)
    await _tables_that_cannot_be(talk)
    await talk.all_told()


async def _public_table(talk: Recorder) -> None:
    talk.note("a public table, with all that can be done before the game")
    talk.ids("code-open", "open")
    await talk.request("anna", "POST", "/api/tables", {"game": "basari", "players": 3})
    for who in ("anna", "ben"):
        await talk.open(who)
        await talk.watch(who, "open")
    await talk.do("ben", "open", "sit", seat=0)
    await talk.do("ben", "open", "sit", seat=4)
    await talk.do("ben", "open", "sit")
    await talk.do("ben", "open", "sit", seat=2)
    await talk.do("ben", "open", "start")
    await talk.do("anna", "open", "start")
    await talk.do("anna", "open", "seatbot", seat=1, level="trader")
    await talk.do("anna", "open", "seatbot", seat=1, level="genius")
    await talk.do("anna", "open", "unseat", seat=2)
    await talk.do("ben", "open", "seatbot", seat=2, level="random")
    await talk.do("anna", "open", "unseat", seat=1)
    await talk.do("ben", "open", "sit", seat=1)
    await talk.do("ben", "open", "stand")
    await talk.do("anna", "open", "play", move="A", asked=0)
    await talk.do("anna", "open", "resign")
    await talk.do("anna", "open", "return")
    await talk.do("anna", "open", "answer", yes=True)
    await talk.do("anna", "open", "rematch")
    await talk.do("anna", "open", "ask", question="undo")
    await talk.do("ben", "open", "ask", question="abandon")


async def _questions_before_the_game(talk: Recorder) -> None:
    await talk.request("carla", "GET", "/api/lobby")
    await talk.request("carla", "GET", "/api/lobby?game=basari&players=3&free=true&limit=5")
    await talk.request("carla", "GET", "/api/lobby?game=emerald")
    await talk.request("carla", "GET", "/api/lobby?stage=running")
    await talk.request("anna", "GET", "/api/mine")
    await talk.request("anna", "GET", "/api/tables/open/invitation")
    await talk.request("carla", "GET", "/api/tables/open/updates?since=3")
    await talk.request("carla", "GET", "/api/tables/open/record")
    await talk.request("carla", "GET", "/api/tables/open/replay")
    await talk.request("carla", "GET", "/api/tables/open/scored")
    await talk.request("anna", "GET", "/api/tables/open/hint")
    await talk.request("anna", "GET", "/api/tables/open/analysis")
    talk.note("the host closes it")
    await talk.do("anna", "open", "ask", question="abandon")
    await talk.do("ben", "open", "sit")


async def _private_table(talk: Recorder) -> None:
    talk.note("a private table, for those who have its link")
    talk.ids("code-private", "private")
    wanted = {"game": "emerald", "players": 2, "public": False, "starts_when_full": True}
    await talk.request("anna", "POST", "/api/tables", wanted)
    await talk.watch("anna", "private")
    await talk.request("ben", "GET", "/api/tables/private")
    await talk.say("ben", {"kind": "watch", "table": "private"})
    await talk.hear("ben")
    await talk.request("ben", "POST", "/api/invitations/nowhere")
    await talk.request("ben", "POST", "/api/invitations/code-private")
    assert (await talk.hear("anna"))["happened"]["kind"] == "admitted"
    await talk.watch("ben", "private")
    await talk.do("ben", "private", "sit")
    await talk.request("carla", "GET", "/api/tables/private")


async def _tables_that_cannot_be(talk: Recorder) -> None:
    talk.note("tables that cannot be")
    for wrong in (
        {"game": "chess", "players": 2},
        {"game": "basari", "players": 2},
        {"game": "emerald", "players": 7},
        {"game": "emerald", "players": 2, "options": {"open_gold": "maybe"}},
        {"game": "emerald", "players": 2, "deck": ["rr6"]},
        {"game": "edelstein", "players": 2, "deck": ["rr6"]},
        {"game": "basari", "players": 3, "seats": ["me", "me", "open"]},
        {"game": "basari", "players": 3, "seats": ["trader", "trader", "trader"]},
        {"game": "basari", "players": 3, "seats": ["me", "open", "open"], "start": True},
        {"game": "basari", "players": 3, "seats": ["me", "open"]},
        {"game": "basari", "players": 3, "clock": {"each": -1}},
        {"game": "basari", "players": 3, "colour": "red"},
    ):
        talk.ids("unused-code")
        await talk.request("anna", "POST", "/api/tables", wrong)


async def messages(talk: Recorder) -> None:
    """Messages that are not understood, places that are not known, and everything else about a socket."""
    for who in ("anna", "ben", "carla"):
        await talk.come(who)
    table = await table_for(talk, "talk", "anna", "ben", game="emerald", players=2, starts_when_full=True)
    for wrong in ("{", "[]", '{"kind":"dance"}', '{"kind":"ping","id":7}', '{"kind":"do","id":"x","table":"talk"}'):
        await talk.say("anna", wrong)
        await talk.hear("anna")
    await talk.say("anna", '{"kind":"ping","id":"' + "x" * 5000 + '"}')
    await talk.hear("anna")
    await talk.say("anna", {"kind": "ping", "id": "p"})
    await talk.hear("anna")
    await _moves_out_of_place(talk, table)
    await _coming_back(talk, table)
    await _talking(talk, table)
    await _turn_elsewhere(talk, table)
    await _another_server(talk, table)
    await _requests_out_of_place(talk, table)
    await talk.all_told()


async def _moves_out_of_place(talk: Recorder, table: str) -> None:
    talk.note("moves that are repeated, late, wrong, or somebody else's")
    known = dict(talk.known["anna", table])
    mover = "anna" if known.get("moves") else "ben"
    waiting = "ben" if mover == "anna" else "anna"
    known = dict(talk.known[mover, table])
    asked = known["asked"]
    await talk.do(waiting, table, "play", move=known["moves"][0], asked=asked)
    await talk.do(mover, table, "play", move="nonsense", asked=asked)
    await talk.do(mover, table, "play", move=known["moves"][0], asked=asked + 5)
    await talk.do(mover, table, "play", move=known["moves"][0], asked=asked)
    await talk.do(mover, table, "play", move=known["moves"][0], asked=asked)
    await talk.do("anna", "nowhere", "sit")


async def _coming_back(talk: Recorder, table: str) -> None:
    talk.note("one who was away is told what was missed, or the whole")
    await talk.leave("ben")
    await play(talk, table, random.Random(3), 2)
    await talk.open("ben")
    await talk.watch("ben", table, since=4, viewer=1)
    await talk.all_hear(table, talk.known["anna", table]["seq"])
    await talk.watch("ben", table, since=4, viewer=0)
    await talk.watch("ben", table)
    await talk.request("ben", "GET", f"/api/tables/{table}/updates?since=4")


async def _talking(talk: Recorder, table: str) -> None:
    talk.note("talk, and one who does not want to read it")
    await talk.open("carla")
    await talk.watch("carla", table)
    await talk.do("anna", table, "say", text="  Good\u00a0evening!\n\U0001f642 ", key="k1")
    await talk.do("anna", table, "say", text="again", key="k1")
    await talk.do("anna", table, "say", text="\u200b", key="k2")
    await talk.request("ben", "PUT", "/api/mutes/anna")
    await talk.request("ben", "PUT", "/api/mutes/nobody")
    await talk.request("ben", "GET", "/api/mutes")
    await talk.do("anna", table, "say", text="Are you there?", key="k3")
    await talk.request("ben", "GET", f"/api/tables/{table}")
    await talk.request("ben", "DELETE", "/api/mutes/anna")
    await talk.do("carla", table, "say", text="I only watch.")


async def _turn_elsewhere(talk: Recorder, table: str) -> None:
    talk.note("a turn at a table that is not watched")
    await talk.say("ben", {"kind": "leave", "table": table})
    talk.known.pop(("ben", table))
    while not talk.known["anna", table].get("moves"):
        shown = await talk.request("ben", "GET", f"/api/tables/{table}")
        command = {"kind": "play", "move": shown["moves"][0], "asked": shown["asked"]}
        done = await talk.request("ben", "POST", f"/api/tables/{table}", command)
        await talk.all_hear(table, done["seq"])
    while talk.known["anna", table].get("moves"):
        known = talk.known["anna", table]
        await talk.do("anna", table, "play", move=known["moves"][0], asked=known["asked"])
    assert "turn" in await talk.heard_by_now("ben")


async def _another_server(talk: Recorder, table: str) -> None:
    talk.note("another server has written the log: all have to look anew, and what was wanted is done")
    await talk.watch("ben", table)
    seq = talk.known["ben", table]["seq"]
    talk.stored(table, seq + 1, {"kind": "said", "guest": "carla", "name": "Carla", "text": "from elsewhere"})
    await talk.say(
        "ben", {"kind": "do", "table": table, "command": {"kind": "say", "text": "here", "key": "k"}, "id": "s"}
    )
    assert (await talk.until("ben", "gone", "done"))["kind"] == "gone"
    await talk.until("ben", "done")
    for who in ("anna", "carla"):
        await talk.until(who, "gone")
        await talk.watch(who, table)


async def _requests_out_of_place(talk: Recorder, table: str) -> None:
    talk.note("requests that are not understood")
    await talk.request("anna", "GET", "/api/nowhere")
    await talk.request("anna", "DELETE", "/api/tables")
    await talk.request("anna", "POST", "/api/tables", "{")
    await talk.request("anna", "POST", f"/api/tables/{table}", {"kind": "dance"})
    await talk.request("anna", "GET", "/api/lobby?limit=0")
    await talk.request("anna", "GET", "/api/socket")
    await talk.request("anna", "GET", "/api/socket.schema.json")
    await talk.request("anna", "GET", "/healthz")


async def questions(talk: Recorder) -> None:
    """Taking back, ending without a result, resigning, playing again."""
    for who in ("anna", "ben", "carla"):
        await talk.come(who)
    table = await table_for(talk, "secret", "anna", "ben", "carla", game="basari", players=3, starts_when_full=True)
    talk.note("a secret choice is taken back freely")
    await play(talk, table, random.Random(1), 1)
    able = next(who for who in ("anna", "ben", "carla") if not talk.known[who, table].get("moves"))
    await talk.do(able, table, "ask", question="undo", seen=talk.known[able, table]["seq"])
    await play(talk, table, random.Random(2), 4)
    talk.note("moves that all have seen need everybody's agreement")
    for who in ("anna", "ben", "carla"):
        await talk.do(who, table, "ask", question="undo")
        for other in ("anna", "ben", "carla"):
            await talk.do(other, table, "answer", yes=True)
    await play(talk, table, random.Random(3), 3)
    talk.note("to end the game")
    await talk.do("anna", table, "ask", question="abandon")
    await talk.do("ben", table, "ask", question="undo")
    await talk.do("ben", table, "answer", yes=False)
    await talk.do("carla", table, "ask", question="abandon")
    await talk.do("ben", table, "resign")
    await settle(talk, "anna", table)
    await talk.do("ben", table, "resign")
    await talk.do("anna", table, "answer", yes=True)
    await talk.request("anna", "GET", f"/api/tables/{table}/record")
    await talk.request("ben", "GET", f"/api/tables/{table}/replay?seat=0")
    talk.note("another game, each one seat further")
    talk.ids("again", "code-again")
    await talk.do("anna", table, "rematch")
    await talk.do("ben", table, "rematch")
    for who in ("anna", "carla"):
        await talk.watch(who, "again")
    await talk.request("ben", "GET", "/api/mine")
    await talk.do("carla", "again", "sit")
    await talk.watch("ben", "again")
    await talk.do("ben", "again", "sit")
    talk.note("open moves of Emerald")
    table = await emerald_for_two(talk, "open-moves")
    await play(talk, table, random.Random(5), 3)
    for asker, other, yes in (("anna", "ben", False), ("ben", "anna", True), ("anna", "ben", True)):
        asked = await talk.do(asker, table, "ask", question="undo", seen=talk.known[asker, table]["seq"])
        if asked["kind"] == "done":
            await talk.do(other, table, "answer", yes=yes)
    await talk.all_told()


async def emerald_for_two(talk: Recorder, name: str, **wanted: Any) -> str:
    """A table of two who have a socket already."""
    talk.ids(f"code-{name}", name)
    wish = {"game": "emerald", "players": 2, "starts_when_full": True, **wanted}
    await talk.request("anna", "POST", "/api/tables", wish)
    await talk.request("ben", "POST", f"/api/tables/{name}", {"kind": "sit"})
    for who in ("anna", "ben"):
        await talk.watch(who, name)
    return name


async def clocks(talk: Recorder) -> None:
    """Time that passes, runs out, and is given back."""
    for who in ("anna", "ben"):
        await talk.come(who)
        await talk.open(who)
    table = await emerald_for_two(talk, "clock", clock={"each": 10, "reserve": 60})
    dice = random.Random(8)
    for seconds in (3, 14, 25):
        talk.time(seconds)
        await play(talk, table, dice, 1)
    late = next(who for who in ("anna", "ben") if talk.known[who, table].get("moves"))
    talk.note(f"the time of {late} runs out, and a bot plays")
    talk.time(100)
    assert (await talk.hear(late))["happened"]["kind"] == "wentaway"
    await talk.all_hear(table, talk.known[late, table]["seq"])
    await settle(talk, late, table)
    await talk.do(late, table, "return")
    await play(talk, table, dice)
    talk.note("nobody objects to the end within a day")
    table = await emerald_for_two(talk, "unanswered", clock={"each": 600_000})
    await play(talk, table, dice, 2)
    await talk.do("anna", table, "ask", question="abandon")
    talk.time(86_401)
    assert (await talk.hear("anna"))["happened"]["kind"] == "abandoned"
    await talk.all_hear(table, talk.known["anna", table]["seq"])
    await talk.all_told()


async def decks_and_options(talk: Recorder) -> None:
    """Cards of one's own, and every option."""
    for who in ("anna", "ben"):
        await talk.come(who)
        await talk.open(who)
    deck = ["rr6"] * 10 + ["yg7"] * 8 + ["bb7"] * 6 + ["rgb5"] * 6
    wishes: dict[str, dict[str, Any]] = {
        "own-deck": {"game": "edelstein", "players": 2, "deck": deck},
        "major-any": {"game": "edelstein", "players": 2, "options": {"major_any": "once"}},
        "open-gold": {"game": "emerald", "players": 2, "options": {"open_gold": "on"}},
    }
    for name, wanted in wishes.items():
        table = await emerald_for_two(talk, name, **wanted)
        await play(talk, table, random.Random(name), 15)
        await talk.request("anna", "GET", f"/api/tables/{table}/updates?since=0")
    await talk.all_told()


async def records(talk: Recorder) -> None:
    """Records that people bring along."""
    await talk.request("anna", "POST", "/api/replays", {"record": "Game: chess"})
    await talk.request("anna", "POST", "/api/replays", {"record": "nothing"})
    golden = Path(__file__).parents[2] / "golden_files" / "emerald-2.txt"
    text = golden.read_text("utf-8")
    record = text[text.index("Game: ") :]
    for seat in ("", "?seat=0", "?seat=1", "?seat=3"):
        await talk.request("anna", "POST", f"/api/replays{seat}", {"record": record})
    await talk.request("anna", "POST", "/api/analyses", {"record": record})


SCENARIOS: dict[str, Scenario] = {
    "before-the-game": before_the_game,
    "messages": messages,
    "questions": questions,
    "clocks": clocks,
    "decks-and-options": decks_and_options,
    "records": records,
    "edelstein-2": whole_game("edelstein", 2),
    "edelstein-3": whole_game("edelstein", 3, bots=1),
    "basari-3": whole_game("basari", 3),
    "basari-4": whole_game("basari", 4, bots=1, clock={"each": 60, "reserve": 600}),
    "emerald-2": whole_game("emerald", 2),
    "emerald-5": whole_game("emerald", 5, bots=4),
}


async def record_conversation(scenario: Scenario, url: str, hands: Hands, database: Path) -> str:
    """Have one of the conversations; its text."""
    talk = Recorder(url, hands, database)
    talk.note(" ".join((scenario.__doc__ or "A whole game.").split()))
    try:
        await scenario(talk)
    finally:
        await talk.go()
    return talk.text


def hands_for(name: str) -> Hands:
    """The hands of a conversation: each has its own server."""
    return Hands(A_DAY, name)


__all__ = ["SCENARIOS", "hands_for", "house", "record_conversation"]
