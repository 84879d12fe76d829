"""Databases and a broker for the server's tests: real ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import Postgres, Redis, postgres_running, redis_running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL, running; a test that stops it starts it again."""
    with postgres_running() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """Redis, running; a test that kills it starts it again."""
    with redis_running() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path}/data/elferrat.db"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database in PostgreSQL."""
    with postgres.database() as name:
        yield postgres.url(name)


@pytest.fixture
def redis_url(redis_server: Redis) -> str:
    """Redis for a broker."""
    return redis_server.url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
