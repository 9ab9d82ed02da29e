"""Jobs: long calculations that any node may take, with their progress and their results."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; nobody has asked for any yet."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("task", sa.LargeBinary, nullable=False),
        sa.Column("kept", sa.LargeBinary),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("result", sa.LargeBinary),
        sa.Column("node", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("jobs_by_status", "jobs", ["status", "updated"])
    op.create_index("jobs_by_guest", "jobs", ["guest", "status"])
    op.create_index("jobs_by_age", "jobs", ["updated"])


def downgrade() -> None:
    """Take them away."""
    for name in ("jobs_by_age", "jobs_by_guest", "jobs_by_status"):
        op.drop_index(name, "jobs")
    op.drop_table("jobs")
