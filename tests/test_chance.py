"""Fair chance: the documented method, without bias, and what `verify` finds."""

import hashlib
import hmac

import pytest

import karfunkel
from karfunkel.games.registry import GAMES
from karfunkel.table import verifiable_chance, verify
from karfunkel.table.verifiable_chance import fair_draw, seed_hash
from tests.sizes import random_table


def test_a_draw_is_the_hmac_of_seed_and_number() -> None:
    digest = hmac.new(b"7", b"12.0", hashlib.sha256).digest()
    assert fair_draw("7", 12, 30) == int.from_bytes(digest, "big") % 30


def test_numbers_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**256 is no multiple of 30: the few numbers at its end would favour the first cards."""
    numbers = {0: 2**256 - 1, 1: 2**256 - 2, 2: 59}
    monkeypatch.setattr(verifiable_chance, "_number", lambda seed, message: numbers[int(message.partition(".")[2])])
    assert fair_draw("any", 0, 30) == 29


def test_draws_are_even() -> None:
    counts = [0] * 6
    for draw in range(6000):
        counts[fair_draw("even", draw, 6)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_a_record_promises_its_seed_and_shows_it_at_the_end() -> None:
    table = karfunkel.new("edelstein", 3, seed="a secret")
    assert f"Seed-Hash: {seed_hash('a secret')}" in table.record()
    assert "a secret" not in table.record()
    over = random_table(GAMES["edelstein"], 3, 5)
    assert "\nSeed: 5\n" in over.record()


def test_seeds_that_are_left_out_cannot_be_guessed() -> None:
    one, other = (karfunkel.new("edelstein", 3) for _ in range(2))
    assert one.record() != other.record()


def test_verify_finds_a_card_that_was_swapped() -> None:
    record = random_table(GAMES["edelstein"], 4, 5).record()
    dealt = next(line for line in record.splitlines() if line.startswith("*") and " " in line)
    cards = dealt.split()
    forged = record.replace(dealt, " ".join([cards[1], cards[0], *cards[2:]]), 1)
    with pytest.raises(karfunkel.Error, match=r"draw 1 is .* but the seed gives"):
        verify(forged)


def test_verify_finds_another_seed() -> None:
    record = random_table(GAMES["edelstein"], 4, 5).record()
    with pytest.raises(karfunkel.Error, match="not the one promised"):
        verify(record.replace("Seed: 5", "Seed: 6"))


def test_verify_needs_a_promise_and_a_seed() -> None:
    table = karfunkel.new("edelstein", 3, seed=5)
    with pytest.raises(karfunkel.Error, match="does not show its Seed yet"):
        verify(table.record())
    with pytest.raises(karfunkel.Error, match="has no Seed-Hash"):
        verify("Game: edelstein\nPlayers: 3\n")


def test_an_unfinished_record_goes_on_only_with_its_seed() -> None:
    table = karfunkel.new("edelstein", 2, seed=5)
    for seat, move in ((0, "money"), (1, "gems")):
        table.play(seat, move)
    blind = karfunkel.from_record(table.record())
    before = blind.state
    with pytest.raises(karfunkel.Error, match="seed of this game is not known"):
        blind.play(1, "event")
    assert blind.state == before
    seeing = karfunkel.from_record(table.record(), seed=5)
    assert seeing.play(1, "event") == table.play(1, "event")
