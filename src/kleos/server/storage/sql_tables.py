"""The tables of the database. The log of lines is append-only."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

CHANNEL = "kleos_tables"
metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("creator", Text, ForeignKey("guests.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("components", Text),  # JSON; null = the set in the package
    Column("component_hash", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # waiting, sealing, playing, finished, void
    Column("clock", Text),  # JSON; null = no clock
    Column("patience", Integer, nullable=False),
    Column("server_seed", Text, nullable=False),
    Column("watch_hash", Text, nullable=False),
    Column("origin", Text),  # JSON: the record that this game goes on from
    Column("result", Text),  # JSON
    Column("rematch", Text),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether the coach may be asked
    Column("hinted", Boolean, nullable=False, server_default=false()),  # whether it was
    Column("mirror", Boolean, nullable=False, server_default=false()),  # whether both seats may look into the mirror
    Column("daily", Text),  # the day of the daily deal that it plays, as 2026-11-19; null = it is none
    Column("daily_lead", Integer),  # how far its guest was ahead at the end; null = it does not count
    Column("daily_luck", Float),  # what chance gave to its guest; null = not weighed yet
    Column("due", BigInteger),  # when the server must look at it, at the latest; null = when somebody acts
    Index("tables_by_status", "status", "listed"),
    Index("tables_by_due", "due"),
    Index("tables_by_age", "status", "updated"),
    Index("tables_by_creator", "creator"),
    Index("tables_by_components", "component_hash"),
    Index("tables_once_a_day", "daily", "game", "creator", unique=True),  # for tables without a day there is no limit
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("guest", Text, ForeignKey("guests.id")),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("invite_hash", Text),
    Column("key_hash", Text),
    Column("commitment", Text),
    Column("seed", Text),
    Column("seen", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when the last stream closed; null = one is open, or there never was one
    Column("lost", Boolean, nullable=False, server_default=false()),  # whether its line broke
    Column("told", Integer),  # the number up to which turns were told by notice; null = none are wanted
    Index("seats_by_guest", "guest"),
)
watchers = Table(
    "watchers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Index("watchers_by_guest", "guest"),
)
notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),  # the secret in the link that ends it
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # push, mail
    Column("address", Text, nullable=False),  # of push: JSON with the endpoint and the keys
    Column("language", Text, nullable=False),
    Column("code_hash", Text),  # null = confirmed
    Column("tries", Integer, nullable=False),  # at the code
    Column("created", BigInteger, nullable=False),
    Index("notices_by_seat", "table_id", "seat"),
)
journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),  # 0 = nobody's
    Column("ply", Integer, nullable=False),  # lines of the log after this
    Column("at", BigInteger, nullable=False),  # milliseconds
    Column("client", Text),  # the id that the client gave
    Column("data", Text),  # JSON
    UniqueConstraint("table_id", "seat", "client", name="journal_once"),
)
lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("by", Text, nullable=False),
    Column("code", Text, nullable=False),
)
records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("record", Text, nullable=False),  # JSON; "" = it is packed
    Column("packed", LargeBinary),
    Column("size", Integer, nullable=False, server_default="0"),  # bytes with the components
    Column("components", Text),  # JSON; null = the set in the package
    Column("created", BigInteger, nullable=False),
    Index("records_by_guest", "guest"),
    Index("records_by_age", "created"),
)
secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
card_sets = Table(
    "card_sets",
    metadata,
    Column("hash", Text, primary_key=True),  # of the content
    Column("game", Text, nullable=False),
    Column("components", Text, nullable=False),  # JSON: what it adds to the set in the package
    Column("size", Integer, nullable=False),  # bytes
    Column("created", BigInteger, nullable=False),  # when it was last shared
    Index("card_sets_by_age", "created"),
)
leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("node", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
heart = Table(
    "heart",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", BigInteger, nullable=False),  # when some node last served a running clock
)
outages = Table(
    "outages",
    metadata,
    Column("begin", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)
jobs = Table(
    "jobs",
    metadata,
    Column("id", Text, primary_key=True),  # the hash of what is to be done: who asks for the same gets the same
    Column("kind", Text, nullable=False),
    Column("guest", Text, nullable=False),  # who asked first
    Column("task", LargeBinary, nullable=False),  # packed JSON
    Column("kept", LargeBinary),  # packed JSON: how far it has come, for whoever goes on with it
    Column("status", Text, nullable=False),  # waiting, running, done, failed, cancelled
    Column("share", Float, nullable=False),  # that is done
    Column("result", LargeBinary),  # packed JSON
    Column("node", Text),  # that is at it
    Column("until", BigInteger, nullable=False),  # when another node may take it
    Column("tries", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("jobs_by_status", "status", "updated"),
    Index("jobs_by_guest", "guest", "status"),
    Index("jobs_by_age", "updated"),
)
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("depth", Text, primary_key=True),
    Column("job", Text, nullable=False),  # that makes it
    Column("luck", Float),  # what the draws gave to seat 1; null = it is not done yet
    Column("bluffs", LargeBinary),  # packed JSON
    Index("reviews_by_job", "job"),
)
