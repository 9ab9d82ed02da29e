"""Secrets of the server: the signing key, cookies, tokens, and which hosts and origins are ours."""

import hmac
import os
import secrets
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from kleos.core.errors import BadOption
from kleos.server.settings import Settings

LEAST_SECRET = 16
COOKIE_DAYS = 400
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


def load_key(folder: Path) -> bytes:
    """The signing key: KLEOS_SECRET, or a file that only its owner can read, made at the first start."""
    given = os.environ.get("KLEOS_SECRET", "")
    if given:
        if len(given) < LEAST_SECRET:
            raise BadOption("error-secret", least=LEAST_SECRET)
        return sha256(b"kleos-key/1\0" + given.encode()).digest()
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return read_key(path)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_hex(32).encode())
    return read_key(path)


def read_key(path: Path) -> bytes:
    """The key in the file."""
    text = path.read_bytes().strip()
    if len(text) < LEAST_SECRET:
        raise BadOption("error-secret-file", file=str(path))
    return sha256(b"kleos-key/1\0" + text).digest()


def token() -> str:
    """Something that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(text: str) -> str:
    """What the database keeps of a token."""
    return sha256(text.encode()).hexdigest()


def same(one: str | None, two: str | None) -> bool:
    """Compare without telling by the time how much is alike; nothing equals a missing token."""
    return one is not None and two is not None and hmac.compare_digest(one.encode(), two.encode())


class Signer:
    """Signs guest cookies and the tokens against forged posts."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, purpose: str, text: str) -> str:
        """A signature for one purpose alone."""
        return hmac.digest(self.key, f"{purpose}\0{text}".encode(), "sha256").hex()

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return f"{guest}.{self.sign('guest', guest)}"

    def guest(self, cookie: str) -> str | None:
        """The guest of a cookie; None when we did not sign it."""
        guest, _, signature = cookie.rpartition(".")
        return guest if guest and same(signature, self.sign("guest", guest)) else None

    def csrf(self, guest: str) -> str:
        """What a page of ours can read, and a page of others cannot."""
        return self.sign("csrf", guest)


class Doors:
    """Which `Host` and `Origin` headers are ours."""

    def __init__(self, settings: Settings) -> None:
        self.public = urlsplit(settings.public_url)
        self.is_open = settings.host not in ("127.0.0.1", "::1", "localhost")
        self.bound = settings.host
        self.cookie_name = "__Host-kleos-guest" if settings.is_https else "kleos-guest"
        self.is_https = settings.is_https

    def knows_host(self, host: str) -> bool:
        """Ask whether a Host header names this server: it stops rebinding of foreign names to our address."""
        name = host_name(host)
        if name is None:
            return False
        if name in ("localhost", "127.0.0.1", "::1", self.bound, self.public.hostname):
            return True
        return self.is_open and not self.public.hostname and is_address(name)

    def knows_origin(self, origin: str, host: str) -> bool:
        """Ask whether an Origin header is of a page that we served."""
        try:
            split = urlsplit(origin)
        except ValueError:
            return False
        if (
            self.public.hostname
            and f"{split.scheme}://{split.netloc}" == f"{self.public.scheme}://{self.public.netloc}"
        ):
            return True
        if self.is_https and split.netloc == self.public.netloc:
            return False  # the plain page of the same name may be anybody's on the way
        return split.scheme in ("http", "https") and split.netloc == host

    def cookie_header(self, value: str) -> str:
        """A Set-Cookie header: HttpOnly, SameSite, and Secure on https."""
        secure = "; Secure" if self.is_https else ""
        return f"{self.cookie_name}={value}; Path=/; Max-Age={COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Lax{secure}"


def host_name(host: str) -> str | None:
    """The name in a Host header; None when it is no such thing."""
    if not host.isascii() or set(host) & set("/@?#\\ "):
        return None
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def is_address(name: str) -> bool:
    """Ask whether a host is a bare IP address, which no foreign name can be bound to."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
