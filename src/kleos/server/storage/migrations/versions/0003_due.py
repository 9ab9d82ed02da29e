"""When a table must be looked at, how much room a record takes, and indexes to find both."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; every running table is looked at once, and says then when it is due."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.execute("UPDATE tables SET due = 0 WHERE status IN ('sealing', 'playing')")
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_age", "tables", ["status", "updated"])
    op.create_index("tables_by_creator", "tables", ["creator"])
    op.create_index("watchers_by_guest", "watchers", ["guest"])
    op.add_column("records", sa.Column("packed", sa.LargeBinary))
    op.add_column("records", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE records SET size = length(record) + coalesce(length(components), 0)")
    op.create_index("records_by_age", "records", ["created"])


def downgrade() -> None:
    """Take them away; records that are packed cannot be read by older versions."""
    op.drop_index("records_by_age", "records")
    op.drop_column("records", "size")
    op.drop_column("records", "packed")
    op.drop_index("watchers_by_guest", "watchers")
    op.drop_index("tables_by_creator", "tables")
    op.drop_index("tables_by_age", "tables")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
