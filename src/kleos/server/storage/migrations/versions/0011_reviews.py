"""Which jobs review which tables, and what is kept of each review."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; earlier reviews are calculated again when somebody asks."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("depth", sa.Text, primary_key=True),
        sa.Column("job", sa.Text, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("bluffs", sa.LargeBinary),
    )
    op.create_index("reviews_by_job", "reviews", ["job"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("reviews_by_job", "reviews")
    op.drop_table("reviews")
