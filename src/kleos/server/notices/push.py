"""Web push: a message that only the browser can read, signed so that its push service knows us (RFC 8291, RFC 8292).

`pywebpush` encrypts and signs. The request is made here, as its own would look up the name once more after our check.
"""

import base64
import ssl
import time
from http.client import HTTPException, HTTPSConnection
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

from kleos.core.errors import BadOption
from kleos.server.http.problems import BAD, Refused
from kleos.server.http.security import Signer
from kleos.server.notices.addresses import HTTPS, check_endpoint, public_address

PATIENCE = 10.0  # seconds for a push service
DAY = 86_400
GONE = (404, 410)  # the browser has withdrawn its permission
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT, SECRET = 65, 16  # bytes of a browser's two keys


class PushSender:
    """Sends to push services in the name of this server."""

    def __init__(self, contact: str, signer: Signer) -> None:
        try:
            from cryptography.hazmat.primitives.asymmetric import ec
            from py_vapid import Vapid02
        except ImportError as error:
            raise BadOption("error-notify-extra") from error
        self.contact = contact
        # Made of the signing key: so it is kept with it, and all nodes have the same.
        number = int(signer.sign("vapid", "1"), 16) % (ORDER - 1) + 1
        self.vapid = Vapid02(private_key=ec.derive_private_key(number, ec.SECP256R1()))

    @property
    def public_key(self) -> str:
        """What a browser needs to know before it subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def send(self, subscription: dict[str, Any], body: bytes) -> bool:
        """Post a message, in a thread; False when the browser wants no more."""
        from pywebpush import WebPusher

        endpoint = subscription["endpoint"]
        split = urlsplit(endpoint)
        claims = {"sub": self.contact, "aud": f"https://{split.netloc}", "exp": int(time.time()) + DAY // 2}
        headers = {
            **self.vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
        }
        status = post(endpoint, WebPusher(subscription).encode(body)["body"], headers)
        if status >= 300 and status not in GONE:
            raise OSError(f"push service: {status}")
        return status not in GONE


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Post to a push service at an address that was checked; its redirections are not followed."""
    host = check_endpoint(endpoint)
    connection = open_connection(host, public_address(host))
    try:
        split = urlsplit(endpoint)
        connection.request("POST", f"{split.path or '/'}{'?' + split.query if split.query else ''}", body, headers)
        return connection.getresponse().status
    except HTTPException as error:
        raise OSError(type(error).__name__) from error
    finally:
        connection.close()


def open_connection(host: str, address: str) -> HTTPSConnection:
    """A connection to this very address, whose certificate must be the host's."""
    context = ssl.create_default_context()
    connection = HTTPSConnection(host, HTTPS, timeout=PATIENCE, context=context)
    connection.sock = context.wrap_socket(create_connection((address, HTTPS), PATIENCE), server_hostname=host)
    return connection


def read_keys(p256dh: str, auth: str) -> dict[str, str]:
    """A browser's keys, if they are such."""
    for text, length in ((p256dh, POINT), (auth, SECRET)):
        try:
            found = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except ValueError:
            found = b""
        if len(found) != length:
            raise Refused(BAD, "error-push-endpoint")
    return {"p256dh": p256dh, "auth": auth}
