"""Card sets that were shared by a link, under the hash of their content."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; nobody has shared any yet."""
    op.create_table(
        "card_sets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("card_sets_by_age", "card_sets", ["created"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("card_sets_by_age", "card_sets")
    op.drop_table("card_sets")
