"""Limits by address: counted in memory or in a real Redis, generous, and never in the way."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import ExitStack, closing

import pytest
import redis
from limits import parse

from elferrat.server import limits as module
from elferrat.server.limits import BURST, MOST_CONNECTIONS, RATES, Limits, Messages, counted_as
from elferrat.server.metrics import Metrics
from tests.server.services import Redis

ANN, BOB = "203.0.113.1", "203.0.113.2"


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "tables", parse("3 per 1 hour"))


@pytest.fixture
def clean_redis(redis_server: Redis) -> Redis:
    """Redis without counts of other tests."""
    with closing(redis.Redis(port=redis_server.port)) as client:
        client.flushall()
    return redis_server


@pytest.fixture(params=["memory", "redis"])
def make(request: pytest.FixtureRequest) -> Callable[..., Limits]:
    """Makes limits that count in memory, or together in Redis."""
    broker = None
    if request.param == "redis":
        broker = request.getfixturevalue("clean_redis").url
    return lambda **more: Limits(broker, **more)


def test_so_many_and_then_no_more_for_this_address(make: Callable[..., Limits]) -> None:
    async def test() -> None:
        metrics = Metrics()
        limits = make(metrics=metrics)
        assert [await limits.allow("tables", ANN) for _ in range(3)] == [0.0] * 3
        for _ in range(5):
            assert 1.0 <= await limits.allow("tables", ANN) <= 3600
        assert await limits.allow("tables", BOB) == 0.0
        assert await limits.allow("seats", ANN) == 0.0
        count = metrics.registry.get_sample_value
        assert count("elferrat_refusals_total", {"limit": "tables"}) == 5
        await limits.close()

    asyncio.run(test())


def test_who_has_waited_may_go_on(
    make: Callable[..., Limits], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "tables", parse("2 per 1 second"))

    async def test() -> None:
        limits = make()
        refused = 0
        async with asyncio.timeout(30):
            for _ in range(6):
                while wait := await limits.allow("tables", ANN):
                    assert wait <= 2
                    refused += 1
                    await asyncio.sleep(0.02)
        assert refused
        await limits.close()

    asyncio.run(test())


def test_processes_count_together(clean_redis: Redis) -> None:
    async def test() -> None:
        one, other = Limits(clean_redis.url), Limits(clean_redis.url)
        waits = [await each.allow("tables", ANN) for each in (one, other, one, other, one)]
        assert [wait > 0 for wait in waits] == [False] * 3 + [True] * 2
        await one.close()
        await other.close()

    asyncio.run(test())


def test_without_redis_each_process_counts_alone_and_later_together(
    clean_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        limits = Limits(clean_redis.url)
        assert await limits.allow("tables", ANN) == 0.0
        clean_redis.kill()
        waits = [await limits.allow("tables", ANN) for _ in range(5)]
        assert [wait > 0 for wait in waits] == [False] * 3 + [True] * 2
        await asyncio.to_thread(clean_redis.start)
        assert await limits.allow("tables", ANN) > 0  # it is not asked again so soon
        limits._rest_until = 0.0
        assert await limits.allow("tables", ANN) == 0.0  # Redis kept nothing
        await limits.close()

    asyncio.run(test())


def test_a_redis_that_hangs_is_asked_once(clean_redis: Redis) -> None:
    async def test() -> None:
        with closing(redis.Redis(port=clean_redis.port)) as client:
            pid = client.info("server")["process_id"]
        limits = Limits(clean_redis.url)
        os.kill(pid, signal.SIGSTOP)
        try:
            async with asyncio.timeout(4 * module._REDIS_SECONDS):
                for _ in range(100):
                    assert await limits.allow("seats", ANN) == 0.0
        finally:
            os.kill(pid, signal.SIGCONT)
        await limits.close()

    asyncio.run(test())


def test_connections_of_an_address_are_counted_while_they_are_open() -> None:
    metrics = Metrics()
    limits = Limits(metrics=metrics)
    with ExitStack() as connections:
        for _ in range(MOST_CONNECTIONS):
            assert connections.enter_context(limits.connection(ANN))
        with limits.connection(ANN) as allowed:
            assert not allowed
        assert connections.enter_context(limits.connection(BOB))
    with limits.connection(ANN) as allowed:
        assert allowed
    assert not limits._open
    count = metrics.registry.get_sample_value
    assert count("elferrat_refusals_total", {"limit": "connections"}) == 1


def test_a_connection_that_breaks_is_counted_no_more() -> None:
    limits = Limits()
    with pytest.raises(OSError, match="gone"), limits.connection(ANN):
        raise OSError("gone")
    assert not limits._open


def test_messages_come_in_a_burst_and_then_steadily() -> None:
    messages = Messages(100.0)
    assert [messages.wait(100.0) for _ in range(BURST)] == [0.0] * BURST
    assert messages.wait(100.0) == pytest.approx(0.1)
    assert messages.wait(100.05) == pytest.approx(0.05)
    assert messages.wait(100.11) == 0.0
    assert messages.wait(100.11) > 0
    taken = sum(messages.wait(101.0 + tick / 100) == 0.0 for tick in range(1000))
    assert 108 <= taken <= 110  # the second before, and ten
    assert [messages.wait(10_000.0) for _ in range(BURST + 1)].count(0.0) == BURST


def test_messages_beyond_the_burst_are_refused_and_counted() -> None:
    metrics = Metrics()
    limits = Limits(metrics=metrics)
    messages = limits.messages()
    waits = [limits.allow_message(messages) for _ in range(3 * BURST)]
    assert waits[:BURST] == [0.0] * BURST
    assert waits[-1] > 0
    count = metrics.registry.get_sample_value("elferrat_refusals_total", {"limit": "messages"})
    assert count == sum(wait > 0 for wait in waits)


def test_who_is_unlimited_is_refused_nothing() -> None:
    async def test() -> None:
        limits = Limits(unlimited=True)
        assert not any([await limits.allow("tables", ANN) for _ in range(10)])
        messages = limits.messages()
        assert not any(limits.allow_message(messages) for _ in range(10 * BURST))
        with ExitStack() as connections:
            for _ in range(2 * MOST_CONNECTIONS):
                assert connections.enter_context(limits.connection(ANN))
        await limits.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.77", "203.0.113.77"),
        ("::ffff:203.0.113.77", "203.0.113.77"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "unknown"),
        ("", "unknown"),
        ("1.2.3.4, 5.6.7.8", "unknown"),
        ("x" * 100_000, "unknown"),
    ],
)
def test_what_stands_for_an_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_neighbours_of_one_subscriber_count_as_one() -> None:
    async def test() -> None:
        limits = Limits()
        waits = [await limits.allow("tables", f"2001:db8::{host:x}") for host in range(10)]
        assert [wait > 0 for wait in waits] == [False] * 3 + [True] * 7

    asyncio.run(test())
