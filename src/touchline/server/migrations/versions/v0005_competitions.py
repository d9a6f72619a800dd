"""People, their browsers, competitions with their journals and matches, and the travelling title."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.add_column("clock", sa.Column("served_at", sa.Float()))
    op.add_column("seats", sa.Column("person", sa.String(32)))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("folded", sa.String(96), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("link_hash", sa.String(64)),
        sa.Column("link_at", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("ix_people_folded", "people", ["folded"], unique=True)
    op.create_index("ix_people_link_hash", "people", ["link_hash"], unique=True)
    op.create_table(
        "browsers",
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_browsers_person", ondelete="CASCADE"),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name="pk_browsers"),
    )
    op.create_index("ix_browsers_person", "browsers", ["person"])
    op.create_table(
        "competitions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("seen", sa.String(16), nullable=False),
        sa.Column("charter", sa.JSON, nullable=False),
        sa.Column("terms", sa.JSON),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("wakes_at", sa.Float),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_competitions"),
    )
    op.create_index("ix_competitions_wakes_at", "competitions", ["wakes_at"])
    op.create_index("ix_competitions_client", "competitions", ["client", "created_at"])
    op.create_table(
        "competition_people",
        sa.Column("competition", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["competition"], ["competitions.id"], name="fk_competition_people_competition", ondelete="CASCADE"
        ),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_competition_people_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("competition", "person", name="pk_competition_people"),
    )
    op.create_index("ix_competition_people_person", "competition_people", ["person"])
    op.create_table(
        "competition_entries",
        sa.Column("competition", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["competition"], ["competitions.id"], name="fk_competition_entries_competition", ondelete="CASCADE"
        ),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("competition", "n", name="pk_competition_entries"),
    )
    op.create_table(
        "competition_matches",
        sa.Column("competition", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["competition"], ["competitions.id"], name="fk_competition_matches_competition", ondelete="CASCADE"
        ),
        sa.Column("fixture", sa.String(40), nullable=False),
        sa.Column("attempt", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("room", sa.String(32)),
        sa.Column("preparation", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("competition", "fixture", "attempt", name="pk_competition_matches"),
        sa.UniqueConstraint("room", name="uq_competition_matches_room"),
    )
    op.create_index("ix_competition_matches_state", "competition_matches", ["state"])
    op.create_table(
        "match_records",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_match_records"),
    )
    op.create_table(
        "title_entries",
        sa.Column("id", sa.String(80), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("entry", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_title_entries"),
    )
    op.create_index("ix_title_entries_game", "title_entries", ["game"])


def downgrade() -> None:
    for table in (
        "title_entries",
        "match_records",
        "competition_matches",
        "competition_entries",
        "competition_people",
        "competitions",
        "browsers",
        "people",
    ):
        op.drop_table(table)
    op.drop_index("ix_seats_person", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("person")
    with op.batch_alter_table("clock") as clock:
        clock.drop_column("served_at")
