"""No secret goes over the line.

Two houses with the same time, names and seeds play the same game, but for what is hidden: whenever a seat chooses
secretly, it chooses one thing in one house and another in the other. As long as that is hidden, everything that all
others are sent must be the same, byte for byte. Then the seat takes its choice back and makes the same one in both
houses, and the game goes on alike.
"""

import asyncio
import random
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

import karfunkel
from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.match.commands import Answer, Ask, Play, Say, Sit, Start, Unsay
from karfunkel.match.viewer_messages import Moved
from karfunkel.protocol.http import NewTable
from tests.server.hand import Hands
from tests.server.listening import Ear
from tests.server.players import guests, run, seated
from tests.server.retelling import Sights, log_of
from tests.server.running import serving


class House:
    """One of two houses: its people, their sockets, and the table."""

    def __init__(self, url: str, hands: Hands, file: str, players: int) -> None:
        self.url, self.hands, self.file, self.players = url, hands, file, players
        self.people: list[Client] = []
        self.ears: list[Ear] = []
        self.table = self.code = ""
        self.since = 0
        """The last place at which both houses were alike for everybody."""
        self._counted: dict[int, int] = {}
        self.bodies: list[str] = []
        """All answers over HTTP, with their headers."""

    async def open(self, game: str) -> None:
        """Everybody comes, sits down and listens; the last is a spectator."""
        self.people = await guests(self.url, self.players + 1)
        host, *others = self.people
        opened = await host.open(NewTable(game, self.players, public=False))
        self.table, self.code = opened.table, opened.code
        for other in others:
            await other.come_by_link(opened.code)
        for person in self.people:
            ear = Ear.of(person)
            await ear.open()
            await ear.watch(self.table)
            self.ears.append(ear)
        for other in others[: self.players - 1]:
            await other.do(self.table, Sit())
        await host.do(self.table, Start())

    async def close(self) -> None:
        for ear in self.ears:
            await ear.close()

    async def told(self, viewer: int) -> list[str]:
        """What the socket of a viewer was told since it was last asked."""
        ear = self.ears[viewer]
        before = self._counted.get(viewer, 0)
        await ear.all_told()
        self._counted[viewer] = len(ear.heard)
        return ear.heard[before:]

    async def shown(self, viewer: int) -> list[str]:
        """Everything that a viewer can ask for, over HTTP and with a new socket."""
        person, table = self.people[viewer], self.table
        answers = []
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}/updates?since={self.since}",
            "/api/mine",
            "/api/lobby?stage=running",
            "/api/guest",
            "/api/guest/data",
            "/api/mutes",
        ):
            answer = await person._request("GET", path)
            headers = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "date")
            answers.append("\n".join([path, *headers, answer.text]))
        answers.extend(await self.shown_of_the_end(viewer))
        async with Ear.of(person) as fresh:
            await fresh.watch(table)
            await fresh.watch(table, self.since, None if viewer == self.players else viewer)
            await fresh.all_told()
            answers.extend(fresh.heard)
        self.bodies.extend(answers)
        return answers

    async def shown_of_the_end(self, viewer: int) -> list[str]:
        """What a viewer can ask for once the game is over; why not, before."""
        answers = []
        for path in ("replay", "record", "replay?seat=1", "scored", "analysis"):
            try:
                text = (await self.people[viewer]._request("GET", f"/api/tables/{self.table}/{path}")).text
            except Refused as refused:
                text = f"{refused.code}: {refused}"
            answers.append(f"{path}\n{text}")
        return answers

    async def play(self, seat: int, move: str, asked: int) -> None:
        await self.people[seat].do(self.table, Play(move, asked))

    async def take_back(self, seat: int) -> None:
        await self.people[seat].do(self.table, Ask("undo"))


async def alike(houses: Sequence[House], but: int | None, *, thoroughly: bool) -> None:
    """Demand that everybody but one was told the same in both houses, and can find out no more by asking."""
    one, other = houses
    viewers = range(one.players + 1)
    here, there = [await asyncio.gather(*map(house.told, viewers)) for house in houses]
    for viewer in viewers:
        if viewer != but:
            assert here[viewer] == there[viewer], f"what viewer {viewer} was told of the secret of {but}"
            if thoroughly:
                assert await one.shown(viewer) == await other.shown(viewer)


