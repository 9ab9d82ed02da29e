"""The heartbeat and the outages; component sets of imported records, and a way to find them by their hash."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "heart",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("begin", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=False),
    )
    op.add_column("records", sa.Column("components", sa.Text))
    op.create_index("tables_by_components", "tables", ["component_hash"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("tables_by_components", "tables")
    op.drop_column("records", "components")
    op.drop_table("outages")
    op.drop_table("heart")
