"""Finished games: records that can be checked, replays from everybody's eyes."""

import random

import pytest

import karfunkel
from karfunkel.client import Client
from karfunkel.errors import Error, Refused
from karfunkel.match.commands import Ask, Say, Start
from karfunkel.match.viewer_messages import TableSnapshot
from karfunkel.protocol import encode
from karfunkel.protocol.apply_update import apply_update
from karfunkel.protocol.http import NewTable
from karfunkel.table import verify
from karfunkel.table.verifiable_chance import seed_hash
from tests.server.listening import Ear
from tests.server.players import guests, move_until, play_to_the_end, run, seated
from tests.server.retelling import Sights, end_of, log_of

GAMES = [("edelstein", 3), ("basari", 4), ("emerald", 3)]
every_game = pytest.mark.parametrize(("game", "players"), GAMES)


async def finished(person: Client, game: str, players: int) -> str:
    """A game of one person and bots, to its end."""
    seats = ["me"] + ["random"] * (players - 1)
    table = (await person.open(NewTable(game, players, seats=seats, start=True))).table
    async with person.socket() as socket:
        await play_to_the_end(await socket.watch(table), random.Random(players))
    return table


@every_game
def test_a_finished_game_can_be_seen_again_with_the_eyes_of_every_seat(
    url: str, house: str, game: str, players: int
) -> None:
    async def work() -> None:
        person, stranger = await guests(url, 2)
        table = await finished(person, game, players)
        lines = await log_of(house, table)
        sights = Sights(lines)
        for seat in (None, *range(players)):
            replay = await stranger.replay(table, seat)
            assert (replay.first.seq, replay.first.viewer, replay.first.stage) == (0, seat, "open")
            assert sights.check(seat, [replay.first, *replay.updates]) == len(lines)
            shown = replay.first
            for update in replay.updates:
                shown = apply_update(shown, update)
            assert shown.view == end_of(lines).view(seat)
            assert shown.stage == "over"
        with pytest.raises(Refused):
            await stranger.replay(table, players)

    run(work())


@every_game
def test_the_replay_is_what_was_told_live(url: str, game: str, players: int) -> None:
    async def work() -> None:
        people = await guests(url, 1)
        async with Ear.of(people[0]) as ear:
            table = (await people[0].open(NewTable(game, players, seats=["me"] + ["random"] * (players - 1)))).table
            first = await ear.whole(table)
            await people[0].do(table, Start())
            async with people[0].socket() as socket:
                await play_to_the_end(await socket.watch(table), random.Random(9))
            await ear.up_to((await people[0].look(table)).seq)
            replay = await people[0].replay(table, 0)
            assert [encode(update).decode() for update in replay.updates[first.seq :]] == list(ear.updates.values())

    run(work())


@every_game
def test_the_record_verifies_and_can_be_brought_back(url: str, house: str, game: str, players: int) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = await finished(person, game, players)
        record = await person.record(table)
        end = end_of(await log_of(house, table))
        again = karfunkel.from_record(record)
        assert (again.view(), again.log) == (end.view(), end.log)
        draws = sum(entry.seat is None for entry in end.log)
        assert verify(record) == draws > 0
        replay = await person.replay_record(record)
        shown: TableSnapshot = replay.first
        for update in replay.updates:
            shown = apply_update(shown, update)
        assert shown.view == end.view()
        with_eyes = await person._request("POST", "/api/replays", {"record": record}, {"seat": players - 1})
        assert with_eyes.json()["first"]["viewer"] == players - 1

    run(work())


def test_a_record_with_another_seed_does_not_verify(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = await finished(person, "emerald", 2)
        record = await person.record(table)
        seed = (await person.look(table)).seed
        assert seed is not None
        assert seed in record
        with pytest.raises(Error):
            verify(record.replace(seed, seed[::-1]))

    run(work())


def test_the_seed_is_shown_at_the_end_only_and_is_the_one_promised(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people, NewTable("basari", 3))
        async with Ear.of(people[0]) as ear:
            promised = (await ear.whole(table)).setup.seed_hash
            await move_until(people, table, lambda shown: shown.stage == "over")
            await ear.up_to((await people[0].look(table)).seq)
            *before, last = ear.told
            assert isinstance(last.seed, str)
            assert seed_hash(last.seed) == promised
            assert last.stage == "over"
            assert last.seed not in "".join(ear.heard[:-1]), "nobody knew it before"
            assert all(not isinstance(update.seed, str) for update in before)

    run(work())


def test_an_abandoned_game_has_a_record_too(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        with pytest.raises(Refused) as refused:
            await person.replay(table)
        assert refused.value.code == "running"
        await person.do(table, Ask("abandon"))
        assert verify(await person.record(table)) > 0
        assert (await person.replay(table, 1)).updates[-1].stage == "abandoned"

    run(work())


def test_a_game_that_never_began_has_no_record(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2))).table
        await person.do(table, Ask("abandon"))
        with pytest.raises(Refused) as refused:
            await person.record(table)
        assert refused.value.code == "not-started"

    run(work())


@pytest.mark.parametrize("text", ["nonsense", "[Game chess]\n", "\x00", "Game: emerald"])
def test_a_record_that_is_none_is_refused_with_the_reason(url: str, text: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        with pytest.raises(Refused) as refused:
            await person.replay_record(text)
        assert refused.value.code == "bad-record"
        assert str(refused.value)

    run(work())


def test_people_may_talk_after_the_game(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = await finished(person, "emerald", 2)
        await person.do(table, Say("good game"))
        assert (await person.look(table)).talk[-1].text == "good game"

    run(work())
