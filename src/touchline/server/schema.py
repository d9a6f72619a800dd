"""The tables of the store. `migrations/` creates them; a test checks that the two agree."""

from typing import Final

from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
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
    Column("person", String(32)),  # who holds it, if that is known
    Index("ix_seats_person", "person"),
    Index("ix_seats_invitation", "invitation", unique=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # answer, back, resign, resume, begin, lesson, learn
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

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String(64), nullable=False),  # of the analysis and its judge
    Column("analysis", Text, nullable=False),  # as JSON
)

CLOCK: Final = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row
    Column("seen_at", Float),  # the last reading
    Column("jumped_at", Float),  # the first reading after the last jump
    Column("served_at", Float),  # when competitions were last looked after
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("cards", JSON, nullable=False),  # in the form of a setup's deck
    Column("client", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(96), nullable=False),
    Column("folded", String(96), nullable=False),  # the name without case and accents
    Column("client", String(64), nullable=False),  # SHA-256 of the address that created it
    Column("created_at", Float, nullable=False),
    Column("link_hash", String(64)),  # SHA-256 of the personal link
    Column("link_at", Float),
    Index("ix_people_folded", "folded", unique=True),
    Index("ix_people_link_hash", "link_hash", unique=True),
)

BROWSERS: Final = Table(
    "browsers",
    METADATA,
    Column("key_hash", String(64), primary_key=True),  # SHA-256; only the browser has the key itself
    Column("id", String(32), nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created_at", Float, nullable=False),
)

COMPETITIONS: Final = Table(
    "competitions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("state", String(16), nullable=False),  # filling, drafting, running, over
    Column("seen", String(16), nullable=False),  # by managers, link, lobby
    Column("charter", JSON, nullable=False),  # settings, clubs, people: what is agreed outside the journal
    Column("terms", JSON),  # of the library, once it has started
    Column("version", Integer, nullable=False),
    Column("wakes_at", Float),  # when something is due by itself; null: nothing is
    Column("client", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
    Index("ix_competitions_wakes_at", "wakes_at"),
    Index("ix_competitions_client", "client", "created_at"),
)

COMPETITION_PEOPLE: Final = Table(
    "competition_people",
    METADATA,
    Column("competition", String(32), ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

COMPETITION_ENTRIES: Final = Table(
    "competition_entries",
    METADATA,
    Column("competition", String(32), ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),  # of the journal, as JSON
    Column("at", Float, nullable=False),
)

COMPETITION_MATCHES: Final = Table(
    "competition_matches",
    METADATA,
    Column("competition", String(32), ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True),
    Column("fixture", String(40), primary_key=True),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("state", String(16), nullable=False),  # open, running, done
    Column("room", String(32), unique=True),  # where it is played
    Column("preparation", JSON, nullable=False),  # line-ups, boosts, who is ready, and the plan
    Index("ix_competition_matches_state", "state"),
)

MATCH_RECORDS: Final = Table(
    "match_records",
    METADATA,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the record, by which a result names it
    Column("record", LargeBinary, nullable=False),  # compressed with zlib
)

TITLE_ENTRIES: Final = Table(
    "title_entries",
    METADATA,
    Column("id", String(80), primary_key=True),
    Column("game", String(32), nullable=False, index=True),
    Column("entry", JSON, nullable=False),
)
