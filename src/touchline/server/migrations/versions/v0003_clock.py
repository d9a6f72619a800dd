"""The last reading of the machine's clock, in one row."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    clock = op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.Float()),
        sa.Column("jumped_at", sa.Float()),
        sa.PrimaryKeyConstraint("id", name="pk_clock"),
    )
    op.bulk_insert(clock, [{"id": 1, "seen_at": None, "jumped_at": None}])


def downgrade() -> None:
    op.drop_table("clock")
