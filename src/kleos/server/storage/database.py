"""The database: opening it, its file, and bringing it to this version's form."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text

# A silent network must not look like a slow one: seconds to connect, ms until unanswered bytes count as lost.
NETWORK = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
IMPATIENT: dict[str, Any] = {**NETWORK, "options": "-c statement_timeout=15000"}
POOL_PATIENCE = 10.0  # seconds for a free connection
LOCKED = 5.0  # seconds to wait for a file that another program has locked; `?timeout=` of the URL says otherwise


def open_engine(url: str, writes: bool) -> Engine:
    """An engine; on SQLite the writer begins with the write lock, so that it never has to fail in the middle."""
    if not url.startswith("sqlite"):
        given = make_url(url).query
        patience = {name: value for name, value in IMPATIENT.items() if name not in given}
        return create_engine(
            url, pool_size=4, max_overflow=2, pool_pre_ping=True, pool_timeout=POOL_PATIENCE, connect_args=patience
        )
    Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    patience = {} if "timeout=" in url else {"timeout": LOCKED}
    engine = create_engine(url, connect_args={"check_same_thread": False, **patience})
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class OpenFile:
    """The file of a database as it was when it was opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.number = self.found()

    def found(self) -> int:
        """The file's number in its file system; 0 when there is none."""
        try:
            return self.path.stat().st_ino
        except OSError:
            return 0

    def is_there(self) -> bool:
        """Ask whether it still is the same file."""
        return self.found() == self.number


def path_of(url: str) -> Path | None:
    """The file of a database; None for one on a server or in memory."""
    name = make_url(url).database if url.startswith("sqlite") else None
    return Path(name) if name and name != ":memory:" else None


def file_of(url: str) -> OpenFile | None:
    """The file of a database that is open; None for one on a server."""
    path = path_of(url)
    return None if path is None else OpenFile(path)


def newest_form() -> str:
    """The number of the last migration: each file begins with its own."""
    names = (file.name for file in files("kleos.server.storage.migrations").joinpath("versions").iterdir())
    return max(name.partition("_")[0] for name in names if name[:4].isdigit())


def is_newest(engine: Engine) -> bool:
    """Ask whether the database has this version's form already."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        return bool(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest_form())


def migrate(engine: Engine) -> None:
    """Bring the database to this version's form; several nodes may start at once."""
    if is_newest(engine):
        return  # Alembic takes half a second to import
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "kleos.server.storage:migrations")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # others may be at it, and tables large
            connection.execute(text("SELECT pg_advisory_xact_lock(7217)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
