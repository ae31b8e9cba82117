"""Bringing a database up to the schema of this version."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from karfunkel.errors import Error


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "karfunkel.store:migrations")
    return config


def upgrade(connection: Connection) -> None:
    """Take all steps that the database has not taken yet; Error if it is of a newer version than we know."""
    config = _config()
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise Error(f"the database has the schema {present!r} of a newer karfunkel; this one cannot read it")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
