"""Who serves a database: one process alone, or several that hear each other by a broker.

Two processes that both think themselves alone would never tell each other's players anything.
"""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from elferrat.locale.message import Unusable
from elferrat.server.store.address import Address

_LOCK = 0x1111_5E4E  # of all servers on one PostgreSQL database


class Claim(Protocol):
    """The right to serve a database; given back by `close`, or by the end of the process."""

    def close(self) -> None:
        """Give it back."""


def claim(address: Address, *, shared: bool) -> Claim:
    """Claim a database for this process alone, or `shared` with others that have a broker, too.

    Raises:
        Unusable: another process serves it, and not all of them have a broker.
    """
    if address.file is not None:
        return _FileClaim(address, address.file, shared)
    return _SessionClaim(address, shared)


class _FileClaim:
    """A lock on a file beside the database: a lock on SQLite's own file would disturb SQLite's."""

    def __init__(self, address: Address, file: Path, shared: bool) -> None:
        self._file: Any = open(file.with_name(f"{file.name}-serving"), "a")  # noqa: SIM115
        if sys.platform != "win32":
            from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

            try:
                flock(self._file, (LOCK_SH if shared else LOCK_EX) | LOCK_NB)
            except OSError:
                self._file.close()
                raise Unusable(address.shown, "store-served") from None

    def close(self) -> None:
        self._file.close()


class _SessionClaim:
    """An advisory lock of a session that does nothing else."""

    def __init__(self, address: Address, shared: bool) -> None:
        engine = create_engine(address.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._session: Connection = engine.connect()
        kind = "_shared" if shared else ""
        granted = self._session.exec_driver_sql(f"SELECT pg_try_advisory_lock{kind}({_LOCK})")
        if not granted.scalar():
            self.close()
            raise Unusable(address.shown, "store-served")

    def close(self) -> None:
        with suppress(DBAPIError):  # the server is gone, and the lock with it
            self._session.invalidate()
            self._session.close()
