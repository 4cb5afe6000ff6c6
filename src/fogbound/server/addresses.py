"""Addresses: where a server is found, from this machine and from others, and whose a connection is."""

import ipaddress
import socket
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

__all__ = [
    "PROXIES",
    "address_nearby",
    "address_of",
    "is_address",
    "is_loopback",
    "is_numeric",
    "networks_of",
]

ANYWHERE: Final = ("0.0.0.0", "::")
FAR_AWAY: Final = ("192.0.2.1", 9)
"""An address that nobody has."""
PROXIES: Final = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""Where a proxy on this machine speaks from; with `--proxy` it is believed about who is asking."""
HOME_BITS: Final = 64
SITE_BITS: Final = 48
LONGEST_NAME: Final = 64


def is_address(said: str) -> bool:
    """Whether a browser could open this: a scheme and a host, and nothing behind them."""
    try:
        parts = urlsplit(said)
        host = parts.hostname
    except ValueError:
        return False
    is_bare = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(host) and is_bare


def is_numeric(said: str) -> bool:
    """Whether this is the address of a machine, in numbers."""
    try:
        ipaddress.ip_address(said)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine can come to an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_of(host: str, port: int) -> str:
    """The address that this machine's browser can open."""
    name = "localhost" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def address_nearby(host: str, port: int) -> str:
    """Where other machines of the network find a server that listens everywhere; nothing if that is not known."""
    if host not in ANYWHERE:
        return ""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as feeler:
            feeler.connect(FAR_AWAY)  # sends nothing, but tells from which address something would be sent
            found = feeler.getsockname()[0]
    except OSError:
        return ""
    return "" if is_loopback(found) else f"http://{found}:{port}"


@lru_cache(maxsize=4096)
def networks_of(address: str) -> tuple[str, ...]:
    """Whose an address is, first the narrowest network that one household has to itself, then what holds it.

    That is an IPv4 address, however it is written, or the first 64 and the first 48 bits of an IPv6 address.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return (address[:LONGEST_NAME],)
    if isinstance(found, ipaddress.IPv4Address):
        return (str(found),)
    if found.ipv4_mapped is not None:
        return (str(found.ipv4_mapped),)
    return tuple([str(ipaddress.IPv6Network((found, bits), strict=False)) for bits in (HOME_BITS, SITE_BITS)])