async def play_everywhere(houses: Sequence[House], seat: int, move: str, lie: str | None = None) -> None:
    """Play a move in all houses, or something else in the last; what a seat is asked has the same place in all logs."""
    shown = await houses[0].people[seat].look(houses[0].table)
    assert {move, lie or move} <= set(shown.moves)
    *honest, last = houses
    for house in honest:
        await house.play(seat, move, shown.asked or 0)
    await last.play(seat, lie or move, shown.asked or 0)


def is_secret(table: karfunkel.Table, seat: int, move: str) -> bool:
    """Whether a move would be hidden from the others."""
    trial = table.at(table.entries)
    trial.play(seat, move)
    return trial.kept_secret


async def play_twins(houses: Sequence[House], table: karfunkel.Table, dice: random.Random) -> int:
    """Play a whole game in both houses, in which hidden choices differ; how often that was so."""
    twins = 0
    while not table.over:
        seat = dice.choice(table.to_act)
        moves = table.moves(seat)
        move = dice.choice(moves)
        if len(moves) > 1 and is_secret(table, seat, move):
            twins += 1
            lie = dice.choice([other for other in moves if other != move])
            since = (await houses[0].people[0].look(houses[0].table)).seq
            for house in houses:
                house.since = since
            await play_everywhere(houses, seat, move, lie)
            await alike(houses, seat, thoroughly=twins % 4 == 1)
            meanwhile = table.at(table.entries)
            meanwhile.play(seat, move)
            for friend in meanwhile.to_act:
                choice = dice.choice(table.moves(friend) or ("",))
                if choice and is_secret(meanwhile, friend, choice) and dice.random() < 0.7:
                    meanwhile.play(friend, choice)
                    table.play(friend, choice)
                    await play_everywhere(houses, friend, choice)
            if dice.random() < 0.2:
                for house in houses:
                    await house.people[seat].do(house.table, Say("I have chosen"))
            await alike(houses, seat, thoroughly=False)
            for house in houses:
                await house.take_back(seat)
            await alike(houses, seat, thoroughly=False)
        table.play(seat, move)
        for house in houses:
            house.hands.pass_seconds(1)
        await play_everywhere(houses, seat, move)
        await alike(houses, None, thoroughly=False)
    return twins


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("edelstein", 2), ("edelstein", 4), ("basari", 3)])
def test_houses_that_differ_in_hidden_choices_tell_everybody_else_the_same(
    tmp_path: Path, game: str, players: int
) -> None:
    async def work(houses: Sequence[House]) -> None:
        for house in houses:
            await house.open(game)
        table = karfunkel.new(game, players, seed=houses[0].hands.seeds[0])
        twins = await play_twins(houses, table, random.Random(players))
        assert twins >= 10, "there were secrets to keep"
        for house in houses:
            lines = await log_of(house.file, house.table)
            sights = Sights(lines)
            for viewer, ear in enumerate(house.ears):
                sights.check(None if viewer == players else viewer, from_seat_on(ear, viewer, players))
                secret_until_the_end(house, ear)
            assert house.code not in "".join(house.bodies), "nothing that shows the table shows its link"
            await house.close()

    with ExitStack() as stack:
        houses = []
        for name in ("one", "other"):
            hands, file = Hands(), str(tmp_path / f"{name}.db")
            houses.append(House(stack.enter_context(serving(hands.settings(file))), hands, file, players))
        run(work(houses))


def from_seat_on(ear: Ear, viewer: int, players: int) -> list[object]:
    """What an ear was told since it has the eyes that it has now."""
    eyes = None if viewer == players else viewer
    messages = ear.messages
    first = max(i for i, message in enumerate(messages) if getattr(message, "viewer", "") == eyes)
    return list(messages[first:])


def secret_until_the_end(house: House, ear: Ear) -> None:
    """Demand that no message has the code of the table, and none but the last its seed."""
    (seed,) = house.hands.seeds
    told = [text for text in ear.heard if text.startswith(('{"kind":"update"', '{"kind":"table"'))]
    assert seed in told[-1]
    assert seed not in "".join(told[:-1])
    assert house.code not in "".join(ear.heard)


