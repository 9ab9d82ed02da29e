"""Daily deals: the secret that they follow from, and at the tables of attempts the day, the lead and the luck."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them, and draw the secret: here no two nodes can draw two."""
    kept = op.create_table(
        "secrets", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.bulk_insert(kept, [{"name": "daily", "value": secrets.token_hex(32)}])
    op.add_column("tables", sa.Column("daily", sa.Text))
    op.add_column("tables", sa.Column("daily_lead", sa.Integer))
    op.add_column("tables", sa.Column("daily_luck", sa.Float))
    op.create_index("tables_once_a_day", "tables", ["daily", "game", "creator"], unique=True)


def downgrade() -> None:
    """Take them away."""
    op.drop_index("tables_once_a_day", "tables")
    for name in ("daily_luck", "daily_lead", "daily"):
        op.drop_column("tables", name)
    op.drop_table("secrets")
