"""Signed cookies, by which guests are known: the name for the server, when it was signed, and a proof of that."""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import NamedTuple

from itsdangerous import BadSignature, TimestampSigner

COOKIE = "karfunkel"
A_YEAR = 365 * 86_400
A_DAY = 86_400
_SALT = "karfunkel.guest"
_FIRST_SIGNATURE = 43
"""The letters of a signature in the first form of the cookie, which had no time."""


def cookie_of(header: str | None) -> str | None:
    """Our cookie among all that a browser sends, as it stands there.

    Python's own reader takes quotes and backslashes away, which no cookie of ours has, and takes half a second for
    16 KB of them where it has not been mended.
    """
    for cookie in (header or "").split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


class Known(NamedTuple):
    """What a cookie says that this server gave."""

    guest: str
    signed_at: int
    """When it was signed, in seconds since 1970; 0 if the cookie is of the first form."""
    stale: bool
    """Whether it is time for a fresh one: it slides on by a year with every day on which its guest comes."""


class Keys:
    """The keys that sign cookies, the newest last: it signs, and what any of them has signed is believed."""

    def __init__(self, keys: Sequence[str], first: str, now: Callable[[], int]) -> None:
        self._keys, self._first, self._now = list(keys), first, now
        self._signer = _Signer(self._keys, now)
        self._newest = _Signer(self._keys[-1:], now)

    def sign(self, guest: str) -> str:
        """The value of the cookie of a guest, signed now."""
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> Known | None:
        """What a cookie says; None if the server did not give it, or a year has passed."""
        if not cookie or not cookie.isascii():
            return None
        try:
            guest, at = self._signer.unsign(cookie, max_age=A_YEAR, return_timestamp=True)
        except BadSignature:
            return self._read_first_form(cookie)
        signed_at = int(at.timestamp())
        is_newest = self._newest.validate(cookie)
        return Known(guest.decode(), signed_at, not is_newest or self._now() // 1000 - signed_at > A_DAY)

    def _read_first_form(self, cookie: str) -> Known | None:
        guest, _, signature = cookie.rpartition(".")
        expected = hmac.digest(self._first.encode(), guest.encode(), hashlib.sha256).hex()[:_FIRST_SIGNATURE]
        is_ours = bool(guest and self._first) and hmac.compare_digest(signature, expected)
        return Known(guest, 0, stale=True) if is_ours else None


class _Signer(TimestampSigner):
    """Signs with the time of the server, which tests can choose."""

    def __init__(self, keys: Sequence[str], now: Callable[[], int]) -> None:
        super().__init__(list(keys), salt=_SALT, digest_method=hashlib.sha256)
        self._now = now

    def get_timestamp(self) -> int:
        """The time, in seconds since 1970."""
        return self._now() // 1000
