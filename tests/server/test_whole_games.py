"""Whole games of all kinds over real sockets."""

import asyncio
import random

import pytest

from karfunkel.client import Client, FollowedTable
from karfunkel.errors import Refused
from karfunkel.games.game import Game
from karfunkel.match.commands import Play, Say, Start
from karfunkel.match.events import Played, Said
from karfunkel.protocol import encode
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Leave, YourTurn
from karfunkel.table import verify
from karfunkel.table.verifiable_chance import seed_hash
from tests.server.listening import Ear
from tests.server.players import guests, play_to_the_end, run, seated
from tests.server.retelling import Sights, end_of, log_of
from tests.sizes import every_size

GAMES = [("edelstein", 4), ("basari", 3), ("emerald", 2)]
every_game = pytest.mark.parametrize(("game", "players"), GAMES)


async def play(client: Client, table: str, dice: random.Random) -> FollowedTable:
    """Follow a table and play there until the end."""
    async with client.socket() as socket:
        followed = await socket.watch(table)
        await play_to_the_end(followed, dice)
        return followed


@pytest.mark.slow
@every_size
def test_people_play_a_whole_game(url: str, house: str, game: Game, players: int) -> None:
    async def work() -> None:
        people = await guests(url, players)
        table = await seated(people, NewTable(game.id, players))
        ears = [Ear.of(person) for person in people]
        for ear in ears:
            await ear.open()
            await ear.whole(table)
        followed = await asyncio.gather(*(play(person, table, random.Random(players)) for person in people))
        lines = await log_of(house, table)
        end, sights = end_of(lines), Sights(lines)
        assert end.over
        for seat, (seen, ear) in enumerate(zip(followed, ears, strict=True)):
            assert seen.shown.stage == "over"
            assert seen.shown.view == end.view(seat)
            await ear.up_to(lines[-1].seq)
            await ear.close()
            assert sights.check(seat, ear.messages) == lines[-1].seq - players

    run(work())


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "trader"])
@every_game
def test_people_play_with_bots(url: str, house: str, game: str, players: int, level: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        opened = await person.open(NewTable(game, players, seats=["me"] + [level] * (players - 1), start=True))
        seen = await play(person, opened.table, random.Random(1))
        lines = await log_of(house, opened.table)
        moves = [line.event for line in lines if isinstance(line.event, Played)]
        assert {move.seat for move in moves if move.bot} == set(range(1, players))
        assert {move.seat for move in moves if not move.bot} == {0}
        assert seen.shown.view == end_of(lines).view(0)

    run(work())


@every_game
def test_a_spectator_sees_a_public_game_to_its_end(url: str, house: str, game: str, players: int) -> None:
    async def work() -> None:
        *people, spectator = await guests(url, players + 1)
        table = await seated(people, NewTable(game, players))
        async with Ear.of(spectator) as ear:
            assert (await ear.whole(table)).viewer is None
            await asyncio.gather(*(play(person, table, random.Random(2)) for person in people))
            lines = await log_of(house, table)
            await ear.up_to(lines[-1].seq)
            assert Sights(lines).check(None, ear.messages) > players
            assert all(not message.moves for message in ear.told), "a spectator has no moves"

    run(work())


def test_a_private_table_is_not_there_for_those_without_its_link(url: str) -> None:
    async def work() -> None:
        host, stranger = await guests(url, 2)
        opened = await host.open(NewTable("emerald", 2, public=False, seats=["me", "random"], start=True))
        nowhere = "nosuchtable"
        async with Ear.of(stranger) as ear:
            for attempt in (stranger.look, stranger.invitation, stranger.record, stranger.replay):
                with pytest.raises(Refused) as hidden:
                    await attempt(opened.table)
                with pytest.raises(Refused) as missing:
                    await attempt(nowhere)
                assert (hidden.value.code, str(hidden.value)) == (missing.value.code, str(missing.value))
            for since in (None, 0):
                await ear.watch(opened.table, since)
                hidden_answer = await ear.next()
                await ear.watch(nowhere, since)
                missing_answer = await ear.next()
                assert encode(hidden_answer).replace(opened.table.encode(), b"") == encode(missing_answer).replace(
                    nowhere.encode(), b""
                )
            assert await ear.failed(opened.table, Say("hello")) == "no-table"
            assert opened.table not in [summary.table for summary in await stranger.lobby(stage="running")]
            with pytest.raises(Refused):
                await stranger.come_by_link("nosuchcode")

    run(work())


def test_a_private_table_is_open_to_a_spectator_with_its_link(url: str, house: str) -> None:
    async def work() -> None:
        host, friend = await guests(url, 2)
        opened = await host.open(NewTable("basari", 3, public=False, seats=["me", "random", "random"], start=True))
        assert await friend.come_by_link(opened.code) == opened.table
        async with Ear.of(friend) as ear:
            await ear.whole(opened.table)
            await play(host, opened.table, random.Random(3))
            lines = await log_of(house, opened.table)
            await ear.up_to(lines[-1].seq)
            Sights(lines).check(None, ear.messages)

    run(work())


@pytest.mark.slow
@every_game
def test_a_line_that_breaks_all_the_time_loses_and_doubles_nothing(
    url: str, house: str, game: str, players: int
) -> None:
    async def restless(client: Client, table: str, dice: random.Random) -> FollowedTable:
        async with client.socket() as socket:
            followed = await socket.watch(table)
            while followed.shown.stage == "running":
                if dice.random() < 0.1:
                    await socket.drop()
                if followed.shown.moves:
                    await followed.play(dice.choice(followed.shown.moves))
                else:
                    await followed.changed()
            return followed

    async def work() -> None:
        people = await guests(url, players)
        table = await seated(people, NewTable(game, players))
        seen = await asyncio.gather(*(restless(person, table, random.Random(i)) for i, person in enumerate(people)))
        end = end_of(await log_of(house, table))
        assert end.over
        for seat, followed in enumerate(seen):
            assert followed.shown.view == end.view(seat)
            places = [update.seq for update in followed.updates]
            assert places == list(range(places[0], places[-1] + 1)), "every line once, in order"

    run(work())


def test_two_tabs_of_a_person_see_the_same_and_a_move_of_one_shows_in_the_other(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        async with people[0].socket() as one, people[0].socket() as other:
            here, there = await one.watch(table), await other.watch(table)
            assert here.shown.moves
            assert here.shown == there.shown
            seq = await here.play(here.shown.moves[0])
            await there.until(lambda shown: shown.seq >= seq)
            assert here.shown == there.shown
            assert [encode(update) for update in here.updates] == [encode(update) for update in there.updates]

    run(work())


def test_the_same_move_of_two_tabs_counts_once(url: str, house: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        tabs = [person.socket() for person in people for _ in range(2)]
        for tab in tabs:
            await tab.__aenter__()
        followed = [await tab.watch(table) for tab in tabs]
        pairs = [followed[:2], followed[2:]]
        for _ in range(12):
            seat = 0 if pairs[0][0].shown.moves else 1
            here, there = pairs[seat]
            await there.until(lambda shown, seen=here.shown: shown.seq >= seen.seq)
            before, move = here.shown.seq, here.shown.moves[-1]
            places = await asyncio.gather(here.play(move), there.play(move))
            assert places == [before + 1, before + 1]
            for tab in followed:
                await tab.until(lambda shown, seq=before + 1: shown.seq >= seq)
        lines = await log_of(house, table)
        assert sum(isinstance(line.event, Played) for line in lines) == 12
        for tab in tabs:
            await tab.__aexit__(None, None, None)

    run(work())


def test_a_turn_is_told_on_sockets_that_do_not_watch(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        async with Ear.of(people[0]) as idle, Ear.of(people[0]) as watching, Ear.of(people[1]) as other:
            table = await seated(people, NewTable("emerald", 2, starts_when_full=True))
            assert await idle.next() == YourTurn(table, "emerald")
            await watching.until(YourTurn)
            shown = await watching.whole(table)
            await other.all_told()
            assert len(other.heard) == 2, "it is not the other's turn: welcome and pong, no more"
            while shown.moves:
                await people[0].do(table, Play(shown.moves[0], shown.asked or 0))
                shown = await people[0].look(table)
            assert await other.until(YourTurn) == YourTurn(table, "emerald")
            await watching.all_told()
            assert sum(isinstance(message, YourTurn) for message in watching.messages) == 1, "one that watches sees it"

    run(work())


def test_a_socket_that_left_a_table_is_told_no_more_of_it(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        async with Ear.of(people[1]) as ear:
            await ear.whole(table)
            await people[0].do(table, Say("heard"))
            await ear.say(Leave(table))
            await ear.all_told()
            await people[0].do(table, Say("not heard"))
            await ear.all_told()
            said = [update.happened for update in ear.told]
            assert [entry.text for entry in said if isinstance(entry, Said)] == ["heard"]

    run(work())


def test_the_record_of_every_game_can_be_verified_and_its_seed_was_promised(url: str) -> None:
    async def work() -> None:
        for game, players in GAMES:
            (person,) = await guests(url, 1)
            seats = ["me"] + ["random"] * (players - 1)
            opened = await person.open(NewTable(game, players, seats=seats))
            promised = (await person.look(opened.table)).setup.seed_hash
            with pytest.raises(Refused) as refused:
                await person.record(opened.table)
            assert refused.value.code == "running"
            await person.do(opened.table, Start())
            running = await person.look(opened.table)
            assert running.seed is None
            await play(person, opened.table, random.Random(4))
            ended = await person.look(opened.table)
            assert ended.seed is not None
            assert seed_hash(ended.seed) == promised == running.setup.seed_hash
            record = await person.record(opened.table)
            assert ended.seed in record
            assert verify(record) > 0

    run(work())
