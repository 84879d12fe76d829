"""What server processes tell each other: "table T has entry N", and whose seats are connected.

The log in the store is the truth and a word from the broker only a hint to look there. So a broker
that is away costs time and nothing else: no move waits for it, and whoever could not hear for a
while is told to look at the store.
"""

import asyncio
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Any, Protocol

import orjson
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, NoPermissionError, RedisError
from redis.exceptions import ConnectionError as NotConnected
from redis.exceptions import TimeoutError as TooSlow

from elferrat.locale.message import Unusable
from elferrat.server.logs import fail, note, warn
from elferrat.server.metrics import Metrics

CHANNEL = "elferrat"
SOON, LATEST = 0.05, 2.0  # seconds until the next try; doubled each time
QUIET = 5.0  # seconds of silence after which the broker is asked whether it is still there

PRESENT = 20.0  # seconds that a seat counts as connected after another process has said so

Seats = Iterable[tuple[int, str]]  # table and grant of each
# Table and number of an entry; table None: there may be more of any table.
Heard = Callable[[int | None, int], None]


class Broker(Protocol):
    """Carries hints between the processes that serve one store. Nothing here waits or fails."""

    async def tell(self, table: int, number: int) -> None:
        """Let the other processes know that a table has this entry."""

    async def here(self, seats: Seats) -> None:
        """Let the others know all seats that are connected to this process; say it often."""

    async def present(self, table: int, grant: str) -> bool:
        """Whether a seat is connected to another process, as far as that is known."""

    async def listen(self, heard: Heard) -> None:
        """Call `heard` for the entries that others tell; returns at once, called once.

        It gets `(None, 0)` each time that the others can be heard, at the first time as well, and
        every few seconds while they cannot: then look at the store for every live table.
        """

    async def close(self) -> None:
        """Stop listening and telling."""


class Alone:
    """The broker of a process that has its store for itself: there is nobody to tell."""

    async def tell(self, table: int, number: int) -> None:
        """Nobody hears it."""

    async def here(self, seats: Seats) -> None:
        """Nobody hears it."""

    async def present(self, table: int, grant: str) -> bool:
        """There is no other process."""
        return False

    async def listen(self, heard: Heard) -> None:
        """Nothing is ever heard, and nothing missed."""

    async def close(self) -> None:
        """Nothing is open."""


