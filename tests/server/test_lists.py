"""Lists: the lobby, one's own tables, invitations."""

import random
from typing import Any

import pytest

from karfunkel.bots import LEVELS
from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.games.registry import GAMES
from karfunkel.match.clock import Clock
from karfunkel.match.commands import Ask, Play, Say, Sit
from karfunkel.protocol.http import NewTable
from tests.server.players import guests, play_to_the_end, run, seated


async def listed(client: Client, among: set[str], **filters: Any) -> set[str]:
    """Those of some tables that the lobby lists."""
    return {summary.table for summary in await client.lobby(limit=100, **filters)} & among


def test_the_house_says_what_can_be_played(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        house = await person.house()
        assert [game.game for game in house.games] == list(GAMES)
        assert house.levels == list(LEVELS)
        for info in house.games:
            game = GAMES[info.game]
            assert (info.least_players, info.most_players) == (game.min_players, game.max_players)
            for option in info.options:
                for value in option.values:
                    wanted = NewTable(info.game, info.most_players, options={option.name: value})
                    setup = (await person.look((await person.open(wanted)).table)).setup
                    assert setup.options == ({} if value == option.values[0] else wanted.options), (
                        "the usual is left out"
                    )

    run(work())


def test_the_lobby_finds_what_is_asked_for(url: str) -> None:
    async def work() -> None:
        host, friend = await guests(url, 2)
        open_two = (await host.open(NewTable("emerald", 2))).table
        open_four = (await host.open(NewTable("edelstein", 4, clock=Clock(60, 600)))).table
        full = (await host.open(NewTable("basari", 3, seats=["me", "random", "trader"]))).table
        private = (await host.open(NewTable("basari", 3, public=False))).table
        running = await seated([host, friend], NewTable("emerald", 2))
        over = (await host.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        async with host.socket() as socket:
            await play_to_the_end(await socket.watch(over), random.Random(1))
        closed = (await host.open(NewTable("emerald", 2))).table
        await host.do(closed, Ask("abandon"))
        all_of_them = {open_two, open_four, full, private, running, over, closed}

        assert await listed(friend, all_of_them) == {open_two, open_four, full}
        assert await listed(friend, all_of_them, free=True) == {open_two, open_four}
        assert await listed(friend, all_of_them, game="edelstein") == {open_four}
        assert await listed(friend, all_of_them, players=2) == {open_two}
        assert await listed(friend, all_of_them, game="emerald", players=3) == set()
        assert await listed(friend, all_of_them, stage="running") == {running}
        assert await listed(friend, all_of_them, stage="over") == {over}
        (ended,) = [summary for summary in await friend.lobby(stage="over", limit=100) if summary.table == over]
        view = (await friend.look(over)).view
        assert view is not None
        assert ended.scores == view["scores"]
        assert ended.winners == view["winners"]
        assert ended.to_act == []

    run(work())


def test_the_lobby_lists_what_changed_last_first_and_goes_on_before_it(url: str) -> None:
    async def work() -> None:
        (host,) = await guests(url, 1)
        tables = [(await host.open(NewTable("basari", 5))).table for _ in range(3)]
        await host.do(tables[0], Say("still here"))
        found = await host.lobby(game="basari", players=5)
        assert found[0].table == tables[0]
        assert [summary.changed_at for summary in found] == sorted((s.changed_at for s in found), reverse=True)
        assert len(await host.lobby(limit=1)) == 1
        older = await host.lobby(game="basari", players=5, before=found[0].changed_at)
        assert tables[0] not in [summary.table for summary in older]
        with pytest.raises(Refused):
            await host.lobby(limit=0)

    run(work())


def test_a_table_has_the_options_deck_and_clock_that_were_wanted(url: str) -> None:
    async def work() -> None:
        (host,) = await guests(url, 1)
        clock = Clock(30, 300)
        table = (await host.open(NewTable("emerald", 2, options={"open_gold": "on"}, clock=clock))).table
        setup = (await host.look(table)).setup
        assert (setup.options, setup.clock) == ({"open_gold": "on"}, clock)
        for wrong in (
            NewTable("chess", 2),
            NewTable("basari", 2),
            NewTable("emerald", 2, options={"open_gold": "maybe"}),
            NewTable("emerald", 2, deck=["nosuchcard"]),
            NewTable("emerald", 2, deck=[]),
            NewTable("emerald", 2, seats=["me"]),
            NewTable("emerald", 2, seats=["me", "me"]),
            NewTable("emerald", 2, seats=["me", "nosuchlevel"]),
            NewTable("emerald", 2, start=True),
        ):
            with pytest.raises(Refused) as refused:
                await host.open(wrong)
            assert refused.value.code in ("bad-table", "no-level")

    run(work())


def test_the_own_list_has_the_own_tables_private_ones_too(url: str) -> None:
    async def work() -> None:
        host, friend, stranger = await guests(url, 3)
        private = (await host.open(NewTable("emerald", 2, public=False, seats=["open", "me"]))).table
        await friend.come_by_link(await host.invitation(private))
        assert await friend.mine() == []
        await friend.do(private, Sit())
        other = await seated([host, stranger], NewTable("emerald", 2))
        assert {summary.table for summary in await friend.mine()} == {private}
        assert {summary.table for summary in await host.mine()} == {private, other}
        await host.do(other, Ask("abandon"))
        assert await host.mine(ended=True) == []

    run(work())


def test_a_finished_game_moves_to_the_ended_ones(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        assert [summary.table for summary in await person.mine()] == [table]
        assert (await person.mine())[0].to_act != []
        async with person.socket() as socket:
            await play_to_the_end(await socket.watch(table), random.Random(2))
        assert await person.mine() == []
        (ended,) = await person.mine(ended=True)
        assert (ended.table, ended.stage) == (table, "over")

    run(work())


def test_an_invitation_lets_a_friend_in_and_is_given_only_to_those_inside(url: str) -> None:
    async def work() -> None:
        host, friend, stranger = await guests(url, 3)
        opened = await host.open(NewTable("emerald", 2, public=False))
        assert await host.invitation(opened.table) == opened.code
        with pytest.raises(Refused):
            await friend.do(opened.table, Sit())
        before = (await host.look(opened.table)).seq
        assert await friend.come_by_link(opened.code) == opened.table
        assert await friend.come_by_link(opened.code) == opened.table, "a link can be opened twice"
        assert (await host.look(opened.table)).seq == before + 1, "but one comes in once"
        assert await friend.invitation(opened.table) == opened.code
        await friend.do(opened.table, Sit())
        with pytest.raises(Refused) as refused:
            await stranger.invitation(opened.table)
        assert refused.value.code == "no-table"

    run(work())


def test_a_guest_keeps_its_seat_under_a_new_name_and_in_another_browser(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        again = await Client.come(url, "Anna again", people[0].cookie)
        try:
            assert again.me.guest == people[0].me.guest
            assert again.me.name == "Anna again"
            shown = await again.look(table)
            assert shown.viewer == 0
            await again.do(table, Play(shown.moves[0], shown.asked or 0))
        finally:
            await again.leave()

    run(work())
