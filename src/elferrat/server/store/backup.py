"""A consistent copy of a running server's database in a new SQLite file."""

import os
import sqlite3
from contextlib import closing, suppress
from errno import EEXIST
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import DBAPIError

from elferrat.locale.message import Unusable
from elferrat.play.saving import cannot
from elferrat.server.store.address import (
    Address,
    file_address,
    read_address,
    reading_engine,
    writing_engine,
)
from elferrat.server.store.opening import found_version, prepare, unusable
from elferrat.server.store.schema import HEAD, metadata

_ROWS = 1_000  # copied at a time


def backup(url: str, file: str | os.PathLike[str]) -> None:
    """Copy the database as it is at one moment, whole or not at all; servers go on meanwhile.

    `serve --database sqlite:///FILE` opens the copy, whichever kind the original was.

    Raises:
        Unusable: the file is there already or cannot be written; there is no database of ours at
            the URL, or one of another version.
    """
    target = Path(file).absolute()
    if os.path.lexists(target):
        raise Unusable(str(target), "store-exists")
    source = read_address(url)
    if source.file is not None:
        try:
            source.file.open("rb").close()
        except OSError as error:
            raise cannot("open", source.file, error) from None
    try:
        with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
            beside = Path(folder) / "copy"
            _copy(source, beside)
            _put_in_place(beside, target)
    except DBAPIError as error:
        if "is full" in str(error.orig):
            raise Unusable(str(target), "cannot-save-full") from None
        raise unusable(source, error) from None
    except OSError as error:
        raise cannot("save", target, error) from None


def _copy(source: Address, beside: Path) -> None:
    engine = reading_engine(source)
    try:
        with engine.connect() as connection:
            version = found_version(connection, source)
        if version is None:
            raise Unusable(source.shown, "store-missing")
        if version != HEAD:
            raise Unusable(source.shown, "store-older")
        if source.file is None:
            _copy_rows(engine, beside)
        else:
            # Copies no removed rows, unlike the pages themselves, and only of committed state.
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA query_only = OFF")
                connection.exec_driver_sql("VACUUM INTO ?", (str(beside),))
    finally:
        engine.dispose()


def _copy_rows(engine: Engine, beside: Path) -> None:
    address = file_address(beside)
    target = writing_engine(address)
    prepare(address, target)
    try:
        with engine.connect() as reading, target.begin() as writing:
            reading.execution_options(isolation_level="REPEATABLE READ", yield_per=_ROWS)
            for table in metadata.sorted_tables:
                rows = reading.execute(select(table))
                for part in rows.mappings().partitions():
                    writing.execute(insert(table), [dict(row) for row in part])
    finally:
        target.dispose()


def _put_in_place(beside: Path, target: Path) -> None:
    """Give the finished copy its name, unless somebody else has taken it meanwhile."""
    # One file, nothing beside it: what opens it will switch it to its write-ahead log again.
    with closing(sqlite3.connect(beside)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    beside.chmod(0o600)
    with beside.open("rb") as content:
        os.fsync(content.fileno())
    try:
        os.link(beside, target)
    except OSError as error:
        if error.errno == EEXIST:
            raise Unusable(str(target), "store-exists") from None
        beside.rename(target)  # a file system without links
    with suppress(OSError):
        folder = os.open(target.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
