"""What every route of one server process shares, and who is connected to it at the moment."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from elferrat.locale.message import Message
from elferrat.server.answers import frame
from elferrat.server.connection import Connection
from elferrat.server.limits import Limits
from elferrat.server.people import People, Signer
from elferrat.server.reviews import Reviews
from elferrat.server.settings import Settings
from elferrat.server.store.store import Store
from elferrat.server.tables import Tables
from elferrat.server.web.client.files import Built
from elferrat.server.world import World

FAREWELL = 3.0  # seconds that clients have to take their last frames


@dataclass(eq=False)
class Site:
    """The tables, players, settings and pages behind the routes. `key` is the server's secret."""

    settings: Settings
    world: World
    tables: Tables
    people: People
    signer: Signer
    limits: Limits
    reviews: Reviews
    key: str
    client: Built
    closing: bool = False
    connected: set[Connection] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._all_gone = asyncio.Event()
        self._all_gone.set()

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.world.store

    @contextmanager
    def connection(self, connection: Connection) -> Iterator[None]:
        """Count a client as connected, so that it is told when the server stops."""
        connection.fell_behind = self.world.metrics.resyncs.labels("slow").inc
        self.connected.add(connection)
        self._all_gone.clear()
        self.world.metrics.connections.set(len(self.connected))
        try:
            yield
        finally:
            self.connected.discard(connection)
            self.world.metrics.connections.set(len(self.connected))
            if not self.connected:
                self._all_gone.set()

    async def farewell(self) -> None:
        """Say goodbye to everybody, and give them a little time to hear it."""
        self.closing = True
        for connection in list(self.connected):
            connection.send(frame("bye", reason=Message("web-bye-stop").text(connection.lang)))
            connection.close()
        try:
            await asyncio.wait_for(self._all_gone.wait(), FAREWELL)
        except TimeoutError:
            return


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client is not None else ""


def site_of(request: HTTPConnection) -> Site:
    """The site that a request came to."""
    site: Site = request.app.state.site
    return site
