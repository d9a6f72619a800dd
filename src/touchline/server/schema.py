"""The tables of the store. `migrations/` makes them; a test holds the two together."""

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
    Column("engine", String(32), nullable=False),  # the version that made it
    Column("setup", JSON, nullable=False),  # as plain data, every option named
    Column("seed", String(64), nullable=False),  # of the dice and draws
    Column("seats", JSON, nullable=False),  # who sits where
    Column("client", String(64), nullable=False),  # SHA-256 of the address that made it
    Column("created_at", Float, nullable=False),  # seconds since 1970, like every time here
    Column("played_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("summary", JSON, nullable=False),  # the match in a few facts, as a list shows it
    Column("next_room", String(32)),  # the rematch
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of them that it was begun by
    Column("position", Text),  # after the last entry, as JSON; none in rooms made before positions were stored
    Index("ix_rooms_played_at", "played_at"),
    Index("ix_rooms_client", "client", "created_at"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("token_hash", String(64), primary_key=True),  # SHA-256; the token itself is kept by its owner alone
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("sides", String(16), nullable=False),  # «home away», «home», «away», or nothing for those who watch
    Column("kind", String(12)),  # host, seat, invitation; none in seats stored before invitations were told apart
    Column("invitation", String(64)),  # SHA-256 of the one that was accepted for it
    Index("ix_seats_invitation", "invitation", unique=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # answer, back, resign, resume
    Column("by", String(8), nullable=False),  # home, away, clock, chance; rules where kind is resume
    Column("text", Text, nullable=False),  # a decision in the game's notation, dice as a JSON list, a version of rules
    Column("answer_id", String(64)),  # of the message that asked for it
    Column("digest", String(32)),  # of the state after it, with the last entry of a batch
    Column("clock", Float),  # seconds gone of the half
    Column("sand", Float),  # seconds left in the glass
    Column("at", Float, nullable=False),
    Column("position", Text),  # after it, as JSON, every so often
)

CLOCK: Final = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row
    Column("seen_at", Float),  # what the clock said last
    Column("jumped_at", Float),  # what it said after it last jumped
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("cards", JSON, nullable=False),  # as the deck of a set-up
    Column("client", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
)
