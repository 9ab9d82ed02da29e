"""Whether a table lets the coach give hints, and whether it has given any."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; older tables were made without hints."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("tables", "hinted")
    op.drop_column("tables", "hints")
