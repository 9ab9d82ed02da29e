"""Secrets of the server: the signing key, cookies and tokens; the headers that every answer carries."""

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

from kleos.core.errors import BadOption

LEAST_SECRET = 16
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

    def identity(self, guest: str) -> str:
        """What a guest may save to go on elsewhere; no cookie by itself."""
        return f"{guest}.{self.sign('identity', guest)}"

    def guest_of_identity(self, identity: str) -> str | None:
        """The guest of a saved identity; None when we did not sign it."""
        guest, _, signature = identity.rpartition(".")
        return guest if guest and same(signature, self.sign("identity", guest)) else None

    def csrf(self, guest: str) -> str:
        """What a page of ours can read, and a page of others cannot."""
        return self.sign("csrf", guest)
