"""Copies of running databases."""

import asyncio
import subprocess
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from sqlalchemy import select

from elferrat.locale.message import Unusable
from elferrat.server.store.address import read_address, reading_engine
from elferrat.server.store.backup import backup
from elferrat.server.store.schema import HEAD, metadata
from elferrat.server.store.store import Rating, SeatResult, Store
from tests.server.store.logs import (
    NOW,
    PLAYING,
    created,
    finished,
    moved,
    player,
    with_store,
    without_commands,
)
from tests.server.store.test_opening import state, with_connection


async def everything(store: Store) -> None:
    """Something in every table of the database."""
    ada = await store.add_player(player("Ada"))
    table = await store.create("QWERTZ", created(), PLAYING)
    log = list(map(moved, range(2, 3000)))
    await store.append(table, log, PLAYING)
    await store.pack(table, 1000)
    await store.finish(
        finished(table, 0, SeatResult("Ada", True, 3, 1, ada)), lambda _: {ada: Rating(26, 7, 1)}
    )
    other = await store.create("QWERTY", created(), PLAYING)
    await store.append(
        other, [moved(2)], PLAYING.__class__("between", 7, True, {"n": 1}, seated=(ada,))
    )
    await store.heartbeat("one", NOW)
    await store.order(table)
    await store.setting("key", lambda: "secret")


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database."""
    engine = reading_engine(read_address(url))
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


def refused(url: str, file: Path) -> str:
    """The key of a refusal that leaves no file behind."""
    before = sorted(file.parent.iterdir()) if file.parent.is_dir() else []
    with pytest.raises(Unusable) as complaint:
        backup(url, file)
    assert "\n" not in complaint.value.text()
    assert (sorted(file.parent.iterdir()) if file.parent.is_dir() else []) == before
    return complaint.value.message.key


def test_a_copy_holds_everything_and_opens(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "copies" / "one.db"
    file.parent.mkdir()

    async def body(store: Store) -> None:
        await everything(store)
        await asyncio.to_thread(backup, database_url, file)
        assert list(file.parent.iterdir()) == [file]
        assert file.stat().st_mode & 0o777 == 0o600

    with_store(database_url, body)
    before = content(database_url)
    assert all(before.values())
    assert content(f"sqlite:///{file}") == before

    async def goes_on(store: Store) -> None:
        table = await store.find("QWERTZ")
        assert table is not None
        assert len(await store.load(table)) == 2999
        await store.append(table, [moved(3000)], PLAYING)
        assert await store.create("NEW", created(), PLAYING) > table
        assert await store.order(table) == 2

    with_store(f"sqlite:///{file}", goes_on)


def test_a_copy_of_a_database_at_work_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        tables = [await store.create(f"T{n}", created(), PLAYING) for n in range(20)]
        copied = asyncio.Event()
        goes = asyncio.Event()
        acknowledged = dict.fromkeys(tables, 1)

        async def plays() -> None:
            number = 1
            while not copied.is_set():
                number += 1
                # In turn: no table is ever more than one entry ahead of a later one.
                for table in tables:
                    await store.append(table, [moved(number)], PLAYING)
                    acknowledged[table] = number
                if number % 20 == 0:
                    await store.pack(tables[0], number - 5)
                if number == 60:
                    goes.set()

        playing = asyncio.ensure_future(plays())
        await goes.wait()
        for n in range(5):
            known = dict(acknowledged)
            file = tmp_path / f"{n}.db"
            await asyncio.to_thread(backup, database_url, file)
            copy = await Store.open(f"sqlite:///{file}")
            logs = [await copy.load(table) for table in tables]
            lasts = [log[-1].number for log in logs]
            assert lasts == sorted(lasts, reverse=True)
            assert lasts[0] - lasts[-1] <= 1
            assert all(last >= known[table] for last, table in zip(lasts, tables, strict=True))
            for log in logs:
                whole = [*created(), *map(moved, range(2, len(log) + 1))]
                assert without_commands(log) == without_commands(whole)
            await copy.close()
        copied.set()
        await playing

    with_store(database_url, body)


def test_a_file_that_is_there_stays(sqlite_url: str, tmp_path: Path) -> None:
    with_store(sqlite_url, everything)
    file = tmp_path / "there.db"
    file.write_text("mine")
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "nowhere")
    for path in (file, link, tmp_path):
        assert refused(sqlite_url, path) == "store-exists"
    assert file.read_text() == "mine"


def test_a_file_that_appears_meanwhile_stays(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(sqlite_url, everything)
    file = tmp_path / "there.db"
    monkeypatch.setattr("elferrat.server.store.backup.os.path.lexists", lambda _: False)
    file.write_text("mine")
    assert refused(sqlite_url, file) == "store-exists"
    assert file.read_text() == "mine"


def test_nothing_to_copy(tmp_path: Path, database_url: str) -> None:
    file = tmp_path / "copy.db"
    with_connection(database_url, lambda _: None)  # an empty one
    assert refused(f"sqlite:///{tmp_path}/none.db", file) == "cannot-open-missing"
    assert refused(database_url, file) == "store-missing"
    (tmp_path / "birds.db").write_bytes(b"birds" * 1000)
    assert refused(f"sqlite:///{tmp_path}/birds.db", file) == "store-no-database"
    assert refused(f"postgresql://host@/x?host={tmp_path}", file) == "store-no-server"
    assert refused("birds", file) == "store-address"


@pytest.mark.parametrize(("version", "key"), [("0001", "store-older"), ("0999", "store-newer")])
def test_a_database_of_another_version(
    database_url: str, tmp_path: Path, version: str, key: str
) -> None:
    with_store(database_url, everything)
    with_connection(database_url, state(version))
    assert refused(database_url, tmp_path / "copy.db") == key
    with_connection(database_url, state(HEAD))


def test_where_nothing_can_be_written(
    sqlite_url: str, tmp_path: Path, as_nobody: Callable[[], AbstractContextManager[None]]
) -> None:
    with_store(sqlite_url, everything)
    assert refused(sqlite_url, tmp_path / "no" / "copy.db") == "cannot-save-missing"
    with as_nobody():
        assert refused(sqlite_url, tmp_path / "copy.db") == "cannot-open-rights"
    for path in (tmp_path / "data", *(tmp_path / "data").iterdir()):
        path.chmod(0o777)
    with as_nobody():
        assert refused(sqlite_url, tmp_path / "copy.db") == "cannot-save-rights"


def test_a_full_disk(sqlite_url: str, tmp_path: Path) -> None:
    with_store(sqlite_url, everything)
    folder = tmp_path / "small"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only the superuser may mount a disk")
    try:
        assert refused(sqlite_url, folder / "copy.db") == "cannot-save-full"
    finally:
        subprocess.run(["umount", folder], check=True)
