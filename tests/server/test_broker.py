"""Hints between processes, over a real Redis that is killed, frozen and started again."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from io import StringIO
from typing import Any

import pytest
import redis

from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.server import broker as module
from elferrat.server.broker import Alone, Broker, RedisBroker
from elferrat.server.logs import written_to
from elferrat.server.metrics import Metrics
from tests.server.services import Redis

PATIENCE = 30.0  # seconds


class Ears:
    """Keeps what is heard, and lets one wait for it."""

    def __init__(self) -> None:
        self.heard: list[tuple[int | None, int]] = []

    def __call__(self, table: int | None, number: int) -> None:
        self.heard.append((table, number))

    async def until(self, *wanted: tuple[int | None, int]) -> None:
        await until(lambda: set(wanted) <= set(self.heard))


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def two(
    url: str, metrics: Metrics | None = None
) -> AsyncIterator[tuple[RedisBroker, RedisBroker, Ears, Ears]]:
    """Two processes' brokers that hear each other, and their ears, emptied."""
    one, other = await RedisBroker.open(url), await RedisBroker.open(url, metrics=metrics)
    ears = Ears(), Ears()
    try:
        for broker, ear in zip((one, other), ears, strict=True):
            await broker.listen(ear)
            await ear.until((None, 0))
            ear.heard.clear()
        yield one, other, *ears
    finally:
        await one.close()
        await other.close()


def test_one_tells_and_the_other_hears(redis_url: str) -> None:
    async def test() -> None:
        async with two(redis_url) as (one, other, ears, other_ears):
            await one.tell(7, 1)
            await other_ears.until((7, 1))
            await other.tell(8, 3)
            await ears.until((8, 3))
            assert ears.heard == [(8, 3)]
            assert other_ears.heard == [(7, 1)]

    asyncio.run(test())


def test_many_entries_of_a_table_are_told_as_the_last(redis_url: str) -> None:
    async def test() -> None:
        async with two(redis_url) as (one, _, _, ears):
            for number in [*range(1, 1001), 5]:
                await one.tell(7, number)
            for table in range(100, 1100):
                await one.tell(table, 1)
            await ears.until((7, 1000), *((table, 1) for table in range(100, 1100)))
            assert len(ears.heard) == 1001

    asyncio.run(test())


def test_a_redis_that_is_killed_costs_no_hint(redis_server: Redis) -> None:
    metrics, log = Metrics(), StringIO()

    async def test() -> None:
        async with two(redis_server.url, metrics) as (one, _, _, ears):
            connected = metrics.registry.get_sample_value
            assert connected("elferrat_broker_connected") == 1
            redis_server.kill()
            await until(lambda: connected("elferrat_broker_connected") == 0)
            async with asyncio.timeout(1):
                for number in range(1, 10):
                    await one.tell(7, number)
                    await one.here([(7, "ann")])
            await asyncio.to_thread(redis_server.start)
            # A word of what may be missed comes with every try: only now is one heard again.
            await until(lambda: connected("elferrat_broker_connected") == 1)
            assert (None, 0) in ears.heard
            await one.tell(7, 10)
            await ears.until((7, 10))
            assert connected("elferrat_broker_losses_total") == 1

    with written_to(log):
        asyncio.run(test())
    assert log.getvalue().count('"event":"broker_lost"') == 2


def test_what_is_told_while_redis_is_away_is_told_later(redis_server: Redis) -> None:
    async def test() -> None:
        one = await RedisBroker.open(redis_server.url)
        one._telling.cancel()  # so that nothing is told before the other one can hear
        redis_server.kill()
        await one.tell(7, 3)
        with pytest.raises(redis.ConnectionError):
            await one._publish()
        await asyncio.to_thread(redis_server.start)
        other, ears = await RedisBroker.open(redis_server.url), Ears()
        await other.listen(ears)
        await ears.until((None, 0))
        await one.close()
        await ears.until((7, 3))
        await other.close()

    asyncio.run(test())


