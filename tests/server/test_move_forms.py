"""What a seat may play, over the line: by its shape for those who want it so, move by move for all others."""

import asyncio
import random
from typing import Any

import httpx
import pytest
from msgspec import UNSET

from karfunkel.client import Client
from karfunkel.match import moves_for_viewer
from karfunkel.match.commands import Play, Sit
from karfunkel.match.viewer_messages import TableSnapshot
from karfunkel.notation.move_shapes import MoveList, OfferRange, TooMany, moves_of, random_move
from karfunkel.protocol.apply_update import apply_update, choices_of, with_moves
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import PROTOCOL, Watch, encode
from karfunkel.server import watched_match
from tests.server.listening import Ear
from tests.server.players import guests, play_to_the_end, run, seated


async def ask(client: Client, path: str, **params: Any) -> Any:
    """What the server answers, as it is written."""
    async with httpx.AsyncClient(base_url=client.server, trust_env=False) as line:
        answer = await line.get(path, params=params, headers={"cookie": client.cookie})
        assert answer.status_code == 200, answer.text
        return answer.json()


async def watching(client: Client, table: str, **how: Any) -> tuple[Ear, TableSnapshot]:
    """An ear that watches a table, and the whole that it is told."""
    ear = Ear.of(client)
    assert (await ear.open()).protocol == PROTOCOL
    await ear.say(Watch(table, **how))
    return ear, await ear.until(TableSnapshot)


def test_two_sockets_of_a_guest_are_told_in_two_forms(url: str) -> None:
    """They see the same table all the time; what one is told names moves, and the other choices."""

    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("edelstein", 2, starts_when_full=True))
        listed, lists = await watching(people[0], table)
        shaped, shapes = await watching(people[0], table, moves="choices")
        dice = random.Random(4)
        trades = 0
        while (shown := await people[0].look(table)).stage == "running":
            mover, seen = (people[0], shown) if shown.moves else (people[1], await people[1].look(table))
            seq = await mover.do(table, Play(dice.choice(seen.moves), seen.asked or 0))
            await listed.up_to(seq)
            await shaped.up_to(seq)
            trades += isinstance(choices_of(seen), OfferRange)
        for update in listed.told:
            lists = apply_update(lists, update)
        for update in shaped.told:
            shapes = apply_update(shapes, update)
            assert shapes.moves == []
        assert with_moves(shapes) == with_moves(lists) == await people[0].look(table)
        assert all(update.choices is UNSET or not update.moves for update in listed.told)
        assert all(update.moves is UNSET for update in shaped.told)
        assert sum(map(len, shaped.heard)) < sum(map(len, listed.heard))

    run(work())


@pytest.mark.parametrize("form", ["list", "choices"])
def test_one_who_comes_back_is_told_in_the_form_it_wants(url: str, form: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("basari", 3, seats=["me", "open", "random"]))
        ear, begun = await watching(people[0], table, moves=form)
        async with people[0].socket() as one, people[1].socket() as other:
            followed = [await one.watch(table), await other.watch(table)]
            await asyncio.gather(*(play_to_the_end(seat, random.Random(1)) for seat in followed))
        await ear.up_to(followed[0].shown.seq)
        last = ear.last
        for missed in (3, 40):
            back = Ear.of(people[0])
            async with back:
                await back.say(Watch(table, last - missed, begun.viewer, form))
                await back.all_told()
                assert back.updates == {seq: ear.updates[seq] for seq in range(last - missed + 1, last + 1)}

    run(work())


