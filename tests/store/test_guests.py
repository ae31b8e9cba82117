"""Guests, whom they do not want to read, and the key that signs their cookies."""

import asyncio

from karfunkel.store import Guest
from tests.server.players import run
from tests.store.tables import opened

ANNA, BEN = Guest("a", "Anna"), Guest("b", "Ben")


def test_guests_are_remembered_and_can_change_their_names(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            assert await store.guest_names.get("a") is None
            await store.guest_names.save(ANNA, 1)
            await store.guest_names.save(BEN, 2)
            await store.guest_names.save(Guest("a", "Änne 宝"), 3)
        async with opened(database) as store:
            assert await store.guest_names.get("a") == Guest("a", "Änne 宝")
            assert await store.guest_names.get("b") == BEN

    run(go())


def test_muting_lasts_until_it_is_taken_back(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            for guest in (ANNA, BEN):
                await store.guest_names.save(guest, 1)
            assert await store.mutes.muted_by("a") == set()
            for muted in ("b", "c", "b"):
                await store.mutes.mute("a", muted)
            assert await store.mutes.muted_by("a") == {"b", "c"}
            assert await store.mutes.muted_by("b") == set()
            await store.mutes.unmute("a", "b")
            await store.mutes.unmute("a", "b")
            assert await store.mutes.muted_by("a") == {"c"}

    run(go())


def test_the_secret_is_made_once_and_stays(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            secret = await store.cookie_keys.first()
            assert len(bytes.fromhex(secret)) >= 32
            assert await store.cookie_keys.first() == secret
        async with opened(database) as store:
            assert await store.cookie_keys.first() == secret

    run(go())


def test_two_stores_at_once_make_one_secret(database: str) -> None:
    async def go() -> None:
        async with opened(database) as ours, opened(database) as theirs:
            asked = [store.cookie_keys.first() for store in (ours, theirs) for _ in range(4)]
            assert len(set(await asyncio.gather(*asked))) == 1

    run(go())


def test_every_house_has_its_own_secret(database: str, tmp_path: object) -> None:
    async def go() -> None:
        async with opened(database) as ours, opened(f"{tmp_path}/another.db") as theirs:
            assert await ours.cookie_keys.first() != await theirs.cookie_keys.first()

    run(go())
