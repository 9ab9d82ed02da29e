"""Origins: which `Host` and `Origin` headers are ours, and the cookie that goes with them."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from kleos.server.settings import ServerSettings

COOKIE_DAYS = 400


class OriginPolicy:
    """Which `Host` and `Origin` headers are ours."""

    def __init__(self, settings: ServerSettings) -> None:
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
