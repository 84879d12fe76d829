"""How much one address may ask for: rates, open connections, messages of one connection.

Refusals protect the others at a server; they are generous for people, and for a class behind one
address. Behind a proxy every address is the proxy's, unless the server is told to believe it.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic, time

from limits import parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter as Limiter
from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from elferrat.server.logs import warn
from elferrat.server.metrics import Metrics

# What an address may do, by kind.
RATES = {
    "tables": parse("300 per 1 hour"),  # tables made, all at once if need be
    "asked": parse("240 per 1 minute"),  # tables asked for, made or not
    "seats": parse("120 per 10 minute"),  # seats taken
    "players": parse("30 per 1 hour"),  # names kept or changed, all about one exported
    "recovery": parse("20 per 10 minute"),  # codes tried
    "commands": parse("1200 per 1 minute"),  # moves and the like without a socket
    "reviews": parse("20 per 1 hour"),  # reviews of games begun: each takes a core for a while
    "reads": parse("1200 per 1 minute"),  # everything that only looks
}
MOST_CONNECTIONS = 64  # open at once from one address, to this process
MESSAGES_A_SECOND = 10.0  # over one connection
BURST = 40  # messages that may come at once after a rest

_REDIS_SECONDS = 0.5  # an answer that takes longer is not waited for
_REDIS_REST = 5.0  # seconds for which a Redis that failed is not asked again


class Messages:
    """The messages of one connection: a burst at once, then so many a second."""

    __slots__ = ("_at", "_left")

    def __init__(self, now: float) -> None:
        self._at = now
        self._left = float(BURST)

    def wait(self, now: float) -> float:
        """Count a message at a time in seconds; 0.0: it may be taken, else the seconds to wait."""
        self._left = min(BURST, self._left + (now - self._at) * MESSAGES_A_SECOND)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / MESSAGES_A_SECOND
        self._left -= 1
        return 0.0


class Limits:
    """Counts by address, in this process, or with Redis for all processes together.

    While Redis is away each process counts for itself. `unlimited` refuses nothing.
    """

    def __init__(
        self, broker: str | None = None, *, metrics: Metrics | None = None, unlimited: bool = False
    ) -> None:
        self._metrics = metrics or Metrics()
        self._unlimited = unlimited
        self._open: Counter[str] = Counter()
        self._here = Limiter(MemoryStorage())
        self._pool: ConnectionPool | None = None
        self._together: Limiter | None = None
        self._rest_until = 0.0
        if broker is not None:
            self._pool = ConnectionPool.from_url(
                broker,
                retry=Retry(NoBackoff(), 0),
                socket_timeout=_REDIS_SECONDS,
                socket_connect_timeout=_REDIS_SECONDS,
            )
            storage = RedisStorage(
                "async+redis://",
                implementation="redispy",
                key_prefix="elferrat:limits",
                connection_pool=self._pool,  # type: ignore[arg-type]
            )
            self._together = Limiter(storage)

    async def allow(self, kind: str, address: str) -> float:
        """Count something of a kind of `RATES`: 0.0 to go on, else the seconds to wait."""
        if self._unlimited:
            return 0.0
        wait = await self._counted(kind, counted_as(address))
        if wait:
            self._metrics.refusals.labels(kind).inc()
        return wait

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """Count an open connection while the context lasts; gives whether it may stay open."""
        counted = counted_as(address)
        self._open[counted] += 1
        try:
            allowed = self._unlimited or self._open[counted] <= MOST_CONNECTIONS
            if not allowed:
                self._metrics.refusals.labels("connections").inc()
            yield allowed
        finally:
            self._open[counted] -= 1
            if not self._open[counted]:
                del self._open[counted]

    def messages(self) -> Messages:
        """The count of a new connection's messages."""
        return Messages(monotonic())

    def allow_message(self, messages: Messages) -> float:
        """Count a message of a connection: 0.0 to go on, else the seconds to wait."""
        wait = 0.0 if self._unlimited else messages.wait(monotonic())
        if wait:
            self._metrics.refusals.labels("messages").inc()
        return wait

    async def close(self) -> None:
        """Close the connections to Redis."""
        if self._pool is not None:
            await self._pool.disconnect()

    async def _counted(self, kind: str, counted: str) -> float:
        now = asyncio.get_running_loop().time()
        if self._together is not None and now >= self._rest_until:
            try:
                return await _wait(self._together, kind, counted)
            except (RedisError, OSError) as error:
                self._rest_until = now + _REDIS_REST
                warn("limits_alone", service="redis", error=type(error).__name__)
        return await _wait(self._here, kind, counted)


async def _wait(limiter: Limiter, kind: str, counted: str) -> float:
    rate = RATES[kind]
    if await limiter.hit(rate, kind, counted):
        return 0.0
    stats = await limiter.get_window_stats(rate, kind, counted)
    return max(1.0, stats.reset_time - time())


def counted_as(address: str) -> str:
    """What stands for an address: of IPv6 its 64 bits, for a subscriber has all that follow."""
    try:
        ip = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is None:
            bare = address.partition("%")[0]
            return str(ip_network(f"{bare}/64", strict=False).network_address)
        ip = ip.ipv4_mapped
    return str(ip)
