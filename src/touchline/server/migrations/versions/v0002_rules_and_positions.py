"""The rules version of a room, and positions from which a match can continue."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("rooms", sa.Column("position", sa.Text()))
    op.add_column("entries", sa.Column("position", sa.Text()))


def downgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("position")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("position")
        rooms.drop_column("rules")