class RedisBroker:
    """Redis or Valkey as broker, by publish and subscribe on one channel.

    What is told while nobody can be reached waits, one number a table, and is told later.
    """

    def __init__(self, redis: Redis, channel: str, metrics: Metrics) -> None:
        self._redis = redis
        self._channel = channel
        self._metrics = metrics
        self._name = token_hex(4)
        self._untold: dict[int, int] = {}
        self._here: list[tuple[int, str]] = []
        self._seen: dict[tuple[int, str], float] = {}
        self._wake = asyncio.Event()
        self._connected = False
        self._pause = SOON
        self._telling = asyncio.create_task(self._tell_all())
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, url: str, *, channel: str = CHANNEL, metrics: Metrics | None = None
    ) -> "RedisBroker":
        """Connect to the server of a URL: `redis://`, `rediss://` or `unix://`.

        Servers of different stores need different channels, also in different databases of one
        Redis.

        Raises:
            Unusable: the URL cannot be read, or no Redis answers there, or it refuses us.
        """
        try:
            redis = Redis.from_url(
                url,
                retry=Retry(NoBackoff(), 0),  # who tries again is this module
                socket_timeout=QUIET,
                socket_connect_timeout=QUIET,
            )
        except ValueError:
            raise Unusable("--broker", "broker-bad-url") from None
        try:
            await redis.publish(channel, b"")
        except Exception as error:  # also a TypeError, for a setting in the URL that it lacks
            await redis.aclose()
            raise _complaint(error) from None
        return cls(redis, channel, metrics or Metrics())

    async def tell(self, table: int, number: int) -> None:
        """Let the other processes know that a table has this entry."""
        self._untold[table] = max(number, self._untold.get(table, 0))
        self._wake.set()

    async def here(self, seats: Seats) -> None:
        """Let the others know all seats that are connected to this process; say it often."""
        self._here = list(seats)
        self._wake.set()
        if self._connected:
            now = _now()
            self._seen = {seat: at for seat, at in self._seen.items() if now < at + PRESENT}

    async def present(self, table: int, grant: str) -> bool:
        """Whether a seat is connected to another process.

        Who was connected when the broker was lost counts as connected until it is back.
        """
        at = self._seen.get((table, grant))
        return at is not None and (not self._connected or _now() < at + PRESENT)

    async def listen(self, heard: Heard) -> None:
        """Call `heard` for the entries that others tell, and `(None, 0)` for what was missed."""
        self._listening = asyncio.create_task(self._listen(heard))

    async def close(self) -> None:
        """Stop listening; what is still untold is told, if that is quickly done."""
        tasks = [task for task in (self._telling, self._listening) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._here = []
        try:
            async with asyncio.timeout(1):
                await self._publish()
        except (RedisError, OSError, TimeoutError):
            pass
        await self._redis.aclose()

    async def _tell_all(self) -> None:
        pause = SOON
        while True:
            await self._wake.wait()
            try:
                await self._publish()
                pause = SOON
            except Exception as error:
                _not_expected(error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LATEST)

    async def _publish(self) -> None:
        """Publish all that is untold in one message; entries stay untold if that fails."""
        self._wake.clear()
        told, self._untold = self._untold, {}
        here, self._here = self._here, []
        if not told and not here:
            return
        try:
            words = orjson.dumps([self._name, list(told.items()), here])
            await self._redis.publish(self._channel, words)
        except BaseException:
            for table, number in told.items():
                await self.tell(table, number)
            raise

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                await self._hear(heard)
            except Exception as error:
                _not_expected(error)
                if self._connected:
                    warn("broker_lost", service="redis", error=type(error).__name__)
                    self._metrics.broker_losses.inc()
                self._set_connected(False)
                _safely(heard, None, 0)  # the store knows what nobody can tell us now
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LATEST)

    async def _hear(self, heard: Heard) -> None:
        """Hear until the connection is lost; raises what Redis or the network raises."""
        async with self._redis.pubsub() as channel:
            await channel.subscribe(self._channel)
            while True:
                message = await _next(channel)
                if message["type"] == "subscribe":
                    note("broker_heard", service="redis")
                    self._seen = dict.fromkeys(self._seen, _now())
                    self._set_connected(True)
                    self._pause = SOON
                    _safely(heard, None, 0)
                elif message["type"] == "message":
                    self._understand(message["data"], heard)

    def _understand(self, words: bytes, heard: Heard) -> None:
        """Take in what another process tells; what cannot be read is nothing."""
        try:
            told = orjson.loads(words)
        except ValueError:
            return
        match told:
            case [str(name), list(entries), list(seats)] if name != self._name:
                for entry in entries:
                    match entry:
                        case [int(table), int(number)]:
                            _safely(heard, table, number)
                for seat in seats:
                    match seat:
                        case [int(table), str(grant)]:
                            self._seen[table, grant] = _now()

    def _set_connected(self, connected: bool) -> None:
        self._connected = connected
        self._metrics.broker_connected.set(connected)


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _next(channel: PubSub) -> dict[str, Any]:
    """The next message; raises `TimeoutError` if the server does not even answer a ping."""
    for _ in range(2):
        message: dict[str, Any] | None = await channel.get_message(timeout=QUIET)
        if message is not None:
            return message
        await channel.ping()
    raise TimeoutError


def _safely(heard: Heard, table: int | None, number: int) -> None:
    """Call a listener, whose fault must not make this process deaf."""
    try:
        heard(table, number)
    except Exception as error:
        fail("broker_listener_failed", error)


def _not_expected(error: Exception) -> None:
    """Tell of an error that is no loss of Redis; it must not make this process deaf or mute."""
    if not isinstance(error, RedisError | OSError):
        fail("broker_failed", error)


def _complaint(error: Exception) -> Unusable:
    """Why a broker cannot be used, without its URL, which may hold a password."""
    if isinstance(error, AuthenticationError | NoPermissionError):
        return Unusable("--broker", "broker-rights")
    if isinstance(error, NotConnected | TooSlow | OSError):
        return Unusable("--broker", "broker-away")
    return Unusable("--broker", "broker-other", error=type(error).__name__)
