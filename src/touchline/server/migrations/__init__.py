"""The steps that bring a database to the tables of `touchline.server.schema`, run when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """The settings of Alembic for an open connection."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Bring a database, empty or old, to the newest tables."""
    command.upgrade(config(connection), "head")
