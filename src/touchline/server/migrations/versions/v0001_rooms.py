"""Rooms, seats, entries and decks."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("played_at", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.Float()),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.Column("next_room", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_played_at", "rooms", ["played_at"])
    op.create_index("ix_rooms_client", "rooms", ["client", "created_at"])
    op.create_table(
        "seats",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("sides", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_seats"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_seats_room", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_room", "seats", ["room"])
    op.create_table(
        "entries",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("answer_id", sa.String(64)),
        sa.Column("digest", sa.String(32)),
        sa.Column("clock", sa.Float()),
        sa.Column("sand", sa.Float()),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("room", "n", name="pk_entries"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_entries_room", ondelete="CASCADE"),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
    )


def downgrade() -> None:
    for table in ("decks", "entries", "seats", "rooms"):
        op.drop_table(table)
