"""What all tests may ask for."""

from tests.postgres import database, postgres, postgres_url

__all__ = ["database", "postgres", "postgres_url"]
