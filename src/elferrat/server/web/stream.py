"""The frames of a table over plain HTTP, one JSON object a line, for programs."""

import asyncio

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from elferrat.server.connection import Connection
from elferrat.server.live import LiveTable
from elferrat.server.web.complaints import crowded
from elferrat.server.web.site import Site, address_of

NDJSON = "application/x-ndjson"
ALIVE_SECONDS = 20.0


class FrameStream(Response):
    """An answer that goes on until the client or the server ends it."""

    def __init__(self, site: Site, table: LiveTable, connection: Connection, since: int) -> None:
        super().__init__(None, 200, {"cache-control": "no-store"}, NDJSON)
        del self.headers["content-length"]
        self._site = site
        self._table = table
        self._connection = connection
        self._since = since

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send frames as they come."""
        request = HTTPConnection(scope)
        with self._site.limits.connection(address_of(request)) as allowed:
            if allowed:
                await self._stream(receive, send)
            else:
                await crowded(request)(scope, receive, send)

    async def _stream(self, receive: Receive, send: Send) -> None:
        connection = self._connection
        tasks: list[asyncio.Task[None]] = []
        with self._site.connection(connection):
            try:
                await self._table.join(connection, self._since)
                start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
                await send(start)
                tasks += asyncio.create_task(_gone(receive)), asyncio.create_task(self._tell(send))
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._table.part(connection)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, send: Send) -> None:
        following = asyncio.ensure_future(self._connection.next())
        try:
            while True:
                done, _ = await asyncio.wait([following], timeout=ALIVE_SECONDS)
                news = following.result() if done else b""
                if news is None:
                    await send({"type": "http.response.body", "body": b""})
                    return
                if done:
                    following = asyncio.ensure_future(self._connection.next())
                await send({"type": "http.response.body", "body": news + b"\n", "more_body": True})
        finally:
            following.cancel()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
