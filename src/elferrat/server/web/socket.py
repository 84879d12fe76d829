"""The WebSocket of a table: commands in, frames out; one task reads, one writes."""

import asyncio
from contextlib import suppress
from typing import Any

import orjson
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from elferrat.locale.message import Message, Unusable
from elferrat.server.answers import frame, refusal
from elferrat.server.commands import read_command
from elferrat.server.connection import Connection
from elferrat.server.live import LiveTable
from elferrat.server.logs import fail
from elferrat.server.room import Broken
from elferrat.server.sight import THIS_GAME
from elferrat.server.store.facts import StoreDown
from elferrat.server.tables import NoTable
from elferrat.server.web.complaints import answer_to, crowded
from elferrat.server.web.credentials import connection_of
from elferrat.server.web.site import Site, address_of

GOING_AWAY = 1001
MOST_SINCE = 2**53
LAST_SECONDS = 1.0


class TableSocket:
    """The endpoint, plain ASGI: what a frame costs is what thousands of sockets cost."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket of a table, from its handshake to its end."""
        await receive()  # websocket.connect
        with self._site.limits.connection(address_of(HTTPConnection(scope))) as allowed:
            talk = await self._talk(HTTPConnection(scope), allowed)
            if isinstance(talk, Response):
                await talk(scope, receive, send)
                return
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await talk.run(receive, send)

    async def _talk(self, request: HTTPConnection, allowed: bool) -> "_Talk | Response":
        """What is to be served, or why not; the request is forgotten then, to save its memory."""
        if not allowed:
            return crowded(request)
        code = request.path_params["code"].upper()
        try:
            table = await self._site.tables.at(code)
            await table.look()
        except (NoTable, Broken, StoreDown) as error:
            return answer_to(error, request)
        connection = connection_of(request, self._site.signer, code)
        return _Talk(self._site, table, connection, since_of(request))


class _Talk:
    """One client at one table: what it sends, answered in the order in which it came."""

    __slots__ = ("_connection", "_messages", "_since", "_site", "_table")

    def __init__(self, site: Site, table: LiveTable, connection: Connection, since: int) -> None:
        self._site = site
        self._table = table
        self._connection = connection
        self._since = since
        self._messages = site.limits.messages()

    async def run(self, receive: Receive, send: Send) -> None:
        """Read here and write in a task, until the client is gone or the server wants no more."""
        connection = self._connection
        with self._site.connection(connection):
            try:
                await self._table.join(connection, self._since)
            except (StoreDown, Broken):
                self._say_bye("table-store-down")
            except BaseException:
                self._table.part(connection)  # or the table would wait for it for ever
                raise
            telling = asyncio.create_task(self._tell(send))
            try:
                await self._hear(receive)
            finally:
                self._table.part(connection)
                connection.close()
                await _ended(telling)

    async def _hear(self, receive: Receive) -> None:
        """Take commands until the client is gone; it is, too, after the writer's last word."""
        allow, messages = self._site.limits.allow_message, self._messages
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if text is None:
                self._say_bye("web-bye-binary")
                return
            while wait := allow(messages):
                await asyncio.sleep(wait)  # meanwhile nothing is read: a flood holds up itself
            if not self._connection.closed:
                await self._answer(text)

    async def _answer(self, text: str) -> None:
        connection = self._connection
        try:
            command = read_command(text)
        except Unusable as error:
            connection.send(refusal(_id_in(text), error, connection))
            return
        try:
            with self._site.world.metrics.acknowledge.time():
                await self._table.command(command, connection, connection.send)
        except StoreDown as error:
            connection.send(refusal(command.id, error, connection))

    def _say_bye(self, key: str) -> None:
        """Let the connection end after one last frame that says why."""
        self._connection.send(frame("bye", reason=Message(key).text(self._connection.lang)))
        self._connection.close()

    async def _tell(self, send: Send) -> None:
        """Send frames until there are none any more."""
        take = self._connection.next
        try:
            while (news := await take()) is not None:
                await send({"type": "websocket.send", "text": news.decode()})
        except OSError:
            return  # the client is gone
        except Exception as error:
            fail("socket_failed", error)
        with suppress(OSError):
            await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})


async def _ended(telling: asyncio.Task[None]) -> None:
    """Let the writer send what waits, but not for long to a client that does not read."""
    done, _ = await asyncio.wait([telling], timeout=LAST_SECONDS)
    if not done:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


def since_of(request: HTTPConnection) -> int:
    """The number that a client has seen last; 0: none; `game`: all of the running game."""
    text = request.query_params.get("since", "")
    if text == "game":
        return THIS_GAME
    known = text.isascii() and text.isdigit() and len(text) <= 16
    return min(int(text), MOST_SINCE) if known else 0


def _id_in(text: str) -> str | None:
    """The id of what is no command, if it has one, so that its sender knows which was refused."""
    try:
        found: Any = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    known = isinstance(found, dict) and isinstance(found.get("id"), str)
    return found["id"][:40] if known else None
