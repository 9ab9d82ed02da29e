"""New names for three levels of the bots."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NAMES = {"soldier": "veteran", "hero": "champion", "god": "olympian"}


def rename(names: dict[str, str]) -> None:
    """Rename the bots at all tables; a bot's name at the table is that of its level."""
    change = sa.text("UPDATE seats SET bot = :now, name = CASE name WHEN :old THEN :now ELSE name END WHERE bot = :old")
    for old, now in names.items():
        op.execute(change.bindparams(old=old, now=now))


def upgrade() -> None:
    """Rename them, so that games under way go on against the same bots."""
    rename(NAMES)


def downgrade() -> None:
    """Take the old names again."""
    rename({now: old for old, now in NAMES.items()})
