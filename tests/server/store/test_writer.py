"""What was acknowledged lasts: through killed processes, restarted servers and full disks."""

import asyncio
import random
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from pathlib import Path
from sqlite3 import connect

import pytest

from elferrat.server.store.store import Store, StoreDown
from tests.server.services import Postgres
from tests.server.store.logs import PLAYING, created, moved, with_store, without_commands

TABLES = 12
ROUNDS = 12
RESTARTS = 4


def killed_after(url: str, lines: int) -> dict[str, int]:
    """Let a process append until it has acknowledged so many times; the last number by table."""
    command = [sys.executable, "-m", "tests.server.store.mortal", url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        told = b"".join(process.stdout.readline() for _ in range(lines))
        process.kill()
        told += process.stdout.read()
    assert process.returncode == -9, told
    acknowledged = {}
    for line in told.decode().splitlines(keepends=True):
        if line.endswith("\n"):
            code, number = line.split()
            acknowledged[code] = int(number)
    return acknowledged


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1])
def test_a_killed_process_loses_nothing_that_it_acknowledged(database_url: str, seed: int) -> None:
    chance = random.Random(seed)
    acknowledged: dict[str, int] = {}
    for _ in range(ROUNDS):
        acknowledged |= killed_after(database_url, chance.randrange(1, 600))

        async def body(store: Store, known: dict[str, int]) -> None:
            for code, number in known.items():
                table = await store.find(code)
                assert table is not None
                log = await store.load(table)
                last = log[-1].number
                assert last >= number
                assert last % 5 != 0 or last == 1  # entries that belong together came together
                whole = [*created(), *map(moved, range(2, last + 1))]
                assert without_commands(log) == without_commands(whole)
                facts = await store.table(table)
                assert facts is not None
                assert facts.last == last

        with_store(database_url, partial(body, known=acknowledged))
    assert len(acknowledged) == TABLES


def test_a_database_server_that_dies_and_comes_back(postgres: Postgres, postgres_url: str) -> None:
    """The same append again succeeds, whether its commit or only the answer to it was lost."""
    chance = random.Random(2)

    async def body(store: Store) -> None:
        count = 0
        enough = asyncio.Condition()
        up = asyncio.Event()
        up.set()
        over = False

        async def plays(table: int) -> int:
            nonlocal count
            number, failures = 1, 0
            while not over:
                number += 1
                while True:
                    try:
                        await store.append(table, [moved(number)], PLAYING)
                        break
                    except StoreDown:
                        failures += 1
                        await up.wait()
                async with enough:
                    count += 1
                    enough.notify_all()
            assert await store.load(table) == [*created(), *map(moved, range(2, number + 1))]
            return failures

        tables = [await store.create(f"T{n}", created(), PLAYING) for n in range(TABLES)]
        playing = [asyncio.ensure_future(plays(table)) for table in tables]
        for _ in range(RESTARTS):
            goal = count + chance.randrange(100, 1000)
            async with enough:
                while count < goal:
                    await asyncio.wait_for(enough.wait(), 60)
            up.clear()
            await asyncio.to_thread(postgres.kill)
            with pytest.raises(StoreDown):
                await store.load(tables[0])
            await asyncio.to_thread(postgres.start)
            up.set()
        over = True
        failures = await asyncio.wait_for(asyncio.gather(*playing), 60)
        assert sum(failures) > 0

    with_store(postgres_url, body)


def test_a_restart_while_nobody_plays_goes_unnoticed(postgres: Postgres, postgres_url: str) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        await asyncio.gather(*(store.load(table) for _ in range(20)))
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
        await store.append(table, [moved(2)], PLAYING)
        assert await store.load(table) == [*created(), moved(2)]
        assert await asyncio.gather(*(store.find("QWERTZ") for _ in range(20))) == [table] * 20

    with_store(postgres_url, body)


class Tight:
    """A folder whose disk is about to be full, until there is `room` again."""

    def __init__(self, folder: Path, complaint: str, room: Callable[[], object]) -> None:
        self.folder, self.complaint, self.room = folder, complaint, room


@contextmanager
def small_disk(folder: Path) -> Iterator[Tight]:
    """A disk of one megabyte in memory."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("only the superuser may mount a disk")

    def room() -> None:
        subprocess.run(["mount", "-o", "remount,size=64m", folder], check=True)

    try:
        yield Tight(folder, "store-full", room)
    finally:
        subprocess.run(["umount", folder], check=True)


@contextmanager
def short_files(folder: Path) -> Iterator[Tight]:
    """A process that may write no file longer than a megabyte."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, before[1]))
    try:
        yield Tight(folder, "store-down", room)
    finally:
        room()


@pytest.mark.parametrize("disk", [small_disk, short_files])
def test_a_full_disk(tmp_path: Path, disk: Callable[[Path], AbstractContextManager[Tight]]) -> None:
    """Nothing is written by halves, what was acknowledged stays, and later it goes on."""
    text = "x" * 500

    async def plays(store: Store, table: int) -> int:
        number = 1
        while True:
            try:
                both = [moved(number + 1, text=text), moved(number + 2, text=text)]
                await store.append(table, both, PLAYING)
                number += 2
            except StoreDown as error:
                keys.add(error.message.key)
                reasons.add(error.reason)
                return number

    keys: set[str] = set()
    reasons: set[str] = set()
    with disk(tmp_path) as tight:
        file = tight.folder / "elferrat.db"

        async def body(store: Store) -> None:
            tables = [await store.create(f"T{n}", created(), PLAYING) for n in range(TABLES)]
            numbers = await asyncio.gather(*(plays(store, table) for table in tables))
            reached = dict(zip(tables, numbers, strict=True))
            assert keys == {tight.complaint}
            assert all(reasons)
            assert "xxx" not in "".join(reasons)
            await check(store, reached)
            tight.room()
            for table in tables:
                reached[table] += 1
                await store.append(table, [moved(reached[table], text=text)], PLAYING)
            await check(store, reached)

        async def check(store: Store, reached: dict[int, int]) -> None:
            for table, number in reached.items():
                expected = [*created(), *(moved(n, text=text) for n in range(2, number + 1))]
                assert await store.load(table) == expected

        with_store(f"sqlite:///{file}", body)
        with closing(connect(file)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_what_comes_after_the_end_is_refused_and_not_kept_waiting(sqlite_url: str) -> None:
    async def run() -> None:
        store = await Store.open(sqlite_url)
        table = await store.create("QWERTZ", created(), PLAYING)
        closing_it = asyncio.create_task(store.close())
        last = asyncio.create_task(store.append(table, [moved(2)], PLAYING))
        await closing_it
        async with asyncio.timeout(20):
            with pytest.raises(StoreDown):
                await last
            with pytest.raises(StoreDown):
                await store.append(table, [moved(2)], PLAYING)

    asyncio.run(run())
