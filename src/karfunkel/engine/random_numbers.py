"""Random numbers for simulations: xoroshiro64**, the same numbers in plain, compiled and CUDA play.

The state is two words of 32 bits, held in 64-bit integers so that Python and machine arithmetic agree. Games at which
people sit do not use it: their cards come from a seed that can be checked afterwards
(`karfunkel.table.verifiable_chance`).
"""

from karfunkel.engine.record_types import Dice
from karfunkel.engine.rule import rule

MASK = 0xFFFFFFFF
WORDS = 2
"""How many words the state of the dice has."""


@rule
def mix(word: int) -> int:
    """A bijection of 32-bit words under which neighbours have nothing in common."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & MASK
    return word ^ (word >> 15)


@rule
def shake(dice: Dice, seed: int, game: int) -> None:
    """Set the generator to the beginning of game number `game` under `seed` (both up to 2**63)."""
    a = mix((seed & MASK) ^ 0x9E3779B9)
    b = mix((a + (seed >> 32)) & MASK)
    a = mix(a ^ mix((b + (game >> 32)) & MASK))
    dice[0] = mix((a ^ game) & MASK)
    dice[1] = mix((b + (game * 0x85EBCA6B & MASK)) & MASK) | 1


@rule
def roll(dice: Dice) -> int:
    """The next 32 random bits."""
    low = int(dice[0])
    high = int(dice[1]) ^ low
    product = (low * 0x9E3779BB) & MASK
    result = (((product << 5) & MASK) | (product >> 27)) * 5 & MASK
    dice[0] = (((low << 26) & MASK) | (low >> 6)) ^ high ^ ((high << 9) & MASK)
    dice[1] = ((high << 13) & MASK) | (high >> 19)
    return result


@rule
def random_below(dice: Dice, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (roll(dice) * int(n)) >> 32
