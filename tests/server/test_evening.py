"""An evening at the house: match down and standing up, taking back, giving up, talking, playing again."""

import asyncio
import random

import pytest

from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.match.commands import Answer as Reply
from karfunkel.match.commands import (
    AnyCommand,
    Ask,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Unseat,
)
from karfunkel.match.events import Abandoned, Played, Resigned, Said, TookBack
from karfunkel.match.viewer_messages import Hushed, Moved, TableSnapshot
from karfunkel.protocol.http import NewTable
from tests.server.listening import Ear
from tests.server.players import guests, move_until, play_to_the_end, run, seated
from tests.server.retelling import Sights, end_of, log_of


async def refusal(client: Client, table: str, command: AnyCommand) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Refused) as refused:
        await client.do(table, command)
    return refused.value.code


async def first_move(client: Client, table: str) -> int:
    """Play the first of the moves."""
    shown = await client.look(table)
    return await client.do(table, Play(shown.moves[0], shown.asked or 0))


# ---- before the game


def test_people_sit_change_seats_and_stand_up(url: str) -> None:
    async def work() -> None:
        host, friend = await guests(url, 2)
        table = (await host.open(NewTable("basari", 3))).table
        async with Ear.of(host) as ear:
            await ear.whole(table)
            await friend.do(table, Sit())
            assert await refusal(friend, table, Sit(0)) == "taken"
            assert await refusal(friend, table, Sit(3)) == "no-seat"
            before = await friend.do(table, Sit(2))
            assert await friend.do(table, Sit(2)) == before, "one who sits there sits there"
            seats = (await host.look(table)).seats
            assert [seat.guest for seat in seats] == [host.me.guest, None, friend.me.guest]
            seq = await friend.do(table, Stand())
            assert [seat.guest for seat in (await host.look(table)).seats] == [host.me.guest, None, None]
            await ear.up_to(seq)
            assert ear.told[-1].seats == (await host.look(table)).seats
            assert await refusal(host, table, Start()) == "seats-free"

    run(work())


def test_only_the_host_seats_bots_unseats_and_starts(url: str) -> None:
    async def work() -> None:
        host, friend, other = await guests(url, 3)
        table = (await host.open(NewTable("basari", 3))).table
        await friend.do(table, Sit())
        for command in (SeatBot(2, "trader"), Unseat(0), Start(), Ask("abandon")):
            assert await refusal(friend, table, command) == "not-host"
        assert await refusal(host, table, SeatBot(1, "trader")) == "taken"
        assert await refusal(host, table, SeatBot(2, "nosuchlevel")) == "no-level"
        await host.do(table, SeatBot(2, "trader"))
        await host.do(table, SeatBot(2, "random"))
        assert (await host.look(table)).seats[2].level == "random"
        await host.do(table, Unseat(1))
        assert (await host.look(table)).seats[1].guest is None
        assert await refusal(friend, table, Sit(1)) == "unseated"
        await other.do(table, Sit(1))
        await host.do(table, Start())
        assert await refusal(other, table, Stand()) == "started"
        assert await refusal(host, table, Unseat(1)) == "started"

    run(work())


def test_one_who_is_unseated_sees_with_the_eyes_of_a_spectator(url: str) -> None:
    async def work() -> None:
        host, friend = await guests(url, 2)
        table = (await host.open(NewTable("basari", 3))).table
        await friend.do(table, Sit())
        async with Ear.of(friend) as ear:
            assert (await ear.whole(table)).viewer == 1
            await host.do(table, Unseat(1))
            assert (await ear.until(TableSnapshot)).viewer is None

    run(work())


def test_a_table_that_starts_when_full_starts_with_the_last_who_sits_down(url: str) -> None:
    async def work() -> None:
        host, friend, late = await guests(url, 3)
        table = (await host.open(NewTable("basari", 3, starts_when_full=True))).table
        await friend.do(table, Sit())
        assert (await host.look(table)).stage == "open"
        await late.do(table, Sit())
        assert (await host.look(table)).stage == "running"
        assert await refusal((await guests(url, 1))[0], table, Sit()) == "started"

    run(work())


# ---- taking back


