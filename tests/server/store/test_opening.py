"""Opening: what is made, what is migrated, and what is refused in one line."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.pool import Pool

from elferrat.locale.message import Unusable
from elferrat.server.store import opening
from elferrat.server.store.address import Address, make_file, read_address, writing_engine
from elferrat.server.store.schema import HEAD, VERSION_TABLE, metadata
from elferrat.server.store.store import Store
from tests.server.services import Postgres
from tests.server.store.logs import PLAYING, created, moved, with_store


async def opened(store: Store) -> None:
    """A store that works."""
    table = await store.create("QWERTZ", created(), PLAYING)
    await store.append(table, [moved(2)], PLAYING)


def refused(url: str) -> tuple[str, str]:
    """The key and the one line of a refusal."""
    with pytest.raises(Unusable) as complaint:
        asyncio.run(Store.open(url))
    line = complaint.value.text()
    assert "\n" not in line
    return complaint.value.message.key, line


def config() -> Config:
    """Alembic's configuration of our migrations."""
    made = Config()
    made.set_main_option("script_location", str(Path(opening.__file__).with_name("migrations")))
    return made


def with_connection(url: str, work: Callable[[Connection], None]) -> None:
    """Work on a database from outside the store."""
    address = read_address(url)
    if address.file is not None:
        make_file(address.file)
    engine = writing_engine(address)
    with engine.begin() as connection:
        work(connection)
    engine.dispose()


def migrate(url: str, version: str) -> None:
    """Bring a database to a version, as a program of that time did."""

    def work(connection: Connection) -> None:
        steps = config()
        steps.attributes["connection"] = connection
        upgrade(steps, version)

    with_connection(url, work)


def state(version: str) -> Callable[[Connection], None]:
    """Says that another version made the database."""

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '{version}'")

    return work


def test_the_newest_migration_is_what_the_program_knows() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [HEAD]


def test_migrations_make_the_schema(database_url: str) -> None:
    with_store(database_url, opened)

    def work(connection: Connection) -> None:
        context = MigrationContext.configure(
            connection, opts={"version_table": VERSION_TABLE, "compare_type": True}
        )
        assert compare_metadata(context, metadata) == []

    with_connection(database_url, work)


@pytest.mark.parametrize(
    "version", [s.revision for s in ScriptDirectory.from_config(config()).walk_revisions()]
)
def test_a_database_of_an_older_version_is_brought_up(database_url: str, version: str) -> None:
    migrate(database_url, version)

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(
            "INSERT INTO tables (code, created, phase, listed, summary, last, packed)"
            " VALUES ('OLD', 1, 'playing', '1', '{}', 1, 0)"
        )
        connection.exec_driver_sql(
            "INSERT INTO entries (table_id, number, at, kind, body)"
            " VALUES (1, 1, 5, 'created', '{}')"
        )

    with_connection(database_url, work)

    async def body(store: Store) -> None:
        table = await store.find("OLD")
        assert table is not None
        await store.append(table, [moved(2)], PLAYING)
        assert [entry.at for entry in await store.load(table)] == [5, moved(2).at]
        assert await store.games_at(table) == []

    with_store(database_url, body)


def test_a_failed_migration_leaves_nothing_behind(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrates = opening._migrate

    def fails_at_last(connection: Connection, address: Address) -> None:
        migrates(connection, address)
        raise RuntimeError("power failure")

    monkeypatch.setattr(opening, "_migrate", fails_at_last)
    with pytest.raises(RuntimeError, match="power"):
        asyncio.run(Store.open(database_url))
    monkeypatch.undo()

    def work(connection: Connection) -> None:
        assert opening.found_version(connection, read_address(database_url)) is None

    with_connection(database_url, work)
    with_store(database_url, opened)


OPEN_AT_ONCE = """
import asyncio, sys
from elferrat.server.store.store import Store
async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    store = await Store.open(sys.argv[1])
    print(await store.order(1), flush=True)
    await store.close()
asyncio.run(main())
"""


def test_processes_that_start_at_once(database_url: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-W", "error", "-c", OPEN_AT_ONCE, database_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    answers = []
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        out, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors
        answers.append(int(out))
    assert sorted(answers) == [1, 2, 3, 4]


def test_a_later_version(database_url: str) -> None:
    with_store(database_url, opened)
    with_connection(database_url, state("0999"))
    key, line = refused(database_url)
    assert key == "store-newer"
    assert "0999" in line
    with_connection(database_url, state(HEAD))
    with_store(database_url, opened_before)


async def opened_before(store: Store) -> None:
    """A store in which `opened` was at work."""
    table = await store.find("QWERTZ")
    assert table is not None
    assert await store.load(table) == [*created(), moved(2)]


def test_a_newer_program_migrates_at_the_same_moment(database_url: str) -> None:
    """It came between the look at the version and the lock under which we migrate."""
    migrate(database_url, "0001")
    connections: list[object] = []

    def newer_one_comes_first(_c: object, record: object, _p: object) -> None:
        connections.append(record)
        if len(connections) == 2:  # the first one looked
            with_connection(database_url, state("0999"))

    event.listen(Pool, "checkout", newer_one_comes_first)
    try:
        assert refused(database_url)[0] == "store-newer"
    finally:
        event.remove(Pool, "checkout", newer_one_comes_first)
    with_connection(database_url, state("0001"))
    with_store(database_url, opened)


def test_an_sqlite_that_is_too_old(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.34.1")
    key, line = refused(sqlite_url)
    assert key == "store-old-sqlite"
    assert "3.34.1" in line
    assert "3.35" in line
    file = read_address(sqlite_url).file
    assert file is not None
    assert not file.exists()
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 35, 0))
    with_store(sqlite_url, opened)


def test_a_database_of_another_program(database_url: str) -> None:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE birds (x int)")

    with_connection(database_url, work)
    assert refused(database_url)[0] == "store-foreign"


@pytest.mark.parametrize(
    "content", [b"birds" * 1000, b"\0" * 4096, b"SQLite format 3\0" + b"x" * 84]
)
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file.db"
    file.write_bytes(content)
    assert refused(f"sqlite:///{file}")[0] == "store-no-database"
    assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "url",
    ["", "birds", "sqlite://", "sqlite:///:memory:", "sqlite:///x?mode=ro", "sqlite://host/x",
     "mysql://host/x", "postgresql+asyncpg://host/x", "postgresql://host:port/x", "http://["],
)  # fmt: skip
def test_an_address_that_cannot_be_read(url: str) -> None:
    assert refused(url)[0] == "store-address"


