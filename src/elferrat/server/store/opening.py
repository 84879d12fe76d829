"""Making a database ready: is it ours, is it too new, and the migrations under a lock."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import DBAPIError

from elferrat.locale.message import Unusable
from elferrat.server.store.address import Address, first_line, make_file
from elferrat.server.store.schema import HEAD, VERSION_TABLE

_LOCK = 0x1111_E1FE  # of all programs that migrate one PostgreSQL database
_DENIED = "42501"
_PATIENCE = 30.0  # seconds, while another process makes the same database ready
_SQLITE = (3, 35)  # the first that gives back what it inserted
_MIGRATIONS = Path(__file__).with_name("migrations")


def prepare(address: Address, engine: Engine) -> None:
    """Make the database there if need be, and migrate it to this program's version.

    `engine` is one for writing. Two processes may do this at the same time.

    Raises:
        Unusable: no rights, no server, no database of ours, or one of a later version; SQLite
            itself is too old.
    """
    if address.file is not None:
        if sqlite3.sqlite_version_info < _SQLITE:
            needed = ".".join(map(str, _SQLITE))
            found = sqlite3.sqlite_version
            raise Unusable(address.shown, "store-old-sqlite", version=found, needed=needed)
        make_file(address.file)
    try:
        with engine.connect() as connection:
            version = found_version(connection, address)
        if address.file is not None:
            _log_ahead(address.file)
        if version != HEAD:
            with engine.begin() as connection:
                _migrate(connection, address)
    except (DBAPIError, sqlite3.Error) as error:
        raise unusable(address, error) from None


def found_version(connection: Connection, address: Address) -> str | None:
    """The version of a database of ours; None for one that is still empty.

    Raises:
        Unusable: it belongs to another program, or a later version of this one made it.
    """
    found = inspect(connection).get_table_names()
    if VERSION_TABLE not in found:
        if found:
            raise Unusable(address.shown, "store-foreign")
        return None
    rows = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").all()
    version = str(rows[0][0]) if rows else None
    if version is not None and version > HEAD:
        raise Unusable(address.shown, "store-newer", version=version, known=HEAD)
    return version


def unusable(address: Address, error: Exception) -> Unusable:
    """The complaint about a database that cannot be opened, by what the driver says."""
    reason = first_line(error)
    if address.file is None:
        denied = getattr(getattr(error, "orig", None), "sqlstate", None) == _DENIED
        return Unusable(
            address.shown, "store-rights" if denied else "store-no-server", reason=reason
        )
    if "not a database" in reason or "malformed" in reason:
        return Unusable(address.shown, "store-no-database")
    return Unusable(address.shown, "store-file", reason=reason)


def _migrate(connection: Connection, address: Address) -> None:
    # Late: Alembic takes a fifth of a second to import, and most starts need none of it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if address.file is None:
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{_PATIENCE:.0f}s'")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    if found_version(connection, address) != HEAD:  # nobody else has done it meanwhile
        command.upgrade(config, HEAD)


def _log_ahead(file: Path) -> None:
    """Switch an SQLite file to its write-ahead log, which stays so.

    SQLite gives up at once, its own patience aside, when another connection is just doing the same.
    """
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            with closing(sqlite3.connect(file)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)
