"""One process alone serves a database, or several that hear each other."""

import asyncio

import pytest

from elferrat.locale.message import Unusable
from elferrat.server.store.store import Store


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
