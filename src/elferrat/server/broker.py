"""What server processes tell each other: "table T has entry N", and whose seats are connected.

The log in the store is the truth and a word from the broker only a hint to look there. So a broker
that is away costs time and nothing else: no move waits for it, and whoever could not hear for a
while is told to look at the store.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
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
# Table and number of an entry; 0: other seats of the table are connected elsewhere than before;
# table None: there may be more entries of any table.
Heard = Callable[[int | None, int], None]


class Broker(Protocol):
    """Carries hints between the processes that serve one store. Nothing here waits or fails."""

    async def tell(self, table: int, number: int) -> None:
        """Let the other processes know that a table has this entry."""

    async def here(self, seats: Seats) -> None:
        """Let the others know all seats that are connected to this process; say it often."""

    def came(self, table: int, grant: str) -> None:
        """Let the others know at once that a seat is connected to this process."""

    def left(self, table: int, grant: str) -> None:
        """Let the others know at once that it is no longer."""

    def present(self, table: int) -> set[str]:
        """The grants of a table's seats that are connected to others, as far as is known."""

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

    def came(self, table: int, grant: str) -> None:
        """Nobody hears it."""

    def left(self, table: int, grant: str) -> None:
        """Nobody hears it."""

    def present(self, table: int) -> set[str]:
        """There is no other process."""
        return set()

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
        self._here: set[tuple[int, str]] = set()
        self._left: set[tuple[int, str]] = set()
        # Of each table, when which process said last that a grant is connected to it.
        self._seen: dict[int, dict[tuple[str, str], float]] = {}
        self._heard: Heard = lambda table, number: None
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
        self._here = set(seats)
        self._wake.set()
        if self._connected:
            self._forget_silent()

    def came(self, table: int, grant: str) -> None:
        """Let the others know at once that a seat is connected to this process."""
        self._here.add((table, grant))
        self._left.discard((table, grant))
        self._wake.set()

    def left(self, table: int, grant: str) -> None:
        """Let the others know at once that it is no longer."""
        self._here.discard((table, grant))
        self._left.add((table, grant))
        self._wake.set()

    def present(self, table: int) -> set[str]:
        """The grants of a table's seats that are connected to other processes.

        Who was connected when the broker was lost counts as connected until it is back.
        """
        old = _now() - PRESENT if self._connected else float("-inf")
        return {grant for (grant, _), at in self._seen.get(table, {}).items() if at > old}

    def _forget_silent(self) -> None:
        """Let go of seats of which no process has said anything for long."""
        old = _now() - PRESENT
        for table, seen in list(self._seen.items()):
            kept = {seat: at for seat, at in seen.items() if at > old}
            if len(kept) < len(seen):
                self._now_seen(table, kept)

    def _now_seen(self, table: int, seen: dict[tuple[str, str], float]) -> None:
        """Other seats of a table are connected elsewhere than before: whoever listens is told."""
        self._seen[table] = seen
        if not seen:
            del self._seen[table]
        _safely(self._heard, table, 0)

    async def listen(self, heard: Heard) -> None:
        """Call `heard` for the entries that others tell, and `(None, 0)` for what was missed."""
        self._heard = heard
        self._listening = asyncio.create_task(self._listen(heard))

    async def close(self) -> None:
        """Stop listening; what is still untold is told, if that is quickly done."""
        tasks = [task for task in (self._telling, self._listening) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._here = set()
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
        here, self._here = self._here, set()
        left, self._left = self._left, set()
        try:
            if told or here:
                await self._say([list(told.items()), list(here)])
            if left:
                await self._say(["left", list(left)])
        except BaseException:
            for table, number in told.items():
                await self.tell(table, number)
            self._left |= left - self._here
            raise

    async def _say(self, words: list[Any]) -> None:
        await self._redis.publish(self._channel, orjson.dumps([self._name, *words]))

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
                    now = _now()
                    self._seen = {t: dict.fromkeys(seen, now) for t, seen in self._seen.items()}
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
                for table, grant in _seats(seats):
                    seen = self._seen.get(table, {})
                    known = (grant, name) in seen
                    seen[grant, name] = _now()
                    if not known:
                        self._now_seen(table, seen)
            case [str(name), "left", list(seats)] if name != self._name:
                for table, grant in _seats(seats):
                    seen = self._seen.get(table, {})
                    if seen.pop((grant, name), None) is not None:
                        self._now_seen(table, seen)

    def _set_connected(self, connected: bool) -> None:
        self._connected = connected
        self._metrics.broker_connected.set(connected)


def _seats(words: list[Any]) -> Iterator[tuple[int, str]]:
    for seat in words:
        match seat:
            case [int(table), str(grant)]:
                yield table, grant


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
