"""Whether both seats of a table may look into the mirror."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; older tables were made without a mirror."""
    op.add_column("tables", sa.Column("mirror", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "mirror")
