"""Migrations to the tables of `touchline.server.schema`, run when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """The Alembic configuration for an open connection."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Migrate a database, empty or old, to the current schema."""
    command.upgrade(config(connection), "head")
