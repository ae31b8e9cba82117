"""Limits of open connections, for each address and for all together."""

from collections import Counter

from karfunkel.server.client_addresses import address_key
from karfunkel.server.trusted_proxies import Proxies


class ConnectionLimits:
    """Counts open connections. Those of trusted proxies count only among all: many people come through them."""

    def __init__(self, of_one_address: int, in_all: int, proxies: Proxies | None = None) -> None:
        self._of_one, self._in_all, self._proxies = of_one_address, in_all, proxies or Proxies()
        self._open: Counter[str] = Counter()
        self._total = 0

    def enter(self, host: str) -> str | None:
        """Count one more connection from there; None if that is one too many, else what to say when it is closed."""
        key = address_key(host)
        if self._total >= self._in_all or (self._open[key] >= self._of_one and host not in self._proxies):
            self._forget_if_none(key)
            return None
        self._open[key] += 1
        self._total += 1
        return key

    def leave(self, key: str) -> None:
        """A connection was closed."""
        self._open[key] -= 1
        self._total -= 1
        self._forget_if_none(key)

    def _forget_if_none(self, key: str) -> None:
        if self._open[key] <= 0:
            del self._open[key]
