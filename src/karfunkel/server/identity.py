"""Guests are known by a signed cookie: the guest's name for the server, and a proof that the server gave it."""

import hashlib
import hmac

COOKIE = "karfunkel"
SIGNATURE = 43
A_YEAR = 365 * 86_400


def sign(secret: str, guest: str) -> str:
    """The value of the cookie of a guest."""
    return f"{guest}.{_signature(secret, guest)}"


def read(secret: str, cookie: str | None) -> str | None:
    """The guest of a cookie; None if the server did not give it."""
    guest, dot, signature = (cookie or "").rpartition(".")
    if not dot or not guest or not cookie or not cookie.isascii():
        return None
    return guest if hmac.compare_digest(signature, _signature(secret, guest)) else None


def _signature(secret: str, guest: str) -> str:
    return hmac.digest(secret.encode(), guest.encode(), hashlib.sha256).hex()[:SIGNATURE]
