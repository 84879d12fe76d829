"""A table server from its settings: built, served until a signal comes, taken down again."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from secrets import token_hex
from typing import Any

from uvicorn import Config, Server

from elferrat.locale.message import Unusable
from elferrat.server.broker import Alone, Broker, RedisBroker
from elferrat.server.limits import Limits
from elferrat.server.metrics import Metrics
from elferrat.server.people import People, Signer
from elferrat.server.reviews import Reviews
from elferrat.server.settings import Settings
from elferrat.server.store.store import Store
from elferrat.server.tables import Tables
from elferrat.server.web.app import app_of
from elferrat.server.web.client.files import built
from elferrat.server.web.site import Site
from elferrat.server.workers import Workers
from elferrat.server.world import World, milliseconds

Ready = Callable[[str], None]

BACKLOG = 2_048
MOST_FRAME = 16_384  # bytes of one message that a client may send
PING_SECONDS = 20.0
PONG_SECONDS = 10.0
GRACEFUL_SECONDS = 5
_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_REASONS = {
    errno.EADDRINUSE: "web-port-taken",
    errno.EACCES: "web-port-forbidden",
    errno.EPERM: "web-port-forbidden",
    errno.EADDRNOTAVAIL: "web-address-elsewhere",
}


def serve(settings: Settings, ready: Ready) -> int:
    """Serve until SIGINT or SIGTERM; `ready` is told the address once pages are served.

    Returns the exit code of the process.

    Raises:
        Unusable: settings, database, broker, address or port that cannot be used.
    """
    settings.check()
    logging.getLogger("alembic").setLevel(logging.WARNING)  # each start would be told step by step

    def started(url: str) -> None:
        ready(url)
        _calm_collector()

    _run(serving(settings, started))
    return 0


async def serving(settings: Settings, ready: Ready, stop: asyncio.Event | None = None) -> None:
    """Serve in a running loop until a signal, or until `stop` is set."""
    with listening(settings.host, settings.port) as listener:
        async with site_for(settings) as site:
            await serving_site(site, listener, ready, stop)


async def serving_site(
    site: Site, listener: socket.socket, ready: Ready, stop: asyncio.Event | None = None
) -> None:
    """Serve a site on a socket until a signal, or until `stop` is set."""
    await Listener(site, listener, ready, stop or asyncio.Event()).serve([listener])


@asynccontextmanager
async def site_for(settings: Settings) -> AsyncIterator[Site]:
    """All parts of a server but its socket; nothing that was acknowledged is lost at the end."""
    async with AsyncExitStack() as parts:
        metrics = Metrics()
        store = await Store.open(settings.database)
        parts.push_async_callback(store.close)
        await store.claim(shared=settings.broker is not None)
        key = await store.setting("key", lambda: token_hex(32))
        broker: Broker = Alone()
        if settings.broker is not None:
            broker = await RedisBroker.open(settings.broker, metrics=metrics)
        parts.push_async_callback(broker.close)
        workers = Workers(settings.bot_processes, settings.bot_seconds, metrics=metrics)
        parts.push_async_callback(workers.close)
        client = built()
        world = World(
            store, workers, broker, metrics, int(settings.grace * 1000), settings.bot_seconds,
            client.name,
        )  # fmt: skip
        tables = Tables(world)
        signer = Signer(key)
        people = People(store, signer, milliseconds)
        await tables.start()
        parts.push_async_callback(tables.close)
        limits = Limits(settings.broker, metrics=metrics, unlimited=settings.unlimited)
        parts.push_async_callback(limits.close)
        reviews = Reviews()
        parts.push_async_callback(reviews.close)
        yield Site(settings, world, tables, people, signer, limits, reviews, key, client)


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens.

    Raises:
        Unusable: the port is taken, or this machine has no such address.
    """
    place = f"{host}:{port}"
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise Unusable(place, "web-address-elsewhere") from None
    with socket.socket(family, kind, proto) as listener:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError as error:
            key = _REASONS.get(error.errno or 0, "web-address-elsewhere")
            raise Unusable(place, key) from None
        yield listener


class Listener(Server):
    """Uvicorn, with a goodbye to everybody before it closes their sockets."""

    def __init__(
        self, site: Site, listener: socket.socket, ready: Ready, stop: asyncio.Event
    ) -> None:
        super().__init__(_config(site))
        self._site = site
        self._address = listener.getsockname()
        self._ready = ready
        self._stop = stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        self._ready(self.url())

    async def main_loop(self) -> None:
        """Serve until told otherwise."""
        ticking = asyncio.create_task(super().main_loop())
        await self._stop.wait()
        self.should_exit = True
        await ticking

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        await self._site.farewell()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal; the one that came is not raised again, for this is a good end."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()

        def stop(*_: Any) -> None:
            self.force_exit = self._stop.is_set()  # a second signal does not wait for anybody
            loop.call_soon_threadsafe(self._stop.set)

        before = {each: signal.signal(each, stop) for each in _SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def url(self) -> str:
        """The address of the pages; listening everywhere, the one that other devices can use."""
        settings = self._site.settings
        if settings.public:
            return settings.public
        host = network_address() if settings.host in ("0.0.0.0", "::", "") else settings.host
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self._address[1]}"


def network_address() -> str:
    """This machine's address in its network; without a network 127.0.0.1. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents (RFC 5737), never reached
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _calm_collector() -> None:
    """Let Python look for garbage cycles rarely, and not at what was there at the start.

    Live tables are many objects that stay: to look through them again and again takes a fifth of
    the time that moves take.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def _no_refusal(record: logging.LogRecord) -> bool:
    """Whether Uvicorn says something else than that a handshake was refused with a reason."""
    return "returned without completing handshake" not in record.getMessage()


def _config(site: Site) -> Config:
    settings = site.settings
    logging.getLogger("uvicorn.error").addFilter(_no_refusal)
    return Config(
        app_of(site),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        # Frames are small, and a compressor for each of thousands of sockets is not.
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[part.strip() for part in settings.proxies.split(",") if part.strip()],
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )


def _run(main: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        asyncio.run(main)
    else:
        uvloop.run(main)
