"""Where notices may be sent: push services on the open internet alone, and plain e-mail addresses.

An endpoint comes from a guest, and the server will post to it. So it must be https on the usual port, by name, and the
name must lead to public addresses; the connection is made to the very address that was checked.
"""

import re
import socket
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from kleos.server.http.problems import BAD, Refused

MOST_LETTERS = 1_000
HTTPS = 443
TRANSLATED = IPv6Network("64:ff9b::/32")  # holds an IPv4 address, which may be anybody's
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])")


def check_endpoint(endpoint: str) -> str:
    """The host of a push service's address; raises what cannot be one."""
    try:
        split = urlsplit(endpoint)
        host, port = split.hostname or "", split.port
    except ValueError:
        raise bad_endpoint() from None
    is_plain = len(endpoint) <= MOST_LETTERS and endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not is_plain or split.scheme != "https" or port not in (None, HTTPS) or "@" in split.netloc or "." not in host:
        raise bad_endpoint()
    if host.replace(".", "").isdigit() or ":" in host:
        raise bad_endpoint()  # a bare address names no service
    return host


def public_address(host: str) -> str:
    """An address of a host, all of whose addresses are public. It asks the network: call it in a thread."""
    try:
        found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise bad_endpoint() from None
    if not found or not all(is_public(address) for address in found):
        raise bad_endpoint()
    return found[0]


def is_public(text: str) -> bool:
    """Ask whether an address is one of the open internet, also inside another one."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour is not None or address.teredo is not None or address in TRANSLATED:
            return False
    return address.is_global and not address.is_multicast


def bad_endpoint() -> Refused:
    """What is told of an address that is no push service's."""
    return Refused(BAD, "error-push-endpoint")


def read_mail_address(text: str) -> str:
    """An e-mail address without anything that could become a second one or a header."""
    if not MAIL.fullmatch(text.strip()) or ".." in text:
        raise Refused(BAD, "error-mail-address")
    return text.strip()


def masked(address: str) -> str:
    """An e-mail address as its owner recognises it: a…@example.org."""
    name, _, host = address.partition("@")
    return f"{name[:1]}…@{host}"
