"""While the broker is away, live tables look at the store by themselves."""

import asyncio

from elferrat.server.broker import RedisBroker
from tests.server.services import Redis

PATIENCE = 30.0  # seconds


def test_the_store_is_looked_at_while_nobody_can_be_heard(redis_server: Redis) -> None:
    async def test() -> None:
        looks: asyncio.Queue[tuple[int | None, int]] = asyncio.Queue()
        broker = await RedisBroker.open(redis_server.url)
        try:
            await broker.listen(lambda table, number: looks.put_nowait((table, number)))
            async with asyncio.timeout(PATIENCE):
                assert await looks.get() == (None, 0)
                redis_server.kill()
                for _ in range(3):
                    assert await looks.get() == (None, 0)
        finally:
            await broker.close()
            if not redis_server.running:
                redis_server.start()

    asyncio.run(test())
