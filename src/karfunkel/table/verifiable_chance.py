"""Fair chance: every drawn card derives from the game's seed, and anyone can check it once the seed is known.

A draw is from n equally likely cards, put in the order of the deck. For draw number d (from 0) and attempt a (from 0)

    x = HMAC-SHA256(key = seed as UTF-8, message = "d.a" in ASCII), read as a big-endian number

The first attempt for which x is below the greatest multiple of n up to 2**256 decides: card number x mod n is drawn.
So every card is exactly as likely as any other. Seats are drawn from the same seed (`fair_order`). Before the game its
seed is bound by the seed's SHA-256, which tells nothing about the cards as long as the seed is long and random; the
seeds made here have 128 random bits.
"""

import hashlib
import hmac
import secrets

SIZE = 2**256


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """The SHA-256 of a seed, which a record shows from the start."""
    return hashlib.sha256(seed.encode()).hexdigest()


def fair_draw(seed: str, draw: int, n: int) -> int:
    """Which of n cards draw number `draw` of the game gives, from 0."""
    return _draw(seed, str(draw), n)


def fair_order(seed: str, n: int) -> list[int]:
    """An order of n things that a seed gives, every one as likely as any other; it says nothing about the cards.

    It is shuffled from its end on (Fisher and Yates), by draws from k things with the messages "seats.k.a".
    """
    order = list(range(n))
    for k in range(n, 1, -1):
        drawn = _draw(seed, f"seats.{k}", k)
        order[k - 1], order[drawn] = order[drawn], order[k - 1]
    return order


def _draw(seed: str, name: str, n: int) -> int:
    limit = SIZE - SIZE % n
    attempt = 0
    while (number := _number(seed, f"{name}.{attempt}")) >= limit:
        attempt += 1
    return number % n


def _number(seed: str, message: str) -> int:
    return int.from_bytes(hmac.digest(seed.encode(), message.encode("ascii"), "sha256"), "big")
