"""Browsers and e-mail addresses that want to be told of a turn, and how far a seat was told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; nobody has asked for any yet."""
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_by_seat", "notices", ["table_id", "seat"])
    op.add_column("seats", sa.Column("told", sa.Integer))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("seats", "told")
    op.drop_index("notices_by_seat", "notices")
    op.drop_table("notices")
