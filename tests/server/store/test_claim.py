"""One process alone serves a database, or several that hear each other."""

import asyncio
import os
import re
from typing import Any

import pytest

from elferrat.locale.message import Unusable
from elferrat.server.store import claim
from elferrat.server.store.store import Store, StoreDown
from tests.server.living import serving
from tests.server.services import Postgres


async def opened(url: str, *, shared: bool) -> Store:
    store = await Store.open(url)
    try:
        await store.claim(shared=shared)
    except BaseException:
        await store.close()
        raise
    return store


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [(False, False, False), (False, True, False), (True, False, False), (True, True, True)],
)
def test_two_servers_need_a_broker_each(
    database_url: str, first: bool, second: bool, together: bool
) -> None:
    async def run() -> None:
        one = await opened(database_url, shared=first)
        try:
            if together:
                await (await opened(database_url, shared=second)).close()
            else:
                with pytest.raises(Unusable) as caught:
                    await opened(database_url, shared=second)
                assert caught.value.message.key == "store-served"
        finally:
            await one.close()
        await (await opened(database_url, shared=second)).close()

    asyncio.run(run())


def test_who_only_looks_claims_nothing(database_url: str) -> None:
    async def run() -> None:
        one = await opened(database_url, shared=False)
        admin = await Store.open(database_url)
        await admin.close()
        await one.close()

    asyncio.run(run())


async def refused(url: str) -> None:
    """Nobody else may serve the database."""
    with pytest.raises(Unusable) as caught:
        await opened(url, shared=True)
    assert caught.value.message.key == "store-served"


def session(store: Store) -> Any:
    """The driver's connection that holds the claim."""
    held: Any = store._claim
    return held._session.connection.driver_connection


def test_a_claim_is_taken_again_after_a_restart(postgres: Postgres, postgres_url: str) -> None:
    async def run() -> None:
        one = await opened(postgres_url, shared=False)
        try:
            await one.renew_claim()
            postgres.kill()
            with pytest.raises(StoreDown):
                await one.renew_claim()
            postgres.start()
            await one.renew_claim()
            await refused(postgres_url)
        finally:
            await one.close()

    asyncio.run(run())


def test_a_claim_that_another_has_by_now_is_told_and_got_when_it_is_free(
    postgres: Postgres, postgres_url: str
) -> None:
    async def run() -> None:
        one = await opened(postgres_url, shared=False)
        postgres.stop()
        postgres.start()
        two = await opened(postgres_url, shared=False)
        for _ in range(2):
            with pytest.raises(Unusable) as caught:
                await one.renew_claim()
            assert caught.value.message.key == "store-served"
        await two.close()
        await one.renew_claim()
        await refused(postgres_url)
        await one.close()
        await one.renew_claim()  # a heartbeat that comes late takes nothing
        await (await opened(postgres_url, shared=False)).close()

    asyncio.run(run())


def test_a_connection_that_is_lost_without_the_database_knowing_bars_nobody(
    postgres_url: str,
) -> None:
    async def run() -> None:
        one = await opened(postgres_url, shared=False)
        number = session(one).fileno()
        alive, nothing = os.dup(number), os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, number)  # PostgreSQL still sees the old connection, which nobody reads
        try:
            await one.renew_claim()
            await refused(postgres_url)
        finally:
            await one.close()
            os.close(alive)
            os.close(nothing)

    asyncio.run(run())


def test_the_database_lets_go_of_a_host_that_is_gone_within_a_minute(postgres_url: str) -> None:
    async def run() -> None:
        one = await opened(postgres_url, shared=False)
        rows = session(one).execute(
            "SELECT name, source FROM pg_settings WHERE name LIKE 'tcp_keepalives%'"
        )
        # Over a socket of this machine they have no effect, and show no value.
        assert set(rows) == {
            (f"tcp_keepalives_{part}", "session") for part in ("idle", "interval", "count")
        }
        idle, interval, count = (int(n) for n in re.findall(r"'(\d+)', false", claim._SESSION))
        assert idle + interval * count <= 60
        await one.close()

    asyncio.run(run())


def test_a_server_that_has_lost_its_claim_says_so_once(
    postgres: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    def told() -> list[str]:
        return [record.msg for record in caplog.records if record.levelname == "ERROR"]

    async def run() -> None:
        async with serving(postgres_url) as tables:
            store = tables.world.store
            await store.claim(shared=False)
            await tables._beat()
            postgres.stop()
            postgres.start()
            other = await opened(postgres_url, shared=False)
            await tables._beat()
            await tables._beat()
            assert told() == ["another server serves this database"]
            await other.close()
            await tables._beat()
            await refused(postgres_url)
            assert len(told()) == 1

    asyncio.run(run())
