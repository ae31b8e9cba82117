"""Coming back: one who comes back at any place is told, byte for byte, what was told to those who stayed."""

import random

import pytest

from karfunkel.client import Client
from karfunkel.match.commands import Answer, Ask, Play, Say, Sit, Start
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol import decode_server, encode
from karfunkel.protocol.apply_update import apply_update
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Gone
from karfunkel.server.watched_match import MOST_MISSED
from tests.server.listening import Ear
from tests.server.players import guests, run


async def lively_game(people: list[Client], ears: list[Ear], table: str, dice: random.Random) -> None:
    """Play a whole game in which people also talk, ask and take moves back. All ears hear all of it."""
    while (shown := await people[0].look(table)).stage == "running":
        assert shown.view is not None
        seat = dice.choice(shown.view["to_act"])
        mine = shown if seat == 0 else await people[seat].look(table)
        seq = await people[seat].do(table, Play(dice.choice(mine.moves), mine.asked or 0))
        if dice.random() < 0.05:
            seq = await people[seat].do(table, Say(f"that was move {seq}"))
        if dice.random() < 0.05 and (await people[seat].look(table)).can_take_back:
            seq = await people[seat].do(table, Ask("undo"))
            if (await people[seat].look(table)).question is not None:
                seq = await people[(seat + 1) % len(people)].do(table, Answer(dice.random() < 0.5))
                if (await people[seat].look(table)).question is not None and len(people) > 2:
                    seq = await people[(seat + 2) % len(people)].do(table, Answer(True))
        for ear in ears:
            await ear.up_to(seq)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("basari", 3), ("edelstein", 2), ("emerald", 2)])
def test_one_who_comes_back_at_any_place_is_told_the_same_as_those_who_stayed(
    url: str, game: str, players: int
) -> None:
    async def work() -> None:
        *people, spectator = await guests(url, players + 1)
        opened = await people[0].open(NewTable(game, players))
        async with Ear.of(people[0]) as seated, Ear.of(spectator) as watching:
            begun = (await seated.whole(opened.table)).seq
            await watching.whole(opened.table)
            for person in people[1:]:
                await person.do(opened.table, Sit())
            await people[0].do(opened.table, Start())
            await lively_game(people, [seated, watching], opened.table, random.Random(players))
            last = seated.last
            for viewer, client, ear in ((0, people[0], seated), (None, spectator, watching)):
                told = ear.updates
                assert sorted(told) == list(range(begun + 1, last + 1)), "those who stayed heard every line once"
                for place in range(begun, last + 1, 1 if game == "basari" else 3 if viewer == 0 else 5):
                    heard = await told_to(client, opened.table, place, viewer)
                    if last - place > MOST_MISSED:
                        assert [decode_server(text).seq for text in heard] == [last], "the whole"
                        continue
                    assert heard == [told[n] for n in range(place + 1, last + 1)], f"{viewer} back at place {place}"

    run(work())


def test_one_who_missed_very_much_is_told_the_whole_instead(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        opened = await person.open(NewTable("emerald", 2))
        async with Ear.of(person) as ear:
            last = begun = (await ear.whole(opened.table)).seq
            while last <= begun + MOST_MISSED + 1:
                last = await ear.done(opened.table, Say(f"{last}"))
            told = ear.updates
            for missed in (MOST_MISSED - 1, MOST_MISSED):
                heard = await told_to(person, opened.table, last - missed, 0)
                assert heard == [told[n] for n in range(last - missed + 1, last + 1)]
            (whole,) = await told_to(person, opened.table, last - MOST_MISSED - 1, 0)
            assert whole == encode(await person.look(opened.table)).decode()

    run(work())


async def told_to(client: Client, table: str, since: int, viewer: int | None) -> list[str]:
    """What one is told who comes back knowing a table up to a place."""
    async with Ear.of(client) as back:
        await back.watch(table, since, viewer)
        await back.all_told()
        _, *told, _ = back.heard
        return told


def test_what_was_told_makes_the_whole_of_the_last_line(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        opened = await people[0].open(NewTable("basari", 3))
        async with Ear.of(people[0]) as ear:
            shown = await ear.whole(opened.table)
            for person in people[1:]:
                await person.do(opened.table, Sit())
            await people[0].do(opened.table, Start())
            await lively_game(people, [ear], opened.table, random.Random(7))
            await ear.all_told()
            for update in ear.told:
                shown = apply_update(shown, update)
            assert shown == await people[0].look(opened.table)

    run(work())


@pytest.mark.slow
def test_one_who_missed_some_lines_in_the_midst_of_a_game_is_told_just_these(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        opened = await people[0].open(NewTable("emerald", 2))
        await people[1].do(opened.table, Sit())
        await people[0].do(opened.table, Start())
        dice = random.Random(5)
        async with Ear.of(people[0]) as stayed, Ear.of(people[0]) as coming:
            first = await stayed.whole(opened.table)
            while (shown := await people[0].look(opened.table)).stage == "running":
                seat = 0 if shown.moves else 1
                mine = shown if seat == 0 else await people[1].look(opened.table)
                seq = await people[seat].do(opened.table, Play(dice.choice(mine.moves), mine.asked or 0))
                await stayed.up_to(seq)
                missed = dice.randint(0, min(5, seq - first.seq))
                await coming.all_told()
                before = len(coming.heard)
                await coming.watch(opened.table, seq - missed, 0)
                await coming.all_told()
                assert coming.heard[before:-1] == stayed.heard[len(stayed.heard) - missed :]

    run(work())


def test_one_who_knows_the_table_with_other_eyes_is_told_the_whole(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        opened = await people[0].open(NewTable("emerald", 2))
        async with Ear.of(people[1]) as ear:
            spectator = await ear.whole(opened.table)
            assert spectator.viewer is None
            seq = await people[1].do(opened.table, Sit())
            assert (await ear.until(TableSnapshot)).viewer == 1, "one who sits down sees the whole anew"
            await ear.watch(opened.table, spectator.seq, None)
            whole = await ear.next()
            assert isinstance(whole, TableSnapshot)
            assert (whole.seq, whole.viewer) == (seq, 1)

    run(work())


def test_one_who_claims_to_know_more_than_there_is_is_told_the_whole(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        opened = await person.open(NewTable("emerald", 2))
        async with Ear.of(person) as ear:
            await ear.watch(opened.table, 1000, 0)
            assert isinstance(await ear.next(), TableSnapshot)

    run(work())


def test_watching_twice_tells_nothing_twice(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        opened = await person.open(NewTable("emerald", 2))
        async with Ear.of(person) as ear:
            await ear.whole(opened.table)
            await ear.whole(opened.table)
            await person.do(opened.table, Say("once"))
            await ear.all_told()
            assert sum(isinstance(message, Update) for message in ear.messages) == 1
            assert not any(isinstance(message, Gone) for message in ear.messages)

    run(work())


def test_the_updates_over_http_are_those_of_the_socket(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        opened = await people[0].open(NewTable("edelstein", 2))
        async with Ear.of(people[0]) as ear:
            first = await ear.whole(opened.table)
            await people[1].do(opened.table, Sit())
            await people[0].do(opened.table, Start())
            await people[1].do(opened.table, Say("good luck"))
            await ear.all_told()
            assert await people[0].updates(opened.table, first.seq) == ear.told

    run(work())
