"""Invitations separate from seats: accepting one sets a secret that the creator of the match does not know."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("kind", sa.String(12)))
    op.add_column("seats", sa.Column("invitation", sa.String(64)))
    op.create_index("ix_seats_invitation", "seats", ["invitation"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_seats_invitation", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("invitation")
        seats.drop_column("kind")