SAID = ("I hold three rubies, and you may have one of them", "nonsense!")


@pytest.mark.parametrize("how", ["by who said it", "by the host", "by being forgotten"])
def test_houses_that_differ_in_talk_that_was_deleted_tell_everybody_the_same(tmp_path: Path, how: str) -> None:
    """Nobody who asks later, and nobody who has muted who said it, finds out what it was, or how long."""
    host, talker, muting, spectator = range(4)

    async def work(houses: Sequence[House]) -> None:
        for house, words in zip(houses, SAID, strict=True):
            await house.open("emerald")
            people, table = house.people, house.table
            await people[muting].mute(people[talker].me.guest)
            said = await people[talker].do(table, Say(words))
            house.hands.pass_seconds(1)
            if how == "by being forgotten":
                await people[talker].be_forgotten()
            else:
                await people[host if how == "by the host" else talker].do(table, Unsay(said))
            with pytest.raises(Refused, match="nothing was said"):
                await people[host].report(table, said)
        one, other = houses
        assert await one.told(muting) == await other.told(muting), "what one who muted it was told live"
        for ended in (False, True):
            for viewer in (host, muting, spectator):
                assert await one.shown(viewer) == await other.shown(viewer)
            if not ended:
                for house in houses:
                    await house.people[host].do(house.table, Ask("abandon"))
                    await house.people[muting].do(house.table, Answer(yes=True))
                    if how != "by being forgotten":
                        await house.people[talker].do(house.table, Answer(yes=True))
        for house, words in zip(houses, SAID, strict=True):
            assert words not in "".join(house.bodies)
            assert '"stage":"abandoned"' in "".join(house.bodies)
            await house.close()

    with ExitStack() as stack:
        houses = []
        for name in ("one", "other"):
            hands, file = Hands(), str(tmp_path / f"{name}.db")
            houses.append(House(stack.enter_context(serving(hands.settings(file))), hands, file, 3))
        run(work(houses))


@pytest.mark.parametrize(("game", "players"), [("edelstein", 4), ("basari", 4)])
def test_the_line_of_a_hidden_choice_does_not_name_it(url: str, game: str, players: int) -> None:
    async def work() -> None:
        people = await guests(url, players + 1)
        table = await seated(people[:-1], NewTable(game, players))
        for round_ in range(3):
            async with Ear.of(people[-1]) as spectator, Ear.of(people[1]) as friend:
                await spectator.whole(table)
                await friend.whole(table)
                mine = await people[0].look(table)
                move = mine.moves[round_ % len(mine.moves)]
                seq = await people[0].do(table, Play(move, mine.asked or 0))
                for ear in (spectator, friend):
                    await ear.up_to(seq)
                    update = ear.told[-1]
                    assert update.happened == Moved(0)
                    assert update.events == [{"event": "chose", "seat": 0}]
                    assert update.patch["chosen"][0] == "hidden"  # type: ignore[index]
                    assert set(update.patch) == {"chosen", "to_act"}  # type: ignore[arg-type]
                    assert f'"{move}"' not in ear.updates[seq].replace('{"event":', "{")
            await people[0].do(table, Ask("undo"))

    run(work())


def test_a_bot_that_chooses_secretly_keeps_its_secret(tmp_path: Path) -> None:
    """Two houses whose bots choose by other dice: while that is hidden, a spectator sees the same."""

    async def first_choices(url: str) -> tuple[list[str], str]:
        people = await guests(url, 2)
        table = (await people[0].open(NewTable("basari", 4, seats=["me", "random", "random", "random"]))).table
        async with Ear.of(people[1]) as ear:
            await ear.whole(table)
            seq = await people[0].do(table, Start())
            await ear.up_to(seq + 3)
            return [text.split('"events":')[1] for text in list(ear.updates.values())[-3:]], (
                await people[0].look(table)
            ).setup.seed_hash

    seen = []
    for name in ("one", "other"):
        hands = Hands(seed=name)
        with serving(hands.settings(tmp_path / f"{name}.db", thinkers=1)) as url:  # one after the other
            seen.append(run(first_choices(url)))
    assert seen[0][1] != seen[1][1]
    assert sorted(seen[0][0]) == sorted(seen[1][0])
