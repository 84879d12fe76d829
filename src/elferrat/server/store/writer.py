"""The one thread that writes: what waits goes into one durable transaction (group commit).

While a transaction is being written, the next one gathers: nothing waits for a clock, and the
busier the tables, the more of them share a commit.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
)

from elferrat.server.store.address import first_line
from elferrat.server.store.appending import (
    Append,
    PostgresStatements,
    SqliteStatements,
    Statements,
    append_all,
    stored_already,
)
from elferrat.server.store.facts import Conflict, StoreDown

WAITING = 20_000  # jobs at most; more are refused
TOGETHER = 1_000  # jobs after which a transaction is closed, so that none waits long for it

# What the database itself suffers from, unlike what is wrong with a single job.
_SUFFERING = (OperationalError, InterfaceError, InternalError)
_DEADLOCK = "40P01"
_DISK_FULL = "53100"

Work = Append | Callable[[Connection], Any]


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    answer: asyncio.Future[Any]


class Writer:
    """Takes jobs from the event loop in which it was made, and answers them there."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements: Statements = (
            SqliteStatements() if engine.dialect.name == "sqlite" else PostgresStatements()
        )
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._handed_in: list[_Job] = []
        self._waiting = 0
        self._closed = False
        self._open: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Hand in a job; the future is done when its transaction lasts.

        An append's result is None; a function's is what it returns. Functions run in the writer's
        thread inside a savepoint, and must be such that running them twice does no harm.

        Raises:
            StoreDown: too many jobs wait, or the writer was closed.
        """
        if self._closed:
            raise StoreDown
        if self._waiting >= WAITING:
            raise StoreDown("store-crowded")
        self._waiting += 1
        job = _Job(work, self._loop.create_future())
        if not self._handed_in:
            self._loop.call_soon(self._hand_over)
        self._handed_in.append(job)
        return job.answer

    def _hand_over(self) -> None:
        """Wake the thread once for the jobs of a turn of the loop: waking costs more than a job."""
        jobs, self._handed_in = self._handed_in, []
        if jobs:
            self._queue.put(jobs)

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._gather()
            if batch:
                outcomes = self._written([job.work for job in batch])
                with suppress(RuntimeError):  # the loop was closed without waiting for us
                    self._loop.call_soon_threadsafe(self._answer, batch, outcomes)
        self._let_go()

    def _gather(self) -> tuple[list[_Job], bool]:
        """What waits now, at least one job; and whether the writer goes on afterwards."""
        batch: list[_Job] = []
        jobs = self._queue.get()
        with suppress(Empty):
            while jobs is not None:
                batch += jobs
                if len(batch) >= TOGETHER:
                    return batch, True
                jobs = self._queue.get_nowait()
            return batch, False
        return batch, True

    def _answer(self, batch: Sequence[_Job], outcomes: Sequence[Any]) -> None:
        self._waiting -= len(batch)
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.answer.done():
                continue
            if isinstance(outcome, BaseException):
                job.answer.set_exception(outcome)
            else:
                job.answer.set_result(outcome)

    # --- in the writer's thread ---------------------------------------------------------------

    def _written(self, batch: Sequence[Work]) -> list[Any]:
        """A result or an exception for each job, once they are durable; never raises."""
        tries_left, alone = 2, False
        while True:
            try:
                return self._transaction(batch, alone)
            except (Conflict, DBAPIError) as error:
                if isinstance(error, _SUFFERING) and (alone or _sqlstate(error) != _DEADLOCK):
                    self._let_go()
                    tries_left -= 1
                    # A connection that was lost while idle is replaced without a word.
                    if error.connection_invalidated and tries_left:
                        continue
                    return [_down(error) for _ in batch]
                if alone:
                    return [_own(error) for _ in batch]
                alone = True  # one of the jobs is guilty: find out which
            except Exception as error:
                self._let_go()
                return [error for _ in batch]

    def _transaction(self, batch: Sequence[Work], alone: bool) -> list[Any]:
        """One transaction; `alone`: each append in a savepoint of its own."""
        outcomes: list[Any] = [None] * len(batch)
        connection = self._connection()
        with connection.begin():
            if not alone:
                appends = [work for work in batch if isinstance(work, Append)]
                if appends:
                    append_all(connection, self._statements, appends)
            for place, work in enumerate(batch):
                if not isinstance(work, Append):
                    outcomes[place] = _tried(connection, work)
                elif alone:
                    outcomes[place] = self._append_alone(connection, work)
        return outcomes

    def _append_alone(self, connection: Connection, append: Append) -> Any:
        outcome = _tried(connection, lambda c: append_all(c, self._statements, [append]))
        if isinstance(outcome, Conflict) and stored_already(connection, append):
            return None
        return outcome

    def _connection(self) -> Connection:
        if self._open is None:
            self._open = self._engine.connect()
        return self._open

    def _let_go(self) -> None:
        if self._open is not None:
            with suppress(DBAPIError):
                self._open.close()
            self._open = None


def _tried(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """What a job returns or raises by its own fault, undone in that case."""
    try:
        with connection.begin_nested():
            return work(connection)
    except _SUFFERING:
        raise
    except Exception as error:
        return _own(error)


def _own(error: Exception) -> Exception:
    """A job's own fault, as its caller hears of it."""
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, DBAPIError):
        # Without the driver's words, which may quote what a row holds.
        return ValueError(f"not storable: {type(error.orig).__name__}")
    return error


def _down(error: DBAPIError) -> StoreDown:
    reason = first_line(error)
    full = "is full" in reason or _sqlstate(error) == _DISK_FULL
    return StoreDown("store-full" if full else "store-down", reason)


def _sqlstate(error: DBAPIError) -> str | None:
    return getattr(error.orig, "sqlstate", None)