def test_a_redis_that_hangs_is_noticed_and_nobody_waits(
    redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUIET", 0.2)
    metrics = Metrics()

    async def test() -> None:
        with closing(redis.Redis(port=redis_server.port)) as client:
            pid = client.info("server")["process_id"]
        async with two(redis_server.url, metrics) as (one, _, _, ears):
            connected = metrics.registry.get_sample_value
            os.kill(pid, signal.SIGSTOP)
            try:
                async with asyncio.timeout(1):
                    await one.tell(7, 1)
                await until(lambda: connected("elferrat_broker_connected") == 0)
            finally:
                os.kill(pid, signal.SIGCONT)
            await until(lambda: connected("elferrat_broker_connected") == 1)
            await one.tell(7, 2)
            await ears.until((7, 2))

    asyncio.run(test())


def test_seats_of_other_processes_are_known(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with two(redis_url) as (one, other, _, ears):
            await one.here([(7, "ann"), (8, "bob")])
            await one.tell(9, 1)
            await ears.until((9, 1))
            assert other.present(7) == {"ann"}
            assert other.present(8) == {"bob"}
            assert one.present(7) == set()
            monkeypatch.setattr(module, "PRESENT", 0.0)
            assert other.present(7) == set()
            await other.here([])
            monkeypatch.undo()
            assert other.present(7) == set()

    asyncio.run(test())


def test_who_comes_or_leaves_is_told_at_once_and_by_each_process_for_itself(
    redis_url: str,
) -> None:
    async def test() -> None:
        async with two(redis_url) as (one, other, _, ears), two(redis_url) as (third, *_):
            one.came(7, "ann")
            third.came(7, "ann")
            await until(lambda: len(other._seen.get(7, {})) == 2)
            assert ears.heard == [(7, 0)] * 2
            one.left(7, "ann")
            await until(lambda: len(other._seen[7]) == 1)
            assert other.present(7) == {"ann"}
            third.left(7, "ann")
            third.came(7, "ann")  # a page that is loaded anew
            await third.tell(9, 1)
            await ears.until((9, 1))
            assert other.present(7) == {"ann"}
            third.left(7, "ann")
            await until(lambda: not other._seen)
            assert other.present(7) == set()

    asyncio.run(test())


def test_whose_process_falls_silent_is_forgotten_and_the_listener_told(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with two(redis_url) as (one, other, _, ears):
            one.came(7, "ann")
            await until(lambda: other.present(7))
            await other.here([])
            assert ears.heard == [(7, 0)]
            monkeypatch.setattr(module, "PRESENT", 0.0)
            await other.here([])
            assert ears.heard == [(7, 0)] * 2

    asyncio.run(test())


def test_who_was_there_when_the_broker_was_lost_stays_until_it_is_back(
    redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    metrics = Metrics()

    async def test() -> None:
        async with two(redis_server.url, metrics) as (one, other, _, _):
            await one.here([(7, "ann")])
            await until(lambda: other._seen)
            redis_server.kill()
            await until(lambda: metrics.registry.get_sample_value("elferrat_broker_connected") == 0)
            with monkeypatch.context() as patch:
                patch.setattr(module, "PRESENT", 0.0)
                await other.here([])
                assert other.present(7) == {"ann"}
            await asyncio.to_thread(redis_server.start)
            await until(lambda: metrics.registry.get_sample_value("elferrat_broker_connected") == 1)
            assert other.present(7) == {"ann"}
            monkeypatch.setattr(module, "PRESENT", 0.0)
            assert other.present(7) == set()

    asyncio.run(test())


@pytest.mark.parametrize(
    "words",
    [
        b"", b"\xff", b"{}", b"[]", b'["x"]', b'["x", 1, 2]', b'[1, [[7, 1]], []]',
        b'["x", [7, "x", [7], [7, "1"], [7, null]], [[7, 1], "x"]]', b"[" * 100_000,
    ],
)  # fmt: skip
def test_nonsense_on_the_channel_is_nothing(redis_server: Redis, words: bytes) -> None:
    async def test() -> None:
        async with two(redis_server.url) as (one, other, _, ears):
            with closing(redis.Redis(port=redis_server.port)) as client:
                assert client.publish(module.CHANNEL, words) == 2
            await one.tell(7, 1)
            await ears.until((7, 1))
            assert ears.heard == [(7, 1)]
            assert other.present(7) == set()

    asyncio.run(test())


def test_a_listener_that_fails_hears_on(redis_url: str) -> None:
    log, ears = StringIO(), Ears()

    def fragile(table: int | None, number: int) -> None:
        ears(table, number)
        raise ValueError("R12")

    async def test() -> None:
        one, other = await RedisBroker.open(redis_url), await RedisBroker.open(redis_url)
        await other.listen(fragile)
        await ears.until((None, 0))
        for number in (1, 2):
            await one.tell(7, number)
            await ears.until((7, number))
        await one.close()
        await other.close()

    with written_to(log):
        asyncio.run(test())
    assert log.getvalue().count('"event":"broker_listener_failed"') == 3
    assert "R12" not in log.getvalue()


def test_stores_with_channels_of_their_own_do_not_hear_each_other(redis_url: str) -> None:
    async def test() -> None:
        async with two(redis_url) as (one, _, _, ears):
            stranger = await RedisBroker.open(redis_url, channel="elferrat:other")
            await stranger.tell(1, 1)
            await stranger.close()
            await one.tell(7, 1)
            await ears.until((7, 1))
            assert ears.heard == [(7, 1)]

    asyncio.run(test())


def test_closing_tells_the_last_entry(redis_url: str) -> None:
    async def test() -> None:
        async with two(redis_url) as (_, _, _, ears):
            third = await RedisBroker.open(redis_url)
            await third.tell(7, 4)
            await third.close()
            await ears.until((7, 4))

    asyncio.run(test())


def test_closing_without_redis_is_quick(redis_server: Redis) -> None:
    async def test() -> None:
        async with two(redis_server.url) as (one, _, _, _):
            redis_server.kill()
            await one.tell(7, 1)
        await asyncio.to_thread(redis_server.start)

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    asyncio.run(in_time())


def refused(url: str) -> str:
    """The key of the complaint about a URL; said in all languages, without its password."""
    with pytest.raises(Unusable) as caught:
        asyncio.run(RedisBroker.open(url))
    for lang in LANGUAGES:
        sentence = caught.value.text(lang)
        assert sentence.startswith("--broker: ")
        assert "hunter2" not in sentence
        assert "\n" not in sentence
    assert "hunter2" not in repr(caught.value.__cause__)
    return caught.value.message.key


@pytest.mark.parametrize(
    "url",
    ["", "nowhere", "http://localhost", "redis//:hunter2@localhost", "redis://localhost:port",
     "redis://localhost:123456789", "amqp://hunter2@localhost"],
)  # fmt: skip
def test_an_address_that_cannot_be_read_is_refused(url: str) -> None:
    assert refused(url) == "broker-bad-url"


def test_a_redis_that_is_away_at_the_start_is_refused(redis_server: Redis) -> None:
    assert refused("redis://:hunter2@127.0.0.1:1") == "broker-away"
    assert refused("redis://hunter2.invalid") == "broker-away"
    assert refused("unix:///nowhere/redis.sock") == "broker-away"
    redis_server.kill()
    assert refused(redis_server.url) == "broker-away"
    redis_server.start()


def test_a_redis_that_refuses_us_is_named(redis_server: Redis) -> None:
    with closing(redis.Redis(port=redis_server.port)) as client:
        client.acl_setuser("deaf", enabled=True, passwords=["+hunter2"], commands=["+publish"])
        there = redis_server.url.removeprefix("redis://")
        assert refused(f"redis://ann:hunter2@{there}") == "broker-rights"
        assert refused(f"redis://deaf:hunter2@{there}") == "broker-rights"
        client.acl_deluser("deaf")


def test_settings_that_redis_lacks_are_named(redis_url: str) -> None:
    assert refused(f"{redis_url}?hunter=1") == "broker-other"


def test_another_service_is_no_broker() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        writer.close()

    async def test() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unusable, match="work as a broker"):
                await RedisBroker.open(f"redis://127.0.0.1:{port}")

    asyncio.run(test())


def test_who_is_alone_hears_nothing() -> None:
    async def test() -> None:
        alone: Broker = Alone()
        ears = Ears()
        await alone.listen(ears)
        await alone.tell(7, 1)
        await alone.here([(7, "ann")])
        alone.came(7, "ann")
        alone.left(7, "ann")
        assert alone.present(7) == set()
        await alone.close()
        assert ears.heard == []

    asyncio.run(test())


def test_an_error_that_nobody_expects_makes_nobody_deaf_or_mute(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with two(redis_url) as (one, other, _, ears):
            publish, understand = one._redis.publish, other._understand

            async def unpublished(*_: Any) -> None:
                one._redis.publish = publish  # type: ignore[method-assign]
                raise RuntimeError("a fault of a library")

            def misunderstood(*_: Any) -> None:
                other._understand = understand  # type: ignore[method-assign]
                raise RuntimeError("a fault of our own")

            one._redis.publish = unpublished  # type: ignore[method-assign,assignment]
            await one.tell(7, 1)
            await ears.until((7, 1))
            other._understand = misunderstood  # type: ignore[method-assign,assignment]
            await one.tell(7, 2)
            # Once for what it missed, once when it hears again.
            await until(lambda: ears.heard.count((None, 0)) == 2)
            await one.tell(7, 3)
            await ears.until((7, 3))
        told = [record.msg for record in caplog.records if record.levelname == "ERROR"]
        assert told == ["broker_failed", "broker_failed"]

    asyncio.run(run())
