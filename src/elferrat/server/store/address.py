"""Where the database is: its URL read strictly, and connections set up so that a commit lasts."""

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from elferrat.locale.message import Unusable
from elferrat.play.saving import cannot

READERS = 4  # threads and connections for reading
_BUSY_SECONDS = 10  # how long to wait for another process that writes to the same file
_CONNECT_SECONDS = 5
_DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}

# Commits last, and no other process that froze in a transaction holds us up.
_POSTGRES_SESSION = """
SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') IN ('off', 'local')
UNION ALL SELECT set_config('lock_timeout', '5s', false)
UNION ALL SELECT set_config('idle_in_transaction_session_timeout', '30s', false)
"""


@dataclass(frozen=True, slots=True)
class Address:
    """A database's URL; `shown` is it without its password, `file` the file of an SQLite one."""

    url: URL
    shown: str
    file: Path | None


def read_address(text: str) -> Address:
    """The address in a URL: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`.

    Raises:
        Unusable: it is neither.
    """
    try:
        url = make_url(text)
        driver = _DRIVERS.get(url.drivername, url.drivername)
    except (ArgumentError, ValueError):
        raise Unusable("", "store-address") from None
    if driver not in _DRIVERS.values():
        raise Unusable(url.render_as_string(), "store-address")
    if driver == _DRIVERS["sqlite"]:
        if not url.database or url.database == ":memory:" or url.query or url.host:
            raise Unusable(url.render_as_string(), "store-address")
        return file_address(Path(url.database))
    return Address(url.set(drivername=driver), url.render_as_string(), None)


def file_address(file: Path) -> Address:
    """The address of an SQLite database in a file."""
    file = file.absolute()
    return Address(URL.create(_DRIVERS["sqlite"], database=str(file)), str(file), file)


def make_file(file: Path) -> None:
    """Make the file of an SQLite database and its folder, for nobody but their owner, if missing.

    Raises:
        Unusable: no rights, no room, or something else is there.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # SQLite gives the files beside it the rights of this one.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise cannot("save", file, error) from None


def writing_engine(address: Address) -> Engine:
    """An engine whose transactions take the right to write at once, and last when committed."""
    engine = _engine(address, size=1)
    if address.file is not None:
        event.listen(engine, "connect", _writes_last)
        event.listen(engine, "begin", _begin_at_once)
    return engine


def reading_engine(address: Address) -> Engine:
    """An engine for single statements that only read."""
    engine = _engine(address, size=READERS).execution_options(isolation_level="AUTOCOMMIT")
    if address.file is not None:
        event.listen(engine, "connect", _reads_only)
    return engine


def postgres_settings(address: Address) -> dict[str, Any]:
    """How to connect to PostgreSQL, so that a host that is gone is noticed; the URL may differ."""
    settings = {
        "connect_timeout": _CONNECT_SECONDS,
        "application_name": "elferrat",
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 15_000,
    }
    return {name: value for name, value in settings.items() if name not in address.url.query}


def first_line(error: Exception) -> str:
    """What the driver says about an error, its first line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__


def _engine(address: Address, size: int) -> Engine:
    in_file = address.file is not None
    engine = create_engine(
        address.url,
        connect_args={"timeout": _BUSY_SECONDS} if in_file else postgres_settings(address),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # an error must not tell what a row holds
    )
    if address.file is None:
        event.listen(engine, "connect", _postgres_session)
    return engine


def _postgres_session(connection: Any, _record: Any) -> None:
    connection.execute(_POSTGRES_SESSION)
    connection.commit()


def _writes_last(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where `_begin_at_once` says so
    for pragma in (
        "synchronous = FULL",
        "foreign_keys = ON",
        "fullfsync = ON",
        "secure_delete = FAST",
        "journal_size_limit = 67108864",
        # KiB. The system keeps the file's pages anyway: more of them twice helped nothing, and a
        # server of many tables grew by that for an hour.
        "cache_size = -4096",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _reads_only(connection: sqlite3.Connection, _record: Any) -> None:
    connection.execute("PRAGMA query_only = ON")
