"""Stand-ins for what notices are sent to: a push service that can read what it gets, and a mail server."""

import base64
import json
import os
import socketserver
import threading
from email import message_from_string
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def packed(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's subscription: the keys that open what is sent to it."""

    def __init__(self, name: str) -> None:
        self.endpoint = f"https://push.example.org/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """What its page sends to our server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": packed(point), "auth": packed(self.auth)}}

    def read(self, body: bytes) -> dict[str, Any]:
        """What a message says."""
        import http_ece

        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


class Serving:
    """A server in a thread, on loopback."""

    def __init__(self, server: socketserver.BaseServer) -> None:
        self.server = server
        self.thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> Any:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(30)


class PushService(Serving):
    """Takes messages, checks who signs them, and answers with a status of the test's choice."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        service = self

        class Handler(BaseHTTPRequestHandler):
            """One message."""

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                assert Vapid02.verify(headers["authorization"]), "not signed by its key"
                service.got.append((self.path, headers, body))
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Be quiet."""

        super().__init__(ThreadingHTTPServer(("127.0.0.1", 0), Handler))

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server.server_address[1])  # type: ignore[index]


class MailServer(Serving):
    """Takes mails and reads them."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.refuses = False
        service = self

        class Handler(socketserver.StreamRequestHandler):
            """One conversation."""

            def handle(self) -> None:
                self.say("220 stand-in")
                while line := self.rfile.readline().decode().strip():
                    verb = line.split(" ")[0].upper()
                    if verb == "DATA":
                        self.say("354 go on")
                        self.take()
                    elif verb == "RCPT" and service.refuses:
                        self.say("550 no such mailbox")
                    else:
                        self.say("221 bye" if verb == "QUIT" else "250 well")
                    if verb == "QUIT":
                        return

            def take(self) -> None:
                lines = []
                while (line := self.rfile.readline().decode()) not in (".\r\n", ""):
                    lines.append(line.removeprefix(".") if line.startswith("..") else line)
                service.got.append(message_from_string("".join(lines), policy=default))
                self.say("250 taken")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        super().__init__(server)

    @property
    def url(self) -> str:
        """Its address, as a host sets it up."""
        return f"smtp://127.0.0.1:{self.server.server_address[1]}"  # type: ignore[index]

    def text(self, number: int) -> str:
        """What a mail says."""
        return str(self.got[number].get_content())  # type: ignore[attr-defined]