def test_a_secret_choice_is_taken_back_freely(url: str, house: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people, NewTable("basari", 3))
        played = await first_move(people[0], table)
        assert (await people[0].look(table)).can_take_back
        async with Ear.of(people[1]) as ear:
            await ear.whole(table)
            seq = await people[0].do(table, Ask("undo"))
            await ear.up_to(seq)
            assert ear.told[-1].happened == TookBack([played])
        shown = await people[0].look(table)
        assert shown.moves, "the one who took back is asked again"
        assert await refusal(people[0], table, Play(shown.moves[0], 0)) == "stale"
        assert end_of(await log_of(house, table)).to_act == (0, 1, 2)

    run(work())


async def two_knights_out(url: str) -> tuple[list[Client], str]:
    """A table of emerald at which the first has made a move that all have seen."""
    people = await guests(url, 3)
    table = await seated(people, NewTable("emerald", 3))
    await first_move(people[0], table)
    assert (await people[0].look(table)).can_take_back
    return people, table


def test_an_open_move_is_taken_back_when_all_agree(url: str, house: str) -> None:
    async def work() -> None:
        people, table = await two_knights_out(url)
        before = (await people[0].look(table)).view
        await people[0].do(table, Ask("undo"))
        question = (await people[1].look(table)).question
        assert question is not None
        assert (question.question, question.seat, question.agree) == ("undo", 0, [0])
        assert await refusal(people[1], table, Ask("abandon")) == "asked-already"
        await people[1].do(table, Reply(True))
        assert (await people[0].look(table)).view == before, "one has not answered yet"
        await people[2].do(table, Reply(True))
        lines = await log_of(house, table)
        assert isinstance(lines[-1].event, TookBack)
        assert end_of(lines).view(0) == (await people[0].look(table)).view != before

    run(work())


def test_a_move_stands_when_one_says_no(url: str) -> None:
    async def work() -> None:
        people, table = await two_knights_out(url)
        before = (await people[0].look(table)).view
        await people[0].do(table, Ask("undo"))
        await people[1].do(table, Reply(True))
        await people[2].do(table, Reply(False))
        shown = await people[0].look(table)
        assert (shown.question, shown.view) == (None, before)
        assert await refusal(people[1], table, Reply(True)) == "no-question"

    run(work())


def test_a_move_that_showed_something_stands(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people, NewTable("basari", 3))
        for person in people:
            await first_move(person, table)
        assert await refusal(people[0], table, Ask("undo")) == "shown"
        assert not (await people[0].look(table)).can_take_back

    run(work())


