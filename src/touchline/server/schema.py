"""The tables of the store. `migrations/` creates them; a test checks that the two agree."""

from typing import Final

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("engine", String(32), nullable=False),  # the version that created it
    Column("setup", JSON, nullable=False),  # as plain data, with every option spelled out
    Column("seed", String(64), nullable=False),  # of the dice and draws
    Column("seats", JSON, nullable=False),  # who sits where
    Column("client", String(64), nullable=False),  # SHA-256 of the address that created it
    Column("created_at", Float, nullable=False),  # seconds since 1970, like every time here
    Column("played_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("summary", JSON, nullable=False),  # the facts that a list of matches shows
    Column("next_room", String(32)),  # the rematch
    Column("rules", Integer, nullable=False, server_default="1"),  # their version when the match started
    Column("position", Text),  # after the last entry, as JSON; null in rooms older than this column
    Index("ix_rooms_played_at", "played_at"),
    Index("ix_rooms_client", "client", "created_at"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("token_hash", String(64), primary_key=True),  # SHA-256; only the owner has the token itself
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("sides", String(16), nullable=False),  # «home away», «home», «away», or empty for watchers
    Column("kind", String(12)),  # host, seat, invitation; null in seats older than this column
    Column("invitation", String(64)),  # SHA-256 of the invitation it was taken with
    Index("ix_seats_invitation", "invitation", unique=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # answer, back, resign, resume
    Column("by", String(8), nullable=False),  # home, away, clock, chance; rules if kind is resume
    Column(
        "text", Text, nullable=False
    ),  # a decision in the game's notation, dice as a JSON list, or a version of the rules
    Column("answer_id", String(64)),  # of the message that requested it
    Column("digest", String(32)),  # of the state after it; only in the last entry of a batch
    Column("clock", Float),  # seconds elapsed in the half
    Column("sand", Float),  # seconds left in the sand timer
    Column("at", Float, nullable=False),
    Column("position", Text),  # after it, as JSON, every so often
)

CLOCK: Final = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row
    Column("seen_at", Float),  # the last reading
    Column("jumped_at", Float),  # the first reading after the last jump
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("cards", JSON, nullable=False),  # in the form of a setup's deck
    Column("client", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
)
