"""Tables and their logs: making, reading, packing and removing them. Appends: `appending`."""

from collections.abc import Iterable, Sequence
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, TextClause, delete, func, insert, select, update

from elferrat.server.entry import Entry
from elferrat.server.store.appending import Append, seat, stored_already
from elferrat.server.store.chapters import packed, unpacked
from elferrat.server.store.facts import Conflict, Standing, TableFacts
from elferrat.server.store.schema import (
    chapters,
    entries,
    game_players,
    games,
    orders,
    sitters,
    tables,
)


def create(connection: Connection, code: str, append: Append) -> int:
    """A new table with its first entries; `append.table` does not count.

    Raises:
        Conflict: the code is taken.
    """
    there = connection.scalar(select(tables.c.id).where(tables.c.code == code))
    if there is not None:
        if stored_already(connection, _of(there, append)):
            return int(there)
        raise Conflict
    made = connection.scalars(
        insert(tables)
        .returning(tables.c.id)
        .values(
            code=code,
            created=append.rows[0][2],
            phase=append.phase,
            due=append.due,
            listed=append.listed,
            summary=append.summary,
            last=append.last,
            packed=0,
        )
    )
    table = int(made.one())
    names = ("table_id", "number", "at", "kind", "seat", "body", "command")
    rows = _of(table, append).rows
    connection.execute(insert(entries), [dict(zip(names, row, strict=True)) for row in rows])
    if append.seated is not None:
        seat(connection, table, append.seated)
    return table


def _of(table: int, append: Append) -> Append:
    rows = tuple((table, *row[1:]) for row in append.rows)
    return Append(
        table,
        rows,
        append.phase,
        append.due,
        append.listed,
        append.summary,
        append.seated,
    )