def test_what_all_saw_of_a_game_with_moves_taken_back_is_right_at_every_place(url: str, house: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        dice = random.Random(3)
        async with Ear.of(people[0]) as one, Ear.of(people[1]) as other:
            await one.whole(table)
            await other.whole(table)
            for _ in range(40):
                looks = [await person.look(table) for person in people]
                seat = 0 if looks[0].moves else 1
                await people[seat].do(table, Play(dice.choice(looks[seat].moves), looks[seat].asked or 0))
                asker = dice.randrange(2)
                if (await people[asker].look(table)).can_take_back:
                    await people[asker].do(table, Ask("undo"))
                    await people[1 - asker].do(table, Reply(True))
            lines = await log_of(house, table)
            sights = Sights(lines)
            for seat, ear in enumerate((one, other)):
                await ear.up_to(lines[-1].seq)
                sights.check(seat, ear.messages)
            assert any(isinstance(line.event, TookBack) for line in lines)

    run(work())


# ---- giving up


def test_a_bot_plays_on_for_one_who_resigns(url: str, house: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        async with people[0].socket() as socket:
            followed = await socket.watch(table)
            seq = await people[1].do(table, Resign())
            await play_to_the_end(followed, random.Random(1))
            assert followed.shown.stage == "over"
        lines = await log_of(house, table)
        assert lines[seq].event == Resigned(1, "trader")
        theirs = [line.event for line in lines if isinstance(line.event, Played) and line.event.seat == 1]
        assert theirs
        assert all(move.bot for move in theirs)
        shown = await people[1].look(table)
        assert shown.viewer is None, "one who has resigned looks on"
        assert shown.seats[1].guest == people[1].me.guest, "but is remembered at the seat"

    run(work())


def test_a_game_is_abandoned_when_all_agree(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people, NewTable("basari", 3))
        async with Ear.of(people[0]) as ear:
            await ear.whole(table)
            await people[0].do(table, Ask("abandon"))
            await people[1].do(table, Reply(True))
            assert (await people[0].look(table)).stage == "running"
            seq = await people[2].do(table, Reply(True))
            await ear.up_to(seq)
            last = ear.told[-1]
            assert isinstance(last.happened, Abandoned)
            assert (last.stage, last.moves, last.asked) == ("abandoned", [], None)
        shown = await people[1].look(table)
        assert (shown.stage, shown.moves) == ("abandoned", [])
        assert await refusal(people[0], table, Play("A", 0)) == "not-running"
        assert table not in [summary.table for summary in await people[0].mine()]

    run(work())


def test_the_game_goes_on_when_one_does_not_want_to_abandon_it(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        await people[0].do(table, Ask("abandon"))
        await people[1].do(table, Reply(False))
        shown = await people[0].look(table)
        assert (shown.stage, shown.question) == ("running", None)
        assert shown.seed is None

    run(work())


def test_the_host_closes_a_table_that_has_not_begun(url: str) -> None:
    async def work() -> None:
        (host,) = await guests(url, 1)
        table = (await host.open(NewTable("emerald", 2))).table
        await host.do(table, Ask("abandon"))
        assert (await host.look(table)).stage == "abandoned"
        assert table not in [summary.table for summary in await host.lobby()]

    run(work())


# ---- once more


async def finished(url: str, players: int) -> tuple[list[Client], str]:
    people = await guests(url, players)
    table = await seated(people, NewTable("basari", players, public=False))
    await people[0].do(table, Ask("abandon"))
    for person in people[1:]:
        await person.do(table, Reply(True))
    return people, table


def test_a_rematch_turns_the_seats_and_starts_when_all_have_sat(url: str) -> None:
    async def work() -> None:
        people, table = await finished(url, 3)
        async with Ear.of(people[1]) as ear:
            await ear.whole(table)
            seq = await people[0].do(table, Rematch())
            await ear.up_to(seq)
            again = ear.told[-1].rematch
            assert isinstance(again, str)
        shown = await people[0].look(again)
        assert shown.viewer == 1, "one seat further"
        assert (shown.stage, shown.setup.rematch_of) == ("open", table)
        assert [seat.guest for seat in shown.seats].count(None) == 2
        assert await people[1].do(table, Rematch()) == seq, "the second who presses finds the same table"
        assert (await people[1].look(table)).rematch == again
        await people[1].do(again, Sit())
        assert (await people[0].look(again)).stage == "open"
        await people[2].do(again, Sit())
        assert [seat.guest for seat in (await people[0].look(again)).seats] == [
            person.me.guest for person in (people[2], people[0], people[1])
        ]
        assert (await people[0].look(again)).stage == "running"

    run(work())


def test_two_who_press_rematch_at_once_get_one_table(url: str) -> None:
    async def work() -> None:
        people, table = await finished(url, 3)
        await asyncio.gather(*(person.do(table, Rematch()) for person in people))
        seen = {(await person.look(table)).rematch for person in people}
        assert len(seen) == 1
        mine = [summary.table for summary in await people[0].mine()]
        (again,) = seen
        assert again is not None
        assert len([summary for summary in mine if summary == again]) <= 1
        assert (await people[1].look(again)).setup.rematch_of == table

    run(work())


def test_only_those_who_played_can_ask_for_a_rematch_and_only_after_the_game(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people[:2], NewTable("emerald", 2))
        assert await refusal(people[0], table, Rematch()) == "running"
        await people[0].do(table, Ask("abandon"))
        await people[1].do(table, Reply(True))
        assert await refusal(people[2], table, Rematch()) == "not-seated"

    run(work())


def test_a_rematch_with_bots_starts_at_once(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        await person.do(table, Ask("abandon"))
        await person.do(table, Rematch())
        again = (await person.look(table)).rematch
        assert again is not None
        shown = await person.look(again)
        assert (shown.stage, shown.viewer, shown.seats[0].level) == ("running", 1, "random")

    run(work())


def test_bots_are_called_in_a_rematch_as_before(url: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        seats = ["random", "me", "novice", "trader"]
        table = (await person.open(NewTable("emerald", 4, seats=seats, start=True))).table
        bots: list[set[tuple[str, int]]] = []
        for _ in range(5):
            await person.do(table, Ask("abandon"))
            await person.do(table, Rematch())
            shown = await person.look(table)
            bots.append({(seat.level, seat.bot_number(at)) for at, seat in enumerate(shown.seats) if seat.level})
            table = shown.rematch or ""
        assert bots == [{("random", 0), ("novice", 2), ("trader", 3)}] * 5

    run(work())


# ---- talk


def test_what_is_said_is_heard_by_all_and_kept_for_those_who_come_later(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people[:2], NewTable("emerald", 2))
        async with Ear.of(people[2]) as ear:
            await ear.whole(table)
            await people[0].do(table, Say("hello"))
            seq = await people[2].do(table, Say("  good \n luck  "))
            await ear.up_to(seq)
            said = [update.happened for update in ear.told]
            assert [entry.text for entry in said if isinstance(entry, Said)] == ["hello", "good luck"]
        talk = (await people[1].look(table)).talk
        assert [(line.name, line.text) for line in talk] == [("Guest 0", "hello"), ("Guest 2", "good luck")]
        assert await refusal(people[0], table, Say("\u200b \n")) == "empty"

    run(work())


def test_a_repeated_line_with_the_same_key_is_said_once(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        first = await people[0].do(table, Say("hello", "k1"))
        assert await people[0].do(table, Say("hello", "k1")) == first
        assert await people[1].do(table, Say("hello", "k1")) == first + 1, "a key belongs to the one who speaks"

    run(work())


def test_one_who_is_muted_is_not_read_live_nor_later_until_unmuted(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        loud, quiet = people
        table = await seated(people, NewTable("emerald", 2))
        async with Ear.of(quiet) as ear, Ear.of(quiet) as second:
            first = await ear.whole(table)
            await second.whole(table)
            await quiet.mute(loud.me.guest)
            await quiet.mute(loud.me.guest)
            seq = await loud.do(table, Say("unwanted words"))
            for each in (ear, second):
                await each.up_to(seq)
                assert each.told[-1].happened == Hushed(loud.me.guest)
            assert "unwanted words" not in "".join(ear.heard + second.heard)
            assert [line.text for line in (await loud.look(table)).talk] == ["unwanted words"]
            assert (await quiet.look(table)).talk == []
            assert (await quiet._request("GET", "/api/mutes")).json() == [loud.me.guest]
            assert "unwanted" not in str(await quiet.updates(table, first.seq))
            async with Ear.of(quiet) as back:
                await back.watch(table, first.seq, 1)
                await back.all_told()
                assert back.told[-1].happened == Hushed(loud.me.guest)
                assert (await back.whole(table)).talk == []
            await quiet.unmute(loud.me.guest)
            seq = await loud.do(table, Say("welcome words"))
            await ear.up_to(seq)
            assert isinstance(ear.told[-1].happened, Said)
            assert [line.text for line in (await quiet.look(table)).talk] == ["unwanted words", "welcome words"]

    run(work())


def test_moves_of_one_who_is_muted_are_told_as_always(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        await people[1].mute(people[0].me.guest)
        async with Ear.of(people[1]) as ear, Ear.of(people[1]) as spare:
            await ear.whole(table)
            await spare.whole(table)
            seq = await first_move(people[0], table)
            await ear.up_to(seq)
            assert ear.told[-1].happened == Moved(0)

    run(work())


def test_one_who_is_not_away_returns_without_a_line(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        before = (await people[0].look(table)).seq
        assert await people[0].do(table, Return()) == before

    run(work())


def test_a_move_out_of_turn_or_out_of_the_game_is_refused_and_changes_nothing(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 3)
        table = await seated(people[:2], NewTable("emerald", 2))
        shown = await people[0].look(table)
        asked = shown.asked or 0
        assert await refusal(people[1], table, Play(shown.moves[0], asked)) == "not-your-turn"
        assert await refusal(people[2], table, Play(shown.moves[0], asked)) == "not-seated"
        assert await refusal(people[0], table, Play(shown.moves[0], asked + 1)) == "stale"
        assert await refusal(people[0], table, Play("nonsense", asked)) == "invalid-move"
        assert await refusal(people[0], table, Play("K" if "K" not in shown.moves else "15", asked)) in (
            "illegal-move",
            "invalid-move",
        )
        assert await people[0].look(table) == shown

    run(work())


def test_whose_turn_it_is_stands_in_the_own_list(url: str) -> None:
    async def work() -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))

        async def turns(person: Client) -> list[int]:
            (mine,) = [summary for summary in await person.mine() if summary.table == table]
            return mine.to_act

        assert await turns(people[0]) == [0] == await turns(people[1])
        await move_until(people, table, lambda shown: not shown.moves)
        assert await turns(people[0]) == [1] == await turns(people[1])

    run(work())