def test_no_password_is_told() -> None:
    for url in ("postgresql://u:sesame@/x?host=/nowhere", "mysql://u:sesame@h/x"):
        assert "sesame" not in refused(url)[1]


def test_nobody_answers(tmp_path: Path) -> None:
    key, line = refused(f"postgresql://host@/x?host={tmp_path}")
    assert key == "store-no-server"
    assert line.startswith("postgresql")


def test_a_database_that_the_server_does_not_have(postgres: Postgres) -> None:
    key, line = refused(postgres.url("nothing_here"))
    assert key == "store-no-server"
    assert "nothing_here" in line


def test_a_user_without_rights(postgres: Postgres) -> None:
    with postgres.database() as name:
        with postgres.connect(name) as connection:
            connection.execute("CREATE ROLE guest LOGIN")
        url = postgres.url(name).replace("host@", "guest@")
        assert refused(url)[0] == "store-rights"
        with postgres.connect(name) as connection:
            connection.execute("DROP ROLE guest")


def test_a_folder_and_a_missing_right(
    tmp_path: Path, as_nobody: Callable[[], AbstractContextManager[None]]
) -> None:
    assert refused(f"sqlite:///{tmp_path}")[0] == "cannot-save-folder"
    (tmp_path / "file").write_bytes(b"")
    assert refused(f"sqlite:///{tmp_path}/file/x.db")[0].startswith("cannot-save-")
    with as_nobody():
        assert refused(f"sqlite:///{tmp_path}/new/x.db")[0] == "cannot-save-rights"


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "elferrat.db"

    async def body(store: Store) -> None:
        await opened(store)
        assert file.parent.stat().st_mode & 0o777 == 0o700
        files = sorted(file.parent.iterdir())
        assert [path.name for path in files] == [
            "elferrat.db",
            "elferrat.db-shm",
            "elferrat.db-wal",
        ]
        assert {path.stat().st_mode & 0o777 for path in files} == {0o600}

    with_store(f"sqlite:///{file}", body)
    assert [path.name for path in file.parent.iterdir()] == ["elferrat.db"]


def test_a_relative_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with_store("sqlite:///here.db", opened)
    with closing(sqlite3.connect(tmp_path / "here.db")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (2,)


def test_commits_last(database_url: str, postgres: Postgres) -> None:
    """Both kinds of database wait for the disk, even where the host has turned that off."""
    address = read_address(database_url)
    if address.file is None:
        with postgres.connect("postgres") as connection:
            name = address.url.database
            connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    asked, wanted = ("PRAGMA synchronous", 2) if address.file else ("SHOW synchronous_commit", "on")
    with_store(database_url, opened)

    def work(connection: Connection) -> None:
        assert connection.exec_driver_sql(asked).scalar() == wanted

    with_connection(database_url, work)


def test_an_open_store_needs_no_alembic(sqlite_url: str) -> None:
    with_store(sqlite_url, opened)
    program = (
        "import asyncio, sys; from elferrat.server.store.store import Store;"
        "asyncio.run(asyncio.wait_for(Store.open(sys.argv[1]), 30));"
        "print('alembic' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, sqlite_url], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_lists_are_read_by_their_indexes(sqlite_url: str) -> None:
    """A condition in other words than an index's would read every table there ever was."""
    asked: list[tuple[str, tuple[object, ...]]] = []

    def note(
        _c: object, _k: object, statement: str, values: tuple[object, ...], *_: object
    ) -> None:
        asked.append((statement, values))

    async def body(store: Store) -> None:
        event.listen(store._reading, "before_cursor_execute", note)
        await store.codes(before=9)
        await store.due(5, 5)

    with_store(sqlite_url, body)
    with closing(sqlite3.connect(read_address(sqlite_url).url.database or "")) as connection:
        plans = [
            connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
            for statement, values in asked
        ]
    assert ["tables_open" in str(plans[0]), "tables_due" in str(plans[1])] == [True, True]
