"""When somebody left a seat, and whether the line broke."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; whoever sits has not left."""
    op.add_column("seats", sa.Column("gone", sa.BigInteger))
    op.add_column("seats", sa.Column("lost", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("seats", "lost")
    op.drop_column("seats", "gone")
