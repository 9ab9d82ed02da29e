"""Settings: what a host may choose, by options of `kleos serve` or by KLEOS_* variables."""

import os
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from kleos.core.errors import BadOption
from kleos.insight.review import DEPTHS, STANDARD

DAY = 86_400


@dataclass(frozen=True)
class ServerSettings:
    """Everything that is fixed while a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; "" = SQLite in the folder
    public_url: str = ""
    trusted_proxy: str = ""
    folder: Path = field(default_factory=lambda: user_data_path("kleos"))
    rate: float = 25.0  # requests a second from one client, averaged; 0 = no limit
    burst: int = 100
    open_tables: int = 20  # per guest
    pace: float = 1.0  # factor on the time that bots take; 0 = at once
    cached_tables: int = 2_000
    reveal_seconds: int = DAY  # a seat that does not show its seed for so long voids the table
    bot_seconds: float = 10.0  # a bot that has not answered by then is restarted
    check_seconds: float = 10.0  # what a guest sends is looked at for no longer
    records_mb: float = 500.0  # room for imported records; the oldest go
    sets_mb: float = 50.0  # room for card sets that were shared; none of them goes
    connections: int = 200  # at once from one address; 0 = no limit
    idle_days: float = 30.0  # a table that nobody touches for so long is closed
    metrics_port: int = 0  # where Prometheus asks on this machine; 0 = at the server's own port
    push_contact: str = ""  # how push services reach the host, mailto: or https:; "" = no web push
    smtp: str = ""  # the mail server, smtp:// or smtps://; "" = no e-mail
    mail_from: str = ""  # the sender of e-mails
    notice_seconds: float = 60.0  # before "your move" is sent to somebody who is not there
    review_depth: str = STANDARD  # how thorough reviews are that name no depth
    page: str = ""  # the folder of a built page; "" = the one in the package

    def __post_init__(self) -> None:
        split = urlsplit(self.public_url)
        if self.public_url and (split.scheme not in ("http", "https") or not split.hostname or split.path.strip("/")):
            raise BadOption("error-public-url", given=self.public_url[:60])
        if self.database and not self.database.startswith(("sqlite:///", "postgresql://")):
            raise BadOption("error-database-url", given=self.database.partition("://")[0][:20])
        if self.trusted_proxy and not all(is_network(part) for part in self.trusted_proxy.split(",")):
            raise BadOption("error-trusted-proxy", given=self.trusted_proxy[:60])
        if self.page and not (Path(self.page) / "index.html").is_file():
            raise BadOption("error-page", given=self.page[:60])
        if self.review_depth not in DEPTHS:
            raise BadOption("error-depth", given=self.review_depth[:20], allowed=", ".join(DEPTHS))
        self.check_notices()

    def check_notices(self) -> None:
        """Notices need a host who can be reached, and mails an address to link to."""
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise BadOption("error-push-contact", given=self.push_contact[:60])
        if self.smtp and urlsplit(self.smtp).scheme not in ("smtp", "smtps"):
            raise BadOption("error-smtp")  # it may hold a password, so it is not shown
        if self.smtp and ("@" not in self.mail_from or not self.public_url):
            raise BadOption("error-mail-from")

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{self.folder / 'kleos.db'}"
        return self.database.replace("postgresql://", "postgresql+psycopg://", 1)

    @property
    def is_shared(self) -> bool:
        """Ask whether other nodes may write to the same database."""
        return self.database.startswith("postgresql")

    @property
    def is_https(self) -> bool:
        """Ask whether people reach this server over https."""
        return self.public_url.startswith("https:")


def is_network(text: str) -> bool:
    """Ask whether a text names an address or a network such as 10.0.0.0/8."""
    try:
        ip_network(text.strip())
    except ValueError:
        return False
    return True


def number(name: str, default: float) -> float:
    """A non-negative number from the environment."""
    text = os.environ.get(name)
    if text is None:
        return default
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e12:
        raise BadOption("error-setting", name=name, given=text[:20])
    return value


def from_environment(
    host: str, port: int, database: str = "", public_url: str = "", trusted_proxy: str = ""
) -> ServerSettings:
    """Options and KLEOS_* variables together."""
    plain = ServerSettings()
    return ServerSettings(
        host=host,
        port=port,
        database=database,
        public_url=public_url.rstrip("/"),
        trusted_proxy=trusted_proxy,
        folder=Path(os.environ["KLEOS_DATA"]) if os.environ.get("KLEOS_DATA") else plain.folder,
        rate=number("KLEOS_RATE", plain.rate),
        burst=int(number("KLEOS_BURST", plain.burst)),
        open_tables=int(number("KLEOS_OPEN_TABLES", plain.open_tables)),
        pace=number("KLEOS_BOT_PACE", plain.pace),
        cached_tables=max(1, int(number("KLEOS_CACHED_TABLES", plain.cached_tables))),
        reveal_seconds=int(number("KLEOS_REVEAL_SECONDS", plain.reveal_seconds)),
        bot_seconds=number("KLEOS_BOT_SECONDS", plain.bot_seconds),
        check_seconds=max(0.1, number("KLEOS_CHECK_SECONDS", plain.check_seconds)),
        records_mb=number("KLEOS_RECORDS_MB", plain.records_mb),
        sets_mb=number("KLEOS_SETS_MB", plain.sets_mb),
        connections=int(number("KLEOS_CONNECTIONS", plain.connections)),
        idle_days=number("KLEOS_IDLE_DAYS", plain.idle_days),
        metrics_port=int(number("KLEOS_METRICS_PORT", plain.metrics_port)),
        push_contact=os.environ.get("KLEOS_PUSH_CONTACT", ""),
        smtp=os.environ.get("KLEOS_SMTP", ""),
        mail_from=os.environ.get("KLEOS_MAIL_FROM", ""),
        notice_seconds=number("KLEOS_NOTICE_SECONDS", plain.notice_seconds),
        review_depth=os.environ.get("KLEOS_REVIEW_DEPTH") or plain.review_depth,
        page=os.environ.get("KLEOS_PAGE", ""),
    )
