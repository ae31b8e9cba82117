"""Addresses of clients: who counts as one where so much is allowed to each of them."""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

ONE_HOME = 64
"""Who has an IPv6 address has all that begin with these bits, and could use another one for each request."""
LONGEST = 64
"""No address is written with more letters."""


@lru_cache(maxsize=4096)
def plain_address(host: str) -> str:
    """An address as it is usually written: IPv4 is IPv4, also where it came over a line that speaks IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """By what an address counts: an IPv4 address by itself, an IPv6 address by its network of 64 bits."""
    try:
        address = ip_address(plain_address(host))
    except ValueError:
        return host[:LONGEST]
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> ONE_HOME << ONE_HOME)}/{ONE_HOME}"
    return str(address)


def client_address(scope: Mapping[str, Any]) -> str:
    """By what the sender of a request or the other side of a socket counts in every limit by address."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""
