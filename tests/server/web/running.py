"""A real table server in a thread of the test process, on a free port."""

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from elferrat.server.serving import listening, serving_site, site_for
from elferrat.server.settings import Settings
from elferrat.server.web.site import Site
from tests.server.web.clients import PATIENCE, Browser

T = TypeVar("T")


@dataclass
class Running:
    """A server that runs; `call` and `wait` do something in its loop."""

    url: str
    port: int
    loop: asyncio.AbstractEventLoop
    stop: asyncio.Event
    site: Site

    def browser(self) -> Browser:
        return Browser(self.port)

    def call(self, work: Callable[[], Any]) -> Any:
        async def done() -> Any:
            return work()

        return self.wait(done())

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def running(folder: Path, send_buffer: int | None = None, **changes: Any) -> Iterator[Running]:
    """Serve from a fresh or known folder until the end of the block."""
    known: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'tables.db'}", "port": 0, "unlimited": True,
    }  # fmt: skip
    settings = Settings(**(known | changes))
    started = threading.Event()
    made: list[Running] = []
    failed: list[BaseException] = []

    async def main() -> None:
        stop = asyncio.Event()
        with listening(settings.host, settings.port) as listener:
            if send_buffer is not None:  # of every socket that is accepted here
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
            async with site_for(settings) as site:

                def ready(url: str) -> None:
                    made.append(
                        Running(
                            url, listener.getsockname()[1], asyncio.get_running_loop(), stop, site
                        )
                    )
                    started.set()

                await serving_site(site, listener, ready, stop)

    def run() -> None:
        try:
            asyncio.run(main())
        except BaseException as error:
            failed.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=run)
    thread.start()
    assert started.wait(PATIENCE)
    try:
        if failed:
            raise failed[0]
        yield made[0]
    finally:
        if made and thread.is_alive():
            made[0].loop.call_soon_threadsafe(made[0].stop.set)
        thread.join(PATIENCE)
        assert not thread.is_alive()
    assert not failed, failed
