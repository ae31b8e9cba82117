"""Trusted proxies: whose word about the address of a client is believed."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from karfunkel.errors import Error, shown
from karfunkel.server.client_addresses import plain_address

Network = IPv4Network | IPv6Network
MAPPED = "::ffff:"
MAPPED_BITS = 96


class Proxies:
    """The proxies that are trusted, by addresses or networks; none unless they are named."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [_network(name) for name in named]

    def __contains__(self, host: str) -> bool:
        """Whether somebody there is a trusted proxy."""
        if not self._networks:
            return False
        try:
            address = ip_address(plain_address(host))
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._networks)

    @property
    def names(self) -> list[str]:
        """All of them, IPv4 also as it looks over a line that speaks IPv6."""
        mapped = [
            f"{MAPPED}{network.network_address}/{MAPPED_BITS + network.prefixlen}"
            for network in self._networks
            if isinstance(network, IPv4Network)
        ]
        return [*map(str, self._networks), *mapped]


def _network(name: str) -> Network:
    try:
        return ip_network(name)
    except ValueError:
        raise Error(
            f"a proxy is named by its address or network, such as 127.0.0.1 or 10.0.0.0/8, not {shown(name)}"
        ) from None