def load(connection: Connection, table: int, after: int) -> list[Entry]:
    """The entries after a number, ascending, from chapters and rows alike.

    Rows are read first: what is packed in between is then there twice, never missing.
    """
    rows = [
        Entry(number, at, kind, seat, orjson.loads(body), command)
        for number, at, kind, seat, body, command in connection.execute(
            select(
                entries.c.number,
                entries.c.at,
                entries.c.kind,
                entries.c.seat,
                entries.c.body,
                entries.c.command,
            )
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
    ]
    if rows and rows[0].number == after + 1:
        return rows
    early = [
        entry
        for content in connection.scalars(
            select(chapters.c.content)
            .where(chapters.c.table_id == table, chapters.c.last > after)
            .order_by(chapters.c.first)
        )
        for entry in unpacked(content)
        if entry.number > after
    ]
    last = early[-1].number if early else after
    return early + [entry for entry in rows if entry.number > last]


def facts(
    connection: Connection, *where: ColumnElement[bool] | TextClause, most: int | None = None
) -> list[TableFacts]:
    """Tables as lists show them, newest first."""
    return [
        TableFacts(
            row.id,
            row.code,
            row.created,
            row.last,
            Standing(row.phase, row.due, row.listed, orjson.loads(row.summary)),
        )
        for row in connection.execute(
            select(tables).where(*where).order_by(tables.c.id.desc()).limit(most)
        )
    ]


def chapter(connection: Connection, table: int, last: int) -> tuple[int, int, bytes, int] | None:
    """What is to be packed: first and last number, the chapter, and the last order known by then.

    None if it is done already.
    """
    order = int(connection.scalar(select(func.coalesce(func.max(orders.c.id), 0))) or 0)
    row = connection.execute(
        select(tables.c.packed, tables.c.last).where(tables.c.id == table)
    ).one_or_none()
    if row is None or last > row.last:
        raise ValueError(f"table {table} has no entry {last}")
    log = [entry for entry in load(connection, table, row.packed) if entry.number <= last]
    return (log[0].number, last, packed(log), order) if log else None


def pack(
    connection: Connection, table: int, first: int, last: int, content: bytes, order: int
) -> None:
    """Put a chapter in the place of its entries, if no other process has done it meanwhile.

    Nor if the table was ordered to be looked at since the chapter was read: it may hold the name of
    somebody who was taken out of the log.
    """
    _locked(connection, table)
    later = select(orders.c.id).where(orders.c.table_id == table, orders.c.id > order)
    if connection.execute(later).first() is not None:
        return
    moved = connection.execute(
        update(tables).where(tables.c.id == table, tables.c.packed == first - 1).values(packed=last)
    )
    if moved.rowcount:
        connection.execute(
            insert(chapters).values(table_id=table, first=first, last=last, content=content)
        )
        connection.execute(
            delete(entries).where(entries.c.table_id == table, entries.c.number <= last)
        )


def drop(connection: Connection, table: int) -> None:
    """Remove a table with its log, its finished games and all else that belongs to it."""
    played = select(games.c.id).where(games.c.table_id == table)
    connection.execute(delete(game_players).where(game_players.c.game_id.in_(played)))
    connection.execute(delete(games).where(games.c.table_id == table))
    for kept in (entries, chapters, sitters):
        connection.execute(delete(kept).where(kept.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))


def order(connection: Connection, table: int, keep: int = 1000) -> int:
    """Tell every running server to look at a table; returns the order's number."""
    if connection.dialect.name == "postgresql":
        # Else a later number could be seen before an earlier one, which would then be missed.
        connection.exec_driver_sql("LOCK TABLE orders IN EXCLUSIVE MODE")
    number = int(connection.scalar(select(func.coalesce(func.max(orders.c.id), 0))) or 0) + 1
    connection.execute(insert(orders).values(id=number, table_id=table))
    connection.execute(delete(orders).where(orders.c.id <= number - keep))
    return number


def rewritten(connection: Connection, table: int, player: int) -> None:
    """Take a player's name and words out of a table's log and summary (`redacted`)."""
    _locked(connection, table)
    for number, body in connection.execute(
        select(entries.c.number, entries.c.body).where(entries.c.table_id == table)
    ).all():
        changed = _redacted_text(body, player)
        if changed != body:
            connection.execute(
                update(entries)
                .where(entries.c.table_id == table, entries.c.number == number)
                .values(body=changed)
            )
    for first, content in connection.execute(
        select(chapters.c.first, chapters.c.content).where(chapters.c.table_id == table)
    ).all():
        log = [
            Entry(e.number, e.at, e.kind, e.seat, redacted(e.body, player))
            for e in unpacked(content)
        ]
        connection.execute(
            update(chapters)
            .where(chapters.c.table_id == table, chapters.c.first == first)
            .values(content=packed(log))
        )
    summary = connection.scalar(select(tables.c.summary).where(tables.c.id == table))
    if summary is not None:
        connection.execute(
            update(tables)
            .where(tables.c.id == table)
            .values(summary=_redacted_text(summary, player))
        )


def _locked(connection: Connection, table: int) -> None:
    """Let nobody else append to a table, pack or rewrite its log until this transaction ends."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def redacted(value: Any, player: int) -> Any:
    """A JSON value in which objects of this `player` have lost their id, `name` and `text`."""
    if isinstance(value, list):
        return [redacted(item, player) for item in value]
    if not isinstance(value, dict):
        return value
    found = {name: redacted(item, player) for name, item in value.items()}
    if _is_of(value, player):
        found["player"] = None
        for name in ("name", "text"):
            if name in found:
                found[name] = ""
    return found


def mentions(value: Any, player: int) -> Iterable[dict[str, Any]]:
    """The objects of a JSON value that belong to a player, the innermost ones."""
    inner = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
    for item in inner:
        yield from mentions(item, player)
    if isinstance(value, dict) and _is_of(value, player):
        yield {name: item for name, item in value.items() if not isinstance(item, dict | list)}


def sat_at(connection: Connection, player: int) -> Sequence[int]:
    """Every table at which a player ever sat."""
    return connection.scalars(
        select(sitters.c.table_id).where(sitters.c.player == player).order_by(sitters.c.table_id)
    ).all()


def _is_of(value: dict[str, Any], player: int) -> bool:
    return type(value.get("player")) is int and value["player"] == player


def _redacted_text(text: str, player: int) -> str:
    return orjson.dumps(redacted(orjson.loads(text), player)).decode()
