"""Who serves a database: one process alone, or several that hear each other by a broker.

Two processes that both think themselves alone would never tell each other's players anything.
"""

import sys
import threading
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from elferrat.locale.message import Unusable
from elferrat.server.store.address import Address, first_line, postgres_settings
from elferrat.server.store.facts import StoreDown

_LOCK = 0x1111_5E4E  # of all servers on one PostgreSQL database
_TAKEN = "55P03"

# PostgreSQL itself ends the session of a host that has crashed, within a minute. And a lock is
# waited for only as long as a session takes to end.
_SESSION = """
SELECT set_config('tcp_keepalives_idle', '20', false),
  set_config('tcp_keepalives_interval', '10', false),
  set_config('tcp_keepalives_count', '3', false),
  set_config('lock_timeout', '1s', false)
"""
_OWN = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
)


class Claim(Protocol):
    """The right to serve a database; given back by `close`, or by the end of the process."""

    def renew(self) -> None:
        """Make sure that it is still held, and take it again if it was lost.

        Raises:
            Unusable: another process has it by now.
            StoreDown: the database does not answer.
        """

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

    def renew(self) -> None:
        """Nothing: it lasts as long as the process."""

    def close(self) -> None:
        self._file.close()


class _SessionClaim:
    """An advisory lock of a session that does nothing else, and is lost with it.

    Its methods run in threads, and `close` may come while `renew` still waits.
    """

    def __init__(self, address: Address, shared: bool) -> None:
        self._place = address.shown
        self._lock = f"SELECT pg_advisory_lock{'_shared' if shared else ''}({_LOCK})"
        self._engine = create_engine(
            address.url,
            connect_args=postgres_settings(address),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
        )
        self._one_at_a_time = threading.Lock()
        self._session: Connection | None = None
        self._last: tuple[int, datetime] | None = None  # what the server knows the session by
        self._closed = False
        self.renew()

    def renew(self) -> None:
        with self._one_at_a_time:
            if self._closed or self._lives():
                return
            self._let_go()
            try:
                self._take()
            except DBAPIError as error:
                self._let_go()
                if getattr(error.orig, "sqlstate", None) == _TAKEN:
                    raise Unusable(self._place, "store-served") from None
                raise StoreDown("store-down", first_line(error)) from None

    def close(self) -> None:
        with self._one_at_a_time:
            self._closed = True
            self._let_go()

    def _lives(self) -> bool:
        try:
            return self._session is not None and bool(
                self._session.exec_driver_sql("SELECT true").scalar()
            )
        except DBAPIError:
            return False

    def _take(self) -> None:
        self._session = session = self._engine.connect()
        session.exec_driver_sql(_SESSION)
        if self._last is not None:
            # The server may not have noticed yet that the connection to it is gone.
            session.exec_driver_sql(_END, self._last)
        session.exec_driver_sql(self._lock)
        pid, since = session.exec_driver_sql(_OWN).one()
        self._last = pid, since

    def _let_go(self) -> None:
        if self._session is not None:
            with suppress(DBAPIError):  # the server is gone, and the lock with it
                self._session.invalidate()
                self._session.close()
            self._session = None
