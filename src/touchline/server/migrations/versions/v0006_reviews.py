"""Reviews: the analysis of a match that is over."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("analysis", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_reviews_room", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
