"""Appends as few statements: the one path that every move of every table takes.

All rows of a batch go into one statement each for the log and for the tables. That is not only
less work: SQLite's driver lets go of Python's lock at every step and has to win it back from a busy
event loop, once a statement here instead of once a row.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import orjson
from sqlalchemy import Connection, select, update

from elferrat.server.entry import Entry
from elferrat.server.store.facts import Conflict, Standing
from elferrat.server.store.schema import entries, sitters, upsert
from elferrat.server.store.schema import players as people

Row = tuple[int, int, int, str, int | None, str, str | None]
_SIZES = (256, 64, 16, 4, 1)  # rows a statement may have, so that few statements are prepared
_LOG_WIDTH = 7
_TABLE_WIDTH = 7


@dataclass(frozen=True, slots=True)
class Append:
    """Entries of one table, ready to be stored, and the standing after them."""

    table: int
    rows: tuple[Row, ...]
    phase: str
    due: int | None
    listed: bool
    summary: str
    seated: tuple[int, ...] | None

    @property
    def first(self) -> int:
        """The number of the first entry."""
        return self.rows[0][1]

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.rows[-1][1]


def prepared(table: int, log: Sequence[Entry], standing: Standing) -> Append:
    """An append as rows.

    Raises:
        ValueError: no entries, gaps in their numbers, bodies that are no JSON, zero bytes.
    """
    if not log:
        raise ValueError("there is nothing to append")
    rows = []
    for number, entry in enumerate(log, log[0].number):
        if entry.number != number:
            raise ValueError(f"entry {entry.number} stands where {number} is due")
        if "\0" in entry.kind or "\0" in (entry.command or ""):
            raise ValueError("a zero byte in a text")
        body = json_text(entry.body)
        rows.append((table, number, entry.at, entry.kind, entry.seat, body, entry.command))
    return Append(
        table,
        tuple(rows),
        standing.phase,
        standing.due,
        standing.listed,
        json_text(standing.summary),
        standing.seated,
    )


def json_text(value: Any) -> str:
    """JSON as the database keeps it; raises ValueError for what is none."""
    try:
        return orjson.dumps(value).decode()
    except orjson.JSONEncodeError as error:
        raise ValueError(str(error)) from None


class Statements(Protocol):
    """How one kind of database takes many rows at once."""

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Store entries; a unique key may forbid it."""

    def advance(self, connection: Connection, standings: Sequence[tuple[Any, ...]]) -> int:
        """Bring tables to their new standing if their last entry is the one expected.

        Rows of table, expected last, new last, phase, due, listed, summary. Returns how many
        tables were as expected.
        """


class SqliteStatements:
    """Statements with a list of values of a few fixed lengths."""

    def __init__(self) -> None:
        self._inserts = {n: _INSERT + _values(n, _LOG_WIDTH) for n in _SIZES}
        self._updates = {
            n: _ADVANCE.format(source=f"({_values(n, _TABLE_WIDTH)})", names="") for n in _SIZES
        }

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Store entries."""
        for part in _parts(rows):
            connection.exec_driver_sql(self._inserts[len(part)], _flat(part))

    def advance(self, connection: Connection, standings: Sequence[tuple[Any, ...]]) -> int:
        """Bring tables to their new standing."""
        return sum(
            connection.exec_driver_sql(self._updates[len(part)], _flat(part)).rowcount
            for part in _parts(standings)
        )


class PostgresStatements:
    """Statements that unfold one array a column."""

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Store entries."""
        columns = tuple(map(list, zip(*rows, strict=True)))
        connection.exec_driver_sql(_INSERT_ARRAYS, columns)

    def advance(self, connection: Connection, standings: Sequence[tuple[Any, ...]]) -> int:
        """Bring tables to their new standing."""
        columns = tuple(map(list, zip(*standings, strict=True)))
        return connection.exec_driver_sql(_ADVANCE_ARRAYS, columns).rowcount


def append_all(connection: Connection, statements: Statements, appends: Sequence[Append]) -> None:
    """Store appends of any tables, each table's in their order; all or none by the transaction.

    Raises:
        Conflict: one of them does not follow its table's last entry.
        IntegrityError: one of them answers a command that was answered.
    """
    before: dict[int, int] = {}
    latest: dict[int, Append] = {}
    for append in appends:
        known = latest.get(append.table)
        if known is None:
            before[append.table] = append.first - 1
        elif known.last != append.first - 1:
            raise Conflict
        latest[append.table] = append
    standings = [
        (table, before[table], a.last, a.phase, a.due, a.listed, a.summary)
        # Always in one order, so that two processes do not wait for each other's tables.
        for table, a in sorted(latest.items())
    ]
    if statements.advance(connection, standings) != len(standings):
        raise Conflict
    statements.insert(connection, [row for append in appends for row in append.rows])
    for append in appends:
        if append.seated is not None:
            seat(connection, append.table, append.seated)


def seat(connection: Connection, table: int, players: Sequence[int]) -> None:
    """Note who sits at a table from now on, and keep who did before."""
    at_table = sitters.c.table_id == table
    connection.execute(
        update(sitters).where(at_table, sitters.c.player.not_in(players)).values(sits=False)
    )
    # Whoever was forgotten meanwhile may still be in a live table's mind.
    there = (
        select(people.c.id)
        .where(people.c.id.in_(players))
        .order_by(people.c.id)
        .with_for_update(read=True, key_share=True)
    )
    for player in connection.scalars(there).all():
        connection.execute(
            upsert(connection, sitters)
            .values(player=player, table_id=table, sits=True)
            .on_conflict_do_update(
                index_elements=[sitters.c.player, sitters.c.table_id], set_={"sits": True}
            )
        )


def stored_already(connection: Connection, append: Append) -> bool:
    """Whether exactly these entries are there: then the answer to an earlier try was lost."""
    found = connection.execute(
        select(entries)
        .where(
            entries.c.table_id == append.table,
            entries.c.number.between(append.first, append.last),
        )
        .order_by(entries.c.number)
    )
    return tuple(tuple(row) for row in found) == append.rows


_COLUMNS = "table_id, number, at, kind, seat, body, command"
_INSERT = f"INSERT INTO entries ({_COLUMNS}) "
_ADVANCE = """
UPDATE tables SET last = new.column3, phase = new.column4, due = new.column5,
  listed = new.column6, summary = new.column7
FROM {source} AS new{names} WHERE tables.id = new.column1 AND tables.last = new.column2
"""
_INSERT_ARRAYS = _INSERT + (
    "SELECT * FROM unnest(%s::bigint[], %s::int[], %s::bigint[], %s::text[], %s::smallint[],"
    " %s::text[], %s::text[])"
)
_ADVANCE_ARRAYS = _ADVANCE.format(
    source=(
        "unnest(%s::bigint[], %s::int[], %s::int[], %s::text[], %s::bigint[], %s::boolean[],"
        " %s::text[])"
    ),
    names=" (column1, column2, column3, column4, column5, column6, column7)",
)


def _values(rows: int, width: int) -> str:
    row = "(" + ", ".join("?" * width) + ")"
    return "VALUES " + ", ".join([row] * rows)


def _parts(rows: Sequence[Any]) -> Iterator[Sequence[Any]]:
    done = 0
    for size in _SIZES:
        while len(rows) - done >= size:
            yield rows[done : done + size]
            done += size


def _flat(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(value for row in rows for value in row)
