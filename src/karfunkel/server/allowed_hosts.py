"""Allowed hosts: by which names the server may be asked for.

A page of strangers can give its own name the address of this server, and then speaks to it as if it came from here. So
a request is only heard if it names the server by its public URL, or by a name that no stranger can have.
"""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from karfunkel.errors import Error, shown

USUAL_PORTS = {"http": 80, "https": 443}
MOST_PORTS = 65_535
_HOST = re.compile(r"([a-zA-Z0-9._-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(?::([0-9]{1,5}))?")
OF_THIS_NETWORK = (".localhost", ".local", ".home.arpa", ".internal")
"""Ends of names that the internet does not give to anybody."""


class PublicUrl:
    """The URL at which people find the server."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in USUAL_PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
            raise Error(f"a public URL is like https://gems.example, without a path, not {shown(url)}")
        self.secure = parts.scheme == "https"
        name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        usual = USUAL_PORTS[parts.scheme]
        self.host = name if port in (None, usual) else f"{name}:{port}"
        self.hosts = frozenset({self.host, f"{name}:{port or usual}"})
        """All that a browser or a proxy may write into `Host`."""
        self.origin = f"{parts.scheme}://{self.host}"


def is_host(host: str) -> bool:
    """Whether this is a name or an address, perhaps with a port, at all."""
    found = _HOST.fullmatch(host)
    return found is not None and int(found[2] or 0) <= MOST_PORTS


def host_is_ours(host: str, public: PublicUrl | None) -> bool:
    """Whether a request that names this host means this server."""
    host = host.lower()
    if not is_host(host):
        return False
    if public is not None and host in public.hosts:
        return True
    name = _without_port(host)
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return public is None and ("." not in name or name.endswith(OF_THIS_NETWORK))
    return public is None or address.is_loopback


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
