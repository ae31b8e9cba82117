"""What is kept about guests: bans, links to other devices, reports; and what is erased in time."""

from karfunkel.match.events import Abandoned, Said
from karfunkel.match.evolve import add_event, match_from_log
from karfunkel.store import Guest
from karfunkel.store.schema import device_links, personal_data
from karfunkel.store.talk_reports import TalkReport
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened
from tests.store.test_personal_data import rows_of

ANNA, BEN = Guest("a", "Anna"), Guest("b", "Ben")


def test_bans_are_kept_and_lifted(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            for guest in (ANNA, BEN):
                await store.guest_names.save(guest, 1)
            assert await store.guests.ban("a", 5, "spam")
            assert not await store.guests.ban("nobody", 5, "spam")
            (banned,) = await store.guests.find(None, banned=True, limit=9)
            assert (banned.id, banned.banned_at, banned.ban_reason) == ("a", 5, "spam")
            assert [one.id for one in await store.guests.changed_since(5)] == ["a"]
            assert [one.id for one in await store.guests.find("an", banned=False, limit=9)] == ["a"]
            assert await store.guests.find("%", banned=False, limit=9) == []
            await store.guests.unban("a", 6)
            assert await store.guests.find(None, banned=True, limit=9) == []

    run(go())


def test_a_link_leads_somewhere_once_and_for_some_time(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.guest_names.save(ANNA, 1)
            await store.guests.save_link("first", "a", until=100, now=50)
            await store.guests.save_link("second", "a", until=100, now=50)
            assert [row.digest for row in await rows_of_links(database)] != ["second"]
            assert await store.guests.use_link("first", 60) is None, "only the newest counts"
            assert await store.guests.use_link("second", 60) == "a"
            assert await store.guests.use_link("second", 60) is None
            await store.guests.save_link("third", "a", until=100, now=50)
            assert await store.guests.use_link("third", 101) is None

    run(go())


async def rows_of_links(database: str) -> list[object]:
    from tests.store.test_migrations import ask  # noqa: PLC0415

    rows: list[object] = await ask(database, lambda connection: connection.execute(device_links.select()).all())
    return rows


def test_old_talk_of_games_that_have_ended_is_erased(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            for name, ends in (("old", 100), ("new", 300), ("running", None)):
                match = a_table(name, "a", "b")
                add_event(match, Said("a", "Anna", f"said at {name}"), 50)
                if ends:
                    add_event(match, Abandoned("x"), ends)
                await store.write(as_new(match))
            await store.talk_reports.add(TalkReport("old", 3, "b", "a", 60, "rude", "said at old"))
            assert await store.erasure.erase_old_talk(200) == 1
            assert await store.erasure.erase_old_talk(200) == 0
            texts = [row.text for row in await rows_of(database, personal_data) if row.text]
            assert texts == ["said at new", "said at running"]
            assert await store.talk_reports.newest(9) == []
            old = match_from_log("old", await store.read_log("old"))
            assert (old.talk, [seat.name for seat in old.seats]) == ((), ["A", "B"])

    run(go())


def test_who_is_forgotten_is_forgotten_in_reports_too(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            for guest in (ANNA, BEN):
                await store.guest_names.save(guest, 1)
            await store.talk_reports.add(TalkReport("t", 3, "b", "a", 60, "because of Anna", "words of Anna"))
            await store.talk_reports.add(TalkReport("t", 3, "b", "a", 60, "again", "again"))
            await store.erasure.forget("a", 70)
            (left,) = await store.talk_reports.newest(9)
            assert (left.text, left.reason) == ("", "because of Anna")
            assert await store.talk_reports.close("t", 3) == 1

    run(go())


def test_keys_rotate(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            first = await store.cookie_keys.all()
            for _ in range(4):
                await store.cookie_keys.add(2)
            later = await store.cookie_keys.all()
            assert (later[0], len(later), len(set(later))) == (first[0], 3, 3)

    run(go())