def test_over_http_too(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = await seated([person], NewTable("edelstein", 3, seats=["me", "random", "random"], start=True))
        path = f"/api/tables/{table}"
        dice, trades = random.Random(3), 0
        async with person.socket() as socket:
            followed = await socket.watch(table)
            while followed.shown.stage == "running":
                if followed.choices is None:
                    await followed.changed()
                    continue
                lists, shapes = await ask(person, path), await ask(person, path, moves="choices")
                all_of_them = await ask(person, f"{path}/moves")
                if not lists["seq"] == shapes["seq"] == followed.shown.seq:
                    await asyncio.sleep(0)  # a bot has moved meanwhile
                    continue
                assert all_of_them["moves"] == followed.shown.moves
                if "choices" not in lists:  # else there are too many
                    assert lists.pop("moves") == followed.shown.moves
                assert all_of_them["asked"] == followed.shown.asked
                choices = shapes.pop("choices")
                assert shapes.pop("moves") == []
                assert {name: lists[name] for name in shapes} == shapes
                trades += choices["shape"] == "offer"
                assert not isinstance(followed.choices, TooMany)
                assert moves_of(followed.choices) == followed.shown.moves
                await followed.play(random_move(followed.choices, dice))
        assert trades > 0
        assert await ask(person, f"{path}/moves") == {"asked": None, "moves": []}
        for name, since in (("updates", {"since": 0}), ("replay", {"seat": 0})):
            lists, shapes = [await ask(person, f"{path}/{name}", **since, **how) for how in ({}, {"moves": "choices"})]
            assert "'shape': 'offer'" in str(shapes)
            if name == "replay":
                assert ("choices" in lists["first"], shapes["first"]["choices"]) == (False, None)
            assert len(str(shapes)) < len(str(lists))

    run(work())


def test_a_stranger_has_no_moves(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people[:2], NewTable("emerald", 2))
        assert len(await people[0].moves(table)) + len(await people[1].moves(table)) > 0
        assert await people[2].moves(table) == []

    run(work())


def test_a_long_list_is_told_by_its_shape_to_whomever(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients of today too: better no moves than no table. Games without shapes have their lists asked for."""
    monkeypatch.setattr(moves_for_viewer, "MOST_MOVES", 5)

    async def work(game: str, shapes: set[type]) -> None:
        (person,) = await guests(url, 1)
        table = await seated([person], NewTable(game, 2, seats=["me", "random"], start=True))
        ear, _ = await watching(person, table)
        dice, told = random.Random(5), set()
        async with person.socket() as socket:
            followed = await socket.watch(table)
            while followed.shown.stage == "running":
                if followed.choices is None:
                    await followed.changed()
                    continue
                told.add(type(followed.choices))
                moves = await person.moves(table)
                too_many = isinstance(followed.choices, TooMany)
                assert followed.shown.moves == (await person.look(table)).moves == ([] if too_many else moves)
                await followed.play(dice.choice(moves))
        assert told >= shapes
        await ear.up_to(followed.shown.seq)
        assert all(len(update.moves or []) <= 5 for update in ear.told)
        assert all(update.choices for update in ear.told if update.asked and not update.moves)

    run(work("emerald", {MoveList, TooMany}))
    run(work("edelstein", {MoveList, OfferRange}))


def test_one_who_missed_long_lines_is_told_the_whole_instead(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few lines can be longer than what may wait for a socket, which would then be given up."""
    monkeypatch.setattr(watched_match, "MOST_MISSED_BYTES", 5000)

    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("edelstein", 2))
        ear, begun = await watching(people[0], table)
        dice = random.Random(6)
        while ear.last < begun.seq + 40:
            shown = await people[0].look(table)
            mover, seen = (people[0], shown) if shown.moves else (people[1], await people[1].look(table))
            await ear.up_to(await mover.do(table, Play(dice.choice(seen.moves), seen.asked or 0)))
        last, told = ear.last, ear.updates
        back = Ear.of(people[0])
        async with back:
            await back.say(Watch(table, last - 2, 0))
            await back.all_told()
            assert back.updates == {seq: told[seq] for seq in (last - 1, last)}
        back = Ear.of(people[0])
        async with back:
            await back.say(Watch(table, begun.seq, 0))
            whole = await back.until(TableSnapshot)
            assert not back.updates
        assert whole.seq == last
        assert with_moves(whole) == await people[0].look(table)
        assert len(encode(whole)) < sum(map(len, told.values()))

    run(work())


def test_one_who_sits_down_is_told_in_the_same_form(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        opened = await people[0].open(NewTable("emerald", 2, starts_when_full=True, seats=["open", "random"]))
        listed, lists = await watching(people[0], opened.table)
        shaped, shapes = await watching(people[0], opened.table, moves="choices")
        assert (lists.viewer, shapes.viewer) == (None, None)
        await people[0].do(opened.table, Sit(0))
        lists, shapes = await listed.until(TableSnapshot), await shaped.until(TableSnapshot)
        assert (lists.viewer, shapes.viewer) == (0, 0)
        assert (lists.choices, shapes.moves) == (UNSET, [])
        assert shapes.choices is not UNSET

    run(work())
